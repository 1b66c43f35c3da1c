"""Writes the typed views of Python as TypeScript types, name for name and line for line."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from npm import WEB

from vigil.core.view import OF_EACH

SOURCE: Final = WEB / "src"
CLIENT: Final = {"GameView": "View", "Asked": "Decision", "OutcomeView": "Outcome"}
"""Names that the client has for types of all games."""
HEADING: Final = "/** Written by `make types` from the views of the game ({}); do not edit. */"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


class Views(NamedTuple):
    """A file of the client, the modules with its types, and where the types of others stand."""

    path: Path
    modules: tuple[str, ...]
    others: tuple[str, ...]
    home: str


GAMES: Final = SOURCE / "games"
VIEWS: Final = (
    Views(
        SOURCE / "lib" / "protocol" / "view.ts",
        ("vigil.core.view",),
        ("Asked", "SetupData"),
        "./decision",
    ),
    Views(
        GAMES / "ghost_stories" / "view.ts",
        (
            "vigil.games.ghost_stories.presentation.views",
            "vigil.games.ghost_stories.white_moon.presentation.views",
        ),
        ("GameView",),
        "$lib/protocol/types",
    ),
    Views(
        GAMES / "horizons" / "view.ts",
        ("vigil.games.horizons.presentation.views",),
        ("GameView",),
        "$lib/protocol/types",
    ),
)


def view_types(views: Views) -> str:
    """The types of a game as a source of TypeScript."""
    modules = [import_module(name) for name in views.modules]
    writer = Writer(modules, views.others)
    parts = [part for module in modules for part in writer.definitions(module)]
    others = ", ".join(map(client_name, views.others))
    body = "\n\n".join([f"import type {{ {others} }} from '{views.home}'", *parts])
    digest = sha256(body.encode()).hexdigest()[:16]
    return f"{HEADING.format(digest)}\n\n{body}\n"


class Writer:
    """Knows the names under which types stand in the modules of a game."""

    def __init__(self, modules: list[ModuleType], others: tuple[str, ...]) -> None:
        self._names: list[tuple[Any, str]] = [
            (value, name) for module in modules for name, value in vars(module).items()
        ]
        self._written = set(others)

    def definitions(self, module: ModuleType) -> Iterator[str]:
        """All types of a module, starting with those imported from the rules."""
        tree = ast.parse(inspect.getsource(module))
        for name in borrowed(tree):
            if get_origin(vars(module).get(name)) is Literal and name not in self._written:
                self._written.add(name)
                yield literals(name, vars(module)[name])
        for node, comment in documented(tree.body):
            if isinstance(node, ast.ClassDef):
                yield self._interface(node, vars(module)[node.name])
            elif (name := alias_in(node)) and name not in self._written:
                yield note(comment) + self._alias(name, vars(module)[name])

    def _alias(self, name: str, hint: Any) -> str:
        if get_origin(hint) is Literal:
            return literals(name, hint)
        return f"export type {name} = {self._written_out(hint)}"

    def _interface(self, node: ast.ClassDef, kind: type) -> str:
        """A class of keys with their types."""
        hints = get_type_hints(kind, include_extras=True)
        bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
        above = f" extends {', '.join(map(client_name, bases))}" if bases else ""
        fields = [
            note(comment, "  ") + "  " + self._field(field.target.id, hints[field.target.id])
            for field, comment in documented(node.body)
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        ]
        head = note(ast.get_docstring(node)) + "export "
        if not fields:
            return f"{head}type {node.name} = {' & '.join(map(client_name, bases)) or EMPTY}"
        return "\n".join([f"{head}interface {client_name(node.name)}{above} {{", *fields, "}"])

    def _field(self, name: str, hint: Any) -> str:
        if get_origin(hint) is NotRequired:
            return f"{name}?: {self._type(get_args(hint)[0])}"
        return f"{name}: {self._type(hint)}"

    def _type(self, hint: Any) -> str:
        """A type by its name if it has one, otherwise written out."""
        if hint in PLAIN:
            return PLAIN[hint]
        name = next((name for value, name in self._names if value == hint), "")
        return client_name(name) if name else self._written_out(hint)

    def _written_out(self, hint: Any) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(map(quoted, parts))
        if origin in (Union, UnionType):
            return " | ".join(map(self._type, parts))
        if origin is list:
            item = self._type(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self._type, parts))}]"
        if origin is Annotated and hint.__metadata__ == (OF_EACH,):
            return f"Record<{', '.join(map(self._type, get_args(parts[0])))}>"
        if origin is dict:
            record = f"Record<{', '.join(map(self._type, parts))}>"
            return record if parts[0] is str else f"Partial<{record}>"
        raise TypeError(f"no type of TypeScript for {hint}")


EMPTY: Final = "Record<string, never>"


def client_name(name: str) -> str:
    """The client's name for a type."""
    return CLIENT.get(name, name)


def alias_in(node: ast.stmt) -> str:
    """The name that a statement gives to a type, if it does."""
    if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "TypeAlias":
        return ""
    return ast.unparse(node.target)


def borrowed(tree: ast.Module) -> Iterator[str]:
    """The names that a module imports."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)


def documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Statements, each with the docstring below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        text = after.value if isinstance(after, ast.Expr) else None
        yield node, str(text.value) if isinstance(text, ast.Constant) else None


def literals(name: str, hint: Any) -> str:
    """A choice of words, as a list and as a type."""
    every = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
    words = f"export const {every} = [{', '.join(map(quoted, get_args(hint)))}] as const"
    return f"{words}\nexport type {name} = (typeof {every})[number]"


def quoted(word: str) -> str:
    """A word of a choice."""
    return f"'{word}'"


def note(text: str | None, indent: str = "") -> str:
    """A comment above something."""
    return f"{indent}/** {text.replace('``', '`')} */\n" if text else ""
