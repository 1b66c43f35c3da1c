"""Parsing rows of the database, whatever they contain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import Column, ColumnElement, type_coerce
from sqlalchemy.types import NullType

from vigil.tables.damage import checksum, damaged
from vigil.tables.errors import Unavailable
from vigil.tables.room.challenge import DealSecret
from vigil.tables.room.changes import AnyChange
from vigil.tables.row import read_time

T = TypeVar("T")
DECODER: Final = msgspec.json.Decoder(AnyChange)
UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)


def raw(*columns: Column[Any]) -> list[ColumnElement[Any]]:
    """Untyped columns: in SQLite any of them can hold anything."""
    return [type_coerce(column, NullType()).label(column.name) for column in columns]


def as_data(rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows as dicts; an invalid time becomes the earliest one."""
    found = [{str(name): value for name, value in row._mapping.items()} for row in rows]
    return [row | {"at": read_time(row["at"])} if "at" in row else row for row in found]


def readable(rows: Iterable[Any], kind: type[T]) -> list[T]:
    """The readable rows of a kind; SQLite has no booleans."""
    found = []
    for row in as_data(rows):
        try:
            found.append(msgspec.convert(row, kind, strict=False))
        except UNREADABLE:
            continue
    return found


def read_key(text: object) -> bytes | None:
    """A key that signs tokens; ``None`` if it is unreadable or too short."""
    try:
        key = bytes.fromhex(str(text))
    except ValueError:
        return None
    return key if len(key) >= SHORTEST_KEY else None


SHORTEST_KEY: Final = 16


def read_deal_secret(text: object) -> DealSecret | None:
    """A secret of daily deals; ``None`` if it is unreadable."""
    try:
        return DealSecret.read(str(text))
    except ValueError:
        return None


# -- results and chat


class ChatLine(Struct):
    """A line of chat."""

    at: float
    name: str
    seat: int
    text: str


class Result(Struct):
    """The result of a game."""

    table_id: str
    at: float
    game: str
    module: str
    level: str
    players: int
    names: str
    """As JSON."""
    won: bool
    score: int
    challenge: str = ""


class DayResult(Result):
    """The result of a daily challenge, and whether its table may be named."""

    public: bool = False


class Tallied(Struct):
    """Games of one kind: how many, how many won, the best score."""

    game: str
    module: str
    level: str
    players: int
    games: int
    won: int
    best: int | None


def are_names(text: object) -> bool:
    """Whether a text is a list of players' names."""
    try:
        msgspec.json.decode(str(text), type=list[str])
    except UNREADABLE:
        return False
    return True


# -- the log


class LoggedEntry(Struct):
    """An entry of the log."""

    entry: int
    at: float
    change: bytes
    checksum: int | None = None


class LoggedKind(Struct):
    """The part of an entry that every version writes."""

    kind: str


KINDS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(AnyChange))


def read_entries(table: str, rows: Sequence[Any], after: int) -> list[tuple[int, AnyChange]]:
    """The entries in rows of a log that follow a given one; ``Damaged`` where one does not."""
    return [(number, _read_entry(table, number, row)) for number, row in enumerate(rows, after + 1)]


def _read_entry(table: str, number: int, row: Any) -> AnyChange:
    entry, change, kept = row
    if type(entry) is not int or entry < number:
        raise damaged(table, number, "foreign")
    if entry > number:
        raise damaged(table, number, "missing")
    if not isinstance(change, bytes):
        raise damaged(table, number, "unreadable")
    if kept is not None and kept != checksum(table, number, change):
        raise damaged(table, number, "altered")
    try:
        found: AnyChange = DECODER.decode(change)
    except UNREADABLE as cause:
        if kept is not None or _is_newer(change):
            raise Unavailable("newer_log", table=table) from cause
        raise damaged(table, number, "unreadable") from cause
    return found


def _is_newer(change: bytes) -> bool:
    """Whether a newer server has written an entry, of a kind unknown here."""
    try:
        return msgspec.json.decode(change, type=LoggedKind).kind not in KINDS
    except UNREADABLE:
        return False


# -- snapshots


class NumberedState(Struct):
    """The number of entries that a snapshot has followed."""

    entries: int


class NumberedSnapshot(Struct):
    """The part of a snapshot that gives its position in the log."""

    facts: NumberedState


class StoredSnapshot(NamedTuple):
    """A snapshot at its proper position, and whether a checksum confirms it."""

    entry: int
    data: bytes
    is_sure: bool


def read_snapshot(table: str, row: Any) -> StoredSnapshot | None:
    """The snapshot in a row; ``None`` if it is damaged, or of another table or entry."""
    entry, data, kept = row
    if type(entry) is not int or entry < 0 or not isinstance(data, bytes):
        return None
    if kept is not None and kept != checksum(table, entry, data):
        return None
    try:
        stands_at = msgspec.json.decode(data, type=NumberedSnapshot).facts.entries
    except UNREADABLE:
        return None
    return StoredSnapshot(entry, data, kept is not None) if stands_at == entry else None
