"""The six new incarnations of Wu-Feng, and what no incarnation suffers."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import ask_for_help, exorcise, finish_turn, offers, tags
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin

NEW: Final = range(81, 87)
ALL: Final = (*range(56, 66), *NEW)


def arriving(number: int, text: str = "") -> MoonScenario:
    """An incarnation is the top card of the deck as red's turn begins."""
    return yin(f"{text}; deck: card {number}, 10 ghost; turn: red")


# -- the Gate Keeper


def test_the_gate_keeper_takes_the_portal_out_of_the_village() -> None:
    s = arriving(81, "red: at 4; villagers: 4 li").answer("place_ghost", "space", "red", 1)
    assert s.told("portal_removed", "ghost") == [(81,)]
    assert not s.view()["white_moon"]["portal"]["open"]
    s.answer("move", "stay")
    assert not offers(s, "save")


def test_the_portal_returns_to_its_tile_when_the_gate_keeper_goes() -> None:
    s = moonlit(
        "portal: 1; incarnations: 2; red ghosts: - 81 -; villagers: 1 li;"
        "blue: at 1, tao black 1; turn: blue"
    )
    exorcise(s, "black", "black", "black")
    s.answer("exorcise_ghosts", "ghost", "red", 1).answer("group_crystal", "taoist", "red")
    assert s.view()["white_moon"]["portal"] == {"tile": 1, "open": True}
    s.answer("act", "save")
    assert s.saved == ["li"]


# -- the Voracious


def test_the_voracious_kills_a_face_up_villager_of_choice_as_it_enters() -> None:
    s = arriving(82, "villagers: 1 hua, 8 li sun").answer("place_ghost", "space", "red", 1)
    assert s.options == (("villager", "hua", 1), ("villager", "sun", 8))
    s.answer("devour", "villager", "sun", 8)
    assert s.kind == "ghost_card"  # the curse of the Sun
    assert s.dead == ["sun"]


def test_the_voracious_kills_again_in_each_yin_phase_of_its_board() -> None:
    s = yin("red ghosts: - 82 -; villagers: 1 hua, 8 li; turn: red")
    s.answer("devour", "villager", "li", 8)
    assert s.dead == ["li"]


def test_the_voracious_kills_on_a_neutral_board_too() -> None:
    s = yin("players: 3; blue ghosts: - 82 -; villagers: 1 hua, 8 li; turn: blue")
    s.answer("devour", "villager", "hua", 1)
    assert s.dead == ["hua"]


# -- the Root Master


def test_the_root_master_lays_every_taoist_down() -> None:
    s = arriving(84).answer("place_ghost", "space", "green", 1)
    assert [s.lies(colour) for colour in ("red", "yellow", "green", "blue")] == [True] * 4


def test_each_taoist_spends_his_next_move_to_stand_up_from_the_roots() -> None:
    s = moonlit("lying: yellow roots, blue roots; turn: yellow").answer("move", "stand_up")
    assert (s.lies("yellow"), s.lies("blue"), s.kind) == (False, True, "act")


# -- the Time Keeper


def test_the_time_keeper_removes_the_two_last_ghosts_of_the_deck() -> None:
    s = arriving(85).answer("place_ghost", "space", "yellow", 1)
    assert s.state.deck.layers == (("ghost", 8),)
    assert s.state.discard == ()


def test_the_time_keeper_brings_a_ghost_in_each_yin_phase_of_its_board() -> None:
    s = yin("red ghosts: - 85 -; turn: red").draw(39).answer("place_ghost", "space", "red", 0)
    assert s.kind == "ghost_card"  # and another one in step 3
    assert s.ghosts("red") == [39, 85, 0]


def test_the_time_keeper_brings_a_ghost_on_a_neutral_board_too() -> None:
    s = yin("players: 3; blue ghosts: - 85 -; turn: blue").draw(39)
    s.answer("place_ghost", "space", "red", 0)
    assert s.ghosts("red") == [39, 0, 0]
    s.draw(40)
    assert s.told("turn_began", "board") == [("blue",), ("red",)]


# -- the Shapeshifter


def test_the_shapeshifter_brings_a_ghost_as_it_enters() -> None:
    s = arriving(86).answer("place_ghost", "space", "red", 1)
    assert s.kind == "ghost_card"
    s.draw(39).answer("place_ghost", "space", "red", 0)
    assert s.ghosts("red") == [39, 86, 0]


@pytest.mark.parametrize("board", ["red", "yellow", "green", "blue"])
def test_the_shapeshifter_has_the_colour_of_the_board_it_is_on(board: str) -> None:
    tiles = {"red": 1, "yellow": 5, "green": 7, "blue": 3}
    text = f"incarnations: 2; {board} ghosts: - 86 -; yellow: at {tiles[board]}, tao {board} 1"
    s = moonlit(f"{text}; turn: yellow")
    exorcise(s, board, board, board)
    s.answer("exorcise_ghosts", "ghost", board, 1).answer("group_crystal", "taoist", "red")
    assert s.ghosts(board) == [0, 0, 0]


