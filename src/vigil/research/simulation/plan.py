"""What to play: one series of games, or several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from vigil.bots import Player, name_of
from vigil.core.errors import IllegalSetup
from vigil.core.game import Setup, find_game
from vigil.research.simulation.columns import JOINT


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A series of games: a setup, the number of games, the first seed, and the players."""

    setup: Setup
    games: int
    seed: int
    bot: Player | Sequence[Player] = "random"
    """One bot for all seats, or one for each: by name, or a function that makes it from a seed."""

    @property
    def players(self) -> tuple[Player, ...]:
        """One bot for all seats, or one for each."""
        several = isinstance(self.bot, Sequence) and not isinstance(self.bot, str)
        return tuple(self.bot) if several else (self.bot,)  # type: ignore[arg-type, return-value]

    @property
    def bots(self) -> str:
        """The names of the bots."""
        return names_of(self.players)

    def __post_init__(self) -> None:
        seats = self.setup.players
        if len(self.players) not in (1, seats):
            raise IllegalSetup("bots", value=self.bots, count=len(self.players), seats=seats)


def names_of(players: Sequence[Player]) -> str:
    """The joint name of several players."""
    return JOINT.join(map(name_of, players))


class Series(NamedTuple):
    """One of the plans of a sweep, as plain data."""

    setup: dict[str, Any]
    players: tuple[Player, ...]


class Sweep(NamedTuple):
    """Series of the same length, with the same deals, in a form that can be pickled."""

    game: str
    series: tuple[Series, ...]
    games: int
    seed: int

    @classmethod
    def of(cls, plans: Sequence[Plan]) -> Sweep:
        """A sweep of plans of one game that differ only in setups and bots."""
        first = plans[0]
        series = tuple(Series(plan.setup.to_data(), plan.players) for plan in plans)
        return cls(first.setup.game, series, first.games, first.seed)

    @property
    def total(self) -> int:
        """The number of games in all series."""
        return self.games * len(self.series)

    def setups(self) -> list[Setup]:
        """The setups of the series."""
        setup = find_game(self.game).setup
        return [setup.from_data(series.setup) for series in self.series]
