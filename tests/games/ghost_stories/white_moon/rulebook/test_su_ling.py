"""Su-Ling: when she may move, where she may stand, and what she silences."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import DEAD, ask_for_help, exorcise, finish_turn, in_turn
from games.ghost_stories.white_moon.rulebook.scene import STRENGTH, MoonScenario, moonlit, yin

ALL_STONES: Final = [
    (board, place) for board in ("red", "yellow", "green", "blue") for place in range(3)
]


def stones(s: MoonScenario) -> list[tuple[str | int, ...]]:
    """The stones on which she may be put now."""
    assert s.kind == "su_ling"
    return [option[1:] for option in s.options if option[0] == "space"]


# -- when


def test_the_death_of_a_villager_lets_her_move_at_the_end_of_the_turn() -> None:
    s = yin("red ghosts: - 77 -; villagers: 1 li; turn: red").draw(39)
    s.answer("place_ghost", "space", "red", 0)
    assert s.view()["white_moon"]["su_ling"]["may_move"]
    finish_turn(s)
    assert stones(s) == ALL_STONES
    s.answer("su_ling", "space", "red", 1)
    assert s.su_ling == ("red", 1)
    assert in_turn(s) == "yellow"


@pytest.mark.parametrize("face", ["none", "haunt", "ghost", "lose_all_tao", "lose_qi"])
def test_a_roll_of_the_curse_die_lets_her_move_whatever_it_shows(face: str) -> None:
    s = moonlit("red ghosts: - 39 -; yellow: at 1; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse(face)
    if face == "ghost":
        s.draw(6).answer("place_ghost", "space", "yellow", 0)
    finish_turn(s)
    assert s.kind == "su_ling"


def test_the_haunting_of_a_tile_lets_her_move() -> None:
    s = yin("red ghosts: - 38^ -; turn: red").draw(39).answer("place_ghost", "space", "red", 0)
    assert s.state.haunted[1]
    finish_turn(s)
    assert s.kind == "su_ling"


def test_nothing_dire_leaves_her_where_she_is() -> None:
    s = yin("red ghosts: - 38 -; villagers: 1 sun; turn: red").draw(39)
    s.answer("place_ghost", "space", "red", 0)
    finish_turn(s)
    assert s.kind == "ghost_card"
    assert in_turn(s) == "yellow"


def test_no_roll_spared_by_the_strength_of_the_mountain_lets_her_move() -> None:
    s = moonlit(f"{STRENGTH}; red ghosts: - 39 -; green: at 1; turn: green")
    exorcise(s, "red", "red", "blue", "blue")
    assert len(s.events("curse_spared")) == 1
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "blue")


def test_she_moves_once_in_a_turn_however_much_was_dire() -> None:
    s = yin("red ghosts: 44 77 38^; villagers: 1 li, 0 hua; turn: red")
    s.curse("lose_qi")
    assert (len(s.dead), len(s.events("curse_rolled"))) == (2, 1)
    finish_turn(s)
    s.answer("su_ling", "space", "red", 1)
    assert in_turn(s) == "yellow"


def test_her_move_is_optional_and_does_not_wait_for_the_next_turn() -> None:
    s = moonlit("omen: yes; turn: red")
    finish_turn(s)
    s.answer("su_ling", "pass")
    assert s.su_ling is None
    s.draw(6).answer("place_ghost", "space", "yellow", 0)
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "green")


def test_she_comes_after_the_buddhas_of_the_same_turn() -> None:
    s = moonlit("omen: yes; yellow: at 1, buddhas 1, yin_yang no; turn: yellow")
    s.answer("move", "stay").answer("end_turn", "space", "red", 1)
    assert s.kind == "su_ling"


def test_she_moves_in_the_turn_of_a_neutral_board() -> None:
    s = yin("players: 3; blue ghosts: - 73 -; villagers: 3 li; turn: blue")
    assert (s.kind, in_turn(s)) == ("su_ling", "blue")
    s.answer("su_ling", "space", "blue", 1)
    assert s.su_ling == ("blue", 1)


def test_she_moves_in_the_turn_of_a_taoist_who_died_in_it() -> None:
    s = yin("red ghosts: - 44 -; red: qi 1; turn: red").curse("lose_qi")
    assert s.qi("red") == 0
    assert s.kind == "su_ling"
    assert s.decision.seat == s.state.seat_at[s.side("yellow")]
    s.answer("su_ling", "space", "red", 1)
    assert s.su_ling == ("red", 1)


def test_she_moves_in_the_turn_of_a_taoist_who_died_in_his_yang_phase() -> None:
    s = moonlit("red ghosts: - 39 -; yellow: at 1, qi 1; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse("lose_qi")
    assert (s.qi("yellow"), s.kind) == (0, "su_ling")


def test_she_moves_in_the_turn_of_a_haunted_board() -> None:
    s = yin(f"red: {DEAD}; red ghosts: - 77 -; villagers: 1 li; turn: red")
    assert s.kind == "su_ling"


# -- where


def test_she_may_move_from_one_stone_to_another() -> None:
    s = moonlit("omen: yes; su-ling: red 1; turn: red")
    finish_turn(s)
    assert ("red", 1) not in stones(s)
    s.answer("su_ling", "space", "green", 2).answer("su_ling_crystal", "pass")
    assert s.su_ling == ("green", 2)


def test_she_stays_where_she_stands_when_the_players_like_it() -> None:
    s = moonlit("omen: yes; su-ling: red 1; turn: red")
    finish_turn(s)
    s.answer("su_ling", "pass")
    assert s.su_ling == ("red", 1)


@pytest.mark.parametrize("number", [57, 59, 81, 85])
def test_she_never_stands_in_front_of_an_incarnation(number: int) -> None:
    s = moonlit(f"omen: yes; red ghosts: - {number} -; turn: yellow")
    finish_turn(s)
    assert stones(s) == [stone for stone in ALL_STONES if stone != ("red", 1)]


def test_an_incarnation_that_arrives_in_front_of_her_sends_her_off() -> None:
    s = yin("su-ling: red 1; deck: card 58, 10 ghost; turn: red")
    s.answer("place_ghost", "space", "red", 1)
    assert s.su_ling is None
    assert s.told("su_ling_left", "why") == [("incarnation",)]


def test_sent_off_by_an_incarnation_she_comes_back_after_the_next_dire_event_only() -> None:
    s = yin("su-ling: red 1; deck: card 58, 10 ghost; turn: red")
    s.answer("place_ghost", "space", "red", 1)
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "yellow")


def test_a_dire_event_before_wu_feng_came_does_not_bring_her_back() -> None:
    s = yin("su-ling: red 1; red ghosts: 44 - -; deck: card 58, 10 ghost; turn: red")
    s.curse("none").answer("place_ghost", "space", "red", 1)
    assert not s.view()["white_moon"]["su_ling"]["may_move"]
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "yellow")


def test_a_dire_event_after_wu_feng_came_brings_her_back_in_the_same_turn() -> None:
    s = yin("su-ling: red 1; yellow ghosts: - 39 -; deck: card 58, 10 ghost; red: at 5; turn: red")
    s.answer("place_ghost", "space", "red", 1)
    exorcise(s, "red", "red", "blue")
    s.curse("none")
    finish_turn(s)
    assert ("red", 1) not in stones(s)
    s.answer("su_ling", "space", "yellow", 1)
    assert s.su_ling == ("yellow", 1)


def test_a_dire_event_before_an_incarnation_was_moved_in_front_of_her_does_not_count() -> None:
    s = moonlit("omen: yes; su-ling: green 0; red ghosts: - 58 -; yellow: at 7; turn: yellow")
    ask_for_help(s).answer("move_ghost_to", "space", "green", 0)
    s.answer("carry_taoist", "taoist", "red").answer("carry_taoist_to", "tile", 0)
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "green")


def test_a_dire_event_still_lets_her_move_when_wu_feng_comes_elsewhere() -> None:
    s = yin("su-ling: red 1; red ghosts: 44 - -; deck: card 58, 10 ghost; turn: red")
    s.curse("none").answer("place_ghost", "space", "red", 2)
    finish_turn(s)
    assert s.kind == "su_ling"


def test_an_incarnation_moved_in_front_of_her_sends_her_off() -> None:
    s = moonlit("su-ling: green 0; red ghosts: - 58 -; yellow: at 7; turn: yellow")
    ask_for_help(s).answer("move_ghost_to", "space", "green", 0)
    assert s.su_ling is None


def test_an_ordinary_ghost_that_arrives_in_front_of_her_leaves_her_there() -> None:
    s = yin("su-ling: red 1; turn: red").draw(38).answer("place_ghost", "space", "red", 1)
    assert s.su_ling == ("red", 1)


# -- what she silences


def test_a_haunters_figure_does_not_move_in_front_of_her() -> None:
    s = yin("su-ling: red 1; red ghosts: - 38 -; villagers: 1 sun; turn: red")
    assert s.state.haunters[1] == 0
    assert s.stack(1) == ["sun"]
    s = yin("su-ling: red 1; red ghosts: - 38^ -; turn: red")
    assert s.state.haunters[1] == 1
    assert not any(s.state.haunted)


def test_a_haunter_in_front_of_her_threatens_no_tile() -> None:
    text = "red ghosts: - 38^ 41; turn: red"
    assert moonlit(text).view()["village"][1]["threats"] == [["red", 1, 1]]
    silenced = moonlit(f"su-ling: red 1; {text}").view()["village"]
    assert (silenced[1]["threats"], silenced[0]["threats"]) == ([], [["red", 2, 2]])


def test_a_tormentor_does_not_roll_in_front_of_her() -> None:
    s = yin("su-ling: red 1; red ghosts: - 44 -; turn: red")
    assert s.events("curse_rolled") == []
    assert s.kind == "ghost_card"


def test_a_devourer_does_not_devour_in_front_of_her() -> None:
    s = yin("su-ling: red 1; red ghosts: - 77 -; villagers: 1 sun; turn: red")
    assert s.dead == []
    assert s.told("stone_silenced", "ghost", "ability") == [(77, "devourer")]


def test_dice_do_harm_to_a_ghost_immune_to_them_in_front_of_her() -> None:
    text = "red ghosts: - 35 -; yellow: at 1; turn: yellow"
    s = moonlit(text)
    exorcise(s, "red", "red", "red")
    assert s.ghosts("red") == [0, 35, 0]
    s = moonlit(f"su-ling: red 1; {text}")
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


def test_she_silences_only_the_ghost_in_front_of_her() -> None:
    s = yin("su-ling: red 1; red ghosts: 34 38 41; turn: red")
    assert s.told("haunter_advanced", "place") == [(2,), (0,)]


def test_she_does_not_silence_the_left_and_right_stones() -> None:
    s = yin("su-ling: red 1; turn: red").draw(55).answer("place_ghost", "space", "red", 1)
    assert len(s.events("tao_lost")) == 4
    s = moonlit("su-ling: red 1; red ghosts: - 39 -; yellow: at 1; turn: yellow")
    exorcise(s, "red", "red", "blue")
    assert s.kind == "curse_die"


# -- the crystal she brings


@pytest.mark.parametrize(
    ("board", "place", "tile"),
    [
        ("red", 0, 2),
        ("red", 2, 0),
        ("yellow", 0, 8),
        ("yellow", 2, 2),
        ("green", 0, 6),
        ("green", 2, 8),
        ("blue", 0, 0),
        ("blue", 2, 6),
    ],
)
def test_next_to_an_empty_receptacle_she_may_bring_a_crystal_from_the_reserve(
    board: str, place: int, tile: int
) -> None:
    s = moonlit("omen: yes; turn: red")
    finish_turn(s)
    s.answer("su_ling", "space", board, place).answer("su_ling_crystal", "receptacle", tile)
    assert (s.receptacles, s.reserve) == ([tile], 3)


def test_her_crystal_is_optional() -> None:
    s = moonlit("omen: yes; turn: red")
    finish_turn(s)
    s.answer("su_ling", "space", "red", 0).answer("su_ling_crystal", "pass")
    assert (s.receptacles, s.reserve) == ([], 4)


@pytest.mark.parametrize("board", ["red", "yellow", "green", "blue"])
def test_on_a_middle_stone_she_brings_no_crystal(board: str) -> None:
    s = moonlit("omen: yes; turn: red")
    finish_turn(s)
    s.answer("su_ling", "space", board, 1)
    assert (s.kind, s.receptacles) == ("ghost_card", [])


def test_next_to_a_full_receptacle_she_brings_no_crystal() -> None:
    s = moonlit("omen: yes; receptacles: 2; turn: red")
    finish_turn(s)
    s.answer("su_ling", "space", "red", 0)
    assert (s.kind, s.receptacles) == ("ghost_card", [2])


def test_with_an_empty_reserve_she_brings_no_crystal() -> None:
    s = moonlit("omen: yes; crystals: red 2, blue 1; receptacles: 8; turn: red")
    finish_turn(s)
    s.answer("su_ling", "space", "red", 0)
    assert (s.kind, s.receptacles) == ("ghost_card", [8])


# -- the Howling Ondine


def test_the_howling_ondine_takes_her_out_of_the_village() -> None:
    s = yin("su-ling: red 1; deck: card 83, 10 ghost; turn: red")
    s.answer("place_ghost", "space", "blue", 0)
    assert s.su_ling is None
    assert not s.view()["white_moon"]["su_ling"]["free"]


def test_she_cannot_move_while_the_howling_ondine_holds_her() -> None:
    s = yin("blue ghosts: 83 - -; red ghosts: - 77 -; villagers: 1 li; turn: red").draw(39)
    s.answer("place_ghost", "space", "red", 0)
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "yellow")


def test_freed_from_the_ondine_she_waits_in_the_reserve() -> None:
    s = moonlit("incarnations: 2; blue ghosts: - 83 -; yellow: at 3, tao blue 1; turn: yellow")
    exorcise(s, "blue", "blue", "blue")
    s.answer("exorcise_ghosts", "ghost", "blue", 1).answer("group_crystal", "taoist", "red")
    assert s.view()["white_moon"]["su_ling"] == {"at": None, "free": True, "may_move": False}
    finish_turn(s)
    assert (s.kind, in_turn(s)) == ("ghost_card", "green")


def test_freed_from_the_ondine_she_moves_after_the_next_dire_event() -> None:
    s = moonlit("incarnations: 2; discard: 83; exorcised: 83; omen: yes; turn: red")
    finish_turn(s)
    assert s.kind == "su_ling"
