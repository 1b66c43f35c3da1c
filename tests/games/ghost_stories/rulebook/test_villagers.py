"""The nine villagers and their help."""

from __future__ import annotations

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    both_editions,
    finish_turn,
    in_turn,
    offers,
    scene,
)

# -- Taoist Altar


@both_editions
def test_altar_restores_a_tile_then_brings_a_ghost(edition: str) -> None:
    s = ask_for_help(scene("haunted: 0 5; red: at 1; turn: red", edition))
    assert s.options == (("tile", 0), ("tile", 5))
    s.answer("restore_tile", "tile", 5).draw(38).answer("place_ghost", "space", "red", 0)
    assert [tile for tile in range(9) if s.state.haunted[tile]] == [0]
    assert s.ghosts("red") == [38, 0, 0]


# -- Herbalist


@both_editions
def test_herbalist_gives_the_colours_rolled_and_any_for_white(edition: str) -> None:
    s = ask_for_help(scene("red: at 2; turn: red", edition)).dice("white", "black")
    s.answer("take_tao", "tao", "blue")
    assert s.tao("red") == {"blue": 1, "red": 1, "black": 1}


@both_editions
def test_herbalist_has_no_tokens_of_a_colour_that_is_gone(edition: str) -> None:
    s = scene("red: at 2; blue: tao blue 3 black 4; circle: blue; turn: red", edition)
    ask_for_help(s).dice("blue", "black")
    assert s.tao("red") == {"red": 1}


@both_editions
def test_herbalist_gives_one_token_where_two_are_rolled_and_one_is_left(edition: str) -> None:
    s = scene("red: at 2; blue: tao blue 3; turn: red", edition)
    ask_for_help(s).dice("blue", "blue")
    assert s.tao("red") == {"red": 1, "blue": 1}


@both_editions
def test_herbalists_white_gives_nothing_under_the_nameless(edition: str) -> None:
    s = ask_for_help(scene("blue ghosts: - 65 -; red: at 2; turn: red", edition))
    s.dice("white", "black")
    assert s.tao("red") == {"red": 1, "black": 1}


# -- Sorcerer


@both_editions
def test_sorcerer_removes_any_ghost_in_play_for_one_qi(edition: str) -> None:
    s = scene("yellow ghosts: 8^ - -; blue ghosts: - 50 -; red: at 3; turn: red", edition)
    ask_for_help(s).answer("sorcery", "ghost", "yellow", 0)
    assert s.ghosts("yellow") == [0, 0, 0]
    assert s.state.haunters[3] is None
    assert s.qi("red") == 3


@both_editions
def test_sorcerer_frees_a_captured_die_and_blocked_tokens(edition: str) -> None:
    s = ask_for_help(scene("yellow ghosts: 46 - -; blue: at 3; turn: blue", edition))
    assert s.view()["supply"]["dice"] == 3


# -- Night Watchman


@both_editions
def test_night_watchman_offers_boards_with_a_figure_out(edition: str) -> None:
    s = scene(
        "red ghosts: 38^ - -; yellow ghosts: 8 - -; blue ghosts: 12^ - -; red: at 5;turn: red",
        edition,
    )
    ask_for_help(s)
    assert s.options == (("board", "red"), ("board", "blue"))


# -- Circle of Prayer


@both_editions
def test_circle_takes_its_token_from_the_supply(edition: str) -> None:
    s = scene("blue: tao blue 4; red: at 6; turn: red", edition)
    ask_for_help(s)
    assert not offers(s, "tao", "blue")
    s.answer("set_circle", "tao", "black")
    assert s.view()["supply"]["tao"]["black"] == 3


@both_editions
def test_circle_token_can_be_exchanged(edition: str) -> None:
    s = ask_for_help(scene("circle: black; red: at 6; turn: red", edition))
    assert not offers(s, "tao", "black")
    s.answer("set_circle", "tao", "green")
    assert s.view()["circle"] == "green"
    assert s.view()["supply"]["tao"]["black"] == 4


@both_editions
def test_circle_weakens_every_ghost_of_its_colour_for_everybody_and_stays(edition: str) -> None:
    s = scene(
        "circle: red; red ghosts: - - 38; blue ghosts: 39 - -; blue: at 0; turn: blue", edition
    )
    s.answer("move", "stay").answer("act", "exorcise").dice("red", "red", "blue").curse("none")
    assert s.ghosts("red") == s.ghosts("blue") == [0, 0, 0]
    assert s.view()["circle"] == "red"


# -- Pavilion


@both_editions
def test_pavilion_moves_a_ghost_anywhere_free_and_another_taoist_anywhere(edition: str) -> None:
    s = scene("red ghosts: 39 38 -; red: at 7; turn: red", edition)
    ask_for_help(s).answer("move_ghost", "ghost", "red", 0)
    assert len(s.options) == 10
    s.answer("move_ghost_to", "space", "green", 2).answer("carry_taoist", "taoist", "blue")
    assert len(s.options) == 8
    s.answer("carry_taoist_to", "tile", 0)
    assert s.ghosts("green") == [0, 0, 39]
    assert s.state.at[s.side("blue")] == 0


@both_editions
def test_pavilion_may_move_an_incarnation(edition: str) -> None:
    s = ask_for_help(scene("red ghosts: - 62 -; red: at 7; turn: red", edition))
    s.answer("move_ghost_to", "space", "green", 0)
    assert s.ghosts("green") == [62, 0, 0]


@both_editions
def test_pavilion_carries_a_taoist_even_without_ghosts(edition: str) -> None:
    s = ask_for_help(scene("red: at 7; turn: red", edition))
    s.answer("carry_taoist", "taoist", "blue").answer("carry_taoist_to", "tile", 0)
    assert s.state.at[s.side("blue")] == 0


# -- Tea House


@both_editions
def test_tea_house_gives_a_token_and_a_qi_then_brings_a_ghost(edition: str) -> None:
    s = ask_for_help(scene("red: at 8; turn: red", edition)).answer("take_tao", "tao", "green")
    assert s.tao("red") == {"green": 1, "red": 1}
    assert s.qi("red") == 5
    s.draw(38).answer("place_ghost", "space", "red", 0)
    assert s.ghosts("red") == [38, 0, 0]


@both_editions
def test_tea_house_gives_no_qi_when_the_supply_is_empty(edition: str) -> None:
    s = scene("red: qi 5, at 8; yellow: qi 5; green: qi 5; blue: qi 5; turn: red", edition)
    ask_for_help(s).answer("take_tao", "tao", "green")
    assert s.qi("red") == 5
    assert s.kind == "ghost_card"


@both_editions
def test_qi_may_grow_beyond_the_start(edition: str) -> None:
    s = ask_for_help(scene("red: qi 7, at 8; turn: red", edition)).answer("take_tao", "tao", "red")
    assert s.qi("red") == 8


# -- the Buddhist Temple


@both_editions
def test_temple_gives_one_of_its_two_buddhas_at_a_time(edition: str) -> None:
    s = ask_for_help(scene("red: at 4; yellow: at 4; turn: red", edition))
    finish_turn(s).draw(38).answer("place_ghost", "space", "red", 0)
    assert in_turn(s) == "yellow"
    s.answer("move", "stay").answer("act", "help")
    assert s.state.held_buddhas == [1, 1, 0, 0]
