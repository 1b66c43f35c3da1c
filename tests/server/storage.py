"""A store on a database, and tables to keep in it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import event

from core.toy import Setup
from server.rooms import CELLAR, SEED
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.sqlite import SqliteDatabase
from vigil.server.storage.store import Store
from vigil.tables.row import Row


@asynccontextmanager
async def opened_store(database: str) -> AsyncIterator[Store]:
    """A store that is ready to write."""
    store = Store(await open_database(database_url(database)))
    store.journal.start()
    try:
        yield store
    finally:
        await store.close()


async def set_read_only(store: Store, value: str) -> None:
    """The connections to a file may write, or may not."""
    database, setting = store._database, f"PRAGMA query_only = {value}"
    assert isinstance(database, SqliteDatabase)
    event.listen(database._engine, "checkout", lambda connection, *_: connection.execute(setting))
    if database._log is not None:
        database._log.exec_driver_sql(setting)


def table(id: str = "table", setup: Setup = CELLAR, *, public: bool = True) -> Row:
    """A table of the toy game."""
    return Row(
        id=id,
        title="A cellar",
        public=public,
        game="toy",
        setup=json.dumps(setup.to_data()),
        origin=None,
        seed=str(SEED),
        created=1.0,
        updated=1.0,
        status="waiting",
    )
