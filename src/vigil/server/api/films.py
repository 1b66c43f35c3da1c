"""A stretch of a game as a film over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery

from vigil.server.common.address import Caller
from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.services import Shared
from vigil.tables.replies.films import Film, film_from, stretch
from vigil.tables.replies.records import record_of

A_PLY: Final = 0.35
"""What each answer of a film costs."""


@get("/api/tables/{table:str}/film", tags=["records"], opt={PRICE: 10})
async def film_of_table(
    services: Shared,
    table: FromPath[str],
    since: FromQuery[int],
    to: FromQuery[int],
    address: Caller,
) -> Film:
    """What happened after a ply and up to another one, with the table after each thing."""
    hosted = await services.hub.current(table)
    record = record_of(hosted.room)
    start, end = stretch(len(record.answers), since, to)
    services.work.take(address, "too_many_requests", (end - start) * A_PLY)
    game = await services.replays.at(hosted.row.id, record, start)
    return await WORKER_THREAD.do(film_from, game, record.answers[start:end])


HANDLERS: Final[list[Any]] = [film_of_table]
