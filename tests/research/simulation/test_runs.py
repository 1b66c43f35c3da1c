"""Simulations that are written down: whole, interrupted, resumed, refused."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from research.simulation.tables import COLUMNS, TURN_COLUMNS, with_facts
from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.core.plugin import offered
from vigil.games.ghost_stories import Setup
from vigil.research.simulation import Plan, Simulation, simulate
from vigil.research.simulation.batches import Batch
from vigil.research.simulation.checkpoint import SUFFIX, Checkpoint
from vigil.research.simulation.interrupts import interrupts_deferred
from vigil.research.simulation.results import BadResults, read_results, read_turns

GAME = "ghost_stories"
PLANS = tuple(
    Plan(setup=Setup(players=players), games=12, seed=3, bot=bot)
    for players, bot in ((1, "random"), (2, ("rules", "random")))
)
ALONE: TaskRunner = partial(run_in_pool, workers=1)


def write(folder: Path, runner: TaskRunner = ALONE, plans: Sequence[Plan] = PLANS) -> Simulation:
    """Play plans and write both tables into a folder."""
    turns = str(folder / "turns.csv")
    with closing(Simulation(plans, Checkpoint(str(folder / "games.csv")), turns)) as simulation:
        simulation.play(runner)
        simulation.write()
    return simulation


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def folder_in(path: Path, name: str) -> Path:
    (path / name).mkdir()
    return path / name


@pytest.fixture(name="whole", scope="module")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("whole")
    write(folder)
    return files(folder)


def test_the_tables_are_the_same_whatever_the_number_of_workers(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    write(tmp_path, partial(run_in_pool, workers=3))
    assert files(tmp_path) == whole
    assert set(whole) == {"games.csv", "turns.csv"}


def test_a_row_says_what_a_game_came_to(tmp_path: Path) -> None:
    simulation = write(tmp_path)
    games = list(read_results(str(tmp_path / "games.csv")).rows())
    assert [(row["cell"], row["number"]) for row in games] == [
        (cell, number) for cell in (0, 1) for number in range(12)
    ]
    assert [row["seed"] for row in games[:12]] == [row["seed"] for row in games[12:]]
    assert {row["bots"] for row in games[12:]} == {"rules+random"}
    for tally, rows in zip(simulation.tallies, (games[:12], games[12:]), strict=True):
        assert tally.wins == sum(row["won"] is True for row in rows)
        assert tally.decisions == sum(int(str(row["decisions"])) for row in rows)
    turns = list(read_turns(str(tmp_path / "turns.csv"), GAME).rows())
    assert [(row["cell"], row["number"], row["turn"]) for row in turns] == [
        (row["cell"], row["number"], turn)
        for row in games
        for turn in range(1, int(str(row["turns"])) + 1)
    ]


def test_a_game_plays_alike_with_a_witness_and_without(tmp_path: Path) -> None:
    watched = write(tmp_path)
    for plan, tally in zip(PLANS, watched.tallies, strict=True):
        plain = simulate(plan)
        assert (plain.wins, plain.decisions) == (tally.wins, tally.decisions)
        assert plain.losses == tally.losses


def test_the_facts_of_a_game_are_its_last_columns(tmp_path: Path) -> None:
    with offered(with_facts(GAME)):
        write(tmp_path)
        games = read_results(str(tmp_path / "games.csv"))
        turns = read_turns(str(tmp_path / "turns.csv"), GAME)
    assert games.columns[-len(COLUMNS) :] == COLUMNS
    assert turns.columns[-1:] == TURN_COLUMNS
    last: dict[Any, Any] = {}
    for row in turns.rows():
        last[row["cell"], row["number"]] = row["events_so_far"]
    for row in games.rows():
        assert row["last_turn"] == row["turns"]
        assert row["heard_all"]
        assert isinstance(row["events"], dict)
        assert last[row["cell"], row["number"]] == sum(row["events"].values())


def test_a_bot_that_looks_ahead_is_watched_alike(tmp_path: Path) -> None:
    plan = Plan(setup=Setup(players=1), games=1, seed=2, bot=FirstOption)
    write(tmp_path, plans=[plan])
    (row,) = read_results(str(tmp_path / "games.csv")).rows()
    assert row["bots"] == f"{__name__}:FirstOption"
    assert row["decisions"] == simulate(plan).decisions


class FirstOption:
    """Forks its table, as it may, and takes the first option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: Any, decision: Any) -> int:
        assert table.fork().decision == decision
        return 0


# -- interrupted and resumed


def test_ctrl_c_while_a_batch_is_kept_loses_and_miscounts_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    note = Checkpoint._note

    def interrupted_note(self: Checkpoint, batch: Batch, length: int) -> None:
        signal.raise_signal(signal.SIGINT)  # the batch is in the file, but not counted yet
        note(self, batch, length)

    simulation = Simulation(PLANS, Checkpoint(str(file)))
    with (
        patch.object(Checkpoint, "_note", interrupted_note),
        closing(simulation),
        pytest.raises(KeyboardInterrupt),
    ):
        simulation.play(ALONE)
    assert simulation.done > 0
    with closing(Simulation(PLANS, Checkpoint(str(file)))) as resumed:
        assert resumed.done == simulation.done


