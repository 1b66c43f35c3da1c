"""The forecast is what really happens when nobody does anything about it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import takewhile
from random import Random

from games.ghost_stories.rulebook.scene import scene
from games.horizons.scenario import position
from vigil.core import Decision, Event, SeededDealer, Table, find_game
from vigil.core.step import Run
from vigil.games.horizons import State
from vigil.games.horizons.foresight.forecast import TOLD, mildest, told
from vigil.insight.foresight import consequences, forecast


def tags(events: list[Event]) -> list[str]:
    return [event.tag for event in events]


# -- Ghost Stories


def test_a_haunter_on_its_first_stone_is_going_to_haunt_a_tile() -> None:
    s = scene("yellow ghosts: - 1^ -; red: at 4; turn: red")
    events = forecast(s.table, 0)
    assert tags(events) == ["turn_began", "tile_haunted", "ghost_due"]
    assert (events[0].data["board"], events[1].data["tile"]) == ("yellow", 5)


def test_who_comes_before_it_need_not_fear_it_yet() -> None:
    s = scene("red ghosts: - 34^ -; yellow: at 4; turn: yellow")
    seats = {board["colour"]: board["seat"] for board in s.table.view()["boards"]}
    assert "tile_haunted" not in tags(forecast(s.table, seats["green"]))
    assert "tile_haunted" in tags(forecast(s.table, seats["yellow"]))


def test_before_the_game_the_first_turn_comes_next() -> None:
    setup = find_game("ghost_stories").setup.from_data({"players": 1, "modules": ["white_moon"]})
    table = Table.start(setup, SeededDealer(1))
    assert decision_of(table).kind == "save_before_game"
    assert [event.data["turn"] for event in forecast(table, 0) if event.tag == "turn_began"] == [1]


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
    assert tags(list(yellow.prevented)) == ["tile_haunted"]
    assert not yellow.caused
    assert not yellow.uncertain


def test_where_chance_comes_next_nobody_can_know() -> None:
    s = scene("red ghosts: - 38 -; red: at 1; turn: red").answer("move", "stay")
    index = decision_of(s.table).options.index(("exorcise",))
    assert consequences(s.table, index, 0).uncertain


def decision_of(table: Table) -> Decision:
    assert table.decision is not None
    return table.decision


def test_the_colours_of_the_next_ghost_are_those_of_the_cards_nobody_has_seen() -> None:
    s = scene("yellow ghosts: - 1 -; red: at 4; turn: red")
    (due,) = (event for event in forecast(s.table, 0) if event.tag == "ghost_due")
    chances = {name: Fraction(some, every) for name, some, every in due.data["chances"]}
    assert sum(chances.values()) == 1
    assert chances == over_all_ghosts(s.table)


def over_all_ghosts(table: Table) -> dict[str, Fraction]:
    """In how many of the ghost cards that may come the next ghost has each colour."""
    answers = range(len(at_ghost_card(table).options))
    drawn = Counter(drawn_by(table, answer) for answer in answers)
    return {colour: Fraction(count, len(answers)) for colour, count in drawn.items()}


def at_ghost_card(table: Table) -> Decision:
    """Do as little as may be until a ghost is drawn."""
    while decision_of(table).kind != "ghost_card":
        table.apply(passing(decision_of(table)))
    return decision_of(table)


def drawn_by(table: Table, answer: int) -> str:
    """The colour of the ghost that comes by that card."""
    after = table.fork()
    _, number = at_ghost_card(after).options[answer]
    after.apply(answer)
    cards = [entry.facts for entry in find_game("ghost_stories").content if "number" in entry.facts]
    (card,) = (facts for facts in cards if facts["number"] == number)
    return "incarnation" if card["incarnation"] else str(card["colour"])


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


def test_blight_that_can_spread_harmlessly_is_no_defeat() -> None:
    s = position(
        "G5: city 1 blight 1; G1: blight 1; G2: blight 1; G8: presence0 3; blight_pool: 4; "
        "phase: fast; ravage_card: i1_sands; next: power_phase fast"
    )
    events = forecast(s.table)
    (ravage,) = (event for event in events if event.tag == "ravage_due")
    assert ravage.data["cascade"]
    assert "game_ended" not in tags(events)


def is_quiet(table: Table) -> bool:
    """Whether nothing but the invaders comes next."""
    state = table.state
    assert isinstance(state, State)
    return state.phase == "fast" and not state.earned


def compare(table: Table) -> int:
    """Let the invaders act, blight spread where it does least; how many events were foreseen."""
    foreseen = forecast(table)
    due = [land for event in foreseen for land in event.data.get("lands", ())]
    since = table.bookmark()
    while table.decision is not None and table.view()["phase"] in ("fast", "invader"):
        assert isinstance(table.state, State)
        spreads = table.decision.kind == "cascade"
        answer = mildest(table.state, table.decision) if spreads else passing(table.decision)
        table.apply(answer)
    events = table.events_since(since)
    before = list(takewhile(lambda event: event.tag != "invader_card_drawn", events))
    known = [event for event in foreseen if event.tag in TOLD]
    assert isinstance(table.state, State)
    assert told(table.state, before) == known
    assert explored(events[len(before) :]) <= set(due)
    return len(foreseen)


def explored(events: list[Event]) -> set[str]:
    """The lands to which explorers came."""
    return {event.data["land"] for event in events if event.data.get("why") == "explore"}


def test_explorers_may_come_wherever_a_card_that_may_come_finds_a_source() -> None:
    setup = find_game("horizons").setup.from_data({"players": 1})
    table = Table.start(setup, SeededDealer(1))
    (due,) = (event for event in forecast(table) if event.tag == "explore_due")
    seen = table.view()["invaders"]["build"]["id"]
    assert seen == "i1_jungle"
    assert due.data == {"lands": ["G1", "G2", "G3", "G4", "G5", "G8"], "chance": [1, 3]}


def test_how_likely_explorers_come_is_what_happens_over_all_invader_cards() -> None:
    compared = set[Fraction]()
    for seed in range(6):
        setup = find_game("horizons").setup.from_data({"players": 1 + seed % 2})
        table, random = Table.start(setup, SeededDealer(seed)), Random(seed)
        while table.decision is not None:
            if table.decision.kind == "power_phase" and is_quiet(table):
                counted = over_all_cards(table)
                assert foreseen_odds(table) == counted
                compared |= set(counted.values())
            table.apply(random.randrange(len(table.decision.options)))
    assert len(compared) > 3


def foreseen_odds(table: Table) -> dict[str, Fraction]:
    """How likely explorers come to each land, as the forecast says."""
    due = (event.data for event in forecast(table) if event.tag == "explore_due")
    return {land: Fraction(*data["chance"]) for data in due for land in data["lands"]}


def over_all_cards(table: Table) -> dict[str, Fraction]:
    """In how many of the invader cards that may come an explorer comes to each land."""
    draw = at_invader_card(table).decision
    answers = range(len(draw.options)) if draw else range(0)
    found = Counter(land for answer in answers for land in explored_by(table, answer))
    return {land: Fraction(hits, len(answers)) for land, hits in found.items()}


def at_invader_card(table: Table) -> Run:
    """Let the invaders act until they turn up a card."""
    run = table.bare_run()
    while run.decision is not None and run.decision.kind != "invader_card":
        run.send(passing(run.decision))
    return run


def explored_by(table: Table, answer: int) -> set[str]:
    """The lands to which explorers come by that card."""
    run, events = at_invader_card(table), list[Event]()
    run.state.events = events
    run.send(answer)
    return explored(events)
