"""How villagers flee and die, and what the haunting of a tile has become."""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.rulebook.scene import ask_for_help, exorcise, tags
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin

ELEVEN_DEAD: Final = "graveyard: long chang teng weng wu miao xiang sun sun li li"
DIED: Final = ("villager_died", "family_cursed")

# -- retreat


@pytest.mark.parametrize(("tile", "beyond"), [(1, 4), (4, 7)])
def test_a_haunters_step_makes_the_first_villager_in_its_line_flee_one_tile_away(
    tile: int, beyond: int
) -> None:
    s = yin(f"red ghosts: - 38 -; villagers: {tile} ? sun; turn: red").turn_up("li")
    assert s.told("villager_fled", "family", "start", "tile") == [("sun", tile, beyond)]
    assert (s.stack(tile), s.stack(beyond)) == (["li"], ["sun"])
    assert s.dead == []


def test_a_villager_flees_from_the_haunter_of_a_neutral_board_too() -> None:
    s = yin("players: 3; blue ghosts: - 16 -; villagers: 3 sun; turn: blue")
    assert s.told("villager_fled", "start", "tile") == [(3, 4)]


def test_only_the_top_villager_of_the_nearest_stack_flees() -> None:
    s = yin("red ghosts: - 38 -; villagers: 1 hua li, 4 sun, 7 wu; turn: red")
    assert [s.stack(tile) for tile in (1, 4, 7)] == [["hua"], ["sun", "li"], ["wu"]]


def test_a_fleeing_villager_lands_on_top() -> None:
    s = yin("red ghosts: - 38 -; villagers: 1 sun, 4 ? li; turn: red")
    assert s.stack(4) == ["?", "li", "sun"]


def test_a_villager_driven_out_of_the_village_dies() -> None:
    s = yin("red ghosts: - 38 -; villagers: 7 li; turn: red")
    assert s.dead == ["li"]
    assert s.told("villager_died", "family", "tile", "why") == [("li", 7, "cannot_flee")]


def test_a_villager_driven_onto_a_full_tile_dies() -> None:
    s = yin("red ghosts: - 38 -; villagers: 1 li, 4 sun hua wu; turn: red")
    assert s.dead == ["li"]
    assert s.stack(4) == ["sun", "hua", "wu"]


def test_a_villager_driven_onto_a_haunted_tile_dies() -> None:
    s = yin("red ghosts: - 38 -; haunted: 4; villagers: 1 li; turn: red")
    assert s.dead == ["li"]
    assert s.stack(4) == []


@pytest.mark.parametrize(
    ("board", "place", "tile", "beyond"),
    [("red", 0, 2, 5), ("yellow", 2, 2, 1), ("green", 1, 7, 4), ("blue", 2, 6, 7)],
)
def test_villagers_flee_straight_away_from_the_ghost_on_every_side(
    board: str, place: int, tile: int, beyond: int
) -> None:
    cells = ["-", "-", "-"]
    cells[place] = "38"
    s = yin(f"{board} ghosts: {' '.join(cells)}; villagers: {tile} sun; turn: {board}")
    assert (s.stack(tile), s.stack(beyond)) == ([], ["sun"])


def test_a_line_without_villagers_sees_nobody_flee() -> None:
    s = yin("red ghosts: - 38 -; villagers: 0 sun, 2 li; turn: red")
    assert s.state.haunters[1] == 1
    assert tags(s, "villager_fled", "villager_died") == []


@pytest.mark.parametrize("number", [45, 52, 53])
def test_a_fast_haunter_makes_a_villager_flee_as_it_enters(number: int) -> None:
    s = yin("villagers: 1 sun; turn: red").draw(number).answer("place_ghost", "space", "red", 1)
    assert (s.stack(1), s.stack(4)) == ([], ["sun"])
    assert s.kind == "move"


def test_a_fast_haunter_kills_a_villager_who_cannot_flee_as_it_enters() -> None:
    s = yin("villagers: 7 li; turn: red").draw(45).answer("place_ghost", "space", "red", 1)
    assert s.dead == ["li"]


