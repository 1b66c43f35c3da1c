"""``arena``, ``train`` and ``analyse``: on a cluster as here, interrupted and resumed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from research.simulation.fake_ray import ON_RAY, FakeRay, install
from vigil.bots import RandomBot
from vigil.bots.work_pool import run_in_pool
from vigil.cli.main import main
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.games.ghost_stories import Setup

RECORD = "game.json"
NET = "net.npz"
OF_ITS_TIME = {"date", "command", "decision_us", "file"}


class Work(NamedTuple):
    """A command that takes long, and what makes it resumable."""

    line: str
    resume: str
    said: str
    """What it says when it was interrupted and kept what was done."""


WORKS = {
    "arena": Work(
        "arena ghost_stories --players 1 --bots rules,random --games 4 --seed 3 --json",
        "--resume matches.jsonl",
        "of 8 saved. Resume with: vigil arena",
    ),
    "train": Work(
        f"train horizons --games 20 --seed 3 --out {NET} --json",
        "--samples samples",
        "games saved to “samples”. Resume with: vigil train",
    ),
    "analyse": Work(
        f"analyse {RECORD} --budget 4 --json",
        "--resume judged.jsonl",
        "saved. Resume with: vigil analyse",
    ),
}
BY_COMMAND = pytest.mark.parametrize("name", WORKS)
Said = Callable[..., tuple[int, dict[str, Any], str]]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a short game in it, and trainings on games of chance that take a few steps."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vigil.bots.training.practice.RulesBot", RandomBot)
    for steps in ("STRAIGHT_STEPS", "STEPS"):
        monkeypatch.setattr(f"vigil.bots.training.train.{steps}", 1)
    table = Table.start(Setup(players=1), SeededDealer(3))
    while table.decision is not None and table.ply < 60:
        table.apply(len(table.decision.options) - 1)
    Path(RECORD).write_text(table.save())


@pytest.fixture(name="say")
def _say(capsys: pytest.CaptureFixture[str]) -> Said:
    """What a command line comes to, without what depends on when it was given."""

    def say(line: str) -> tuple[int, dict[str, Any], str]:
        status = main([*line.split(), "--lang", "en"])
        out, errors = capsys.readouterr()
        return status, plain(json.loads(out)) if out else {}, errors

    return say


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items() if name not in OF_ITS_TIME}
    return [plain(one) for one in value] if isinstance(value, list) else value


def net() -> bytes:
    """The weights that a training has written."""
    if not Path(NET).exists():
        return b""
    with np.load(NET) as arrays:
        return b"".join(arrays[name].tobytes() for name in sorted(arrays.files))


@pytest.fixture(name="ray")
def _ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeRay]:
    yield install(monkeypatch)
    sys.modules.pop(ON_RAY, None)


@BY_COMMAND
def test_a_cluster_comes_to_the_same(name: str, say: Said, ray: FakeRay) -> None:
    here, trained = say(WORKS[name].line + " --workers 1"), net()
    assert say(WORKS[name].line + " --ray") == here
    assert here[0] == 0
    assert sum(ray.sizes) > 1
    assert net() == trained


def interrupted(
    work: Callable[[Sequence[Any]], list[Any]], tasks: Sequence[Any], **settings: Any
) -> Generator[list[Any]]:
    """Does the first portion only, then meets Ctrl-C."""
    portions = run_in_pool(work, tasks, **settings)
    yield next(portions)
    portions.close()
    raise KeyboardInterrupt


@BY_COMMAND
def test_what_was_interrupted_is_resumed_by_the_same_command(
    name: str, say: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, runners = WORKS[name], "vigil.cli.task_runners.run_in_pool"
    _, whole, _ = say(work.line + " --workers 1")
    trained = net()
    line = f"{work.line} --workers 1 {work.resume}"
    with monkeypatch.context() as patched:
        patched.setattr(runners, interrupted)
        status, _, errors = say(line)
    assert status == 130
    assert work.said in errors
    assert line in errors.replace("\n", " ")
    done = list[int]()

    def counting(run: Any, tasks: Sequence[Any], **settings: Any) -> Generator[list[Any]]:
        done.append(len(tasks))
        return run_in_pool(run, tasks, **settings)

    monkeypatch.setattr(runners, counting)
    assert say(line)[:2] == (0, whole)
    assert net() == trained
    say(line)
    first, second = done
    assert first > second == 0


@BY_COMMAND
def test_an_interrupt_says_how_to_resume_next_time(
    name: str, say: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigil.cli.task_runners.run_in_pool", interrupted)
    status, _, errors = say(WORKS[name].line)
    assert status == 130
    assert WORKS[name].resume.split()[0] in errors
