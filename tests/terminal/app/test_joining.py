"""A table of a server, shared between a terminal and others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from websockets.asyncio.client import ClientConnection, connect

from cli.serving import Served, served
from terminal.app.sitting import quiet, shown
from vigil.terminal import Screen
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.http import Address, ServerError
from vigil.terminal.app.network import NetworkBackend
from vigil.words import Words

PATIENCE = 400
SLOW = 1000.0
"""Seconds between two moments: only a key goes on."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server") / "vigil.db") as running:
        yield running


def table_for_two(server: Served) -> tuple[Address, list[str]]:
    """A game that Ann and Ben have begun, with the tokens of their seats."""
    new = {"game": "ghost_stories", "setup": {"players": 2, "ask_all": False}, "start": True}
    made = server.ask("POST", "/api/tables", new | {"seats": [{"name": "Ann"}, {"name": "Ben"}]})
    return Address(f"{server.address}/tables/{made['table']['id']}"), [
        made["tokens"][seat] for seat in "01"
    ]


def app_for(address: Address, token: str, beat: float = 0) -> TableApp:
    words = Words("en")
    backend = NetworkBackend(address, token, words)
    return TableApp(backend, Screen.of(backend.table.setup, words), beat)


async def until(pilot: Pilot[str], holds: Callable[[], bool]) -> None:
    """Wait for a state."""
    for _ in range(PATIENCE):
        await quiet(pilot, "table")
        if holds():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came about")


def test_the_people_of_a_table_are_known_by_their_names(server: Served) -> None:
    address, tokens = table_for_two(server)
    assert NetworkBackend(address, tokens[0], Words("en")).people == {0: "Ann", 1: "Ben"}


