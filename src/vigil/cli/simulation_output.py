"""The results of simulations: as data, or as tables for people."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from vigil.cli.sweeps import Swept
from vigil.research.simulation import Plan, Summary, summarise
from vigil.research.simulation.about import about_data
from vigil.research.simulation.statistics import wilson
from vigil.research.simulation.summary import Tally
from vigil.terminal import make_console
from vigil.words import Words, speaker_for
from vigil.words.figures import written


class Finished(NamedTuple):
    """One series of a sweep, by its number."""

    cell: int
    swept: Swept
    summary: Summary


def finished(plans: Sequence[Swept], tallies: Sequence[Tally], seconds: float) -> list[Finished]:
    """The finished series; the speed is known only for a series played alone."""
    speed = seconds if len(plans) == 1 else 0.0
    return [
        Finished(cell, swept, summarise(tally, speed))
        for cell, (swept, tally) in enumerate(zip(plans, tallies, strict=True))
        if tally.games
    ]


def show(done: Sequence[Finished], args: Namespace, words: Words) -> None:
    """Print a line of JSON for each series, or a table of them all."""
    if args.json:
        for one in done:
            print(json.dumps(as_data(one, args.command_line), ensure_ascii=False))
    elif done:
        swept = bool(done[0].swept.values)
        make_console().print(sweep_table(done, words) if swept else plain_table(done[0], words))


def as_data(one: Finished, command: str) -> dict[str, Any]:
    """The summary of a series as plain data, with seed, command, version and date."""
    plan, summary = one.swept.plan, one.summary
    values = dict(one.swept.values)
    return {
        "game": plan.setup.game,
        **({"cell": one.cell, "swept": values} if values else {}),
        "setup": plan.setup.to_data(),
        "bot": plan.bots,
        **about_data(command, plan.seed),
        "games": summary.games,
        "wins": summary.wins,
        "interval": [round(edge, 4) for edge in wilson(summary.wins, summary.games)],
        "losses": dict(summary.losses),
        "mean_turns": round(summary.mean_turns, 3),
        "mean_score": round(summary.mean_score, 3),
        "decisions": summary.decisions,
        **(_speed(summary) if summary.seconds else {}),
    }


def _speed(summary: Summary) -> dict[str, float]:
    return {
        "seconds": round(summary.seconds, 3),
        "decisions_per_second": round(summary.decisions_per_second, 1),
        "games_per_second": round(summary.games_per_second, 2),
    }


def plain_table(one: Finished, words: Words) -> Grid:
    """The summary of a single series for people."""
    plan, summary = one.swept.plan, one.summary
    speaker = speaker_for(plan.setup, words)
    table = Grid(box=SIMPLE_HEAD, show_header=False, title=_title(plan, summary.games, words))
    table.add_column(ratio=1)
    table.add_column(justify="right")
    table.add_row(words.text("cli-sum-wins"), written(_won(summary), words.language), style="bold")
    for reason, count in summary.losses.items():
        table.add_row(speaker.name("loss", reason), str(count))
    table.add_section()
    for key, value in _figures(summary).items():
        table.add_row(words.text(f"cli-sum-{key}"), written(value, words.language))
    return table


def sweep_table(done: Sequence[Finished], words: Words) -> Grid:
    """The series of a sweep for people, each in a row."""
    plan = done[0].swept.plan
    table = Grid(box=SIMPLE_HEAD, title=_title(plan, plan.games, words))
    for key in done[0].swept.values:
        table.add_column(key, overflow="fold")
    for column in ("games", "wins", "interval", "score", "turns"):
        table.add_column(words.text(f"cli-sum-{column}"), justify="right")
    for _, swept, summary in done:
        low, high = wilson(summary.wins, summary.games)
        table.add_row(
            *swept.values.values(),
            str(summary.games),
            *(
                written(figure, words.language)
                for figure in (
                    _won(summary),
                    f"{low:.1%} – {high:.1%}",
                    f"{summary.mean_score:.1f}",
                    f"{summary.mean_turns:.1f}",
                )
            ),
        )
    return table


def _title(plan: Plan, games: int, words: Words) -> str:
    game = words.text(f"cli-game-{plan.setup.game}")
    return words.text("cli-sum-title", game=game, games=games, seed=str(plan.seed))


def _won(summary: Summary) -> str:
    return f"{summary.wins} ({summary.wins / summary.games:.1%})"


def _figures(summary: Summary) -> dict[str, str]:
    figures = {
        "turns": f"{summary.mean_turns:.1f}",
        "score": f"{summary.mean_score:.1f}",
        "decisions": str(summary.decisions),
    }
    if not summary.seconds:
        return figures
    return figures | {
        "seconds": f"{summary.seconds:.2f}",
        "decision-rate": f"{summary.decisions_per_second:.0f}",
        "game-rate": f"{summary.games_per_second:.1f}",
    }
