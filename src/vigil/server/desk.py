"""What handlers may use of this server, for the client that makes a request."""

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
    """A server before one request; it knows where that comes from."""

    worker = WORKER_THREAD

    def __init__(self, services: Services, address: Address, asked_at: str = "") -> None:
        self.services = services
        self.address = address
        self.asked_at = asked_at
        """The address of the server, as the request names it."""
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
        """A table with everything that is safe in the log, and nothing else."""
        return await self.services.hub.current(id)

    def new_row(self, new: NewTable, origin: Record | None) -> Row:
        """A table to be made; that of a challenge has the deal of the day."""
        return new_row(new, origin, self.services.hub.deals.seed)

    async def keep(self, row: Row, changes: Sequence[Change]) -> ServerTable:
        """Keep a new table; bots think there on behalf of its maker."""
        await self.services.store.add_table(row, changes)
        hosted = await self.table(row.id)
        hosted.table.maker = self.address
        self.services.hub.bots.renew(hosted.table)
        return hosted

    async def delete(self, id: str) -> None:
        """Forget a table for good."""
        await self.services.hub.delete(id)

    def bots(self, game: str = "") -> list[str]:
        """The bots of this server, for any game or for one."""
        return bots_for(game) if game else list(BOTS)

    def check_bot(self, name: str) -> str:
        """The name of a bot that there is, with a budget that it may have here."""
        return check_budget(name, self.limits)

    def take_work(self, amount: float) -> None:
        """Take so much from the work of the address."""
        self.services.work.take(self.address, "too_many_requests", amount)

    def take_table(self) -> None:
        """Take one from the new tables of the address."""
        self.services.new_tables.take(self.address, "too_many_tables")