class Other:
    """Another player at the table, over a separate socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def does(self, **request: Any) -> None:
        """Send a request and wait until it is carried out."""
        await self.socket.send(json.dumps(request | {"id": 1}))
        async for text in self.socket:
            message = json.loads(text)
            assert message["type"] != "refusal", message
            if message["type"] == "done":
                return


@asynccontextmanager
async def other(address: Address, token: str) -> AsyncIterator[Other]:
    async with connect(address.socket) as socket:
        found = Other(socket)
        await found.does(do="hello", tokens=[token])
        yield found


def test_what_another_player_does_is_told_before_anything_is_asked(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigil.terminal.app.playback.LONGEST", SLOW**2)
    address, tokens = table_for_two(server)

    async def play() -> None:
        app = app_for(address, tokens[0], beat=SLOW)
        async with app.run_test(size=(120, 40)) as pilot, other(address, tokens[1]) as ben:
            await until(pilot, lambda: app.backend.own == (0,))
            while 1 not in (app.table.decision.seats() if app.table.decision else ()):
                app.playback.stop()
                await pilot.press("enter")
                await quiet(pilot, "table", "film")
            app.playback.stop()
            before = app.told
            await ben.does(do="answer", ply=app.table.ply, index=0)
            await until(pilot, lambda: app.playback.moment is not None)
            assert before <= app.told <= len(app.table.events)
            assert not app.choices.numbers
            await pilot.press("space")
            assert app.told == len(app.table.events) > before

    asyncio.run(play())


def test_a_terminal_and_another_player_share_a_table(server: Served) -> None:
    address, tokens = table_for_two(server)

    async def play() -> None:
        app = app_for(address, tokens[0])
        async with app.run_test(size=(80, 24)) as pilot, other(address, tokens[1]) as ben:
            await until(pilot, lambda: app.backend.own == (0,))
            answered: set[int] = set()
            while answered != {0, 1}:
                decision, ply = app.table.decision, app.table.ply
                assert decision is not None
                (seat,) = decision.seats()
                answered.add(seat)
                if seat == 0:
                    await pilot.press("enter")
                else:
                    assert "Ben" in shown(app)
                    await ben.does(do="answer", ply=ply, index=0)
                await until(pilot, lambda before=ply: app.table.ply > before)  # type: ignore[misc]
            assert json.loads(address.record())["answers"] == list(app.table.record.answers)
            await ben.does(do="say", text="Not yet!")
            await until(pilot, lambda: app.backend.chat == ["Ben: Not yet!"])
            await pilot.press("c")
            await pilot.press(*"Yes", "enter")
            await until(pilot, lambda: app.backend.chat == ["Ben: Not yet!", "Ann: Yes"])

    asyncio.run(play())


def test_going_back_over_a_roll_needs_the_agreement_of_the_other(server: Served) -> None:
    address, tokens = table_for_two(server)

    async def play() -> None:
        app = app_for(address, tokens[0])
        async with app.run_test(size=(80, 24)) as pilot, other(address, tokens[1]) as ben:
            await until(pilot, lambda: app.backend.own == (0,))
            while app.table.ply < 30:
                decision, ply = app.table.decision, app.table.ply
                assert decision is not None
                if 0 in decision.seats():
                    await pilot.press("enter")
                else:
                    await ben.does(do="answer", ply=ply, index=0)
                await until(pilot, lambda before=ply: app.table.ply > before)  # type: ignore[misc]
            ply = app.table.ply
            await ben.does(do="undo", to=2)
            assert isinstance(app.backend, NetworkBackend)
            backend = app.backend
            await until(pilot, lambda: "Ben asks to undo" in backend.proposal)
            assert app.table.ply == ply
            await pilot.press("y")
            await until(pilot, lambda: app.table.ply < ply)

    asyncio.run(play())


def test_a_lost_connection_comes_back_by_itself(server: Served) -> None:
    address, tokens = table_for_two(server)

    async def play() -> None:
        app = app_for(address, tokens[0])
        async with app.run_test(size=(80, 24)) as pilot:
            backend = app.backend
            assert isinstance(backend, NetworkBackend)
            await until(pilot, lambda: backend.own == (0,))
            before = backend.connection.socket
            assert before is not None
            before.transport.abort()
            await until(pilot, lambda: backend.connection.socket not in (None, before))
            decision, ply = app.table.decision, app.table.ply
            assert decision is not None
            (seat,) = decision.seats()
            async with other(address, tokens[seat]) as guest:
                await guest.does(do="answer", ply=ply, index=0)
            await until(pilot, lambda: app.table.ply > ply)

    asyncio.run(play())


@pytest.mark.parametrize(
    "link", ["http://h/tables/T", "h/tables/T", "http://h/api/tables/T", "http://h/tables/T?a=b"]
)
def test_every_form_of_a_link_leads_to_the_same_table(link: str) -> None:
    address = Address(link)
    assert address.link == "http://h/tables/T"
    assert address.api == "http://h/api/tables/T"
    assert address.socket == "ws://h/api/tables/T/socket"


def test_a_site_below_a_path_and_over_tls_is_found() -> None:
    address = Address("https://games.example/vigil/tables/T")
    assert address.socket == "wss://games.example/vigil/api/tables/T/socket"


@pytest.mark.parametrize("link", ["", "http://h", "ftp://h/tables/T", "http://h/rules/T"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(ServerError, match="no link"):
        Address(link)


def test_a_table_that_is_not_there_is_refused_in_one_sentence(server: Served) -> None:
    with pytest.raises(ServerError) as refused:
        Address(f"{server.address}/tables/nobody").get()
    assert "nobody" in str(refused.value.data["text"])


def test_the_token_of_a_seat_is_kept_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vigil.terminal.app.keyring import keep_token, token_for

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert token_for("http://h/tables/T") == ""
    keep_token("http://h/tables/T", "secret")
    assert token_for("http://h/tables/T") == "secret"
    (file,) = tmp_path.rglob("seats.json")
    assert file.stat().st_mode & 0o077 == 0
