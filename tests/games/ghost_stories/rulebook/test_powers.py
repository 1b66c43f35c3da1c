"""The eight powers of the Taoists, their own and borrowed with power tokens."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    dice_rolled,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    yin,
)

MANTRA = "boards: red, yellow enfeeblement_mantra, green, blue"
STRENGTH = "boards: red, yellow, green strength_of_the_mountain, blue"
SECOND_WIND = "boards: red, yellow, green, blue second_wind"

# -- yellow: Bottomless Pockets


@both_editions
def test_bottomless_pockets_give_a_token_of_any_colour_before_the_move(edition: str) -> None:
    s = scene("turn: yellow", edition).answer("move", "power", "bottomless_pockets")
    s.answer("take_tao", "tao", "black")
    assert s.tao("yellow") == {"yellow": 1, "black": 1}
    assert s.kind == "move"
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_bottomless_pockets_cannot_be_used_after_the_move(edition: str) -> None:
    s = scene("turn: yellow", edition).answer("move", "tile", 8)
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_bottomless_pockets_take_only_what_the_supply_has(edition: str) -> None:
    s = scene("red: tao red 4; circle: blue; blue: tao blue 3; turn: yellow", edition)
    s.answer("move", "power", "bottomless_pockets")
    assert s.options == (("tao", "yellow"), ("tao", "green"), ("tao", "black"))


@both_editions
def test_bottomless_pockets_are_optional(edition: str) -> None:
    s = finish_turn(scene("turn: yellow", edition))
    assert s.tao("yellow") == {"yellow": 1}


# -- yellow: Enfeeblement Mantra


@both_editions
def test_mantra_weakens_a_ghost_by_one_for_every_taoist(edition: str) -> None:
    s = scene(f"{MANTRA}; red ghosts: 34 38 -; blue: at 1; turn: yellow", edition)
    s.answer("move", "power", "enfeeblement_mantra").answer("mantra", "ghost", "red", 1)
    assert s.state.mantra == 1
    s = scene(f"{MANTRA}; red ghosts: - 38~ -; blue: at 1; turn: blue", edition)
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_mantra_can_be_moved_to_another_ghost(edition: str) -> None:
    s = scene(f"{MANTRA}; red ghosts: 34~ 38 39; turn: yellow", edition)
    s.answer("move", "power", "enfeeblement_mantra")
    assert s.options == (("ghost", "red", 1), ("ghost", "red", 2))
    s.answer("mantra", "ghost", "red", 2)
    assert s.state.mantra == 2


@both_editions
def test_mantra_returns_when_its_ghost_goes_and_waits_for_the_next_turn(edition: str) -> None:
    s = scene(
        f"{MANTRA}; red ghosts: - 34 -; blue ghosts: 17 - -; yellow: at 1; turn: yellow", edition
    )
    s.answer("move", "power", "enfeeblement_mantra").answer("mantra", "ghost", "red", 1)
    exorcise(s, "blue", "blue", "blue")
    assert s.state.mantra is None
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


@both_editions
def test_mantra_falls_off_when_the_yellow_power_is_blocked(edition: str) -> None:
    s = yin(f"{MANTRA}; red ghosts: - 38~ -; yellow ghosts: 6 7 -; turn: red", edition).draw(3)
    assert s.state.mantra == 1  # the other ghost comes first
    s.draw(12).answer("place_ghost", "space", "blue", 0)
    assert s.state.mantra is None


@both_editions
def test_mantra_on_another_board_survives_a_block_elsewhere(edition: str) -> None:
    s = yin(f"{MANTRA}; red ghosts: - 38~ -; blue ghosts: 17 18 -; turn: red", edition).draw(14)
    assert s.state.mantra == 1


@both_editions
def test_mantra_falls_off_when_a_blocker_is_moved_onto_the_yellow_board(edition: str) -> None:
    s = scene(f"{MANTRA}; red ghosts: 36 38~ -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost", "ghost", "red", 0)
    s.answer("move_ghost_to", "space", "yellow", 1)
    assert s.state.mantra is None


# -- red


@both_editions
def test_dance_of_the_spires_reaches_every_tile(edition: str) -> None:
    s = scene("red: at 0; turn: red", edition)
    assert [option for option in s.options if option[0] == "tile"] == [
        ("tile", tile) for tile in range(1, 9)
    ]


@both_editions
def test_twin_winds_move_another_living_taoist_not_oneself(edition: str) -> None:
    s = scene(
        f"boards: red dance_of_the_twin_winds, yellow, green, blue; blue: {DEAD}; turn: red",
        edition,
    ).answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    assert s.options == (("taoist", "yellow"), ("taoist", "green"))


@both_editions
def test_twin_winds_do_not_fly(edition: str) -> None:
    s = scene(
        "boards: red dance_of_the_twin_winds, yellow, green, blue; red: at 0; turn: red", edition
    )
    assert not offers(s, "tile", 8)


@both_editions
def test_twin_winds_blow_only_before_the_action(edition: str) -> None:
    s = scene(
        "boards: red dance_of_the_twin_winds, yellow, green, blue; red: at 4; turn: red", edition
    )
    ask_for_help(s)
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


# -- green: Strength of the Mountain


@both_editions
def test_strength_of_the_mountain_rolls_a_fourth_die(edition: str) -> None:
    s = scene(f"{STRENGTH}; green ghosts: - 32 -; green: at 7; turn: green", edition)
    exorcise(s, "green", "green", "white", "green")
    assert dice_rolled(s) == [4]
    assert s.ghosts("green") == [0, 0, 0]


@both_editions
def test_strength_of_the_mountain_keeps_its_die_when_all_others_are_captured(edition: str) -> None:
    s = scene(
        f"{STRENGTH}; red ghosts: 46 47 48; green ghosts: - 23 -; green: at 7; turn: green", edition
    )
    exorcise(s, "green")
    assert dice_rolled(s) == [1]
    assert s.ghosts("green") == [0, 0, 0]


@both_editions
def test_strength_of_the_mountain_never_rolls_the_curse_die(edition: str) -> None:
    s = yin(f"{STRENGTH}; green ghosts: - 33 -; turn: green", edition)
    assert s.kind == "ghost_card"
    s = scene(f"{STRENGTH}; green ghosts: - 28 -; green: at 7; turn: green", edition)
    exorcise(s, "green", "green", "red", "red")
    assert s.ghosts("green") == [0, 0, 0]
    assert s.events("curse_rolled") == []
    s = ask_for_help(scene(f"{STRENGTH}; red: {DEAD}; green: at 0; turn: green", edition))
    assert s.qi("red") == 2
    assert s.events("curse_rolled") == []


@both_editions
def test_strength_of_the_mountain_blocked_rolls_like_everybody(edition: str) -> None:
    s = yin(f"{STRENGTH}; green ghosts: 25 33 -; turn: green", edition)
    assert s.kind == "curse_die"
    s = scene(f"{STRENGTH}; green ghosts: 25 32 -; green: at 7; turn: green", edition)
    exorcise(s, "green", "green", "green")
    assert dice_rolled(s) == [3]


@both_editions
def test_strength_of_the_mountain_has_no_part_in_the_herbalists_dice(edition: str) -> None:
    s = ask_for_help(scene(f"{STRENGTH}; green: at 2; turn: green", edition)).dice("red", "blue")
    assert s.kind == "end_turn"


# -- green: the Gods' Favourite


@both_editions
def test_favourite_may_keep_every_die(edition: str) -> None:
    s = exorcise(scene("green ghosts: - 23 -; green: at 7; turn: green", edition), *["green"] * 3)
    s.answer("reroll_tao", "stop")
    assert s.ghosts("green") == [0, 0, 0]


@both_editions
def test_favourite_may_roll_all_dice_again(edition: str) -> None:
    s = exorcise(scene("green ghosts: - 30 -; green: at 7; turn: green", edition), *["red"] * 3)
    for _ in range(3):
        s.answer("reroll_tao", "reroll", "red")
    s.dice("green", "green", "green")
    assert s.ghosts("green") == [0, 0, 0]


@both_editions
def test_favourite_blocked_does_not_roll_again(edition: str) -> None:
    s = scene("green ghosts: 25 30 -; green: at 7; turn: green", edition)
    exorcise(s, "red", "red", "red")
    assert s.kind == "end_turn"


# -- blue


@both_editions
def test_heavenly_gust_allows_help_and_exorcism_in_either_order(edition: str) -> None:
    text = "blue ghosts: 17 - -; red ghosts: 38 - -; blue: at 2; turn: blue"
    s = ask_for_help(scene(text, edition)).dice("red", "blue")
    assert not offers(s, "help")
    exorcise(s, "red", "red", "green")
    assert s.state.done == ("help", "exorcism")
    assert not offers(s, "help")
    assert not offers(s, "exorcise")
    s = exorcise(scene(text, edition), "blue", "blue", "blue")
    assert not offers(s, "exorcise")
    s.answer("act", "help").dice("red", "blue")
    assert s.state.done == ("exorcism", "help")


@both_editions
def test_second_wind_allows_the_same_help_twice(edition: str) -> None:
    s = ask_for_help(scene(f"{SECOND_WIND}; red ghosts: 38 - -; blue: at 2; turn: blue", edition))
    s.dice("red", "red")
    assert not offers(s, "exorcise")
    s.answer("act", "help").dice("green", "green")
    assert s.tao("blue") == {"blue": 1, "red": 2, "green": 2}
    assert not offers(s, "help")


@both_editions
def test_second_wind_allows_two_exorcisms_with_two_rolls(edition: str) -> None:
    s = scene(f"{SECOND_WIND}; red ghosts: 41 - -; blue: at 2; turn: blue", edition)
    exorcise(s, "red", "red", "green")
    assert not offers(s, "help")
    s.answer("act", "exorcise").dice("red", "blue", "blue")
    assert s.ghosts("red") == [41, 0, 0]  # the two red faces of the first roll are not kept
    assert not offers(s, "exorcise")


@both_editions
def test_blocked_blue_power_allows_one_action(edition: str) -> None:
    s = scene("blue ghosts: 14 - -; red ghosts: 38 - -; blue: at 2; turn: blue", edition)
    ask_for_help(s).dice("red", "blue")
    assert not offers(s, "exorcise")


# -- power tokens

THREE = "players: 3; boards: red, blue, green, yellow"


@both_editions
def test_spent_power_token_goes_to_the_centre_tile_haunted_or_not(edition: str) -> None:
    s = scene(f"{THREE}; haunted: 4; red: at 0; turn: red", edition)
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (0, 1)
    assert s.tao("red") == {"red": 1, "black": 1}


@both_editions
def test_power_tokens_can_be_taken_from_a_haunted_centre_tile(edition: str) -> None:
    s = scene(f"{THREE}; haunted: 4; centre: 1; red: at 0, tokens 0; turn: red", edition)
    s.answer("move", "tile", 4)
    if edition == "first_print":
        finish_turn(s)
    s.answer("pick_up_tokens", "tokens", 1)
    assert s.state.tokens[0] == 1


@both_editions
def test_power_token_cannot_borrow_from_a_player(edition: str) -> None:
    s = scene("players: 3; boards: red, yellow, green, blue; turn: red", edition)
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_without_a_power_token_nothing_can_be_borrowed(edition: str) -> None:
    s = scene(f"{THREE}; red: tokens 0; turn: red", edition)
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_blocked_neutral_board_cannot_lend_its_power(edition: str) -> None:
    s = scene(f"{THREE}; yellow ghosts: 3 - -; turn: red", edition)
    assert not offers(s, "power", "bottomless_pockets")


@both_editions
def test_borrowed_power_comes_besides_the_own(edition: str) -> None:
    s = scene(f"{THREE}; red: at 0; turn: red", edition)
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    assert offers(s, "tile", 8)


@both_editions
def test_flight_can_be_borrowed_for_the_move(edition: str) -> None:
    s = scene("players: 3; boards: blue, yellow, green, red; blue: at 0; turn: blue", edition)
    assert not offers(s, "tile", 8)
    s.answer("move", "power", "dance_of_the_spires").answer("move", "tile", 8)
    assert s.state.at[0] == 8


@both_editions
def test_second_wind_can_be_borrowed_after_the_first_action(edition: str) -> None:
    s = scene(
        "players: 3; boards: red, yellow, green, blue second_wind; red: at 2; turn: red", edition
    )
    ask_for_help(s).dice("green", "blue").answer("act", "power", "second_wind")
    s.answer("act", "help").dice("green", "blue")
    assert s.tao("red") == {"blue": 2, "green": 2, "red": 1}


@both_editions
def test_second_roll_of_the_curse_die_can_be_borrowed_in_the_yang_phase_only(edition: str) -> None:
    boards = "players: 3; boards: red, yellow, blue, green"
    s = scene(f"{boards}; red ghosts: - 39 -; red: at 1; turn: red", edition)
    exorcise(s, "red", "red", "blue").answer("reroll_tao", "stop").curse("lose_qi")
    s.answer("reroll_curse", "reroll").curse("none")
    assert s.qi("red") == 4
    assert s.state.tokens[0] == 0
    s = yin(f"{boards}; red ghosts: - 44 -; turn: red", edition).curse("lose_qi")
    assert s.qi("red") == 3


@both_editions
def test_borrowed_strength_spares_the_curse_die_for_the_turn(edition: str) -> None:
    s = scene(
        "players: 3; boards: red, yellow, blue, green strength_of_the_mountain;"
        "red ghosts: - 39 -; red: at 1; turn: red",
        edition,
    ).answer("move", "stay")
    s.answer("act", "power", "strength_of_the_mountain")
    exorcise(s, "red", "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]
    assert s.events("curse_rolled") == []
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


@both_editions
def test_taoist_carried_to_the_centre_tile_by_another_takes_no_tokens(edition: str) -> None:
    text = "players: 3; centre: 1; red: at 7; yellow: tokens 0; green: at 0; turn: red"
    s = ask_for_help(scene(text, edition))
    s.answer("carry_taoist", "taoist", "green").answer("carry_taoist_to", "tile", 4)
    assert s.kind == "act"
    assert s.state.tokens_on_centre == 1


@both_editions
def test_mantra_laid_with_a_power_token_weakens_its_ghost(edition: str) -> None:
    s = scene(
        "players: 3; boards: red, blue, green, yellow enfeeblement_mantra; red ghosts: - 38 -;"
        "red: at 1; turn: red",
        edition,
    )
    s.answer("move", "power", "enfeeblement_mantra")
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 0, 0]


@pytest.mark.parametrize("power", ["heavenly_gust", "second_wind"])
def test_two_taoists_cannot_hand_power_tokens_to_each_other(power: str) -> None:
    s = scene(
        f"players: 2; boards: red, yellow, green, blue {power}; green: tokens 2;"
        "red: tokens 0, at 2; turn: red"
    )
    ask_for_help(s).dice("red", "blue")
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
    assert in_turn(s) == "red"


def test_a_token_lends_the_strength_of_the_mountain_before_a_villager_is_asked_from_afar() -> None:
    s = scene(f"players: 1; {STRENGTH}; red: at 1; deck: card 57, 10 ghost; turn: red")
    s.answer("move", "stay")
    assert not {("help",), ("exorcise",)} & {*s.options}
    s.answer("act", "power", "strength_of_the_mountain").answer("act", "yin_yang")
    s.answer("yin_yang", "tile", 8).answer("take_tao", "tao", "red")
    s.answer("place_ghost", "space", "red", 0)
    assert len(s.events("curse_spared")) == 1
