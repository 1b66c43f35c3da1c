"""What is compiled is what stands in the sources, but for two things that only make it quick."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from compiled import SOURCES, files, prepared

STATES: Final = ("s", "state", "use.s")
"""What states are called where they tell what happened."""

READING: Final = frozenset(
    {"board_name", "defence", "land_name", "list", "moon", "sum", "terror_level"}
    | {"s.deck.count", "s.invader_deck.count"}
)
"""Functions that change nothing; what happened may be put together with them."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepared(tmp_path_factory.mktemp("prepared"))


def told(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls, alone in their line, that tell what happened."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and is_told(node.value):
            assert isinstance(node.value, ast.Call)
            yield node.value


def is_told(call: ast.expr) -> bool:
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
        return False
    return call.func.attr == "emit" and ast.unparse(call.func.value) in STATES


class Intended(ast.NodeTransformer):
    """Nothing is told while nobody listens, and ``zip`` compares no lengths."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if not is_told(node.value):
            return node
        assert isinstance(node.value, ast.Call)
        assert isinstance(node.value.func, ast.Attribute)
        events = ast.Attribute(node.value.func.value, "events", ast.Load())
        return ast.If(ast.Compare(events, [ast.IsNot()], [ast.Constant(None)]), [node], [])

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "zip":
            node.keywords = [one for one in node.keywords if ast.unparse(one) != "strict=True"]
        return node


@pytest.mark.parametrize("name", files())
def test_only_what_is_intended_differs(name: str, copy: Path) -> None:
    source = ast.parse((SOURCES / name).read_text(encoding="utf-8"))
    rewritten = ast.parse((copy / name).read_text(encoding="utf-8"))
    assert ast.dump(rewritten) == ast.dump(Intended().visit(source))


def test_there_is_something_to_compare(copy: Path) -> None:
    sources = [(SOURCES / name).read_text(encoding="utf-8") for name in files()]
    assert sum(len(list(told(ast.parse(source)))) for source in sources) > 100
    assert sum(source.count("strict=True") for source in sources) > 10
    assert not any("strict=True" in (copy / name).read_text("utf-8") for name in files())


@pytest.mark.parametrize("name", files())
def test_what_is_not_told_changes_nothing(name: str) -> None:
    """Arguments are not worked out while nobody listens: they only read."""
    source = ast.parse((SOURCES / name).read_text(encoding="utf-8"))
    wrong = (ast.Await, ast.NamedExpr, ast.Yield, ast.YieldFrom)
    for call in told(source):
        inner = [node for value in (*call.args, *call.keywords) for node in ast.walk(value)]
        assert not any(isinstance(node, wrong) for node in inner), ast.unparse(call)
        called = {ast.unparse(node.func) for node in inner if isinstance(node, ast.Call)}
        assert called <= READING, ast.unparse(call)
