"""Reading result tables: Parquet or CSV, with the types they were written in."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from vigil.core.errors import VigilError
from vigil.core.facts import Cell, Column, Kind, Row
from vigil.core.plugin import plugin_names
from vigil.research.simulation.columns import PLAYED, TURN, WHENCE, columns_of, turn_columns_of

PARQUET: Final = ".parquet"
CSV: Final = ".csv"
FORMATS: Final = (PARQUET, CSV)
"""The file extensions of tables."""


class BadResults(VigilError):
    """A file has no results, or cannot be written as one."""

    template = "these results cannot be used: {code}"


@dataclass(frozen=True, kw_only=True)
class Results:
    """A table of games or of turns, column by column."""

    path: str
    columns: tuple[Column, ...]
    """The known columns of the file, in its order."""
    values: Mapping[str, Sequence[Cell]]
    """The cells of each column, row by row."""

    def __len__(self) -> int:
        return len(self.values[self.columns[0].name])

    def rows(self) -> Iterator[Row]:
        """The same data row by row."""
        names = [column.name for column in self.columns]
        for cells in zip(*(self.values[name] for name in names), strict=True):
            yield dict(zip(names, cells, strict=True))

    @property
    def game(self) -> str:
        """The game of all rows."""
        return str(self.values["game"][0])

    @property
    def swept(self) -> tuple[str, ...]:
        """The columns that differ between the cells of a sweep."""
        candidates = [column.name for column in self.columns if column.name.startswith("setup_")]
        return tuple(name for name in (*candidates, "bots") if len(set(self.values[name])) > 1)


def format_of(path: str) -> str:
    """The format of a file, by its extension."""
    suffix = Path(path).suffix.lower()
    if suffix not in FORMATS:
        raise BadResults("suffix", file=path, known=", ".join(FORMATS))
    return suffix


def read_results(path: str) -> Results:
    """The games in a file."""
    names, cells = _opened(path)
    if not {column.name for column in (*WHENCE, *PLAYED)} <= set(names):
        raise BadResults("no_results", file=path)
    game = next(iter(cells["game"]), None)
    if game not in plugin_names():
        raise BadResults("unknown_game", file=path, value=str(game))
    return _typed(path, names, cells, columns_of(str(game)))


def read_turns(path: str, game: str) -> Results:
    """The turns of a game in a file."""
    names, cells = _opened(path)
    if names[: len(TURN)] != [column.name for column in TURN]:
        raise BadResults("no_results", file=path)
    return _typed(path, names, cells, turn_columns_of(game))


Cells = Mapping[str, Sequence[Any]]


def _opened(path: str) -> tuple[list[str], Cells]:
    """The names and the cells of the columns, unconverted."""
    return (_open_parquet if format_of(path) == PARQUET else _open_csv)(path)


def _open_csv(path: str) -> tuple[list[str], Cells]:
    try:
        with Path(path).open(encoding="utf-8", newline="") as file:
            head, *lines = csv.reader(file, strict=True)
        columns = zip(*lines, strict=True) if lines else ((),) * len(head)
        return head, dict(zip(head, columns, strict=True))
    except (ValueError, csv.Error) as cause:  # empty, of uneven lines, or no text
        raise BadResults("no_results", file=path) from cause


def _open_parquet(path: str) -> tuple[list[str], Cells]:
    import pyarrow  # an extra
    from pyarrow import parquet

    try:
        with Path(path).open("rb") as file:
            table = parquet.read_table(file)
    except pyarrow.ArrowException as cause:
        raise BadResults("no_results", file=path) from cause
    return table.column_names, {name: table[name].to_pylist() for name in table.column_names}


def _typed(path: str, names: Sequence[str], cells: Cells, known: Sequence[Column]) -> Results:
    """The known columns, with typed cells."""
    kinds = {column.name: column for column in known}
    columns = tuple(kinds[name] for name in names if name in kinds)
    readers = READERS if format_of(path) == CSV else PLAIN
    values: dict[str, Sequence[Cell]] = {}
    for column in columns:
        read = readers[column.kind]
        try:
            values[column.name] = [read(cell) for cell in cells[column.name]]
        except (KeyError, ValueError, TypeError, msgspec.DecodeError) as cause:
            raise BadResults("bad_column", file=path, column=column.name) from cause
    return Results(path=path, columns=columns, values=values)


def _unless_empty(read: Callable[[str], Cell]) -> Callable[[str], Cell]:
    return lambda text: read(text) if text else None


FLAGS: Final = {"true": True, "false": False}
READERS: Final[Mapping[Kind, Callable[[Any], Cell]]] = {
    "flag": _unless_empty(FLAGS.__getitem__),
    "count": _unless_empty(int),
    "number": _unless_empty(float),
    "word": _unless_empty(str),
    "words": lambda text: tuple(text.split()),
    "counts": _unless_empty(lambda text: msgspec.json.decode(text, type=dict[str, int])),
}
"""Converts CSV cells, by kind."""
PLAIN: Final[Mapping[Kind, Callable[[Any], Cell]]] = {
    **dict.fromkeys(("flag", "count", "number", "word"), lambda value: value),
    "words": lambda value: tuple(value or ()),
    "counts": lambda value: None if value is None else dict(value),
}
"""Converts Parquet cells, by kind."""
