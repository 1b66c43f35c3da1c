"""Tables of results written row by row, a group at a time: the same rows make the same file."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from vigil.core.facts import Cell, Column, Kind
from vigil.research.simulation.results import CSV, format_of

GROUP: Final = 10_000
"""Rows held in memory, and in a row group of Parquet."""


class Draft(NamedTuple):
    """A complete table under a temporary name."""

    path: Path
    target: Path

    def publish(self) -> None:
        """Move it to its place."""
        self.path.replace(self.target)


def draft_of(path: str) -> Draft:
    """The temporary path of a table, so that the final file is always complete."""
    target = Path(path)
    return Draft(target.with_name(f"{target.name}.part"), target)


def write_draft(path: str, columns: Sequence[Column], rows: Iterable[Sequence[Cell]]) -> Draft:
    """Write a whole table under a temporary name."""
    draft = draft_of(path)
    write = _write_csv if format_of(path) == CSV else _write_parquet
    write(draft.path, columns, _groups(rows))
    return draft


def check_writable(path: str) -> None:
    """``OSError`` if no table can be written there."""
    draft = draft_of(path)
    draft.path.open("wb").close()
    draft.path.unlink()


def _groups(rows: Iterable[Sequence[Cell]]) -> Iterator[list[Sequence[Cell]]]:
    left = iter(rows)
    while group := list(islice(left, GROUP)):
        yield group


def _write_csv(
    path: Path, columns: Sequence[Column], groups: Iterable[list[Sequence[Cell]]]
) -> None:
    writers = [WRITERS[column.kind] for column in columns]
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow([column.name for column in columns])
        for group in groups:
            for row in group:
                cells = zip(writers, row, strict=True)
                table.writerow(["" if cell is None else write(cell) for write, cell in cells])


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


WRITERS: Final[Mapping[Kind, Callable[[Any], str]]] = {
    "flag": lambda value: "true" if value else "false",
    "count": str,
    "number": repr,
    "word": str,
    "words": " ".join,
    "counts": _json,
}
"""Converts cells for CSV, by kind; ``results.READERS`` reads them."""


def _write_parquet(
    path: Path, columns: Sequence[Column], groups: Iterable[list[Sequence[Cell]]]
) -> None:
    import pyarrow  # it is an extra
    from pyarrow import parquet

    kinds = {
        "flag": pyarrow.bool_(),
        "count": pyarrow.int64(),
        "number": pyarrow.float64(),
        "word": pyarrow.string(),
        "words": pyarrow.list_(pyarrow.string()),
        "counts": pyarrow.map_(pyarrow.string(), pyarrow.int64()),
    }
    schema = pyarrow.schema([(column.name, kinds[column.kind]) for column in columns])
    with parquet.ParquetWriter(path, schema, compression="zstd") as table:
        for group in groups:
            cells = [
                pyarrow.array(map(PREPARED[column.kind], values), kinds[column.kind])
                for column, values in zip(columns, zip(*group, strict=True), strict=True)
            ]
            table.write_table(pyarrow.Table.from_arrays(cells, schema=schema))


def _same(value: Any) -> Any:
    return value


PREPARED: Final[Mapping[Kind, Callable[[Any], Any]]] = {
    "flag": _same,
    "count": _same,
    "number": _same,
    "word": lambda value: value or None,
    "words": lambda value: value or (),
    "counts": lambda value: None if value is None else sorted(value.items()),
}
"""Converts cells for Parquet, by kind; values that CSV cannot distinguish are equal here too."""
