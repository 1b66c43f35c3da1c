"""``docs/add-a-game.md``: every command on it runs, every excerpt is in the example."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from cli.command import succeed, vigil
from examples.installed import ROOT, SOURCE, install
from vigil.words.vocabulary import Vocabulary

PAGE: Final = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


class Block(NamedTuple):
    """A block of code: its language, the file it comes from, its text."""

    language: str
    file: str
    text: str


BLOCKS: Final = [Block(*found) for found in re.findall(r"```(\w+) ?(\S*)\n(.*?)```", PAGE, re.S)]
SMALL: Final = [block for block in BLOCKS if block.file.startswith("candles/")]
EXCERPTS: Final = [block for block in BLOCKS if block.file and block not in SMALL]
SESSIONS: Final = [block for block in BLOCKS if block.language == "python" and not block.file]
COMMANDS: Final = [
    line for block in BLOCKS if block.language == "sh" for line in block.text.splitlines()
]


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    tried = len(SMALL) + len(EXCERPTS) + len(SESSIONS)
    assert tried + 2 == len(BLOCKS) == PAGE.count("```") // 2
    assert COMMANDS[0] == f"pip install {SOURCE.relative_to(ROOT)}", "the fixture does the same"


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.text.splitlines()[0])
def test_an_excerpt_is_in_the_example(block: Block) -> None:
    assert block.text in (SOURCE / block.file).read_text(encoding="utf-8")


@pytest.mark.parametrize("line", COMMANDS[1:])
def test_a_command_runs(line: str, site: Path) -> None:
    program, *arguments = shlex.split(line)
    assert program == "vigil"
    said = succeed(*arguments, typed="1\nquit\n", run=vigil, PYTHONPATH=str(site))
    assert len(said.splitlines()) > 1


@pytest.mark.usefixtures("_lantern")
def test_the_sessions_go_as_they_are_shown() -> None:
    lines = "\n".join(block.text for block in SESSIONS)
    test = doctest.DocTestParser().get_doctest(lines, {}, "page", None, None)
    assert test.examples
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_the_words_that_the_page_lists_are_those_of_the_format() -> None:
    table = PAGE.split("| entry | holds |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.M)) == set(Vocabulary.__struct_fields__)


@pytest.fixture(scope="module")
def candles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game that is whole on the page, typed off and installed."""
    folder = tmp_path_factory.mktemp("typed")
    for block in SMALL:
        (folder / block.file).parent.mkdir(parents=True, exist_ok=True)
        (folder / block.file).write_text(block.text, encoding="utf-8")
    return install(tmp_path_factory.mktemp("small"), folder / "candles")


WALK: Final = """
from vigil.core import find_game
from vigil.core.conform import walk
print(walk(find_game("candles").setup.from_data({"players": 1}), seed=1).outcome.reason)
"""


def test_the_game_that_is_whole_on_the_page_can_be_played(candles: Path) -> None:
    """In a language that it has and in one that it has not; and it keeps the contract."""
    at = {"PYTHONPATH": str(candles)}
    for language in ("en", "ru"):
        played = ("play", "candles", "--players", "1", "--seed", "4", "--lang", language)
        said = succeed(*played, typed="1\nquit\n", run=vigil, **at)
        assert "Turn 2" in said
    line = ("simulate", "candles", "--games", "50", "--seed", "2", "--bot", "random", "--json")
    assert 0 < json.loads(succeed(*line, run=vigil, **at))["wins"] < 50
    walked = subprocess.run(
        [sys.executable, "-c", WALK], env={**os.environ, **at}, capture_output=True, text=True
    )
    assert walked.stdout in ("bright\n", "dark\n"), walked.stderr
