"""What handlers need from the place where tables are kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from vigil.core.record import Record
from vigil.tables.handlers.permissions import Permissions
from vigil.tables.host.history import Log
from vigil.tables.host.replays import Replays
from vigil.tables.host.reports import Reports
from vigil.tables.host.table_host import TableHost
from vigil.tables.host.worker import Worker
from vigil.tables.limits import Limits
from vigil.tables.replies.tables import NewTable
from vigil.tables.room.changes import Change
from vigil.tables.row import Row


class Desk(ABC):
    """The tables, for the client of a request."""

    limits: Limits
    """The limits for clients."""
    permissions: Permissions
    log: Log
    """The logs of all tables."""
    worker: Worker
    """The runner of long work."""
    replays: Replays
    reports: Reports

    @abstractmethod
    async def table(self, id: str) -> TableHost:
        """A table with everything stored in its log, and nothing else."""

    @abstractmethod
    def new_row(self, new: NewTable, origin: Record | None) -> Row:
        """A new table in its stored form."""

    @abstractmethod
    async def keep(self, row: Row, changes: Sequence[Change]) -> TableHost:
        """Store a new table with the beginning of its log, in one transaction."""

    @abstractmethod
    async def delete(self, id: str) -> None:
        """Delete a table for good."""

    @abstractmethod
    def bots(self, game: str = "") -> list[str]:
        """The bots available here, for all games or one."""

    @abstractmethod
    def check_bot(self, name: str) -> str:
        """The name of a bot available here, and fast enough."""

    @abstractmethod
    def take_work(self, amount: float) -> None:
        """Take this many milliseconds of work from the client's allowance."""

    @abstractmethod
    def take_table(self) -> None:
        """Take a table from the client's allowance."""
