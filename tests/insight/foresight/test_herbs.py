"""The odds of the Herbalist's dice are exact: they equal what every possible throw really gives."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import scene
from vigil.core import Table
from vigil.core.state import GameState
from vigil.games.ghost_stories.content.colours import RED
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.state import State
from vigil.insight.foresight import odds_by_answer
from vigil.words import Words, speaker_for

HELP: Final = ("help",)
ROLLING: Final = ("tao_die", "reroll_tao", "take_tao")
ALONE: Final = "red: at 2, tao none; turn: red; next: act"
POSITIONS: Final = {
    "three free dice": ALONE,
    "white counts for nothing": f"{ALONE}; yellow ghosts: - 65 -",
    "one die is left": f"{ALONE}; blue ghosts: 46 47 -",
    "dice may be rerolled": (
        "boards: red, yellow, green favourite_of_the_gods, blue;"
        "green: at 2, tao none; turn: green; next: act"
    ),
}


def chances(table: Table) -> dict[tuple[str | int, ...], Fraction]:
    """The chances at asking him for help."""
    assert table.decision is not None
    found = odds_by_answer(table)[table.decision.options.index(HELP)]
    return {chance.about[0]: chance.alone for chance in found}


def red_tokens(state: GameState) -> int:
    """The red Tao tokens of the active Taoist."""
    assert isinstance(state, State)
    return tao_row(state, state.active)[RED]


def by_enumeration(table: Table, answers: tuple[int, ...], count: int) -> Fraction:
    """The chance of this many red tokens: every throw is tried, with the best choices."""
    run = table.bare_run()
    for answer in answers:
        run.send(answer)
    decision = run.decision
    if decision is None or decision.kind not in ROLLING:
        return Fraction(red_tokens(run.state) >= count)
    worths = [by_enumeration(table, (*answers, i), count) for i in range(len(decision.options))]
    return sum(worths, Fraction(0)) / len(worths) if decision.chance else max(worths)


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_the_odds_are_those_of_every_throw(text: str) -> None:
    table = scene(text).table
    assert table.decision is not None
    asking = table.decision.options.index(HELP)
    found = chances(table)
    assert found
    for (_, count, *_), chance in found.items():
        assert chance == by_enumeration(table, (asking,), int(count))


def test_colours_that_the_supply_lacks_are_not_promised() -> None:
    table = scene(f"{ALONE}; blue: tao none; green: tao red 4 blue 3").table
    assert [about[:2] for about in chances(table)] == [("herbs_of", 1), ("herbs_of", 2)]
    one, two = chances(table)
    assert "red" not in one
    assert "blue" in one
    assert "blue" not in two


def test_they_stand_in_few_words_beside_the_answer() -> None:
    table = scene(ALONE).table
    assert table.decision is not None
    found = odds_by_answer(table)[table.decision.options.index(HELP)]
    speaker = speaker_for(table.setup, Words("en"))
    assert [speaker.chance(chance, table.view()) for chance in found] == [
        "one token of the colour you want 56\u00a0%",
        "two of them 11\u00a0%",
    ]
