"""Servers without a network: the rooms of a database, and viewers at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from server.rooms import CELLAR
from server.storage import table
from vigil.core.table import Table
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.hub import Hub
from vigil.server.hosts.postgres_bus import PostgresBus
from vigil.server.hosts.server_table import ServerTable
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.store import Store
from vigil.tables.host.bus import SilentBus
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.viewer import Viewer
from vigil.tables.room import answering, seating
from vigil.tables.room.challenge import DailyDeals
from vigil.tables.room.changes import AnyChange


class Ear:
    """A wire that keeps what is written until it is read."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.waiting = 0

    def write(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def close(self) -> None:
        self.told.append({"type": "closed"})


class Listener(Viewer):
    """A viewer with an ear."""

    def __init__(self, *seats: int) -> None:
        self.ear = Ear()
        super().__init__(self.ear)
        self.seats = frozenset(seats)


class InstantBots(BotWorkers):
    """A bot that takes the first option, in this process."""

    def __init__(self) -> None:
        pass

    async def choose(self, table: OpenTable, seat: int, bot: str) -> int:  # noqa: ARG002
        decision = Table.load(table.room.game.save()).decision
        assert decision is not None
        return decision.options_of(seat)[0]

    def renew(self, table: OpenTable) -> None:
        pass

    async def stop(self) -> None:
        pass


@asynccontextmanager
async def opened_hub(database: str) -> AsyncIterator[Hub]:
    """The rooms of one server."""
    url = database_url(database)
    store = Store(await open_database(url))
    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
    bus = PostgresBus(dsn) if store.shared else SilentBus()
    hub = Hub(store, bus, InstantBots(), DailyDeals(*await store.deal_secrets()))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def seated(hub: Hub, *names: str, start: bool = True) -> ServerTable:
    """A new table of the toy game; a name in brackets is a bot."""
    if await hub.store.find_table("table") is None:
        await hub.store.add_table(table(setup=CELLAR))
    hosted = await hub.room("table")
    for number, name in enumerate(names):
        if name.startswith("["):
            await hosted.do(partial(seating.seat_bot, number=number, bot=name[1:-1]))
        else:
            await hosted.do(partial(seating.claim, number=number, name=name))
    if start:
        await hosted.do(answering.start)
    return hosted


async def answer(hosted: ServerTable, *tags: str) -> None:
    """The asked player takes the named options."""
    for tag in tags:
        decision = hosted.room.decision
        assert decision is not None
        index = [" ".join(map(str, option)) for option in decision.options].index(tag)
        seat = next(s for s in decision.seats() if index in decision.options_of(s))
        await hosted.do(partial(answering.answer, number=seat, ply=hosted.room.ply, index=index))


def watch(hosted: ServerTable, *seats: int) -> Listener:
    """A viewer, with seats or without."""
    viewer = Listener(*seats)
    hosted.viewers.add(viewer)
    return viewer


def heard(viewer: Listener, *types: str) -> list[dict[str, Any]]:
    """What a viewer was told since the last time, of some types or of all."""
    told, viewer.ear.told = viewer.ear.told, []
    return [message for message in told if not types or message["type"] in types]


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0)


async def log(hub: Hub) -> list[AnyChange]:
    """All entries of the table."""
    return [change for _, change in await hub.store.entries("table")]
