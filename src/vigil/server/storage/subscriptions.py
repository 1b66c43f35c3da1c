"""Browsers that are notified of a seat's turn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from vigil.server.storage.schema import SUBSCRIPTIONS
from vigil.server.storage.store import Store

MOST_OF_SEAT: Final = 5
"""Browsers of one player at one table."""


class Subscription(Struct):
    """A browser that is notified about a seat."""

    table_id: str
    seat: int
    generation: int
    """The generation of the seat's token: a newer token means another player."""
    endpoint: str
    receiver: str
    """Its public key."""
    auth: str
    language: str


class Subscriptions:
    """The stored subscriptions; they are deleted with their table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, one: Subscription) -> None:
        """Keep one, in place of the same browser's earlier one; the oldest of many give way."""
        columns = SUBSCRIPTIONS.c
        same = columns.table_id == one.table_id, columns.seat == one.seat
        row = {name: getattr(one, name) for name in one.__struct_fields__}

        def work(connection: Connection) -> None:
            execute = connection.execute
            execute(delete(SUBSCRIPTIONS).where(*same, columns.endpoint == one.endpoint))
            older = select(columns.id).where(*same).order_by(columns.id.desc())
            kept = [found.id for found in execute(older).all()][MOST_OF_SEAT - 1 :]
            execute(delete(SUBSCRIPTIONS).where(columns.id.in_(kept)))
            execute(insert(SUBSCRIPTIONS).values(row))

        await self._store.write(work)

    async def of_table(self, table: str) -> list[Subscription]:
        """The subscriptions of a table."""
        columns = SUBSCRIPTIONS.c
        named = [getattr(columns, name) for name in Subscription.__struct_fields__]
        query = select(*named).where(columns.table_id == table).order_by(columns.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Subscription(*row) for row in rows]

    async def forget(self, endpoint: str) -> None:
        """Unsubscribe a browser from all tables."""
        statement = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint)
        await self._store.write(lambda connection: connection.execute(statement))
