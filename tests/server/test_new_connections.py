"""New connections of an address that has asked for too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.server import ServerState

from vigil.server.common.rate_limiter import RateLimiter
from vigil.server.config import Config
from vigil.server.wire import new_connections
from vigil.server.wire.new_connections import ConnectionContext, NewConnection
from vigil.tables.limits import Limits

GET = b"GET /health HTTP/1.1\r\nHost: box\r\n\r\n"
ADDRESS = "192.0.2.9"
FEW = Limits(requests_per_second=0.001, requests_at_once=1, unfinished_per_address=3)


class Wire:
    """A connection without a network."""

    def __init__(self) -> None:
        self.is_cut = False
        self.protocol: Any = None

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return ADDRESS, 1

    def pause_reading(self) -> None:
        """Nothing comes by itself here."""

    resume_reading = pause_reading

    def abort(self) -> None:
        self.is_cut = True

    def is_closing(self) -> bool:
        return self.is_cut

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Heard:
    """What speaks HTTP on a connection that was handed over."""

    def __init__(self) -> None:
        self.data = b""

    def connection_made(self, _: Any) -> None:
        """Nothing is to be done."""

    def data_received(self, data: bytes) -> None:
        self.data += data


def arrive(
    context: ConnectionContext, make: Callable[[], Any] = Heard
) -> tuple[NewConnection, Wire]:
    connection, wire = NewConnection(context, make, ServerState()), Wire()
    connection.connection_made(wire)  # type: ignore[arg-type]
    return connection, wire


def say(connection: NewConnection, data: bytes) -> None:
    connection.get_buffer(-1)[: len(data)] = data
    connection.buffer_updated(len(data))


@pytest.fixture
def busy() -> ConnectionContext:
    """What connections share at a server at which this address may ask for nothing at present."""
    rate_limiter = RateLimiter(FEW)
    assert rate_limiter.count(ADDRESS, "/health") == 0
    return ConnectionContext(Config("sqlite:", limits=FEW, trusted_proxies=()), rate_limiter)


def test_whoever_has_asked_is_not_cut_for_those_that_say_nothing(
    busy: ConnectionContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_connections, "PAUSE", 0)

    async def go() -> None:
        asking, wire = arrive(busy)
        say(asking, GET)
        silent = [arrive(busy)[1] for _ in range(8)]
        assert [one.is_cut for one in silent] == [True] * 5 + [False] * 3
        assert not wire.is_cut
        while wire.protocol is None:
            await asyncio.sleep(0)
        assert wire.protocol.data == GET
        assert not busy.asking

    asyncio.run(go())


def test_those_that_have_asked_are_not_without_number_either(busy: ConnectionContext) -> None:
    async def go() -> int:
        wires = list[Wire]()
        for _ in range(new_connections.MOST_ASKING + 10):
            connection, wire = arrive(busy)
            say(connection, GET)
            wires.append(wire)
        return sum(wire.is_cut for wire in wires)

    assert asyncio.run(go()) == 10 - FEW.unfinished_per_address


def test_no_more_of_the_first_bytes_is_read_than_a_head_may_have(busy: ConnectionContext) -> None:
    async def go() -> int:
        connection, _ = arrive(busy)
        return len(connection.get_buffer(1 << 20))

    assert asyncio.run(go()) == FEW.header_bytes
