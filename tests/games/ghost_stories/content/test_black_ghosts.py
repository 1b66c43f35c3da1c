"""The eleven black ghosts: they come to the active board, whatever its colour."""

from __future__ import annotations

import pytest

from games.ghost_stories.content.play import (
    LINE,
    ROUND,
    arrive_black,
    at,
    attack,
    beaten,
    confront,
    curses_its_exorcist,
    deeds,
    draw,
    full,
    ghost,
    gone,
    haunted,
    haunts_every_second_yin,
    needs,
    rests_in_yin,
    rewards_qi_or_yin_yang,
    rewards_tao,
    rolled,
    sorcery_brings_nothing,
    spaces,
    torments_in_yin,
)
from games.ghost_stories.scenario import Scenario

HOME = "yellow"


def follows_the_board_in_turn(number: int) -> None:
    """Any active board gets the black ghost; a full one leaves the choice to its player."""
    for colour in ROUND:
        assert sorted(draw(number, colour).options) == sorted(spaces(colour))
    # A full board draws nothing itself: the ghost comes with the help of the Tea House.
    s = at(f"red: at 8; turn: red; {full('red', number)}").answer("move", "stay")
    s.answer("act", "help").answer("take_tao", "tao", "black").draw(number)
    assert sorted(s.options) == sorted(spaces("yellow", "green", "blue"))


def dice_rolled(s: Scenario) -> int:
    """How many Tao dice the exorcism that was just chosen rolls."""
    (began,) = s.events("exorcism_began")
    dice = began.data["dice"]
    assert isinstance(dice, int)
    return dice


def captures_a_die(number: int) -> None:
    """While the card is in play every exorcism rolls one die fewer; then the die is back."""
    s = confront(17, "blue", text=f"{HOME} ghosts: - {number} -").answer("act", "exorcise")
    assert dice_rolled(s) == 2
    s.dice("blue", "blue")
    assert s.kind == "curse_die"
    s = confront(17, "blue", text=f"discard: {number}").answer("act", "exorcise")
    assert dice_rolled(s) == 3


def test_g45_gloomy_minion_is_a_fast_haunter_that_gives_a_tao_token() -> None:
    follows_the_board_in_turn(45)
    s = arrive_black(45)
    assert (s.kind, deeds(s), ghost(s, HOME)["haunter"]) == ("move", ["haunter_advanced"], 1)
    haunts_every_second_yin(45, HOME)
    needs(45, HOME, "black", 1)
    rewards_tao(45, HOME, "black", 1, 1)
    sorcery_brings_nothing(45, HOME)


def test_g46_repellent_beauty_holds_a_die_yields_to_tokens_only_and_gives_a_tao_token() -> None:
    follows_the_board_in_turn(46)
    s = arrive_black(46)
    assert (s.kind, deeds(s)) == ("move", ["die_captured"])
    captures_a_die(46)
    rests_in_yin(46, HOME)
    s = attack(46, HOME, ("black", "white"))
    assert s.events("exorcism_failed")
    s = attack(46, HOME, ("red", "red"), "black 1")
    s.answer("exorcise_ghosts", "ghost", HOME, 1).answer("take_tao", "tao", "blue")
    assert gone(s, 46)
    assert (s.kind, s.tao("red"), s.qi("red")) == ("end_turn", {"blue": 1}, 4)
    sorcery_brings_nothing(46, HOME)


def plays_as_severed_heads(number: int) -> None:
    """A die is captured, then another ghost comes; the first print turns the two round."""
    follows_the_board_in_turn(number)
    s = arrive_black(number)
    assert (s.kind, deeds(s)) == ("ghost_card", ["die_captured"])
    s.draw(39).answer("place_ghost", "space", "red", 0)
    assert (s.kind, deeds(s)) == ("move", ["die_captured"])
    s = arrive_black(number, text="edition: first_print")
    assert (s.kind, deeds(s)) == ("ghost_card", [])
    s.draw(39).answer("place_ghost", "space", "red", 0)
    assert (s.kind, deeds(s)) == ("move", ["die_captured"])
    captures_a_die(number)
    rests_in_yin(number, HOME)
    needs(number, HOME, "black", 1, dice=2)
    s = attack(number, HOME, ("black", "blue")).answer("take_tao", "tao", "green")
    assert gone(s, number)
    assert (s.kind, s.tao("red"), s.qi("red")) == ("end_turn", {"green": 1}, 4)
    sorcery_brings_nothing(number, HOME)


def test_g47_severed_heads_capture_a_die_and_bring_another_ghost() -> None:
    plays_as_severed_heads(47)


def test_g48_severed_heads_capture_a_die_and_bring_another_ghost() -> None:
    plays_as_severed_heads(48)


