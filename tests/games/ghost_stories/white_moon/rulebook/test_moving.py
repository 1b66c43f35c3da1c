"""Villagers move only with a Taoist, on top of each other and never where it is haunted."""

from __future__ import annotations

from games.ghost_stories.rulebook.scene import ask_for_help, offers, tags
from games.ghost_stories.white_moon.rulebook.scene import TWIN_WINDS, MoonScenario, moonlit, ways

# -- one's own move


def test_the_top_villager_may_come_along_when_a_taoist_moves() -> None:
    s = moonlit("yellow: at 0; villagers: 0 ? li sun; turn: yellow")
    assert ways(s, "escort") == [1, 3, 4]
    s.answer("move", "escort", 3)
    assert s.at("yellow") == 3
    assert (s.stack(0), s.stack(3)) == (["?", "li"], ["sun"])
    assert s.told("villager_escorted", "family", "start", "tile") == [("sun", 0, 3)]
    assert s.kind == "act"


def test_moving_a_villager_is_optional() -> None:
    s = moonlit("yellow: at 0; villagers: 0 li sun; turn: yellow")
    assert ways(s, "tile") == [1, 3, 4]
    s.answer("move", "tile", 3)
    assert (s.stack(0), s.stack(3)) == (["li", "sun"], [])


def test_a_villager_never_moves_without_a_taoist() -> None:
    s = moonlit("yellow: at 0; villagers: 1 sun; turn: yellow")
    assert ways(s, "escort") == []
    s = moonlit("yellow: at 0; villagers: 0 sun; turn: yellow").answer("move", "stay")
    assert s.stack(0) == ["sun"]


def test_the_next_villager_is_turned_up_when_one_leaves() -> None:
    s = moonlit("yellow: at 0; villagers: 0 ? ? sun; turn: yellow").answer("move", "escort", 1)
    assert s.kind == "villager"
    s.turn_up("wu")
    assert s.stack(0) == ["?", "wu"]
    assert s.told("villager_turned_up", "family", "tile") == [("wu", 0)]


def test_only_one_villager_comes_along() -> None:
    s = moonlit("yellow: at 0; villagers: 0 hua li sun; turn: yellow").answer("move", "escort", 1)
    assert (s.stack(0), s.stack(1)) == (["hua", "li"], ["sun"])


def test_wm_f08_a_villager_that_moves_goes_on_top_of_the_stack_there() -> None:
    s = moonlit("yellow: at 0; villagers: 0 sun, 1 ? wu; turn: yellow").answer("move", "escort", 1)
    assert s.stack(1) == ["?", "wu", "sun"]


def test_no_tile_ever_holds_more_than_three_villagers() -> None:
    s = moonlit("yellow: at 0; villagers: 0 sun, 1 ? ? wu, 3 ? li; turn: yellow")
    assert ways(s, "tile") == [1, 3, 4]
    assert ways(s, "escort") == [3, 4]


def test_no_villager_goes_onto_a_haunted_tile() -> None:
    s = moonlit("yellow: at 0; haunted: 1; villagers: 0 sun; turn: yellow")
    assert offers(s, "tile", 1)
    assert ways(s, "escort") == [3, 4]


# -- flying counts as two steps


def test_w2_flying_carries_a_villager_over_two_tiles() -> None:
    s = (
        moonlit("red: at 0; villagers: 0 ? sun; turn: red")
        .answer("move", "escort", 1)
        .turn_up("li")
    )
    s.answer("second_step", "escort", 2)
    assert s.at("red") == 2
    assert [s.stack(tile) for tile in (0, 1, 2)] == [["li"], [], ["sun"]]
    assert s.kind == "act"


def test_w2_a_carried_villager_rests_on_the_first_tile_while_the_taoist_goes_on() -> None:
    s = moonlit("red: at 0; villagers: 0 sun; turn: red").answer("move", "escort", 1)
    s.answer("second_step", "tile", 2)
    assert s.at("red") == 2
    assert s.stack(1) == ["sun"]


def test_w2_flying_may_stop_after_one_tile_with_the_villager() -> None:
    s = moonlit("red: at 0; villagers: 0 sun; turn: red").answer("move", "escort", 1)
    s.answer("second_step", "stay")
    assert (s.at("red"), s.stack(1), s.kind) == (1, ["sun"], "act")


def test_w2_flying_fetches_a_villager_back_to_the_tile_where_it_began() -> None:
    s = moonlit("red: at 0; villagers: 1 ? sun; turn: red").answer("move", "fetch", 1)
    assert (s.kind, ways(s, "escort"), len(s.options)) == ("second_step", [0, 2, 3, 4, 5], 5)
    s.answer("second_step", "escort", 0).turn_up("li")
    assert s.at("red") == 0
    assert (s.stack(0), s.stack(1)) == (["sun"], ["li"])


