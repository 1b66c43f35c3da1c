"""One interface to both databases: a unit of work is passed in whole, and awaited."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from vigil.tables.damage import checksum

T = TypeVar("T")


class EntryConflict(Exception):
    """Another server has written this entry first."""


class CommitUncertain(Exception):
    """The database was lost during a commit: all entries are stored, or none."""


class NewerSchema(Exception):
    """A later version of the program has changed the schema."""


class Entry(NamedTuple):
    """An entry as stored."""

    table_id: str
    entry: int
    at: float
    change: bytes
    checksum: int


def new_entry(table_id: str, entry: int, at: float, change: bytes) -> Entry:
    """An entry with its checksum."""
    return Entry(table_id, entry, at, change, checksum(table_id, entry, change))


class Database(Protocol):
    """Reads and writes."""

    shared: bool
    """Whether other servers may use it too."""
    trouble: tuple[type[Exception], ...]
    """The exceptions it raises when unreachable."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in one transaction."""
        ...

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries in one commit; ``EntryConflict`` when one exists or its table is gone.

        ``CommitUncertain`` when it is unknown whether they are stored.
        """
        ...

    async def close(self) -> None:
        """Close it."""
        ...
