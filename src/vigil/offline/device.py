"""The tables of a device, and whatever a page asks about games, books and puzzles."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec

from vigil.core.errors import VigilError
from vigil.core.record import Record
from vigil.offline import library, tables
from vigil.offline.problems import problem_of
from vigil.offline.routes import Asked
from vigil.offline.shelf import Shelf
from vigil.offline.table import LocalRow, LocalTable, needs_server, thinks_here
from vigil.offline.visit import Visit
from vigil.tables.errors import Refused
from vigil.tables.host.viewer import encode
from vigil.tables.replies.tables import Created, NewTable, new_row
from vigil.tables.room.picks import NOTHING
from vigil.tables.room.room import Room

HERE: Final = "here-"
"""How the names of tables on a device begin."""
HOST: Final = "host"
"""The token of whoever made a table; on his own device nobody has to prove anything."""


SEED: Final = re.compile("[0-9]{1,39}")
"""A seed of the day's challenge, as a server tells it."""


class Reply(NamedTuple):
    """What a request came to: a status as of HTTP, and JSON."""

    status: int
    body: str


def told_seed(text: str) -> int:
    """The seed of the day's challenge, which only a server can tell."""
    if not SEED.fullmatch(text):
        raise Refused("needs_deal")
    return int(text)


class Device:
    """All tables of a device; those that were asked for are open."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._open: dict[str, LocalTable] = {}

    async def ask(self, method: str, address: str, body: str = "") -> Reply:
        """Answer a request as a server would over HTTP."""
        try:
            said = await self._carry_out(method, urlsplit(address), body)
        except VigilError as cause:
            status = cause.status if isinstance(cause, Refused) else 400
            return Reply(status, encode(problem_of(cause)).decode())
        return Reply(200, said if isinstance(said, str) else encode(said).decode())

    async def _carry_out(self, method: str, address: SplitResult, body: str) -> Any:
        for routes in (library.ROUTES, tables.ROUTES):
            if found := routes.find(method, address.path):
                handler, parts = found
                return await handler(Asked(self, parts, parse_qs(address.query), body or "{}"))
        raise needs_server()

    async def visit(self, table: str, write: Callable[[str], object]) -> Visit:
        """Come to a table; what is told there is written."""
        return Visit(await self.table(table), write)

    async def table(self, id: str) -> LocalTable:
        """A table of this device."""
        if id not in self._open:
            self._open[id] = await LocalTable.open(id, self.shelf)
        return self._open[id]

    async def make(
        self,
        new: NewTable,
        origin: Record | None = None,
        forked_from: str | None = None,
        seed: str = "",
    ) -> Created:
        """Make a table and seat those who come with it."""
        made = msgspec.structs.asdict(new_row(new, origin, lambda *_: told_seed(seed)))
        row = LocalRow(**made, challenge=new.challenge)
        row.id, row.public, row.forked_from = f"{HERE}{row.id}", False, forked_from
        await self.shelf.add(row.id, msgspec.json.encode(row).decode())
        hosted = await self.table(row.id)
        tokens = {}
        for number, seat in enumerate(new.seats):
            if seat.bot:
                await hosted.do(partial(Room.seat_bot, number=number, bot=thinks_here(seat.bot)))
            elif seat.name:
                tokens[number] = await hosted.sit_down(number, seat.name)
            if seat.picked != NOTHING:
                await hosted.do(partial(Room.pick, number=number, pick=seat.picked))
        if new.start:
            await hosted.do(Room.start)
        return Created(hosted.table.info(), HOST, tokens)

    async def delete(self, id: str) -> None:
        """Forget a table."""
        (await self.table(id)).stop()
        del self._open[id]
        await self.shelf.remove(id)
