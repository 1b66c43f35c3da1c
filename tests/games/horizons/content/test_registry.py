"""Nothing of the spirits, fear cards, invader cards and boards goes untested or untranslated."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import vigil
from games.registry import names_of_tests
from golden.playthroughs import told
from vigil.core import Content, find_game

CONTENT = find_game("horizons").content
HERE = Path(__file__).parent
LOCALES = sorted(Path(vigil.__file__).parent.joinpath("games/horizons/locale").glob("*"))

LEVELS = {"fear": 3, "innate": 4}
"""How many levels things of a kind have."""

APPEARANCE = {
    "spirit": r"^ *set_up spirits=(\S+,)?{id}(,|\s)",
    "innate": r"^ *power_used .*power={id} ",
    "power": r"^ *power_used .*power={id} ",
    "fear": r"^ *fear_card_revealed card={id} ",
    "invader": r"^ *invader_card_drawn card={id} ",
    "board": r"^ *set_up .*boards=(\w,)*{id}(,\w)*$",
}
"""How each kind of thing shows that it took part in a playthrough."""

LIBRARY = ("A", "C", "D", "E", "F")
"""Boards that are not in the box but may be chosen."""

each = pytest.mark.parametrize("thing", CONTENT, ids=lambda thing: thing.id)
each_played = pytest.mark.parametrize(
    "thing",
    [thing for thing in CONTENT if thing.id not in LIBRARY],
    ids=lambda thing: thing.id,
)


@cache
def words(locale: Path) -> str:
    """The names and texts of a language."""
    return locale.joinpath("content.ftl").read_text("utf-8")


def test_the_box_holds_what_the_book_lists() -> None:
    kinds = [str(thing.facts.get("deck", thing.kind)) for thing in CONTENT]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "spirit": 5,
        "minor": 36,
        "major": 22,
        "unique": 20,
        "innate": 5,
        "fear": 15,
        "invader": 15,
        "board": 8,
    }
    assert len({(thing.kind, thing.id) for thing in CONTENT}) == len(CONTENT)


@each
def test_every_thing_in_the_box_has_a_test_of_its_own(thing: Content) -> None:
    name = f"board_{thing.id.lower()}" if thing.kind == "board" else thing.id
    wanted = re.compile(rf"test_{name}_")
    assert any(wanted.match(test) for test in names_of_tests(HERE))


@each
def test_every_level_has_a_test_of_its_own(thing: Content) -> None:
    tests = [name for name in names_of_tests(HERE) if name.startswith(f"test_{thing.id}_")]
    instead = thing.id == "mischief_and_sabotage"  # its levels share a table
    for level in range(1, 0 if instead else LEVELS.get(thing.kind, 0) + 1):
        assert any(name.startswith(f"test_{thing.id}_level_{level}_") for name in tests), level


@each
def test_every_thing_in_the_box_has_a_name_in_every_language(thing: Content) -> None:
    assert len(LOCALES) >= 3
    for folder in LOCALES:
        key = re.escape(f"hz-{thing.kind}-{thing.id}")
        assert re.search(rf"^{key} = \S", words(folder), re.MULTILINE), f"{folder}: {key}"


@each
def test_every_text_on_it_is_there_in_every_language(thing: Content) -> None:
    levels = [f"level{n}" for n in range(1, LEVELS.get(thing.kind, 0) + 1)]
    parts = levels or (["text"] if thing.kind in ("spirit", "power") else [])
    for folder in LOCALES:
        key = re.escape(f"hz-{thing.kind}-{thing.id}")
        entry = re.search(rf"^{key} = .*\n(?: .*\n)*", words(folder), re.MULTILINE)
        assert entry is not None
        for part in parts:
            assert re.search(rf"^    \.{part} =\s+\S", entry[0], re.MULTILINE), f"{folder}: {part}"


@each_played
def test_every_thing_in_the_box_takes_part_in_a_playthrough(thing: Content) -> None:
    wanted = APPEARANCE[thing.kind].format(id=thing.id)
    assert re.search(wanted, told("horizons_"), re.MULTILINE)
