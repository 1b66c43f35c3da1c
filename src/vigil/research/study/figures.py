"""A study as plain data; a page and a JSON file say the same."""

from __future__ import annotations

from msgspec import Struct

from vigil.core.facts import Stage
from vigil.research.simulation.statistics import wilson

FEW: int = 30
"""A sample below this size says little."""
WIDE: float = 0.2
"""So does an interval wider than this."""


class Rate(Struct, frozen=True):
    """A share of games (won, or with something else), and its interval."""

    games: int
    wins: int
    share: float
    low: float
    high: float
    small: bool
    """Whether the sample is too small to say much."""


def rate(wins: int, games: int) -> Rate:
    """A share of at least one game, with Wilson's interval."""
    low, high = wilson(wins, games)
    small = games < FEW or high - low > WIDE
    return Rate(games, wins, wins / games, low, high, small)


class Group(Struct, frozen=True):
    """Games by the value of a column."""

    column: str
    rates: dict[str, Rate]


class Pair(Struct, frozen=True):
    """The same deals with one value of a swept column and with another."""

    value: str
    base: str
    """The value it is compared with."""
    deals: int
    value_only: int
    """Deals won with this value only."""
    base_only: int
    difference: float
    low: float
    high: float
    chance: float
    """p-value of the sign test, corrected by Holm for the values compared."""
    small: bool


class Pairing(Struct, frozen=True):
    """The values of a swept column, deal by deal."""

    column: str
    pairs: list[Pair]


class Effect(Struct, frozen=True):
    """Games with something compared with games without it."""

    id: str
    having: Rate
    lacking: Rate
    difference: float
    """The difference of their win rates; compared within cells if there are several."""
    low: float
    high: float
    small: bool


class Band(Struct, frozen=True):
    """Games in which a number lies between two others."""

    least: float
    most: float
    rate: Rate


class Factor(Struct, frozen=True):
    """Something that may go with winning: things that games have, or a number in bands."""

    column: str
    things: str
    stage: Stage
    effects: list[Effect]
    bands: list[Band]


class Spread(Struct, frozen=True):
    """The minimum, quartiles and maximum of values."""

    games: int
    quarter: float
    median: float
    three_quarters: float
    mean: float


class Length(Struct, frozen=True):
    """The lengths of games in turns."""

    won: Spread | None
    lost: Spread | None
    turns: dict[int, tuple[int, int]]
    """By number of turns: games won and lost."""


class Grid(Struct, frozen=True):
    """The counts at each place, on average per game."""

    name: str
    width: int
    things: str
    places: list[float]
    """Row by row."""
    by_thing: dict[str, float]
    """The counts by what lies at the places, wherever it lies."""


class Point(Struct, frozen=True):
    """The games that were still in progress after a turn."""

    turn: int
    spread: Spread


class Curve(Struct, frozen=True):
    """A figure of the table turn by turn, in games won and games lost."""

    column: str
    won: list[Point]
    lost: list[Point]


class Study(Struct, frozen=True, kw_only=True):
    """The study of a file of results."""

    file: str
    game: str
    rules: int
    version: str
    setup: dict[str, str]
    """The setup that all games share, by column."""
    all: Rate
    groups: list[Group]
    """Win rates by each column in which the cells of a sweep differ."""
    cells: list[Group]
    """By the first of these columns and each of the others: win rates of ``value/value``."""
    pairings: list[Pairing]
    losses: dict[str, Rate]
    """For each reason the share of all games lost for it."""
    length: Length
    factors: list[Factor]
    grids: list[Grid]
    curves: list[Curve]
