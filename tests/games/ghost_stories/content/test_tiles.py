"""The nine villagers: what each gives, what it needs, what it costs."""

from __future__ import annotations

import pytest

from games.ghost_stories.content.play import ROUND, at, deeds, ghost, gone, haunted
from games.ghost_stories.scenario import Scenario

CEMETERY, ALTAR, HERBALIST, HUT, TEMPLE, WATCHMAN, CIRCLE, PAVILION, TEA_HOUSE = range(9)
"""The tiles lie in this order, row by row."""


def stand(tile: int, text: str = "", red: str = "") -> Scenario:
    """The red Taoist on a tile, about to act."""
    return at(f"red: at {tile}{red}; turn: red; {text}").answer("move", "stay")


def ask(tile: int, text: str = "", red: str = "") -> Scenario:
    """The red Taoist has asked the villager of a tile."""
    return stand(tile, text, red).answer("act", "help")


def helps(tile: int, text: str = "", red: str = "") -> bool:
    """Whether the villager of a tile can be asked."""
    return ("help",) in stand(tile, text, red).options


# -- Cemetery


def test_cemetery_brings_a_dead_taoist_back_with_two_qi_and_nothing_else() -> None:
    s = ask(CEMETERY, "blue: qi 0, tao none, yin_yang no, at 0").curse("none")
    assert (s.qi("blue"), s.tao("blue")) == (2, {})
    assert s.state.at[s.side("blue")] == CEMETERY
    assert not s.view()["boards"][s.side("blue")]["yin_yang"]


def test_cemetery_lets_the_player_choose_among_several_dead() -> None:
    s = ask(CEMETERY, "blue: qi 0; green: qi 0")
    assert sorted(s.options) == [("taoist", "blue"), ("taoist", "green")]
    s.answer("revive", "taoist", "green").curse("none")
    assert (s.qi("blue"), s.qi("green")) == (0, 2)


@pytest.mark.parametrize(("edition", "lost"), [("revised", [CEMETERY]), ("first_print", [])])
def test_cemetery_is_haunted_by_its_own_curse_roll_in_the_revised_edition(
    edition: str, lost: list[int]
) -> None:
    s = ask(CEMETERY, f"edition: {edition}; blue: qi 0").curse("haunt")
    assert haunted(s) == lost


def test_cemetery_makes_the_helper_not_the_revived_pay_for_the_curse() -> None:
    s = ask(CEMETERY, "blue: qi 0").curse("lose_qi")
    assert (s.qi("red"), s.qi("blue")) == (3, 2)


def test_cemetery_helps_nobody_while_all_live() -> None:
    assert not helps(CEMETERY)


def test_cemetery_is_of_no_use_to_a_lone_player() -> None:
    assert not helps(CEMETERY, "players: 1; yellow: qi 0; green: qi 0; blue: qi 0")


def test_cemetery_gives_only_the_qi_the_supply_still_has() -> None:
    s = ask(CEMETERY, "yellow: qi 9; green: qi 6; blue: qi 0").curse("none")
    assert s.qi("blue") == 1


# -- Taoist Altar


def test_taoist_altar_restores_a_haunted_tile_and_then_a_ghost_comes() -> None:
    s = ask(ALTAR, "haunted: 0 8")
    assert sorted(s.options) == [("tile", 0), ("tile", 8)]
    s.answer("restore_tile", "tile", 8)
    assert haunted(s) == [0]
    s.draw(39).answer("place_ghost", "space", "red", 2)
    assert (s.ghosts("red"), s.kind) == ([0, 0, 39], "end_turn")


def test_taoist_altar_needs_a_haunted_tile() -> None:
    assert not helps(ALTAR)


def test_taoist_altar_cannot_restore_itself_for_it_does_not_help_when_haunted() -> None:
    assert not helps(ALTAR, "haunted: 1")