def test_a_plain_haunter_that_enters_drives_nobody_away() -> None:
    s = yin("villagers: 1 sun; turn: red").draw(38).answer("place_ghost", "space", "red", 1)
    assert s.stack(1) == ["sun"]


def test_a_haunter_on_its_way_to_the_edge_drives_nobody_away() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 4 sun; turn: red")
    assert s.stack(4) == ["sun"]
    assert s.events("villager_fled") == []


def test_the_death_of_a_zhou_by_a_haunter_costs_a_board_of_the_players_choice_a_qi() -> None:
    s = yin("players: 3; red ghosts: - 38 -; villagers: 7 zhou; turn: red")
    assert s.dead == ["zhou"]
    assert s.kind == "zhou_curse"
    assert s.options == tuple(("board", board) for board in ("red", "yellow", "green", "blue"))
    s.answer("zhou_curse", "board", "blue")
    assert s.qi("blue") == 2


# -- haunting


def test_a_tile_without_villagers_is_haunted_as_ever() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 4 sun; turn: red")
    assert s.state.haunted[1]
    assert (s.dead, s.stack(4)) == ([], ["sun"])


def test_villagers_die_in_place_of_a_haunting_by_a_haunter() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 hua li; turn: red")
    assert s.dead == ["li", "hua"]
    assert not any(s.state.haunted)
    assert s.stack(1) == []


def test_villagers_die_in_place_of_a_haunting_by_the_curse_die() -> None:
    s = yin("red ghosts: - 44 -; villagers: 1 hua li; turn: red").curse("haunt")
    assert s.dead == ["li", "hua"]
    assert not any(s.state.haunted)


def test_villagers_die_in_place_of_a_haunting_by_shapeless_evil() -> None:
    s = yin("villagers: 1 hua li; turn: red").draw(54).answer("place_ghost", "space", "red", 1)
    assert s.dead == ["li", "hua"]
    assert not any(s.state.haunted)


def test_villagers_die_in_place_of_a_haunting_by_a_sheng() -> None:
    s = yin("red ghosts: - 77 -; villagers: 1 hua li sheng; turn: red")
    assert s.dead == ["sheng", "li", "hua"]
    assert not any(s.state.haunted)
    assert s.told("villager_died", "family", "why") == [
        ("sheng", "devour"),
        ("li", "haunted"),
        ("hua", "haunted"),
    ]


def test_villagers_die_in_place_of_a_haunting_by_the_cemeterys_die() -> None:
    s = moonlit("yellow: at 0; graveyard: hua; villagers: 0 li; turn: yellow")
    ask_for_help(s).curse("haunt")
    assert not s.state.haunted[0]
    assert s.dead == ["li", "hua"]
    assert s.lies("yellow")


def test_the_curse_of_an_exorcised_ghost_kills_the_villagers_in_its_line() -> None:
    s = moonlit("red ghosts: - 39 -; yellow: at 1; villagers: 1 hua li; turn: yellow")
    exorcise(s, "red", "red", "blue")
    s.curse("haunt")
    assert s.dead == ["li", "hua"]
    assert not any(s.state.haunted)


def test_a_haunting_strikes_the_first_active_tile_not_the_first_stack() -> None:
    s = yin("red ghosts: - 38^ -; haunted: 1; villagers: 4 li; turn: red")
    assert s.dead == ["li"]
    assert s.state.haunted == [False, True, *[False] * 7]


def test_villagers_dying_in_its_place_keep_the_last_haunting_from_the_village() -> None:
    s = yin("haunted: 0 2 3; red ghosts: - 38^ -; villagers: 1 hua; turn: red")
    assert s.outcome is None
    assert sum(s.state.haunted) == 3


# -- several at once


