"""Setting up: island, pools, decks, hands and presence for every number of spirits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from games.horizons.rulebook.scene import EYES, HEAT, MUD, TEETH, WIND
from vigil.core import SeededDealer, Table
from vigil.core.errors import IllegalSetup
from vigil.games.horizons import Setup, State
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.model.queries import count, presence
from vigil.games.horizons.powers.registry import PANELS

ALL_BOARDS: Final = "ABCDEFGH"


def opened(setup: Setup) -> Table:
    """The table at its first question; chance is answered by hand."""
    return Table.start(setup)


def laid(setup: Setup) -> State:
    """The state at the first question."""
    state = opened(setup).state
    assert isinstance(state, State)
    return state


def solo(spirit: str = TEETH, **changes: Any) -> Setup:
    """A game of one spirit."""
    return Setup(players=1, spirits=(spirit,), **changes)


def answer(table: Table, *option: str | int) -> State:
    """Give one answer and look at the table."""
    assert table.decision is not None
    table.apply(table.decision.options.index(option))
    assert isinstance(table.state, State)
    return table.state


def pieces(s: State, land: str, kind: str) -> int:
    """Pieces of a kind in a land."""
    return count(s, s.setup.island.names.index(land), (kind,))


def presence_of(s: State, seat: int) -> dict[str, int]:
    """Where a spirit is, and with how many."""
    names = s.setup.island.names
    return {names[at]: presence(s, seat, at) for at in s.setup.lands if presence(s, seat, at)}


# -- pools


@pytest.mark.parametrize(("players", "blight"), [(1, 6), (2, 11), (3, 16)])
def test_the_blight_pool_has_five_for_each_spirit_and_one_more(players: int, blight: int) -> None:
    assert laid(Setup(players=players, spirits=tuple(PANELS)[:players])).blight_pool == blight


@pytest.mark.parametrize(("players", "fear"), [(1, 4), (2, 8), (3, 12)])
def test_the_fear_pool_has_four_for_each_spirit(players: int, fear: int) -> None:
    assert laid(Setup(players=players, spirits=tuple(PANELS)[:players])).setup.fear_pool == fear


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_blight_printed_on_a_board_is_not_taken_from_the_pool(board: str) -> None:
    s = laid(solo(boards=(board,)))
    assert sum(s.blight) == 1
    assert s.blight_pool == 6


def test_blight_printed_on_a_board_destroys_no_presence() -> None:
    s = laid(solo(TEETH))
    assert s.blight[4] == 1
    assert presence_of(s, 0) == {"G5": 1}
    assert s.destroyed == [0]


# -- boards


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_every_board_can_be_chosen_and_holds_its_pieces(board: str) -> None:
    s = laid(solo(boards=(board,)))
    totals = {
        kind: sum(count(s, land, (kind,)) for land in s.setup.lands)
        for kind in ("city", "town", "explorer", "dahan")
    }
    assert totals == {"city": 1, "town": 1, "explorer": 0, "dahan": 6}


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_the_city_of_every_board_stands_in_its_second_land(board: str) -> None:
    assert pieces(laid(solo(boards=(board,))), f"{board}2", "city") == 1


@pytest.mark.parametrize(
    ("land", "kind", "there"),
    [
        ("G1", "dahan", 2),
        ("G3", "dahan", 1),
        ("G7", "dahan", 2),
        ("G8", "town", 1),
        ("H7", "town", 1),
        ("H6", "dahan", 2),
    ],
)
def test_pieces_stand_where_the_boards_show_them(land: str, kind: str, there: int) -> None:
    assert pieces(laid(Setup(players=2, spirits=(TEETH, EYES))), land, kind) == there


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_boards_of_the_box_are_used_unless_others_are_chosen(players: int) -> None:
    s = laid(Setup(players=players, spirits=tuple(PANELS)[:players]))
    assert s.setup.island.boards == ("G", "H", "B")[:players]


def test_alone_one_plays_on_a_single_board() -> None:
    s = laid(solo())
    assert len(s.setup.lands) == 8
    assert {name[0] for name in s.setup.island.names} == {"G"}


# -- decks


def test_the_invader_deck_has_three_four_and_five_cards_of_the_stages() -> None:
    deck = laid(solo()).invader_deck
    assert deck.layers == (("stage_1", 3), ("stage_2", 4), ("stage_3", 5))


def test_one_unseen_invader_card_of_each_stage_is_left_out() -> None:
    deck = laid(solo()).invader_deck
    assert [len(pool) for _, pool in deck.pools] == [4, 5, 6]


def test_nine_of_the_fifteen_fear_cards_make_the_fear_deck() -> None:
    deck = laid(solo()).fear_deck
    assert deck.count() == 9
    assert {card[1] for card in deck.pool("fear")} == set(FEAR_CARDS)
    assert len(FEAR_CARDS) == 15


def test_the_game_begins_at_the_first_terror_level() -> None:
    assert opened(solo()).view()["fear"]["terror_level"] == 1


def test_the_power_decks_hold_36_minor_and_22_major_powers() -> None:
    s = laid(solo())
    assert (s.minor.count(), s.major.count()) == (36, 22)


# -- spirits


@pytest.mark.parametrize("spirit", tuple(PANELS))
def test_each_spirit_begins_with_its_four_unique_powers_and_no_energy(spirit: str) -> None:
    s = laid(solo(spirit))
    assert s.hand[0] == tuple(card.id for card in PANELS[spirit].cards)
    assert len(s.hand[0]) == 4
    assert s.energy == [0]


@pytest.mark.parametrize("spirit", tuple(PANELS))
def test_only_the_leftmost_slots_of_the_tracks_are_open_at_the_start(spirit: str) -> None:
    s = laid(solo(spirit))
    assert (s.energy_open, s.plays_open) == ([1], [1])


@pytest.mark.parametrize("spirit", tuple(PANELS))
def test_each_spirit_has_thirteen_presence(spirit: str) -> None:
    panel = PANELS[spirit]
    placed = sum(presence_of(laid(solo(spirit)), 0).values())
    assert placed + len(panel.energy) - 1 + len(panel.plays) - 1 == 13


@pytest.mark.parametrize(
    ("spirit", "where"),
    [
        (TEETH, {"G5": 1}),
        (EYES, {"G7": 2}),
        (MUD, {"G2": 2}),
        (HEAT, {"G5": 2}),
        (WIND, {"G1": 2, "G5": 1}),
    ],
)
def test_a_spirit_is_placed_as_its_panel_says(spirit: str, where: dict[str, int]) -> None:
    assert presence_of(laid(solo(spirit)), 0) == where


@pytest.mark.parametrize(
    ("spirit", "where"),
    [
        (TEETH, {"H5": 1}),
        (EYES, {"H5": 2}),
        (MUD, {"H6": 2}),
        (HEAT, {"H8": 2}),
        (WIND, {"H3": 2, "H8": 1}),
    ],
)
def test_a_spirit_is_placed_on_its_own_board_only(spirit: str, where: dict[str, int]) -> None:
    other = TEETH if spirit != TEETH else EYES
    assert presence_of(laid(Setup(players=2, spirits=(other, spirit))), 1) == where


def test_both_mountain_presence_of_the_whirlwind_go_to_one_land_of_its_board() -> None:
    s = laid(Setup(players=3, spirits=(TEETH, EYES, WIND)))
    assert presence_of(s, 2) == {"B2": 2, "B5": 1}


@pytest.mark.parametrize("seed", range(8))
def test_spirits_left_open_are_drawn_and_all_different(seed: int) -> None:
    state = Table.start(Setup(players=3), SeededDealer(seed)).state
    assert isinstance(state, State)
    assert len(set(state.spirits)) == 3
    assert set(state.spirits) <= set(PANELS)


# -- the first exploring


def test_the_first_question_is_the_top_card_of_stage_one() -> None:
    decision = opened(solo()).decision
    assert decision is not None
    assert decision.chance
    assert sorted(decision.options) == [
        ("card", "i1_jungle"),
        ("card", "i1_mountain"),
        ("card", "i1_sands"),
        ("card", "i1_wetland"),
    ]


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("i1_jungle", {"G6", "G7"}),
        ("i1_mountain", {"G1", "G8"}),
        ("i1_sands", {"G3", "G5"}),
        ("i1_wetland", {"G2", "G4"}),
    ],
)
def test_invaders_explore_once_at_the_end_of_the_set_up(card: str, lands: set[str]) -> None:
    s = answer(opened(solo()), "card", card)
    names = s.setup.island.names
    assert {names[at] for at in s.setup.lands if count(s, at, ("explorer",))} == lands


def test_the_first_card_then_waits_to_build() -> None:
    s = answer(opened(solo()), "card", "i1_sands")
    assert (s.ravage_card, s.build_card, s.explore_card) == ("", "i1_sands", "")
    assert s.invader_deck.count() == 11


def test_after_the_first_exploring_the_first_round_begins() -> None:
    s = answer(opened(solo()), "card", "i1_sands")
    assert (s.turn, s.phase) == (1, "spirit")


# -- easier and harder games


def test_without_the_first_exploring_no_card_is_turned_up() -> None:
    table = opened(solo(first_explore=False))
    s = table.state
    assert isinstance(s, State)
    assert table.decision is not None
    assert table.decision.kind == "spirit_phase"
    assert s.build_card == ""
    assert s.invader_deck.count() == 12
    assert sum(count(s, land, ("explorer",)) for land in s.setup.lands) == 0


def test_with_bonus_growth_spirits_grow_before_the_first_round() -> None:
    table = opened(solo(bonus_growth=True))
    s = answer(table, "card", "i1_sands")
    assert s.turn == 0
    assert table.decision is not None
    assert table.decision.options == tuple(("growth", 0, number) for number in range(3))


def test_bonus_growth_brings_no_energy_of_the_track_and_no_card_plays() -> None:
    table = opened(solo(bonus_growth=True))
    answer(table, "card", "i1_sands")
    answer(table, "growth", 0, 2)
    answer(table, "grow", 0, 1)
    answer(table, "land", "G6")
    s = answer(table, "track", "energy")
    assert s.turn == 1
    assert s.energy == [3]
    assert s.in_play == [()]


def test_after_bonus_growth_a_spirit_grows_in_the_first_round_as_well() -> None:
    table = opened(solo(bonus_growth=True, first_explore=False))
    answer(table, "growth", 0, 2)
    answer(table, "grow", 0, 1)
    answer(table, "land", "G6")
    answer(table, "track", "energy")
    assert table.decision is not None
    assert table.decision.options == tuple(("growth", 0, number) for number in range(3))


def test_every_spirit_gets_the_bonus_growth() -> None:
    table = opened(Setup(players=2, spirits=(TEETH, EYES), bonus_growth=True, first_explore=False))
    assert table.decision is not None
    assert table.decision.seats() == (0, 1)


# -- setups the rules do not know


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"players": 0}, "players"),
        ({"players": 4}, "players"),
        ({"players": "2"}, "wrong_kind"),
        ({"players": True}, "wrong_kind"),
        ({"players": 1, "spirits": ["nobody"]}, "spirit"),
        ({"players": 1, "boards": ["Z"]}, "board"),
        ({"players": 1, "modules": ["events"]}, "module"),
        ({"players": 1, "switches": ["H99"]}, "switch"),
        ({"players": 2, "spirits": [TEETH]}, "spirits_count"),
        ({"players": 1, "spirits": [TEETH, EYES]}, "spirits_count"),
        ({"players": 2, "boards": ["G"]}, "boards_count"),
        ({"players": 1, "boards": ["G", "H"]}, "boards_count"),
        ({"players": 2, "spirits": [HEAT, HEAT]}, "spirits_taken_twice"),
        ({"players": 2, "boards": ["G", "G"]}, "boards_taken_twice"),
        ({"players": 1, "level": "hard"}, "unknown_field"),
    ],
)
def test_an_illegal_set_up_is_refused(data: Mapping[str, Any], code: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Setup.from_data(data)
    assert caught.value.code == code
