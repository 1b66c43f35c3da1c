"""Death, the board of a dead Taoist, haunted boards and the way back."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    ask_for_help,
    both_editions,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    yin,
)

# -- dying


@both_editions
def test_taoist_without_qi_dies_and_his_board_stays_in_the_round(edition: str) -> None:
    s = yin("blue: qi 1; blue ghosts: 17 18 13; turn: blue", edition)
    assert len(s.events("taoist_died")) == 1
    assert in_turn(s) == "red"
    assert s.ghosts("blue") == [17, 18, 13]


@both_editions
def test_taoist_with_one_qi_left_lives(edition: str) -> None:
    s = yin("blue: qi 2; blue ghosts: 17 18 13; turn: blue", edition)
    assert s.events("taoist_died") == []
    assert s.kind == "move"


@both_editions
def test_tokens_of_the_dead_return_to_the_supply(edition: str) -> None:
    s = yin("blue: qi 1, tao blue 4; blue ghosts: 17 18 13; turn: blue", edition)
    assert s.view()["supply"]["tao"]["blue"] == 4


@both_editions
def test_all_taoists_dead_lose(edition: str) -> None:
    s = yin(
        f"red: {DEAD}; yellow: {DEAD}; green: {DEAD}; blue: qi 1; blue ghosts: 17 18 13;turn: blue",
        edition,
    )
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "taoists_dead")


@both_editions
def test_lone_taoist_dead_loses(edition: str) -> None:
    s = yin("players: 1; red: qi 1; red ghosts: 39 40 37; turn: red", edition)
    assert s.outcome is not None
    assert s.outcome.reason == "taoists_dead"


@both_editions
def test_last_taoist_who_sacrifices_himself_loses(edition: str) -> None:
    s = ask_for_help(scene("players: 1; red: qi 1, at 3; red ghosts: - 39 -; turn: red", edition))
    assert s.outcome is not None
    assert s.outcome.reason == "taoists_dead"


@both_editions
def test_haunted_neutral_boards_alone_do_not_lose(edition: str) -> None:
    s = yin("players: 1; yellow: qi 1; yellow ghosts: 6 7 2; turn: yellow", edition)
    assert s.qi("yellow") == 0
    assert s.outcome is None


@both_editions
def test_taoist_killed_in_the_middle_of_his_turn_does_nothing_more(edition: str) -> None:
    s = scene("red: qi 1, at 1, buddhas 1; red ghosts: - 39 -; turn: red", edition)
    exorcise(s, "red", "red", "red").curse("lose_qi")
    assert in_turn(s) == "yellow"
    assert s.ghosts("red") == [0, 0, 0]


@both_editions
def test_mantra_falls_off_when_the_yellow_taoist_dies(edition: str) -> None:
    s = yin(
        "boards: red, yellow enfeeblement_mantra, green, blue; yellow: qi 1; red ghosts: - 38~ -;"
        "yellow ghosts: 6 7 2; turn: yellow",
        edition,
    )
    assert s.qi("yellow") == 0
    assert s.state.mantra is None


# -- the board of the dead


@both_editions
def test_tormentor_on_the_board_of_the_dead_hits_whom_the_players_choose(edition: str) -> None:
    s = yin(f"blue: {DEAD}; blue ghosts: - 22 -; turn: blue", edition).curse("lose_qi")
    assert s.decision.seat == 0
    assert s.options == (("taoist", "red"), ("taoist", "yellow"), ("taoist", "green"))
    s.answer("bear_qi_loss", "taoist", "yellow")
    assert s.qi("yellow") == 3


@both_editions
def test_lost_tao_tokens_do_not_touch_the_board_of_the_dead(edition: str) -> None:
    s = yin(f"blue: {DEAD}; blue ghosts: - 22 -; turn: blue", edition).curse("lose_all_tao")
    assert [s.tao(colour) for colour in ("red", "yellow", "green")] == [
        {"red": 1},
        {"yellow": 1},
        {"green": 1},
    ]


@both_editions
def test_ghost_brought_on_the_board_of_the_dead_is_placed_by_the_next_living(edition: str) -> None:
    s = yin(f"blue: {DEAD}; red: {DEAD}; blue ghosts: - 22 -; turn: blue", edition)
    s.curse("ghost").draw(39)
    assert s.decision.seat == 1
    assert s.options == tuple(("space", "red", place) for place in range(3))


@both_editions
def test_qi_loss_borne_for_the_dead_can_kill(edition: str) -> None:
    s = yin(f"blue: {DEAD}; red: qi 1; blue ghosts: 17 18 13; turn: blue", edition)
    s.answer("bear_qi_loss", "taoist", "red")
    assert s.qi("red") == 0
    assert in_turn(s) == "yellow"


@both_editions
def test_qi_loss_of_the_dead_falls_on_the_only_one_left_without_a_question(edition: str) -> None:
    s = yin(
        f"blue: {DEAD}; red: {DEAD}; yellow: {DEAD}; blue ghosts: 17 18 13; turn: blue", edition
    )
    assert s.qi("green") == 3


@both_editions
def test_power_of_the_dead_is_lost_to_everybody(edition: str) -> None:
    s = exorcise(
        scene(f"green: {DEAD}; red: at 1; red ghosts: - 38 -; turn: red", edition), *["blue"] * 3
    )
    assert s.kind == "end_turn"


@both_editions
def test_favourite_lying_on_the_cemetery_helps_nobody_there(edition: str) -> None:
    s = scene(f"green: {DEAD}; red: at 0; red ghosts: - - 38; turn: red", edition)
    exorcise(s, *["blue"] * 3)
    assert s.kind != "reroll_tao"


@both_editions
def test_dead_taoist_cannot_be_carried(edition: str) -> None:
    s = ask_for_help(scene(f"green: {DEAD}; red: at 7; turn: red", edition))
    assert s.options == (("taoist", "yellow"), ("taoist", "blue"))


@both_editions
def test_dead_taoist_cannot_be_danced_along(edition: str) -> None:
    s = scene(
        f"boards: red dance_of_the_twin_winds, yellow, green, blue; green: {DEAD}; turn: red",
        edition,
    ).answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    assert s.options == (("taoist", "yellow"), ("taoist", "blue"))


# -- coming back


@both_editions
def test_revived_taoist_stands_on_the_cemetery_with_two_qi_and_nothing_else(edition: str) -> None:
    s = ask_for_help(scene(f"green: {DEAD}; red: at 0; turn: red", edition)).curse("none")
    assert s.qi("green") == 2
    assert s.tao("green") == {}
    assert not s.state.yin_yang[s.side("green")]
    assert s.state.at[s.side("green")] == 0


@both_editions
def test_curse_of_the_cemetery_hits_whoever_asked(edition: str) -> None:
    s = ask_for_help(scene(f"green: {DEAD}; red: at 0; turn: red", edition)).curse("lose_qi")
    assert (s.qi("red"), s.qi("green")) == (3, 2)


@both_editions
def test_revived_taoist_has_his_whole_turn_again(edition: str) -> None:
    s = ask_for_help(scene(f"yellow: {DEAD}; red: at 0; turn: red", edition)).curse("none")
    finish_turn(s).draw(6).answer("place_ghost", "space", "yellow", 0)
    assert in_turn(s) == "yellow"
    assert offers(s, "power", "bottomless_pockets")
    assert offers(s, "tile", 1)


@both_editions
def test_one_of_several_dead_is_chosen_to_return(edition: str) -> None:
    s = ask_for_help(scene(f"green: {DEAD}; blue: {DEAD}; red: at 0; turn: red", edition))
    assert s.options == (("taoist", "green"), ("taoist", "blue"))
    s.answer("revive", "taoist", "blue").curse("none")
    assert (s.qi("green"), s.qi("blue")) == (0, 2)


@both_editions
def test_haunted_cemetery_revives_nobody(edition: str) -> None:
    s = scene(f"haunted: 0; green: {DEAD}; red: at 0; turn: red", edition).answer("move", "stay")
    assert not offers(s, "help")


@both_editions
def test_cemetery_can_be_asked_with_the_yin_yang(edition: str) -> None:
    s = scene(f"green: {DEAD}; red: at 8; turn: red", edition).answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 0).curse("none")
    assert s.qi("green") == 2


@both_editions
def test_reviver_killed_by_the_curse_has_still_revived(edition: str) -> None:
    s = scene(f"green: {DEAD}; red: qi 1, at 0; turn: red", edition)
    ask_for_help(s).curse("lose_qi")
    assert (s.qi("red"), s.qi("green")) == (0, 2)
    assert in_turn(s) == "yellow"


# -- neutral boards


@both_editions
def test_neutral_board_loses_qi_for_being_full_and_becomes_haunted_at_none(edition: str) -> None:
    s = yin("players: 3; blue: qi 1; blue ghosts: 17 18 13; turn: blue", edition)
    assert s.qi("blue") == 0
    assert len(s.events("board_haunted")) == 1
    assert in_turn(s) == "red"


@both_editions
def test_neutral_board_with_room_loses_nothing(edition: str) -> None:
    s = yin("players: 3; blue ghosts: 17 18 -; turn: blue", edition)
    assert s.qi("blue") == 3


@both_editions
def test_curse_rolled_for_a_neutral_board_hits_the_board(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 22 -; turn: blue", edition).curse("lose_qi")
    assert s.qi("blue") == 2
    assert [s.qi(colour) for colour in ("red", "yellow", "green")] == [4, 4, 4]


@both_editions
def test_lost_tao_tokens_do_not_touch_a_neutral_board(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 22 -; turn: blue", edition).curse("lose_all_tao")
    assert s.tao("red") == {"red": 1}
    assert s.qi("blue") == 3


@both_editions
def test_haunter_on_a_neutral_board_haunts(edition: str) -> None:
    s = yin("players: 3; blue ghosts: - 16^ -; turn: blue", edition)
    assert s.state.haunted[3]


@both_editions
@pytest.mark.parametrize("power", ["favourite_of_the_gods", "strength_of_the_mountain"])
def test_green_powers_do_not_help_a_neutral_board(edition: str, power: str) -> None:
    s = yin(
        f"players: 3; boards: red, yellow, green {power}, blue; blue ghosts: - 22 -; turn: blue",
        edition,
    )
    s.curse("lose_qi")
    assert s.qi("blue") == 2


@both_editions
@pytest.mark.parametrize("power", ["favourite_of_the_gods", "strength_of_the_mountain"])
def test_neutral_green_board_itself_rolls_the_curse_die(edition: str, power: str) -> None:
    s = yin(
        f"players: 3; boards: red, yellow, blue, green {power}; green ghosts: - 33 -; turn: green",
        edition,
    )
    s.curse("lose_qi")
    assert s.qi("green") == 2
