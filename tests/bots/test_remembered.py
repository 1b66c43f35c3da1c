"""What rollouts remember of worths: the same as worked out anew, whatever came before."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pytest

from vigil.bots import RulesBot, remembered
from vigil.bots.remembered import Memory, memory_of
from vigil.bots.rollouts import Rollouts
from vigil.bots.rules_bot import worths_of
from vigil.core import Decision, Table
from vigil.core.dealer import SeededDealer
from vigil.core.fields import Fields
from vigil.core.game import Setup
from vigil.core.state import GameState
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.ghost_stories.bot.position import moon_position
from vigil.games.ghost_stories.bot.position import position as village
from vigil.games.horizons import Setup as Horizons
from vigil.games.horizons.bot.position import position as island
from vigil.games.horizons.bot.position import turn_position

SETUPS: tuple[Setup, ...] = (
    GhostStories(players=4),
    GhostStories(players=1, level="normal"),
    GhostStories(players=3, modules=("white_moon",)),
    Horizons(players=1),
    Horizons(players=2, escalation=True),
)
QUESTIONS = 1000
"""Positions compared in each setup: some two thousand in each game and module."""


def opened(setup: Setup, seed: int, answers: int) -> Table:
    """A game after some answers by rules of thumb."""
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.apply(bot.choose(table, table.decision))
    return table


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_remembered_is_what_would_be_worked_out_anew(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = again = worked_out = 0
    plain = Memory.worths

    def checked(memory: Memory, state: GameState, decision: Decision) -> list[float]:
        nonlocal compared, again
        before, found = worked_out, plain(memory, state, decision)
        compared, again = compared + 1, again + (worked_out == before)
        assert found == worths_of(state, decision), decision
        return found

    def counted(state: GameState, decision: Decision) -> list[float]:
        nonlocal worked_out
        worked_out += 1
        return worths_of(state, decision)

    monkeypatch.setattr(Memory, "worths", checked)
    monkeypatch.setattr(remembered, "worths_of", counted)
    seed = 0
    while compared < QUESTIONS:
        seed += 1
        table = opened(setup, seed, 17 * seed % 120)
        if (decision := table.decision) is not None:
            answers = range(min(3, len(decision.options)))
            Rollouts(table, 2, seed).chances(list(answers), range(4))
    assert again > compared / 10


def test_memories_are_kept_apart_by_set_up_and_the_older_half_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert memory_of(Horizons(players=1)) is memory_of(Horizons(players=1))
    assert memory_of(Horizons(players=1)) is not memory_of(Horizons(players=2))
    asked = 0

    def counted(_: GameState, __: Decision) -> list[float]:
        nonlocal asked
        asked += 1
        return [0.0]

    monkeypatch.setattr(remembered, "MOST", 2)
    monkeypatch.setattr(remembered, "worths_of", counted)
    state, memory = opened(Horizons(players=1), 1, 0).state, Memory(Horizons(players=1))
    for number in (1, 2, 1, 2, 3, 2):
        memory.worths(state, Decision(0, str(number), (("yes",),)))
    assert asked == 3
    for number in (4, 5, 6, 1):
        memory.worths(state, Decision(0, str(number), (("yes",),)))
    assert asked == 7


@pytest.mark.parametrize(
    ("setup", "position", "part", "unread"),
    [
        (GhostStories(players=4), village, "", {"discard"}),
        (GhostStories(players=4, modules=("white_moon",)), moon_position, "module", set[str]()),
        (
            Horizons(players=2),
            island,
            "",
            {"minor", "major", "minor_discard", "major_discard", "invader_discard", "this_turn"},
        ),
        (Horizons(players=2), turn_position, "this_turn", set[str]()),
    ],
    ids=["village", "moon", "island", "turn"],
)
def test_every_figure_that_may_matter_tells_positions_apart(
    setup: Setup, position: Callable[[Any], Hashable], part: str, unread: set[str]
) -> None:
    state = opened(setup, 1, 30).state
    unread = unread | (set(GameState.kinds) - {"turn"})
    for name in set((getattr(state, part) if part else state).kinds) - unread:
        other = state.copy()
        holder: Fields = getattr(other, part) if part else other
        before = position(holder)
        setattr(holder, name, changed(getattr(holder, name)))
        assert position(holder) != before, name


def changed(value: Any) -> Any:
    """Something else of the same shape."""
    if isinstance(value, list):
        return [changed(value[0]), *value[1:]]
    if hasattr(value, "layers"):
        return value.place_on_top(("another", 1))
    return (*value, "another") if isinstance(value, tuple) else f"not {value}"
