"""Moon crystals: how they are won, spent as Tao of any colour, and placed on the receptacles."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import ask_for_help, exorcise, offers
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin


def test_there_are_four_crystals_in_all() -> None:
    s = moonlit("crystals: red 1; receptacles: 0 8; turn: red")
    assert s.reserve == 1


# -- won at the Herbalist


def herbalist(*faces: str, text: str = "") -> MoonScenario:
    s = moonlit(f"yellow: at 2; turn: yellow; {text}")
    ask_for_help(s).dice(*faces)
    return s


def test_white_at_the_herbalist_gives_a_crystal_instead_of_a_token_of_choice() -> None:
    s = herbalist("white", "red")
    assert s.kind == "end_turn"
    assert s.crystals("yellow") == 1
    assert s.tao("yellow") == {"yellow": 1, "red": 1}


def test_two_white_faces_at_the_herbalist_give_two_crystals() -> None:
    s = herbalist("white", "white")
    assert (s.crystals("yellow"), s.reserve) == (2, 2)


def test_white_at_the_herbalist_is_lost_when_no_crystal_is_left() -> None:
    s = herbalist("white", "red", text="crystals: red 3; receptacles: 0")
    assert s.kind == "end_turn"
    assert s.crystals("yellow") == 0
    assert s.tao("yellow") == {"yellow": 1, "red": 1}


def test_the_last_crystal_goes_to_the_first_white_face() -> None:
    s = herbalist("white", "white", text="crystals: red 3")
    assert s.crystals("yellow") == 1
    assert s.told("no_crystal_left", "board") == [("yellow",)]


# -- won with the Moon Dust


def test_the_moon_dust_gives_a_crystal() -> None:
    s = moonlit("artifacts: moon_dust yellow; turn: yellow").answer("move", "artifact", "moon_dust")
    assert s.crystals("yellow") == 1
    assert s.artifacts("yellow") == []
    assert s.kind == "move"


# -- spent in an exorcism


@pytest.mark.parametrize(
    ("number", "board", "face"),
    [(39, "red", "red"), (6, "yellow", "yellow"), (28, "green", "green"), (50, "blue", "black")],
)
def test_a_crystal_counts_as_a_tao_token_of_any_colour(number: int, board: str, face: str) -> None:
    tiles = {"red": 1, "yellow": 5, "green": 7, "blue": 3}
    s = moonlit(
        f"{board} ghosts: - {number} -; crystals: yellow 1; yellow: at {tiles[board]}, tao none;"
        "turn: yellow"
    )
    other = "blue" if face != "blue" else "red"
    exorcise(s, face, other, other)
    s.answer("exorcise_ghosts", "ghost", board, 1)
    assert s.crystals("yellow") == 0
    assert s.reserve == 4
    assert s.ghosts(board) == [0, number, 0]  # its curse is being rolled first
    s.curse("none")
    assert s.ghosts(board) == [0, 0, 0]


def test_a_crystal_is_never_spent_against_ones_will() -> None:
    s = moonlit("red ghosts: - 39 -; crystals: yellow 1; yellow: at 1, tao none; turn: yellow")
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "stop")
    assert (s.crystals("yellow"), s.ghosts("red")) == (1, [0, 39, 0])


def test_the_player_chooses_between_a_crystal_and_a_token() -> None:
    s = moonlit("red ghosts: - 38 -; crystals: yellow 1; yellow: at 1, tao red 1; turn: yellow")
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.options == (("tao", "red", "yellow"), ("moon_crystal", "yellow"))
    s.answer("spend_tao", "moon_crystal", "yellow")
    assert (s.crystals("yellow"), s.tao("yellow")) == (0, {"red": 1})


def test_a_crystal_beats_a_ghost_immune_to_dice() -> None:
    s = moonlit("red ghosts: - 35 -; crystals: yellow 1; yellow: at 1, tao none; turn: yellow")
    exorcise(s, "blue", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert (s.ghosts("red"), s.crystals("yellow")) == ([0, 0, 0], 0)


def test_crystals_of_taoists_on_the_same_tile_may_be_spent() -> None:
    s = moonlit(
        "red ghosts: - 38 -; crystals: blue 1; yellow: at 1, tao none; blue: at 1;turn: yellow"
    )
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert (s.ghosts("red"), s.crystals("blue")) == ([0, 0, 0], 0)


@pytest.mark.parametrize("blocker", [50, 62])
def test_crystals_may_be_spent_while_a_ghost_forbids_tao_tokens(blocker: int) -> None:
    s = moonlit(
        f"green ghosts: {blocker} - -; red ghosts: - 38 -; crystals: yellow 1;"
        "yellow: at 1, tao red 1; turn: yellow"
    )
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert (s.ghosts("red"), s.crystals("yellow"), s.tao("yellow")) == ([0, 0, 0], 0, {"red": 1})


def test_a_crystal_taken_this_turn_may_be_spent_at_once() -> None:
    s = moonlit(
        "artifacts: moon_dust yellow; red ghosts: - 38 -; yellow: at 1, tao none; turn: yellow"
    ).answer("move", "artifact", "moon_dust")
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.ghosts("red") == [0, 0, 0]


# -- no Tao tokens


def test_the_curse_die_that_takes_all_tao_tokens_leaves_the_crystals() -> None:
    s = yin("red ghosts: - 44 -; crystals: red 2; red: tao red 1 black 1; turn: red")
    s.curse("lose_all_tao")
    assert (s.tao("red"), s.crystals("red")) == ({}, 2)


def test_ghosts_that_take_a_tao_token_take_no_crystal() -> None:
    s = yin("crystals: red 1; red: tao none; turn: red").draw(55)
    s.answer("place_ghost", "space", "red", 0)
    assert s.crystals("red") == 1


def test_a_crystal_cannot_lie_on_the_circle_of_prayer() -> None:
    s = moonlit("crystals: yellow 1; yellow: at 6; turn: yellow")
    ask_for_help(s)
    assert {option[0] for option in s.options} == {"tao"}


def test_bottomless_pockets_take_no_crystal() -> None:
    s = moonlit("turn: yellow").answer("move", "power", "bottomless_pockets")
    assert {option[0] for option in s.options} == {"tao"}


def test_rewards_of_the_base_game_give_no_crystal() -> None:
    s = moonlit("red ghosts: - 45 -; yellow: at 1; turn: yellow")
    exorcise(s, "black", "blue", "blue")
    assert (s.kind, {option[0] for option in s.options}) == ("take_tao", {"tao"})


def test_the_tea_house_gives_no_crystal() -> None:
    s = moonlit("yellow: at 8; turn: yellow")
    ask_for_help(s)
    assert {option[0] for option in s.options} == {"tao"}


# -- on the receptacles


def at_the_end(text: str) -> MoonScenario:
    """Yellow has moved and done nothing; he holds his Yin-Yang, so that he is asked."""
    return moonlit(f"{text}; turn: yellow").answer("move", "stay").answer("act", "pass")


@pytest.mark.parametrize("tile", [0, 2, 6, 8])
def test_from_a_corner_tile_a_crystal_goes_onto_the_receptacle_next_to_it(tile: int) -> None:
    s = at_the_end(f"crystals: yellow 2; yellow: at {tile}")
    assert [option for option in s.options if option[0] == "receptacle"] == [("receptacle", tile)]
    s.answer("end_turn", "receptacle", tile)
    assert (s.receptacles, s.crystals("yellow"), s.reserve) == ([tile], 1, 2)
    assert s.kind == "end_turn"


@pytest.mark.parametrize("tile", [1, 3, 4, 5, 7])
def test_no_other_tile_is_next_to_a_receptacle(tile: int) -> None:
    s = at_the_end(f"crystals: yellow 1; yellow: at {tile}")
    assert not [option for option in s.options if option[0] == "receptacle"]


def test_a_full_receptacle_takes_no_second_crystal() -> None:
    s = at_the_end("crystals: yellow 1; receptacles: 2; yellow: at 2")
    assert not offers(s, "receptacle", 2)


def test_placing_a_crystal_is_optional_and_no_action() -> None:
    s = moonlit("crystals: yellow 1; red ghosts: 39 - -; yellow: at 2; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse("none")
    assert offers(s, "receptacle", 2)
    s.answer("end_turn", "receptacle", 2)
    assert s.receptacles == [2]


def test_a_crystal_is_placed_in_the_third_step_only() -> None:
    s = moonlit("crystals: yellow 1; yellow: at 2; turn: yellow")
    assert not offers(s, "receptacle", 2)
    s.answer("move", "stay")
    assert not offers(s, "receptacle", 2)


def test_a_crystal_taken_this_turn_cannot_be_placed_yet() -> None:
    s = herbalist("white", "red")
    assert s.kind == "end_turn"
    assert not offers(s, "receptacle", 2)


def test_a_crystal_of_an_earlier_turn_can_be_placed_beside_a_new_one() -> None:
    s = herbalist("white", "red", text="crystals: yellow 1").answer("end_turn", "receptacle", 2)
    assert s.receptacles == [2]
    assert s.crystals("yellow") == 1


def test_a_crystal_taken_in_the_last_turn_can_be_placed_in_this_one() -> None:
    s = yin("players: 1; crystals: red 1; red: at 2; turn: red").draw(6)
    s.answer("place_ghost", "space", "yellow", 0).answer("move", "stay").answer("act", "pass")
    assert offers(s, "receptacle", 2)


def test_a_crystal_won_by_an_exorcism_waits_for_the_next_turn_too() -> None:
    s = moonlit("red ghosts: 78 - -; yellow: at 2; turn: yellow")
    exorcise(s, "red", "red", "red")
    assert s.crystals("yellow") == 1
    assert not offers(s, "receptacle", 2)


def test_spending_a_new_crystal_leaves_an_old_one_to_be_placed() -> None:
    s = moonlit(
        "artifacts: moon_dust yellow; crystals: yellow 1; red ghosts: 38 - -;"
        "yellow: at 2, tao none; turn: yellow"
    ).answer("move", "artifact", "moon_dust")
    exorcise(s, "red", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "red", 0)
    assert s.crystals("yellow") == 1
    assert offers(s, "receptacle", 2)


def test_two_taoists_may_fill_two_receptacles_one_after_the_other() -> None:
    s = at_the_end("crystals: yellow 1, green 1; yellow: at 2; green: at 8")
    s.answer("end_turn", "receptacle", 2).answer("end_turn", "end").draw(28)
    s.answer("place_ghost", "space", "green", 0).answer("move", "stay").answer("act", "pass")
    s.answer("end_turn", "receptacle", 8)
    assert s.receptacles == [2, 8]


# -- death


def test_the_crystals_of_a_dead_taoist_go_back_to_the_reserve() -> None:
    s = yin("red ghosts: - 44 -; crystals: red 2, blue 1; red: qi 1; turn: red").curse("lose_qi")
    assert (s.crystals("red"), s.crystals("blue"), s.reserve) == (0, 1, 3)