def test_taoist_altar_with_all_spaces_full_costs_a_qi_instead_of_a_ghost() -> None:
    ghosts = "red ghosts: 6 7 17; yellow ghosts: 18 28 29; green ghosts: 39 40 41; "
    s = ask(ALTAR, f"haunted: 0; {ghosts} blue ghosts: 42 43 30")
    assert (haunted(s), s.qi("red"), s.kind) == ([], 3, "end_turn")


# -- Herbalist


def test_herbalist_rolls_two_dice_and_gives_a_token_of_each_colour() -> None:
    s = ask(HERBALIST, red=", tao none").dice("blue", "black")
    assert (s.tao("red"), s.kind) == ({"blue": 1, "black": 1}, "end_turn")


def test_herbalist_gives_two_tokens_for_a_pair() -> None:
    assert ask(HERBALIST, red=", tao none").dice("green", "green").tao("red") == {"green": 2}


def test_herbalist_lets_a_white_face_be_any_colour_in_the_supply() -> None:
    s = ask(HERBALIST, "yellow: tao black 4", red=", tao none").dice("white", "white")
    assert ("tao", "black") not in s.options
    s.answer("take_tao", "tao", "red").answer("take_tao", "tao", "yellow")
    assert s.tao("red") == {"red": 1, "yellow": 1}


def test_herbalist_gives_nothing_for_a_colour_the_supply_lacks() -> None:
    s = ask(HERBALIST, "yellow: tao black 4", red=", tao none").dice("black", "blue")
    assert s.tao("red") == {"blue": 1}


def test_herbalist_rolls_only_dice_that_no_ghost_has_captured() -> None:
    s = ask(HERBALIST, "yellow ghosts: 46 47 -", red=", tao none").dice("blue")
    assert (s.tao("red"), s.kind) == ({"blue": 1}, "end_turn")
    assert not helps(HERBALIST, "yellow ghosts: 46 47 48")


def test_herbalist_gives_nothing_for_white_under_the_nameless() -> None:
    s = ask(HERBALIST, "yellow ghosts: 65 - -", red=", tao none").dice("white", "red")
    assert (s.tao("red"), s.kind) == ({"red": 1}, "end_turn")


# -- Sorcerer's Hut


def test_sorcerers_hut_discards_any_ghost_for_a_qi() -> None:
    s = ask(HUT, "yellow ghosts: - 21 -; green ghosts: 28 - -")
    assert sorted(s.options) == [("ghost", "green", 0), ("ghost", "yellow", 1)]
    s.answer("sorcery", "ghost", "yellow", 1)
    assert gone(s, 21)
    assert (s.qi("red"), deeds(s), s.kind) == (3, ["qi_lost"], "end_turn")


def test_sorcerers_hut_never_reaches_an_incarnation() -> None:
    assert not helps(HUT, "yellow ghosts: - 58 -")
    s = ask(HUT, "yellow ghosts: - 58 -; green ghosts: 28 29 -")
    assert sorted(s.options) == [("ghost", "green", 0), ("ghost", "green", 1)]


def test_sorcerers_hut_takes_the_last_qi_after_the_ghost_is_gone() -> None:
    s = ask(HUT, "yellow ghosts: - 21 -", red=", qi 1")
    assert gone(s, 21)
    assert s.qi("red") == 0
    assert s.state.active == s.side("yellow")


def test_sorcerers_hut_needs_a_ghost() -> None:
    assert not helps(HUT)


# -- Buddhist Temple


def test_buddhist_temple_gives_a_buddha_that_cannot_be_placed_in_the_same_turn() -> None:
    s = ask(TEMPLE)
    assert s.view()["village"][TEMPLE]["buddhas"] == 1
    assert s.state.held_buddhas[s.side("red")] == 1
    s = stand(ALTAR, "new_buddhas: 1", red=", buddhas 1").answer("act", "pass")
    assert s.options == (("yin_yang",), ("end",))


