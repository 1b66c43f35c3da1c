"""One address that asks for as much as it may, in a separate process beside everyone else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from multiprocessing import get_context
from typing import Any, Final

import httpx
import msgspec
from picows import WSError, WSListener, WSMsgType, ws_connect

from vigil.tables.limits import Limits

ADDRESS: Final = {"X-Forwarded-For": "192.0.2.66"}
LIMITS: Final = Limits()
BODY: Final = {
    "game": "ghost_stories",
    "setup": {"players": 1},
    "seats": [{"name": "Mallory"}],
    "start": True,
}

encode = msgspec.json.Encoder().encode


@contextmanager
def abusing(address: str) -> Iterator[None]:
    """A client at its limits, for the duration."""
    process = get_context("spawn").Process(target=_abuse, args=(address,), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def _abuse(address: str) -> None:
    asyncio.run(_ask_for_all(address))


async def _ask_for_all(address: str) -> None:
    """Requests and messages, each as many as the limits let through."""
    async with httpx.AsyncClient(base_url=address, headers=ADDRESS, timeout=60) as client:
        made = (await client.post("/api/tables", json=BODY)).raise_for_status().json()
        table, token = made["table"]["id"], made["tokens"]["0"]
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sockets = [_flood(url, token) for _ in range(LIMITS.connections_per_address)]
        await asyncio.gather(_request(client, f"/api/tables/{table}"), *sockets)


async def _request(client: httpx.AsyncClient, table: str) -> None:
    """The dearest requests in turn, whatever the server says to them."""
    long = b"[" + b"1," * (LIMITS.record_bytes // 2 - 2)
    dear = [
        ("POST", "/api/records", long),
        ("GET", f"{table}/story", b""),
        ("POST", f"{table}/fork", encode({"ply": 0})),
        ("GET", f"{table}/film?since=0&to=400", b""),
        ("GET", "/api/statistics", b""),
        ("GET", "/api/tables", b""),
        ("GET", f"{table}/outlook?seat=0", b""),
    ]
    for method, path, body in cycle(dear):
        with suppress(httpx.TransportError):
            await client.request(method, path, content=body)
        await asyncio.sleep(1 / LIMITS.requests_per_second)


async def _flood(url: str, token: str) -> None:
    """Say hello, answer and go back as often as a socket may."""
    transport: Any
    with suppress(OSError, WSError, TimeoutError):
        transport, _ = await ws_connect(WSListener, url, extra_headers=ADDRESS)
        hello: dict[str, Any] = {"do": "hello", "tokens": [token]}
        wishes = cycle([hello, {"do": "undo", "depth": "turn"}, {"do": "hint", "ply": 0}])
        for number, wish in enumerate(wishes):
            transport.send(WSMsgType.TEXT, encode(wish | {"id": number}))
            await asyncio.sleep(1 / LIMITS.messages_per_second)
