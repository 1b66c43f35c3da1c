"""A report as plain data; what shows it finds the words by its ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Told: TypeAlias = tuple[str, dict[str, Any]]
"""An event as plain data: its tag and its facts."""

Figures: TypeAlias = dict[str, int]
"""What tells how a game stands, by id."""

Tone: TypeAlias = Literal["good", "bad"]


class Player(Struct):
    """Who played in a seat: a thing that has a name."""

    kind: str
    id: str


class Turn(Struct):
    """A turn, as the table stood when its first question was put."""

    number: int
    ply: int
    """How many answers had been given when it began."""
    seat: int
    """Whose turn it was; -1 for a neutral board or for all together."""
    figures: Figures


class Moment(Struct):
    """Something that mattered."""

    kind: str
    turn: int
    ply: int
    """How many answers had been given when it had happened."""
    event: Told
    refs: list[str]
    """The things on the table that it is about."""
    tone: Tone
    weight: int
    """How much it mattered, from 1 to 3."""


class Luck(Struct):
    """What chance gave, against what the odds had promised."""

    id: str
    got: int
    expected: float
    trials: int
    """The most that chance could have given."""
    wanted: Literal["many", "few"]


class Report(Struct):
    """A game told afterwards, or so far."""

    game: str
    setup: dict[str, Any]
    plies: int
    turns: int
    players: list[Player]
    """By seat."""
    outcome: dict[str, Any] | None
    """How it ended, with the lines of the score; ``None`` while it is in progress."""
    timeline: list[Turn]
    figures: Figures
    """How the table stands after the last answer."""
    limits: Figures
    """Figures that end the game when they are reached."""
    moments: list[Moment]
    deeds: dict[str, list[int]]
    """Who did what: by id, then by seat."""
    luck: list[Luck]
    view: Mapping[str, Any]
    """The table after the last answer, for those who put events into words."""
