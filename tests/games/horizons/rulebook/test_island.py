"""The island: neighbours, seams between boards, ranges and the coast."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from vigil.games.horizons.model.boards import BOARDS
from vigil.games.horizons.model.island import Island, island_of

TWO: Final = {("G7", "H3"), ("G4", "H3"), ("G3", "H4"), ("G3", "H3")}
WITH_B: Final = {
    ("G8", "H4"),
    ("G8", "H3"),
    ("G7", "H4"),
    ("H8", "B3"),
    ("H7", "B4"),
    ("H7", "B3"),
    ("H4", "B7"),
    ("H4", "B4"),
    ("B8", "G3"),
    ("B7", "G7"),
    ("B7", "G4"),
    ("B7", "G3"),
}
WITH_D: Final = {
    ("G8", "H4"),
    ("G8", "H3"),
    ("G7", "H4"),
    ("H8", "D3"),
    ("H7", "D6"),
    ("H7", "D4"),
    ("H7", "D3"),
    ("H4", "D6"),
    ("D8", "G3"),
    ("D7", "G4"),
    ("D7", "G3"),
    ("D6", "G7"),
    ("D6", "G4"),
}
ALL: Final = "ABCDEFGH"


def neighbours(island: Island, land: str) -> set[str]:
    """The names of the lands next to a land."""
    return {island.names[near] for near in island.adjacent[island.names.index(land)]}


def reached(island: Island, land: str, distance: int) -> set[str]:
    """The names of the lands within a range."""
    bits = island.within[distance][island.names.index(land)]
    return {name for at, name in enumerate(island.names) if bits >> at & 1}


def seams(island: Island) -> set[frozenset[str]]:
    """Neighbours on different boards."""
    return {
        frozenset((name, near))
        for name in island.names
        for near in neighbours(island, name)
        if name[0] != near[0]
    }


@pytest.mark.parametrize(
    ("boards", "pairs"),
    [(("G", "H"), TWO), (("G", "H", "B"), WITH_B), (("G", "H", "D"), WITH_D)],
)
def test_lands_touch_across_boards_as_the_map_shows(
    boards: tuple[str, ...], pairs: set[tuple[str, str]]
) -> None:
    assert seams(island_of(boards)) == {frozenset(pair) for pair in pairs}


@pytest.mark.parametrize(
    ("land", "near"),
    [
        ("G1", {"G2", "G6"}),
        ("G2", {"G1", "G3", "G4", "G5", "G6"}),
        ("G3", {"G2", "G4"}),
        ("G4", {"G2", "G3", "G5", "G7"}),
        ("G5", {"G2", "G4", "G6", "G7", "G8"}),
        ("G6", {"G1", "G2", "G5", "G8"}),
        ("G7", {"G4", "G5", "G8"}),
        ("G8", {"G5", "G6", "G7"}),
    ],
)
def test_alone_a_board_has_only_its_own_neighbours(land: str, near: set[str]) -> None:
    assert neighbours(island_of(("G",)), land) == near


@pytest.mark.parametrize("players", [2, 3])
def test_any_boards_can_be_joined_and_every_neighbour_is_mutual(players: int) -> None:
    for boards in permutations(ALL, players):
        adjacent = island_of(boards).adjacent
        for land, near in enumerate(adjacent):
            assert land not in near
            assert all(land in adjacent[other] for other in near)


@pytest.mark.parametrize("boards", [("A", "B"), ("C", "D"), ("E", "F"), ("G", "H", "B")])
def test_joining_boards_leaves_the_neighbours_on_each_board_alone(boards: tuple[str, ...]) -> None:
    joined = island_of(boards)
    for letter in boards:
        alone = island_of((letter,))
        for name in alone.names:
            own = {near for near in neighbours(joined, name) if near[0] == letter}
            assert own == neighbours(alone, name)


@pytest.mark.parametrize("board", ALL)
def test_each_board_has_two_lands_of_each_terrain(board: str) -> None:
    terrain = sorted(land.terrain for land in BOARDS[board].lands)
    assert terrain == sorted(2 * ["jungle", "mountain", "sands", "wetland"])


@pytest.mark.parametrize("board", ALL)
def test_the_first_three_lands_of_a_board_are_coastal(board: str) -> None:
    assert island_of((board,)).coastal == (True,) * 3 + (False,) * 5


def test_a_land_at_a_cliff_is_not_coastal() -> None:
    island = island_of(("G",))
    assert not island.coastal[island.names.index("G8")]


def test_a_seam_makes_no_land_coastal() -> None:
    island = island_of(("G", "H"))
    coast = {name for name, wet in zip(island.names, island.coastal, strict=True) if wet}
    assert coast == {"G1", "G2", "G3", "H1", "H2", "H3"}


def test_range_zero_is_the_land_itself() -> None:
    assert reached(island_of(("G",)), "G1", 0) == {"G1"}


def test_range_counts_lands_to_step_through() -> None:
    island = island_of(("G",))
    assert reached(island, "G1", 1) == {"G1", "G2", "G6"}
    assert reached(island, "G1", 2) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    assert reached(island, "G1", 3) == set(island.names)


def test_no_range_is_counted_through_the_ocean() -> None:
    assert "G3" not in reached(island_of(("G",)), "G1", 1)


def test_range_goes_on_across_boards() -> None:
    island = island_of(("G", "H"))
    assert reached(island, "G3", 1) == {"G2", "G3", "G4", "H3", "H4"}
    assert "H2" in reached(island, "G3", 2)
    assert "H1" in reached(island, "G3", 3)


def test_a_greater_range_reaches_all_that_a_smaller_one_does() -> None:
    island = island_of(("G", "H", "B"))
    for nearer, farther in zip(island.within, island.within[1:], strict=False):
        assert all(near & ~far == 0 for near, far in zip(nearer, farther, strict=True))


def test_every_land_of_an_island_can_be_reached() -> None:
    island = island_of(("G", "H", "B"))
    assert set(island.within[-1]) == {(1 << 24) - 1}
