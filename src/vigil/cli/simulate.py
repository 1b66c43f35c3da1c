"""``vigil simulate``: many games by a bot."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from vigil.cli.options import read_bot, read_game, takes_game
from vigil.cli.parser import Parser, number
from vigil.cli.setups import read_setup, setup_options
from vigil.simulation import Plan, Summary, simulate
from vigil.terminal import make_console
from vigil.terminal.files import new_seed
from vigil.words import Words, speaker_for


def arguments(parser: Parser) -> None:
    """What the command takes."""
    takes_game(parser)
    parser.option("--games", "N", type=number("--games", 1), default=100)
    setup_options(parser)
    parser.option("--bot", "BOT", type=read_bot, default="random")
    parser.option("--seed", "SEED", type=number("--seed", 0))
    parser.option("--workers", "N", type=number("--workers", 1, 256), default=1)
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Play, then print what came of it."""
    setup = read_setup(read_game(args.game), args)
    seed = new_seed() if args.seed is None else args.seed
    plan = Plan(setup=setup, games=args.games, seed=seed, bot=args.bot)
    summary = watched(plan, args.workers)
    if args.json:
        print(json.dumps(as_data(plan, summary), ensure_ascii=False))
    else:
        make_console().print(as_table(plan, summary, words))
    return 0


def progress_bar() -> Progress:
    """A bar on standard error, for people only."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())


def watched(plan: Plan, workers: int) -> Summary:
    """Simulate with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task("", total=plan.games)
        return simulate(plan, workers, lambda games: bar.advance(task, games))


def as_data(plan: Plan, summary: Summary) -> dict[str, Any]:
    """The summary as plain data."""
    return {
        "game": plan.setup.game,
        "setup": plan.setup.to_data(),
        "bot": plan.bot,
        "seed": plan.seed,
        "games": summary.games,
        "wins": summary.wins,
        "losses": dict(summary.losses),
        "mean_turns": round(summary.mean_turns, 3),
        "mean_score": round(summary.mean_score, 3),
        "decisions": summary.decisions,
        "seconds": round(summary.seconds, 3),
        "decisions_per_second": round(summary.decisions_per_second, 1),
        "games_per_second": round(summary.games_per_second, 2),
    }


def as_table(plan: Plan, summary: Summary, words: Words) -> Grid:
    """The summary for people."""
    speaker = speaker_for(plan.setup, words)
    table = Grid(box=SIMPLE_HEAD, show_header=False, title=_title(plan, words))
    table.add_column(ratio=1)
    table.add_column(justify="right")
    share = f"{summary.wins} ({summary.wins / summary.games:.1%})"
    table.add_row(words.text("cli-sum-wins"), share, style="bold")
    for reason, count in summary.losses.items():
        table.add_row(speaker.name("loss", reason), str(count))
    table.add_section()
    for key, value in _figures(summary).items():
        table.add_row(words.text(f"cli-sum-{key}"), value)
    return table


def _title(plan: Plan, words: Words) -> str:
    game = words.text(f"cli-game-{plan.setup.game}")
    return words.text("cli-sum-title", game=game, games=plan.games, seed=str(plan.seed))


def _figures(summary: Summary) -> dict[str, str]:
    return {
        "turns": f"{summary.mean_turns:.1f}",
        "score": f"{summary.mean_score:.1f}",
        "decisions": str(summary.decisions),
        "seconds": f"{summary.seconds:.2f}",
        "decision-rate": f"{summary.decisions_per_second:.0f}",
        "game-rate": f"{summary.games_per_second:.1f}",
    }
