"""A server and its guests in one process: what they leave behind as long as nobody searches for it.

Run as a program with the file of a database, it names the kinds of these things.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections import Counter

import httpx
from websockets.asyncio.client import connect

from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.run import Server, listening_socket
from vigil.tables.limits import Limits

GUESTS = 5
OURS = ("vigil", "litestar", "uvicorn", "websockets.server")
"""Packages of the server; a guest has others."""
MOMENTS = 100
"""After this many, anything left is a leak."""


async def main(database: str) -> None:
    """Open a server, let guests come and go, and look for what stays."""
    config = Config(database=database, port=0, limits=Limits(requests_at_once=10_000))
    with listening_socket(config) as listener:
        server, ready = Server(create_app(config), config), asyncio.Event()
        server.announce = ready.set
        serving = asyncio.create_task(server.serve([listener]))
        await ready.wait()
        gc.disable()
        site = f"127.0.0.1:{listener.getsockname()[1]}"
        table = await new_table(site)
        await be_guest(site, table)  # the first one finds everything new
        before = things()
        for _ in range(GUESTS):
            await be_guest(site, table)
        print(json.dumps(await left_since(before)))
        server.should_exit = True
        await serving


def things() -> Counter[str]:
    """Whatever there is of the server."""
    kinds = map(type, gc.get_objects())
    return Counter(kind.__qualname__ for kind in kinds if kind.__module__.startswith(OURS))


async def left_since(before: Counter[str]) -> Counter[str]:
    """What stays of the server that was not there before."""
    for _ in range(MOMENTS):
        if not things() - before:
            break
        await asyncio.sleep(0.05)
    return things() - before


async def new_table(site: str) -> str:
    async with httpx.AsyncClient(base_url=f"http://{site}") as client:
        seats = [{"name": "Ann"}]
        new = {"game": "ghost_stories", "setup": {"players": 1}, "seats": seats, "start": True}
        made = await client.post("/api/tables", json=new)
        return str(made.raise_for_status().json()["table"]["id"])


async def be_guest(site: str, table: str) -> None:
    """Look at the table, and go; wait until the server has noticed."""
    async with connect(f"ws://{site}/api/tables/{table}/socket") as socket:
        await socket.send('{"do": "hello", "id": 1}')
        while json.loads(await socket.recv())["type"] != "done":
            pass
    async with httpx.AsyncClient(base_url=f"http://{site}") as client:
        while (await client.get(f"/api/tables/{table}")).json()["spectators"]:
            pass


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
