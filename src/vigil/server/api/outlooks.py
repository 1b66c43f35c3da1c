"""What is to come at a table, over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery

from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.services import Shared
from vigil.tables.replies.outlooks import Outlook, outlook, weighable


@get("/api/tables/{table:str}/outlook", tags=["records"], opt={PRICE: 20})
async def outlook_of_table(
    services: Shared,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    answer: FromQuery[int | None] = None,
    ply: FromQuery[int | None] = None,
) -> Outlook:
    """What happens before a seat acts again, the odds, and what an answer would change in it.

    With the ply of its question an answer that comes too late is left out, and not refused.
    """
    room = (await services.hub.current(table)).room
    answer = weighable(room, seat, answer, ply)
    return await WORKER_THREAD.do(outlook, room.game.fork(), seat, answer)


HANDLERS: Final[list[Any]] = [outlook_of_table]
