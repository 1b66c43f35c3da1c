"""Previews and what happens: everything certain comes about, no best or worst is passed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from forms import in_form
from vigil.bots import RulesBot
from vigil.core import Event, SeededDealer, Table, find_game
from vigil.core.step import Run
from vigil.games.horizons.foresight import targets
from vigil.insight.foresight import effects
from vigil.insight.foresight.asking import foresight_of
from vigil.insight.foresight.ways import ways_of

GAMES: Final[dict[str, list[dict[str, Any]]]] = {
    "horizons": [
        {"players": 1, "ask_all": False},
        {"players": 2, "ask_all": False},
        {"players": 2},
        {"players": 3, "ask_all": False},
    ],
}
DECISIONS: Final = in_form(quick=200, long=10_000)
"""So many questions with previews are looked at in each game."""
TRIES: Final = 3
"""So many times each answer is played out."""


def asked(game: str) -> Iterator[tuple[Table, dict[int, Event]]]:
    """Questions of games that bots play, with what their answers announce."""
    for seed in range(DECISIONS):
        setup = GAMES[game][seed % len(GAMES[game])]
        table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
        bot = RulesBot(seed)
        while table.decision is not None:
            if found := effects(table):
                yield table, found
            table.apply(bot.choose(table, table.decision))


def played_out(table: Table, answer: int, luck: Random) -> list[Event]:
    """Give an answer and go on at random until what it began is settled."""
    run, events, foresight = table.bare_run(), list[Event](), foresight_of(table)
    assert foresight is not None
    run.state.events = events
    run.send(answer)
    while run.decision is not None and not foresight.settled(events, run.decision):
        run.send(by_chance(run, luck))
    return events


def by_chance(run: Run, luck: Random) -> int:
    assert run.decision is not None
    return luck.randrange(len(run.decision.options))


def plain(told: dict[str, Any]) -> targets.Count:
    """Figures that were told, as they are counted."""
    found = targets.Count()
    for name, number in told.items():
        if isinstance(number, dict):
            found.update({(name, kind): count for kind, count in number.items()})
        elif name in targets.AMOUNTS:
            found[(name,)] = number
    return found


@pytest.mark.parametrize("game", GAMES)
def test_certain_effects_happen_and_best_and_worst_are_never_passed(game: str) -> None:
    luck = Random(0)
    for table, found in islice(asked(game), DECISIONS):
        for answer, effect in found.items():
            for _ in range(TRIES):
                compare(effect.data, targets.counted(played_out(table, answer, luck)))


def compare(told: dict[str, Any], real: targets.Count) -> None:
    """Compare what an option announced with one way in which it went."""
    certain = plain({name: data for name, data in told.items() if name not in targets.BOUNDS})
    assert certain <= real, (told, real)
    if "open" in told:
        return
    if "most" in told:
        assert targets.wanted(real) <= plain(told["most"]), (told, real)
    else:
        best = [plain(way) for way in told.get("best", ())] or [targets.wanted(certain)]
        assert any(targets.is_as_good(way, real) for way in best), (told, real)
    worst = plain(told.get("worst", {})) | certain
    assert all(real[thing] <= worst[thing] for thing in targets.HARM), (told, real)


def test_trying_answers_out_changes_nothing_and_foresees_nothing() -> None:
    table, found = next(asked("horizons"))
    record, decision = table.record, table.decision
    again = Table.replay(record)
    assert effects(again) == found, "another dealer, the same previews"
    assert (table.record, table.decision) == (record, decision)


def test_the_ways_of_an_answer_are_tried_within_a_bound() -> None:
    table, found = next(asked("horizons"))
    foresight = foresight_of(table)
    assert foresight is not None
    for ways in ways_of(table, list(found), foresight, most=0).values():
        assert not ways.complete
        assert not ways.ends