def test_w2_flying_brings_a_villager_from_the_first_tile_to_another_one() -> None:
    s = moonlit("red: at 0; villagers: 1 sun; turn: red").answer("move", "fetch", 1)
    s.answer("second_step", "escort", 2)
    assert (s.at("red"), s.stack(2)) == (2, ["sun"])


def test_w2_alone_the_flying_taoist_still_goes_anywhere_at_once() -> None:
    s = moonlit("red: at 0; villagers: 0 sun; turn: red").answer("move", "tile", 8)
    assert (s.at("red"), s.stack(0), s.kind) == (8, ["sun"], "act")


def test_w2_a_villager_is_not_carried_across_a_haunted_tile() -> None:
    text = "red: at 0; haunted: 1 3; villagers: 0 sun; turn: red"
    assert ways(moonlit(text), "escort") == [4]
    s = moonlit(text).answer("move", "escort", 4)
    assert ways(s, "escort") == [0, 2, 5, 6, 7, 8]


def test_w2_a_villager_is_not_carried_across_a_full_tile() -> None:
    s = moonlit("red: at 0; villagers: 0 sun, 1 hua li zhou; turn: red")
    assert ways(s, "escort") == [3, 4]


def test_w2_nobody_is_fetched_onto_a_full_tile() -> None:
    s = moonlit("red: at 0; villagers: 0 hua li zhou, 1 sun; turn: red").answer("move", "fetch", 1)
    assert ways(s, "escort") == [2, 3, 4, 5]


def test_w2_a_villager_two_tiles_away_cannot_be_fetched() -> None:
    s = moonlit("red: at 0; villagers: 2 sun; turn: red")
    assert ways(s, "fetch") == []


def test_w2_a_borrowed_flight_carries_as_far() -> None:
    s = moonlit(
        "players: 1; boards: yellow, red, green, blue; yellow: at 0; villagers: 0 sun; turn: yellow"
    )
    assert ways(s, "escort") == [1, 3, 4]
    s.answer("move", "power", "dance_of_the_spires").answer("move", "escort", 4)
    s.answer("second_step", "escort", 8)
    assert (s.at("yellow"), s.stack(8)) == (8, ["sun"])


def test_w2_on_foot_there_is_no_second_step() -> None:
    s = moonlit(f"{TWIN_WINDS}; red: at 0; villagers: 0 sun, 1 li; turn: red")
    assert ways(s, "fetch") == []
    s.answer("move", "escort", 1)
    assert s.kind == "act"


# -- moved by others


def blown(text: str) -> MoonScenario:
    s = moonlit(f"{TWIN_WINDS}; {text}; turn: red").answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    return s.answer("twin_winds_taoist", "taoist", "blue")


def test_twin_winds_let_the_moved_taoist_bring_a_villager() -> None:
    s = blown("blue: at 0; villagers: 0 ? sun")
    assert ways(s, "escort") == [1, 3, 4]
    s.answer("twin_winds_tile", "escort", 1).turn_up("li")
    assert s.at("blue") == 1
    assert (s.stack(0), s.stack(1)) == (["li"], ["sun"])
    assert s.kind == "act"


def test_twin_winds_need_not_bring_a_villager_and_never_move_one_alone() -> None:
    s = blown("blue: at 0; villagers: 0 sun, 4 li")
    assert {option[0] for option in s.options} == {"tile", "escort"}
    s.answer("twin_winds_tile", "tile", 1)
    assert (s.at("blue"), s.stack(0), s.stack(4)) == (1, ["sun"], ["li"])


def test_the_pavilion_lets_the_moved_taoist_bring_a_villager_to_any_tile_with_room() -> None:
    s = moonlit(
        "yellow: at 7; blue: at 0; haunted: 3; villagers: 0 ? sun, 8 li hua wu; turn: yellow"
    )
    ask_for_help(s).answer("carry_taoist", "taoist", "blue")
    assert ways(s, "tile") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ways(s, "escort") == [1, 2, 4, 5, 6, 7]
    s.answer("carry_taoist_to", "escort", 6)
    s.turn_up("li")
    assert s.at("blue") == 6
    assert (s.stack(0), s.stack(6)) == (["li"], ["sun"])


def test_the_pavilion_never_moves_a_villager_alone() -> None:
    s = moonlit("yellow: at 7; blue: at 0; villagers: 0 sun, 4 li; turn: yellow")
    ask_for_help(s).answer("carry_taoist", "taoist", "blue").answer("carry_taoist_to", "tile", 6)
    assert (s.at("blue"), s.stack(0), s.stack(4)) == (6, ["sun"], ["li"])
    assert tags(s, "villager_escorted") == []


def test_a_lone_taoist_carries_himself_and_a_villager_with_the_pavilion() -> None:
    s = moonlit("players: 1; red: at 7; villagers: 7 sun; turn: red")
    ask_for_help(s)
    s.answer("carry_taoist_to", "escort", 0)
    assert (s.at("red"), s.stack(0)) == (0, ["sun"])
