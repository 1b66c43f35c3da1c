"""The ten incarnations of Wu-Feng, each drawn, suffered and exorcised."""

from __future__ import annotations

from games.ghost_stories.content.play import (
    LINE,
    ROUND,
    at,
    confront,
    deeds,
    draw,
    following,
    full,
    ghost,
    gone,
    haunted,
    haunts_every_second_yin,
    rests_in_yin,
    spaces,
    suffer,
    torments_in_yin,
    waits_in_the_yin_of_other_boards,
    yin,
)
from games.ghost_stories.scenario import Scenario

HOME = "yellow"
WU_FENG_ON_TOP = "deck: 1 incarnation, 20 ghost"
MANY = "level: nightmare; deck: 15 ghost, 1 incarnation, 10 ghost"
FIRST_PRINT = "edition: first_print"


def enter(
    number: int, active: str = HOME, text: str = "", home: str = "", place: int = 1
) -> Scenario:
    """The incarnation is drawn and laid on its board."""
    s = draw(number, active, f"{WU_FENG_ON_TOP}; {text}")
    return s.answer("place_ghost", "space", home or active, place)


def enters(number: int, does: list[str], active: str = HOME, home: str = "") -> Scenario:
    """It comes into play, does this and nothing more, and the turn goes on."""
    s = enter(number, active, home=home)
    assert (s.kind, deeds(s)) == ("move", does)
    return s


def strike(number: int, home: str, faces: str, tao: str = "none", text: str = MANY) -> Scenario:
    """The red Taoist attacks it with these dice and tokens."""
    s = confront(number, home, tao, text=text)
    return s.answer("act", "exorcise").dice(*faces.split())


def follows_the_board_in_turn(number: int) -> None:
    """Black, and of several colours alike: the active board gets it."""
    for colour in ROUND:
        s = draw(number, colour, WU_FENG_ON_TOP)
        assert sorted(s.options) == sorted(spaces(colour))


def comes_to_its_own_board(number: int, colour: str) -> None:
    """A coloured incarnation goes to the board of its colour, elsewhere if that is full."""
    s = draw(number, following(colour), WU_FENG_ON_TOP)
    assert sorted(s.options) == sorted(spaces(colour))
    s = draw(number, following(colour), f"{WU_FENG_ON_TOP}; {full(colour, number)}")
    assert len(s.options) == 9


def is_out_of_reach_of_sorcerer_and_buddha(number: int, colour: str = HOME) -> None:
    """The Sorcerer cannot take it; a Buddha it comes upon goes back to the temple."""
    s = at(f"red: at 3; {colour} ghosts: - {number} -; turn: red").answer("move", "stay")
    assert ("help",) not in s.options
    s = at(f"red: at 3; {colour} ghosts: 6 {number} -; turn: red").answer("move", "stay")
    s.answer("act", "help")
    assert s.ghosts(colour) == [0, number, 0]
    s = enter(number, colour, f"{colour} ghosts: - -b -")
    assert s.ghosts(colour) == [0, number, 0]
    assert not any(s.state.buddhas)
    assert s.view()["village"][4]["buddhas"] == 2


def rewards_the_group(s: Scenario, number: int) -> None:
    """The players give a Qi to one Taoist and a Yin-Yang to one who has none."""
    assert gone(s, number)
    assert s.state.exorcised == (number,)
    assert sorted(s.options) == sorted(("taoist", colour) for colour in ROUND)
    s.answer("group_qi", "taoist", "blue").answer("group_yin_yang", "taoist", "green")
    assert (s.qi("red"), s.qi("blue")) == (3, 4)
    assert s.view()["boards"][s.side("green")]["yin_yang"]
    assert s.kind == "end_turn"


SPENT = f"{MANY}; green: yin_yang no; blue: yin_yang no"


def wins_when_it_is_the_last(number: int, home: str, faces: str, tao: str) -> None:
    """With a single incarnation in the game its exorcism wins."""
    s = strike(number, home, faces, tao, text="")
    finish(s, home)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")


def finish(s: Scenario, home: str) -> None:
    """Take whatever is asked until the exorcism is over."""
    while s.table.decision is not None and s.kind != "end_turn":
        if s.kind == "exorcise_ghosts":
            s.answer("exorcise_ghosts", "ghost", home, 1)
        elif s.kind == "curse_die":
            s.curse("none")
        else:
            s.answer(s.kind, *s.options[0])


