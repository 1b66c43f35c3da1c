"""Setting up: boards, village, tokens and deck for every number of players and level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from games.ghost_stories.rulebook.scene import both_editions
from vigil.core import SeededDealer, Table
from vigil.core.errors import IllegalSetup
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.model.geometry import CENTRE
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import buddhas_in_temple, qi_supply
from vigil.games.ghost_stories.phases.setup import ghost_deck

PLAYERS: Final = (1, 2, 3, 4)
LEVELS: Final = ("initiation", "normal", "nightmare", "hell")
SEEDS: Final = range(12)

every_table = pytest.mark.parametrize(
    ("players", "level"), [(players, level) for players in PLAYERS for level in LEVELS]
)


def laid(setup: Setup, seed: int = 1) -> State:
    """The table after setup, before the first turn has changed anything but the deck."""
    table = Table.start(setup, SeededDealer(seed))
    state = table.state
    assert isinstance(state, State)
    return state


def before_the_first_turn(setup: Setup) -> State:
    """The table when chance is asked who begins, or for the first ghost."""
    table = Table.start(setup)
    while table.decision is not None and table.decision.kind not in ("first_player", "ghost_card"):
        table.apply(0)
    state = table.state
    assert isinstance(state, State)
    return state


# -- tokens


@both_editions
@every_table
def test_each_taoist_starts_with_the_qi_of_the_level(
    edition: str, players: int, level: str
) -> None:
    s = before_the_first_turn(Setup(players=players, level=level, edition=edition))
    qi = 4 if level == "initiation" else 3
    assert [s.qi[side] for side in range(4) if s.seat_at[side] >= 0] == [qi] * players


@both_editions
@every_table
def test_each_neutral_board_starts_with_three_qi(edition: str, players: int, level: str) -> None:
    s = before_the_first_turn(Setup(players=players, level=level, edition=edition))
    neutral = [s.qi[side] for side in range(4) if s.seat_at[side] < 0]
    assert neutral == [3] * (4 - players)


@both_editions
@every_table
def test_each_taoist_starts_with_a_yin_yang_except_at_hell(
    edition: str, players: int, level: str
) -> None:
    s = before_the_first_turn(Setup(players=players, level=level, edition=edition))
    expected = [s.seat_at[side] >= 0 and level != "hell" for side in range(4)]
    assert s.yin_yang == expected


@both_editions
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_taoist_starts_with_a_tao_token_of_his_colour(edition: str, players: int) -> None:
    s = before_the_first_turn(Setup(players=players, edition=edition))
    for side in range(4):
        own = [0] * 5
        if s.seat_at[side] >= 0:
            own[s.colours[side]] = 1
        assert tao_row(s, side) == own


@both_editions
def test_lone_taoist_starts_with_a_token_of_each_colour_but_black(edition: str) -> None:
    s = before_the_first_turn(Setup(players=1, edition=edition))
    side = s.seat_at.index(0)
    assert tao_row(s, side) == [1, 1, 1, 1, 0]
    assert sum(s.tao) == 4


@both_editions
@pytest.mark.parametrize(("players", "tokens"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_each_player_starts_with_the_power_tokens_of_his_number(
    edition: str, players: int, tokens: int
) -> None:
    s = before_the_first_turn(Setup(players=players, edition=edition))
    expected = [tokens if s.seat_at[side] >= 0 else 0 for side in range(4)]
    assert s.tokens == expected
    assert s.tokens_on_centre == 0


@both_editions
@every_table
def test_village_starts_whole_with_both_buddhas_and_all_taoists_in_the_centre(
    edition: str, players: int, level: str
) -> None:
    s = before_the_first_turn(Setup(players=players, level=level, edition=edition))
    assert not any(s.haunted)
    assert sorted(s.village) == sorted(VILLAGE_TILES)
    assert buddhas_in_temple(s) == 2
    assert s.at == [CENTRE] * 4
    assert s.ghosts == [0] * 12
    assert s.circle is None
    assert s.mantra is None


# -- the deck


@both_editions
@pytest.mark.parametrize(
    ("players", "level", "layers"),
    [
        *(
            (players, level, (25 + 5 * players, 1))
            for players in PLAYERS
            for level in ("initiation", "normal")
        ),
        *(
            (players, level, (top, count))
            for players, top, count in ((1, 10, 3), (2, 15, 3), (3, 10, 4), (4, 15, 4))
            for level in ("nightmare", "hell")
        ),
    ],
)
def test_ten_ghosts_lie_under_each_incarnation_and_the_rest_on_top(
    edition: str, players: int, level: str, layers: tuple[int, int]
) -> None:
    top, incarnations = layers
    deck = ghost_deck(Setup(players=players, level=level, edition=edition))
    assert deck.layers == (
        ("ghost", top),
        *((("incarnation", 1), ("ghost", 10)) * incarnations),
    )


@pytest.mark.parametrize(("players", "ghosts"), [(1, 40), (2, 45), (3, 50), (4, 55)])
def test_five_ghosts_are_removed_for_each_missing_player(players: int, ghosts: int) -> None:
    for level in LEVELS:
        assert ghost_deck(Setup(players=players, level=level)).count("ghost") == ghosts


def test_removed_ghosts_are_unseen_so_any_of_the_55_may_come_first() -> None:
    table = Table.start(Setup(players=1, seats=(0,), village=VILLAGE_TILES))
    while table.decision is not None and table.decision.kind != "ghost_card":
        table.apply(0)
    assert table.decision is not None
    assert len(table.decision.options) == 55


# -- seats, boards and village


@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_sit_opposite_with_neutral_boards_left_and_right(seed: int) -> None:
    s = laid(Setup(players=2), seed)
    first, second = s.seat_at.index(0), s.seat_at.index(1)
    assert (first - second) % 4 == 2
    assert s.seat_at.count(-1) == 2


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_board_has_its_own_colour_and_one_of_its_two_powers(players: int, seed: int) -> None:
    s = laid(Setup(players=players), seed)
    assert sorted(s.colours) == [0, 1, 2, 3]
    for colour, power in zip(s.colours, s.powers, strict=True):
        assert power in POWERS[colour]


def test_chance_lays_boards_sides_village_and_first_player() -> None:
    tables = [laid(Setup(), seed) for seed in range(40)]
    assert {s.colours for s in tables} > {tables[0].colours}
    assert {power for s in tables for power in s.powers} == {
        power for pair in POWERS.values() for power in pair
    }
    assert {s.village[4] for s in tables} == set(VILLAGE_TILES)
    assert {s.active for s in tables} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_the_red_board_always_flies(seed: int) -> None:
    s = laid(Setup(players=1), seed)
    assert "dance_of_the_spires" in s.powers


@pytest.mark.parametrize("seed", SEEDS)
def test_a_player_begins_never_a_neutral_board(seed: int) -> None:
    s = laid(Setup(players=2), seed)
    assert s.seat_at[s.active] >= 0


# -- options


def test_chosen_seats_are_kept() -> None:
    s = laid(Setup(players=3, seats=(2, 0, 3)))
    assert s.seat_at == (1, -1, 0, 2)


def test_chosen_colours_go_to_the_players_in_seat_order_then_to_the_neutral_boards() -> None:
    s = laid(Setup(players=2, seats=(2, 0), colours=("blue", "red", "green", "yellow")))
    assert s.colours == (3, 2, 1, 0)  # red plays in the north, blue in the south


def test_chosen_colours_of_the_players_leave_the_neutral_boards_to_chance() -> None:
    colours = {
        laid(Setup(players=2, seats=(0, 2), colours=("blue", "red")), seed).colours
        for seed in range(20)
    }
    assert colours == {(1, 0, 3, 2), (1, 2, 3, 0)}


def test_chosen_powers_lie_up_and_the_other_boards_are_turned_by_chance() -> None:
    tables = [laid(Setup(powers=("second_wind", "bottomless_pockets")), s) for s in range(20)]
    assert all("second_wind" in s.powers and "bottomless_pockets" in s.powers for s in tables)
    assert {power for s in tables for power in s.powers if "dance" in power} == {
        "dance_of_the_spires",
        "dance_of_the_twin_winds",
    }


@pytest.mark.parametrize("first", [0, 1, 2])
def test_chosen_first_player_begins(first: int) -> None:
    s = laid(Setup(players=3, first=first))
    assert s.seat_at[s.active] == first


def test_chosen_village_is_laid_row_by_row() -> None:
    village = tuple(reversed(VILLAGE_TILES))
    assert laid(Setup(village=village)).village == village


@pytest.mark.parametrize("level", LEVELS)
def test_gentler_game_starts_with_five_qi(level: str) -> None:
    s = before_the_first_turn(Setup(players=3, level=level, qi=5))
    assert sorted(s.qi) == [3, 5, 5, 5]


def test_gentler_game_of_four_leaves_no_qi_in_the_supply() -> None:
    assert qi_supply(before_the_first_turn(Setup(qi=5))) == 0


@pytest.mark.parametrize(("players", "black"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_black_tao_gives_each_player_a_black_token_more(players: int, black: int) -> None:
    s = before_the_first_turn(Setup(players=players, black_tao=True))
    assert sum(s.tao[4::5]) == black
    assert sum(before_the_first_turn(Setup(players=players)).tao[4::5]) == 0


# -- setups that the rules do not know


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("players", {"players": 0}),
        ("players", {"players": 5}),
        ("wrong_kind", {"players": True}),
        ("level", {"level": "easy"}),
        ("edition", {"edition": "second"}),
        ("module", {"modules": ["black_secret"]}),
        ("switch", {"switches": ["R1"]}),
        ("seats", {"players": 3, "seats": [0, 1]}),
        ("side", {"players": 1, "seats": [4]}),
        ("seats_taken_twice", {"players": 3, "seats": [0, 1, 1]}),
        ("two_players_face_each_other", {"players": 2, "seats": [0, 1]}),
        ("two_players_face_each_other", {"players": 2, "seats": [3, 0]}),
        ("colours", {"players": 3, "colours": ["red"]}),
        ("colours", {"players": 3, "colours": ["red", "blue", "green", "yellow", "red"]}),
        ("colour", {"players": 1, "colours": ["black"]}),
        ("colours_taken_twice", {"players": 2, "colours": ["red", "red"]}),
        ("power", {"powers": ["flying"]}),
        ("one_power_for_each_board", {"powers": ["heavenly_gust", "second_wind"]}),
        ("alone_the_red_board_flies", {"players": 1, "powers": ["dance_of_the_twin_winds"]}),
        ("first", {"players": 2, "first": 2}),
        ("first", {"first": -1}),
        ("village", {"village": ["tea_house"] * 9}),
        ("village", {"village": ["tea_house"]}),
        ("qi", {"qi": 0}),
        ("qi", {"qi": 6}),
        ("unknown_field", {"wind": "north"}),
    ],
)
def test_illegal_set_up_is_refused_with_its_reason(code: str, data: Mapping[str, Any]) -> None:
    with pytest.raises(IllegalSetup) as refused:
        Setup.from_data(data)
    assert refused.value.code == code


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twin_winds_may_be_chosen_in_company(players: int) -> None:
    s = laid(Setup(players=players, powers=("dance_of_the_twin_winds",)))
    assert "dance_of_the_twin_winds" in s.powers


def test_set_up_survives_as_plain_data() -> None:
    setup = Setup(players=2, seats=(1, 3), colours=("red", "blue"), switches=("R22",), qi=5)
    assert Setup.from_data(setup.to_data()) == setup
