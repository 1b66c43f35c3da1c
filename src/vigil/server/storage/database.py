"""One interface to either database: work goes there as a whole and returns when done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from vigil.tables.damage import checksum

T = TypeVar("T")


class EntryConflict(Exception):
    """Another server has written this entry first."""


class CommitUncertain(Exception):
    """The database was lost while it committed: it has the entries, or it has none of them."""


class NewerSchema(Exception):
    """A later version of the program has changed what the database looks like."""


class Entry(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    entry: int
    at: float
    change: bytes
    checksum: int


def new_entry(table_id: str, entry: int, at: float, change: bytes) -> Entry:
    """An entry with its checksum."""
    return Entry(table_id, entry, at, change, checksum(table_id, entry, change))


class Database(Protocol):
    """How to read and to write."""

    shared: bool
    """Whether other servers may use it too."""
    trouble: tuple[type[Exception], ...]
    """The exceptions it raises when unreachable."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it, all of it or nothing."""
        ...

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries in one commit; ``EntryConflict`` when one exists or its table is gone.

        ``CommitUncertain`` when it is unknown whether they are in.
        """
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...
