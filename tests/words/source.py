"""What the rules can ask, tell and refuse, read out of their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import vigil

Node = TypeVar("Node", bound=ast.AST)
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

ROOT: Final = Path(vigil.__file__).parent
RULES: Final = ("core", "games", "bots")

ASKING: Final = {
    "choose": 2,
    "window": 1,
    "ask": 1,
    "roll": 0,
    "shuffle": 0,
    "draw": 1,
    "Decision": 1,
}
"""The functions that ask something, and where their ``kind`` stands."""


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the rules with its syntax tree."""
    paths = [path for part in RULES for path in sorted((ROOT / part).rglob("*.py"))]
    return tuple((_dotted(path), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts)


def nodes(kind: type[Node]) -> Iterator[tuple[str, Node]]:
    """All nodes of a kind, with their modules."""
    for module, tree in modules():
        yield from ((module, node) for node in ast.walk(tree) if isinstance(node, kind))


def functions() -> Iterator[tuple[str, Function]]:
    """All functions with their modules."""
    yield from nodes(ast.FunctionDef)
    yield from nodes(ast.AsyncFunctionDef)


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """All calls with their module and the last part of the function's name."""
    for module, node in nodes(ast.Call):
        if isinstance(node.func, ast.Name):
            yield module, node.func.id, node
        elif isinstance(node.func, ast.Attribute):
            yield module, node.func.attr, node


def text_at(module: str, call: ast.Call, place: int, keyword: str = "") -> str | None:
    """The string passed in that place or under that keyword, where the source says it."""
    named = [word.value for word in call.keywords if keyword and word.arg == keyword]
    value = call.args[place] if 0 <= place < len(call.args) else named[0] if named else None
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    if isinstance(value, ast.Name) and value.id.isupper():
        return str(getattr(import_module(module), value.id))
    return None


def parameters(name: str) -> dict[str, int]:
    """The functions that have a parameter of that name, and where it stands."""
    found = {}
    for _, node in functions():
        names = [argument.arg for argument in node.args.args]
        if name in names:
            found[node.name] = names.index(name)
    return found


@cache
def decision_kinds() -> frozenset[str]:
    """Every kind of question."""
    found = {
        text_at(module, call, ASKING[name], "kind")
        for module, name, call in calls()
        if name in ASKING
    }
    return frozenset(kind for kind in found if kind is not None)


@cache
def event_tags() -> frozenset[str]:
    """Every tag of an event."""
    found = {text_at(module, call, 0) for module, name, call in calls() if name == "emit"}
    return frozenset(tag for tag in found if tag is not None)


@cache
def reasons() -> frozenset[str]:
    """Everything that is given as the reason of an event."""
    places = {**parameters("why"), "emit": -1}
    found = {
        text_at(module, call, places[name], "why")
        for module, name, call in calls()
        if name in places
    }
    return frozenset(reason for reason in found if reason is not None)


@cache
def endings() -> frozenset[tuple[bool, str]]:
    """How a game can end."""
    found = set()
    for module, name, call in calls():
        if name == "end_game" and isinstance(call.args[1], ast.Constant):
            reason = text_at(module, call, 2)
            assert reason is not None
            found.add((bool(call.args[1].value), reason))
    return frozenset(found)


@cache
def error_codes() -> frozenset[tuple[str, str]]:
    """Every exception with its code; a code in a variable comes from the callers or a table."""
    return frozenset(
        (error, code)
        for module, function in functions()
        for raised in ast.walk(function)
        if isinstance(raised, ast.Raise) and isinstance(raised.exc, ast.Call)
        for error in _exceptions(raised.exc)
        for code in _codes(module, function, raised.exc)
    )


def _exceptions(call: ast.Call) -> tuple[str, ...]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name == "error":
        return ("BadRecord", "BadSave")
    return (name,) if name in _vigil_errors() else ()


@cache
def _vigil_errors() -> frozenset[str]:
    return frozenset(
        node.name
        for _, node in nodes(ast.ClassDef)
        if any(isinstance(base, ast.Name) and base.id == "VigilError" for base in node.bases)
    )


def _codes(module: str, function: Function, call: ast.Call) -> set[str]:
    said = text_at(module, call, 0)
    if said is not None:
        return {said}
    if "code" in [argument.arg for argument in function.args.args]:
        passed = [text_at(m, c, 0) for m, name, c in calls() if name == function.name]
        return {code for code in passed if code is not None}
    tables = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
    keys = [key for table in tables for key in table.keys]
    return {
        key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
