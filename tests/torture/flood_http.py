"""Attacks by HTTP: requests, bodies, static files, pipelining, headers, connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from itertools import count, cycle
from typing import Final

from torture.flood_registry import CONTROL, attack
from torture.flood_target import (
    HEADERS_END,
    NETWORK_ERRORS,
    Connection,
    Target,
    again_and_again,
)

CONNECTIONS: Final = 40
HALF_OPEN: Final = 300
PIPELINED: Final = 500
"""Requests in one piece that is written at once."""
PATHS: Final = ("/api/tables", "/api/games", "/health", "/api/tables/nobody", "/api/statistics")
BODIES: Final = (240_000, 5_000_000)
"""Bytes: one that is allowed, and one that is not."""
LINE: Final = b"X-Flood: " + b"x" * 8000 + b"\r\n"
FIELD: Final = b"X-%d: 1\r\n"
HEADER_PIECES: Final = 5000
"""Pieces after which an endless header is given up: 40 MB."""
DRIP: Final = 0.3
"""Seconds between two bytes of a body."""


@attack(CONTROL)
async def control(_: Target) -> AsyncIterator[None]:
    """No attack: a program that keeps a processor busy, as in the quiet time of every other row."""
    yield
    while True:
        sum(range(100_000))
        await asyncio.sleep(0)


@attack("requests")
async def requests(target: Target) -> AsyncIterator[None]:
    """GET as fast as possible on 40 connections that are kept alive."""
    yield

    async def ask(_: int) -> None:
        with closing(await target.open()) as connection:
            for path in cycle(PATHS):
                await connection.send(target.request("GET", path))
                await connection.reply()

    await again_and_again(CONNECTIONS, ask)


@attack("connections")
async def connections(target: Target) -> AsyncIterator[None]:
    """A new connection for each request, 40 at a time."""
    yield

    async def ask(number: int) -> None:
        for path in cycle(PATHS[number % len(PATHS) :] + PATHS):
            with closing(await target.open()) as connection:
                await connection.send(target.request("GET", path))
                await connection.reply()

    await again_and_again(CONNECTIONS, ask)


@attack("bodies")
async def bodies(target: Target) -> AsyncIterator[None]:
    """POST bodies of 240 kB and of 5 MB to eight connections."""
    yield

    async def post(number: int) -> None:
        body = b"[" + b"1," * (BODIES[number % len(BODIES)] // 2)
        with closing(await target.open()) as connection:
            while True:
                await connection.send(target.request("POST", "/api/records", body))
                await connection.reply()

    await again_and_again(8, post)


@attack("refusals")
async def refusals(target: Target) -> AsyncIterator[None]:
    """Requests that are refused: other hosts and origins, no method, no JSON, no HTTP."""
    yield
    wrong = (
        target.request("GET", "/api/games").replace(target.host.encode(), b"evil.example"),
        target.request("GET", "/api/games", b"", "Origin: https://evil.example"),
        target.request("POST", "/api/tables", b"{" * 2000),
        target.request("PATCH", "/api/games"),
        target.request("DELETE", "/api/tables/nobody", b"", "Vigil-Token: nobody.0.1.0"),
        target.request("GET", "/api/tables/" + "%00" * 1000),
        b"\x16\x03\x01\x02\x00nonsense\r\n\r\n",
    )

    async def ask(number: int) -> None:
        with closing(await target.open()) as connection:
            for step in range(number, number + 200):
                target.sent += 1
                await connection.send(wrong[step % len(wrong)])
                await connection.reply()

    await again_and_again(CONNECTIONS, ask)


# -- static files


@attack("files")
async def files(target: Target) -> AsyncIterator[None]:
    """The largest static file on ten connections: whole, compressed, and with If-None-Match."""
    yield
    tag = f"If-None-Match: {await tag_of(target)}"
    others = ('If-None-Match: "old"', "Accept-Encoding: gzip, br", "Accept: */*")

    async def ask(number: int) -> None:
        with closing(await target.open()) as connection:
            for step in count(number):
                header = tag if step % 8 else others[step // 8 % len(others)]
                await connection.send(target.request("GET", target.file, b"", header))
                await connection.reply()

    await again_and_again(10, ask)


async def tag_of(target: Target) -> str:
    """The entity tag of the largest static file."""
    with closing(await target.open()) as connection:
        await connection.send(target.request("GET", target.file))
        head = (await connection.reader.readuntil(HEADERS_END)).lower()
    return head.partition(b"etag:")[2].partition(b"\r\n")[0].strip().decode() or "*"


@attack("unread")
async def unread(target: Target) -> AsyncIterator[None]:
    """Forty connections ask for the largest static file eight times, and read nothing."""
    yield

    async def ask(_: int) -> None:
        with closing(await target.open()) as connection:
            connection.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(8):
                await connection.send(target.request("GET", target.file))
            while not connection.writer.is_closing():
                await asyncio.sleep(1)

    await again_and_again(CONNECTIONS, ask)


# -- what a parser has to bear


@attack("pipelining")
async def pipelining(target: Target) -> AsyncIterator[None]:
    """Forty connections write requests by the thousand, and read nothing."""
    yield

    async def write(number: int) -> None:
        path = PATHS[number % len(PATHS)]
        with closing(await target.open()) as connection:
            connection.writer.transport.pause_reading()  # type: ignore[attr-defined]
            while True:
                target.sent += PIPELINED - 1
                await connection.send(target.request("GET", path) * PIPELINED)

    await again_and_again(CONNECTIONS, write)


@attack("headers")
async def headers(target: Target) -> AsyncIterator[None]:
    """Headers without an end: long fields, thousands of fields, one field of megabytes."""
    yield

    async def write(number: int) -> None:
        start = target.request("GET", "/api/games")[:-2]
        with closing(await target.open()) as connection:
            await connection.send(start + b"X-Endless: " * (number % 3 == 2))
            for piece in range(HEADER_PIECES):
                await connection.send(header_piece(number % 3, piece))

    await again_and_again(10, write)


def header_piece(kind: int, piece: int) -> bytes:
    """Some more of a header."""
    if kind == 0:
        return LINE
    if kind == 1:
        return b"".join(FIELD % field for field in range(1000 * piece, 1000 * piece + 1000))
    return b"x" * 8000


# -- connections


@attack("half-open", shares_address=True)
async def half_open(target: Target) -> AsyncIterator[None]:
    """Three hundred connections with nothing, one byte, or a body that comes byte by byte."""
    yield
    begun = target.request("POST", "/api/tables", b"{" + b" " * 1000)[:-1000]

    async def hold(number: int) -> None:
        with closing(await target.open(greets=number % 3 == 2)) as connection:
            target.sent += 1
            if number % 3:
                await connection.send(b"G" if number % 3 == 1 else begun)
            reading = asyncio.create_task(ended(connection))
            try:
                while not reading.done():
                    await asyncio.sleep(DRIP)
                    if number % 3 == 2:
                        await connection.send(b" ")
            finally:
                reading.cancel()

    await again_and_again(HALF_OPEN, hold)


async def ended(connection: Connection) -> None:
    """Wait until the other side has closed."""
    with suppress(*NETWORK_ERRORS):
        await connection.discard()


@attack("churn")
async def churn(target: Target) -> AsyncIterator[None]:
    """Connect and close at once, forty at a time."""
    yield

    async def touch(_: int) -> None:
        while True:
            target.sent += 1
            (await target.open(greets=False)).close()

    await again_and_again(CONNECTIONS, touch)
