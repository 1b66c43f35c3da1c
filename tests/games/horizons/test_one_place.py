"""What is in the box is named in one place: the engine knows no card and no spirit by its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import vigil
from vigil.core import find_game

GAME: Final = Path(vigil.__file__).parent / "games" / "horizons"
ENGINE: Final = ("model", "powers", "phases", "presentation")
FILES: Final = sorted(path for floor in ENGINE for path in (GAME / floor).rglob("*.py"))

CONTENT: Final = find_game("horizons").content
SPECIAL_RULES: Final = {thing.facts["special"] for thing in CONTENT if thing.kind == "spirit"}
IDS: Final = {thing.id for thing in CONTENT if thing.kind != "board"} | SPECIAL_RULES

WORD: Final = re.compile(r"[a-z][a-z0-9_]*")
CLAUSE: Final = re.compile(r"^[a-z_ ]*\d?: ")
"""How the example of a clause of the notation begins; it has to name a card."""


def texts(source: str) -> Iterator[str]:
    """All names, strings and docstrings of a source but examples of clauses."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield "" if CLAUSE.match(node.value) else node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.alias):
            yield node.name


def named(source: str) -> set[str]:
    """The ids of content that a source names."""
    return {word for text in texts(source) for word in WORD.findall(text.lower())} & IDS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(GAME).as_posix())
def test_the_engine_names_no_card_and_no_spirit(path: Path) -> None:
    assert named(path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if card == "tsunami":\n    pass', {"tsunami"}),
        ("TSUNAMI = 1", {"tsunami"}),
        ("async def avenge(use):\n    '''For vengeance_of_the_dead.'''", {"vengeance_of_the_dead"}),
        ("from x import blistering_heat", {"blistering_heat"}),
        ('example = "minor: card drought, 20 minor"', set()),
    ],
)
def test_a_name_in_the_engine_is_found(source: str, found: set[str]) -> None:
    assert named(source) == found


def test_a_power_is_named_once_in_the_content_but_for_progressions() -> None:
    sources = [path.read_text("utf-8") for path in sorted((GAME / "content").rglob("*.py"))]
    for thing in CONTENT:
        if thing.kind in ("power", "innate"):
            assert sum(f'id="{thing.id}"' in source for source in sources) == 1, thing.id
