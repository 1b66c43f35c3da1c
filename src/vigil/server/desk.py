"""The server as handlers see it, for the client of a request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request

from vigil.bots import BOTS, bots_for
from vigil.core.record import Record
from vigil.server.common.address import Address, address_of
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.hosts.server_table import ServerTable
from vigil.server.services import Services
from vigil.tables.bot_budget import check_budget
from vigil.tables.handlers.desk import Desk
from vigil.tables.replies.tables import NewTable, new_row
from vigil.tables.room.changes import Change
from vigil.tables.row import Row


class ServerDesk(Desk):
    """The server for one request, whose address it knows."""

    worker = WORKER_THREAD

    def __init__(self, services: Services, address: Address, asked_at: str = "") -> None:
        self.services = services
        self.address = address
        self.asked_at = asked_at
        """The server's address as named in the request."""
        self.limits = services.config.limits
        self.permissions = services.permissions
        self.log = services.store
        self.replays = services.replays
        self.reports = services.reports

    @classmethod
    def of(cls, request: Request[Any, Any, Any]) -> ServerDesk:
        """The desk for a request."""
        asked_at = str(request.base_url).rstrip("/")
        return cls(request.app.state.services, address_of(request), asked_at)

    async def table(self, id: str) -> ServerTable:
        """A table with everything stored in its log, and nothing else."""
        return await self.services.hub.current(id)

    def new_row(self, new: NewTable, origin: Record | None) -> Row:
        """A new table; one of a challenge has the deal of the day."""
        return new_row(new, origin, self.services.hub.deals.seed)

    async def keep(self, row: Row, changes: Sequence[Change]) -> ServerTable:
        """Store a new table; its bots think on its maker's account."""
        await self.services.store.add_table(row, changes)
        hosted = await self.table(row.id)
        hosted.table.maker = self.address
        self.services.hub.bots.renew(hosted.table)
        return hosted

    async def delete(self, id: str) -> None:
        """Delete a table for good."""
        await self.services.hub.delete(id)

    def bots(self, game: str = "") -> list[str]:
        """The bots of this server, for all games or one."""
        return bots_for(game) if game else list(BOTS)

    def check_bot(self, name: str) -> str:
        """The name of a valid bot, with an allowed budget."""
        return check_budget(name, self.limits)

    def take_work(self, amount: float) -> None:
        """Charge the address for work."""
        self.services.work.take(self.address, "too_many_requests", amount)

    def take_table(self) -> None:
        """Charge the address for a new table."""
        self.services.new_tables.take(self.address, "too_many_tables")
