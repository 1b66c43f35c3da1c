from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.postgres import Postgres
from server.storage import opened_store, set_read_only, table
from vigil.server.storage.database import Entry, EntryConflict
from vigil.server.storage.store import Store
from vigil.tables.errors import Unavailable
from vigil.tables.room.changes import Vacated

pytestmark = pytest.mark.anyio

CHANGE = b'{"kind":"vacated","seat":0}'


async def append(store: Store, *entries: int, table: str = "table") -> list[Any]:
    """Write entries at the same time; what becomes of each."""
    wishes = [store.journal.append(table, entry, 1.0, CHANGE) for entry in entries]
    return await asyncio.gather(*wishes, return_exceptions=True)


async def written(store: Store, table: str = "table") -> list[int]:
    return [entry for entry, _ in await store.entries(table)]


async def test_what_is_appended_can_be_read(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        assert await append(store, 1, 2) == [None, None]
        assert await store.entries("table") == [(1, Vacated(0)), (2, Vacated(0))]
        assert await store.entries("table", after=1) == [(2, Vacated(0))]


async def test_entries_that_come_together_are_committed_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        commits: list[int] = []
        insert = store._database.add_entries

        async def counted(entries: list[Entry]) -> None:
            commits.append(len(entries))
            await insert(entries)

        monkeypatch.setattr(store._database, "add_entries", counted)
        assert await append(store, *range(1, 51)) == [None] * 50
        assert commits == [50]


async def test_one_entry_is_written_once(database: str) -> None:
    async with opened_store(database) as store, opened_store(database) as other:
        await store.add_table(table())
        first, second = await asyncio.gather(append(store, 1), append(other, 1))
        assert sorted(map(type, first + second), key=str) == [type(None), EntryConflict]
        assert await written(store) == [1]


async def test_an_entry_that_is_taken_holds_up_no_other(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        await store.add_table(table("other"))
        await append(store, 1)
        both = await asyncio.gather(append(store, 1, 2), append(store, 1, table="other"))
        assert [type(found) for found in both[0]] == [EntryConflict, type(None)]
        assert both[1] == [None]
        assert await written(store) == [1, 2]
        assert await written(store, "other") == [1]


async def test_a_table_that_is_gone_takes_no_entries(database: str) -> None:
    async with opened_store(database) as store:
        assert [type(found) for found in await append(store, 1)] == [EntryConflict]


async def test_stopping_writes_what_waits_and_takes_no_more(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        waiting = asyncio.create_task(append(store, 1, 2, 3))
        while len(store.journal._waiting) < 3:
            await asyncio.sleep(0)
        await store.journal.stop()
        assert await waiting == [None, None, None]
        assert [type(found) for found in await append(store, 4)] == [Unavailable]
        assert await written(store) == [1, 2, 3]


async def test_a_file_that_cannot_be_written_says_so_and_is_written_again(
    tmp_path: object,
) -> None:
    async with opened_store(f"{tmp_path}/vigil.db") as store:
        await store.add_table(table())
        await set_read_only(store, "ON")
        assert [type(found) for found in await append(store, 1)] == [Unavailable]
        await set_read_only(store, "OFF")
        assert await append(store, 1) == [None]


async def test_a_server_that_is_gone_says_so_and_is_found_again(
    postgres: Postgres, pg_database: str
) -> None:
    async with opened_store(pg_database) as store:
        await store.add_table(table())
        postgres.shut_out(pg_database)
        assert [type(found) for found in await append(store, 1, 2)] == [Unavailable] * 2
        with pytest.raises(Unavailable):
            await store.ping()
        postgres.let_in(pg_database)
        assert await append(store, 1) == [None]
        postgres.cut_off(pg_database)
        await append(store, 2)
        assert await append(store, 3) == [None]
