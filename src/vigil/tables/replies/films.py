"""A part of a game as a film: each event, and how it changes the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from vigil.core.film import Frame, film
from vigil.core.table import Table
from vigil.tables.errors import Refused
from vigil.tables.room.changes import EventData

LONGEST: Final = 400
"""The most answers, chance included, in a film."""


class FrameData(Struct):
    """One event."""

    ply: int
    """Number of answers given, including the one that led to it."""
    event: EventData
    changes: dict[str, Any]
    """The parts of the view that differ from the frame before."""


class Film(Struct):
    """The events between two plies of a game."""

    since: int
    """The ply at which it begins: later than requested if that is too long ago."""
    ply: int
    view: Mapping[str, Any]
    """The table at its beginning."""
    frames: list[FrameData]


def film_range(last: int, since: int, to: int) -> tuple[int, int]:
    """The plies at which a film begins and ends, in a game with this many answers.

    Nothing that was undone since is shown.
    """
    for ply in (since, to):
        if ply < 0:
            raise Refused("no_such_ply", ply=ply, last=last)
    end = min(to, last)
    return max(min(since, end), end - LONGEST), end


def film_from(game: Table, answers: Sequence[int]) -> Film:
    """The frames of these answers."""
    start, first = game.ply, game.game.view(game.state, None, None)
    return Film(start, start + len(answers), first, differences(first, film(game, answers)))


def differences(view: Mapping[str, Any], frames: list[Frame]) -> list[FrameData]:
    """Each frame as its changes."""
    found = []
    for ply, event, after in frames:
        changes = {part: value for part, value in after.items() if value != view.get(part)}
        found.append(FrameData(ply, (event.tag, event.data), changes))
        view = after
    return found
