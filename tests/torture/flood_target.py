"""What attackers talk to: one server, directly or behind nginx, from chosen loopback addresses."""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from itertools import count
from typing import Any, Final

import msgspec

HERE: Final = "127.0.0.1"
BREATH: Final = 0.02
"""Seconds before an attacker whose connection was closed tries again."""
ASKING: Final = 10.0
"""Seconds in which a request that is part of the preparation has to be answered."""
HEADERS_END: Final = b"\r\n\r\n"
ZERO_MASK: Final = bytes(4)
SHORT: Final = 126
"""Payloads below this length have their length in the second byte of a frame."""
NO_BODY: Final = (204, 304)

NETWORK_ERRORS: Final = (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Door(msgspec.Struct, frozen=True):
    """How a server is reached: host names and certificates matter behind nginx only."""

    port: int
    name: str = HERE
    certificate: str = ""

    @property
    def trust(self) -> ssl.SSLContext | None:
        """What TLS needs; nothing where there is none."""
        return ssl.create_default_context(cafile=self.certificate) if self.certificate else None


class Connection:
    """One connection, spoken to in bytes."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        statuses: Counter[int],
    ) -> None:
        self.reader = reader
        self.writer = writer
        self._statuses = statuses

    async def send(self, data: bytes) -> None:
        """Write, and wait until the network has taken most of it."""
        self.writer.write(data)
        await self.writer.drain()

    async def reply(self) -> tuple[int, bytes]:
        """The status and the body of the next response."""
        head = (await self.reader.readuntil(HEADERS_END)).lower()
        status = int(head.split(b" ", 2)[1])
        self._statuses[status] += 1
        if status in NO_BODY:
            return status, b""
        if b"transfer-encoding: chunked" in head:
            return status, await self._chunks()
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
        return status, await self.reader.readexactly(int(length or 0))

    async def _chunks(self) -> bytes:
        body = b""
        while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
            body += (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readexactly(2)
        return body

    async def discard(self) -> None:
        """Read whatever comes, until the other side closes."""
        while await self.reader.read(1 << 16):
            pass

    def close(self) -> None:
        """Go without a goodbye."""
        self.writer.transport.abort()


class Target:
    """A server under attack, the addresses the attack comes from, and how much was sent."""

    def __init__(self, door: Door, sources: list[str], file: str = "/") -> None:
        self.sources = sources
        self.file = file
        """The path of its largest static file."""
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        """Of the responses that were read."""
        self._door = door
        self._trust = door.trust
        self._numbers = count()

    @property
    def host(self) -> str:
        """What requests say in their header."""
        return f"{self._door.name}:{self._door.port}"

    async def open(self, *, greets: bool = True) -> Connection:
        """A connection from the next of the addresses; TLS begins, unless it never greets."""
        source = self.sources[next(self._numbers) % len(self.sources)]
        way: dict[str, Any] = {"local_addr": (source, 0)}
        if self._trust and greets:
            way |= {"ssl": self._trust, "server_hostname": self._door.name}
        streams = await asyncio.open_connection(HERE, self._door.port, **way)
        return Connection(*streams, self.statuses)

    def request(self, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
        """The bytes of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers]
        if body:
            lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
        self.sent += 1
        return "\r\n".join(lines).encode() + HEADERS_END + body

    async def ask(self, method: str, path: str, body: object = None, *headers: str) -> Any:
        """One request on a separate connection; the decoded body of the response, if it is good.

        ``None`` stands for a refusal.
        """
        data = body if isinstance(body, bytes) else b"" if body is None else encode(body)
        with closing(await self.open()) as connection:
            async with asyncio.timeout(ASKING):
                await connection.send(self.request(method, path, data, *headers))
                status, text = await connection.reply()
        return decode(text) if 200 <= status < 300 else None

    async def socket(self, table: str) -> Connection:
        """An open WebSocket at a table; ``OSError`` where it is refused."""
        connection = await self.open()
        await connection.send(self.upgrade(table))
        head = await connection.reader.readuntil(HEADERS_END)
        if not head.startswith(b"HTTP/1.1 101"):
            connection.close()
            raise ConnectionRefusedError
        return connection

    def upgrade(self, table: str) -> bytes:
        """The handshake of a WebSocket."""
        return self.request(
            "GET",
            f"/api/tables/{table}/socket",
            b"",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )

    async def table(self, *seats: dict[str, str], game: str = "ghost_stories") -> Any:
        """A new table whose game has begun, with its tokens; ``None`` if it is refused."""
        setup = {"players": len(seats)}
        body = {"game": game, "setup": setup, "seats": seats, "start": True}
        return await self.ask("POST", "/api/tables", body)


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A whole frame of a client, masked with zeros."""
    size = len(payload)
    length = bytes([128 | size]) if size < SHORT else bytes([128 | SHORT]) + size.to_bytes(2)
    return bytes([128 | opcode]) + length + ZERO_MASK + payload


async def again_and_again(workers: int, work: Callable[[int], Awaitable[None]]) -> None:
    """A number of workers at once, each restarted when it ends or is cut off."""

    async def one(number: int) -> None:
        while True:
            with suppress(*NETWORK_ERRORS):
                await work(number)
            await asyncio.sleep(BREATH)

    await asyncio.gather(*(one(number) for number in range(workers)))
