"""The commands in a real terminal: colours or none, what is missing, leaving and coming back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.ptys import Terminal, terminal
from vigil.terminal.files import bots_in, read_table

PLAY = ("play", "ghost_stories", "--players", "2", "--seed", "3")
COLOUR = re.compile(r"\x1b\[[0-9;:]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:m]")
KEYS = "? help"


def kept_in(folder: Path) -> Path:
    (file,) = folder.rglob("*.save")
    return file


def test_the_application_draws_in_colours(tmp_path: Path) -> None:
    with terminal(*PLAY, XDG_DATA_HOME=str(tmp_path)) as seen:
        seen.until(KEYS)
        assert COLOUR.search(seen.sent)


def test_no_color_leaves_all_colours_out(tmp_path: Path) -> None:
    with terminal(*PLAY, XDG_DATA_HOME=str(tmp_path), NO_COLOR="1") as seen:
        seen.until(KEYS)
        assert "Qi" in seen.text
        assert COLOUR.search(seen.sent) is None


def test_no_color_leaves_all_colours_out_of_the_plain_table(tmp_path: Path) -> None:
    with terminal(*PLAY, "--plain", XDG_DATA_HOME=str(tmp_path), NO_COLOR="1") as seen:
        seen.until("> ")
        assert COLOUR.search(seen.sent) is None


def test_without_its_packages_one_line_names_the_extra_and_the_plain_table_is_played(
    tmp_path: Path,
) -> None:
    with terminal(*PLAY, without=("textual",), XDG_DATA_HOME=str(tmp_path)) as seen:
        seen.until("> ")
        (said,) = [one for one in seen.text.splitlines() if "plain text table" in one]
        assert said.endswith("pip install 'vigil-table[terminal]'")
        seen.type("quit\n")
        assert seen.end() == 0


@pytest.mark.parametrize(
    "command", [("play", "--lesson", "ghost_stories_1"), ("join", "http://127.0.0.1:9/tables/T")]
)
def test_what_needs_the_application_names_the_extra_in_one_line(command: tuple[str, ...]) -> None:
    with terminal(*command, without=("textual", "websockets")) as seen:
        assert seen.end() == 2
    (line,) = seen.text.splitlines()
    assert line.startswith("vigil: “")
    assert line.endswith("pip install 'vigil-table[terminal]'")


@pytest.mark.parametrize("leave", [Terminal.interrupt, lambda seen: seen.type("quit\n")])
def test_leaving_the_plain_table_keeps_the_game(
    leave: Callable[[Terminal], None], tmp_path: Path
) -> None:
    command = (*PLAY, "--bot", "rules", "--plain")
    with terminal(*command, XDG_DATA_HOME=str(tmp_path)) as seen:
        seen.until("\n> ")
        leave(seen)
        seen.end()
        assert "Resume with" in seen.text
    assert bots_in(str(kept_in(tmp_path))) == {1: "rules"}


def test_ctrl_c_leaves_the_application_and_the_game_is_resumed(tmp_path: Path) -> None:
    with terminal(*PLAY, "--bot", "rules", XDG_DATA_HOME=str(tmp_path)) as seen:
        seen.until(KEYS)
        seen.type("1")
        while not list(tmp_path.rglob("*.save")):
            assert seen.process.poll() is None
            time.sleep(0.02)
        seen.type("\x03")
        assert seen.end() == 0
    ply = read_table(str(kept_in(tmp_path))).ply
    assert ply > 0
    with terminal("play", "--resume", XDG_DATA_HOME=str(tmp_path)) as seen:
        seen.until(KEYS)
        seen.type("q")
        assert seen.end() == 0
    assert read_table(str(kept_in(tmp_path))).ply == ply
