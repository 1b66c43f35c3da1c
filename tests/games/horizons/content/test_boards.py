"""The island boards A to H against what is printed on them."""

from __future__ import annotations

import pytest

from games.horizons.scenario import position
from vigil.games.horizons import Setup
from vigil.games.horizons.model.boards import BOARDS

PRINTED = {
    "A": """
        mountain: 2 4 5 6; wetland city dahan: 1 3 4; jungle dahan dahan: 2 4;
        sands blight: 1 2 3 5; wetland: 1 4 6 7 8; mountain dahan: 1 5 8;
        sands dahan dahan: 5 8; jungle town: 5 6 7
    """,
    "B": """
        wetland dahan: 2 4 5 6; mountain city: 1 3 4; sands dahan dahan: 2 4;
        jungle blight: 1 2 3 5 7; sands: 1 4 6 7; wetland town: 1 5 7 8;
        mountain dahan: 4 5 6 8; jungle dahan dahan: 6 7
    """,
    "C": """
        jungle dahan: 2 5 6; sands city: 1 3 4 5; mountain dahan dahan: 2 4;
        jungle: 2 3 5 7; wetland dahan dahan blight: 1 2 4 6 7; sands dahan: 1 5 7 8;
        mountain town: 4 5 6 8; wetland: 6 7
    """,
    "D": """
        wetland dahan dahan: 2 5 7 8; jungle city dahan: 1 3 4 5; wetland: 2 4;
        sands: 2 3 5 6; mountain dahan blight: 1 2 4 6 7; jungle: 4 5 7;
        sands town dahan dahan: 1 5 6 8; mountain: 1 7
    """,
    "E": """
        sands dahan: 2 5 7; mountain city: 1 3 5; jungle dahan dahan: 2 4 5;
        wetland blight: 3 5 6 7; mountain dahan: 1 2 3 4 7; sands: 4 7 8;
        jungle town: 1 4 5 6 8; wetland dahan dahan: 6 7
    """,
    "F": """
        sands dahan dahan: 2 5 6; jungle city: 1 3 4 5; wetland dahan: 2 4;
        mountain blight: 2 3 5 7 8; jungle dahan: 1 2 4 6 8; mountain dahan dahan: 1 5 8;
        wetland: 4 8; sands town: 4 5 6 7
    """,
    "G": """
        mountain dahan dahan: 2 6; wetland city: 1 3 4 5 6; sands dahan: 2 4;
        wetland dahan: 2 3 5 7; sands blight: 2 4 6 7 8; jungle: 1 2 5 8;
        jungle dahan dahan: 4 5 8; mountain town: 5 6 7
    """,
    "H": """
        jungle dahan: 2 6 8; sands city: 1 3 5 6; mountain dahan: 2 4 5;
        mountain: 3 5 7; jungle blight: 2 3 4 6 7; wetland dahan dahan: 1 2 5 7 8;
        wetland town: 4 5 6 8; sands dahan dahan: 1 6 7
    """,
}
"""Land by land: terrain and what lies there at setup, then its neighbours on the board."""

PIECES = ("explorer", "town", "city", "dahan", "blight")

ACROSS_TWO = "G7-H3 G4-H3 G3-H4 G3-H3"
ACROSS_THREE = "G8-H4 G8-H3 G7-H4 H8-B3 H7-B4 H7-B3 H4-B7 H4-B4 B8-G3 B7-G7 B7-G4 B7-G3"
ACROSS_THREE_WITH_D = (
    "G8-H4 G8-H3 G7-H4 H8-D3 H7-D6 H7-D4 H7-D3 H4-D6 D8-G3 D7-G4 D7-G3 D6-G7 D6-G4"
)


def is_as_printed(letter: str) -> None:
    """The board in the game agrees with the table above, and the table with itself."""
    lands = position(f"boards: {letter}").view()["lands"]
    printed = [" ".join(land.split()) for land in PRINTED[letter].split(";")]
    assert len(lands) == len(printed) == 8
    for number, (land, text) in enumerate(zip(lands, printed, strict=True), 1):
        what, _, near = text.partition(": ")
        terrain, *pieces = what.split()
        assert land["id"] == f"{letter}{number}"
        assert land["terrain"] == terrain
        assert land["coastal"] == (number <= 3)
        assert land["adjacent"] == [f"{letter}{other}" for other in near.split()]
        for piece in PIECES:
            assert land[piece] == pieces.count(piece), f"{piece} in {letter}{number}"


def test_board_a_is_as_printed() -> None:
    is_as_printed("A")


def test_board_b_is_as_printed() -> None:
    is_as_printed("B")


def test_board_c_is_as_printed() -> None:
    is_as_printed("C")


def test_board_d_is_as_printed() -> None:
    is_as_printed("D")


def test_board_e_is_as_printed() -> None:
    is_as_printed("E")


def test_board_f_is_as_printed() -> None:
    is_as_printed("F")


def test_board_g_is_as_printed() -> None:
    is_as_printed("G")


def test_board_h_is_as_printed() -> None:
    is_as_printed("H")


@pytest.mark.parametrize("letter", BOARDS)
def test_a_board_has_two_lands_of_each_terrain(letter: str) -> None:
    terrains = sorted(land.terrain for land in BOARDS[letter].lands)
    assert terrains == sorted(2 * ["jungle", "mountain", "sands", "wetland"])


@pytest.mark.parametrize("letter", BOARDS)
def test_a_board_begins_with_six_dahan_a_town_a_city_and_a_blight(letter: str) -> None:
    pieces = [piece for land in BOARDS[letter].lands for piece in land.initial]
    assert sorted(pieces) == ["blight", "city", *["dahan"] * 6, "town"]
    assert BOARDS[letter].lands[1].initial[0] == "city"


@pytest.mark.parametrize("letter", BOARDS)
def test_neighbours_on_a_board_are_neighbours_of_each_other(letter: str) -> None:
    lands = BOARDS[letter].lands
    for number, land in enumerate(lands, 1):
        assert number not in land.adjacent
        assert all(number in lands[other - 1].adjacent for other in land.adjacent)


@pytest.mark.parametrize(
    ("boards", "seams"),
    [("G", ""), ("GH", ACROSS_TWO), ("GHB", ACROSS_THREE), ("GHD", ACROSS_THREE_WITH_D)],
    ids=["one", "two", "three", "three_with_d"],
)
def test_boards_touch_across_their_seams(boards: str, seams: str) -> None:
    island = Setup(players=len(boards), boards=tuple(boards)).island
    found = {
        frozenset((island.names[land], island.names[other]))
        for land, near in enumerate(island.adjacent)
        for other in near
        if land // 8 != other // 8
    }
    assert found == {frozenset(seam.split("-")) for seam in seams.split()}
