"""Setting up White Moon: village, portal, villagers, deck, and those saved before the game."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import pytest

from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, yin
from vigil.core import SeededDealer, Table
from vigil.core.errors import IllegalSetup
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.phases.setup import ghost_deck
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.games.ghost_stories.white_moon.model.queries import moon

PLAYERS: Final = (1, 2, 3, 4)
LEVELS: Final = ("initiation", "normal", "nightmare", "hell")
SEATS: Final = {1: "0", 2: "0 2", 3: "0 1 2", 4: "0 1 2 3"}
COLOURS: Final = {
    1: "red yellow green blue",
    2: "red green yellow blue",
    3: "red yellow green blue",
    4: "red yellow green blue",
}
CHOSEN: Final = (
    "chosen powers: dance_of_the_spires bottomless_pockets favourite_of_the_gods heavenly_gust;"
    "chosen village: cemetery taoist_altar herbalist sorcerers_hut buddhist_temple kung_fu_school"
    " circle_of_prayer pavilion tea_house; chosen first: 0"
)
TEN_TILES: Final = (*VILLAGE_TILES, "kung_fu_school")
TOPS: Final = ("hua", "hua", "long", "chang", "li", "wu", "zhou", "sun")
"""The families turned up on the tiles 0 to 3 and 5 to 8."""


def laying(players: int = 4, text: str = "") -> MoonScenario:
    """The setup with boards, village and first player given; red sits in the north."""
    seats = f"chosen seats: {SEATS[players]}; chosen colours: {COLOURS[players]}"
    clauses = [f"players: {players}", "modules: white_moon", seats, CHOSEN, text, "next: set_up"]
    return MoonScenario("; ".join(clause for clause in clauses if clause))


def laid(seed: int = 1, **choices: Any) -> State:
    """The table after a setup by chance, in the middle of the first turn."""
    table = Table.start(Setup(modules=("white_moon",), **choices), SeededDealer(seed))
    while table.state.turn == 0:
        table.apply(0)
    assert isinstance(table.state, State)
    return table.state


def stacks_and_saved(s: State) -> int:
    """All villagers on the table."""
    m = moon(s)
    return sum(len(stack) for stack in m.stacks) + sum(m.shelter) + sum(m.graveyard)


# -- the village


@pytest.mark.parametrize("seed", range(4))
def test_in_first_games_the_school_takes_the_place_of_the_night_watchman(seed: int) -> None:
    village = laid(seed).village
    assert sorted(village) == sorted({*TEN_TILES} - {"night_watchman"})


def test_later_nine_of_the_ten_tiles_are_drawn_by_chance() -> None:
    villages = [laid(seed, options={"village": "random"}).village for seed in range(40)]
    assert all(len({*village}) == 9 and {*village} <= {*TEN_TILES} for village in villages)
    assert len({tile for village in villages for tile in {*TEN_TILES} - {*village}}) > 5


def test_the_players_may_lay_any_nine_of_the_ten_tiles() -> None:
    chosen = tuple(tile for tile in TEN_TILES if tile != "cemetery")
    assert laid(village=chosen).village == chosen


def test_a_village_of_the_base_game_has_no_school() -> None:
    with pytest.raises(IllegalSetup):
        Setup(village=(*VILLAGE_TILES[:8], "kung_fu_school"))


def test_wm_f01_the_uncatchable_stays_since_any_nine_tiles_hold_its_temple_or_pavilion() -> None:
    villages = list(combinations(TEN_TILES, 9))
    assert len(villages) == 10
    for village in villages:
        assert {"buddhist_temple", "pavilion"} & {*village}
    deck = ghost_deck(Setup(modules=("white_moon",), options={"village": "random"}))
    assert ("card", 57) in deck.pool("incarnation")


def test_wm_f01_the_uncatchable_drawn_is_placed() -> None:
    s = yin("deck: 1 incarnation, 10 ghost; turn: red").draw(57)
    s.answer("place_ghost", "space", "red", 1).curse("none")
    assert s.ghosts("red") == [0, 57, 0]


# -- the portal


def test_the_portal_stands_on_the_centre_tile_in_first_games() -> None:
    s = laying()
    assert s.told("portal_laid", "tile") == [(4,)]
    assert s.kind == "villager"


@pytest.mark.parametrize(
    ("place", "tiles"), [("edge", [1, 3, 5, 7]), ("corner", [0, 2, 6, 8])], ids=["edge", "corner"]
)
def test_a_harder_portal_stands_on_an_edge_or_a_corner_by_chance(
    place: str, tiles: list[int]
) -> None:
    for tile in tiles:
        s = laying(text=f'options: {{"portal": "{place}"}}')
        assert (s.kind, [option[1] for option in s.options]) == ("portal", tiles)
        s.answer("portal", "tile", tile)
        assert s.moon.portal == tile


@pytest.mark.parametrize("tile", range(9))
def test_the_players_may_put_the_portal_on_a_tile_of_their_choice(tile: int) -> None:
    s = laying(text=f'options: {{"portal": {tile}}}')
    assert s.moon.portal == tile
    assert s.kind == "villager"


# -- the villagers


def test_twenty_four_villagers_belong_to_twelve_families_of_one_two_and_three() -> None:
    by_size = {n: sorted(f for f, size in SIZES.items() if size == n) for n in (1, 2, 3)}
    assert by_size == {
        1: ["chang", "long", "teng", "weng"],
        2: ["miao", "sheng", "wu", "xiang"],
        3: ["hua", "li", "sun", "zhou"],
    }
    assert sum(SIZES.values()) == 24


def test_eight_artifacts_wait_in_the_reserve() -> None:
    assert len(set(ARTIFACT_OF.values())) == 8
    assert moon(laid()).artifacts == [None] * 8


@pytest.mark.parametrize("portal", range(9))
def test_three_villagers_lie_on_each_tile_but_the_portals_and_the_tops_are_turned_up(
    portal: int,
) -> None:
    s = laying(text=f'options: {{"portal": {portal}}}').turn_up(*TOPS)
    tiles = [tile for tile in range(9) if tile != portal]
    assert s.stack(portal) == []
    assert [s.stack(tile) for tile in tiles] == [["?", "?", top] for top in TOPS]


def test_who_lies_face_down_nobody_knows() -> None:
    s = laying().turn_up(*TOPS[:2])
    assert s.decision.weights == (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 1)
    s.turn_up(*TOPS[2:])
    assert sum(s.moon.unseen) == 16


def test_su_ling_and_the_four_crystals_start_in_the_reserve() -> None:
    s = laying().turn_up(*TOPS)
    assert (s.su_ling, s.reserve, s.receptacles) == (None, 4, [])
    assert s.moon.crystals == [0, 0, 0, 0]


# -- the deck


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_new_ghosts_go_in_and_ten_go_out_unseen(players: int, level: str) -> None:
    deck = ghost_deck(Setup(players=players, level=level, modules=("white_moon",)))
    base = ghost_deck(Setup(players=players, level=level))
    assert deck.layers == base.layers
    assert deck.count("ghost") == {1: 40, 2: 45, 3: 50, 4: 55}[players]
    assert len(base.pool("ghost")) == 55
    assert {n for _, n in deck.pool("ghost")} == {*range(1, 56), *range(71, 81)}


@pytest.mark.parametrize(
    ("choice", "numbers"),
    [
        ("mixed", {*range(56, 66), *range(81, 87)}),
        ("new", {*range(81, 87)}),
        ("base", {*range(56, 66)}),
    ],
    ids=["mixed", "new", "base"],
)
def test_incarnations_are_mixed_or_new_or_those_of_the_base_game(
    choice: str, numbers: set[int]
) -> None:
    setup = Setup(level="hell", modules=("white_moon",), options={"incarnations": choice})
    assert {n for _, n in ghost_deck(setup).pool("incarnation")} == numbers


# -- fewer players save villagers before the game


@pytest.mark.parametrize(("players", "saved"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_fewer_players_save_villagers_before_the_game(players: int, saved: int) -> None:
    s = laid(players=players)
    assert sum(moon(s).shelter) == saved
    assert stacks_and_saved(s) == 24


def test_three_players_save_the_top_villager_of_any_stack() -> None:
    s = laying(3).turn_up(*TOPS)
    tiles = (0, 1, 2, 3, 5, 6, 7, 8)
    assert s.kind == "save_before_game"
    assert s.options == tuple(("villager", f, t) for f, t in zip(TOPS, tiles, strict=True))
    s.answer("save_before_game", "villager", "li", 5).turn_up("miao")
    assert s.saved == ["li"]
    assert s.stack(5) == ["?", "miao"]
    assert s.kind == "ghost_card"


def test_two_players_save_villagers_of_different_tiles_and_families() -> None:
    s = laying(2).turn_up(*TOPS).answer("save_before_game", "villager", "hua", 0)
    assert s.kind == "save_before_game"
    assert ("villager", "hua", 1) not in s.options
    assert 0 not in {option[2] for option in s.options}
    assert len(s.options) == 6
    s.answer("save_before_game", "villager", "wu", 6)
    assert s.saved == ["wu", "hua"]


def test_one_player_saves_three_villagers_of_different_tiles_and_families() -> None:
    s = laying(1).turn_up(*TOPS).answer("save_before_game", "villager", "hua", 1)
    s.answer("save_before_game", "villager", "wu", 6)
    assert s.options == tuple(
        ("villager", family, tile)
        for family, tile in (("long", 2), ("chang", 3), ("li", 5), ("zhou", 7), ("sun", 8))
    )
    s.answer("save_before_game", "villager", "zhou", 7)
    assert s.saved == ["wu", "zhou", "hua"]


def test_the_new_tops_are_turned_up_only_after_all_are_saved() -> None:
    s = laying(2).turn_up(*TOPS).answer("save_before_game", "villager", "hua", 0)
    assert s.stack(0) == ["?", "?"]
    s.answer("save_before_game", "villager", "wu", 6)
    assert s.kind == "villager"
    s.turn_up("sheng", "miao")
    assert (s.stack(0), s.stack(6)) == (["?", "sheng"], ["?", "miao"])


def test_a_family_of_one_gives_its_artifact_to_a_player_of_the_groups_choice() -> None:
    s = laying(3).turn_up(*TOPS).answer("save_before_game", "villager", "long", 2)
    assert (s.kind, s.decision.about) == ("first_artifact", ("artifact", "life_potion"))
    assert s.options == (("taoist", "red"), ("taoist", "yellow"), ("taoist", "green"))
    s.answer("first_artifact", "taoist", "green").turn_up("li")
    assert s.artifacts("green") == ["life_potion"]


def test_a_part_of_a_larger_family_gives_nothing_before_the_game() -> None:
    s = laying(3).turn_up(*TOPS).answer("save_before_game", "villager", "wu", 6).turn_up("wu")
    assert s.events("family_saved") == []
    assert s.moon.artifacts == [None] * 8
