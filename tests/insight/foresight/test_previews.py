"""Previews and what happens: everything certain comes about, no best or worst is passed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Any, Final

import pytest

from forms import in_form
from vigil.bots import RulesBot
from vigil.core import Event, Option, SeededDealer, Table, find_game
from vigil.core.chance import Chance
from vigil.core.decision import STOP
from vigil.core.step import Run
from vigil.games.ghost_stories.foresight import outcomes
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.dice import reroller
from vigil.games.ghost_stories.phases.exorcism import BOTH
from vigil.games.horizons.foresight import targets
from vigil.insight.foresight import effects, odds_by_answer
from vigil.insight.foresight.asking import foresight_of
from vigil.insight.foresight.figures import Count, Figures
from vigil.insight.foresight.ways import ways_of
from vigil.words.effects import BOUNDS

ISLANDS: Final[list[dict[str, Any]]] = [
    {"players": 1, "ask_all": False},
    {"players": 2, "ask_all": False},
    {"players": 2},
    {"players": 3, "ask_all": False},
]
"""Setups of Horizons."""
VILLAGES: Final[list[dict[str, Any]]] = [
    {"players": 4, "ask_all": False},
    {"players": 3, "edition": "first_print"},
    {"players": 2},
    {"players": 1, "ask_all": False},
]
"""Setups of Ghost Stories."""
MOONS: Final[list[dict[str, Any]]] = [
    {"players": players, "modules": ["white_moon"], "ask_all": players < 3}
    for players in (1, 2, 3, 4)
]
"""Setups of White Moon."""
TABLES: Final = [
    *(("horizons", setup) for setup in ISLANDS),
    *(("ghost_stories", setup) for setup in (*VILLAGES, *MOONS)),
]
FIGURES: Final[dict[str, Figures]] = {
    "horizons": targets.FIGURES,
    "ghost_stories": outcomes.FIGURES,
}
EXORCISE: Final[Option] = ("exorcise",)
ROLLING: Final = ("mantra_colour", "tao_die", "reroll_tao")
"""Questions on the way to the result of an exorcism."""
DECISIONS: Final = in_form(quick=15, long=250)
"""The number of questions with previews tested in each part."""
PARTS: Final = range(in_form(quick=1, long=10))
"""For each of four setups; in the long form every game is asked 10,000 times."""
TRIES: Final = 3
"""How often each answer is played out."""


def games(name: str, setup: dict[str, Any], part: int) -> Iterator[tuple[Table, RulesBot]]:
    """Games of a setup, each with a bot that plays it."""
    for seed in count(part * DECISIONS):
        yield (
            Table.start(find_game(name).setup.from_data(setup), SeededDealer(seed)),
            RulesBot(seed),
        )


def asked(
    game: str, setup: dict[str, Any], part: int = 0
) -> Iterator[tuple[Table, dict[int, Event]]]:
    """Questions of games that bots play, with what their answers announce."""
    for table, bot in games(game, setup, part):
        while table.decision is not None:
            if found := effects(table):
                yield table, found
            table.apply(bot.choose(table, table.decision))


def played_out(table: Table, answer: int, luck: Random) -> Sequence[Event]:
    """Give an answer and go on at random until what it began is settled."""
    run, events, foresight = table.bare_run(), list[Event](), foresight_of(table)
    assert foresight is not None
    run.state.events = events
    run.send(answer)
    while run.decision is not None and not foresight.settled(events, run.decision):
        run.send(by_chance(run, luck))
    return [*events, *foresight.unsettled(events, run.decision)]


def by_chance(run: Run, luck: Random) -> int:
    assert run.decision is not None
    return luck.randrange(len(run.decision.options))


def plain(told: dict[str, Any]) -> Count:
    """Figures that were told, as they are counted."""
    found = Count()
    for name, number in told.items():
        if isinstance(number, dict):
            found.update({(name, kind): count for kind, count in number.items()})
        else:
            found[(name,)] = number
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("game", "setup"), TABLES, ids=str)
def test_certain_effects_happen_and_best_and_worst_are_never_passed(
    game: str, setup: dict[str, Any], part: int
) -> None:
    luck, figures = Random(part), FIGURES[game]
    for table, found in islice(asked(game, setup, part), DECISIONS):
        for answer, effect in found.items():
            for _ in range(TRIES):
                real = figures.counted(played_out(table, answer, luck))
                compare(figures, effect.data, real)


def compare(figures: Figures, told: dict[str, Any], real: Count) -> None:
    """Compare what an option announced with one way in which it went."""
    certain = plain({name: data for name, data in told.items() if name not in BOUNDS})
    assert certain <= real, (told, real)
    if "open" in told:
        return
    if "most" in told:
        assert figures.wanted(real) <= plain(told["most"]), (told, real)
    else:
        best = [plain(way) for way in told.get("best", ())] or [figures.wanted(certain)]
        assert any(figures.is_as_good(way, real) for way in best), (told, real)
    worst = plain(told.get("worst", {})) | certain
    assert all(real[thing] <= worst[thing] for thing in figures.harm), (told, real)


def test_trying_answers_out_changes_nothing_and_foresees_nothing() -> None:
    table, found = next(asked(*TABLES[0]))
    record, decision = table.record, table.decision
    again = Table.replay(record)
    assert effects(again) == found, "another dealer, the same previews"
    assert (table.record, table.decision) == (record, decision)


def test_the_ways_of_an_answer_are_tried_within_a_bound() -> None:
    table, found = next(asked(*TABLES[0]))
    foresight = foresight_of(table)
    assert foresight is not None
    for ways in ways_of(table, list(found), foresight, most=0).values():
        assert not ways.complete
        assert not ways.ends


def rolls(setup: dict[str, Any], part: int) -> Iterator[tuple[Table, int, list[Chance]]]:
    """Answers in Ghost Stories that lead to an exorcism at once, and their chances."""
    for table, bot in games("ghost_stories", setup, part):
        while (decision := table.decision) is not None:
            if decision.kind in ("act", "reroll_tao"):
                for answer, chances in odds_by_answer(table).items():
                    if decision.own(answer)[1] in (EXORCISE, STOP):
                        yield table, answer, chances
            table.apply(bot.choose(table, decision))


def rolled(table: Table, answer: int, luck: Random) -> list[Option]:
    """Roll, reroll at random, and see which ghosts may go."""
    run, events = table.bare_run(), list[Event]()
    run.state.events = events
    run.send(answer)
    while run.decision is not None and run.decision.kind in ROLLING:
        run.send(by_chance(run, luck))
    if run.decision is not None and run.decision.kind == "exorcise_ghosts":
        return list(run.decision.options)
    only = [event.data for event in events if event.tag == "only_option"]
    return [tuple(one["option"]) for one in only if one["kind"] == "exorcise_ghosts"]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("setup", [*VILLAGES[:2], *MOONS[1:3]], ids=str)
def test_no_roll_passes_the_odds_of_an_exorcism_and_what_is_certain_succeeds(
    setup: dict[str, Any], part: int
) -> None:
    luck = Random(part)
    for table, answer, chances in islice(rolls(setup, part), DECISIONS):
        assert table.decision is not None
        assert isinstance(table.state, State)
        may_reroll = reroller(table.state, exorcism=True) is not None
        stays = table.decision.kind == "reroll_tao" or not may_reroll
        for _ in range(TRIES):
            offered = rolled(table, answer, luck)
            for chance in chances:
                goes = BOTH in offered or (len(chance.about) == 1 and chance.about[0] in offered)
                assert chance.helped or not goes, "without a chance it never goes"
                assert goes or not stays or chance.helped < 1, "what is certain always goes"
