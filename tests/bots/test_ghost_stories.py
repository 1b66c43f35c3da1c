"""Why the rules of thumb of Ghost Stories choose as they do, one reason each."""

from __future__ import annotations

from bots.test_choices import choice
from vigil.bots.rules_bot import worths_of
from vigil.core import Option, Table
from vigil.core.game import find_game

FOUR = (
    "players: 4; boards: red dance_of_the_twin_winds 0, yellow bottomless_pockets 1, "
    "green favourite_of_the_gods 2, blue second_wind 3; "
)
TWO = (
    "players: 2; boards: red dance_of_the_spires 0, yellow bottomless_pockets -, "
    "green favourite_of_the_gods 1, blue second_wind -; "
)
ALONE = (
    "players: 1; boards: red dance_of_the_spires 0, yellow bottomless_pockets -, "
    "green favourite_of_the_gods -, blue second_wind -; "
)
VILLAGE = (
    "village: herbalist taoist_altar tea_house sorcerers_hut pavilion night_watchman "
    "circle_of_prayer cemetery buddhist_temple; turn: red; "
)


def chosen(position: str, boards: str = FOUR) -> Option:
    """What the bot takes in a position of the base game."""
    return choice("ghost_stories", boards + VILLAGE + position)


def worth(position: str, option: Option, boards: str = FOUR) -> float:
    """What an option is worth to the bot in a position."""
    game = find_game("ghost_stories")
    table = Table.at(game, game.read(boards + VILLAGE + position))
    assert table.decision is not None
    return worths_of(table.state, table.decision)[table.decision.options.index(option)]


def test_of_two_haunters_the_one_that_strikes_next_is_banished() -> None:
    haunters = "yellow ghosts: 38^ - -; blue ghosts: 16^ - -; "
    assert chosen(haunters + "next: ask_villager 3, act, turn 1") == ("ghost", "yellow", 0)


def test_a_haunter_that_is_out_is_banished_before_one_on_its_card() -> None:
    haunters = "yellow ghosts: 38 - -; blue ghosts: 16^ - -; "
    assert chosen(haunters + "next: ask_villager 3, act, turn 1") == ("ghost", "blue", 0)


def test_the_last_qi_of_a_lone_taoist_is_never_paid_to_the_sorcerer() -> None:
    lone = "red: qi 1, at 3, yin_yang no, tokens 0; green ghosts: 33 - 31^; next: act, turn 1"
    assert chosen(lone, ALONE) == ("pass",)


def test_a_colour_that_is_not_there_is_taken_before_one_that_is() -> None:
    held = "red: at 2, tao yellow 1 blue 1 green 1 red 1; next: ask_villager 2, act, turn 1"
    assert chosen(held) == ("tao", "black")


def test_the_token_that_a_ghost_immune_to_dice_asks_for_is_taken() -> None:
    held = "red: at 2, tao black 1; green ghosts: 24 - -; next: ask_villager 2, act, turn 1"
    assert chosen(held) == ("tao", "green")


def test_a_buddha_in_the_hand_is_carried_to_a_free_space() -> None:
    hand = "red: at 4, tao none, yin_yang no, buddhas 1; "
    tile = chosen(hand + "haunted: 0 2 6")
    assert tile[0] == "tile"
    assert tile[1] in {1, 3, 5, 7, 8}


def test_a_power_token_that_waits_on_the_centre_tile_makes_it_a_better_place() -> None:
    spent = "red: at 1, yin_yang no, tokens 0; "
    centre = ("tile", 4)
    assert worth(spent + "centre: 1", centre, TWO) > worth(spent + "centre: 0", centre, TWO)


def test_the_snare_for_an_elusive_incarnation_is_not_wasted_on_another_ghost() -> None:
    snare = "red ghosts: -b - -; yellow ghosts: 57 - -; deck: card 34, 9 ghost; "
    assert chosen(snare + "next: draw_ghost") != ("space", "red", 0)


def test_a_buddha_is_fetched_when_an_elusive_incarnation_needs_one() -> None:
    fetch = "red: at 8, yin_yang no; yellow ghosts: 57 - 34; deck: 9 ghost; next: act, turn 1"
    assert chosen(fetch) == ("help",)


def test_nothing_comes_before_a_victory_that_is_sure() -> None:
    sure = "red: at 4, tao yellow 4, tokens 1; green ghosts: - 64 -; deck: 9 ghost"
    assert chosen(sure, TWO) == ("tile", 7)


def test_tokens_are_gathered_one_by_one_for_an_incarnation_that_is_still_far_from_beaten() -> None:
    pockets = "red ghosts: 34 - -; green ghosts: - 64 -; deck: 9 ghost; yellow: at 4, tao black 2; "
    asked = FOUR + VILLAGE.replace("turn: red", "turn: yellow") + pockets
    taken = choice("ghost_stories", asked + "next: use_power bottomless_pockets, move, turn 2")
    assert taken == ("tao", "yellow")
