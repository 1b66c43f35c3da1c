"""Nothing in the box of White Moon goes untested, untranslated or unplayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigil
from games.registry import names_of_tests
from golden.playthroughs import told
from vigil.core import Content, find_game
from vigil.games.ghost_stories.white_moon import WHITE_MOON

HERE = Path(__file__).parent
LOCALES = sorted(Path(vigil.__file__).parent.joinpath("games/ghost_stories/locale").glob("*"))

APPEARANCE = {
    "ghost": (r"ghost_placed ghost={id} ",),
    "incarnation": (r"ghost_placed ghost={id} ",),
    "tile": (r"villager_asked .*name={id}$",),
    "family": (r"family_cursed family={id}$", r"family_saved family={id}$"),
    "artifact": (r"artifact_taken .*artifact={id}$",),
}
"""How each kind of thing shows that it took part in a playthrough."""

PIECES = {
    "villagers": (r"villager_escorted ", r"villager_fled ", r"villager_turned_up "),
    "portal": (r"portal_laid tile=", r"portal_removed "),
    "shelter": (r"villager_saved .*saved=",),
    "graveyard": (r"villager_died .*dead=", r"villager_revived "),
    "su_ling": (r"su_ling_placed ", r"stone_silenced "),
    "moon_crystals": (r"crystal_gained ", r"crystal_spent "),
    "receptacles": (r"crystal_placed .*why=su_ling$", r"crystal_placed .*why=(red|blue|yellow)$"),
    "mystic_barrier": (r"barrier_began$", r"barrier_rolled ", r"barrier_ended$"),
}

TESTS = {"family": ("test_{id}_death_", "test_{id}_reward_")}
"""The tests that a thing of a kind must have, where one is not enough."""

each = pytest.mark.parametrize("thing", WHITE_MOON.content, ids=lambda thing: thing.id)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    kinds = [thing.kind for thing in WHITE_MOON.content]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "ghost": 10,
        "incarnation": 6,
        "tile": 1,
        "family": 12,
        "artifact": 8,
        "piece": 8,
    }


def test_nothing_in_the_box_shares_its_id_with_the_base_game() -> None:
    ids = [thing.id for thing in find_game("ghost_stories").content]
    assert len(set(ids)) == len(ids)
    assert {thing.id for thing in WHITE_MOON.content} <= set(ids)


@each
def test_every_thing_in_the_box_has_a_test_of_its_own(thing: Content) -> None:
    for wanted in TESTS.get(thing.kind, ("test_{id}_",)):
        assert any(name.startswith(wanted.format(id=thing.id)) for name in names_of_tests(HERE))


@each
def test_every_thing_in_the_box_has_a_name_in_every_language(thing: Content) -> None:
    assert len(LOCALES) >= 3
    for folder in LOCALES:
        text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.ftl"))
        key = re.escape(f"gs-{thing.kind}-{thing.id}")
        assert re.search(rf"^{key} = \S", text, re.MULTILINE), f"{folder.parent.name}: {key}"


@each
def test_every_thing_in_the_box_takes_part_in_a_playthrough(thing: Content) -> None:
    for shape in APPEARANCE.get(thing.kind) or PIECES[thing.id]:
        assert re.search(rf"^ *{shape.format(id=thing.id)}", told("white_moon_"), re.MULTILINE), (
            shape
        )
