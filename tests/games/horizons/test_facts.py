"""What the rows of a simulation say about Horizons of Spirit Island."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.horizons.rulebook.scene import EYES, MUD, ravage, spirits
from games.horizons.scenario import position
from vigil.bots import make_bot
from vigil.core.event import Event
from vigil.games.horizons.facts import FACTS, HorizonsFacts
from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.research.simulation.games import GameFacts, play_with_facts

GAMES = [(players, seed) for players in (1, 2, 3) for seed in range(2)]
real_games = pytest.mark.parametrize(("players", "seed"), GAMES)


@cache
def played(players: int, seed: int) -> GameFacts:
    bot = make_bot("rules" if players == 1 else "random", seed)
    return play_with_facts(Setup(players=players), bot, seed, FACTS)


def row_of(players: int, seed: int) -> dict[str, Any]:
    return played(players, seed).facts


def rounds_of(players: int, seed: int) -> list[dict[str, Any]]:
    return [row for _, row in played(players, seed).turns]


# -- real games


@real_games
def test_every_column_is_filled_by_name(players: int, seed: int) -> None:
    assert set(row_of(players, seed)) == {column.name for column in FACTS.columns}
    for one in rounds_of(players, seed):
        assert set(one) == {column.name for column in FACTS.turn_columns}


@real_games
def test_cells_are_of_the_kind_that_their_columns_say(players: int, seed: int) -> None:
    kinds = {"word": str, "words": tuple, "count": int, "counts": dict}
    rows = [(FACTS.columns, row_of(players, seed))]
    rows += [(FACTS.turn_columns, one) for one in rounds_of(players, seed)]
    for columns, row in rows:
        assert [c.name for c in columns if not isinstance(row[c.name], kinds[c.kind])] == []


@real_games
def test_every_seat_has_a_spirit_a_board_and_a_first_growth(players: int, seed: int) -> None:
    row = row_of(players, seed)
    assert len(set(row["spirits"])) == len(set(row["boards"])) == players
    for spirit, growth in zip(row["spirits"], row["first_growths"], strict=True):
        name, _, number = growth.partition(":")
        assert name == spirit
        assert 1 <= int(number) <= len(PANELS[spirit].growth)


@real_games
def test_cards_of_the_first_round_are_among_the_cards_played(players: int, seed: int) -> None:
    row = row_of(players, seed)
    assert set(row["first_cards"]) <= set(row["cards_played"])


@real_games
def test_elements_are_those_of_the_cards_played(players: int, seed: int) -> None:
    row = row_of(players, seed)
    printed = sum(n * len(POWERS[card].elements) for card, n in row["cards_played"].items())
    assert sum(row["elements"].values()) == printed


@real_games
def test_blight_on_the_island_is_what_lay_there_and_came_and_did_not_go(
    players: int, seed: int
) -> None:
    row, first = row_of(players, seed), rounds_of(players, seed)[0]
    assert row["blight"] == first["blight"] + row["blight_added"] - row["blight_removed"]


@real_games
def test_fear_earns_a_card_for_every_full_pool(players: int, seed: int) -> None:
    row = row_of(players, seed)
    assert row["fear_taken"] == min(9, row["fear"] // (4 * players))


@real_games
def test_the_last_round_stands_as_the_game_ended(players: int, seed: int) -> None:
    row, last = row_of(players, seed), rounds_of(players, seed)[-1]
    shared = {column.name for column in FACTS.turn_columns} & set(row)
    assert {name: last[name] for name in shared} == {name: row[name] for name in shared}
    assert last["plays"] == sum(row["cards_played"].values())


# -- counted by hand


def told(text: str) -> dict[str, Any]:
    """What a collector has to say of a ravage that is over."""
    game = ravage("G6", text)
    collector = HorizonsFacts(game.state)
    collector.happened(game.table.events)
    return collector.game(game.state)


def test_a_ravage_brings_blight_and_destroys_presence() -> None:
    row = told(f"{spirits(EYES, MUD)}; G6: town 1 presence0 3 presence1 1")
    assert (row["ravages"], row["blight_added"], row["presence_lost"]) == (1, 1, 2)


def counted(*events: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """What a collector makes of these events."""
    state = position(spirits(EYES, MUD)).state
    collector = HorizonsFacts(state)
    collector.happened([Event(tag, data) for tag, data in events])
    return collector.game(state)


@pytest.mark.parametrize(
    ("column", "tag"),
    [
        ("ravages", "ravaged"),
        ("blight_added", "blight_added"),
        ("blight_removed", "blight_removed"),
        ("presence_lost", "presence_destroyed"),
    ],
)
def test_what_only_happens_is_counted(column: str, tag: str) -> None:
    assert counted((tag, {}), (tag, {}))[column] == 2
    assert counted()[column] == 0


@pytest.mark.parametrize(
    ("column", "tag", "fact"),
    [
        ("cards_gained", "card_gained", "card"),
        ("destroyed", "piece_destroyed", "piece"),
        ("built", "piece_added", "piece"),
    ],
)
def test_what_names_a_thing_is_counted_by_it(column: str, tag: str, fact: str) -> None:
    events = [(tag, {fact: thing}) for thing in ("one", "other", "one")]
    assert counted(*events)[column] == {"one": 2, "other": 1}


def test_fear_is_counted_by_its_amount() -> None:
    fear = [("fear_generated", {"amount": amount}) for amount in (2, 3)]
    assert counted(*fear)["fear"] == 5


def test_fear_cards_stand_in_their_order() -> None:
    cards = [("fear_card_revealed", {"card": card}) for card in ("retreat", "isolation")]
    assert counted(*cards)["fear_cards"] == ("retreat", "isolation")


def test_only_the_first_round_has_first_growths_and_cards() -> None:
    row = counted(
        ("growth_chosen", {"seat": 1, "number": 0}),  # the bonus before the first round
        ("round_began", {}),
        ("growth_chosen", {"seat": 1, "number": 2}),
        ("growth_chosen", {"seat": 0, "number": 1}),
        ("card_played", {"card": "mysterious_abductions"}),
        ("round_began", {}),
        ("growth_chosen", {"seat": 0, "number": 0}),
        ("card_played", {"card": "call_to_tend"}),
    )
    assert row["first_growths"] == (f"{EYES}:2", f"{MUD}:3")
    assert row["first_cards"] == ("mysterious_abductions",)
    assert row["cards_played"] == {"mysterious_abductions": 1, "call_to_tend": 1}


def test_only_innate_powers_are_counted_as_such() -> None:
    innate = PANELS[EYES].innate.id
    row = counted(("power_used", {"power": innate}), ("power_used", {"power": "call_to_tend"}))
    assert row["innates_used"] == {innate: 1}
