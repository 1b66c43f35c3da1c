"""A disk that hangs: nobody waits for ever, and what was written after all is not lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection

from server.storage import opened_store, table
from vigil.server.storage import sqlite
from vigil.tables.errors import Unavailable

pytestmark = pytest.mark.anyio
CHANGE = b'{"kind":"vacated","seat":0}'


async def test_nobody_waits_for_a_disk_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = Event()
    async with opened_store(str(tmp_path / "vigil.db")) as store:
        await store.add_table(table())

        def hang(_: Connection) -> None:
            free.wait()

        hanging = asyncio.create_task(store._database.write(hang))
        await asyncio.sleep(0)
        monkeypatch.setattr(sqlite, "COMMAND_SECONDS", 0.05)
        with pytest.raises(Unavailable):
            await store.journal.append("table", 1, 1.0, CHANGE)
        free.set()
        await hanging
        monkeypatch.undo()
        await store.journal.append("table", 2, 1.0, CHANGE)
        assert [entry for entry, _ in await store.entries("table")] == [1, 2]
