"""A device without a browser: its shelf is a dictionary, its page a list."""

from __future__ import annotations

import json
from typing import Any

from vigil.offline import Device
from vigil.offline.visit import Visit


class Memory:
    """A shelf that keeps everything as long as the test lasts."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.glances: dict[str, str] = {}

    async def row(self, table: str) -> str | None:
        return self.rows.get(table)

    async def entries(self, table: str) -> list[str]:
        return self.logs[table]

    async def add(self, table: str, row: str) -> None:
        self.rows[table], self.logs[table] = row, []

    async def append(self, table: str, entry: int, change: str, glance: str) -> None:
        assert entry == len(self.logs[table])
        self.logs[table].append(change)
        self.glances[table] = glance

    async def remove(self, table: str) -> None:
        del self.rows[table], self.logs[table]


class Page:
    """What a page asks, and what it is told."""

    def __init__(self, shelf: Memory) -> None:
        self.shelf = shelf
        self.device = Device(shelf)
        self.told: list[dict[str, Any]] = []

    async def ask(self, method: str, address: str, body: object = None, status: int = 0) -> Any:
        """The body of a reply; without a status the request has to succeed."""
        reply = await self.device.ask(method, address, "" if body is None else json.dumps(body))
        assert reply.status == status if status else reply.status < 300, reply.body
        return json.loads(reply.body)

    async def make(self, game: str, *seats: dict[str, str], **more: object) -> str:
        """A table that has begun."""
        setup = {"players": max(1, len(seats))}
        body = {"game": game, "setup": setup, "seats": seats, "start": True, **more}
        made = await self.ask("POST", "/api/tables", body)
        return str(made["table"]["id"])

    async def visit(self, table: str, *tokens: str) -> Visit:
        """Come to a table and say hello."""
        visit = await self.device.visit(table, lambda text: self.told.append(json.loads(text)))
        await self.say(visit, "hello", tokens=tokens)
        return visit

    async def say(self, visit: Visit, do: str, **more: object) -> dict[str, Any]:
        """A request, and its reply."""
        id = len(self.told)
        await visit.hear(json.dumps({"do": do, "id": id, **more}))
        return next(one for one in reversed(self.told) if one.get("id") == id)

    def last(self, kind: str) -> dict[str, Any]:
        """What was told last of a kind."""
        return next(one for one in reversed(self.told) if one["type"] == kind)
