"""Writes the messages and the HTTP bodies of the server as types of TypeScript: ``make types``."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from tempfile import NamedTemporaryFile
from typing import Any, Final, get_args

import msgspec
from npm import WEB, npm

from vigil.server import messages
from vigil.server.app import Problem, create_app
from vigil.server.config import Config

TYPES: Final = WEB / "src" / "lib" / "protocol" / "generated.ts"
REQUESTS: Final = get_args(messages.AnyRequest)
MESSAGES: Final = tuple(messages.Message.__subclasses__())


def schema() -> dict[str, Any]:
    """Everything that goes over the wire, as one JSON schema."""
    bodies = create_app(Config(database="")).openapi_schema.to_schema()["components"]["schemas"]
    _, parts = msgspec.json.schema_components(
        (*REQUESTS, *MESSAGES, Problem), ref_template="#/$defs/{name}"
    )
    parts |= {"AnyRequest": _any_of(REQUESTS), "AnyMessage": _any_of(MESSAGES)}
    text = json.dumps({"title": "Protocol", "$defs": bodies | parts}, sort_keys=True)
    whole: dict[str, Any] = json.loads(text.replace("#/components/schemas/", "#/$defs/"))
    return whole | {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("AnyRequest", "AnyMessage")]}


def _any_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def as_tuples(part: Any) -> Any:
    """Lists of fixed length in the older form that the compiler reads."""
    if isinstance(part, list):
        return [as_tuples(entry) for entry in part]
    if not isinstance(part, dict):
        return part
    made = {name: as_tuples(entry) for name, entry in part.items()}
    if "prefixItems" in made:
        made |= {"items": made.pop("prefixItems"), "additionalItems": False}
    return made


def heading(whole: dict[str, Any]) -> str:
    """What stands above the types; it tells of which schema they were made."""
    digest = sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]
    return f"/** Written by `make types` from the server's own schema ({digest}); do not edit. */"


def main() -> int:
    """Write the types."""
    whole = schema()
    options = ("--unreachableDefinitions", "--no-additionalProperties", "--maxItems=4")
    style = ("--style.singleQuote", "--no-style.semi", "--style.printWidth=110")
    with NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(as_tuples(whole), file)
        file.flush()
        files = ("--input", file.name, "--output", str(TYPES), "--bannerComment", heading(whole))
        return npm("exec", "--", "json2ts", *files, *options, *style)


if __name__ == "__main__":
    sys.exit(main())