def test_w56_howling_nightmare_brings_a_ghost_and_is_black_of_resistance_3() -> None:
    follows_the_board_in_turn(56)
    s = enter(56)
    assert s.kind == "ghost_card"
    s.draw(39).answer("place_ghost", "space", "red", 0)
    assert (s.kind, deeds(s)) == ("move", [])
    rests_in_yin(56, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(56)
    assert strike(56, HOME, "black black red").events("exorcism_failed")
    rewards_the_group(strike(56, HOME, "black black white", text=SPENT), 56)
    wins_when_it_is_the_last(56, HOME, "black red red", "black 2")


def test_w56_howling_nightmare_needs_the_space_across_to_be_empty() -> None:
    s = confront(56, HOME, text="blue ghosts: - 17 -")
    assert ("exorcise",) not in s.options
    s = confront(56, HOME, text="blue ghosts: 17 - 18")
    assert ("exorcise",) in s.options


def test_w57_uncatchable_rolls_the_curse_die_as_it_comes_and_is_black_of_resistance_3() -> None:
    follows_the_board_in_turn(57)
    s = enter(57).curse("haunt")
    assert (s.kind, deeds(s)) == ("move", ["curse_rolled", "tile_haunted"])
    assert haunted(s) == [LINE[HOME][0]]
    assert enter(57).curse("lose_qi").qi(HOME) == 3
    rests_in_yin(57, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(57)
    exposed = SPENT + f"; {HOME} ghosts: - 57* -"
    assert strike(57, HOME, "black black red", text=exposed).events("exorcism_failed")
    rewards_the_group(strike(57, HOME, "black black black", text=exposed), 57)


def test_w57_uncatchable_can_be_exorcised_once_it_has_met_a_buddha() -> None:
    assert ("exorcise",) not in confront(57, HOME).options
    s = enter(57, text=f"{HOME} ghosts: - -b -").curse("none")
    assert ghost(s, HOME)["exposed"]
    assert ghost(s, HOME)["exorcisable"]
    # It stays vulnerable wherever the Pavilion blows it.
    s = at(f"red: at 7; {HOME} ghosts: - 57* -; turn: red").answer("move", "stay")
    s.answer("act", "help").answer("move_ghost_to", "space", "blue", 1)
    assert ghost(s, "blue")["exorcisable"]


def test_w57_uncatchable_blown_onto_a_buddha_is_exposed() -> None:
    s = at(f"red: at 7; {HOME} ghosts: - 57 -; blue ghosts: - -b -; turn: red")
    s.answer("move", "stay").answer("act", "help").answer("move_ghost_to", "space", "blue", 1)
    assert ghost(s, "blue")["exposed"]
    assert not any(s.state.buddhas)


def test_w57_uncatchable_in_the_first_print_must_stand_on_the_buddha() -> None:
    s = enter(57, text=f"{FIRST_PRINT}; {HOME} ghosts: - -b -").curse("none")
    assert s.state.buddhas[3 * s.side(HOME) + 1]
    assert ghost(s, HOME)["exorcisable"]
    s = at(f"{FIRST_PRINT}; red: at 7; {HOME} ghosts: - 57b -; turn: red").answer("move", "stay")
    s.answer("act", "help").answer("move_ghost_to", "space", "blue", 1)
    assert not ghost(s, "blue")["exorcisable"]


def test_w58_hope_killer_takes_two_of_each_colour_but_black_and_curses() -> None:
    follows_the_board_in_turn(58)
    enters(58, [])
    rests_in_yin(58, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(58)
    s = strike(58, HOME, "red red green", "green 1 blue 2 yellow 1 black 4")
    assert s.events("exorcism_failed")
    s = strike(58, HOME, "red white green", "red 1 green 1 blue 2 yellow 2", text=SPENT)
    s.answer("exorcise_ghosts", "ghost", HOME, 1)
    while s.kind == "spend_tao":
        s.answer("spend_tao", *next(option for option in s.options if option[1] != "red"))
    assert (s.kind, s.ghosts(HOME)) == ("curse_die", [0, 58, 0])
    assert sum(s.tao("red").values()) == 1
    rewards_the_group(s.curse("none"), 58)
    wins_when_it_is_the_last(58, HOME, "red red green", "green 1 blue 2 yellow 2")


def test_w58_hope_killer_in_the_first_print_goes_wherever_the_player_likes() -> None:
    s = draw(58, HOME, f"{WU_FENG_ON_TOP}; {FIRST_PRINT}")
    assert sorted(s.options) == sorted(spaces(*ROUND))


def test_w58_hope_killer_can_still_lose_the_game_with_its_curse() -> None:
    s = strike(58, HOME, "red red green", "green 1 blue 2 yellow 2", text="haunted: 0 1 2")
    s.answer("exorcise_ghosts", "ghost", HOME, 1).curse("haunt")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "village_haunted")


def test_w59_deaths_army_is_a_tormentor_of_five_black_and_curses() -> None:
    follows_the_board_in_turn(59)
    enters(59, [])
    torments_in_yin(59, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(59)
    assert strike(59, HOME, "black black black", "black 1").events("exorcism_failed")
    s = strike(59, HOME, "black black black", "black 2", text=SPENT)
    s.answer("exorcise_ghosts", "ghost", HOME, 1)
    assert s.kind == "curse_die"
    rewards_the_group(s.curse("none"), 59)
    wins_when_it_is_the_last(59, HOME, "black black white", "black 2")


def test_w59_deaths_army_in_the_first_print_makes_everybody_roll_when_switched() -> None:
    for colour in ROUND:
        s = at(f"{FIRST_PRINT}; switches: D15; {HOME} ghosts: - 59 -; turn: {colour}; next: yin")
        assert suffer(s, "lose_qi").qi(colour) == 3


def test_w60_forgotten_ones_silence_every_power_and_are_black_of_resistance_3() -> None:
    follows_the_board_in_turn(60)
    s = enters(60, ["all_powers_blocked"])
    assert ("power", "bottomless_pockets") not in s.options
    assert all(board["power_blocked"] == "ghost" for board in s.view()["boards"])
    s = at(f"red: at 0; {HOME} ghosts: - 60 -; turn: red")
    assert [option[1] for option in s.options if option[0] == "tile"] == [1, 3, 4]
    rests_in_yin(60, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(60)
    assert strike(60, HOME, "black black red").events("exorcism_failed")
    rewards_the_group(strike(60, HOME, "black black black", text=SPENT), 60)
    wins_when_it_is_the_last(60, HOME, "black black black", "none")


def test_w60_forgotten_ones_stop_power_tokens_too_but_not_in_the_first_print() -> None:
    text = "players: 3; red ghosts: - 60 -"
    boards = "boards: red, yellow enfeeblement_mantra, blue, green strength_of_the_mountain"
    tile = "yellow: at 5, tokens 1; yellow ghosts: - 6 -; turn: yellow"
    for edition, borrowed in (("revised", False), ("first_print", True)):
        s = at(f"edition: {edition}; {text}; {boards}; {tile}").answer("move", "stay")
        assert (("power", "strength_of_the_mountain") in s.options) == borrowed


def test_w61_bone_cracker_takes_a_token_of_everybody_and_is_red_of_resistance_4() -> None:
    comes_to_its_own_board(61, "red")
    s = enters(61, ["tao_lost"] * 4, home="red")
    assert all(s.tao(colour) == {} for colour in ROUND)
    is_out_of_reach_of_sorcerer_and_buddha(61, "red")
    assert strike(61, "red", "red red red").events("exorcism_failed")
    s = strike(61, "red", "red red white", "red 1", text=SPENT)
    rewards_the_group(s.answer("exorcise_ghosts", "ghost", "red", 1), 61)
    wins_when_it_is_the_last(61, "red", "red red red", "red 1")


def test_w61_bone_cracker_takes_a_token_of_its_board_in_yin_and_of_all_in_the_first_print() -> None:
    s = yin(61, "red")
    assert (s.kind, ghost(s, "red")["haunter"]) == ("ghost_card", None)
    assert [bool(s.tao(colour)) for colour in ROUND] == [False, True, True, True]
    s = yin(61, "red", text=FIRST_PRINT)
    assert [bool(s.tao(colour)) for colour in ROUND] == [False, False, False, False]
    s = at("red ghosts: - 61 -; turn: yellow; next: yin")
    assert all(s.tao(colour) for colour in ROUND)


def test_w62_dark_mistress_forbids_tao_tokens_and_is_blue_of_resistance_3() -> None:
    comes_to_its_own_board(62, "blue")
    enters(62, ["tao_blocked"], "red", "blue")
    rests_in_yin(62, "blue")
    is_out_of_reach_of_sorcerer_and_buddha(62, "blue")
    assert strike(62, "blue", "blue blue red", "blue 3").events("exorcism_failed")
    rewards_the_group(strike(62, "blue", "blue blue white", text=SPENT), 62)
    wins_when_it_is_the_last(62, "blue", "blue blue blue", "none")
    s = strike(62, "blue", "blue blue red", text="circle: blue")
    assert not s.events("exorcism_failed")


def test_w63_creeping_horror_holds_a_die_and_is_green_of_resistance_4() -> None:
    comes_to_its_own_board(63, "green")
    s = enters(63, ["die_captured"], "red", "green")
    assert s.view()["supply"]["dice"] == 2
    rests_in_yin(63, "green")
    is_out_of_reach_of_sorcerer_and_buddha(63, "green")
    assert strike(63, "green", "green green", "green 1").events("exorcism_failed")
    s = strike(63, "green", "green white", "green 2", text=SPENT)
    rewards_the_group(s.answer("exorcise_ghosts", "ghost", "green", 1), 63)
    assert s.view()["supply"]["dice"] == 3
    wins_when_it_is_the_last(63, "green", "green green", "green 2")


def test_w64_vampire_lord_is_a_yellow_haunter_of_resistance_4() -> None:
    comes_to_its_own_board(64, "yellow")
    s = enters(64, [], "red", "yellow")
    assert ghost(s, "yellow")["haunter"] == 0
    haunts_every_second_yin(64, "yellow")
    waits_in_the_yin_of_other_boards(64, "yellow")
    is_out_of_reach_of_sorcerer_and_buddha(64, "yellow")
    assert strike(64, "yellow", "yellow yellow yellow").events("exorcism_failed")
    s = strike(64, "yellow", "yellow yellow white", "yellow 1", text=SPENT)
    rewards_the_group(s.answer("exorcise_ghosts", "ghost", "yellow", 1), 64)
    wins_when_it_is_the_last(64, "yellow", "yellow yellow yellow", "yellow 1")


def test_w65_nameless_clears_the_circle_and_takes_one_of_each_colour_without_white() -> None:
    follows_the_board_in_turn(65)
    s = enter(65, text="circle: green")
    assert (s.kind, deeds(s)) == ("move", ["circle_cleared"])
    assert s.view()["circle"] is None
    assert s.view()["supply"]["tao"]["green"] == 3
    rests_in_yin(65, HOME)
    is_out_of_reach_of_sorcerer_and_buddha(65)
    assert strike(65, HOME, "red green white", "blue 1 yellow 1").events("exorcism_failed")
    s = strike(65, HOME, "red green white", "blue 1 yellow 1 black 1", text=SPENT)
    rewards_the_group(s.answer("exorcise_ghosts", "ghost", HOME, 1), 65)
    wins_when_it_is_the_last(65, HOME, "red green blue", "yellow 1 black 1")


def test_w65_nameless_yields_to_no_four_colours() -> None:
    colours = (*ROUND, "black")
    for missing in colours:
        *dice, token = [colour for colour in colours if colour != missing]
        s = strike(65, HOME, " ".join(dice), f"{token} 1")
        assert s.events("exorcism_failed")


def test_w65_nameless_robs_white_faces_of_their_worth_in_every_exorcism() -> None:
    s = confront(39, "red", text=f"{HOME} ghosts: - 65 -").answer("act", "exorcise")
    assert s.dice("red", "white", "white").events("exorcism_failed")


def test_w65_nameless_in_the_first_print_goes_wherever_the_player_likes() -> None:
    s = draw(65, HOME, f"{WU_FENG_ON_TOP}; {FIRST_PRINT}")
    assert sorted(s.options) == sorted(spaces(*ROUND))
