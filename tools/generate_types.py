"""Writes the messages of the server and the views of games as TypeScript types: ``make types``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from tempfile import NamedTemporaryFile
from typing import Any, Final, get_args

import msgspec
from npm import WEB, npm
from view_types import VIEWS, view_types

from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.tables.problems import Problem
from vigil.tables.protocol import messages
from vigil.words.vocabulary import Vocabulary

TYPES: Final = WEB / "src" / "lib" / "protocol" / "generated.ts"
HERE: Final = "#/definitions/"
REQUESTS: Final = get_args(messages.AnyRequest)
MESSAGES: Final = tuple(messages.Message.__subclasses__())


def schema() -> dict[str, Any]:
    """All messages and bodies, as one JSON schema."""
    bodies = create_app(Config(database="")).openapi_schema.to_schema()["components"]["schemas"]
    _, parts = msgspec.json.schema_components(
        (*REQUESTS, *MESSAGES, Problem, Vocabulary), ref_template=f"{HERE}{{name}}"
    )
    groups = {
        "AnyRequest": any_of(kind.__name__ for kind in REQUESTS),
        "AnyMessage": any_of(kind.__name__ for kind in MESSAGES),
        "AnyBody": any_of((*bodies, Problem.__name__, Vocabulary.__name__)),
    }
    text = json.dumps({"title": "Protocol", "definitions": bodies | parts | groups})
    whole: dict[str, Any] = json.loads(text.replace("#/components/schemas/", HERE))
    return whole | any_of(groups)


def any_of(names: Iterable[str]) -> dict[str, Any]:
    """One of the definitions of these names."""
    return {"anyOf": [{"$ref": f"{HERE}{name}"} for name in names]}


def readable(part: Any) -> Any:
    """The same for the compiler, which knows an older form of tuples."""
    if isinstance(part, list):
        return [readable(entry) for entry in part]
    if not isinstance(part, dict):
        return part
    made = {name: readable(entry) for name, entry in part.items()}
    if "prefixItems" in made:
        items = made.pop("prefixItems")
        made |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    if made.get("type") == "object" and "properties" not in made:
        made.setdefault("additionalProperties", True)
    return made


def heading(whole: dict[str, Any]) -> str:
    """The header of the types, with a hash of their schema."""
    digest = sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]
    return f"/** Written by `make types` from the server's own schema ({digest}); do not edit. */"


def main() -> int:
    """Write the types."""
    for views in VIEWS:
        views.path.write_text(view_types(views), encoding="utf-8")
    files = [str(views.path) for views in VIEWS]
    return write_protocol() or npm("exec", "--", "prettier", "--write", "--log-level=warn", *files)


def write_protocol() -> int:
    """Write the messages and the HTTP bodies of the server."""
    whole = schema()
    options = ("--no-additionalProperties", "--maxItems=4")
    style = ("--style.singleQuote", "--no-style.semi", "--style.printWidth=110")
    with NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(readable(whole), file)
        file.flush()
        files = ("--input", file.name, "--output", str(TYPES), "--bannerComment", heading(whole))
        return npm("exec", "--", "json2ts", *files, *options, *style)


if __name__ == "__main__":
    sys.exit(main())
