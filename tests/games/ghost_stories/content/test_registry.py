"""Nothing in the box goes untested, untranslated or unplayed."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import vigil
from vigil.core import Content
from vigil.games.ghost_stories.shown.catalogue import CONTENT

HERE = Path(__file__).parent
GOLDEN = HERE.parents[2] / "golden"
LOCALES = sorted(Path(vigil.__file__).parent.joinpath("games/ghost_stories/locale").glob("*"))

APPEARANCE = {
    "ghost": r"^ *ghost_placed ghost={id} ",
    "incarnation": r"^ *ghost_placed ghost={id} ",
    "tile": r"^ *villager_asked .*name={id}$",
    "power": r"^position .*boards: [^;]*\b{id}\b",
}
"""How each kind of thing shows that it took part in a golden playthrough."""

each = pytest.mark.parametrize("thing", CONTENT, ids=lambda thing: thing.id)


@cache
def names_of_tests() -> list[str]:
    """The names of all tests of the content."""
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef)]


@cache
def transcripts() -> str:
    """All golden playthroughs."""
    return "\n".join(path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.txt")))


def test_the_box_holds_55_ghosts_10_incarnations_9_tiles_and_8_powers() -> None:
    kinds = [thing.kind for thing in CONTENT]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counted == {"ghost": 55, "incarnation": 10, "tile": 9, "power": 8}
    assert len({thing.id for thing in CONTENT}) == len(CONTENT)


@each
def test_every_thing_in_the_box_has_a_test_of_its_own(thing: Content) -> None:
    wanted = re.compile(rf"test_{thing.id}_")
    assert any(wanted.match(name) for name in names_of_tests())


@each
def test_every_thing_in_the_box_has_a_name_in_every_language(thing: Content) -> None:
    assert len(LOCALES) >= 3
    for folder in LOCALES:
        text = folder.joinpath("content.ftl").read_text("utf-8")
        key = re.escape(f"gs-{thing.kind}-{thing.id}")
        assert re.search(rf"^{key} = \S", text, re.MULTILINE), f"{folder.parent.name}: {key}"


@each
def test_every_thing_in_the_box_takes_part_in_a_golden_playthrough(thing: Content) -> None:
    wanted = APPEARANCE[thing.kind].format(id=thing.id)
    assert re.search(wanted, transcripts(), re.MULTILINE)