def test_all_villagers_of_a_stack_leave_it_before_the_first_curse() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 hua li sun; turn: red")
    assert s.kind == "ghost_card"
    assert tags(s, *DIED) == ["villager_died"] * 3 + ["family_cursed"]
    assert s.stack(1) == []


def test_curses_apply_one_by_one_from_the_top_of_the_stack_to_the_bottom() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 hua li long; turn: red")
    assert s.told("villager_died", "family") == [("long",), ("li",), ("hua",)]
    assert s.told("family_cursed", "family") == [("long",), ("li",), ("hua",)]


def test_villagers_nobody_had_seen_are_turned_up_as_they_die() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 ? ? hua; turn: red").turn_up("long", "li")
    assert s.told("family_cursed", "family") == [("hua",), ("long",), ("li",)]
    assert s.dead == ["long", "li", "hua"]


def sheng_sun_sheng() -> MoonScenario:
    return yin("red ghosts: - 38^ -; villagers: 1 sheng sun sheng; turn: red")


def test_a_stack_of_sheng_sun_sheng_haunts_its_empty_tile_once_and_brings_a_ghost() -> None:
    s = sheng_sun_sheng()
    assert s.dead == ["sheng", "sheng", "sun"]
    assert s.state.haunted[1]
    assert s.kind == "ghost_card"  # the curse of the Sun
    s.draw(39).answer("place_ghost", "space", "red", 0)
    assert s.told("tile_haunted", "tile", "why") == [(1, "sheng")]
    assert s.told("family_cursed", "family") == [("sheng",), ("sun",), ("sheng",)]
    assert sum(s.state.haunted) == 1


def test_wm_f05_a_sheng_among_the_victims_haunts_the_tile_that_all_deaths_left_empty() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 sheng hua; turn: red")
    assert s.dead == ["sheng", "hua"]
    assert s.told("tile_haunted", "tile", "why") == [(1, "sheng")]


def test_wm_f05_a_second_sheng_does_nothing_more() -> None:
    s = yin("red ghosts: - 38^ -; villagers: 1 sheng sheng; turn: red")
    assert s.told("tile_haunted", "tile") == [(1,)]
    assert s.told("family_cursed", "family") == [("sheng",), ("sheng",)]


def test_wm_f05_a_lone_sheng_killed_by_a_haunting_haunts_the_tile_after_all() -> None:
    s = yin("red ghosts: - 44 -; villagers: 1 sheng; turn: red").curse("haunt")
    assert s.dead == ["sheng"]
    assert s.state.haunted[1]


# -- the twelfth


def test_the_twelfth_death_loses_the_game_at_once_before_its_curse() -> None:
    s = yin(f"{ELEVEN_DEAD}; red ghosts: - 77 -; villagers: 1 zhou, 4 hua; turn: red")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "villagers_dead")
    assert s.events("family_cursed") == []
    assert s.qi("red") == 4


def test_the_eleventh_death_does_not_lose_yet() -> None:
    ten = ELEVEN_DEAD.removesuffix(" li")
    s = yin(f"{ten}; red ghosts: - 77 -; villagers: 1 hua, 4 zhou; turn: red")
    assert s.outcome is None
    assert len(s.dead) == 11


def test_the_twelfth_death_in_the_middle_of_a_stack_spares_the_rest() -> None:
    s = yin(f"{ELEVEN_DEAD}; red ghosts: - 38^ -; villagers: 1 hua hua sheng; turn: red")
    assert s.outcome is not None
    assert s.outcome.reason == "villagers_dead"
    assert s.told("villager_died", "family", "dead") == [("sheng", 12)]
    assert not any(s.state.haunted)


def test_saved_villagers_and_revived_ones_do_not_count_as_dead() -> None:
    text = "shelter: zhou zhou zhou hua; yellow: at 0; villagers: 4 hua; turn: yellow"
    s = moonlit(f"{ELEVEN_DEAD}; {text}")
    ask_for_help(s).answer("revive", "family", "li").curse("haunt")
    assert s.outcome is None
    assert len(s.dead) == 11
