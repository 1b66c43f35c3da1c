"""Servers with one mistake each, by which tests prove that they would notice it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from server.serving import Forked

if TYPE_CHECKING:
    from vigil.core.decision import Decision
    from vigil.server.desk import ServerDesk
    from vigil.tables.replies.tables import Created, NewTable

LATE: Final = 60.0
"""Seconds between an acknowledgement and what it promised; no server lives so long."""
TASKS: Final[set[asyncio.Task[Any]]] = set()


def mutant(name: str) -> type[Forked]:
    """Servers with a mistake."""
    return type(name, (Forked,), {"mistake": name})


def later(work: Callable[[], Awaitable[object]]) -> None:
    """Do something when it has been acknowledged long ago."""

    async def wait_and_work() -> None:
        await asyncio.sleep(LATE)
        await work()

    task = asyncio.create_task(wait_and_work())
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)


# -- the log of a table


def write_late(kind: str) -> None:
    """Entries of a kind are acknowledged before they are written."""
    from vigil.server.storage.journal import Journal

    append = Journal.append

    async def appended(self: Journal, table_id: str, entry: int, at: float, change: bytes) -> None:
        write = partial(append, self, table_id, entry, at, change)
        if msgspec.json.decode(change)["kind"] == kind:
            later(write)
        else:
            await write()

    Journal.append = appended  # type: ignore[method-assign]


def write_other_name() -> None:
    """Players who sit down are stored under another name."""
    from vigil.server.storage.journal import Journal

    append = Journal.append

    async def appended(self: Journal, table_id: str, entry: int, at: float, change: bytes) -> None:
        data = msgspec.json.decode(change)
        if data["kind"] == "claimed":
            data["name"] = data["name"].lower()
        await append(self, table_id, entry, at, msgspec.json.encode(data))

    Journal.append = appended  # type: ignore[method-assign]


def write_answers_twice() -> None:
    """An answer goes into the log two times."""
    from vigil.server.hosts.room_log import RoomLog
    from vigil.tables.room.changes import Answered, Change

    append = RoomLog._append

    async def twice(self: RoomLog, change: Change) -> None:
        await append(self, change)
        if isinstance(change, Answered):
            self._table.room.state.entries += 1
            await append(self, change)

    RoomLog._append = twice  # type: ignore[method-assign]


# -- what is kept beside it


def keep_chat(*, times: int) -> None:
    """A line of chat is acknowledged before it is kept, or kept more than once."""
    from vigil.server.storage.store import Store

    add = Store.add_chat

    async def added(self: Store, table_id: str, name: str, seat: int, text: str) -> float:
        keep = partial(add, self, table_id, name, seat, text)
        if not times:
            later(keep)
        for _ in range(times):
            await keep()
        return 1.0

    Store.add_chat = added  # type: ignore[method-assign]


def keep_results_late() -> None:
    """The end of a game is acknowledged before its result is kept, and with a snapshot of it."""
    from vigil.server.storage.store import Store

    add = Store.add_result

    async def added(self: Store, result: dict[str, Any]) -> None:
        later(partial(add, self, result))

    Store.add_result = added  # type: ignore[method-assign]


def delete_late() -> None:
    """A table is said to be deleted before it is."""
    from vigil.server.storage.store import Store

    delete = Store.delete_table

    async def deleted(self: Store, id: str) -> bool:
        later(partial(delete, self, id))
        return True

    Store.delete_table = deleted  # type: ignore[method-assign]


Making = Callable[..., Awaitable["Created"]]


def make(way: str, around: Callable[[Making], Making]) -> None:
    """Tables that are made in one way are made otherwise."""
    from vigil.tables.handlers import making, records, tables

    module = tables if way == "new table" else records
    real: Making = making.make_table
    other = around(real)

    async def made(desk: ServerDesk, new: NewTable, *given: Any, **named: Any) -> Created:
        mine = way == "new table" or (way == "fork") == ("forked_from" in named)
        return await (other if mine else real)(desk, new, *given, **named)

    module.make_table = made  # type: ignore[attr-defined]


def make_late(way: str) -> None:
    """A table is acknowledged while it stands in memory alone."""

    def around(real: Making) -> Making:
        async def made(desk: ServerDesk, *given: Any, **named: Any) -> Created:
            created = await real(desk, *given, **named)
            await forget(desk, created.table.id)
            return created

        return made

    make(way, around)


async def forget(desk: ServerDesk, id: str) -> None:
    """Take a table out of the database as if it had never been there."""
    from sqlalchemy import delete

    from vigil.server.storage.schema import TABLES

    gone = delete(TABLES).where(TABLES.c.id == id)
    await desk.services.store._write(lambda connection: connection.execute(gone))


def make_twice(way: str) -> None:
    """A table is made two times."""

    def around(real: Making) -> Making:
        async def made(desk: ServerDesk, *given: Any, **named: Any) -> Created:
            await real(desk, *given, **named)
            return await real(desk, *given, **named)

        return made

    make(way, around)


# -- the rest


def hear_nothing() -> None:
    """News of other servers never come, or come too late."""
    from vigil.server.hosts.postgres_bus import PostgresBus

    PostgresBus._notified = lambda *_: None  # type: ignore[method-assign]


def load_dice() -> None:
    """Chance answers something else than the seed says."""
    from vigil.core.dealer import SeededDealer

    deal = SeededDealer.deal

    def loaded(self: SeededDealer, decision: Decision, ply: int) -> int:
        return (deal(self, decision, ply) + 1) % len(decision.options)

    SeededDealer.deal = loaded  # type: ignore[method-assign]


WRITTEN: Final = {
    "take": "claimed",
    "inherit": "claimed",
    "free": "vacated",
    "seat bot": "botseated",
    "renew": "reissued",
    "rehost": "rehosted",
    "pick": "picked",
    "luck": "lucky",
    "start": "started",
    "answer": "answered",
    "undo": "rewound",
    "redo": "redone",
    "propose": "proposed",
    "agree": "agreed",
    "decline": "declined",
    "concede": "conceded",
    "call vote": "standinproposed",
    "oppose": "opposed",
    "stand in": "stoodin",
    "come back": "returned",
    "pause": "paused",
    "resume": "resumed",
    "rematch": "rematched",
}
"""What players do, and the kind of entry that is written of it."""

MUTANTS: Final[dict[str, Callable[[], None]]] = {
    **{f"late {act}": partial(write_late, kind) for act, kind in WRITTEN.items()},
    "late say": partial(keep_chat, times=0),
    "late result": keep_results_late,
    "late delete": delete_late,
    "late new table": partial(make_late, "new table"),
    "late fork": partial(make_late, "fork"),
    "late upload": partial(make_late, "upload"),
    "twice answer": write_answers_twice,
    "twice say": partial(keep_chat, times=2),
    "twice fork": partial(make_twice, "fork"),
    "twice new table": partial(make_twice, "new table"),
    "other take": write_other_name,
    "deaf": hear_nothing,
    "loaded": load_dice,
}
"""By what is wrong with which act."""
