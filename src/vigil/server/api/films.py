"""A stretch of a game as a film over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery

from vigil.server.replies.films import Film, film_from, stretch
from vigil.server.replies.records import record_of
from vigil.server.services import Shared


@get("/api/tables/{table:str}/film", tags=["records"])
async def film_of_table(
    services: Shared, table: FromPath[str], since: FromQuery[int], to: FromQuery[int]
) -> Film:
    """What happened after a ply and up to another one, with the table after each thing."""
    hosted = await services.hub.current(table)
    record = record_of(hosted.room)
    start, end = stretch(len(record.answers), since, to)
    game = await services.replays.at(hosted.row.id, record, start)
    return await asyncio.to_thread(film_from, game, record.answers[start:end])


HANDLERS: Final[list[Any]] = [film_of_table]
