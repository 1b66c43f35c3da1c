"""What else is measured of an engine: memory, long games, bots, workers, start-up."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from vigil.bots import RandomBot, RulesBot, make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.game import Setup
from vigil.core.table import Table
from vigil.simulation import Plan, simulate
from vigil.simulation.games import play_game

PLIES: Final = (5, 200, 500)
"""Where in a long game the time of a decision is taken."""
FORKS: Final = 200
"""Answers given for one such figure."""
TABLES: Final = 4
"""Games kept in memory at once to see how much they need."""
TRIALS: Final = 3
LONGEST_SEARCH: Final = 5
"""Games among which one is looked for that is long enough."""
GAMES_A_SECOND: Final = 4
"""Games of the series for each second of the measurement."""


def bytes_an_answer(setup: Setup) -> float:
    """Memory of a table for each of its answers, at the end of random games."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [_played(setup, seed) for seed in range(TABLES)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / sum(table.ply for table in tables)


def _played(setup: Setup, seed: int) -> Table:
    table, bot = Table.start(setup, SeededDealer(seed)), RandomBot(seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    return table


def us_at_plies(setup: Setup) -> dict[int, float | None]:
    """Microseconds of a random answer at some plies of long games; none where no game is so long.

    Each answer is given to a fork of its own, so that all are given at the same moment.
    """
    found: dict[int, float | None] = dict.fromkeys(PLIES)
    for seed in range(LONGEST_SEARCH):
        for table in _by_rules(setup, seed):
            for ply in PLIES:
                if found[ply] is None and table.ply >= ply:
                    found[ply] = _us_of_answers(table)
        if None not in found.values():
            break
    return found


def _by_rules(setup: Setup, seed: int) -> Iterator[Table]:
    """A game of the rules bot, question by question."""
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while table.decision is not None:
        yield table
        table.apply(bot.choose(table, table.decision))


def _us_of_answers(table: Table) -> float:
    decision, random = table.decision, Random(1)
    assert decision is not None
    spent = []
    for _ in range(FORKS):
        fork, index = table.fork(), random.randrange(len(decision.options))
        began = process_time()
        fork.apply(index)
        spent.append(process_time() - began)
    return median(spent) * 1e6


def us_of_bot(setup: Setup, bot: str, seconds: float) -> float:
    """Microseconds that a bot and the engine take for a decision."""
    decisions, began = 0, process_time()
    for seed in count():
        decisions += play_game(setup, make_bot(bot, seed), seed).decisions
        if process_time() - began >= seconds:
            break
    return (process_time() - began) * 1e6 / decisions


def gain_of_two_workers(setup: Setup, seconds: float) -> float:
    """How many times as fast two processes play a series of games as one does."""
    games = max(2, int(GAMES_A_SECOND * seconds))
    plan = Plan(setup=setup, games=games, seed=1, bot="rules")
    spent = []
    for workers in (1, 2):
        began = perf_counter()
        simulate(plan, workers)
        spent.append(perf_counter() - began)
    return spent[0] / spent[1]


def start_up() -> dict[str, float]:
    """Seconds to import the package, Python's own start left out, and to say the version."""
    bare = _seconds_of("-c", "pass")
    return {
        "import_s": _seconds_of("-c", "import vigil") - bare,
        "version_s": _seconds_of("-m", "vigil", "--version"),
    }


def _seconds_of(*arguments: str) -> float:
    """The least of several trials."""
    spent = []
    for _ in range(TRIALS):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        spent.append(perf_counter() - began)
    return min(spent)
