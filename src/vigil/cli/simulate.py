"""``vigil simulate``: many games by bots, one series or a whole sweep."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from vigil.bots.work_pool import TaskRunner
from vigil.cli.extras import import_with
from vigil.cli.main import INTERRUPTED
from vigil.cli.options import read_game, takes_game
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.setups import setup_options
from vigil.cli.simulation_output import finished, show
from vigil.cli.sweeps import read_bots, read_plans
from vigil.cli.task_runners import takes_workers, task_runner_of
from vigil.research.simulation import Simulation
from vigil.research.simulation.about import about_now, write_about
from vigil.research.simulation.checkpoint import Checkpoint
from vigil.research.simulation.results import PARQUET, format_of
from vigil.terminal.files import new_seed
from vigil.words import Words

LEAST: Final = 100
"""The fewest games sent to a cluster at a time: dispatching even one takes Ray almost 1 ms."""


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    takes_game(parser)
    parser.option("--games", "N", type=number("--games", 1), default=100)
    setup_options(parser)
    text = parser.words.text("cli-option-simulate-bot")
    parser.option("--bot", "BOT", text=text, type=read_bots)
    parser.option("--sweep", "KEY=VALUES", action="extend", nargs="+")
    parser.option("--seed", "SEED", type=number("--seed", 0))
    parser.option("--out", "FILE", text=parser.words.text("cli-option-simulate-out"))
    parser.option("--turns", "FILE")
    takes_workers(parser)
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Play, then print the results; after Ctrl-C, the results so far and how to resume."""
    game, checkpoint = read_game(args.game), checkpoint_of(args)
    kept = None if checkpoint is None else checkpoint.seed
    seed = next((seed for seed in (args.seed, kept) if seed is not None), None)
    plans = read_plans(game, args, new_seed() if seed is None else seed)
    runner = task_runner_of(args, least=LEAST)
    status, began = 0, perf_counter()
    simulation = Simulation([swept.plan for swept in plans], checkpoint, args.turns or "")
    with closing(simulation):
        fresh = not simulation.done
        try:
            watched(simulation, runner)
            if args.out is not None:
                write_about(args.out, about_now(args.command_line, simulation.sweep.seed))
        except KeyboardInterrupt:
            print(interrupted(simulation, args, words), file=sys.stderr)
            status = INTERRUPTED
    show(finished(plans, simulation.tallies, perf_counter() - began if fresh else 0.0), args, words)
    return status


def checkpoint_of(args: Namespace) -> Checkpoint | None:
    """Return the checkpoint for --out, if given."""
    files = [file for file in (args.out, args.turns) if file is not None]
    if any(format_of(file) == PARQUET for file in files):
        import_with("parquet", "pyarrow")
    if args.turns is not None and args.out in (None, args.turns):
        raise UsageError("turns_without_out")
    return None if args.out is None else Checkpoint(args.out)


# -- while it is played


class Rate(ProgressColumn):
    """Games per second, for the progress bar."""

    def render(self, task: Task) -> Text:
        """The recent rate, once it is known."""
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


def progress_bar() -> Progress:
    """A bar on standard error, for people only."""
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())


def watched(simulation: Simulation, runner: TaskRunner) -> None:
    """Play the missing games with a progress bar, then write the tables."""
    with progress_bar() as bar:
        task = bar.add_task("", total=simulation.sweep.total, completed=simulation.done)
        simulation.play(runner, lambda games: bar.advance(task, games))
    simulation.write()


def interrupted(simulation: Simulation, args: Namespace, words: Words) -> str:
    """Report the results so far after an interrupt, and how to resume."""
    facts: dict[str, Any] = {"done": simulation.done, "total": simulation.sweep.total}
    if args.out is None:
        return words.text("cli-sum-interrupted", **facts, option="--out FILE")
    return words.text("cli-sum-kept", **facts, command=args.command_line)