def test_ctrl_c_is_deferred_only_in_the_main_thread() -> None:
    before = signal.getsignal(signal.SIGINT)
    with ThreadPoolExecutor() as pool, interrupts_deferred():
        during = signal.getsignal(signal.SIGINT)
        pool.submit(interrupts_deferred().__enter__).result()
        assert signal.getsignal(signal.SIGINT) is during is not before
    assert signal.getsignal(signal.SIGINT) is before


def stopping_after(portions: int) -> TaskRunner:
    """The run is interrupted after some batches; the last ones are played first."""

    def runner(work: Callable[[Any], list[Any]], tasks: Sequence[Any]) -> Generator[list[Any]]:
        last: Iterator[list[Any]] = (work(tasks[i : i + 3]) for i in range(len(tasks) - 3, 0, -3))
        for _ in range(portions):
            yield next(last)
        raise KeyboardInterrupt

    return runner


def test_a_sweep_interrupted_three_times_and_resumed_equals_one_that_was_not(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    for done in range(1, 4):
        with pytest.raises(KeyboardInterrupt):
            write(tmp_path, stopping_after(2))
        assert list(files(tmp_path)) == [f"games.csv{SUFFIX}"]
        with closing(Checkpoint(str(tmp_path / "games.csv"))) as checkpoint:
            simulation = Simulation(PLANS, checkpoint, str(tmp_path / "turns.csv"))
            assert simulation.done == 6 * done
    write(tmp_path)
    assert files(tmp_path) == whole


def test_a_batch_that_a_crash_has_cut_short_is_played_again(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    for kept in range(3):
        folder = folder_in(tmp_path, str(kept))
        with pytest.raises(KeyboardInterrupt):
            write(folder, stopping_after(2))
        checkpoint = folder / f"games.csv{SUFFIX}"
        content = checkpoint.read_bytes()
        damaged = (content[:-5], content[:-5] + b"nonsense", content[:40])
        checkpoint.write_bytes(damaged[kept])
        write(folder)
        assert files(folder) == whole


def test_what_is_complete_but_not_published_is_published(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    with (
        patch.object(Path, "replace", side_effect=KeyboardInterrupt),
        pytest.raises(KeyboardInterrupt),
    ):
        write(tmp_path)
    assert f"games.csv{SUFFIX}" in files(tmp_path)
    write(tmp_path)
    assert files(tmp_path) == whole


# -- refused


def refused(folder: Path, plans: Sequence[Plan] = PLANS, turns: bool = True) -> str:
    """The code of a refusal that changes nothing."""
    before = files(folder)
    file = str(folder / "turns.csv") if turns else ""
    with (
        pytest.raises(BadResults) as caught,
        closing(Checkpoint(str(folder / "games.csv"))) as checkpoint,
    ):
        Simulation(plans, checkpoint, file)
    assert files(folder) == before
    return f"{caught.value.code} {caught.value.data.get('what', '')}".strip()


def interrupted(folder: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(folder, stopping_after(1))


def changed(**changes: Any) -> list[Plan]:
    given = [{"setup": p.setup, "games": p.games, "seed": p.seed, "bot": p.bot} for p in PLANS]
    return [Plan(**(one | changes)) for one in given]


def test_a_finished_table_is_not_overwritten(tmp_path: Path) -> None:
    write(tmp_path)
    assert refused(tmp_path) == "exists"
    (tmp_path / "games.csv").unlink()
    assert refused(tmp_path) == "exists"


def test_a_table_that_came_while_another_was_interrupted_is_not_overwritten(
    tmp_path: Path,
) -> None:
    interrupted(tmp_path)
    (tmp_path / "games.csv").write_text("mine")
    assert refused(tmp_path) == "exists"


def test_another_plan_does_not_go_on(tmp_path: Path) -> None:
    interrupted(tmp_path)
    assert refused(tmp_path, changed(seed=4)) == "other_plan seed"
    assert refused(tmp_path, changed(games=13)) == "other_plan games"
    assert refused(tmp_path, changed(bot="rules")) == "other_plan bots"
    assert refused(tmp_path, changed(setup=Setup(players=2))) == "other_plan setups"
    assert refused(tmp_path, PLANS[:1]) == "other_plan setups"
    assert refused(tmp_path, turns=False) == "other_plan turn_columns"


def test_other_rules_and_another_version_do_not_go_on(tmp_path: Path) -> None:
    interrupted(tmp_path)
    with patch("vigil.__version__", "9.9"):
        assert refused(tmp_path) == "other_version"
    checkpoint = tmp_path / f"games.csv{SUFFIX}"
    checkpoint.write_bytes(checkpoint.read_bytes().replace(b'"rules":', b'"rules":1', 1))
    assert refused(tmp_path) == "other_rules"


def test_what_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / f"games.csv{SUFFIX}").write_text("shopping list\n")
    assert refused(tmp_path) == "no_journal"


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    with closing(Checkpoint(str(tmp_path / "games.csv"))) as checkpoint:
        Simulation(PLANS, checkpoint, str(tmp_path / "turns.csv"))
        assert refused(tmp_path) == "in_use"


def test_a_run_that_did_nothing_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path, stopping_after(0))
    assert files(tmp_path) == {}


def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere" / "games.csv")
    for out, turns in ((nowhere, ""), (str(tmp_path / "games.csv"), nowhere)):
        with pytest.raises(FileNotFoundError) as caught, closing(Checkpoint(out)) as checkpoint:
            Simulation(PLANS, checkpoint, turns)
        assert caught.value.filename == nowhere
    assert files(tmp_path) == {}
