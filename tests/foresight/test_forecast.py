"""The forecast is what really happens when nobody does anything about it."""

from __future__ import annotations

from itertools import takewhile
from random import Random

from games.ghost_stories.rulebook.scene import scene
from vigil.core import Decision, Event, SeededDealer, Table, find_game
from vigil.foresight import consequences, forecast
from vigil.games.horizons import State
from vigil.games.horizons.foresight.forecast import TOLD


def tags(events: list[Event]) -> list[str]:
    return [event.tag for event in events]


# -- Ghost Stories


def test_a_haunter_on_its_first_stone_is_going_to_haunt_a_tile() -> None:
    s = scene("yellow ghosts: - 1^ -; red: at 4; turn: red")
    events = forecast(s.table, 0)
    assert tags(events) == ["turn_began", "tile_haunted"]
    assert (events[0].data["board"], events[1].data["tile"]) == ("yellow", 5)


def test_who_comes_before_it_need_not_fear_it_yet() -> None:
    s = scene("red ghosts: - 34^ -; yellow: at 4; turn: yellow")
    seats = {board["colour"]: board["seat"] for board in s.table.view()["boards"]}
    assert forecast(s.table, seats["green"]) == []
    assert tags(forecast(s.table, seats["yellow"])) == ["turn_began", "tile_haunted"]


def test_a_full_board_is_going_to_cost_a_qi() -> None:
    s = scene("yellow ghosts: 6 8 9; yellow: qi 1; red: at 4; turn: red")
    found = tags(forecast(s.table, 0))
    assert found[:3] == ["turn_began", "qi_lost", "taoist_died"]


def test_a_curse_die_is_announced_without_what_it_shows() -> None:
    s = scene("yellow ghosts: - 11 -; red: at 4; turn: red")
    found = [event for event in forecast(s.table, 0) if event.tag == "curse_due"]
    assert [set(event.data) for event in found] == [{"board", "cause"}]


def test_an_answer_says_what_it_prevents_and_changes_nothing() -> None:
    s = scene("yellow ghosts: - 1^ -; green ghosts: - 23^ -; red: at 4; turn: red")
    s.answer("move", "tile", 5)
    s.answer("act", "help")  # the Night Watchman
    before = s.table.record
    yellow = consequences(s.table, decision_of(s.table).options.index(("board", "yellow")), 0)
    assert s.table.record == before
    assert tags(list(yellow.prevented)) == ["turn_began", "tile_haunted"]
    assert not yellow.caused
    assert not yellow.uncertain


def test_where_chance_comes_next_nobody_can_know() -> None:
    s = scene("red ghosts: - 38 -; red: at 1; turn: red").answer("move", "stay")
    index = decision_of(s.table).options.index(("exorcise",))
    assert consequences(s.table, index, 0).uncertain


def decision_of(table: Table) -> Decision:
    assert table.decision is not None
    return table.decision


# -- Horizons


def passing(decision: Decision) -> int:
    """Do as little as may be."""
    for index, option in enumerate(decision.options):
        if option[0] in ("done", "pass", "stop", "ready"):
            return index
    return 0


def test_the_invaders_do_what_the_forecast_says() -> None:
    compared = 0
    for seed in range(12):
        setup = find_game("horizons").setup.from_data({"players": 1 + seed % 2})
        table, random = Table.start(setup, SeededDealer(seed)), Random(seed)
        while table.decision is not None and table.view()["turn"] < 5:
            if table.decision.kind == "power_phase" and is_quiet(table):
                compared += compare(table.fork())
            table.apply(random.randrange(len(table.decision.options)))
    assert compared > 20


def is_quiet(table: Table) -> bool:
    """Whether nothing but the invaders comes next."""
    state = table.state
    assert isinstance(state, State)
    return state.phase == "fast" and not state.earned


def compare(table: Table) -> int:
    """Let the invaders act; how many events were foreseen."""
    foreseen = forecast(table)
    due = [land for event in foreseen for land in event.data.get("lands", ())]
    since = table.bookmark()
    while table.decision is not None and table.view()["phase"] in ("fast", "invader"):
        table.apply(passing(table.decision))
    events = table.events_since(since)
    before = list(takewhile(lambda event: event.tag != "invader_card_drawn", events))
    known = [event for event in foreseen if event.tag in TOLD]
    assert [event for event in before if event.tag in TOLD] == known
    assert explored(events[len(before) :]) <= set(due)
    return len(foreseen)


def explored(events: list[Event]) -> set[str]:
    """The lands to which explorers came."""
    return {event.data["land"] for event in events if event.data.get("why") == "explore"}


def test_explorers_may_come_wherever_a_card_that_may_come_finds_a_source() -> None:
    setup = find_game("horizons").setup.from_data({"players": 1})
    table = Table.start(setup, SeededDealer(1))
    due = forecast(table)[-1]
    assert due.tag == "explore_due"
    seen = table.view()["invaders"]["build"]["id"]
    assert seen == "i1_jungle"
    assert due.data["lands"] == ["G1", "G2", "G3", "G4", "G5", "G8"]
