"""Where a ghost goes when it enters play, and what its left stone does."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    exorcise,
    in_turn,
    offers,
    scene,
    yin,
)
from vigil.games.ghost_stories.model.queries import free_dice, is_blocked

# -- where it goes


@both_editions
@pytest.mark.parametrize(
    ("number", "board"), [(1, "yellow"), (12, "blue"), (23, "green"), (34, "red"), (45, "yellow")]
)
def test_ghost_goes_to_the_board_of_its_colour_and_black_to_the_board_in_turn(
    edition: str, number: int, board: str
) -> None:
    s = yin("turn: yellow", edition).draw(number)
    assert s.options == tuple(("space", board, place) for place in range(3))
    assert s.decision.seat == 1


@both_editions
@pytest.mark.parametrize(
    ("number", "board"),
    [(61, "red"), (62, "blue"), (63, "green"), (64, "yellow"), (59, "green"), (60, "green")],
)
def test_incarnation_is_placed_like_a_ghost_of_its_colour(
    edition: str, number: int, board: str
) -> None:
    s = yin(f"deck: card {number}, 10 ghost; turn: green", edition)
    assert s.options == tuple(("space", board, place) for place in range(3))


@both_editions
def test_only_free_spaces_of_the_board_are_offered(edition: str) -> None:
    s = yin("blue ghosts: - 17 -; turn: red", edition).draw(12)
    assert s.options == (("space", "blue", 0), ("space", "blue", 2))


@both_editions
def test_last_free_space_of_the_board_is_taken_without_a_choice(edition: str) -> None:
    s = yin("blue ghosts: 18 17 -; turn: red", edition).draw(12)
    assert s.ghosts("blue") == [18, 17, 12]


@both_editions
def test_player_in_turn_chooses_any_free_space_when_the_board_of_the_colour_is_full(
    edition: str,
) -> None:
    s = yin("blue ghosts: 18 17 13; red ghosts: 39 - -; turn: red", edition).draw(12)
    assert len(s.options) == 8
    assert not offers(s, "space", "red", 0)
    assert all(option[1] != "blue" for option in s.options)
    assert s.decision.seat == 0


@both_editions
def test_black_ghost_goes_elsewhere_when_the_board_in_turn_is_full(edition: str) -> None:
    s = ask_for_help(scene("haunted: 0; red ghosts: 39 40 37; red: at 1; turn: red", edition))
    s.draw(50)
    assert len(s.options) == 9
    assert all(option[1] != "red" for option in s.options)


@both_editions
def test_space_with_a_buddha_counts_as_free(edition: str) -> None:
    s = yin("blue ghosts: 18 17 -b; turn: red", edition).draw(12)
    assert s.ghosts("blue") == [18, 17, 0]
    assert s.state.discard == (12,)


@both_editions
def test_full_board_with_a_buddha_left_is_not_full(edition: str) -> None:
    s = yin("red ghosts: 39 40 -b; turn: red", edition)
    assert s.qi("red") == 4
    assert s.kind == "ghost_card"


@both_editions
def test_ghost_of_a_neutral_or_dead_colour_still_goes_to_its_board(edition: str) -> None:
    s = yin("players: 3; turn: red", edition).draw(12)
    assert s.options == tuple(("space", "blue", place) for place in range(3))
    s = yin(f"blue: {DEAD}; turn: red", edition).draw(12)
    assert s.options == tuple(("space", "blue", place) for place in range(3))


# -- the left stone


@both_editions
def test_ghost_that_brings_another_draws_at_once(edition: str) -> None:
    s = yin("turn: red", edition).draw(4).answer("place_ghost", "space", "yellow", 0)
    assert s.kind == "ghost_card"
    s.draw(15).answer("place_ghost", "space", "blue", 0)
    assert s.kind == "ghost_card"  # and that one brings a third
    s.draw(38).answer("place_ghost", "space", "red", 0)
    assert s.kind == "move"


@both_editions
@pytest.mark.parametrize(("number", "blocks"), [(36, True), (37, False)])
def test_only_one_of_two_sharp_nailed_mistresses_blocks_the_power_of_its_board(
    edition: str, number: int, blocks: bool
) -> None:
    s = scene(f"red ghosts: - {number} -; red: at 0; turn: red", edition)
    assert offers(s, "tile", 8) is not blocks


@both_editions
def test_two_blockers_must_both_go(edition: str) -> None:
    s = scene("blue ghosts: 14 3 -; blue: at 3; turn: blue", edition)
    assert not offers(exorcise(s, "yellow", "red", "red"), "help")
    s = scene("blue ghosts: 17 3 -; blue: at 3; turn: blue", edition)
    assert offers(exorcise(s, "yellow", "red", "red"), "help")


@both_editions
def test_black_widow_forbids_tao_tokens_while_in_play(edition: str) -> None:
    s = scene("blue ghosts: - 50 -; red ghosts: - 34 -; red: at 1, tao red 3; turn: red", edition)
    exorcise(s, "blue", "blue", "blue")
    assert s.ghosts("red") == [0, 34, 0]
    s = scene("red ghosts: - 34 -; red: at 1, tao red 3; turn: red", edition)
    exorcise(s, "blue", "blue", "blue")
    assert offers(s, "ghost", "red", 1)


@both_editions
def test_tokens_may_still_be_gained_under_a_black_widow(edition: str) -> None:
    s = ask_for_help(scene("blue ghosts: - 50 -; red: at 8; turn: red", edition))
    s.answer("take_tao", "tao", "black")
    assert s.tao("red") == {"red": 1, "black": 1}


@both_editions
def test_soul_eater_takes_a_token_of_choice_from_each_taoist(edition: str) -> None:
    s = yin("red: tao red 1 black 1; blue: tao none; turn: red", edition).draw(55)
    s.answer("place_ghost", "space", "red", 0)
    assert s.decision.about == ("ghost", "red", 0)
    s.answer("discard_tao", "tao", "red")
    assert s.tao("red") == {"black": 1}
    assert s.tao("yellow") == s.tao("green") == s.tao("blue") == {}
    assert s.kind == "move"


@both_editions
def test_grave_walker_kills_with_the_last_qi_before_the_yang_phase(edition: str) -> None:
    s = yin("red: qi 1; turn: red", edition).draw(49).answer("place_ghost", "space", "red", 0)
    assert s.qi("red") == 0
    assert s.ghosts("red") == [49, 0, 0]
    assert in_turn(s) == "yellow"


@both_editions
def test_nameless_clears_the_circle_of_prayer(edition: str) -> None:
    s = yin(
        "deck: card 65, 5 ghost; circle: black; red ghosts: 39 - 40; yellow ghosts: 6 7 2;"
        "green ghosts: 28 29 24; blue ghosts: 17 18 13; turn: red",
        edition,
    )
    assert s.view()["circle"] is None
    assert s.ghosts("red") == [39, 65, 40]


@both_editions
def test_howling_nightmare_brings_a_ghost(edition: str) -> None:
    s = yin("deck: card 56, 5 ghost; turn: red", edition).answer("place_ghost", "space", "red", 0)
    assert s.kind == "ghost_card"


@both_editions
def test_uncatchable_rolls_the_curse_die_on_entry(edition: str) -> None:
    s = yin("deck: card 57, 5 ghost; turn: red", edition).answer("place_ghost", "space", "red", 1)
    s.curse("haunt")
    assert s.state.haunted[1]


@both_editions
def test_all_spaces_full_cost_the_board_in_turn_one_qi(edition: str) -> None:
    s = yin(
        "players: 3; red ghosts: 39 40 37; yellow ghosts: 6 7 2; green ghosts: 28 29 24;"
        "blue ghosts: 17 22 18; blue: qi 3; turn: blue",
        edition,
    )
    s.curse("ghost")
    assert s.qi("blue") == 1  # no space for the ghost, and the board is full


# -- several abilities on one stone

STRENGTH = "boards: red, yellow, green strength_of_the_mountain, blue"


@both_editions
def test_abilities_of_one_stone_act_from_left_to_right_the_block_after_the_new_ghost(
    edition: str,
) -> None:
    s = yin(f"{STRENGTH}; deck: card 25, card 57, 5 ghost; turn: green", edition)
    s.answer("place_ghost", "space", "green", 1)
    s.answer("place_ghost", "space", "green", 0)
    assert s.events("curse_rolled") == []  # the power still worked as Uncatchable entered
    assert s.kind == "move"
    assert is_blocked(s.state, s.side("green"))


@both_editions
def test_a_power_is_not_blocked_while_the_ghost_that_blocks_it_still_brings_another(
    edition: str,
) -> None:
    s = yin("turn: red", edition).draw(36).answer("place_ghost", "space", "red", 1)
    assert s.kind == "ghost_card"
    assert not is_blocked(s.state, s.side("red"))
    s.draw(1).answer("place_ghost", "space", "yellow", 0)
    assert is_blocked(s.state, s.side("red"))


def test_a_die_captured_first_is_gone_while_the_ghost_still_brings_another() -> None:
    s = yin("turn: red").draw(47).answer("place_ghost", "space", "red", 1)
    assert (s.kind, free_dice(s.state)) == ("ghost_card", 2)


def test_a_die_captured_last_is_free_while_the_ghost_still_brings_another_in_the_first_print() -> (
    None
):
    s = yin("turn: red", "first_print").draw(47).answer("place_ghost", "space", "red", 1)
    assert (s.kind, free_dice(s.state)) == ("ghost_card", 3)
    s.draw(1).answer("place_ghost", "space", "yellow", 0)
    assert free_dice(s.state) == 2
