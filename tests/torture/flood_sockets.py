"""Attacks by WebSocket: messages that are refused, pings, handshakes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Final

from torture.flood_http import ended
from torture.flood_registry import attack
from torture.flood_target import Target, again_and_again, encode, frame

SOCKETS: Final = 50
PING: Final = 9
AT_ONCE: Final = 95_000
"""Bytes of frames that are written in one piece."""
HELLO: Final = frame(encode({"do": "hello", "id": 1}))
WRONG: Final = (b"{", b"[]", b'{"do": "dance"}', b"\xff", b'{"do": "look", "id": 1}')
"""Messages that are refused: malformed, unknown, no text; the last one is only too fast."""
LONG: Final = b'{"do": "say", "text": "' + b"x" * 5000 + b'"}'


def pieces_of(frames: tuple[bytes, ...]) -> bytes:
    """As many of them as are written at once."""
    whole = b"".join(frames)
    return whole * max(1, AT_ONCE // len(whole))


MESSAGES: Final = tuple(
    pieces_of(tuple(map(frame, messages)))
    for messages in (WRONG[:3], WRONG[4:], (LONG,), (*WRONG[:3], *WRONG[4:], LONG))
)
PINGS: Final = pieces_of((frame(b"", PING), frame(b"x" * 100, PING)))


async def own_table(target: Target) -> str:
    """The id of a table of the attacker."""
    made = await target.table({"name": "Mallory"})
    return str(made["table"]["id"])


async def write_to(target: Target, table: str, piece: bytes, frames: int) -> None:
    """Write the same piece again and again on a new socket, and throw away what comes back."""
    with closing(await target.socket(table)) as socket:
        reading = asyncio.create_task(ended(socket))
        try:
            await socket.send(HELLO)
            while not reading.done():
                target.sent += frames
                await socket.send(piece)
        finally:
            reading.cancel()


def frames_in(piece: bytes) -> int:
    """How many frames with a zero mask a piece has, as far as a count needs to know."""
    return piece.count(b"\x00\x00\x00\x00")


@attack("one-socket")
async def one_socket(target: Target) -> AsyncIterator[None]:
    """Refused messages as fast as possible on one socket, 95 kB at once."""
    table = await own_table(target)
    yield
    piece = MESSAGES[0]
    await again_and_again(1, lambda _: write_to(target, table, piece, frames_in(piece)))


@attack("sockets")
async def sockets(target: Target) -> AsyncIterator[None]:
    """Malformed, too long and too many messages on fifty sockets."""
    table = await own_table(target)
    yield

    async def write(number: int) -> None:
        piece = MESSAGES[number % len(MESSAGES)]
        await write_to(target, table, piece, frames_in(piece))

    await again_and_again(SOCKETS, write)


@attack("pings")
async def pings(target: Target) -> AsyncIterator[None]:
    """Pings as fast as possible on fifty sockets."""
    table = await own_table(target)
    yield
    await again_and_again(SOCKETS, lambda _: write_to(target, table, PINGS, frames_in(PINGS)))


@attack("handshakes")
async def handshakes(target: Target) -> AsyncIterator[None]:
    """WebSockets opened and closed as fast as possible, forty at a time."""
    table = await own_table(target)
    yield

    async def knock(_: int) -> None:
        while True:
            (await target.socket(table)).close()

    await again_and_again(40, knock)
