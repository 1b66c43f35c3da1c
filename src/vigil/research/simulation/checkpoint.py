"""The checkpoint of a sweep: finished games in a file, so that an interrupted run can resume.

The first line describes the sweep. Batches follow, each with its length and checksum; one that a
crash cut short is ignored.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from struct import Struct
from typing import Any, BinaryIO, Final, NamedTuple
from zlib import crc32

import msgspec

import vigil
from vigil.bots import name_of
from vigil.core.game import find_game
from vigil.research.simulation.batches import Batch, WantedTables
from vigil.research.simulation.columns import columns_of, turn_columns_of
from vigil.research.simulation.plan import Sweep
from vigil.research.simulation.results import BadResults

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows: two runs writing to one file go unnoticed
    flock = None  # type: ignore[assignment]

FORMAT: Final = 1
SUFFIX: Final = ".unfinished"
FRAME: Final = Struct(">II")
"""The header of a batch: its length and its checksum."""


class CheckpointHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what all batches of the file have in common."""

    simulation: int
    version: str
    rules: int
    game: str
    setups: list[dict[str, Any]]
    bots: list[list[str]]
    games: int
    seed: str
    columns: list[str]
    turn_columns: list[str] | None


def header_of(sweep: Sweep, wanted: WantedTables) -> CheckpointHeader:
    """The first line of a sweep's file."""
    game = sweep.game
    setups = [series.setup for series in sweep.series]
    turns = [column.name for column in turn_columns_of(game)] if wanted.turns else None
    return CheckpointHeader(
        simulation=FORMAT,
        version=vigil.__version__,
        rules=find_game(game).rules_version,
        game=game,
        setups=msgspec.json.decode(msgspec.json.encode(setups)),
        bots=[[name_of(player) for player in series.players] for series in sweep.series],
        games=sweep.games,
        seed=str(sweep.seed),
        columns=[column.name for column in columns_of(game)],
        turn_columns=turns,
    )


class BatchLocation(NamedTuple):
    """The location of a batch in the file."""

    first: int
    offset: int
    length: int


class Checkpoint:
    """The checkpoint file of a sweep, which becomes a table of results."""

    def __init__(self, out: str) -> None:
        """Find the checkpoint of an earlier run for this table; nothing is changed yet."""
        self.out = out
        self.path = Path(f"{out}{SUFFIX}")
        self.head: CheckpointHeader | None = None
        self.done: list[range] = []
        """The stored games, in the order of the file."""
        self._places: list[BatchLocation] = []
        self._end = 0
        self._file: BinaryIO | None = None
        if self.path.exists():
            with named(out), self.path.open("rb") as file:
                self._read_head(file)

    def _read_head(self, file: BinaryIO) -> None:
        line = file.readline()
        if not line.endswith(b"\n"):
            return  # a crash before anything was stored
        try:
            self.head = msgspec.json.decode(line, type=CheckpointHeader)
        except (msgspec.DecodeError, UnicodeDecodeError) as cause:
            raise BadResults("no_journal", file=str(self.path)) from cause
        self._end = file.tell()

    @property
    def seed(self) -> int | None:
        """The seed of the run to resume."""
        return None if self.head is None else int(self.head.seed)

    def open(self, sweep: Sweep, wanted: WantedTables) -> list[Batch]:
        """Resume a sweep; return its stored batches, without their rows."""
        wants = header_of(sweep, wanted)
        if self.head is not None:
            _compare(str(self.path), self.head, wants)
        with named(self.out):
            file = self._file = self._locked(self.path.open("a+b"))
            if self.head is None:
                file.truncate(0)
                file.write(msgspec.json.encode(wants) + b"\n")
                file.flush()
                self._end = file.tell()
            kept = list(self._read_batches(file))
            file.truncate(self._end)
        return kept

    def _locked(self, file: BinaryIO) -> BinaryIO:
        """The locked file; an error if another run has it."""
        try:
            if flock is not None:
                flock(file, LOCK_EX | LOCK_NB)
        except OSError as cause:
            file.close()
            raise BadResults("in_use", file=self.out) from cause
        return file

    def _read_batches(self, file: BinaryIO) -> Iterator[Batch]:
        """Every complete batch; anything after the last one is ignored."""
        file.seek(self._end)
        while len(frame := file.read(FRAME.size)) == FRAME.size:
            length, checksum = FRAME.unpack(frame)
            packed = file.read(length)
            if len(packed) < length or crc32(packed) != checksum:
                return
            batch = msgspec.msgpack.decode(packed, type=Batch)
            self._note(batch, length)
            yield msgspec.structs.replace(batch, rows=b"")

    def _note(self, batch: Batch, length: int) -> None:
        self._places.append(BatchLocation(batch.first, self._end + FRAME.size, length))
        self._end += FRAME.size + length
        self.done.append(range(batch.first, batch.first + batch.count))

    def add(self, batch: Batch) -> None:
        """Store a batch."""
        assert self._file is not None
        packed = msgspec.msgpack.encode(batch)
        with named(self.out):
            self._file.write(FRAME.pack(len(packed), crc32(packed)) + packed)
            self._file.flush()
        self._note(batch, len(packed))

    def batches(self) -> Iterator[Batch]:
        """All batches with their rows, in the order of the games."""
        assert self._file is not None
        for _, offset, length in sorted(self._places):
            self._file.seek(offset)
            yield msgspec.msgpack.decode(self._file.read(length), type=Batch)

    def close(self) -> None:
        """Close the file; remove it if it is empty."""
        if self._file is not None and not self._file.closed:
            self._file.close()
            if not self.done:
                self.path.unlink()

    def remove(self) -> None:
        """Delete the checkpoint once the table is written."""
        self.done.clear()
        self.close()


def _compare(file: str, found: CheckpointHeader, wanted: CheckpointHeader) -> None:
    """Refuse a checkpoint of another version or plan."""
    if found.simulation != FORMAT or found.version != wanted.version:
        versions = {"value": found.version, "right": wanted.version}
        raise BadResults("other_version", file=file, **versions)
    if found.rules != wanted.rules and found.game == wanted.game:
        raise BadResults("other_rules", file=file, value=found.rules, right=wanted.rules)
    for entry in CheckpointHeader.__struct_fields__:
        if getattr(found, entry) != getattr(wanted, entry):
            raise BadResults("other_plan", file=file, what=entry)


@contextmanager
def named(path: str) -> Iterator[None]:
    """Put the requested file name, not a temporary one, into errors."""
    try:
        yield
    except OSError as error:
        error.filename = os.fspath(path)
        raise
