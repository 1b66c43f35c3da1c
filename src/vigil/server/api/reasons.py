"""The reasons for an answer, and how a bot weighed its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from vigil.core.decision import Asked
from vigil.core.table import Table
from vigil.insight.advice import Reason, Weighed, reason_for
from vigil.server.common.fair_queue import Place
from vigil.server.desk import ServerDesk
from vigil.server.hosts.server_table import ServerTable
from vigil.tables.errors import Refused
from vigil.tables.handlers.route import Route
from vigil.tables.host.thinking import bot_seed
from vigil.tables.protocol.figures import ReasonData, WeighedOption, reason_data, weighed_data
from vigil.tables.replies.records import record_of


class Why(Struct):
    """The reason for an answer."""

    ply: int
    seat: int
    taken: int
    """The answer."""
    reason: ReasonData
    weighed: list[WeighedOption]
    """The options a bot weighed, the best first; none for a person or a random bot."""
    decision: Asked
    """The question."""
    view: Mapping[str, Any]
    """The table at that moment."""


async def why_of_table(desk: ServerDesk, table: str, ply: int) -> Why:
    """The reason for the answer at a ply, from the forecasts before and after it."""
    hosted = await desk.table(table)
    record = record_of(hosted.room)
    if not 0 <= ply < len(record.answers):
        raise Refused("no_such_ply", ply=ply, last=len(record.answers) - 1)
    game, taken = await desk.replays.at(hosted.row.id, record, ply), record.answers[ply]
    decision = game.decision
    if decision is None or decision.chance:
        raise Refused("chance_answered", ply=ply)
    seat = decision.seat_of(taken)
    weighed, reason = await thought(desk, hosted, game, taken)
    options = [weighed_data(one) for one in weighed]
    return Why(ply, seat, taken, reason_data(reason), options, decision.to_data(), game.view())


async def thought(
    desk: ServerDesk, hosted: ServerTable, game: Table, taken: int
) -> tuple[list[Weighed], Reason]:
    """The reasoning of a bot; for a person only the reason is known."""
    assert game.decision is not None
    seat = game.decision.seat_of(taken)
    sitter = hosted.room.state.seats[seat]
    if not sitter.bot:
        return [], await desk.worker.do(reason_for, game, taken)
    place, seed = Place(desk.address, hosted.row.id), bot_seed(hosted.row.id)
    return await desk.services.hub.bots.ponder(place, sitter.bot, seed, seat, game.save(), taken)


ROUTES: Final = (Route("GET", "/api/tables/{table}/why", why_of_table, "records", 80),)