def test_buddhist_temple_lets_the_buddha_be_placed_on_an_empty_space_in_front() -> None:
    s = stand(ALTAR, red=", buddhas 1").answer("act", "pass")
    assert ("space", "red", 1) in s.options
    s.answer("end_turn", "space", "red", 1)
    assert s.state.buddhas[1]
    s = stand(ALTAR, "red ghosts: - 39 -", red=", buddhas 1").answer("act", "pass")
    assert s.options == (("yin_yang",), ("end",))


@pytest.mark.parametrize(("edition", "second"), [("revised", True), ("first_print", False)])
def test_buddhist_temple_lets_two_buddhas_be_placed_from_a_corner_in_the_revised_edition(
    edition: str, second: bool
) -> None:
    s = stand(CEMETERY, f"edition: {edition}", red=", buddhas 2").answer("act", "pass")
    s.answer("end_turn", "space", "red", 2)
    assert (("space", "blue", 0) in s.options) == second


def test_buddhist_temple_gets_its_buddha_back_from_a_ghost_that_comes_upon_it() -> None:
    s = at("red ghosts: - -b -; turn: yellow; next: yin").draw(41)
    s.answer("place_ghost", "space", "red", 1)
    assert gone(s, 41)
    assert not any(s.state.buddhas)
    assert s.view()["village"][TEMPLE]["buddhas"] == 2


def test_buddhist_temple_without_buddhas_gives_no_help() -> None:
    assert not helps(TEMPLE, "yellow: buddhas 2")
    assert not helps(TEMPLE, "green ghosts: -b - -; yellow: buddhas 1")


# -- Night Watchman


def test_night_watchman_drives_all_figures_of_one_board_back() -> None:
    s = ask(WATCHMAN, "yellow ghosts: 1^ 5^ 64^; blue ghosts: 12^ - 16")
    assert sorted(s.options) == [("board", "blue"), ("board", "yellow")]
    s.answer("watch_board", "board", "yellow")
    assert [ghost(s, "yellow", place)["haunter"] for place in range(3)] == [0, 0, 0]
    assert ghost(s, "blue", 0)["haunter"] == 1


def test_night_watchman_needs_a_figure_on_a_stone() -> None:
    assert not helps(WATCHMAN, "yellow ghosts: 1 5 6")


# -- Circle of Prayer


def test_circle_of_prayer_weakens_every_ghost_of_its_colour_for_everybody() -> None:
    s = ask(CIRCLE, "blue ghosts: 12 - 21; red ghosts: - 38 -")
    s.answer("set_circle", "tao", "blue")
    assert s.view()["supply"]["tao"]["blue"] == 2
    shown = [ghost(s, "blue", 0), ghost(s, "blue", 2), ghost(s, "red", 1)]
    assert [view["needed_total"] for view in shown] == [0, 3, 2]


def test_circle_of_prayer_keeps_its_token_after_an_exorcism() -> None:
    s = stand(ALTAR, "circle: red; red ghosts: - 41 -", red=", tao none")
    s.answer("act", "exorcise").dice("red", "red", "black")
    assert gone(s, 41)
    assert s.view()["circle"] == "red"


def test_circle_of_prayer_swaps_the_token_for_one_of_another_colour() -> None:
    s = ask(CIRCLE, "circle: blue; yellow: tao black 4")
    assert ("tao", "blue") not in s.options
    assert ("tao", "black") not in s.options
    s.answer("set_circle", "tao", "green")
    assert (s.view()["circle"], s.view()["supply"]["tao"]["blue"]) == ("green", 3)


def test_circle_of_prayer_works_on_when_its_tile_is_haunted_unless_switched() -> None:
    for switches, left in (("", "blue"), ("switches: R28", None)):
        s = at(f"circle: blue; green ghosts: 23^ - -; {switches}; turn: green; next: yin")
        assert (haunted(s), s.view()["circle"]) == ([CIRCLE], left)


# -- Pavilion of the Heavenly Wind


