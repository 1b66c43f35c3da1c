"""Nothing in the box goes untested, untranslated or unplayed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vigil
from games.ghost_stories.content.test_coloured_ghosts import CARDS as COLOURED
from games.registry import names_of_tests
from golden.playthroughs import told
from vigil.core import Content
from vigil.games.ghost_stories import GHOST_STORIES
from vigil.games.ghost_stories.presentation.catalogue import CONTENT

HERE = Path(__file__).parent
LOCALES = sorted(Path(vigil.__file__).parent.joinpath("games/ghost_stories/locale").glob("*"))

APPEARANCE = {
    "ghost": r"^ *ghost_placed ghost={id} ",
    "incarnation": r"^ *ghost_placed ghost={id} ",
    "tile": r"^ *villager_asked .*name={id}$",
    "power": r"^position .*boards: [^;]*\b{id}\b",
}
"""How each kind of thing shows that it took part in a playthrough."""

each = pytest.mark.parametrize("thing", CONTENT, ids=lambda thing: thing.id)


def test_the_box_holds_55_ghosts_10_incarnations_9_tiles_and_8_powers() -> None:
    kinds = [thing.kind for thing in CONTENT]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counted == {"ghost": 55, "incarnation": 10, "tile": 9, "power": 8}
    assert len({thing.id for thing in CONTENT}) == len(CONTENT)


@each
def test_every_thing_in_the_box_has_a_test_of_its_own(thing: Content) -> None:
    wanted = re.compile(rf"test_{thing.id}_")
    named = any(wanted.match(name) for name in names_of_tests(HERE))
    assert named or thing.id in [card for card, *_ in COLOURED]


@each
def test_every_thing_in_the_box_has_a_name_in_every_language(thing: Content) -> None:
    assert len(LOCALES) >= 3
    for folder in LOCALES:
        text = folder.joinpath("content.ftl").read_text("utf-8")
        key = re.escape(f"gs-{thing.kind}-{thing.id}")
        assert re.search(rf"^{key} = \S", text, re.MULTILINE), f"{folder.parent.name}: {key}"


@each
def test_every_thing_in_the_box_takes_part_in_a_playthrough(thing: Content) -> None:
    wanted = APPEARANCE[thing.kind].format(id=thing.id)
    assert re.search(wanted, told("ghost_stories_"), re.MULTILINE)


# -- the engine knows no card by name

FLOORS = ("model", "phases", "presentation")
ENGINE = Path(vigil.__file__).parent / "games" / "ghost_stories"
NUMBERING = ENGINE / "numbering.py"
"""It gives every question a number, those that a card asks too; no rule reads it."""
SOURCES = [
    path
    for part in (ENGINE, ENGINE / "white_moon")
    for path in (*part.glob("*.py"), *(p for floor in FLOORS for p in (part / floor).rglob("*.py")))
    if path != NUMBERING
]
NAMED = [thing.id for thing in GHOST_STORIES.content if thing.kind != "piece"]
"""Everything in the box with a proper name; portal, shelter and the like are common words."""


def literals(path: Path) -> set[str]:
    """The strings that a file holds, docstrings and examples of positions apart."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_outside_its_content_the_engine_holds_no_id_of_the_box(path: Path) -> None:
    assert literals(path).isdisjoint(NAMED)


def test_the_ids_are_found_where_they_belong() -> None:
    paths = (ENGINE / "content").rglob("*.py"), (ENGINE / "white_moon" / "content").rglob("*.py")
    found = set().union(*(literals(path) for some in paths for path in some))
    assert set(NAMED) <= found
    assert len(SOURCES) > 40
