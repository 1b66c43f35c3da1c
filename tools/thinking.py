"""Where thinking takes its time: ``PYTHONPATH=tools python -m thinking``, in milliseconds.

Processor time on one core of the rules of thumb, of bots, of a final hint and of the analysis of a
whole game, at the same questions of games that the rules of thumb play. With ``--against FOLDER``,
another copy of the sources, both are measured in one run, one after the other.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final

from vigil.bots import RulesBot, make_bot
from vigil.bots.rules_bot import worths_of
from vigil.core import SeededDealer, Table
from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.insight.advice.advise import advise
from vigil.insight.analysis import Plan, analyse

SETUPS: Final[dict[str, Setup]] = {
    "ghost_stories": ghost_stories.Setup(players=4),
    "white_moon": ghost_stories.Setup(players=4, modules=("white_moon",)),
    "horizons": horizons.Setup(players=1),
    "horizons_2": horizons.Setup(players=2),
}
APART: Final = 13
"""A question is measured once in this many answers."""
QUESTIONS: Final = {"rules": 400, "value": 40, "search": 20, "hint": 10}
"""The number of questions averaged for a figure."""
ANALYSIS: Final = "analysis"


def questions(setup: Setup) -> Iterator[Table]:
    """Questions with a choice, from games of the rules of thumb."""
    seed = 0
    while seed := seed + 1:
        for table in game(setup, seed):
            decision = table.decision
            if decision is not None and len(decision.options_of(decision.seats()[0])) > 1:
                yield table


def game(setup: Setup, seed: int) -> Iterator[Table]:
    """A game by rules of thumb: the table at regular intervals, and at the end."""
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
        if table.ply % APART == 0 or table.decision is None:
            yield table


def ask(whom: str, table: Table) -> None:
    """Put the question of a table to a bot, or ask for a hint."""
    decision = table.decision
    assert decision is not None
    if whom == "rules":
        worths_of(table.state, decision.parts[0] if decision.parts else decision)
    elif whom == "hint":
        list(advise(table, decision.seats()[0]))
    else:
        make_bot(whom, table.ply).choose(table, decision)


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time of some work."""
    began = process_time()
    work()
    return 1000 * (process_time() - began)


def measure(what: str, setup: Setup, share: float) -> float:
    """The mean time of one question, or that of the analysis of one game."""
    if what == ANALYSIS:
        *_, table = game(setup, 1)
        return milliseconds(partial(analyse, Plan.of(table.record)))
    asked = islice(questions(setup), max(1, round(QUESTIONS[what] * share)))
    return fmean(milliseconds(partial(ask, what, table)) for table in asked)


def main() -> None:
    """Measure, here or in two copies of the sources."""
    parser = ArgumentParser(description="Measure where thinking takes its time.")
    known = ",".join([*QUESTIONS, ANALYSIS])
    parser.add_argument("--setups", default=",".join(SETUPS), help="setups (%(default)s)")
    parser.add_argument("--what", default=known, help="what is measured (%(default)s)")
    parser.add_argument("--share", type=float, default=1.0, help="share of the questions (1)")
    parser.add_argument("--against", type=Path, help="folder of other sources, measured first")
    chosen = parser.parse_args()
    for name in chosen.setups.split(","):
        for what in chosen.what.split(","):
            if chosen.against is None:
                print(f"{measure(what, SETUPS[name], chosen.share):.3f}", flush=True)
                continue
            with_these = ["--setups", name, "--what", what, "--share", str(chosen.share)]
            before, now = (elsewhere(place, with_these) for place in (chosen.against, None))
            figures = f"{before:10.2f} {now:10.2f}  ratio {before / now:.2f}"
            print(f"{name:14} {what:9} {figures}", flush=True)


def elsewhere(sources: Path | None, arguments: list[str]) -> float:
    """What a separate process measures, with other sources or the installed ones."""
    path = [str(Path(__file__).parent), *([str(sources)] if sources else [])]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(path[::-1])}
    command = [sys.executable, "-m", "thinking", *arguments]
    done = subprocess.run(command, env=variables, check=True, capture_output=True, text=True)
    return float(done.stdout)


if __name__ == "__main__":
    main()
