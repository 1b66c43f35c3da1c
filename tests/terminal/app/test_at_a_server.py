"""Before, beside and after a game at a server: seats, gestures, suggestions, another game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList
from websockets.asyncio.client import ClientConnection, connect

from cli.command import succeed, vigil
from cli.serving import Served, served
from server import hubs
from terminal.app.test_joining import app_for, other, table_for_two, until
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.protocol.messages import Concede
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.dialogs import MenuDialog
from vigil.terminal.app.http import Address, ServerError
from vigil.terminal.app.keyring import (
    host_token_for,
    keep_host_token,
    keep_luck,
    keep_token,
    luck_for,
    proof_for,
    token_for,
)
from vigil.terminal.app.lobby import Lobby
from vigil.terminal.app.lobby_screen import LobbyApp
from vigil.terminal.app.network import NetworkBackend
from vigil.words import Words, speaker_for, thing_at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server") / "vigil.db") as running:
        yield running


@pytest.fixture(autouse=True)
def _own_keyring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def waiting_table(server: Served, players: int = 3) -> Address:
    """A table that this machine has made, with Ben in its second seat."""
    new = {"game": "ghost_stories", "setup": {"players": players}}
    made = server.ask("POST", "/api/tables", new | {"seats": [{}, {"name": "Ben"}]})
    address = Address(f"{server.address}/tables/{made['table']['id']}")
    keep_host_token(address.link, made["host"])
    return address


async def until_shown(pilot: Pilot[bool], holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        await pilot.pause(0.02)
        if holds():
            return
    raise AssertionError("it never came about")


def test_one_sits_down_adds_a_bot_and_starts_the_game_by_keys(server: Served) -> None:
    address = waiting_table(server)

    async def play() -> None:
        app = LobbyApp(Lobby(address, Words("en"), "Ann"))
        lobby = app.lobby
        async with app.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, lambda: lobby.connection.socket is not None)
            seats = app.query_one(OptionList)
            assert [str(seats.get_option_at_index(n).prompt) for n in range(3)] == [
                "Seat 1: free",
                "Seat 2: Ben (not connected)",
                "Seat 3: free",
            ]
            await pilot.press("enter")
            await until_shown(pilot, lambda: lobby.own == (0,))
            assert token_for(address.link)
            await until_shown(pilot, lambda: any(lobby.info.luck))
            assert luck_for(address.link) == {0: lobby.info.luck[0]}
            await pilot.press("s")
            await until_shown(pilot, lambda: bool(app._notifications))
            assert not lobby.has_begun
            await pilot.press("down", "down", "b")
            await until_shown(pilot, lambda: bool(lobby.info.seats[2].bot))
            await pilot.press("c", *"Ready", "enter")
            await until_shown(pilot, lambda: lobby.chat == ["Ann: Ready"])
            await pilot.press("s")
            await until_shown(pilot, lambda: lobby.has_begun)
        assert app.return_value is True

    asyncio.run(play())


def test_what_was_added_to_the_dice_is_kept_as_options_of_verify() -> None:
    assert (luck_for("http://a/tables/x"), proof_for("http://a/tables/x")) == ({}, "")
    keep_luck("http://a/tables/x", "c0ffee", {0: "ab", 2: "cd"})
    assert proof_for("http://a/tables/x") == "--commitment c0ffee --luck 0:ab --luck 2:cd"
    assert luck_for("http://a/tables/x") == {0: "ab", 2: "cd"}


def test_one_stands_up_again_and_the_seat_is_free(server: Served) -> None:
    address = waiting_table(server, players=2)

    async def play() -> None:
        app = LobbyApp(Lobby(address, Words("en"), "Ann"))
        async with app.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, lambda: app.lobby.connection.socket is not None)
            await pilot.press("enter")
            await until_shown(pilot, lambda: app.lobby.own == (0,))
            await pilot.press("enter")
            await until_shown(pilot, lambda: app.lobby.own == ())
            await pilot.press("q")
        assert app.return_value is False

    asyncio.run(play())
    assert address.get().seats[0].name == ""
    assert token_for(address.link) == ""


class LateSocket:
    """A socket whose messages arrive when they are let through."""

    def __init__(self, socket: ClientConnection, open_gate: asyncio.Event) -> None:
        self._socket, self._open_gate = socket, open_gate

    @property
    def transport(self) -> asyncio.Transport:
        return self._socket.transport

    async def send(self, message: str) -> None:
        await self._socket.send(message)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for text in self._socket:
            await self._open_gate.wait()
            yield text


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """What the server says over sockets comes only while this is set."""
    gate = asyncio.Event()

    @asynccontextmanager
    async def late(link: str, **how: Any) -> AsyncIterator[LateSocket]:
        async with connect(link, **how) as socket:
            yield LateSocket(socket, gate)

    monkeypatch.setattr("vigil.terminal.app.connection.connect", late)
    return gate


def test_a_late_welcome_takes_nobody_out_of_a_seat_taken_meanwhile(
    server: Served, gate: asyncio.Event
) -> None:
    address = waiting_table(server)

    async def play() -> None:
        lobby = Lobby(address, Words("en"), "Ann")
        said: list[str] = []
        lobby.listen(lambda: None, said.append)
        lobby.begin()
        await hubs.until(lambda: lobby.connection.socket is not None)
        await lobby.sit(0)
        gate.set()
        await hubs.until(lambda: lobby.info.seats[0].here)
        assert lobby.own == (0,)
        assert token_for(address.link) == lobby.connection.token != ""
        assert said == []
        lobby.end()

    asyncio.run(play())


def test_whoever_changes_seats_or_stands_up_is_not_told_that_the_old_one_is_lost(
    server: Served, gate: asyncio.Event
) -> None:
    address = waiting_table(server)

    async def play() -> None:
        gate.set()
        lobby = Lobby(address, Words("en"), "Ann")
        said: list[str] = []
        lobby.listen(lambda: None, said.append)
        lobby.begin()
        await hubs.until(lobby.connection.welcomed.is_set)
        await lobby.sit(0)
        await hubs.until(lambda: lobby.info.seats[0].here)
        gate.clear()
        await lobby.sit(2)
        gate.set()
        await hubs.until(lambda: lobby.info.seats[2].here)
        assert lobby.own == (2,)
        assert token_for(address.link) == lobby.connection.token != ""
        await lobby.stand()
        await hubs.until(lambda: not lobby.info.seats[2].name)
        assert not lobby.own
        assert (token_for(address.link), said) == ("", [])
        lobby.end()

    asyncio.run(play())


def test_a_seat_of_before_is_not_given_up_while_nobody_knows_of_it(server: Served) -> None:
    address = waiting_table(server)

    async def play() -> None:
        await Lobby(address, Words("en"), "Ann").sit(0)
        token = token_for(address.link)
        again = Lobby(address, Words("en"), "Ann")
        with pytest.raises(ServerError):
            await again.sit(2)
        assert token_for(address.link) == again.connection.token == token != ""

    asyncio.run(play())


def test_whoever_could_not_leave_a_seat_keeps_its_token(server: Served) -> None:
    address = waiting_table(server)

    async def play() -> None:
        lobby = Lobby(address, Words("en"), "Ann")
        await lobby.sit(0)
        token = lobby.connection.token
        lobby.address = Address("http://127.0.0.1:1/tables/gone")
        with pytest.raises(ServerError):
            await lobby.stand()
        assert lobby.own == (0,)
        assert token_for(address.link) == lobby.connection.token == token

    asyncio.run(play())


def test_a_seat_chooses_what_it_plays_with_and_the_others_see_it(server: Served) -> None:
    address = waiting_table(server, players=2)

    async def play() -> None:
        app = LobbyApp(Lobby(address, Words("en"), "Ann"))
        lobby = app.lobby
        async with app.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, lambda: lobby.connection.socket is not None)
            await pilot.press("enter")
            await until_shown(pilot, lambda: lobby.own == (0,))
            first, chosen = lobby.offered_to(0)[:2]
            assert (first.value, bool(chosen.side), bool(chosen.text)) == ("", True, True)
            await pilot.press("p")
            await until_shown(pilot, lambda: isinstance(app.screen, MenuDialog))
            await pilot.press("down", "enter")
            await until_shown(pilot, lambda: lobby.info.seats[0].pick == chosen.value)
            assert lobby.seat_line(0) == f"Seat 1: Ann (you) — {chosen.name}"
            assert chosen.value not in [one.value for one in lobby.offered_to(1)]
            await pilot.press("q")

    asyncio.run(play())
    assert address.get().seats[0].side != ""


def test_where_the_set_up_names_the_spirits_only_the_progression_is_chosen(server: Served) -> None:
    spirits = ["sun_bright_whirlwind", "eyes_watch_from_the_trees"]
    new = {"game": "horizons", "setup": {"players": 2}}
    tables = [new, new | {"setup": {"players": 2, "spirits": spirits}}]
    made = [server.ask("POST", "/api/tables", one)["table"]["id"] for one in tables]
    addresses = [Address(f"{server.address}/tables/{table}") for table in made]
    offered = [Lobby(address, Words("pl"), "Ann").offered_to(0) for address in addresses]
    assert [len(one) for one in offered] == [7, 1]
    assert "Oczy" in " ".join(one.name for one in offered[0])


def backend_of(app: TableApp) -> NetworkBackend:
    assert isinstance(app.backend, NetworkBackend)
    return app.backend


def notices(app: TableApp) -> list[str]:
    return [notice.message for notice in app._notifications]


async def bens_question(app: TableApp, pilot: Pilot[str]) -> int:
    """Answer for ourselves until the other one is asked; the ply of that question."""
    while app.table.decision is not None and 0 in app.table.decision.seats():
        ply = app.table.ply
        await pilot.press("enter")
        await until(pilot, lambda before=ply: app.table.ply > before)  # type: ignore[misc]
    return app.table.ply


def test_gestures_and_suggestions_go_both_ways(server: Served) -> None:
    address, tokens = table_for_two(server)

    async def play() -> None:
        app = app_for(address, tokens[0])
        async with app.run_test(size=(80, 24)) as pilot, other(address, tokens[1]) as ben:
            await until(pilot, lambda: app.backend.own == (0,))
            await ben.does(do="emote", emote="think")
            await until(pilot, lambda: any(line.startswith("Ben: ") for line in notices(app)))
            while app.table.decision is None or 0 not in app.table.decision.seats():
                ply = app.table.ply
                await ben.does(do="answer", ply=ply, index=0)
                await until(pilot, lambda before=ply: app.table.ply > before)  # type: ignore[misc]
            chosen = app.choices.chosen
            await ben.does(do="suggest", ply=app.table.ply, index=1)
            await until(pilot, lambda: "◀ Ben" in str(app.choices.label(2)))
            assert app.choices.chosen == chosen
            ply = await bens_question(app, pilot)
            assert not app.choices.numbers
            await pilot.press("i", "2")
            async for text in ben.socket:
                if '"suggested"' in str(text):
                    assert f'"ply":{ply}' in str(text).replace(" ", "")
                    assert '"index":1' in str(text).replace(" ", "")
                    break
            assert app.table.ply == ply
            assert not app.choices.numbers
            await pilot.press("m")
            await until(pilot, lambda: isinstance(app.screen, MenuDialog))

    asyncio.run(play())


def test_calls_pings_plans_and_names_of_others_are_told(server: Served) -> None:
    address, tokens = table_for_two(server)
    table = Table.replay(Record.from_json(address.record()))
    centre = thing_at(speaker_for(table.setup, Words("en")), "tile:4", table.view())
    assert centre[0].isupper()
    done = (
        ({"do": "call", "of": 0}, "Ben is calling you to the table."),
        ({"do": "ping", "ref": "tile:4", "sign": "danger"}, f"Ben: danger here ({centre})"),
        ({"do": "plan", "ref": "tile:4", "intent": "defend"}, f"Ben: I defend here ({centre})"),
        ({"do": "rename", "name": "Benek"}, "Ben is now called Benek."),
    )

    async def play() -> None:
        app = app_for(address, tokens[0])
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.backend.own == (0,))
            async with other(address, tokens[1]) as ben:
                for request, told in done:
                    await ben.does(**request)
                    await until(pilot, lambda told=told: told in notices(app))  # type: ignore[misc]
            await until(pilot, lambda: "Benek is away." in notices(app))
            async with other(address, tokens[1]):
                await until(pilot, lambda: "Benek is back." in notices(app))

    asyncio.run(play())


def test_who_loses_the_seat_goes_on_watching(server: Served) -> None:
    new = {"game": "ghost_stories", "setup": {"players": 2}, "start": True}
    made = server.ask("POST", "/api/tables", new | {"seats": [{"name": "Ann"}, {"name": "Ben"}]})
    address = Address(f"{server.address}/tables/{made['table']['id']}")
    keep_token(address.link, made["tokens"]["0"])

    async def play() -> None:
        app = app_for(address, made["tokens"]["0"])
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.backend.own == (0,))
            path = f"{address.api.removeprefix(server.address)}/seats/0/token"
            await asyncio.to_thread(server.ask, "POST", path, {}, **{"Vigil-Token": made["host"]})
            await until(pilot, lambda: app.backend.own == ())
            await until(pilot, lambda: any("no longer yours" in line for line in notices(app)))
            assert not app.choices.numbers
        assert token_for(address.link) == ""

    asyncio.run(play())


def test_after_the_end_both_go_on_to_another_table(server: Served) -> None:
    address, tokens = table_for_two(server)

    async def give_up(token: str) -> None:
        async with other(address, token) as guest:
            await guest.does(do="agree")

    async def play() -> list[str]:
        found = []
        for seat in (0, 1):
            app = app_for(address, tokens[seat])
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda app=app: bool(app.backend.own))  # type: ignore[misc]
                backend = backend_of(app)
                if backend.info.status != "over":
                    await backend.connection.ask(Concede())
                    await give_up(tokens[1])
                    await until(pilot, lambda p=backend: p.info.status == "over")  # type: ignore[misc]
                (first, *_) = backend.menu_actions()
                await first.do()
                await pilot.pause()
            found.append(backend.onward)
        return found

    one, two = asyncio.run(play())
    assert one == two != ""
    assert host_token_for(one)
    assert [seat.name for seat in Address(one).get().seats] == ["Ann", "Ben"]


def test_without_a_terminal_the_table_is_made_joined_and_played_line_by_line(
    server: Served, tmp_path: Path
) -> None:
    command = ("join", server.address, "--new", "ghost_stories", "--players", "2", "--name", "Ann")
    typed = "sit 9\nbot 2 rules\nstart\n" + "1\n" * 12 + "ping qwerty\nping \nsuggest\ndo\nundo\n"
    output = succeed(*command, typed=typed, run=vigil, XDG_DATA_HOME=str(tmp_path))
    lobby, game = output.split("Type the number of an option", 1)
    assert "Seat 1: Ann (you)\nSeat 2: free\n" in lobby
    assert lobby.count("Seat 1: Ann (you)") == 1
    assert "Seat 2: bot “rules”" in lobby
    assert "Taoist" in game
    assert "Pause the game" in game
    assert "Nothing on the board is called “qwerty”." in game
    link = game.split("vigil join ")[1].strip()
    assert len(Address(link).get().seats) == 2
    again = succeed("join", link, typed="say Back\n", run=vigil, XDG_DATA_HOME=str(tmp_path))
    assert f"vigil join {link}" in again
