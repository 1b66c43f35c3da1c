"""A report as plain data; its readers find the words by its ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Told: TypeAlias = tuple[str, dict[str, Any]]
"""An event as plain data: its tag and its values."""

Figures: TypeAlias = dict[str, int]
"""The state of a game in figures, by id."""

Tone: TypeAlias = Literal["good", "bad"]


class Player(Struct):
    """The player of a seat: a thing with a name."""

    kind: str
    id: str


class Turn(Struct):
    """A turn, with the table at its first question."""

    number: int
    ply: int
    """Number of answers when it began."""
    seat: int
    """The player of the turn; -1 for a neutral board or for all together."""
    figures: Figures


class Moment(Struct):
    """An event that mattered."""

    kind: str
    turn: int
    ply: int
    """Number of answers when it happened."""
    event: Told
    refs: list[str]
    """The things on the table that it is about."""
    tone: Tone
    weight: int
    """Its importance, from 1 to 3."""


class Luck(Struct):
    """The results of chance, against their expected values."""

    id: str
    got: int
    expected: float
    trials: int
    """The most that chance could have given."""
    wanted: Literal["many", "few"]


class Report(Struct):
    """The report of a game, finished or not."""

    game: str
    setup: dict[str, Any]
    plies: int
    turns: int
    players: list[Player]
    """By seat."""
    outcome: dict[str, Any] | None
    """The result, with the lines of the score; ``None`` while the game is in progress."""
    timeline: list[Turn]
    figures: Figures
    """How the table stands after the last answer."""
    limits: Figures
    """Figures that end the game when they are reached."""
    moments: list[Moment]
    deeds: dict[str, list[int]]
    """Counts of actions: by id, then by seat."""
    luck: list[Luck]
    view: Mapping[str, Any]
    """The table after the last answer, for putting events into words."""
