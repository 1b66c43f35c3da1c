"""The yang phase: movement, the one action, Buddhas and the Yin-Yang, each in its moment."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    both_editions,
    exorcise,
    finish_turn,
    in_turn,
    offers,
    scene,
    yin,
)
from vigil.games.ghost_stories.model.queries import buddhas_in_temple

# -- movement


@both_editions
@pytest.mark.parametrize(
    ("tile", "reach"),
    [
        (0, [1, 3, 4]),
        (1, [0, 2, 3, 4, 5]),
        (4, [0, 1, 2, 3, 5, 6, 7, 8]),
        (5, [1, 2, 4, 7, 8]),
        (8, [4, 5, 7]),
    ],
)
def test_taoist_moves_one_tile_diagonals_allowed_or_stays(
    edition: str, tile: int, reach: list[int]
) -> None:
    s = scene(f"blue: at {tile}; turn: blue", edition)
    assert s.options == (*(("tile", t) for t in reach), ("stay",), ("yin_yang",))


@both_editions
def test_taoist_may_stay(edition: str) -> None:
    s = scene("blue: at 3; turn: blue", edition).answer("move", "stay")
    assert s.state.at[s.side("blue")] == 3
    assert s.kind == "act"


@both_editions
def test_taoist_may_enter_a_haunted_tile_but_finds_no_help_there(edition: str) -> None:
    s = scene("haunted: 8; blue: at 5; turn: blue", edition).answer("move", "tile", 8)
    assert s.state.at[s.side("blue")] == 8
    assert not offers(s, "help")


@both_editions
def test_several_taoists_may_share_a_tile(edition: str) -> None:
    s = scene("blue: at 3; red: at 0; turn: blue", edition).answer("move", "tile", 0)
    assert s.state.at[s.side("blue")] == s.state.at[s.side("red")] == 0


@both_editions
def test_move_comes_once_and_before_the_action(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition).answer("move", "tile", 5)
    assert s.kind == "act"
    assert not any(option[0] == "tile" for option in s.options)


@both_editions
def test_action_may_be_left_out(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition).answer("move", "stay").answer("act", "pass")
    s.answer("end_turn", "end")
    assert in_turn(s) == "yellow"


# -- Buddhas


@both_editions
def test_buddha_is_placed_after_the_action_next_to_the_new_tile(edition: str) -> None:
    s = scene("red: at 4, buddhas 1; turn: red", edition).answer("move", "tile", 1)
    assert not any(option[0] == "space" for option in s.options)
    s.answer("act", "pass").answer("end_turn", "space", "red", 1)
    assert s.state.buddhas[1]
    assert s.state.held_buddhas[0] == 0


@both_editions
def test_buddha_may_be_kept(edition: str) -> None:
    s = finish_turn(scene("red: at 1, buddhas 1; turn: red", edition))
    assert s.state.held_buddhas[0] == 1
    assert not any(s.state.buddhas)


@both_editions
def test_buddha_cannot_be_placed_from_the_centre_tile(edition: str) -> None:
    s = scene("red: at 4, buddhas 1; turn: red", edition).answer("move", "stay")
    s.answer("act", "pass")
    assert s.options == (("yin_yang",), ("end",))


@both_editions
def test_buddha_cannot_be_placed_under_a_ghost_nor_on_another_buddha(edition: str) -> None:
    s = scene("red ghosts: - - 39; blue ghosts: -b - -; red: at 0, buddhas 1; turn: red", edition)
    s.answer("move", "stay").answer("act", "pass")
    assert s.options == (("yin_yang",), ("end",))


@both_editions
def test_space_freed_by_the_exorcism_can_take_a_buddha(edition: str) -> None:
    s = scene("red ghosts: - 34 -; red: at 1, buddhas 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue").answer("end_turn", "space", "red", 1)
    assert s.state.buddhas[1]


@both_editions
def test_buddha_held_from_before_may_be_placed_while_a_new_one_waits(edition: str) -> None:
    s = scene("red: at 8, buddhas 1; turn: red", edition)
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 4).answer("move", "stay")
    s.answer("act", "pass").answer("end_turn", "space", "green", 2)
    assert s.state.held_buddhas[0] == 1
    assert in_turn(s) == "yellow"


@both_editions
def test_temple_without_buddhas_helps_nobody(edition: str) -> None:
    s = scene("red ghosts: -b - -; yellow: buddhas 1; red: at 4; turn: red", edition)
    assert not offers(s.answer("move", "stay"), "help")


@both_editions
def test_buddha_sends_an_arriving_ghost_back_and_returns_to_the_temple(edition: str) -> None:
    s = yin("red ghosts: 39 -b 40; turn: red", edition).draw(38)
    assert s.ghosts("red") == [39, 0, 40]
    assert s.state.discard == (38,)
    assert buddhas_in_temple(s.state) == 2


@both_editions
def test_arriving_ghost_need_not_be_put_on_the_buddha(edition: str) -> None:
    s = yin("red ghosts: 39 -b -; turn: red", edition).draw(38)
    s.answer("place_ghost", "space", "red", 2)
    assert s.ghosts("red") == [39, 0, 38]
    assert s.state.buddhas[1]


# -- the Yin-Yang


@both_editions
def test_yin_yang_asks_any_villager_from_afar_besides_the_action(edition: str) -> None:
    s = scene("red: at 0; turn: red", edition).answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 6).answer("set_circle", "tao", "blue")
    assert s.kind == "move"
    s.answer("move", "tile", 8).answer("act", "help").answer("take_tao", "tao", "red")
    assert s.tao("red") == {"red": 2}
    assert s.view()["circle"] == "blue"


@both_editions
def test_yin_yang_turns_a_haunted_tile_back(edition: str) -> None:
    s = scene("haunted: 3; red: at 0; turn: red", edition).answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 3)
    assert not any(s.state.haunted)
    assert s.kind == "move"


@both_editions
def test_yin_yang_can_be_spent_before_the_move_after_it_and_after_the_action(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition)
    assert offers(s, "yin_yang")
    s.answer("move", "tile", 2)
    assert offers(s, "yin_yang")
    s.answer("act", "help").dice("red", "blue")
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
    s.answer("end_turn", "yin_yang").answer("yin_yang", "tile", 4)
    assert in_turn(s) == "yellow"


@both_editions
def test_yin_yang_can_be_spent_between_two_actions_and_at_the_end(edition: str) -> None:
    s = scene("blue ghosts: 12 - -; blue: at 0; turn: blue", edition)
    s.answer("move", "tile", 3).answer("act", "help")
    assert (s.kind, s.options) == ("act", (("yin_yang",), ("pass",)))
    s.answer("act", "pass")
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
    s.answer("end_turn", "yin_yang").answer("yin_yang", "tile", 4)
    assert in_turn(s) == "red"


@both_editions
def test_yin_yang_cannot_be_spent_in_the_middle_of_an_exorcism(edition: str) -> None:
    s = exorcise(scene("red ghosts: - 39 -; red: at 1; turn: red", edition), "red", "blue", "blue")
    assert s.kind == "exorcise_ghosts"
    assert not offers(s, "yin_yang")


@both_editions
def test_yin_yang_after_the_buddha_is_placed(edition: str) -> None:
    s = scene("red: at 1, buddhas 1; turn: red", edition).answer("move", "stay")
    s.answer("act", "pass").answer("end_turn", "space", "red", 1)
    assert s.options == (("yin_yang",), ("end",))


@both_editions
def test_spent_yin_yang_is_gone(edition: str) -> None:
    s = scene("red: at 8; turn: red", edition).answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 4)
    assert not s.state.yin_yang[0]
    assert not offers(s, "yin_yang")


@both_editions
def test_yin_yang_does_not_reach_haunted_villagers(edition: str) -> None:
    s = scene("haunted: 8; red: at 0; turn: red", edition).answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 8)
    assert s.tao("red") == {"red": 1}
    assert s.qi("red") == 4


@both_editions
def test_only_the_player_in_turn_can_spend_his_yin_yang(edition: str) -> None:
    s = scene("red: yin_yang no; turn: red", edition)
    assert not offers(s, "yin_yang")
    s = yin("red ghosts: - 44 -; turn: red", edition)
    assert s.asks_chance


@both_editions
def test_yin_yang_can_call_the_sorcerer_with_the_last_qi(edition: str) -> None:
    s = scene("red ghosts: - 39 -; red: qi 1, at 8; turn: red", edition)
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 3)
    assert s.qi("red") == 0
    assert s.ghosts("red") == [0, 0, 0]
    assert in_turn(s) == "yellow"


@both_editions
def test_yin_yang_gives_the_villagers_help_after_the_own_exorcism_too(edition: str) -> None:
    s = scene("red ghosts: - 41 -; red: at 1; turn: red", edition)
    exorcise(s, "red", "blue", "blue").answer("end_turn", "yin_yang")
    s.answer("yin_yang", "tile", 3)
    assert s.ghosts("red") == [0, 0, 0]
    assert s.qi("red") == 3


# -- what help needs


@both_editions
@pytest.mark.parametrize(
    ("tile", "text"),
    [
        (0, ""),  # nobody is dead
        (1, ""),  # nothing is haunted
        (3, ""),  # there is no ghost
        (5, "red ghosts: 38 - -;"),  # no figure is out
    ],
)
def test_villager_who_could_do_nothing_cannot_be_asked(edition: str, tile: int, text: str) -> None:
    s = scene(f"{text} red: at {tile}; turn: red", edition).answer("move", "stay")
    assert not offers(s, "help")


@both_editions
def test_help_can_be_had_once(edition: str) -> None:
    s = ask_for_help(scene("red: at 4; turn: red", edition))
    assert s.state.held_buddhas[0] == 1
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))
