"""A database of an earlier version is brought up to date with everything in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from core.toy import Setup
from server.rooms import CELLAR
from server.storage import opened_store
from vigil.server.storage import migrations
from vigil.server.storage.database import Database
from vigil.server.storage.migrating import upgrade
from vigil.server.storage.opening import NEWEST, database_url
from vigil.server.storage.postgresql import PostgresDatabase
from vigil.server.storage.schema import METADATA
from vigil.server.storage.sqlite import SqliteDatabase

pytestmark = pytest.mark.anyio

FIRST_TABLE = (
    "INSERT INTO tables (id, title, public, game, setup, seed, created, updated, status, names)"
    " VALUES (:id, '', true, 'toy', :setup, '3', 1.0, 1.0, 'playing', :names)"
)
FIRST_ENTRY = "INSERT INTO entries (table_id, entry, at, change) VALUES (:id, 1, 1.0, :change)"


async def earlier_database(database: str, setup: Setup = CELLAR) -> None:
    """A database as the first version left it, with a person and a bot at a table."""
    names, change = json.dumps(["Ann", "random"]), json.dumps({"kind": "paused", "seat": 0})
    given = {"id": "old", "setup": json.dumps(setup.to_data()), "names": names}

    def fill(connection: Connection) -> None:
        upgrade(connection, "0001")
        connection.execute(text(FIRST_TABLE), given)
        connection.execute(text(FIRST_ENTRY), {"id": "old", "change": change.encode()})

    earlier = connected(database)
    await earlier.write(fill)
    await earlier.close()


def connected(database: str) -> Database:
    """A database as it is."""
    url = database_url(database)
    is_file = url.get_backend_name() == "sqlite"
    return SqliteDatabase(str(url.database)) if is_file else PostgresDatabase(url)


async def test_a_table_of_the_first_version_keeps_its_log_and_its_seats(database: str) -> None:
    await earlier_database(database)
    async with opened_store(database) as store:
        row = await store.find_table("old")
        assert row is not None
        ann, bot = {"name": "Ann", "bot": ""}, {"name": "", "bot": "random"}
        assert json.loads(row.seats) == [ann, bot]
        assert row.forked_from is None
        assert len(await store.entries("old")) == 1


async def test_the_newest_migration_is_known_without_looking_for_it() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(folder).get_heads() == [NEWEST]


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async with opened_store(database):
        pass
    migrated = connected(database)
    assert await migrated.read(differences) == []
    await migrated.close()


def differences(connection: Any) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
