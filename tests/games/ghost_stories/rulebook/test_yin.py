"""The yin phase: ghost actions, the full board, the arrival, and who follows whom."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    both_editions,
    finish_turn,
    in_turn,
    scene,
    yin,
)

# -- step 1: haunters


@both_editions
def test_figure_on_its_card_steps_onto_the_first_stone(edition: str) -> None:
    s = yin("red ghosts: - 38 -; turn: red", edition)
    assert s.state.haunters[1] == 1
    assert not any(s.state.haunted)


@both_editions
def test_figure_on_the_first_stone_haunts_the_tile_in_front_and_returns(edition: str) -> None:
    s = yin("red ghosts: - 38^ -; turn: red", edition)
    assert s.state.haunters[1] == 0
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [1]


@both_editions
def test_haunter_skips_haunted_tiles_of_its_line(edition: str) -> None:
    s = yin("haunted: 1; red ghosts: - 38^ -; turn: red", edition)
    assert s.state.haunted[4]
    s = yin("haunted: 1 4; red ghosts: - 38^ -; turn: red", edition)
    assert s.state.haunted[7]


@both_editions
@pytest.mark.parametrize(
    ("board", "place", "tile"),
    [
        ("red", 0, 2),
        ("red", 2, 0),
        ("yellow", 0, 8),
        ("yellow", 1, 5),
        ("yellow", 2, 2),
        ("green", 0, 6),
        ("green", 2, 8),
        ("blue", 0, 0),
        ("blue", 2, 6),
    ],
)
def test_ghost_faces_the_line_straight_in_front_of_its_space(
    edition: str, board: str, place: int, tile: int
) -> None:
    cells = ["-", "-", "-"]
    cells[place] = "38^"
    s = yin(f"{board} ghosts: {' '.join(cells)}; turn: {board}", edition)
    assert [t for t in range(9) if s.state.haunted[t]] == [tile]


@both_editions
def test_haunter_acts_only_in_the_turn_of_its_own_board(edition: str) -> None:
    s = yin("yellow ghosts: - 5^ -; turn: red", edition)
    assert s.state.haunters[4] == 1
    assert not any(s.state.haunted)


@both_editions
def test_haunter_haunts_every_second_turn_of_its_board(edition: str) -> None:
    s = yin(
        "players: 1; deck: 20 ghost, 1 incarnation, 10 ghost; yellow ghosts: - 8 -; turn: red",
        edition,
    )
    haunted = []
    for drawn in (39, 40, 43):
        s.draw(drawn)
        if s.kind == "place_ghost":
            s.answer("place_ghost", *s.options[0])
        finish_turn(s)
        haunted.append(sum(s.state.haunted))
    assert haunted == [0, 1, 1]


@both_editions
def test_fast_haunter_starts_on_the_first_stone(edition: str) -> None:
    s = yin("red ghosts: 39 - 40; turn: red", edition).draw(45)
    assert s.state.haunters[1] == 1


# -- step 1: tormentors


@both_editions
def test_each_tormentor_makes_its_board_roll_the_curse_die(edition: str) -> None:
    s = yin("red ghosts: 44 55 -; turn: red", edition).curse("none")
    assert s.kind == "curse_die"
    s.curse("none")
    assert s.kind == "ghost_card"


@both_editions
def test_blank_face_does_nothing(edition: str) -> None:
    s = yin("red ghosts: - 44 -; turn: red", edition).curse("none")
    assert s.qi("red") == 4
    assert s.tao("red") == {"red": 1}
    assert not any(s.state.haunted)
    assert s.kind == "ghost_card"


@both_editions
def test_haunt_face_turns_the_first_active_tile_in_front_of_the_tormentor(edition: str) -> None:
    s = yin("red ghosts: 44 - -; turn: red", edition).curse("haunt")
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [2]


@both_editions
def test_ghost_face_brings_a_ghost_by_the_rules_of_placement(edition: str) -> None:
    s = yin("red ghosts: - 44 -; turn: red", edition).curse("ghost").draw(12)
    assert s.options == tuple(("space", "blue", place) for place in range(3))


@both_editions
def test_tao_face_takes_every_tao_token(edition: str) -> None:
    s = yin("red ghosts: - 44 -; red: tao red 2 black 1; turn: red", edition).curse("lose_all_tao")
    assert s.tao("red") == {}
    assert s.tao("blue") == {"blue": 1}


@both_editions
def test_qi_face_takes_one_qi(edition: str) -> None:
    s = yin("red ghosts: - 44 -; turn: red", edition).curse("lose_qi")
    assert s.qi("red") == 3


@both_editions
def test_tormentor_can_kill_and_then_neither_ghost_nor_yang_follows(edition: str) -> None:
    s = yin("red: qi 1; red ghosts: - 44 -; turn: red", edition).curse("lose_qi")
    assert s.qi("red") == 0
    assert in_turn(s) == "yellow"
    assert s.events("ghost_drawn") == []


@both_editions
def test_ghost_brought_in_step_one_does_not_act_in_that_step(edition: str) -> None:
    s = yin("red ghosts: 44 - -; turn: red", edition).curse("ghost").draw(38)
    s.answer("place_ghost", "space", "red", 2)
    assert s.state.haunters[2] == 0
    assert s.kind == "ghost_card"


@both_editions
def test_ghosts_go_on_acting_when_the_taoist_of_the_board_has_died(edition: str) -> None:
    s = yin("red: qi 1; red ghosts: 44 38^ -; turn: red", edition).curse("lose_qi")
    assert s.qi("red") == 0
    assert s.state.haunted[1]


@both_editions
def test_second_tormentor_hits_the_others_when_the_first_has_killed(edition: str) -> None:
    s = yin("red: qi 1; red ghosts: 44 55 -; turn: red", edition).curse("lose_qi").curse("lose_qi")
    s.answer("bear_qi_loss", "taoist", "blue")
    assert s.qi("blue") == 3


# -- step 2: the full board


@both_editions
def test_ghost_actions_come_before_the_full_board(edition: str) -> None:
    s = yin("red: qi 2; red ghosts: 44 39 40; turn: red", edition).curse("lose_qi")
    assert s.qi("red") == 0
    order = [event.data["why"] for event in s.events("qi_lost")]
    assert order == ["curse", "full_board"]


@both_editions
def test_board_with_two_ghosts_is_not_full(edition: str) -> None:
    s = yin("red ghosts: 39 - 40; turn: red", edition)
    assert s.qi("red") == 4
    assert s.kind == "ghost_card"


@both_editions
def test_taoist_dying_in_step_one_leaves_a_full_board_to_the_others(edition: str) -> None:
    s = yin("red: qi 1; red ghosts: 44 39 40; turn: red", edition).curse("lose_qi")
    assert s.options == (("taoist", "yellow"), ("taoist", "green"), ("taoist", "blue"))
    s.answer("bear_qi_loss", "taoist", "blue")
    assert s.qi("blue") == 3


# -- step 3: the arrival


@both_editions
def test_board_with_room_brings_one_ghost_and_goes_on_to_yang(edition: str) -> None:
    s = yin("turn: red", edition).draw(38).answer("place_ghost", "space", "red", 1)
    assert s.ghosts("red") == [0, 38, 0]
    assert s.kind == "move"
    assert len(s.events("ghost_drawn")) == 1


@both_editions
def test_dead_taoist_of_the_active_board_is_not_asked_for_yang(edition: str) -> None:
    s = yin("red: qi 1; red ghosts: 39 40 37; turn: red", edition)
    assert s.qi("red") == 0
    assert in_turn(s) == "yellow"


# -- turn order


@both_editions
def test_turns_go_clockwise_over_neutral_boards_too(edition: str) -> None:
    s = scene("players: 2; yellow ghosts: 5 - -; blue ghosts: 16 - -; turn: red", edition)
    finish_turn(s)
    assert in_turn(s) == "green"
    assert s.state.haunters[3] == 1  # the yellow board had its turn in between
    s.draw(39).answer("place_ghost", "space", "red", 0)
    finish_turn(s)
    assert in_turn(s) == "red"
    assert s.state.haunters[9] == 1
    order = [event.data["board"] for event in s.events("turn_began")]
    assert order == ["yellow", "green", "blue", "red"]


@both_editions
def test_four_players_follow_one_another_clockwise(edition: str) -> None:
    s = scene("turn: red", edition)
    for number in (39, 6, 28, 17):
        finish_turn(s).draw(number).answer("place_ghost", *s.options[0])
    order = [event.data["board"] for event in s.events("turn_began")]
    assert order == ["yellow", "green", "blue", "red"]


@both_editions
def test_lone_player_has_the_turn_again_after_three_neutral_boards(edition: str) -> None:
    s = finish_turn(scene("players: 1; turn: red", edition))
    assert in_turn(s) == "red"
    assert [event.data["board"] for event in s.events("turn_began")] == [
        "yellow",
        "green",
        "blue",
        "red",
    ]
    assert s.kind == "ghost_card"


def test_position_may_name_the_phase_before_the_board_in_turn() -> None:
    s = scene("next: yin; yellow ghosts: - 5 -; turn: yellow")
    assert s.state.haunters[4] == 1
    assert in_turn(s) == "yellow"
