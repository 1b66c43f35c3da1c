"""A server at tiny limits: the terminal waits as long as it is told, says so, and goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.busy import TINY, kept_busy
from server.client import Made
from server.serving import serving
from vigil.tables.limits import Limits
from vigil.tables.protocol.messages import AnyMessage, Welcome
from vigil.terminal.app import connection
from vigil.terminal.app.connection import Connection
from vigil.terminal.app.http import Address
from vigil.words import Words

WORDS = "Server busy. Retrying in"


def test_a_terminal_waits_for_a_busy_server_and_says_so(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), TINY) as server:
        asyncio.run(come_to(server.site.new_table("horizons", "Ann")))


def test_a_terminal_that_has_been_sent_away_comes_back_later_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REST", 0.01)
    with serving(str(tmp_path / "vigil.db"), Limits()) as server:
        asyncio.run(be_sent_away_from(server.site.new_table("horizons", "Ann")))


async def be_sent_away_from(made: Made) -> None:
    """Say what nobody can read until the server has had enough, and be welcome again."""
    own = Connection(Address(f"{made.site.address}/tables/{made.id}"), made.tokens[0], Words("en"))
    told, welcomes = asyncio.Event(), asyncio.Queue[str]()

    async def hear(message: AnyMessage) -> None:
        if isinstance(message, Welcome):
            welcomes.put_nowait("welcome")

    own.said = lambda text: told.set() if WORDS in text else None
    own.begin(hear)
    await welcomes.get()
    assert own.socket is not None
    for _ in range(Limits().refusals_at_once + 1):
        await own.socket.send("x")
    await told.wait()
    await welcomes.get()
    socket = own.socket
    own.end()
    await socket.wait_closed()


async def come_to(made: Made) -> None:
    """Sit down while others keep the server busy, until it says so, and when they have gone."""
    own = Connection(Address(f"{made.site.address}/tables/{made.id}"), made.tokens[0], Words("en"))
    told = asyncio.Event()

    def hear_words(text: str) -> None:
        if WORDS in text:
            told.set()

    async def hear(_: AnyMessage) -> None:
        pass

    own.said = hear_words
    with kept_busy(made):
        own.begin(hear)
        await told.wait()
        assert not own.welcomed.is_set()
    await own.welcomed.wait()
    socket = own.socket
    assert socket is not None
    own.end()
    await socket.wait_closed()
