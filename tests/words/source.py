"""What the rules can ask, tell and refuse, read out of their source."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

import vigil
from vigil.core.decision import TOGETHER

Node = TypeVar("Node", bound=ast.AST)
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

ROOT: Final = Path(vigil.__file__).parent
EVERY_GAME: Final = ""

ASKING: Final = {
    "choose": 2,
    "pick": 2,
    "ask": 1,
    "confirm": 2,
    "roll": 0,
    "shuffle": 0,
    "draw": 1,
    "Decision": 1,
}
"""The functions that ask something, and where their ``kind`` stands; a method has no ``self``."""
METHODS: Final = ("ask", "confirm")
STEPS: Final = ("step", "action")
"""The decorators that make a function a step."""


class Call(NamedTuple):
    """A call in the source: where it stands, and the last part of what it calls."""

    module: str
    scope: ast.AST
    name: str
    node: ast.Call
    trail: frozenset[tuple[str, str]] = frozenset()
    """Parameters whose values are being looked for: none is followed twice."""


@cache
def modules(game: str) -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the engine and of the rules of a game with its syntax tree."""
    parts = ("core", "bots", "research/simulation", f"games/{game}")
    paths = [path for part in parts for path in sorted((ROOT / part).rglob("*.py"))]
    return tuple((_dotted(path), _tree(path)) for path in paths)


