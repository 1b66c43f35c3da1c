"""Damage to the database itself: one table suffers from it, in a sentence, and no other one.

``PYTHONPATH=tests python -m torture.database [MUTATIONS] [--postgresql] [--seed N]`` makes tables
of all games in all stages, then damages rows behind the server's back, opens and plays the tables
that they belong to and others, and brings everything back, again and again. The application is that
of ``vigil serve`` from its routes on; only the network in front of it is left out.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import httpx
from litestar import Litestar

from server.hubs import InstantBots
from server.serving import GENEROUS
from torture.kills import database_of
from torture.row_damage import Mutator
from torture.rows import KEYS, Rows, rows_of
from vigil.core.errors import VigilError
from vigil.server.app import create_app
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.config import Config
from vigil.server.hosts.checking import check_table, repair_table
from vigil.server.services import Services, open_services
from vigil.server.storage.backup import backed_up, backed_up_server
from vigil.tables.errors import Refused
from vigil.tables.host.replays import Replays
from vigil.tables.room.challenge import today

PATIENCE: Final = 60
CLOSED: Final = {"table_damaged", "newer_log", "no_such_table", "table_deleted"}
"""With these a table that was damaged may be refused."""
SETUPS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("ghost_stories", {"players": 2}),
    ("ghost_stories", {"players": 1, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
)
TOGETHER: Final = 12
"""Rows that are damaged at a time, about one of each table."""
SPARED: Final = 3
"""Tables of which none is damaged."""
ADMIN: Final = 10
"""The number of rounds between visits of an admin."""


class Broken(AssertionError):
    """Something happened that must not."""


class Complaints(logging.Handler):
    """What the server says in its log that is not about damage to a table."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.exc_info or "is damaged" not in said:
            self.heard.append(self.format(record))


