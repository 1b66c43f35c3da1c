"""Records: a game at any ply, forks, what-if lines, uploads and bug reports."""

from __future__ import annotations

import platform
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

import vigil
from vigil.core.errors import BadRecord
from vigil.core.record import FORMAT, Record, dumps_checked, read_bug_report
from vigil.core.state import GameState
from vigil.core.table import Table
from vigil.server.api.tables import make_table
from vigil.server.common.address import Caller
from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.hosts.table_host import TableHost
from vigil.server.services import Services, Shared
from vigil.tables.errors import Refused, TooMuch
from vigil.tables.host.history import events_since, happened_in
from vigil.tables.replies.records import Fork, Position, record_of
from vigil.tables.replies.tables import Created, NewSeat, NewTable


class Words(Struct):
    """What somebody reports."""

    words: str


def download(text: str, name: str) -> Response[str]:
    """A text as a file."""
    headers = {"Content-Disposition": f'attachment; filename="vigil-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


class FileKind(Struct):
    """The part of a file that says what it is; the rest is skipped, which costs little."""

    kind: str


def uploaded(body: bytes) -> Record:
    """The record in a file, or in a bug report, if these rules can play it."""
    try:
        kind = msgspec.json.decode(body, type=FileKind).kind
    except (msgspec.MsgspecError, UnicodeDecodeError) as cause:
        raise BadRecord("not_a_vigil_file") from cause
    text = body.decode(errors="replace")
    bug_report = read_bug_report(text) if kind == "report" else None
    record = Record.from_json(text if bug_report is None else str(bug_report.get("record")))
    Table.replay(record)
    return record


class RecordsController(Controller):
    """A game as its record."""

    path = "/api/tables/{table:str}"
    tags = ("records",)

    @get("/record")
    async def record(self, services: Shared, table: FromPath[str]) -> Response[str]:
        """The record; the dealer's seed is in it once the game is over."""
        hosted = await services.hub.current(table)
        return download(record_of(hosted.room).to_json(), table)

    @get("/at/{ply:int}", opt={PRICE: 20})
    async def at(
        self,
        services: Shared,
        table: FromPath[str],
        ply: FromPath[int],
        since: FromQuery[int] = 0,
    ) -> Position:
        """The game at any of its plies, with what happened since an earlier one."""
        hosted = await services.hub.current(table)
        record = record_of(hosted.room)
        last = len(record.answers)
        if not 0 <= ply <= last:
            raise Refused("no_such_ply", ply=ply, last=last)
        events = [] if since >= ply > 0 else await events_since(services.store, table, since)
        happened = [one for one in events if one[0] <= ply]
        earlier = record.rules if record.earlier else None
        try:
            game = await self._shown(services, hosted, record, ply)
        except BadRecord:
            return Position(ply, last, None, None, happened, earlier)
        decision = None if game.decision is None else game.decision.to_data()
        if hosted.room.origin is not None and since == 0:  # its log begins where the record ends
            happened = await WORKER_THREAD.do(happened_in, record_of(hosted.room, ply))
        return Position(ply, last, game.view(), decision, happened, earlier)

    async def _shown(
        self, services: Services, hosted: TableHost, record: Record, ply: int
    ) -> Table:
        """The present as it is, the past as the record has it."""
        present = hosted.room.table
        if present is not None and present.ply == ply:
            return present
        return await services.replays.at(hosted.row.id, record, ply)

    @post("/fork", opt={PRICE: 80})
    async def fork(
        self, services: Shared, table: FromPath[str], data: JSONBody[Fork], address: Caller
    ) -> Created:
        """A new table from a ply on, with a dealer of its own."""
        hosted = await services.hub.current(table)
        record = record_of(hosted.room, data.ply)
        await WORKER_THREAD.do(Table[GameState].replay, record)
        services.new_tables.take(address, "too_many_tables")
        seats = tuple(NewSeat(data.name) for _ in range(record.setup.players) if data.name)
        new = NewTable(record.game, record.setup.to_data(), data.title, data.public, seats)
        new.start = bool(data.name)
        return await make_table(services, new, address, record, forked_from=table)

    @post("/report")
    async def bug_report(
        self, services: Shared, table: FromPath[str], data: JSONBody[Words]
    ) -> Response[str]:
        """A bug report: record, versions and words in one file that ``vigil replay`` opens."""
        hosted = await services.hub.current(table)
        record = record_of(hosted.room)
        content = {
            "kind": "report",
            "format": FORMAT,
            "game": record.game,
            "rules": record.rules,
            "words": data.words[:5000],
            "vigil": vigil.__version__,
            "python": platform.python_version(),
            "ply": hosted.room.ply,
            "record": record.to_json(),
        }
        return download(dumps_checked(content), f"report-{table}")


class UploadController(Controller):
    """Records from elsewhere."""

    path = "/api/records"
    tags = ("records",)

    @post("/", opt={PRICE: 80})
    async def upload(
        self, services: Shared, request: Request[Any, Any, Any], address: Caller
    ) -> Created:
        """A table at which the game of a record or a bug report can be looked at and forked."""
        body = await request.body()
        if len(body) > services.config.limits.record_bytes:
            raise TooMuch("record_too_long", longest=services.config.limits.record_bytes)
        record = await WORKER_THREAD.do(uploaded, body)
        services.new_tables.take(address, "too_many_tables")
        new = NewTable(record.game, record.setup.to_data())
        return await make_table(services, new, address, record)
