"""``vigil simulate``: sweeps, files of results, interrupts, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from time import sleep
from typing import Any

import psutil
import pytest

from cli.command import LANGUAGES, VIGIL, environment_of, inside, succeed
from cli.test_extras import LINES, run_without
from vigil.research.simulation.checkpoint import SUFFIX
from vigil.research.simulation.results import read_results

PLAN = ("simulate", "ghost_stories", "--players", "1", "--games", "4", "--seed", "3")


def lines(*arguments: str) -> list[dict[str, Any]]:
    """The series of a simulation, a line each."""
    return [json.loads(line) for line in succeed("simulate", *arguments, "--json").splitlines()]


SWEEPS = (
    ("level=normal,hell,players=1,2",),
    ("level=normal,hell", "players=1,2"),
    ("level=normal,hell", "--sweep", "players=1,2"),
)


@pytest.mark.parametrize("sweep", SWEEPS)
def test_a_sweep_plays_every_combination_with_the_same_deals(sweep: tuple[str, ...]) -> None:
    done = lines("ghost_stories", "--games", "2", "--seed", "5", "--sweep", *sweep)
    assert [one["cell"] for one in done] == [0, 1, 2, 3]
    assert [one["swept"] for one in done] == [
        {"level": level, "players": players} for level in ("normal", "hell") for players in "12"
    ]
    assert [(one["setup"]["level"], one["setup"]["players"]) for one in done] == [
        (level, players) for level in ("normal", "hell") for players in (1, 2)
    ]
    assert {(one["seed"], one["games"]) for one in done} == {("5", 2)}


def test_bots_flags_lists_and_modules_can_be_swept() -> None:
    sweep = ("bot=rules,rules+random", "ask-all=yes,no", "switch=none,R22", "module=white_moon")
    done = lines("ghost_stories", "--players", "2", "--games", "1", "--sweep", *sweep)
    assert [one["bot"] for one in done] == ["rules"] * 4 + ["rules+random"] * 4
    assert [one["setup"]["ask_all"] for one in done] == [True, True, False, False] * 2
    assert [one["setup"]["switches"] for one in done] == [[], ["R22"]] * 4
    assert {tuple(one["setup"]["modules"]) for one in done} == {("white_moon",)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sweep_for_people_has_a_row_for_each_combination(language: str) -> None:
    output = succeed(*PLAN, "--sweep", "level=normal,hell", "--lang", language, COLUMNS="120")
    assert "normal" in output
    assert "hell" in output


def test_the_seats_can_have_bots_of_their_own(tmp_path: Path) -> None:
    file = str(tmp_path / "games.csv")
    line = ("--players", "3", "--bot", "rules,random,bots.own_bots:Quick", "--out", file)
    (one,) = lines("ghost_stories", "--games", "2", *line)
    assert one["bot"] == "rules+random+bots.own_bots:Quick"
    assert set(read_results(file).values["bots"]) == {one["bot"]}


def test_a_finished_run_says_its_speed_and_leaves_only_its_tables(tmp_path: Path) -> None:
    out, turns = str(tmp_path / "games.parquet"), str(tmp_path / "turns.csv")
    (one,) = lines(*PLAN[1:], "--out", out, "--turns", turns)
    assert one["games_per_second"] > 0
    assert {file.name for file in tmp_path.iterdir()} == {
        *("games.parquet", "games.parquet.about.json", "turns.csv")
    }
    assert len(read_results(out)) == 4


MISTAKES = {
    "--sweep": "--sweep KEY=VALUES",
    "--sweep lvl=normal": "players, module, switch, level",
    "--sweep normal,hell": "level=normal,hell",
    "--sweep level=normal level=hell": "once with all its values",
    "--sweep level=normal,normal": "different values",
    "--sweep level=": "different values",
    "--sweep level=easy": "initiation, normal, nightmare, hell",
    "--sweep players=1,9": "1, 2, 3, 4",
    "--sweep black-tao=maybe": "yes or no",
    "--sweep bot=rules,deep": "“deep”",
    "--sweep portal=edge": "--module white_moon",
    "--level hell --sweep level=normal": "Leave one out",
    "--bot rules --sweep bot=random": "Leave one out",
    "--bot ,": "rules,random",
    "--bot rules,random --players 3": "one bot for all seats or one for each",
    "--bot nowhere:Mine": "package.module:Class",
    "--bot bots.own_bots:Nobody": "no class “Nobody”",
    "--bot bots.own_bots:Dumb": "choose(table, decision)",
    "--bot bots.own_bots:Wild": "from 0 to",
    "--bot bots.own_bots:Broken": "a mistake of mine",
    "--out games.txt": ".parquet, .csv",
    "--out nowhere/games.csv": "“nowhere/games.csv”",
    "--turns turns.csv": "--out FILE",
    "--out a.csv --turns a.csv": "--out FILE",
    "--out a.csv --turns nowhere/turns.csv": "“nowhere/turns.csv”",
    "--out /proc/games.csv": "“/proc/games.csv”",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_line_and_changes_nothing(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = inside("simulate", "ghost_stories", "--games", "3", *line.split())
    assert (done.returncode, done.stdout) == (2, "")
    own_lines = line.endswith("Broken")  # the lines of the bot stand below
    assert own_lines or len(done.stderr.splitlines()) == 1
    assert MISTAKES[line] in done.stderr
    assert list(tmp_path.iterdir()) == []


REFUSED = {"en": "already exists", "ru": "уже есть", "pl": "już istnieje"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_file_is_refused_in_the_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("mine")
    done = inside(*PLAN, "--out", str(file), "--lang", language)
    assert REFUSED[language] in done.stderr
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("extra", "package", "line", "language"),
    [("parquet", "pyarrow", "--out games.parquet", "ru"), ("ray", "ray", "--ray", "pl")],
)
def test_what_needs_an_extra_names_it(
    extra: str, package: str, line: str, language: str, tmp_path: Path
) -> None:
    line = line.replace("games", str(tmp_path / "games"))
    done = run_without({package}, *PLAN, *line.split(), "--lang", language)
    assert done.stderr == LINES[language].format(package, f"vigil-table[{extra}]")
    assert list(tmp_path.iterdir()) == []


# -- interrupted in mid-run: real processes

LONG = ("simulate", "ghost_stories", "--games", "600", "--seed", "3", "--workers", "2")


def kept(journal: Path) -> int:
    """How much is kept behind the first line of a journal."""
    return len(journal.read_bytes().partition(b"\n")[2]) if journal.exists() else 0


def begun(file: Path) -> subprocess.Popen[str]:
    """A simulation of two processes that has kept more games than before."""
    journal = Path(f"{file}{SUFFIX}")
    before = kept(journal)
    process = subprocess.Popen(
        [str(VIGIL), *LONG, "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment_of({"VIGIL_LANG": "en"}),
        start_new_session=True,
    )
    while process.poll() is None:
        if kept(journal) > before:
            return process
        sleep(0.01)
    raise AssertionError(process.communicate())


@pytest.fixture(name="whole", scope="module")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("whole") / "games.csv"
    succeed(*LONG[:-2], "--out", str(file))
    return file.read_bytes()


def test_a_run_interrupted_three_times_goes_on_to_the_same_table(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "games.csv"
    for _ in range(3):
        process = begun(file)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all processes
        output, errors = process.communicate()
        assert process.returncode == 130, errors
        assert "of 600 saved. Resume with: vigil simulate ghost_stories" in errors
        assert len(errors.splitlines()) == 1
        assert output
        assert not file.exists()
    succeed(*LONG, "--out", str(file))
    assert file.read_bytes() == whole


def test_a_second_interrupt_ends_at_once_and_leaves_no_process_behind(tmp_path: Path) -> None:
    process = begun(tmp_path / "games.csv")
    helpers = psutil.Process(process.pid).children(recursive=True)
    assert helpers
    for _ in range(2):
        os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)
    gone, alive = psutil.wait_procs(helpers, timeout=60)
    assert (len(gone), alive) == (len(helpers), [])


def test_the_helpers_of_a_killed_run_end_too_and_what_it_kept_counts(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "games.csv"
    process = begun(file)
    helpers = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.communicate()
    assert psutil.wait_procs(helpers, timeout=60)[1] == []
    succeed(*LONG, "--out", str(file))
    assert file.read_bytes() == whole


def test_a_helper_killed_in_mid_run_changes_nothing(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    process = begun(file)
    for child in psutil.Process(process.pid).children():
        if "spawn_main" in " ".join(child.cmdline()):
            child.kill()
    _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert file.read_bytes() == whole


INTERRUPTED = {
    "en": "Interrupted: 4 of 4",
    "ru": "Прервано: готово 4 из 4",
    "pl": "Przerwano: gotowe 4 z 4",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interrupt_without_a_file_says_how_to_keep_games(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vigil.cli.simulate.Simulation.write", interrupt)
    done = inside(*PLAN, "--lang", language)
    assert done.returncode == 130
    assert INTERRUPTED[language] in done.stderr
    assert done.stdout
