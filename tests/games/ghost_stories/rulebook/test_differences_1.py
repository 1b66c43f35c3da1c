"""Where the two rulebooks differ, D1 to D11: each edition follows its own."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    exorcise,
    finish_turn,
    offers,
    scene,
    tags,
    yin,
)
from games.ghost_stories.scenario import Scenario
from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.phases.setup import ghost_deck

# -- D1: scoring


def won_with_one_tile_haunted(edition: str) -> Scenario:
    s = scene(
        "players: 2; haunted: 5; deck: 7 ghost; red: qi 2, at 1, tao green 1; green: qi 3;"
        "red ghosts: - 63 -; green ghosts: 1 - -; circle: green; turn: red",
        edition,
    )
    exorcise(s, "green", "white").answer("exorcise_ghosts", "ghost", "red", 1)
    return s.answer("group_qi", "taoist", "red")


def test_d01_revised_score_counts_victory_qi_ghosts_in_the_deck_and_haunted_tiles() -> None:
    outcome = won_with_one_tile_haunted("revised").outcome
    assert outcome is not None
    assert outcome.score == 10 + (3 + 3) + 7 - 4


def test_d01_first_print_score_counts_victory_qi_empty_spaces_and_haunted_tiles() -> None:
    outcome = won_with_one_tile_haunted("first_print").outcome
    assert outcome is not None
    assert outcome.score == 10 + (3 + 3) + 2 * 11 - 4


@pytest.mark.parametrize(
    ("edition", "line", "points"),
    [("revised", "victory", 0), ("first_print", "last_incarnation", 10)],
)
def test_d01_ten_points_are_for_the_victory_and_in_the_first_print_for_the_last_incarnation(
    edition: str, line: str, points: int
) -> None:
    s = scene(
        "haunted: 0 2 3; circle: black; red ghosts: - 59 -; red: at 1, tao black 1; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    s.curse("haunt")
    assert s.outcome is not None
    assert not s.outcome.won
    assert s.view()["outcome"]["lines"][line] == points


# -- D2: incarnations


@both_editions
@pytest.mark.parametrize("level", ["nightmare", "hell"])
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_d02_hard_levels_have_four_incarnations_and_three_for_one_or_two_players(
    edition: str, level: str, players: int, count: int
) -> None:
    setup = Setup(players=players, level=level, edition=edition)
    assert ghost_deck(setup).count("incarnation") == count


# -- D3: Bone Cracker


def test_d03_bone_cracker_takes_a_token_from_the_taoist_of_its_board_in_the_revised_edition() -> (
    None
):
    s = yin("red ghosts: - 61 -; red: tao red 1; turn: red")
    assert s.tao("red") == {}
    assert [s.tao(colour) for colour in ("yellow", "green", "blue")] == [
        {"yellow": 1},
        {"green": 1},
        {"blue": 1},
    ]


def test_d03_bone_cracker_takes_a_token_from_everybody_each_time_in_the_first_print() -> None:
    s = yin("red ghosts: - 61 -; turn: red", "first_print")
    assert [s.tao(colour) for colour in ("red", "yellow", "green", "blue")] == [{}] * 4


@both_editions
def test_d03_bone_cracker_on_a_neutral_board_takes_a_token_from_everybody(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 61 -; turn: blue", edition)
    assert [s.tao(colour) for colour in ("red", "yellow", "green")] == [{}] * 3


@both_editions
def test_d03_bone_cracker_on_the_board_of_the_dead_takes_from_the_living(edition: str) -> None:
    s = yin(f"blue: {DEAD}; blue ghosts: - 61 -; red: tao none; turn: blue", edition)
    assert [s.tao(colour) for colour in ("red", "yellow", "green")] == [{}] * 3
    assert s.kind == "ghost_card"  # red is in turn: who has no token loses nothing


def test_d03_bone_cracker_on_a_neutral_board_takes_nothing_when_switched() -> None:
    s = yin("players: 3; blue ghosts: - 61 -; turn: blue", switches="D3")
    assert [s.tao(colour) for colour in ("red", "yellow", "green")] == [
        {"red": 1},
        {"yellow": 1},
        {"green": 1},
    ]


@both_editions
def test_d03_bone_cracker_takes_a_token_of_choice_from_everybody_on_entry(edition: str) -> None:
    s = yin("deck: card 61, 10 ghost; red: tao red 1 blue 1; turn: red", edition)
    s.answer("place_ghost", "space", "red", 0).answer("discard_tao", "tao", "blue")
    assert s.tao("red") == {"red": 1}
    assert [s.tao(colour) for colour in ("yellow", "green", "blue")] == [{}] * 3


# -- D4: Uncatchable


def test_d04_uncatchable_stays_exorcisable_once_it_met_a_buddha_in_the_revised_edition() -> None:
    s = yin("deck: card 57, 10 ghost; red: at 1; red ghosts: 39 -b 40; turn: red").curse("none")
    assert not any(s.state.buddhas)
    assert s.state.exposed[1]
    exorcise(s, "black", "black", "white")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


def test_d04_uncatchable_keeps_its_weakness_when_moved_in_the_revised_edition() -> None:
    s = scene("red ghosts: - 57* -; red: at 7; turn: red")
    ask_for_help(s).answer("move_ghost_to", "space", "green", 1)
    s.answer("carry_taoist", "taoist", "blue").answer("carry_taoist_to", "tile", 0)
    assert s.state.exposed[7]


def test_d04_uncatchable_stands_on_the_buddha_in_the_first_print() -> None:
    s = yin(
        "deck: card 57, 10 ghost; red: at 1; red ghosts: 39 -b 40; turn: red", "first_print"
    ).curse("none")
    assert s.state.buddhas[1]
    s.answer("move", "stay")
    assert offers(s, "exorcise")


def test_d04_uncatchable_moved_off_the_buddha_is_safe_again_in_the_first_print() -> None:
    text = "red ghosts: - 57b -; blue: at 7; turn: blue"  # blue may exorcise after the help
    s = scene(text, "first_print")
    ask_for_help(s).answer("move_ghost_to", "space", "green", 1)
    s.answer("carry_taoist", "taoist", "red").answer("carry_taoist_to", "tile", 0)
    assert s.state.buddhas[1]
    assert not offers(s, "exorcise")


@both_editions
def test_d04_uncatchable_without_a_buddha_cannot_be_exorcised(edition: str) -> None:
    s = scene("red ghosts: - 57 -; red: at 1; turn: red", edition).answer("move", "stay")
    assert not offers(s, "exorcise")


@both_editions
def test_d04_uncatchable_moved_onto_a_buddha_can_be_exorcised(edition: str) -> None:
    s = scene(
        "boards: red, yellow, green, blue heavenly_gust; blue ghosts: 57 - -; green ghosts: - -b -;"
        "blue: at 7; turn: blue",
        edition,
    )
    ask_for_help(s).answer("move_ghost_to", "space", "green", 1)
    s.answer("carry_taoist", "taoist", "red").answer("carry_taoist_to", "tile", 0)
    assert offers(s, "exorcise")


# -- D5: Howling Nightmare


@both_editions
def test_d05_howling_nightmare_needs_an_empty_space_across(edition: str) -> None:
    s = scene("red ghosts: - 56 -; green ghosts: - 28 -; red: at 1; turn: red", edition)
    assert not offers(s.answer("move", "stay"), "exorcise")
    s = scene("red ghosts: - 56 -; green ghosts: 28 - 29; red: at 1; turn: red", edition)
    assert offers(s.answer("move", "stay"), "exorcise")


@both_editions
def test_d05_howling_nightmare_needs_an_empty_stone_across_when_switched(edition: str) -> None:
    s = scene("red ghosts: - 56 -; green ghosts: - 27^ -; red: at 1; turn: red", edition, "D5")
    assert not offers(s.answer("move", "stay"), "exorcise")
    s = scene("red ghosts: - 56 -; green ghosts: - 27 -; red: at 1; turn: red", edition, "D5")
    assert offers(s.answer("move", "stay"), "exorcise")


# -- D6: black and many-coloured


@both_editions
def test_d06_black_ghosts_go_to_the_board_in_turn(edition: str) -> None:
    s = yin("turn: green", edition).draw(50)
    assert s.options == tuple(("space", "green", place) for place in range(3))


@pytest.mark.parametrize("number", [58, 65])
def test_d06_many_coloured_incarnations_count_as_black_in_the_revised_edition(number: int) -> None:
    s = yin(f"deck: card {number}, 10 ghost; turn: green")
    assert s.options == tuple(("space", "green", place) for place in range(3))


@pytest.mark.parametrize("number", [58, 65])
def test_d06_many_coloured_incarnations_have_no_board_of_their_own_in_the_first_print(
    number: int,
) -> None:
    s = yin(f"deck: card {number}, 10 ghost; turn: green", "first_print")
    assert len(s.options) == 12


# -- D7: Severed Heads


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("revised", ["die_captured", "ghost_drawn"]),
        ("first_print", ["ghost_drawn", "die_captured"]),
    ],
)
def test_d07_severed_heads_act_from_left_to_right_as_each_edition_prints_them(
    edition: str, order: list[str]
) -> None:
    s = yin("turn: red", edition).draw(48).answer("place_ghost", "space", "red", 0).draw(2)
    s.answer("place_ghost", "space", "yellow", 0)
    assert tags(s, "die_captured", "ghost_drawn")[1:] == order


# -- D8: a full board


def board_filled_in_step_one(edition: str) -> Scenario:
    s = yin("red ghosts: 44 39 -; turn: red", edition)
    return s.curse("ghost").draw(34)


def test_d08_full_board_is_judged_at_the_start_of_the_turn_in_the_revised_edition() -> None:
    s = board_filled_in_step_one("revised")
    assert s.qi("red") == 4
    assert s.kind == "move"
    assert len(s.events("ghost_drawn")) == 1  # and step 3 finds no room either


def test_d08_full_board_is_judged_in_step_two_in_the_first_print() -> None:
    s = board_filled_in_step_one("first_print")
    assert s.qi("red") == 3
    assert s.kind == "move"
    assert len(s.events("ghost_drawn")) == 1


def test_d08_full_board_is_judged_in_step_two_when_switched() -> None:
    s = yin("red ghosts: 44 39 -; turn: red", switches="D8").curse("ghost").draw(34)
    assert s.qi("red") == 3
    assert s.kind == "move"
    assert len(s.events("ghost_drawn")) == 1


@both_editions
def test_d08_board_full_all_along_costs_one_qi_and_brings_no_ghost(edition: str) -> None:
    s = yin("red ghosts: 39 40 37; turn: red", edition)
    assert s.qi("red") == 3
    assert s.kind == "move"
    assert s.events("ghost_drawn") == []


@both_editions
def test_d08_neutral_board_is_judged_at_the_start_of_step_two(edition: str) -> None:
    s = yin("players: 3; blue ghosts: 22 17 -; turn: blue", edition).curse("ghost").draw(12)
    assert s.qi("blue") == 2


# -- D9: power tokens on the centre tile


TWO_ON_CENTRE = "players: 3; centre: 2; red: at 1, tokens 0; yellow: tokens 0"


def test_d09_power_tokens_are_taken_after_the_move_in_the_revised_edition() -> None:
    s = scene(f"{TWO_ON_CENTRE}; turn: red").answer("move", "tile", 4)
    assert s.kind == "pick_up_tokens"
    s.answer("pick_up_tokens", "tokens", 1)
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (1, 1)
    assert s.kind == "act"


def test_d09_power_tokens_are_taken_at_the_end_of_the_turn_in_the_first_print() -> None:
    s = scene(f"{TWO_ON_CENTRE}; turn: red", "first_print")
    s.answer("move", "tile", 4)
    assert s.kind == "act"
    finish_turn(s)
    assert s.kind == "pick_up_tokens"
    s.answer("pick_up_tokens", "tokens", 2)
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (2, 0)


def test_d09_power_tokens_are_taken_at_the_end_of_the_turn_when_switched() -> None:
    s = scene(f"{TWO_ON_CENTRE}; turn: red", switches="D9").answer("move", "tile", 4)
    assert s.kind == "act"
    assert finish_turn(s).kind == "pick_up_tokens"
    s.answer("pick_up_tokens", "tokens", 2)
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (2, 0)


@both_editions
def test_d09_power_tokens_may_be_left_on_the_centre_tile(edition: str) -> None:
    s = scene(f"{TWO_ON_CENTRE}; turn: red", edition)
    s.answer("move", "tile", 4)
    if edition == "first_print":
        finish_turn(s)
    assert s.options == (("tokens", 2), ("tokens", 1), ("tokens", 0))
    s.answer("pick_up_tokens", "tokens", 0)
    assert (s.state.tokens[0], s.state.tokens_on_centre) == (0, 2)


# -- D10: Dance of the Twin Winds

TWIN_WINDS = "boards: red dance_of_the_twin_winds, yellow, green, blue"


@both_editions
def test_d10_twin_winds_blow_after_the_own_move_in_both_editions(edition: str) -> None:
    s = scene(f"{TWIN_WINDS}; turn: red", edition)
    assert not offers(s, "power", "dance_of_the_twin_winds")
    s.answer("move", "tile", 1).answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "blue").answer("twin_winds_tile", "tile", 8)
    assert s.state.at[s.side("blue")] == 8
    assert not offers(s, "power", "dance_of_the_twin_winds")


@both_editions
def test_d10_twin_winds_blow_before_the_own_move_when_switched(edition: str) -> None:
    s = scene(f"{TWIN_WINDS}; turn: red", edition, "D10")
    s.answer("move", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "blue").answer("twin_winds_tile", "tile", 8)
    assert s.kind == "move"
    s.answer("move", "tile", 1)
    assert not offers(s, "power", "dance_of_the_twin_winds")
    late = scene(f"{TWIN_WINDS}; turn: red", edition, "D10").answer("move", "tile", 1)
    assert not offers(late, "power", "dance_of_the_twin_winds")


@both_editions
def test_d10_twin_winds_carry_the_other_taoist_one_tile(edition: str) -> None:
    s = scene(f"{TWIN_WINDS}; blue: at 0; turn: red", edition).answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "blue")
    assert s.options == (("tile", 1), ("tile", 3), ("tile", 4))


# -- D11: the Gods' Favourite


@both_editions
def test_d11_favourite_rolls_dice_of_his_own_exorcism_again(edition: str) -> None:
    s = exorcise(scene("green ghosts: - 28 -; green: at 7; turn: green", edition), *["red"] * 3)
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "reroll", "red")
    s.answer("reroll_tao", "stop").dice("green", "green")
    s.curse("none").answer("reroll_curse", "keep")
    assert s.ghosts("green") == [0, 0, 0]


@both_editions
def test_d11_favourite_keeps_the_second_result(edition: str) -> None:
    s = exorcise(
        scene("green ghosts: - 28 -; green: at 7; turn: green", edition), "green", "green", "red"
    )
    s.answer("reroll_tao", "reroll", "green").answer("reroll_tao", "stop").dice("red")
    assert s.ghosts("green") == [0, 28, 0]
    assert s.kind != "reroll_tao"


def test_d11_favourite_helps_an_exorcism_on_his_tile_in_the_revised_edition() -> None:
    s = exorcise(scene("red ghosts: - 38 -; red: at 1; green: at 1; turn: red"), *["blue"] * 3)
    assert s.kind == "reroll_tao"
    assert s.decision.seat == s.state.seat_at[s.side("green")]


def test_d11_favourite_does_not_help_the_exorcism_of_another_in_the_first_print() -> None:
    s = exorcise(
        scene("red ghosts: - 38 -; red: at 1; green: at 1; turn: red", "first_print"),
        *["blue"] * 3,
    )
    assert s.kind != "reroll_tao"


@both_editions
def test_d11_favourite_elsewhere_does_not_help_the_exorcism_of_another(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 38 -; red: at 1; turn: red", edition), *["blue"] * 3)
    assert s.kind != "reroll_tao"


def test_d11_favourite_does_not_roll_again_at_the_herbalist_in_the_revised_edition() -> None:
    s = ask_for_help(scene("green: at 2; turn: green")).dice("red", "blue")
    assert s.kind != "reroll_tao"
    assert s.tao("green") == {"red": 1, "green": 1, "blue": 1}


def test_d11_favourite_rolls_again_at_the_herbalist_in_the_first_print() -> None:
    s = ask_for_help(scene("green: at 2; turn: green", "first_print")).dice("red", "blue")
    s.answer("reroll_tao", "reroll", "blue").answer("reroll_tao", "stop").dice("yellow")
    assert s.tao("green") == {"yellow": 1, "red": 1, "green": 1}


@both_editions
def test_d11_favourite_rolls_his_curse_die_again_once(edition: str) -> None:
    s = yin("green ghosts: - 33 -; turn: green", edition).curse("lose_qi")
    s.answer("reroll_curse", "reroll").curse("lose_all_tao")
    assert s.kind == "ghost_card"
    assert s.qi("green") == 4
    assert s.tao("green") == {}


@both_editions
def test_d11_favourite_may_keep_his_curse(edition: str) -> None:
    s = yin("green ghosts: - 33 -; turn: green", edition).curse("lose_qi")
    s.answer("reroll_curse", "keep")
    assert s.qi("green") == 3
