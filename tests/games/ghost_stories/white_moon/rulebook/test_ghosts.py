"""The ghosts of White Moon: the order in which they act, and the devourers."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import exorcise, in_turn, scene
from games.ghost_stories.white_moon.rulebook.scene import moonlit, yin

DEVOURERS = [71, 72, 73, 74, 75, 76, 77, 78, 79, 80]

# -- from the right to the left


def test_the_ghosts_of_a_board_act_from_the_right_most_to_the_left() -> None:
    s = yin("red ghosts: 34 38 41; turn: red")
    assert s.told("haunter_advanced", "ghost", "place") == [(41, 2), (38, 1), (34, 0)]


def test_without_white_moon_they_act_from_the_left_to_the_right() -> None:
    s = scene("red ghosts: 34 38 41; turn: red; next: yin")
    assert [event.data["ghost"] for event in s.events("haunter_advanced")] == [34, 38, 41]


def test_haunter_tormentor_and_devourer_act_in_that_one_order() -> None:
    s = yin("red ghosts: 34 44 77; villagers: 0 hua, 2 li; turn: red")
    assert s.dead == ["hua"]
    assert s.kind == "curse_die"
    assert s.state.haunters[0] == 0
    s.curse("none")
    assert s.state.haunters[0] == 1


def test_the_order_decides_whether_a_villager_flees_or_is_devoured_first() -> None:
    s = yin("red ghosts: 77 - 38; villagers: 0 li, 2 sun; turn: red")
    assert s.stack(3) == ["li"]
    assert s.dead == ["sun"]
    s = yin("yellow ghosts: - 71 -; red ghosts: - 77 38; villagers: 0 li, 1 hua; turn: red")
    assert s.told("villager_fled", "family") == [("li",)]
    assert s.dead == ["hua"]


@pytest.mark.parametrize("board", ["yellow", "green", "blue"])
def test_the_right_is_that_of_whoever_sits_behind_the_board(board: str) -> None:
    s = yin(f"{board} ghosts: 34 38 41; turn: {board}")
    assert s.told("haunter_advanced", "place") == [(2,), (1,), (0,)]


# -- devourers


@pytest.mark.parametrize("number", DEVOURERS)
def test_every_new_ghost_devours_the_first_top_villager_in_its_line(number: int) -> None:
    s = yin(f"red ghosts: - {number} -; villagers: 1 li hua, 4 sun; turn: red")
    assert s.dead == ["hua"]
    assert s.told("villager_died", "family", "tile", "why") == [("hua", 1, "devour")]
    assert (s.stack(1), s.stack(4)) == (["li"], ["sun"])


@pytest.mark.parametrize("tile", [1, 4, 7])
def test_the_first_stack_may_stand_on_any_of_the_three_tiles(tile: int) -> None:
    s = yin(f"red ghosts: - 77 -; villagers: {tile} hua; turn: red")
    assert s.told("villager_died", "tile") == [(tile,)]


def test_the_devourer_of_the_green_taoist_reaches_past_an_empty_tile() -> None:
    s = yin("green ghosts: - 75 -; villagers: 4 ? zhou, 1 sun; turn: green").turn_up("li")
    assert s.dead == ["zhou"]
    assert s.stack(4) == ["li"]
    assert s.kind == "zhou_curse"


def test_nobody_in_its_line_lets_the_players_choose_another_face_up_villager() -> None:
    s = yin("red ghosts: - 77 -; villagers: 0 ? hua, 8 li sun; turn: red")
    assert (s.kind, s.options) == ("devour", (("villager", "hua", 0), ("villager", "sun", 8)))
    s.answer("devour", "villager", "hua", 0)
    assert s.dead == ["hua"]


def test_with_nobody_left_to_devour_the_player_in_turn_loses_a_qi() -> None:
    s = yin("red ghosts: - 77 -; turn: red")
    assert s.told("qi_lost", "board", "why") == [("red", "devourer")]
    assert s.qi("red") == 3


def test_with_nobody_left_to_devour_a_neutral_board_loses_a_qi() -> None:
    s = yin("players: 3; blue ghosts: - 73 -; turn: blue")
    assert s.told("qi_lost", "board", "why") == [("blue", "devourer")]
    assert s.qi("blue") == 2


def test_a_devourer_on_a_neutral_board_devours_too() -> None:
    s = yin("players: 3; blue ghosts: - 73 -; villagers: 3 sun; turn: blue")
    assert s.dead == ["sun"]
    s.draw(52)
    assert s.options == (("space", "blue", 0), ("space", "blue", 2))


def test_a_devourer_acts_only_in_the_yin_phase_of_its_own_board() -> None:
    s = yin("blue ghosts: - 73 -; villagers: 3 hua; turn: red").draw(39)
    assert s.dead == []
    assert in_turn(s) == "red"


def test_a_plain_devourer_devours_nobody_as_it_enters() -> None:
    s = yin("villagers: 1 hua; turn: red").draw(77).answer("place_ghost", "space", "red", 1)
    assert s.dead == []
    assert s.kind == "move"


def test_the_grey_hunter_devours_a_villager_as_it_enters() -> None:
    s = yin("villagers: 1 li hua, 0 sun; turn: red").draw(79)
    s.answer("place_ghost", "space", "red", 1)
    assert s.dead == ["hua"]
    assert s.kind == "move"


def test_the_grey_hunter_enters_to_a_choice_when_nobody_is_in_its_line() -> None:
    s = yin("villagers: 0 hua, 2 sun; turn: red").draw(79).answer("place_ghost", "space", "red", 1)
    assert (s.kind, len(s.options)) == ("devour", 2)


# -- the reward of a crystal


@pytest.mark.parametrize(("number", "colour"), [(72, "yellow"), (74, "blue"), (76, "green")])
def test_some_devourers_give_their_exorcist_a_moon_crystal(number: int, colour: str) -> None:
    s = moonlit(f"red ghosts: - {number} -; yellow: at 1; turn: yellow")
    exorcise(s, colour, colour, "white")
    assert s.crystals("yellow") == 1
    assert s.reserve == 3


def test_the_reward_of_a_crystal_is_lost_when_the_reserve_is_empty() -> None:
    s = moonlit("crystals: red 2; receptacles: 0 8; red ghosts: - 78 -; yellow: at 1; turn: yellow")
    exorcise(s, "red", "red", "red")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.crystals("yellow") == 0
    assert s.told("no_crystal_left", "board") == [("yellow",)]