@pytest.mark.parametrize(
    ("ghosts", "board", "place"),
    [
        ("red ghosts: - - 86", "red", 1),
        ("red ghosts: - 86 -", "red", 0),
        ("red ghosts: 86 - -", "yellow", 2),
        ("red ghosts: 86 - -; yellow ghosts: - - 6", "yellow", 1),
        ("red ghosts: 86 - -; yellow ghosts: 7 6 10", "green", 2),
    ],
)
def test_the_shapeshifter_moves_clockwise_to_the_next_free_space(
    ghosts: str, board: str, place: int
) -> None:
    s = yin(f"{ghosts}; turn: red")
    assert s.ghosts(board)[place] == 86
    assert s.told("ghost_moved", "board", "place") == [(board, place)]


def test_the_shapeshifter_moves_on_a_neutral_board_too() -> None:
    s = yin("players: 3; blue ghosts: - 86 -; turn: blue")
    assert s.ghosts("blue") == [86, 0, 0]


def test_the_shapeshifter_stays_when_every_other_space_is_taken() -> None:
    s = yin(
        "red ghosts: 86 35 37; yellow ghosts: 6 7 10; green ghosts: 28 29 32;"
        "blue ghosts: 17 18 21; turn: red"
    )
    assert s.ghosts("red") == [86, 35, 37]
    assert s.events("ghost_moved") == []


def test_the_shapeshifter_sends_a_buddha_off_and_takes_its_place() -> None:
    s = yin("red ghosts: - -b 86; turn: red")
    assert s.ghosts("red") == [0, 86, 0]
    assert not any(s.state.buddhas)
    assert s.told("buddha_returned", "board", "place") == [("red", 1)]


def test_the_shapeshifter_moves_once_in_a_turn() -> None:
    s = yin("red ghosts: - - 86; turn: red")
    assert len(s.events("ghost_moved")) == 1


def test_the_shapeshifter_sends_su_ling_off() -> None:
    s = yin("su-ling: red 1; red ghosts: - - 86; turn: red")
    assert s.su_ling is None


# -- rewards


@pytest.mark.parametrize("number", NEW)
def test_w6_new_incarnations_give_the_group_a_crystal_and_a_yin_yang(number: int) -> None:
    colours = {81: "black", 82: "red", 83: "blue", 84: "green", 85: "yellow", 86: "red"}
    colour = colours[number]
    s = moonlit(
        f"incarnations: 2; red ghosts: - {number} -; yellow: at 1, yin_yang no, tao {colour} 1;"
        "blue: yin_yang no; turn: yellow"
    )
    exorcise(s, colour, colour, colour)
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.options == tuple(("taoist", c) for c in ("yellow", "green", "blue", "red"))
    s.answer("group_crystal", "taoist", "green")
    assert s.options == (("taoist", "yellow"), ("taoist", "blue"))
    s.answer("group_yin_yang", "taoist", "blue")
    assert s.crystals("green") == 1
    assert s.state.yin_yang[s.side("blue")]
    assert tags(s, "qi_gained") == []


def test_w6_incarnations_of_the_base_game_give_a_qi_and_a_yin_yang() -> None:
    s = moonlit("incarnations: 2; blue ghosts: - 62 -; yellow: at 3, yin_yang no; turn: yellow")
    exorcise(s, "blue", "blue", "blue")
    s.answer("group_qi", "taoist", "red")
    assert s.qi("red") == 5
    assert s.state.yin_yang[s.side("yellow")]
    assert s.reserve == 4


def test_w6_without_a_crystal_left_the_group_takes_the_yin_yang_alone() -> None:
    s = moonlit(
        "incarnations: 2; crystals: red 4; red ghosts: - 82 -;"
        "yellow: at 1, yin_yang no, tao red 1; turn: yellow"
    )
    exorcise(s, "red", "red", "red")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.state.yin_yang[s.side("yellow")]
    assert s.crystals("yellow") == 0


# -- what no incarnation suffers


@pytest.mark.parametrize("number", ALL)
def test_no_incarnation_yields_to_barrier_school_or_sorcerer(number: int) -> None:
    s = moonlit(f"red ghosts: - {number} -; receptacles: 0 2 6 8; red: at 5; turn: red")
    s.answer("move", "stay")
    assert not offers(s, "help")
    finish_turn(s)
    assert (len(s.events("barrier_ended")), s.state.ghosts[1]) == (1, number)
    s = moonlit(f"red ghosts: - {number} -; yellow: at 3; turn: yellow").answer("move", "stay")
    assert not offers(s, "help")


@pytest.mark.parametrize("number", NEW)
def test_a_new_incarnation_sends_a_buddha_off_and_stays(number: int) -> None:
    home = {83: "blue", 84: "green", 85: "yellow"}.get(number, "red")
    s = arriving(number, f"{home} ghosts: - -b -").answer("place_ghost", "space", home, 1)
    assert s.ghosts(home) == [0, number, 0]
    assert not any(s.state.buddhas)


def test_the_sorcerer_still_reaches_the_new_ghosts() -> None:
    s = moonlit("red ghosts: - 79 -; yellow: at 3; turn: yellow")
    ask_for_help(s)
    assert s.ghosts("red") == [0, 0, 0]
    assert s.crystals("yellow") == 0