def test_pavilion_moves_a_ghost_with_all_it_has_and_then_another_taoist() -> None:
    s = ask(
        PAVILION, "yellow ghosts: - 5^~ -; boards: red, yellow enfeeblement_mantra, green, blue"
    )
    assert len(s.options) == 11
    s.answer("move_ghost_to", "space", "green", 0)
    moved = ghost(s, "green", 0)
    assert (moved["number"], moved["haunter"], moved["mantra"]) == (5, 1, True)
    assert sorted(s.options) == [("taoist", colour) for colour in ("blue", "green", "yellow")]
    s.answer("carry_taoist", "taoist", "blue").answer("carry_taoist_to", "tile", 2)
    assert (s.state.at[s.side("blue")], s.kind) == (2, "end_turn")


def test_pavilion_carries_the_power_block_to_the_new_board() -> None:
    s = ask(PAVILION, "yellow ghosts: - 3 -").answer("move_ghost_to", "space", "green", 0)
    blocked = [board["colour"] for board in s.view()["boards"] if board["power_blocked"]]
    assert blocked == ["green"]


def test_pavilion_does_not_wake_the_left_stone_again() -> None:
    s = ask(PAVILION, "yellow ghosts: - 49 -").answer("move_ghost_to", "space", "green", 0)
    assert (s.qi("red"), s.kind) == (4, "carry_taoist")


def test_pavilion_destroys_a_ghost_that_it_moves_onto_a_buddha() -> None:
    s = ask(PAVILION, "yellow ghosts: - 21 -; green ghosts: -b - -")
    s.answer("move_ghost_to", "space", "green", 0)
    assert gone(s, 21)
    assert not any(s.state.buddhas)
    assert s.kind == "carry_taoist"


def test_pavilion_without_ghosts_still_moves_a_taoist() -> None:
    assert ask(PAVILION).kind == "carry_taoist"


def test_pavilion_moves_a_lone_player_himself_but_not_in_the_first_print() -> None:
    s = ask(PAVILION, "players: 1; deck: 20 ghost")
    assert s.kind == "carry_taoist_to"
    s.answer("carry_taoist_to", "tile", 0)
    assert s.state.at[s.side("red")] == 0
    assert not helps(PAVILION, "players: 1; deck: 20 ghost; edition: first_print")


# -- Tea House


def test_tea_house_gives_a_token_and_a_qi_and_then_a_ghost_comes() -> None:
    s = ask(TEA_HOUSE, red=", tao none").answer("take_tao", "tao", "black")
    assert (s.tao("red"), s.qi("red")) == ({"black": 1}, 5)
    s.draw(45).answer("place_ghost", "space", "red", 0)
    assert (s.ghosts("red"), s.kind) == ([45, 0, 0], "end_turn")


def test_tea_house_with_an_empty_supply_of_qi_still_gives_a_token_and_a_ghost() -> None:
    s = ask(TEA_HOUSE, "yellow: qi 8; green: qi 4; blue: qi 4").answer("take_tao", "tao", "red")
    assert (s.qi("red"), s.kind) == (4, "ghost_card")


# -- all of them


@pytest.mark.parametrize("tile", range(9))
def test_a_haunted_villager_helps_nobody(tile: int) -> None:
    asked = "yellow ghosts: 1^ 5 -; blue: qi 0; haunted: {}"
    other = HUT if tile == ALTAR else ALTAR
    assert helps(tile, asked.format(other))
    assert not helps(tile, asked.format(f"{other} {tile}"))


@pytest.mark.parametrize("tile", range(9))
def test_a_villager_is_asked_from_afar_with_the_yin_yang(tile: int) -> None:
    other = HUT if tile == ALTAR else ALTAR
    s = at(f"red: at 8; yellow ghosts: 1^ 5 -; blue: qi 0; haunted: {other}; turn: red")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", tile)
    (asked,) = s.events("villager_asked")
    assert asked.data["name"] == s.state.village[tile]
    assert not s.state.yin_yang[s.side("red")]
    assert ROUND[s.state.active] == "red"
