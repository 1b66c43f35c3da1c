"""What handlers need of the place where tables are kept."""

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
    """Tables are asked for here, for the client that makes a request."""

    limits: Limits
    """How much may be asked for."""
    permissions: Permissions
    log: Log
    """Where the entries of tables are kept."""
    worker: Worker
    """The runner of long work."""
    replays: Replays
    reports: Reports

    @abstractmethod
    async def table(self, id: str) -> TableHost:
        """A table with everything that is safe in its log, and nothing else."""

    @abstractmethod
    def new_row(self, new: NewTable, origin: Record | None) -> Row:
        """A table to be made, as it is going to be kept."""

    @abstractmethod
    async def keep(self, row: Row, changes: Sequence[Change]) -> TableHost:
        """Keep a new table with the beginning of its log, all of it or nothing."""

    @abstractmethod
    async def delete(self, id: str) -> None:
        """Forget a table for good."""

    @abstractmethod
    def bots(self, game: str = "") -> list[str]:
        """The bots that there are here, for any game or for one."""

    @abstractmethod
    def check_bot(self, name: str) -> str:
        """The name of a bot that there is here, and that answers as soon as it must."""

    @abstractmethod
    def take_work(self, amount: float) -> None:
        """Take this many milliseconds of work from the client's allowance."""

    @abstractmethod
    def take_table(self) -> None:
        """Take a table from the client's allowance."""
