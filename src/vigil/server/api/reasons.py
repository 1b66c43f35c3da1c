"""Why somebody answered as he did: from what the answer prevented or brought about."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal, TypeAlias

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.foresight import Consequences, consequences
from vigil.server.api.outlooks import events
from vigil.server.api.records import record_of
from vigil.server.common.errors import Refused
from vigil.server.room.changes import EventData
from vigil.server.services import Shared

Reason: TypeAlias = Literal["only", "prevents", "chance", "causes", "nothing_better"]


class Why(Struct):
    """Why an answer was given."""

    ply: int
    seat: int
    reason: Reason
    """That it was the only one, prevented something, left it to chance, or led to something."""
    events: list[EventData]
    """What was prevented, or what it led to."""


@get("/api/tables/{table:str}/why", tags=["records"])
async def why_of_table(services: Shared, table: FromPath[str], ply: FromQuery[int]) -> Why:
    """Why the answer at a ply was given, by what was to come before it and after it."""
    hosted = await services.hub.current(table)
    record = record_of(hosted)
    if not 0 <= ply < len(record.answers):
        raise Refused("no_such_ply", ply=ply, last=len(record.answers) - 1)
    game = await services.replays.at(hosted.row.id, record, ply)
    return await asyncio.to_thread(why, game, record.answers[ply])


def why(game: Table, answer: int) -> Why:
    """Why the pending question of a game was answered so."""
    decision = game.decision
    if decision is None or decision.chance:
        raise Refused("chance_answered", ply=game.ply)
    seat = decision.seat_of(answer)
    changed = consequences(game, answer, seat)
    reason = reason_for(decision, seat, changed)
    led_to = changed.prevented if reason == "prevents" else changed.caused
    return Why(game.ply, seat, reason, events(led_to if reason in ("prevents", "causes") else ()))


def reason_for(decision: Decision, seat: int, changed: Consequences) -> Reason:
    """The kind of reason: what was prevented comes before what was caused."""
    if len(decision.options_of(seat)) == 1:
        return "only"
    if changed.prevented:
        return "prevents"
    if changed.uncertain:
        return "chance"
    return "causes" if changed.caused else "nothing_better"


HANDLERS: Final[list[Any]] = [why_of_table]
