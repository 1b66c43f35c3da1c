"""The bots of ``examples/``, as a stranger would run them: in two languages they play a game."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from npm import find_npm, version_of

from cli.serving import Served, served
from forms import some

EXAMPLES = Path(__file__).parents[2] / "examples"
SOCKETS = (22,)
"""Since this Node there are sockets without asking for them."""


def in_python(*arguments: str) -> list[str]:
    return [sys.executable, str(EXAMPLES / "bot_client.py"), *arguments]


def in_javascript(*arguments: str) -> list[str]:
    found = find_npm()
    assert found is not None
    node = str(Path(found).with_name("node"))
    asked = () if version_of(node) >= SOCKETS else ("--experimental-websocket", "--no-warnings")
    return [node, *asked, str(EXAMPLES / "bot_client.mjs"), *arguments]


LANGUAGES = {"python": in_python, "javascript": in_javascript}
each = pytest.mark.parametrize("bot", LANGUAGES.values(), ids=LANGUAGES)


@contextmanager
def seated(server: Served, command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A bot that has taken a seat."""
    link, name = command[-2:]
    bot = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    try:
        while bot.poll() is None and name not in names(server, link):
            time.sleep(0.3)
        yield bot
    finally:
        bot.kill()
        bot.communicate()


def names(server: Served, link: str) -> list[str]:
    address = link.replace("/tables/", "/api/tables/")
    return [seat["name"] for seat in server.ask("GET", address)["seats"]]


def printed(bot: subprocess.Popen[str]) -> str:
    """What a bot that has ended has printed."""
    assert bot.stdout is not None
    return bot.stdout.read()


def said(command: list[str]) -> str:
    """What a bot that cannot play says, in one line."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (1, "")
    line, end, rest = done.stderr.partition("\n")
    assert (end, rest) == ("\n", "")
    return line


@pytest.mark.parametrize("game", some(["ghost_stories", "horizons"]))
def test_two_bots_finish_a_game(game: str, tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        made = server.ask("POST", "/api/tables", {"game": game, "setup": {"players": 2}})
        link = f"{server.address}/tables/{made['table']['id']}"
        ann, ben = in_python(link, "Ann"), in_javascript(link, "Ben")
        with seated(server, ann) as first, seated(server, ben) as second:
            assert names(server, link) == ["Ann", "Ben"]
            table = f"/api/tables/{made['table']['id']}"
            server.ask("POST", f"{table}/start", {}, **{"Vigil-Token": made["host"]})
            while not all(status == 0 for status in (first.poll(), second.poll())):
                for bot in (first, second):
                    assert not bot.poll(), printed(bot)
                time.sleep(0.3)
            assert (printed(first), printed(second)) == ("", "")
        assert server.ask("GET", table)["status"] == "over"
        assert server.stop() == (0, "", "")


@each
def test_mistakes_are_told_in_one_line(
    bot: Callable[..., list[str]], served_once: Served, full: str
) -> None:
    host = served_once.address
    assert said(bot(full, "Ben")) == "no seat is free"
    assert said(bot(full.replace("/tables/", "/api/tables/"), "Ben")) == "no seat is free"
    assert "Table “nobody” not found" in said(bot(f"{host}/tables/nobody", "Ben"))
    assert said(bot(f"{host}/rules", "Ben")).startswith("name the link of a table")
    nowhere = "http://127.0.0.1:9/tables/x"
    assert said(bot(nowhere, "Ben")).startswith("no server answers at ")


def test_an_older_node_is_told_what_is_missing() -> None:
    node, *asked = in_javascript()
    without = [word for word in asked if word != "--experimental-websocket"]
    without[:0] = () if without != asked else ("--no-experimental-websocket",)
    line = said([node, *without, "http://127.0.0.1:9/tables/x"])
    assert line.startswith("this bot needs Node 22 or newer, and this is v")


@pytest.fixture(scope="module")
def served_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mistakes") / "vigil.db") as server:
        yield server


@pytest.fixture(scope="module")
def full(served_once: Served) -> str:
    """The link of a table without a free seat."""
    new = {"game": "ghost_stories", "setup": {"players": 1}, "seats": [{"name": "Ann"}]}
    table = served_once.ask("POST", "/api/tables", new)["table"]["id"]
    return f"{served_once.address}/tables/{table}"
