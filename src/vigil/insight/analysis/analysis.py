"""An analysis as plain data; its readers find the words by its ids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from vigil.insight.report.report import Told

Cause: TypeAlias = Literal["choice", "luck"]


class Step(Struct):
    """The effect of one choice of a player, or of chance after it, on the win chance."""

    cause: Cause
    ply: int
    """Number of answers before it."""
    to: int
    """Number of answers after it."""
    turn: int
    seat: int
    """The player who chose, or whose luck it was; -1 for the luck of all."""
    before: float
    after: float
    error: float
    """The standard error of the difference."""
    answer: int = -1
    """For a choice: the index of the option taken among the player's options."""
    best: int = -1
    """The best option of a choice; the one taken, unless another was clearly ahead."""
    lost: float = 0.0
    """What the best option would have gained over the one taken."""
    lost_error: float = 0.0

    @property
    def change(self) -> float:
        """Its effect: of chance against the odds, of a choice against the rules of thumb."""
        return self.after - self.before


class TurnSum(Struct):
    """The effect of luck and choices in a turn."""

    turn: int
    luck: float
    choice: float
    lost: float


class PlayerSum(Struct):
    """The quality of a player's choices, and the player's luck."""

    seat: int
    choices: int
    accurate: int
    """How many of the choices were as good as any, as far as can be seen."""
    luck: float
    choice: float
    lost: float


class TurningPoint(Struct):
    """A step that changed the win chance much."""

    step: int
    """Its place among the steps."""
    events: list[Told]
    """The chance events; nothing for a choice, which its question and options describe."""


class Analysis(Struct):
    """A game judged afterwards, or so far."""

    game: str
    seed: int
    budget: int
    plies: int
    won: bool | None
    """The result; ``None`` while the game is in progress."""
    begin: float
    """The win chance at the first choice."""
    end: float
    luck: float
    choice: float
    """``begin``, ``luck`` and ``choice`` add up to ``end``."""
    lost: float
    """What the best choices would have gained, one by one."""
    steps: list[Step]
    turns: list[TurnSum]
    players: list[PlayerSum]
    turning_points: list[TurningPoint]
    """In order of play."""
    costliest: list[int]
    """Indexes of the costliest choices, the worst first."""
