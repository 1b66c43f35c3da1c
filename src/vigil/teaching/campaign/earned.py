"""What a finished game has earned: lanterns of its scenario, and achievements."""

from __future__ import annotations

from msgspec import Struct

from vigil.core.record import Record
from vigil.teaching.campaign.achievement import achieved
from vigil.teaching.campaign.condition import holds
from vigil.teaching.campaign.row import row_of
from vigil.teaching.campaign.scenario import scenario_played, scenarios_of


class Earned(Struct, frozen=True):
    """What the record of a game proves."""

    game: str
    scenario: str
    """Its scenario; empty for an ordinary game."""
    lanterns: tuple[bool, ...]
    """Which of the scenario's lanterns are lit."""
    achievements: tuple[str, ...]


def earned_by(record: Record) -> Earned:
    """What a game has earned: nothing until it is over."""
    row, name = row_of(record), scenario_played(record)
    if row is None:
        return Earned(record.game, name, (), ())
    lanterns = scenarios_of(record.game)[name].lanterns if name else ()
    lit = tuple(all(holds(part, row) for part in lantern.when) for lantern in lanterns)
    return Earned(record.game, name, lit, achieved(record.game, row))
