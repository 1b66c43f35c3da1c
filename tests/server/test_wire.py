"""The server's end of a socket, with a real client at the other."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from vigil.server.wire.socket_wire import GOING_AWAY, SocketWire, wire_of

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("servers")]

SIZES = (0, 1, 125, 126, 65_535, 65_536, 30_000_000)


async def speak(scope: Any, receive: Any, send: Any) -> None:
    """Say something of each size, and goodbye."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    wire = wire_of(scope)
    for size in SIZES:
        wire.write(b"x" * size)
    await asyncio.sleep(0)
    assert wire.waiting > 0
    wire.write(b"the last")
    for _ in range(2):
        wire.close()
        wire.write(b"too late")
    assert (await receive())["type"] == "websocket.disconnect"


@asynccontextmanager
async def speaking() -> AsyncIterator[str]:
    """The address of a server that speaks."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(speak, ws=SocketWire, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0)
        yield "ws://{}:{}".format(*listener.getsockname())
        server.should_exit = True
        await task


async def test_messages_of_all_sizes_arrive_in_order_and_then_the_goodbye() -> None:
    async with speaking() as address, connect(address, max_size=None) as client:
        assert [len(await client.recv()) for _ in SIZES] == list(SIZES)
        assert await client.recv() == "the last"
        with pytest.raises(ConnectionClosed) as caught:
            await client.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == GOING_AWAY


async def test_a_viewer_who_is_gone_harms_nobody() -> None:
    async with speaking() as address:
        client = await connect(address)
        client.transport.abort()
        async with connect(address, max_size=None) as other:
            assert await other.recv() == ""
