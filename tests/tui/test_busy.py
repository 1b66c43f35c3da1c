"""A server at tiny limits: the terminal waits as long as it is told, says so, and goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.busy import TINY, kept_busy
from server.client import Made
from server.serving import serving
from vigil.tui.connection import Connection
from vigil.tui.http import Address
from vigil.words import Words

WORDS = "The server is busy; it is asked again in"


def test_a_terminal_waits_for_a_busy_server_and_says_so(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), TINY) as server:
        asyncio.run(come_to(server.site.new_table("horizons", "Ann")))


async def come_to(made: Made) -> None:
    """Sit down while others keep the server busy, until it says so, and when they have gone."""
    connection = Connection(
        Address(f"{made.site.address}/tables/{made.id}"), made.tokens[0], Words("en")
    )
    told = asyncio.Event()

    def hear_words(text: str) -> None:
        if WORDS in text:
            told.set()

    async def hear(_: dict[str, Any]) -> None:
        pass

    connection.said = hear_words
    with kept_busy(made):
        connection.begin(hear)
        await told.wait()
        assert not connection.welcomed.is_set()
    await connection.welcomed.wait()
    socket = connection.socket
    assert socket is not None
    connection.end()
    await socket.wait_closed()
