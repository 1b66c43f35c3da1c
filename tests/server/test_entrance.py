"""New connections of an address that has asked for too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.server import ServerState

from vigil.server.common.gate import Gate
from vigil.server.config import Config
from vigil.server.wire import entrance as entrance_module
from vigil.server.wire.entrance import Entrance, Newcomer
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


def arrive(entrance: Entrance, make: Callable[[], Any] = Heard) -> tuple[Newcomer, Wire]:
    newcomer, wire = Newcomer(entrance, make, ServerState()), Wire()
    newcomer.connection_made(wire)  # type: ignore[arg-type]
    return newcomer, wire


def say(newcomer: Newcomer, data: bytes) -> None:
    newcomer.get_buffer(-1)[: len(data)] = data
    newcomer.buffer_updated(len(data))


@pytest.fixture
def busy() -> Entrance:
    """The entrance of a server at which this address may ask for nothing at present."""
    gate = Gate(FEW)
    assert gate.count(ADDRESS, "/health") == 0
    return Entrance(Config("sqlite:", limits=FEW, trusted_proxies=()), gate)


def test_whoever_has_asked_is_not_cut_for_those_that_say_nothing(
    busy: Entrance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance_module, "PAUSE", 0)

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


def test_those_that_have_asked_are_not_without_number_either(busy: Entrance) -> None:
    async def go() -> int:
        wires = list[Wire]()
        for _ in range(entrance_module.MOST_ASKING + 10):
            newcomer, wire = arrive(busy)
            say(newcomer, GET)
            wires.append(wire)
        return sum(wire.is_cut for wire in wires)

    assert asyncio.run(go()) == 10 - FEW.unfinished_per_address


def test_no_more_of_the_first_bytes_is_read_than_a_head_may_have(busy: Entrance) -> None:
    async def go() -> int:
        newcomer, _ = arrive(busy)
        return len(newcomer.get_buffer(1 << 20))

    assert asyncio.run(go()) == FEW.header_bytes
