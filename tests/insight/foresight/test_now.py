"""What an answer lets happen at once is told apart from what it prevents and what it causes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from forms import in_form
from games.horizons.scenario import Scenario, position
from vigil.core import Event, SeededDealer, Table, find_game
from vigil.insight.foresight import Consequences, Foresight, consequences, forecast
from vigil.insight.foresight.asking import foresight_of

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ghost_stories", {"players": 2}),
    ("ghost_stories", {"players": 1, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
    ("horizons", {"players": 1, "ask_all": False}),
)
ANSWERS = 3
"""The number of answers tested for each question."""


def lands(events: tuple[Event, ...]) -> list[str]:
    """The lands that ravages are foreseen in."""
    return [event.data["land"] for event in events if event.tag == "ravage_due"]


def before_ravages(text: str) -> Scenario:
    """Several lands are going to be ravaged, and their order is asked."""
    return position(
        f"players: 2; G6: town 1; {text}; H1: presence0 1 presence1 1; H5: town 1; "
        "phase: invader; ravage_card: i1_jungle; next: invaders_act"
    )


def chosen(s: Scenario, land: str) -> Consequences:
    """What ravaging this land first changes."""
    return consequences(s.table, s.options.index(("land", land)), 0)


def test_the_land_that_is_ravaged_first_is_ravaged_now() -> None:
    s = before_ravages("G7: town 1")
    found = chosen(s, "G7")
    assert lands(found.now) == ["G7"]
    assert (lands(found.prevented), lands(found.caused)) == ([], [])


def test_a_ravage_whose_blight_is_still_to_spread_happens_now_too() -> None:
    s = before_ravages("G7: town 1 blight 1")
    found = chosen(s, "G7")
    assert lands(found.now) == ["G7"]
    assert found.now[0].data["cascade"]
    assert (lands(found.prevented), lands(found.caused)) == ([], [])


def test_who_ends_the_fast_phase_lets_the_only_ravage_happen_now() -> None:
    s = position(
        "spirits: eyes_watch_from_the_trees; G7: town 1 presence0 1; G6: empty; G1: presence0 1; "
        "seat 0: in_play mysterious_abductions; ravage_card: i1_jungle; "
        "phase: fast; next: power_phase fast, begin_phase invader"
    )
    found = consequences(s.table, s.options.index(("pass", 0)), 0)
    assert lands(found.now) == ["G7"]
    assert found.uncertain, "then an invader card is drawn"


def test_a_ravage_that_is_skipped_is_prevented() -> None:
    s = position(
        "spirits: rising_heat_of_stone_and_sand; G7: town 1 exhausted 1; G6: town 1; "
        "phase: invader; ravage_card: i1_jungle; next: invaders_act"
    )
    s.answer("choose_land", "land", "G7")
    found = consequences(s.table, s.options.index(("yes",)), 0)
    assert "G7" not in lands(found.now)


def test_an_answer_that_loses_prevents_nothing_and_causes_the_defeat() -> None:
    s = position(
        "players: 1; spirits: rising_heat_of_stone_and_sand; G5: presence0 2; blight_pool: 1; "
        "G6: town 4; seat 0: in_play drought; ravage_card: i1_sands; "
        "phase: slow; next: power_phase slow, time_passes, next_round"
    )
    s.answer("power_phase", "use", 0, "drought")
    found = consequences(s.table, s.options.index(("land", "G6")), 0)
    assert found.prevented == ()
    assert [event.data["won"] for event in found.caused if event.tag == "game_ended"] == [False]


def weighed(game: str, setup: dict[str, Any], seed: int) -> Iterator[tuple[Table, int]]:
    """Answers to the questions of a random game."""
    table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
    random = Random(seed)
    while table.decision is not None and table.ply < 160:
        answers = range(len(table.decision.options))
        for answer in random.sample(answers, min(ANSWERS, len(answers))):
            yield table, answer
        table.apply(random.choice(answers))


COUNTERS = ("left", "dead", "qi", "turn", "score")
"""How things stand after an event; it is the same whatever these say."""


def essence(event: Event) -> str:
    """What an event is."""
    data = {name: value for name, value in event.data.items() if name not in COUNTERS}
    return f"{event.tag} {sorted(data.items(), key=str)}"


def names(foresight: Foresight, events: Iterable[Event]) -> Counter[str]:
    """How often each thing happens, whatever comes of it."""
    named_by = foresight.named_by
    return Counter(
        f"{one.tag} {one.data[named_by[one.tag]]}" if one.tag in named_by else essence(one)
        for one in events
    )


def essences(events: Iterable[Event]) -> Counter[str]:
    """How often each event is among some."""
    return Counter(map(essence, events))


@pytest.mark.parametrize(("game", "setup"), GAMES, ids=str)
def test_what_is_prevented_comes_no_more_and_what_is_now_has_happened(
    game: str, setup: dict[str, Any]
) -> None:
    told = Counter[str]()
    for seed in range(in_form(quick=2, long=35)):
        for table, answer in weighed(game, setup, seed):
            found = compare(table, answer)
            told.update(now=len(found.now), prevented=len(found.prevented))
    assert told["now"]
    assert told["prevented"]


def compare(table: Table, answer: int) -> Consequences:
    """Give an answer and compare the events and the new forecast with what was told."""
    foresight, decision = foresight_of(table), table.decision
    assert foresight is not None
    assert decision is not None
    seat = decision.seat_of(answer)
    found, foreseen = consequences(table, answer, seat), essences(forecast(table, seat))
    after, events = table.bare_run(), list[Event]()
    after.state.events = events
    after.send(answer)
    now, happened = (
        names(foresight, some) for some in (found.now, foresight.happened(after.state, events))
    )
    assert now <= happened
    foresight.finish(after, events)
    to_come = essences(found.now)
    if after.outcome is None and found.prevented:
        to_come += essences(foresight.forecast(after.state, seat))
    for event in found.prevented:
        assert to_come[essence(event)] < foreseen[essence(event)]
        for name in names(foresight, [event]):
            assert happened[name] <= now[name]
    return found
