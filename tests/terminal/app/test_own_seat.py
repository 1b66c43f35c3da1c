"""``vigil join`` and the token of a seat: proved before it is kept, kept while a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from server.client import Made
from server.serving import GENEROUS, Server, serving
from terminal.app.test_joining import other
from vigil.cli.join import take_offered
from vigil.terminal.app.http import Address, read_seat_link
from vigil.terminal.app.keyring import keep_token, token_for
from vigil.terminal.app.network import NetworkBackend
from vigil.terminal.app.player_names import called
from vigil.words import Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    impatient = msgspec.structs.replace(GENEROUS, silent_seconds=0)
    with serving(str(tmp_path_factory.mktemp("server") / "vigil.db"), impatient) as running:
        yield running


@pytest.fixture(autouse=True)
def _own_keyring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def made(server: Server) -> Made:
    return server.site.new_table("ghost_stories", "Ann", "Ben", ask_all=False)


def link_of(made: Made, seat_link: str = "") -> str:
    return f"{made.site.address}/tables/{made.id}{seat_link}"


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://h/tables/T#0:a.b:c", (0, "a.b:c")),
        ("h/tables/T#12:x", (12, "x")),
        ("http://h/tables/T", None),
        ("http://h/tables/T#main", None),
        ("http://h/tables/T#0:", None),
    ],
)
def test_a_seat_link_names_a_seat_and_its_token(link: str, found: tuple[int, str] | None) -> None:
    assert read_seat_link(link) == found


def test_a_forged_seat_link_leaves_the_token_that_is_kept(
    made: Made, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_token(link_of(made), made.tokens[0])
    for forged in (made.tokens[0][:-1] + "x", made.tokens[1], "x"):
        take_offered(Address(link_of(made, f"#0:{forged}")), Words("en"))
        assert "no longer works" in capsys.readouterr().out
        assert token_for(link_of(made)) == made.tokens[0]


def test_a_good_seat_link_takes_the_place_of_the_old_token(
    made: Made, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_token(link_of(made), made.tokens[0])
    new = made.site.post(f"{made.path}/seats/0/token", token=made.host)["token"]
    take_offered(Address(link_of(made, f"#0:{new}")), Words("en"))
    assert (token_for(link_of(made)), capsys.readouterr().out) == (new, "")
    keep_token(link_of(made), "", made.tokens[0])
    assert token_for(link_of(made)) == new


def test_who_was_silent_keeps_the_token_and_takes_the_seat_back(made: Made) -> None:
    async def play() -> None:
        said: list[str] = []
        address = Address(link_of(made))
        seat = made.site.get(made.path)["asked"][0]
        keep_token(address.link, made.tokens[seat])
        backend = NetworkBackend(address, made.tokens[seat], Words("en"))
        backend.listen(lambda: None, said.append)
        await backend.begin()
        await until(lambda: backend.own)
        async with other(address, made.tokens[1 - seat]) as ben:
            await ben.does(do="replace", of=seat)
            await until(lambda: backend.lent)
            assert (backend.own, said[-1]) == ((), Words("en").text("tui-lent"))
            assert token_for(address.link) == made.tokens[seat]
            back = next(one for one in backend.menu_actions() if one.text == "Take your seat back")
            await back.do()
            await until(lambda: backend.own == (seat,))
        backend.connection.end()

    asyncio.run(play())


def test_a_cut_before_the_reply_says_that_the_table_will_show_what_arrived(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        said: list[str] = []
        seat = made.site.get(made.path)["asked"][0]
        backend = NetworkBackend(Address(link_of(made)), made.tokens[seat], Words("en"))
        backend.listen(lambda: None, said.append)
        await backend.begin()
        await until(lambda: backend.own)
        monkeypatch.setattr(backend.connection, "_reply", lambda _: None)
        ply = backend.table.ply
        wish = asyncio.create_task(backend.answer(0))
        await until(lambda: backend.table.ply > ply)  # it is in the log, and its reply is lost
        assert backend.connection.socket is not None
        backend.connection.socket.transport.abort()
        await wish
        assert said == [Words("en").text("tui-unsure")]
        backend.connection.end()

    asyncio.run(play())


def test_a_name_that_passes_for_another_says_in_which_alphabet_it_is() -> None:
    assert called("Ann", Words("en")) == "Ann"
    assert called("\u0410nn", Words("en")) == "\u0410nn (mixed alphabets)"
    assert called("Coco", Words("ru")) == "Coco (латиница)"