def test_g47_and_g48_severed_heads_capture_a_die_each() -> None:
    s = confront(17, "blue", text=f"{HOME} ghosts: 47 48 46").answer("act", "exorcise")
    assert dice_rolled(s) == 0


def test_g49_grave_walker_costs_a_qi_haunts_and_gives_a_qi_or_the_yin_yang() -> None:
    follows_the_board_in_turn(49)
    s = arrive_black(49)
    assert (s.kind, deeds(s), s.qi(HOME)) == ("move", ["qi_lost"], 3)
    assert ghost(s, HOME)["haunter"] == 0
    haunts_every_second_yin(49, HOME)
    needs(49, HOME, "black", 2)
    rewards_qi_or_yin_yang(49, HOME, "black", 2)
    sorcery_brings_nothing(49, HOME)


def plays_as_black_widow(number: int) -> None:
    """No tokens for anybody while it stands; a curse, then a Qi or the Yin-Yang."""
    follows_the_board_in_turn(number)
    s = arrive_black(number)
    assert (s.kind, deeds(s)) == ("move", ["tao_blocked"])
    rests_in_yin(number, HOME)
    s = attack(number, HOME, rolled("black", 1), "black 2")
    assert s.events("exorcism_failed")
    s = confront(21, "blue", tao="blue 2", text=f"{HOME} ghosts: - {number} -")
    assert s.answer("act", "exorcise").dice("blue", "blue", "blue").events("exorcism_failed")
    s = confront(number, HOME, text="circle: black").answer("act", "exorcise")
    assert s.dice("black", "red", "red").kind == "curse_die"
    curses_its_exorcist(beaten(number, HOME, "black", 2), HOME, number)
    s = beaten(number, HOME, "black", 2)
    assert s.events("qi_gained") == []
    assert s.curse("none").events("qi_gained")
    rewards_qi_or_yin_yang(number, HOME, "black", 2, curses=True)
    sorcery_brings_nothing(number, HOME)


def test_g50_black_widow_forbids_tao_tokens_and_curses_before_it_rewards() -> None:
    plays_as_black_widow(50)


def test_g51_black_widow_forbids_tao_tokens_and_curses_before_it_rewards() -> None:
    plays_as_black_widow(51)


def plays_as_dark_wraith(number: int) -> None:
    """A fast haunter of resistance 3 that gives a Qi or the Yin-Yang."""
    follows_the_board_in_turn(number)
    s = arrive_black(number)
    assert (s.kind, deeds(s), ghost(s, HOME)["haunter"]) == ("move", ["haunter_advanced"], 1)
    haunts_every_second_yin(number, HOME)
    needs(number, HOME, "black", 3)
    rewards_qi_or_yin_yang(number, HOME, "black", 3)
    sorcery_brings_nothing(number, HOME)


def test_g52_dark_wraith_is_a_fast_haunter_that_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_dark_wraith(52)


def test_g53_dark_wraith_is_a_fast_haunter_that_gives_a_qi_or_the_yin_yang() -> None:
    plays_as_dark_wraith(53)


def test_g54_shapeless_evil_haunts_as_it_comes_and_gives_a_qi_or_the_yin_yang() -> None:
    follows_the_board_in_turn(54)
    s = arrive_black(54)
    assert (s.kind, deeds(s), haunted(s)) == ("move", ["tile_haunted"], [LINE[HOME][0]])
    rests_in_yin(54, HOME)
    needs(54, HOME, "black", 4)
    rewards_qi_or_yin_yang(54, HOME, "black", 4)
    sorcery_brings_nothing(54, HOME)


@pytest.mark.parametrize("edition", ["revised", "first_print"])
def test_g54_shapeless_evil_before_a_haunted_tile_goes_deeper(edition: str) -> None:
    s = arrive_black(54, text=f"edition: {edition}; haunted: {LINE[HOME][0]}")
    assert haunted(s) == sorted(LINE[HOME][:2])


def test_g55_soul_eater_takes_a_tao_token_of_everybody_torments_and_rewards() -> None:
    follows_the_board_in_turn(55)
    s = arrive_black(55, text="blue: tao none; green: tao green 1 black 2")
    assert s.decision.seat == s.state.seat_at[s.side("green")]
    s.answer("discard_tao", "tao", "black")
    assert (s.kind, deeds(s)) == ("move", ["tao_lost"] * 3)
    assert [s.tao(c) for c in ROUND] == [{}, {}, {"green": 1, "black": 1}, {}]
    torments_in_yin(55, HOME)
    needs(55, HOME, "black", 4)
    rewards_qi_or_yin_yang(55, HOME, "black", 4)
    sorcery_brings_nothing(55, HOME)
