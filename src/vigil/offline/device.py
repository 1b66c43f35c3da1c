"""The tables of a device: what handlers of requests may use of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from vigil.bots.bot import BOTS, LOOKING_AHEAD, check_bot
from vigil.core.errors import VigilError
from vigil.core.record import Record
from vigil.offline import verifying
from vigil.offline.dispatcher import Dispatcher, NewHere
from vigil.offline.permissions import DevicePermissions
from vigil.offline.problems import needs_server, problem_of
from vigil.offline.shelf import Shelf
from vigil.offline.table import LocalRow, LocalTable
from vigil.offline.visit import Visit
from vigil.tables.errors import Refused
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.routes import ROUTES as SHARED
from vigil.tables.host.replays import Replays
from vigil.tables.host.reports import Reports
from vigil.tables.host.viewer import encode
from vigil.tables.host.worker import InlineWorker
from vigil.tables.limits import Limits
from vigil.tables.problems import status_of
from vigil.tables.replies.tables import NewTable, new_row
from vigil.tables.room.changes import AnyChange, Change
from vigil.tables.row import Row

HERE: Final = "here-"
"""How the names of tables on a device begin."""
SEED: Final = re.compile("[0-9]{1,39}")
"""A seed of the day's challenge, as a server tells it."""
ROUTES: Final = (*(route for route in SHARED if not route.needs_server), *verifying.ROUTES)


class Reply(NamedTuple):
    """The reply to a request: an HTTP status, and JSON."""

    status: int
    body: str


def told_seed(new: NewTable) -> int:
    """Refuse: only a server can give the seed of the daily challenge."""
    text = new.seed if isinstance(new, NewHere) else ""
    if not SEED.fullmatch(text):
        raise Refused("needs_deal")
    return int(text)


class Device(Desk):
    """All tables of a device; those in use are open."""

    limits = Limits()
    permissions = DevicePermissions()
    worker = InlineWorker()

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.log = self
        self.replays = Replays(self.worker)
        self.reports = Reports(self.worker)
        self._open: dict[str, LocalTable] = {}
        self._dispatcher = Dispatcher(ROUTES)

    async def ask(self, method: str, address: str, body: str = "") -> Reply:
        """Answer a request as a server would over HTTP."""
        try:
            return Reply(*await self._dispatcher.answer(self, method, address, body))
        except VigilError as cause:
            return Reply(status_of(cause), encode(problem_of(cause)).decode())

    async def visit(self, table: str, write: Callable[[str], object]) -> Visit:
        """Open a table for the page; its messages are written to the page."""
        return Visit(await self.table(table), write)

    # -- for handlers

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, AnyChange]]:
        """The entries of a table after a number of them, each with its own number."""
        return list(enumerate((await self.table(table)).log.changes, 1))[after:]

    async def table(self, id: str) -> LocalTable:
        """A table of this device."""
        if id not in self._open:
            self._open[id] = await LocalTable.open(id, self.shelf)
        return self._open[id]

    def new_row(self, new: NewTable, origin: Record | None) -> Row:
        """A new table, which no one else can see."""
        made = msgspec.structs.asdict(new_row(new, origin, lambda *_: told_seed(new)))
        changed = {"id": f"{HERE}{made['id']}", "public": False, "challenge": new.challenge}
        return LocalRow(**made | changed)

    async def keep(self, row: Row, changes: Sequence[Change]) -> LocalTable:
        """Store a new table with the beginning of its log."""
        await self.shelf.add(row.id, msgspec.json.encode(row).decode())
        hosted = await self.table(row.id)
        for change in changes:
            hosted.room.follow(change)
            await hosted.log.append(change)
        return hosted

    async def delete(self, id: str) -> None:
        """Delete a table."""
        (await self.table(id)).stop()
        del self._open[id]
        await self.shelf.remove(id)

    def bots(self, game: str = "") -> list[str]:  # noqa: ARG002
        """The bots that need only the rules."""
        return [name for name in BOTS if not name.startswith(LOOKING_AHEAD)]

    def check_bot(self, name: str) -> str:
        """The name of such a bot; those that look ahead need a server."""
        if check_bot(name).startswith(LOOKING_AHEAD):
            raise needs_server()
        return name

    def take_work(self, amount: float) -> None:
        """Do nothing: work is not limited here."""

    def take_table(self) -> None:
        """Do nothing: tables are not limited here."""
