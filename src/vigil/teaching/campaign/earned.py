"""The rewards of a finished game: lanterns of its scenario, and achievements."""

from __future__ import annotations

from msgspec import Struct

from vigil.core.facts import Row
from vigil.core.record import Record
from vigil.teaching.campaign.achievement import achieved
from vigil.teaching.campaign.condition import Condition, amount_of, holds
from vigil.teaching.campaign.row import row_of
from vigil.teaching.campaign.scenario import scenario_played, scenarios_of


class Missed(Struct, frozen=True):
    """A condition that a game did not meet, and the value it reached."""

    column: str
    of: str
    """The id that counts, if only one does."""
    came_to: float | None
    """``None`` if the condition has no amount."""
    least: int | None
    most: int | None


class Earned(Struct, frozen=True):
    """What the record of a game proves."""

    game: str
    scenario: str
    """Its scenario; empty for an ordinary game."""
    over: bool
    """Whether the game is over: an unfinished one has earned nothing yet."""
    lanterns: tuple[bool, ...]
    """Which of the scenario's lanterns are lit."""
    missed: tuple[tuple[Missed, ...], ...]
    """Why the others are not."""
    achievements: tuple[str, ...]


def earned_by(record: Record) -> Earned:
    """What a game has earned: nothing until it is over."""
    row, name = row_of(record), scenario_played(record)
    if row is None:
        return Earned(record.game, name, False, (), (), ())
    lanterns = scenarios_of(record.game)[name].lanterns if name else ()
    missed = tuple(tuple(missed_in(lantern.when, row)) for lantern in lanterns)
    lit = tuple(not why for why in missed)
    return Earned(record.game, name, True, lit, missed, achieved(record.game, row))


def missed_in(conditions: tuple[Condition, ...], row: Row) -> list[Missed]:
    """The conditions that a finished game did not meet."""
    return [missed_by(one, row) for one in conditions if not holds(one, row)]


def missed_by(condition: Condition, row: Row) -> Missed:
    """The value that a game reached for a condition it missed."""
    cell = row[condition.column]
    counts = condition.value is None and cell is not None
    came_to = amount_of(cell, condition.of) if counts else None
    return Missed(condition.column, condition.of, came_to, condition.least, condition.most)
