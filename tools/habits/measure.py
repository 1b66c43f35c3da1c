"""How often a bot breaks each habit, over games of some setups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from habits.habit import Habit
from vigil.bots import make_player
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.game import Setup
from vigil.core.step import Run
from vigil.core.table import Table


class Count(NamedTuple):
    """How often a habit applied, and how often it was broken."""

    applied: int
    broken: int

    @property
    def share(self) -> float:
        """The share of applicable choices that broke it."""
        return self.broken / self.applied if self.applied else 0.0


class Watched:
    """A bot whose choices are checked against habits."""

    def __init__(self, name: str, seed: int, habits: Sequence[Habit]) -> None:
        self._bot = make_player(name, seed)
        self._habits = habits
        self.looks_ahead = self._bot.looks_ahead
        self.verdicts: list[tuple[int, bool]] = []

    def choose(self, table: Run, decision: Decision) -> int:
        """The choice of the bot."""
        index = self._bot.choose(table, decision)
        question, taken = decision.own(index)
        for number, habit in enumerate(self._habits):
            broken = habit.breaks(table.state, question, taken)
            if broken is not None:
                self.verdicts.append((number, broken))
        return index


def measure(
    setups: Sequence[Setup], bot: str, games: int, seed: int, habits: Sequence[Habit]
) -> list[Count]:
    """How often each habit applied and was broken; game by game one setup after the other."""
    verdicts = [
        verdict
        for number in range(games)
        for verdict in play(setups[number % len(setups)], bot, seed + number, habits)
    ]
    return [
        Count(
            sum(number == habit for habit, _ in verdicts),
            sum(number == habit and broken for habit, broken in verdicts),
        )
        for number in range(len(habits))
    ]


def play(setup: Setup, bot: str, seed: int, habits: Sequence[Habit]) -> list[tuple[int, bool]]:
    """The verdicts on one game."""
    watched, table = Watched(bot, seed, habits), Table.start(setup, SeededDealer(seed))
    while table.decision is not None:
        table.apply(watched.choose(table, table.decision))
    return watched.verdicts


def table_of(habits: Sequence[Habit], found: dict[str, list[Count]]) -> Iterator[str]:
    """The lines of a table in Markdown: a row for each habit, a column for each bot."""
    yield f"| habit | {' | '.join(f'`{name}`' for name in found)} |"
    yield "|---|" + "---|" * len(found)
    for number, habit in enumerate(habits):
        cells = [written(counts[number]) for counts in found.values()]
        yield f"| {habit.says} | {' | '.join(cells)} |"


def written(count: Count) -> str:
    """How often a habit was broken, for people."""
    if not count.applied:
        return "–"
    return f"{count.share:.1%} of {count.applied:,}".replace("%", " %")
