"""A stretch of a game as a film: what happened, and what each thing changed on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from vigil.core.film import Frame, film
from vigil.server.api.records import record_of
from vigil.server.common.address import Caller
from vigil.server.common.errors import Refused
from vigil.server.common.prices import PRICE
from vigil.server.common.workshop import WORKSHOP
from vigil.server.room.changes import EventData
from vigil.server.services import Shared

A_PLY: Final = 0.35
"""What each answer of a film costs."""
LONGEST: Final = 400
"""Answers, chance included, that one film shows."""


class FrameData(Struct):
    """One thing that happened."""

    ply: int
    """How many answers had been given, the one that led to it included."""
    event: EventData
    changes: dict[str, Any]
    """The parts of the view that are no longer as in the frame before."""


class Film(Struct):
    """What happened between two plies of a game."""

    since: int
    """The ply at which it begins: later than asked for where that is too long ago."""
    ply: int
    view: Mapping[str, Any]
    """The table at its beginning."""
    frames: list[FrameData]


@get("/api/tables/{table:str}/film", tags=["records"], opt={PRICE: 10})
async def film_of_table(
    services: Shared,
    table: FromPath[str],
    since: FromQuery[int],
    to: FromQuery[int],
    address: Caller,
) -> Film:
    """What happened after a ply and up to another one, with the table after each thing.

    What has been taken back since is not shown: nothing, where all of it was.
    """
    hosted = await services.hub.current(table)
    record = record_of(hosted)
    answers = record.answers
    for ply in (since, to):
        if ply < 0:
            raise Refused("no_such_ply", ply=ply, last=len(answers))
    to = min(to, len(answers))
    start = max(min(since, to), to - LONGEST)
    services.work.take(address, "too_many_requests", (to - start) * A_PLY)
    game = await services.replays.at(hosted.row.id, record, start)
    frames = await WORKSHOP.do(film, game, answers[start:to])
    first = game.game.view(game.state, None, None)
    return Film(start, to, first, differences(first, frames))


def differences(view: Mapping[str, Any], frames: list[Frame]) -> list[FrameData]:
    """Each frame as what it changed."""
    found = []
    for ply, event, after in frames:
        changes = {part: value for part, value in after.items() if value != view.get(part)}
        found.append(FrameData(ply, (event.tag, event.data), changes))
        view = after
    return found


HANDLERS: Final[list[Any]] = [film_of_table]
