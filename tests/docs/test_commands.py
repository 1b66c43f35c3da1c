"""Every command that a page shows: run in an empty folder, or at least read by its parser."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from cli.command import inside, succeed
from docs.commands import ELSEWHERE, ROOT, Shown, reason_not_to_run, replaced, shortened, shown
from vigil.bots import RandomBot
from vigil.cli.commands import COMMANDS, command_of
from vigil.cli.language import split_language
from vigil.cli.parser import Parser
from vigil.core import SeededDealer, Table
from vigil.games.ghost_stories import Setup
from vigil.words import Words

SHOWN: Final = shown()
OURS: Final = [one for one in SHOWN if one.words[0] == "vigil"]
READ: Final = [one for one in OURS if not {"candles", "lantern"} & {*one.words}]
RUN: Final = [one for one in OURS if not reason_not_to_run(one.words)]


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the pages speak of."""
    folder = tmp_path_factory.mktemp("prepared")
    table = Table.start(Setup(players=1, level="hell"), SeededDealer(49))  # over very soon
    bot = RandomBot(49)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    for name in ("game.json", "report.json"):
        (folder / name).write_text(table.record.to_json())
    files = ("--out", str(folder / "results.parquet"), "--turns", str(folder / "turns.parquet"))
    succeed("simulate", "ghost_stories", "--games", "4", "--seed", "1", *files)
    shutil.copy(ROOT / "examples" / "my_cards.toml", folder)
    return folder


def test_the_pages_show_most_commands() -> None:
    assert {one.words[1] for one in OURS} >= set(COMMANDS) - {"completion"}
    assert {*ELSEWHERE} <= {*COMMANDS}
    assert len(RUN) > 20


@pytest.mark.parametrize("one", READ, ids=str)
def test_a_command_is_one_that_its_parser_reads(one: Shown) -> None:
    rest, _ = split_language(one.words[1:])
    parser = Parser(rest[0], Words("en"))
    command_of(rest[0]).arguments(parser)
    parser.read(replaced(tuple(rest)))


@pytest.mark.parametrize("one", RUN, ids=str)
def test_a_command_runs(
    one: Shown, prepared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(prepared, folder)
    monkeypatch.chdir(folder)
    own = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = inside(*shortened(one.words), typed="quit\n", **own)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert done.stdout


@pytest.mark.parametrize("one", [one for one in SHOWN if one.words[0] == "make"], ids=str)
def test_a_target_is_there(one: Shown) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert one.words[1] in targets


@pytest.mark.parametrize(
    "one", [one for one in SHOWN if one.words[0] in ("python", "python3", "node")], ids=str
)
def test_a_program_is_there(one: Shown) -> None:
    module = one.words[1] == "-m"
    assert module or (ROOT / one.words[1].replace("\\", "/")).is_file()
