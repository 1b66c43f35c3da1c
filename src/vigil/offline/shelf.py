"""Where a device keeps its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Shelf(Protocol):
    """Stores each table as its setup and the log of its changes, all as text."""

    async def row(self, table: str) -> str | None:
        """What a table was made with; nothing where there is no such table."""
        ...

    async def entries(self, table: str) -> Sequence[str]:
        """The log of a table."""
        ...

    async def add(self, table: str, row: str) -> None:
        """Keep a new table."""
        ...

    async def append(self, table: str, entry: int, change: str, glance: str) -> None:
        """Write an entry of its log, and how the table looks with it."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a table."""
        ...