@cache
def _tree(path: Path) -> ast.Module:
    """The syntax tree of a module, which several games may share."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _nodes(tree: ast.Module) -> dict[type[ast.AST], list[ast.AST]]:
    """All nodes of a module by their kind, in the order of a walk."""
    found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    for node in ast.walk(tree):
        found[type(node)].append(node)
    return found


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts)


def nodes(game: str, kind: type[Node]) -> Iterator[tuple[str, Node]]:
    """All nodes of a kind, with their modules."""
    for module, tree in modules(game):
        for node in _nodes(tree)[kind]:
            assert isinstance(node, kind)
            yield module, node


def functions(game: str) -> Iterator[tuple[str, Function]]:
    """All functions with their modules."""
    yield from nodes(game, ast.FunctionDef)
    yield from nodes(game, ast.AsyncFunctionDef)


@cache
def calls(game: str) -> tuple[Call, ...]:
    """All calls, inside functions and outside; an entry of the agenda calls its step."""
    return tuple(
        Call(module, scope, name, node)
        for module, scope in (*functions(game), *_statements(game))
        for found in ast.walk(scope)
        if (node := _as_call(game, found)) is not None and (name := _called(node))
    )


def _as_call(game: str, node: ast.AST) -> ast.Call | None:
    """A plain call, or the call that an entry of the agenda will become."""
    match node:
        case ast.Call():
            return node
        case ast.Tuple(elts=[ast.Constant(value=str(name)), *args]) if name in _steps(game):
            return ast.Call(ast.Name(name), [ast.Name("s"), *args], [])
    return None


@cache
def _steps(game: str) -> frozenset[str]:
    """The functions that are steps."""
    return frozenset(
        node.name
        for _, node in functions(game)
        if any(isinstance(mark, ast.Name) and mark.id in STEPS for mark in node.decorator_list)
    )


def _statements(game: str) -> Iterator[tuple[str, ast.stmt]]:
    """The statements of modules that define no function and no class."""
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for module, tree in modules(game):
        yield from ((module, node) for node in tree.body if not isinstance(node, definitions))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


# -- the texts an expression can be


def texts_at(game: str, call: Call, place: int, keyword: str = "") -> set[str]:
    """The strings passed in that place or under that keyword, where the source says them."""
    args = call.node.args
    if 0 <= place < len(args):
        return texts(game, call, args[place])
    named = [word.value for word in call.node.keywords if keyword and word.arg == keyword]
    return texts(game, call, named[0]) if named else set()


def texts(game: str, call: Call, node: ast.expr) -> set[str]:
    """The strings an expression can be, as far as its function and its fields tell."""
    match node:
        case ast.Constant(value=str(text)):
            return {text} - {""}
        case ast.IfExp():
            return texts(game, call, node.body) | texts(game, call, node.orelse)
        case ast.JoinedStr():
            parts = [texts(game, call, part) for part in node.values]
            return {"".join(words) for words in product(*parts)}
        case ast.FormattedValue():
            return texts(game, call, node.value)
        case ast.Name() if node.id.isupper():
            return {str(getattr(import_module(call.module), node.id))}
        case ast.Name():
            return _variable(call.scope, node.id) | _parameter(game, call, node.id)
        case ast.Attribute():
            return set(_field(game, node.attr))
    return set()


def _variable(scope: ast.AST, name: str) -> set[str]:
    """The strings that a variable is given in a function."""
    found = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and name in map(ast.unparse, node.targets):
            found |= _constants(node.value)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Tuple):
            names = list(map(ast.unparse, node.target.elts))
            rows = node.iter.elts if isinstance(node.iter, ast.Tuple) else []
            for row in rows if name in names else []:
                assert isinstance(row, ast.Tuple)
                found |= _constants(row.elts[names.index(name)])
    return found


def _parameter(game: str, call: Call, name: str) -> set[str]:
    """The strings that a parameter is given by plain calls, agendas and tables of functions."""
    function = call.scope
    if not isinstance(function, Function) or (function.name, name) in call.trail:
        return set()
    names = [argument.arg for argument in function.args.args]
    if name not in names:
        return set()
    place, trail = names.index(name), call.trail | {(function.name, name)}
    plain = [c for c in _calls_by_name(game)[function.name] if isinstance(c.node.func, ast.Name)]
    passed = [texts_at(game, c._replace(trail=trail), place, name) for c in plain]
    return _keys_passed(game)[function.name, place].union(*passed)


@cache
def _calls_by_name(game: str) -> dict[str, list[Call]]:
    found: dict[str, list[Call]] = defaultdict(list)
    for call in calls(game):
        found[call.name].append(call)
    return found


@cache
def _keys_passed(game: str) -> dict[tuple[str, int], set[str]]:
    """By function and place, its keys in a table whose functions are told their own key there."""
    found: dict[tuple[str, int], set[str]] = defaultdict(set)
    trees = dict(modules(game))
    for module, node in nodes(game, ast.Call):
        if isinstance(node.func, ast.Subscript):
            places = [i for i, arg in enumerate(node.args) if _same(arg, node.func.slice)]
            for function, key in _table(trees[module], node.func.value) if places else ():
                found[function, places[0]].add(key)
    return found


def _table(tree: ast.Module, name: ast.expr) -> Iterator[tuple[str, str]]:
    """The functions in a table of a module with their keys."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and _same(node.target, name):
            assert isinstance(node.value, ast.Dict)
            for key, value in zip(node.value.keys, node.value.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(value, ast.Name):
                    yield value.id, str(key.value)


def _same(one: ast.AST, other: ast.AST) -> bool:
    return ast.unparse(one) == ast.unparse(other)


@cache
def _field(game: str, name: str) -> frozenset[str]:
    """The strings that a field of the state is given."""
    return frozenset(
        text
        for _, node in nodes(game, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr == name
        for text in _constants(node.value)
    )


def _constants(node: ast.AST) -> set[str]:
    """The strings written in an expression, apart from what it passes to calls."""
    if isinstance(node, ast.Constant):
        return {node.value} - {""} if isinstance(node.value, str) else set()
    parts = [] if isinstance(node, ast.Call) else ast.iter_child_nodes(node)
    return set().union(*map(_constants, parts))


# -- what the rules can say


@cache
def decision_kinds(game: str) -> frozenset[str]:
    """Every kind of question; those put together are said one by one."""
    kinds = frozenset(
        kind
        for call in calls(game)
        if call.name in ASKING
        for kind in texts_at(game, call, _place_of_kind(call), "kind")
    )
    return kinds - {TOGETHER}


def _place_of_kind(call: Call) -> int:
    is_method = call.name in METHODS and isinstance(call.node.func, ast.Attribute)
    return ASKING[call.name] - is_method


@cache
def event_tags(game: str) -> frozenset[str]:
    """Every tag of an event."""
    return frozenset(
        tag
        for call in calls(game)
        if call.name in ("emit", "Event")
        for tag in texts_at(game, call, 0)
    )


@cache
def reasons(game: str) -> frozenset[str]:
    """Everything that is given as the reason of an event."""
    return frozenset(
        reason
        for call in calls(game)
        if call.name == "emit"
        for reason in texts_at(game, call, -1, "why")
    )


@cache
def endings(game: str) -> frozenset[tuple[bool, str]]:
    """How a game can end."""
    return frozenset(
        (bool(won.value), reason)
        for call in calls(game)
        if call.name == "end_game" and isinstance(won := call.node.args[1], ast.Constant)
        for reason in texts_at(game, call, 2)
    )


# -- what can go wrong


@cache
def error_codes() -> frozenset[tuple[str, str]]:
    """Every exception with its code; a code in a variable comes from the callers or a table."""
    return frozenset(
        (error, code)
        for call in calls(EVERY_GAME)
        for error in _exceptions(call.node)
        for code in _codes(call)
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
        for _, node in nodes(EVERY_GAME, ast.ClassDef)
        if any(isinstance(base, ast.Name) and base.id == "VigilError" for base in node.bases)
    )


def _codes(made: Call) -> set[str]:
    tables = [node for node in ast.walk(made.scope) if isinstance(node, ast.Dict)]
    keys = [key for table in tables for key in table.keys if key is not None]
    written = {text for key in keys if isinstance(key, ast.Constant) for text in _constants(key)}
    return texts_at(EVERY_GAME, made, 0) or written