class Socket:
    """A viewer's socket without a network."""

    def __init__(self, app: Litestar, table: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope: dict[str, Any] = {"type": "websocket", "scheme": "ws", "path": path, "app": app}
        scope |= {"raw_path": path.encode(), "query_string": b"", "root_path": "", "state": {}}
        scope |= {"client": ("127.0.0.1", 1), "server": ("localhost", 80), "subprotocols": []}
        scope |= {"headers": [(b"host", b"localhost")], "http_version": "1.1"}
        serve: Any = app
        self._task = asyncio.create_task(serve(scope, self._in.get, self._out.put))

    async def ask(self, **request: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Send a request; what it was answered with, and the welcome if there was one."""
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(request | {"id": 1})})
        welcome: dict[str, Any] = {}
        while True:
            event = await self._out.get()
            if event["type"] == "websocket.close":
                return {"type": "refusal", "code": "closed"}, welcome
            if event["type"] != "websocket.send":
                continue
            message = json.loads(event["text"])
            welcome = message if message["type"] == "welcome" else welcome
            if message["type"] in ("done", "refusal"):
                return message, welcome

    async def close(self) -> None:
        """Go, and wait until the server has noticed."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Attack:
    """A server, its tables as they were, and the rows behind its back."""

    def __init__(self, app: Litestar, services: Services, rows: Rows, seed: int) -> None:
        self._app = app
        self._services = services
        self._rows = rows
        self._random = Random(seed)
        served: Any = app
        transport = httpx.ASGITransport(served)
        self._http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        self._tokens: dict[str, list[str]] = {}
        self._before: dict[str, dict[str, Any]] = {}
        self._mutator: Mutator
        self.complaints = Complaints()
        self.told: Counter[str] = Counter()
        """How often tables were opened, or refused with which code."""

    # -- the tables

    async def make(self) -> None:
        """Tables of all games in all stages, kept with everything that belongs to them."""
        for game, setup in SETUPS:
            await self._new(game, setup, start=False)
            await self._undone(await self._played(game, setup, 12))
            over = await self._played(game, setup, 6)
            await self._given_up(over)
            self._note(await self._post(f"{over}/rematch", {}, self._tokens[over][0]))
            fork = {"ply": 4, "name": "Eve", "title": "What if", "public": True}
            self._note(await self._post(f"{over}/fork", fork))
        await self._challenge()
        await self._services.hub.save_all()
        await self._played(*SETUPS[2], 8)  # it has no snapshot
        await self._rows.keep()
        kept = {kind: await self._rows.all(kind) for kind in KEYS}
        self._mutator = Mutator(self._rows, kept, self._random)
        self._forget_rooms()
        for table in self._tokens:
            self._before[table] = await self._seen(table)
        self._forget_rooms()

    async def _new(self, game: str, setup: dict[str, Any], **more: Any) -> str:
        names = ("Ann", "Bob")[: setup["players"]]
        body = {"game": game, "setup": setup, "seats": [{"name": name} for name in names]}
        return self._note(await self._post("", body | {"public": True, "start": True} | more))

    def _note(self, made: dict[str, Any]) -> str:
        table = str(made["table"]["id"])
        self._tokens[table] = list(made["tokens"].values())
        return table

    async def _challenge(self) -> None:
        """A finished challenge and a deleted table."""
        day = {"challenge": today().isoformat()}
        await self._given_up(await self._new("horizons", {"players": 1}, **day))
        gone = await self._new(*SETUPS[0])
        del self._tokens[gone]
        await self._services.hub.delete(gone)

    async def _played(self, game: str, setup: dict[str, Any], answers: int) -> str:
        table = await self._new(game, setup)
        socket = Socket(self._app, table)
        for _ in range(answers):
            await self._answer(socket, table)
        await socket.ask(do="say", text="hello")
        await socket.close()
        return table

    async def _answer(self, socket: Socket, table: str) -> str:
        """The asked player answers; return the code, or ``done``."""
        reply, welcome = await socket.ask(do="hello", tokens=self._tokens[table])
        decision = welcome.get("decision")
        if reply["type"] == "refusal" or decision is None or not decision["options"]:
            return str(reply.get("code", "done"))
        index = self._random.randrange(len(decision["options"]))
        seat = decision["options"][index][1] if decision["seat"] == -2 else decision["seat"]
        request = {"do": "answer", "ply": welcome["ply"], "index": index, "seat": seat}
        reply, _ = await socket.ask(**request)
        return str(reply.get("code", "done"))

    async def _undone(self, table: str) -> None:
        """Undo, redo and a proposal that is open."""
        socket = Socket(self._app, table)
        await socket.ask(do="hello", tokens=self._tokens[table])
        for request in ("undo", "undo", "redo", "undo"):
            await socket.ask(do=request)
        await self._answer(socket, table)
        await socket.ask(do="hello", tokens=self._tokens[table][:1])
        await socket.ask(do="undo", to=0)
        await socket.close()

    async def _given_up(self, table: str) -> None:
        socket = Socket(self._app, table)
        await socket.ask(do="hello", tokens=self._tokens[table])
        await socket.ask(do="concede")
        await socket.close()

    # -- one mutation

    async def round(self, number: int) -> None:
        """Damage some rows, look at what comes of it, and bring them back."""
        spared = set(self._random.sample(list(self._tokens), SPARED))
        done = await self._mutator.damage(TOGETHER, spared)
        touched = self._mutator.touched
        try:
            async with asyncio.timeout(PATIENCE):
                await self._look(touched)
                await self._services.hub.save_all()
                if number % ADMIN == 0:
                    await self._look_after(touched)
        except Exception as cause:
            raise Broken(f"round {number}: {'; '.join(done)}: {cause!r}") from cause
        if self.complaints.heard:
            raise Broken(f"round {number}: {'; '.join(done)}: {self.complaints.heard[0]}")
        self._forget_rooms()
        await self._rows.undo()

    async def _look(self, touched: set[str]) -> None:
        for table in self._tokens:
            if table in touched:
                await self._try(table)
        others = [table for table in self._tokens if table not in touched]
        for table in others:
            seen, before = await self._seen(table), self._before[table]
            wrong = [name for name in before if seen.get(name) != before[name]]
            assert not wrong, (table, {name: (seen.get(name), before[name]) for name in wrong})
        other = self._random.choice(others)
        socket = Socket(self._app, other)
        code = await self._answer(socket, other)
        assert code in ("done", "game_over", "not_started", "paused", "not_asked"), (other, code)
        await socket.close()
        path = self._random.choice(("/api/tables", "/api/statistics", "/api/challenge"))
        assert (await self._http.get(path)).status_code == 200, path

    async def _seen(self, table: str) -> dict[str, Any]:
        """All that a player is told who comes: the table, the game, what happened, the chat."""
        socket = Socket(self._app, table)
        reply, welcome = await socket.ask(do="hello", tokens=self._tokens.get(table, []))
        await socket.close()
        if reply["type"] == "refusal":
            return reply
        if welcome["table"]["origin"]:
            del welcome["table"]["origin"]["table"]  # it is named while that one can be read
        return welcome

    async def _try(self, table: str) -> None:
        """Open and play a damaged table: it is refused in a sentence, or goes on."""
        socket = Socket(self._app, table)
        code = await self._answer(socket, table)
        self.told[code] += 1
        if code not in CLOSED and code != "closed":
            more = ({"do": "undo"}, {"do": "redo"}, {"do": "agree"}, {"do": "say", "text": "hello"})
            reply, _ = await socket.ask(**self._random.choice(more))
            assert reply.get("code") != "internal", table
        assert code != "internal", table
        await socket.close()
        path = self._random.choice(("", "/glance", "/record", "/at/0", "/film?since=0&to=1"))
        page = await self._http.get(f"/api/tables/{table}{path}")
        if page.status_code >= 500:
            assert (page.status_code, page.json()["code"]) == (503, "newer_log"), page.text
        if page.status_code >= 400:
            assert page.json()["text"]

    async def _look_after(self, touched: set[str]) -> None:
        """What an admin does: lists, checks, backups, repairs."""
        store = self._services.store
        rows = await store.list_tables(public=False, limit=1000)
        await backed_up_server(store)
        for row in rows:
            try:
                await check_table(store, row.id)
                await backed_up(store, row.id)
            except VigilError as refused:
                check_code(refused, CLOSED)
        self._forget_rooms()
        for table in touched & {row.id for row in rows}:
            try:
                await repair_table(store, table)
            except Refused as refused:
                check_code(refused, {"row_damaged"} | CLOSED - {"table_damaged"})
            else:
                assert await check_table(store, table) is None
                assert (await self._seen(table)).get("code") != "table_damaged", table

    def _forget_rooms(self) -> None:
        """The server knows nothing but what the database has."""
        hub = self._services.hub
        for hosted in hub.rooms.values():
            hosted.stop()
        hub.rooms.clear()
        self._services.replays = Replays(WORKER_THREAD)

    async def _post(self, path: str, body: object, token: str = "") -> dict[str, Any]:
        given = f"/api/tables/{path}".rstrip("/")
        headers = {"Vigil-Token": token} if token else {}
        reply = await self._http.post(given, json=body, headers=headers)
        assert reply.is_success, reply.text
        made: dict[str, Any] = reply.json()
        return made

    async def close(self) -> None:
        """Ask no more."""
        await self._http.aclose()


def check_code(error: VigilError, allowed: set[str]) -> None:
    """Nothing but these may be said."""
    if error.code not in allowed:
        raise error


@asynccontextmanager
async def attacking(database: str, seed: int) -> AsyncIterator[Attack]:
    """A server in this process, and tables at it."""
    config = Config(database=database, limits=GENEROUS)
    app, services = create_app(config), await open_services(config)
    services.hub.bots = InstantBots()
    app.state.services = services
    saver = services.hub._saver
    assert saver is not None
    saver.cancel()  # snapshots are saved when the attack says so, and never after an undo
    logger = logging.getLogger("vigil")
    async with rows_of(database) as rows:
        attack = Attack(app, services, rows, seed)
        logger.addHandler(attack.complaints)
        try:
            await attack.make()
            yield attack
        finally:
            logger.removeHandler(attack.complaints)
            await attack.close()
            await services.hub.stop()
            await services.analyses.stop()


async def attack_database(database: str, mutations: int, seed: int = 1) -> Counter[str]:
    """At least this many mutations; return how often tables were opened, or refused by code."""
    async with attacking(database, seed) as attack:
        start = time.monotonic()
        for number in range(1, -(-mutations // TOGETHER) + 1):
            await attack.round(number)
            pace = number * TOGETHER / (time.monotonic() - start) * 60
            if number % 10 == 0:
                told = f"{number * TOGETHER}/{mutations}, {pace:.0f} a minute"
                print(f"\r{told}", end="", file=sys.stderr, flush=True)
        return attack.told


def main(words: list[str]) -> None:
    """Attack a database of the kind that is wanted."""
    seed = int(words[words.index("--seed") + 1]) if "--seed" in words else 1
    numbers = [word for word in words if word.isdecimal() and word != str(seed)]
    mutations = int(numbers[0]) if numbers else 10_000
    logging.getLogger("vigil").propagate = False
    with database_of([word for word in words if word == "--postgresql"]) as database:
        told = asyncio.run(attack_database(database, mutations, seed))
    shown = ", ".join(f"{code} {count}" for code, count in told.most_common())
    print(f"\n{mutations} mutations, seed {seed}: held. Damaged tables: {shown}")


if __name__ == "__main__":
    main(sys.argv[1:])
