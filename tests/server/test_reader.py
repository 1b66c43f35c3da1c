"""The thread that looks things up: many questions at once, trouble, and those who give up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from vigil.server.storage import sqlite
from vigil.server.storage.reader import LARGEST_BATCH
from vigil.server.storage.sqlite import SqliteDatabase

pytestmark = pytest.mark.anyio


def number(connection: Connection) -> int:
    """How many numbers there are."""
    return int(connection.execute(text("SELECT count(*) FROM numbers")).scalar_one())


def trouble(connection: Connection) -> None:
    """Something that is not there."""
    connection.execute(text("SELECT * FROM nothing"))


@pytest.fixture
async def database(tmp_path: Path) -> SqliteDatabase:
    made = SqliteDatabase(str(tmp_path / "numbers.db"))
    await made.write(lambda connection: connection.execute(text("CREATE TABLE numbers (n)")))
    return made


async def add(database: SqliteDatabase) -> None:
    """Write another number."""
    statement = text("INSERT INTO numbers VALUES (1)")
    await database.write(lambda connection: connection.execute(statement))


async def test_each_question_sees_what_was_written_before(database: SqliteDatabase) -> None:
    for count in range(3):
        assert await database.read(number) == count
        await add(database)
    await database.close()


async def test_many_questions_are_answered_in_order_and_trouble_is_told_to_its_asker_alone(
    database: SqliteDatabase,
) -> None:
    await add(database)
    works = [trouble if at % 5 == 2 else number for at in range(3 * LARGEST_BATCH)]
    found = await asyncio.gather(*map(database.read, works), return_exceptions=True)
    for work, one in zip(works, found, strict=True):
        assert one == 1 if work is number else isinstance(one, OperationalError)
    await database.close()


async def test_what_is_asked_meanwhile_goes_to_the_thread_together(
    database: SqliteDatabase,
) -> None:
    free, seen = Event(), list[int]()

    def wait(_: Connection) -> None:
        free.wait()

    def noted(connection: Connection) -> None:
        seen.append(id(connection))

    first = asyncio.create_task(database.read(wait))
    await asyncio.sleep(0)
    others = [asyncio.create_task(database.read(noted)) for _ in range(LARGEST_BATCH + 1)]
    await asyncio.sleep(0)
    assert len(database._reader._waiting) == LARGEST_BATCH + 1
    free.set()
    await asyncio.gather(first, *others)
    assert len(seen) == LARGEST_BATCH + 1
    assert len(set(seen)) == 1
    await database.close()


async def test_who_gives_up_keeps_nobody_from_an_answer(
    database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = Event()

    def hang(_: Connection) -> None:
        free.wait()

    monkeypatch.setattr(sqlite, "COMMAND_SECONDS", 0.05)
    with pytest.raises(TimeoutError):
        await asyncio.gather(database.read(hang), database.read(number))
    monkeypatch.undo()
    free.set()
    assert await database.read(number) == 0
    await database.close()
