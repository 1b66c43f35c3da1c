"""The Kung-Fu School: one roll against all ghosts of a colour."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    dice_rolled,
    offers,
)
from games.ghost_stories.white_moon.rulebook.scene import (
    MANTRA,
    SECOND_WIND,
    STRENGTH,
    MoonScenario,
    moonlit,
)

ALONE: Final = "players: 1; red: at 5; turn: red"


def school(text: str) -> MoonScenario:
    """Yellow asks at the School; the text may say more of him."""
    yellow = "" if "yellow: " in text else "yellow: at 5; "
    s = moonlit(f"{yellow}turn: yellow; {text}")
    ask_for_help(s)
    return s


# -- the targets


def test_one_roll_is_made_against_all_ghosts_of_the_own_colour_wherever_they_are() -> None:
    s = school("yellow ghosts: 1 - -; blue ghosts: - 3 -; red ghosts: - - 4")
    s.dice("yellow", "yellow", "white")
    assert [s.ghosts(board) for board in ("yellow", "blue", "red")] == [[0, 0, 0]] * 3


def test_one_roll_is_made_against_all_black_ghosts() -> None:
    s = school("yellow ghosts: 45 - -; blue ghosts: - 48! -").dice("black", "white", "red")
    assert (s.ghosts("yellow"), s.ghosts("blue")) == ([0, 0, 0], [0, 0, 0])


def test_the_colour_is_chosen_before_the_roll() -> None:
    s = school("yellow ghosts: 1 45 -")
    assert s.options == (("colour", "yellow"), ("colour", "black"))
    s.answer("school_colour", "colour", "black")
    assert s.kind == "tao_die"
    s.dice("yellow", "yellow", "black")
    assert s.ghosts("yellow") == [1, 0, 0]


def test_ghosts_of_other_colours_are_no_targets() -> None:
    s = school("yellow ghosts: 1 34 12").dice("white", "white", "white")
    assert s.ghosts("yellow") == [0, 34, 12]


def test_the_school_helps_nobody_without_ghosts_of_these_colours() -> None:
    s = moonlit("red ghosts: 34 12 23; yellow: at 5; turn: yellow").answer("move", "stay")
    assert not offers(s, "help")


def test_the_school_does_not_reach_incarnations() -> None:
    s = moonlit("level: nightmare; yellow ghosts: 64 59 -; yellow: at 5; turn: yellow")
    s.answer("move", "stay")
    assert not offers(s, "help")
    s = school("yellow ghosts: 64 1 -").dice("yellow", "yellow", "white")
    assert s.ghosts("yellow") == [64, 0, 0]


def test_four_players_have_no_other_colours() -> None:
    s = school("yellow ghosts: 1 45 -; red ghosts: 34 - -; blue ghosts: 12 - -")
    assert s.options == (("colour", "yellow"), ("colour", "black"))


# -- the roll


def test_results_are_split_freely_among_the_targets() -> None:
    s = school("yellow ghosts: 1 6 8").dice("yellow", "white", "red")
    assert s.options == tuple(("ghost", "yellow", place) for place in (0, 1, 2))
    s.answer("school_ghosts", "ghost", "yellow", 1)
    s.answer("school_ghosts", "stop")
    assert s.ghosts("yellow") == [1, 0, 8]


def test_own_tokens_and_crystals_add_to_the_roll() -> None:
    s = school("yellow ghosts: 1 6 -; yellow: at 5, tao yellow 1; crystals: yellow 1")
    s.dice("yellow", "red", "red").answer("school_ghosts", "ghost", "yellow", 0)
    s.answer("school_ghosts", "ghost", "yellow", 1)
    assert s.ghosts("yellow") == [0, 0, 0]
    assert (s.tao("yellow"), s.crystals("yellow")) == ({}, 0)


def test_tokens_and_crystals_of_others_on_the_tile_cannot_be_used() -> None:
    s = school(
        "yellow ghosts: 6 - -; yellow: at 5, tao none; blue: at 5, tao yellow 2; crystals: blue 1"
    ).dice("yellow", "red", "red")
    assert s.ghosts("yellow") == [6, 0, 0]
    [failed] = s.events("exorcism_failed")
    assert [ghost["needed"] for ghost in failed.data["lacking"]] == [{"yellow": 1}]


def test_tao_tokens_stay_blocked_at_the_school_but_crystals_do_not() -> None:
    text = "red ghosts: 50 - -; yellow ghosts: 6 - -; yellow: at 5, tao yellow 2"
    s = school(text).answer("school_colour", "colour", "yellow").dice("yellow", "red", "red")
    assert s.ghosts("yellow") == [6, 0, 0]
    s = school(f"{text}; crystals: yellow 1").answer("school_colour", "colour", "yellow")
    s.dice("yellow", "red", "red").answer("school_ghosts", "ghost", "yellow", 0)
    assert s.ghosts("yellow") == [0, 0, 0]


def test_the_circle_of_prayer_counts_for_every_target() -> None:
    s = school("circle: yellow; yellow ghosts: 6 7 -").dice("yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]


def test_the_mantra_counts_for_its_ghost() -> None:
    s = school(f"{MANTRA}; yellow ghosts: 6~ - -; yellow: at 5, tao none")
    s.dice("yellow", "red", "red")
    assert s.ghosts("yellow") == [0, 0, 0]


def test_the_own_power_counts_at_the_school() -> None:
    s = moonlit(f"{STRENGTH}; green ghosts: - 32 -; green: at 5; turn: green")
    ask_for_help(s).dice("green", "green", "green", "white")
    assert s.ghosts("green") == [0, 0, 0]
    s = moonlit("green ghosts: - 27 -; green: at 5; turn: green")
    ask_for_help(s).dice("green", "red", "red").answer("reroll_tao", "reroll", "red")
    s.answer("reroll_tao", "stop").dice("green")
    assert s.ghosts("green") == [0, 0, 0]


def test_right_stones_do_not_act_for_ghosts_sent_off_by_the_school() -> None:
    s = school("yellow ghosts: 6 - -").dice("yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.kind == "end_turn"
    s = school("yellow ghosts: - 72 -").dice("yellow", "yellow", "white")
    assert (s.ghosts("yellow"), s.crystals("yellow")) == ([0, 0, 0], 0)


def test_wm_f02_captured_dice_are_missing_at_the_school() -> None:
    s = school("red ghosts: 46 47! -; yellow ghosts: 1 - -")
    s.answer("school_colour", "colour", "yellow").dice("yellow", "red")
    assert s.told("school_began", "dice") == [(2,)]
    assert s.ghosts("yellow") == [0, 0, 0]


def test_the_school_is_a_help_not_an_exorcism() -> None:
    s = moonlit("blue ghosts: 12 13 15; blue: at 5; yellow ghosts: - 6 -; turn: blue")
    ask_for_help(s).dice("red", "red", "red").answer("school_ghosts", "stop")
    assert offers(s, "exorcise")  # the Heavenly Gust allows it after help
    assert dice_rolled(s) == []


def test_second_wind_attends_the_school_twice() -> None:
    s = moonlit(f"{SECOND_WIND}; blue ghosts: 17 - -; blue: at 5, tao none; turn: blue")
    ask_for_help(s).dice("red", "red", "red").answer("act", "help").dice("blue", "blue", "red")
    assert s.ghosts("blue") == [0, 0, 0]


def test_the_yin_yang_attends_the_school_from_afar() -> None:
    s = moonlit("yellow ghosts: 6 - -; yellow: at 0; turn: yellow").answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 5).dice("yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]


# -- power tokens


def test_a_power_token_names_the_colour_of_a_neutral_board() -> None:
    s = moonlit(f"{ALONE}; red ghosts: 34 - -; yellow ghosts: 6 45 -; blue ghosts: - 12 -")
    ask_for_help(s)
    assert s.options == tuple(("colour", c) for c in ("red", "black", "yellow", "blue"))
    s.answer("school_colour", "colour", "yellow").dice("yellow", "yellow", "red")
    s.answer("reroll_tao", "stop")
    assert s.ghosts("yellow") == [0, 45, 0]
    assert (s.state.tokens[s.side("red")], s.state.tokens_on_centre) == (2, 1)


def test_a_lone_blue_taoist_may_name_red_green_or_yellow_for_a_token() -> None:
    s = moonlit(
        "players: 1; boards: blue, red, yellow, green; blue: at 5; turn: blue;"
        "red ghosts: 34 - -; yellow ghosts: 6 - -; green ghosts: 27 - -"
    )
    ask_for_help(s)
    assert s.options == (("colour", "red"), ("colour", "yellow"), ("colour", "green"))


def test_without_a_power_token_no_neutral_colour_can_be_named() -> None:
    s = moonlit(
        "players: 1; red: at 5, tokens 0; red ghosts: 34 45 -; yellow ghosts: 6 - -;turn: red"
    )
    ask_for_help(s)
    assert s.options == (("colour", "red"), ("colour", "black"))


def test_the_own_colour_and_black_cost_no_token() -> None:
    s = moonlit(f"{ALONE}; red ghosts: 34 45 -")
    ask_for_help(s).answer("school_colour", "colour", "black").dice("black", "red", "red")
    s.answer("reroll_tao", "stop")
    assert s.state.tokens[s.side("red")] == 3


@pytest.mark.parametrize(
    "blocker", ["yellow ghosts: 6 3 -", "yellow ghosts: 6 - -; blue ghosts: 60 - -"]
)
def test_the_colour_of_a_neutral_board_whose_power_is_blocked_cannot_be_named(
    blocker: str,
) -> None:
    s = moonlit(f"{ALONE}; red ghosts: 34 45 -; {blocker}")
    ask_for_help(s)
    assert s.options == (("colour", "red"), ("colour", "black"))


def test_the_colour_of_a_haunted_neutral_board_cannot_be_named() -> None:
    s = moonlit(f"{ALONE}; red ghosts: 34 45 -; yellow: qi 0; yellow ghosts: 6 - -")
    ask_for_help(s)
    assert s.options == (("colour", "red"), ("colour", "black"))


def test_the_colour_of_another_player_cannot_be_named() -> None:
    s = moonlit("players: 2; red: at 5; red ghosts: 34 45 -; green ghosts: 27 - -; turn: red")
    ask_for_help(s)
    assert s.options == (("colour", "red"), ("colour", "black"))


def test_wm_f12_the_token_that_names_a_colour_also_lends_that_boards_power() -> None:
    s = moonlit(
        "players: 1; boards: red, yellow, green strength_of_the_mountain, blue; turn: red;"
        "green ghosts: - 32 -; red: at 5, tokens 1"
    )
    ask_for_help(s).dice("green", "green", "green", "white")
    assert s.ghosts("green") == [0, 0, 0]
    assert s.state.tokens[s.side("red")] == 0


def test_wm_f12_a_roll_named_by_the_green_token_may_be_rolled_again_for_nothing() -> None:
    s = moonlit("players: 1; green ghosts: - 27 -; red: at 5, tokens 1, tao none; turn: red")
    ask_for_help(s).dice("green", "red", "red").answer("reroll_tao", "reroll", "red")
    s.answer("reroll_tao", "stop").dice("green")
    assert s.ghosts("green") == [0, 0, 0]
    assert s.state.tokens_on_centre == 1


def test_wm_f12_the_token_that_lent_a_power_names_that_boards_colour_for_nothing() -> None:
    s = moonlit("players: 1; yellow ghosts: 6 - -; red: at 5, tokens 1; turn: red")
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    ask_for_help(s).dice("yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.state.tokens_on_centre == 1


def test_wm_f12_the_token_spent_at_the_school_lends_a_power_that_is_used_once() -> None:
    s = moonlit("players: 1; yellow ghosts: - 6 -; red: at 4, tokens 1; turn: red")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 5).dice("red", "red", "red")
    assert s.state.tokens[s.side("red")] == 0
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    assert s.tao("red")["black"] == 1
    assert not offers(s, "power", "bottomless_pockets")
    assert s.state.tokens_on_centre == 1


def test_wm_f12_with_second_wind_one_token_serves_both_attempts_of_the_turn() -> None:
    s = moonlit(
        "players: 1; boards: blue second_wind, red, yellow, green; blue: at 5, tokens 1, tao none;"
        "yellow ghosts: - 6 -; turn: blue"
    )
    ask_for_help(s).dice("red", "red", "red")
    assert s.state.tokens[s.side("blue")] == 0
    s.answer("act", "help").dice("yellow", "yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.state.tokens_on_centre == 1


def test_wm_f12_a_power_used_up_is_not_lent_again_by_naming_its_boards_colour() -> None:
    s = moonlit("players: 1; yellow ghosts: - 6 -; red: at 4, tokens 1; turn: red")
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 5).dice("red", "red", "red")
    assert s.kind == "move"
    assert not offers(s, "power", "bottomless_pockets")


def test_wm_f12_a_power_used_up_between_two_attempts_is_not_lent_again_by_the_second() -> None:
    s = moonlit(
        "players: 1; boards: blue second_wind, red, yellow enfeeblement_mantra, green; turn: blue;"
        "yellow ghosts: - 6 7; blue: at 5, tokens 1, tao none"
    )
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 5).dice("red", "red", "red")
    s.answer("move", "power", "enfeeblement_mantra").answer("mantra", "ghost", "yellow", 2)
    ask_for_help(s).dice("red", "red", "red")
    assert s.kind == "act"
    assert not s.state.borrowed


LAST_TOKEN: Final = (
    "players: 1; boards: red, yellow, green, blue second_wind; blue ghosts: 12 - -;"
    "red: at 2, tokens 1, tao none; turn: red"
)


@pytest.mark.parametrize("moment", ["move", "act"])
def test_wm_f12_second_wind_named_from_afar_with_the_last_token_still_gives_its_second_action(
    moment: str,
) -> None:
    s = moonlit(LAST_TOKEN)
    if moment == "act":
        s.answer("move", "stay")
    s.answer(moment, "yin_yang").answer("yin_yang", "tile", 5).dice("red", "red", "red")
    assert s.state.tokens[s.side("red")] == 0
    if moment == "move":
        s.answer("move", "stay")
    s.answer("act", "help").dice("red", "red").answer("act", "help").dice("red", "red")
    assert s.tao("red") == {"red": 4}


def test_wm_f12_heavenly_gust_named_from_afar_with_the_last_token_still_gives_both() -> None:
    s = moonlit(LAST_TOKEN.replace("second_wind", "heavenly_gust") + "; red ghosts: 38 - -")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 5)
    s.answer("school_colour", "colour", "blue").dice("red", "red", "red")
    ask_for_help(s).dice("red", "red").answer("act", "exorcise")
    assert s.kind == "tao_die"


# -- the Strength of the Mountain from afar


def bare(red: str, *clauses: str) -> MoonScenario:
    """A lone Taoist with a power token on a tile where he can do nothing."""
    return moonlit(
        "; ".join([f"players: 1; {STRENGTH}; red: {red}, tokens 1; turn: red", *clauses])
    )


@pytest.mark.parametrize("moment", ["move", "act"])
def test_the_strength_of_the_mountain_may_be_lent_before_the_yin_yang_asks_the_school(
    moment: str,
) -> None:
    s = bare("at 0", "red ghosts: - 37 -")
    if moment == "act":
        s.answer("move", "stay")
    assert not {("help",), ("exorcise",)} & {*s.options}
    s.answer(moment, "power", "strength_of_the_mountain").answer(moment, "yin_yang")
    s.answer("yin_yang", "tile", 5).dice("red", "red", "red", "red")
    assert s.told("school_began", "dice") == [(4,)]


@pytest.mark.parametrize("moment", ["move", "act"])
def test_the_strength_of_the_mountain_may_be_lent_before_the_firework_asks_the_school(
    moment: str,
) -> None:
    s = bare("at 0, yin_yang no", "red ghosts: - 37 -", "artifacts: firework red")
    if moment == "act":
        s.answer("move", "stay")
    s.answer(moment, "power", "strength_of_the_mountain").answer(moment, "artifact", "firework")
    s.answer("firework", "tile", 5).dice("red", "red", "red", "red")
    assert s.told("school_began", "dice") == [(4,)]


def test_the_strength_of_the_mountain_spares_the_die_when_the_yin_yang_revives_a_villager() -> None:
    s = bare("at 1", "graveyard: hua").answer("move", "stay")
    assert not offers(s, "help")
    s.answer("act", "power", "strength_of_the_mountain").answer("act", "yin_yang")
    s.answer("yin_yang", "tile", 0)
    assert (s.stack(0), len(s.events("curse_spared"))) == (["hua"], 1)


def test_a_villager_revived_under_the_borrowed_strength_may_be_led_away_in_the_same_turn() -> None:
    s = bare("at 0", "graveyard: hua")
    s.answer("move", "power", "strength_of_the_mountain").answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 0).answer("move", "escort", 3)
    assert (s.stack(0), s.stack(3)) == ([], ["hua"])


def test_with_nothing_to_do_here_or_afar_the_strength_of_the_mountain_is_not_offered() -> None:
    s = bare("at 0, yin_yang no")
    assert not offers(s, "power", "strength_of_the_mountain")
    s.answer("move", "stay")
    assert not s.state.borrowed
    assert s.kind != "act" or not offers(s, "power", "strength_of_the_mountain")
