"""The storage of a device for its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Shelf(Protocol):
    """Stores each table as text: its setup and the log of its changes."""

    async def row(self, table: str) -> str | None:
        """The stored row of a table; nothing if there is no such table."""
        ...

    async def entries(self, table: str) -> Sequence[str]:
        """The log of a table."""
        ...

    async def add(self, table: str, row: str) -> None:
        """Store a new table."""
        ...

    async def append(self, table: str, entry: int, change: str, glance: str) -> None:
        """Write a log entry, and the table's state for lists."""
        ...

    async def remove(self, table: str) -> None:
        """Delete a table."""
        ...
