"""The bot of ``examples/``, as a stranger would run it: two of them play a game to its end."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.serving import LONGEST_WAIT, Served, served

BOT = Path(__file__).parents[2] / "examples" / "bot_client.py"


@contextmanager
def seated(server: Served, link: str, name: str) -> Iterator[subprocess.Popen[str]]:
    """A bot that has taken a seat."""
    bot = subprocess.Popen(
        [sys.executable, str(BOT), link, name],
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
    return [seat["name"] for seat in server.ask("GET", link)["seats"]]


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_two_bots_finish_a_game(game: str, tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        made = server.ask("POST", "/api/tables", {"game": game, "setup": {"players": 2}})
        link = f"{server.address}/api/tables/{made['table']['id']}"
        with seated(server, link, "Ann") as ann, seated(server, link, "Ben") as ben:
            assert names(server, link) == ["Ann", "Ben"]
            server.ask("POST", f"{link}/start", {}, **{"Vigil-Token": made["host"]})
            for bot in (ann, ben):
                output, _ = bot.communicate(timeout=LONGEST_WAIT)
                assert (bot.returncode, output) == (0, "")
        assert server.ask("GET", link)["status"] == "over"
        assert server.stop() == (0, "", "")


def test_a_full_table_takes_no_bot(tmp_path: Path) -> None:
    with served(tmp_path / "vigil.db") as server:
        new = {"game": "ghost_stories", "setup": {"players": 1}, "seats": [{"name": "Ann"}]}
        table = server.ask("POST", "/api/tables", new)["table"]["id"]
        with seated(server, f"{server.address}/api/tables/{table}", "Ben") as bot:
            assert bot.communicate(timeout=LONGEST_WAIT)[0] == "no seat is free\n"
