"""Many random decisions: every game keeps its contract and its invariants, in every position.

``PYTHONPATH=src:tests python -m torture.rules DECISIONS [--workers N] [--seed S] [--game G]``
plays games of Ghost Stories, White Moon and Horizons until DECISIONS questions were answered in
each, those of chance included: all editions, modules, readings and numbers of players, from the
start and from late positions, answered at random, with a purpose, or by rules of thumb. It needs
Python and what the rules need, nothing else. What is broken is told with a position from which it
comes again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import ExitStack
from itertools import count, islice
from math import inf
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from vigil.core.plugin import offered, plugin_names

if TYPE_CHECKING:
    from torture.walking import Walked

GAMES: Final = ("ghost_stories", "white_moon", "horizons")
MOST: Final = 20
"""The number of broken games reported before it stops."""
AHEAD: Final = 4
"""Games handed out ahead to each worker."""

_known = ExitStack()


def know_the_games() -> None:
    """Our games are found also where the project lies there without being installed."""
    if plugin_names():
        return
    from vigil.games.ghost_stories.plugin import PLUGIN as GHOST_STORIES
    from vigil.games.horizons.plugin import PLUGIN as HORIZONS

    _known.enter_context(offered(GHOST_STORIES, HORIZONS))


def walk_one(task: tuple[str, int, int]) -> Walked:
    """One game, in whichever process."""
    from torture.walking import Plan, walk

    return walk(Plan(*task))


def walked(game: str, seed: int, workers: int) -> Iterator[Walked]:
    """Games without end, in any order."""
    tasks = ((game, seed, number) for number in count())
    if workers == 1:
        yield from map(walk_one, tasks)
        return
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=know_the_games
    ) as pool:
        running = {pool.submit(walk_one, task) for task in islice(tasks, workers * AHEAD)}
        try:
            while True:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(walk_one, task) for task in islice(tasks, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


class Tally:
    """What was walked so far, and how fast."""

    def __init__(self, game: str, wanted: int, seconds: float) -> None:
        self._game = game
        self._wanted = wanted
        self._seconds = seconds
        self._since = self._shown = time.monotonic()
        self.found: Counter[str] = Counter()
        self.broken: list[str] = []

    def add(self, one: Walked) -> None:
        """Count a game; a broken one is told at once."""
        self.found.update(
            games=1, decisions=one.decisions, chosen=one.chosen, positions=one.positions
        )
        if one.broken:
            self.broken.append(one.broken)
            print(f"\n{one.broken}", flush=True)
        if time.monotonic() - self._shown > 2:
            self._shown = time.monotonic()
            print(f"\r{self}   ", end="", file=sys.stderr, flush=True)

    @property
    def over(self) -> bool:
        """Whether it is enough."""
        late = time.monotonic() - self._since > self._seconds
        return late or self.found["decisions"] >= self._wanted or len(self.broken) >= MOST

    def __str__(self) -> str:
        taken = max(time.monotonic() - self._since, 0.001)
        found = self.found
        return (
            f"{self._game}: {found['decisions']:,}/{self._wanted:,} decisions,"
            f" {found['chosen']:,} of them by players, {found['positions']:,} positions,"
            f" {found['games']:,} games, {len(self.broken)} broken,"
            f" {found['decisions'] / taken:,.0f} decisions/s"
        )


def torture(game: str, given: argparse.Namespace) -> int:
    """Walk games of one kind; how many were broken."""
    tally = Tally(game, given.decisions, given.seconds)
    games = walked(game, given.seed, given.workers)
    for one in games:
        tally.add(one)
        if tally.over:
            break
    games.close()  # type: ignore[attr-defined]  # a generator; its processes end with it
    print(f"\r{tally}", flush=True)
    return len(tally.broken)


def main() -> int:
    """Walk; 1 if anything is broken."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m torture.rules")
    parser.add_argument("decisions", type=int, nargs="?", default=1_000_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="at most so long for each game")
    parser.add_argument("--game", choices=GAMES, action="append", help="only these games")
    parser.add_argument("--only", metavar="GAME:NUMBER", help="one game of that seed once more")
    given = parser.parse_args()
    know_the_games()
    if given.only:
        game, _, number = given.only.partition(":")
        one = walk_one((game, given.seed, int(number)))
        print(one.broken or f"{game} {number}: {one.decisions} answers, nothing is broken")
        return bool(one.broken)
    games = given.game or GAMES
    return sum(torture(game, given) for game in games) > 0


if __name__ == "__main__":
    sys.exit(main())
