"""An analysis as plain data; what shows it finds the words by its ids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from vigil.insight.report.report import Told

Cause: TypeAlias = Literal["choice", "luck"]


class Step(Struct):
    """What one answer of a player, or chance after it, did to the chance of winning."""

    cause: Cause
    ply: int
    """How many answers had been given: there the question was put, or chance came next."""
    to: int
    """How many had been given when it was done."""
    turn: int
    seat: int
    """Who chose, or whose luck it was; -1 for that of all."""
    before: float
    after: float
    error: float
    """The standard error of the difference."""
    answer: int = -1
    """For a choice: the index of the option taken among the player's options."""
    best: int = -1
    """Of a choice: the best one; the one taken unless another was ahead beyond doubt."""
    lost: float = 0.0
    """Of a choice: what the best one would have brought more."""
    lost_error: float = 0.0

    @property
    def change(self) -> float:
        """Its effect: of chance against the odds, of a choice against play by rules of thumb."""
        return self.after - self.before


class TurnSum(Struct):
    """What luck and choices did in a turn."""

    turn: int
    luck: float
    choice: float
    lost: float


class PlayerSum(Struct):
    """How a player chose, and what luck he had."""

    seat: int
    choices: int
    accurate: int
    """How many of them were as good as any, as far as can be seen."""
    luck: float
    choice: float
    lost: float


class TurningPoint(Struct):
    """A step that changed much."""

    step: int
    """Its place among the steps."""
    events: list[Told]
    """What chance brought; nothing for a choice, which its question and its options describe."""


class Analysis(Struct):
    """A game judged afterwards, or so far."""

    game: str
    seed: int
    budget: int
    plies: int
    won: bool | None
    """How it ended; ``None`` while it is in progress."""
    begin: float
    """The chance of winning at the first choice."""
    end: float
    luck: float
    choice: float
    """``begin``, ``luck`` and ``choice`` add up to ``end``."""
    lost: float
    """What the best choices would have brought more, one by one."""
    steps: list[Step]
    turns: list[TurnSum]
    players: list[PlayerSum]
    turning_points: list[TurningPoint]
    """In order of play."""
    costliest: list[int]
    """Places of the choices that lost most, the worst first."""
