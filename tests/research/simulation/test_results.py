"""Tables of results: what is written is read again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from research.simulation.tables import COLUMNS, with_facts
from vigil.core.facts import Cell, Column
from vigil.core.plugin import offered
from vigil.games.ghost_stories import Setup
from vigil.research.simulation.columns import (
    columns_of,
    setup_cells,
    setup_columns,
    turn_columns_of,
)
from vigil.research.simulation.results import BadResults, read_results, read_turns
from vigil.research.simulation.writing import GROUP, write_draft

GAME = "ghost_stories"


def write_table(path: str, columns: Sequence[Column], rows: Iterable[Sequence[Cell]]) -> None:
    write_draft(path, columns, rows).publish()


BY_KIND: dict[str, tuple[Cell, ...]] = {
    "flag": (True, False, None),
    "count": (0, -3, None),
    "number": (0.1, 1e-9, None),
    "word": ("red", "two words, and a comma", None),
    "words": (("a", "b"), (), ("c",)),
    "counts": ({"b": 2, "a": 1}, {}, None),
}


def cell_of(column: Column, row: int) -> Cell:
    return GAME if column.name == "game" else BY_KIND[column.kind][row]


@pytest.fixture(name="columns")
def _columns() -> Any:
    with offered(with_facts(GAME)):
        yield columns_of(GAME)


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_cells_of_every_kind_come_back_as_they_were(
    suffix: str, columns: tuple[Column, ...], tmp_path: Path
) -> None:
    path = str(tmp_path / f"results.{suffix}")
    rows = [[cell_of(column, row) for column in columns] for row in range(3)]
    write_table(path, columns, rows)
    results = read_results(path)
    assert results.columns == columns
    assert columns[-len(COLUMNS) :] == COLUMNS
    assert [list(row.values()) for row in results.rows()] == rows
    assert (len(results), results.game) == (3, GAME)
    assert [file.name for file in tmp_path.iterdir()] == [f"results.{suffix}"]


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_table_is_written_a_group_at_a_time(suffix: str, tmp_path: Path) -> None:
    path = str(tmp_path / f"turns.{suffix}")
    columns = turn_columns_of(GAME)[:3]
    write_table(path, columns, ([0, number, 1] for number in range(2 * GROUP + 1)))
    assert list(read_turns(path, GAME).values["number"]) == list(range(2 * GROUP + 1))


def test_every_choice_before_a_game_is_a_column() -> None:
    setup = Setup(
        players=2,
        level="hell",
        modules=("white_moon",),
        options={"portal": 3},
        switches=("R22",),
        colours=("red", "blue"),
    )
    cells = setup_cells(setup)
    assert list(cells) == [column.name for column in setup_columns(GAME)]
    assert cells["setup_players"] == 2
    assert cells["setup_colours"] == "red+blue"
    assert cells["setup_portal"] == "3"
    assert cells["setup_village_tiles"] == "first_games"
    assert cells["setup_switches"] == "R22"
    assert cells["setup_village"] is None
    assert setup_cells(Setup())["setup_portal"] is None


def test_columns_that_differ_are_those_that_were_swept(tmp_path: Path) -> None:
    path = str(tmp_path / "results.csv")
    columns = columns_of(GAME)
    common = {column.name: cell_of(column, 0) for column in columns}
    rows = [common | {"setup_level": level} for level in ("normal", "hell")]
    write_table(path, columns, [list(row.values()) for row in rows])
    assert read_results(path).swept == ("setup_level",)


NO_RESULTS = {
    "results.txt": ("suffix", b""),
    "empty.csv": ("no_results", b""),
    "other.csv": ("no_results", b"name,age\nAnn,7\n"),
    "uneven.csv": ("no_results", b"game,rules\nx\n"),
    "bytes.csv": ("no_results", b"\xff\xfe\x00"),
    "half.parquet": ("no_results", b"PAR1\x00\x00"),
}


@pytest.mark.parametrize("name", NO_RESULTS)
def test_what_is_no_table_of_results_is_refused(name: str, tmp_path: Path) -> None:
    code, content = NO_RESULTS[name]
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadResults) as caught:
        read_results(str(tmp_path / name))
    assert caught.value.code == code


def test_a_cell_of_the_wrong_kind_names_its_column(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    columns = columns_of(GAME)
    write_table(str(file), columns, [[cell_of(column, 0) for column in columns]])
    file.write_text(file.read_text().replace("true", "maybe"))
    with pytest.raises(BadResults) as caught:
        read_results(str(file))
    assert caught.value.data["column"] == "setup_black_tao"


def test_results_of_a_game_that_is_not_installed_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    columns = columns_of(GAME)
    write_table(str(file), columns, [[cell_of(column, 0) for column in columns]])
    file.write_text(file.read_text().replace(GAME, "chess"))
    with pytest.raises(BadResults) as caught:
        read_results(str(file))
    assert caught.value.code == "unknown_game"
