"""The server's end of a socket, with a real client at the other."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from vigil.server import run
from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.wire.asgi_wire import GOING_AWAY, Socket, wire_of
from vigil.server.wire.socket_wire import SocketWire
from vigil.tables.limits import Limits

pytestmark = pytest.mark.anyio

BOTH = pytest.mark.parametrize("sockets", [SocketWire, "websockets-sansio"], ids=["own", "plain"])
SIZES = (0, 1, 125, 126, 65_535, 65_536, 30_000_000)


async def speak(scope: Any, receive: Any, send: Any) -> None:
    """Say something of each size, and goodbye."""
    connection: Socket = WebSocket(scope, receive, send)
    await connection.accept()
    wire = wire_of(connection)
    for size in SIZES:
        wire.write(b"x" * size)
    at_once = wire.waiting
    await asyncio.sleep(0)
    assert at_once or wire.waiting
    wire.write(b"the last")
    for _ in range(2):
        wire.close()
        wire.write(b"too late")
    with pytest.raises(WebSocketDisconnect):
        await connection.receive_data(mode="text")


async def repeat(scope: Any, receive: Any, send: Any) -> None:
    """Say again whatever comes."""
    connection: Socket = WebSocket(scope, receive, send)
    await connection.accept()
    wire = wire_of(connection)
    with suppress(WebSocketDisconnect):
        while True:
            wire.write((await wire.read()).encode())


@asynccontextmanager
async def speaking(sockets: Any, app: Any = speak) -> AsyncIterator[str]:
    """The address of a server that speaks, over sockets of ours or of others."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            app,
            ws=sockets,
            lifespan="off",
            log_config=None,
            ws_max_size=9000,
            ws_per_message_deflate=False,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0)
        yield "ws://{}:{}".format(*listener.getsockname())
        server.should_exit = True
        await task


@BOTH
async def test_messages_of_all_sizes_arrive_in_order_and_then_the_goodbye(sockets: Any) -> None:
    async with speaking(sockets) as address, connect(address, max_size=None) as client:
        assert [len(await client.recv()) for _ in SIZES] == list(SIZES)
        assert await client.recv() == "the last"
        with pytest.raises(ConnectionClosed) as caught:
            await client.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == GOING_AWAY


def pieces() -> list[bytes]:
    """Messages as the network may bring them: whole, several together, in parts, with pings."""

    def frame(opcode: Opcode, text: str, *, fin: bool = True) -> bytes:
        return Frame(opcode, text.encode(), fin).serialize(mask=True)

    one, two = frame(Opcode.TEXT, "one"), frame(Opcode.TEXT, "two" * 99)
    ping, split = frame(Opcode.PING, "?"), frame(Opcode.TEXT, "sp", fin=False)
    rest, late = frame(Opcode.CONT, "lit"), frame(Opcode.TEXT, "late")
    return [one, ping, one + two, two, one + late[:3], late[3:] + one, split, ping + rest, late]


@BOTH
async def test_messages_are_heard_however_the_network_brings_them(sockets: Any) -> None:
    async with speaking(sockets, repeat) as address, connect(address) as client:
        for piece in pieces():
            client.transport.write(piece)
            await asyncio.sleep(0.01)  # mostly it comes alone then; together it has to do as well
        two = "two" * 99
        expected = ["one", "one", two, two, "one", "late", "one", "split", "late"]
        assert [await client.recv() for _ in expected] == expected
        many = [str(number) for number in range(200)]
        for message in many:
            await client.send(message)
        assert [await client.recv() for _ in many] == many


@BOTH
async def test_a_message_that_is_too_long_ends_the_connection(sockets: Any) -> None:
    async with speaking(sockets, repeat) as address, connect(address) as client:
        await client.send("x" * 9000)
        assert await client.recv() == "x" * 9000
        await client.send("x" * 9001)
        with pytest.raises(ConnectionClosed) as caught:
            await client.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG


@BOTH
async def test_a_viewer_who_is_gone_harms_nobody(sockets: Any) -> None:
    async with speaking(sockets) as address:
        client = await connect(address)
        client.transport.abort()
        async with connect(address, max_size=None) as other:
            assert await other.recv() == ""


def test_without_parts_of_uvicorn_that_are_not_promised_the_sockets_are_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert run._sockets(Limits(), counted=True).func is SocketWire
    monkeypatch.setitem(sys.modules, "vigil.server.wire.socket_wire", None)
    assert run._sockets(Limits(), counted=True) == "auto"


def test_any_asgi_server_can_serve_a_table(tmp_path: Path) -> None:
    app = create_app(Config(database=str(tmp_path / "vigil.db")))
    with TestClient(app) as client:
        seats, setup = [{"name": "Ann"}], {"players": 1}
        new = {"game": "ghost_stories", "setup": setup, "seats": seats, "start": True}
        made = client.post("/api/tables", json=new).json()
        path = f"/api/tables/{made['table']['id']}/socket"
        with client.websocket_connect(path) as socket:
            socket.send_json({"do": "hello", "tokens": [made["tokens"]["0"]], "id": 1})
            told = [socket.receive_json() for _ in range(3)]
            assert [message["type"] for message in told] == ["welcome", "status", "done"]
            socket.send_json({"do": "answer", "ply": told[0]["ply"], "index": 0, "id": 2})
            assert socket.receive_json()["type"] == "update"
            assert socket.receive_json() == {"type": "done", "id": 2}
        with client.websocket_connect("/api/tables/none/socket") as socket:
            assert socket.receive_json()["code"] == "no_such_table"
            with pytest.raises(WebSocketDisconnect) as caught:
                socket.receive_json()
            assert caught.value.code == GOING_AWAY
