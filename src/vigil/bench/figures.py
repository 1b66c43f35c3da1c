"""Further measurements of an engine: memory, long games, bots, workers, start-up."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from itertools import count
from statistics import mean
from time import perf_counter, process_time
from typing import Final

from vigil.bots import RandomBot, RulesBot, make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.game import Setup
from vigil.core.table import Table
from vigil.research.simulation import Plan, simulate
from vigil.research.simulation.games import play_game

PLIES: Final = (5, 200, 500)
"""Where in long games the time of an answer is taken."""
MEASURED_PLIES: Final = 60
"""Number of choices averaged from there, so that no single kind of question dominates."""
TABLES: Final = 4
"""Games kept in memory at once to see how much they need."""
TRIALS: Final = 3
LONG_GAMES: Final = 5
"""Games of all players in which these answers are looked for."""
GAMES_A_SECOND: Final = 12
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
    """Microseconds for an answer at certain plies of long games; none where no game is so long."""
    spent: dict[int, list[float]] = {ply: [] for ply in PLIES}
    for seed in range(LONG_GAMES):
        for ply, seconds in _answers(setup, seed):
            start = max((one for one in PLIES if one <= ply), default=ply)
            if start <= ply < start + MEASURED_PLIES and start in spent:
                spent[start].append(seconds)
    return {ply: mean(found) * 1e6 if found else None for ply, found in spent.items()}


def _answers(setup: Setup, seed: int) -> Iterator[tuple[int, float]]:
    """Where each answer of a game of the rules bot was given, and how long it took."""
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while table.decision is not None:
        ply, index = table.ply, bot.choose(table, table.decision)
        began = process_time()
        table.apply(index)
        yield ply, process_time() - began


def us_of_bot(setup: Setup, bot: str, seconds: float) -> float:
    """Microseconds that a bot and the engine take for a decision."""
    decisions, began = 0, process_time()
    for seed in count():
        decisions += play_game(setup, make_bot(bot, seed), seed).decisions
        if process_time() - began >= seconds:
            break
    return (process_time() - began) * 1e6 / decisions


def gain_of_two_workers(setup: Setup, seconds: float) -> float:
    """How many times faster two processes play a series than one."""
    games = max(2, int(GAMES_A_SECOND * seconds))
    plan = Plan(setup=setup, games=games, seed=1, bot="rules")
    spent = []
    for workers in (1, 2):
        began = perf_counter()
        simulate(plan, workers)
        spent.append(perf_counter() - began)
    return spent[0] / spent[1]


def start_up() -> dict[str, float]:
    """Seconds to import the package (less Python's own start) and to print the version."""
    bare = _seconds_of("-c", "pass")
    return {
        "import_s": _seconds_of("-c", "import vigil") - bare,
        "version_s": _seconds_of("-m", "vigil", "--version"),
    }


def _seconds_of(*arguments: str) -> float:
    """The shortest of several trials."""
    spent = []
    for _ in range(TRIALS):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        spent.append(perf_counter() - began)
    return min(spent)
