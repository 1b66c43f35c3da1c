"""A game as its record: at any ply, as a film, as a report, and as the start of another game."""

from __future__ import annotations

import platform
from typing import Final

import msgspec
from msgspec import Struct

import vigil
from vigil.core.errors import BadRecord
from vigil.core.record import FORMAT, Record, dumps_checked, read_bug_report
from vigil.core.state import GameState
from vigil.core.table import Table
from vigil.insight.report import Report
from vigil.tables.errors import Refused, TooMuch
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.making import Forked, make_table
from vigil.tables.handlers.route import Download
from vigil.tables.host.history import events_since, happened_in
from vigil.tables.host.table_host import TableHost
from vigil.tables.replies.films import Film, film_from, film_range
from vigil.tables.replies.met import met_in
from vigil.tables.replies.outlooks import Outlook, outlook, read_answers, weighable
from vigil.tables.replies.own_puzzles import Standing, standing
from vigil.tables.replies.records import Fork, Position, record_of
from vigil.tables.replies.tables import Created, NewSeat, NewTable
from vigil.teaching.campaign import Earned, earned_by, scenario_set_up

A_PLY: Final = 0.35
"""The price of each answer of a film."""


class Words(Struct):
    """The text of a bug report."""

    words: str


class FileKind(Struct):
    """The part of a file that names its kind; skipping the rest is cheap."""

    kind: str


async def record(desk: Desk, table: str) -> Download:
    """The record; the dealer's seed is in it once the game is over."""
    hosted = await desk.table(table)
    return Download(record_of(hosted.room).to_json(), table)


async def report(desk: Desk, table: str) -> Report:
    """How the game went so far: score, turns, moments, who did what, and the luck of the dice."""
    hosted = await desk.table(table)
    return await desk.reports.report(table, record_of(hosted.room))


async def earned(desk: Desk, table: str) -> Earned:
    """The rewards of a finished game: lanterns of its scenario, and achievements.

    The scenario is known before the game begins.
    """
    room = (await desk.table(table)).room
    if room.table is None and room.origin is None:
        scenario = scenario_set_up(room.setup)
        return Earned(room.setup.game, scenario, False, (), (), ())
    return await desk.worker.do(earned_by, record_of(room))


async def met(desk: Desk, table: str) -> list[str]:
    """The pieces that a finished game has shown, as ``kind/id``."""
    room = (await desk.table(table)).room
    if room.table is None and room.origin is None:
        return []
    return await desk.worker.do(met_in, record_of(room))


async def film_of_table(desk: Desk, table: str, since: int, to: int) -> Film:
    """The events between two plies, each with the table after it."""
    hosted = await desk.table(table)
    played = record_of(hosted.room)
    first, end = film_range(len(played.answers), since, to)
    desk.take_work((end - first) * A_PLY)
    game = await desk.replays.at(table, played, first)
    return await desk.worker.do(film_from, game, played.answers[first:end])


async def outlook_of_table(
    desk: Desk,
    table: str,
    seat: int | None = None,
    answer: int | None = None,
    ply: int | None = None,
    also: str = "",
) -> Outlook:
    """The forecast for a seat, the odds, and how an answer would change it.

    Picks of other players can be included as ``also``. With the ply of its question, a late answer
    is ignored instead of refused.
    """
    room = (await desk.table(table)).room
    answer = weighable(room, seat, answer, ply)
    others = read_answers(also, room, ply)
    return await desk.worker.do(outlook, room.game.fork(), seat, answer, others)


async def at(desk: Desk, table: str, ply: int, since: int = 0) -> Position:
    """The game at one of its plies, with the events since an earlier one."""
    hosted = await desk.table(table)
    played = record_of(hosted.room)
    last = len(played.answers)
    if not 0 <= ply <= last:
        raise Refused("no_such_ply", ply=ply, last=last)
    events = [] if since >= ply > 0 else await events_since(desk.log, table, since)
    happened = [one for one in events if one[0] <= ply]
    earlier = played.rules if played.earlier else None
    try:
        game = await _shown(desk, hosted, played, ply)
    except BadRecord:
        return Position(ply, last, None, None, happened, earlier)
    decision = None if game.decision is None else game.decision.to_data()
    if hosted.room.origin is not None and since == 0:  # the log begins where the record ends
        happened = await desk.worker.do(happened_in, record_of(hosted.room, ply))
    return Position(ply, last, game.view(), decision, happened, earlier)


async def standing_at(desk: Desk, table: str, ply: int, seat: int, option: int) -> Standing:
    """A position of the game as text, with one of a seat's options."""
    hosted = await desk.table(table)
    played = record_of(hosted.room)
    last = len(played.answers)
    if not 0 <= ply <= last:
        raise Refused("no_such_ply", ply=ply, last=last)
    game = await _shown(desk, hosted, played, ply)
    return await desk.worker.do(standing, game, seat, option)


async def _shown(desk: Desk, hosted: TableHost, played: Record, ply: int) -> Table:
    """The current table, or a past one from the record."""
    present = hosted.room.table
    if present is not None and present.ply == ply:
        return present
    return await desk.replays.at(hosted.row.id, played, ply)


async def fork(desk: Desk, table: str, data: Fork) -> Created:
    """A new table from a ply of a game, with a fresh dealer."""
    hosted = await desk.table(table)
    past = record_of(hosted.room, data.ply)
    begun = await desk.worker.do(Table[GameState].replay, past)
    desk.take_table()
    seats = tuple(NewSeat(data.name) for _ in range(past.setup.players) if data.name)
    new = NewTable(past.game, past.setup.to_data(), data.title, data.public, seats)
    new.start = bool(data.name)
    return await make_table(desk, new, past, Forked(table, begun.state.turn))


async def bug_report(desk: Desk, table: str, data: Words) -> Download:
    """A bug report: record, versions and words in one file that ``vigil replay`` opens."""
    hosted = await desk.table(table)
    played = record_of(hosted.room)
    content = {
        "kind": "report",
        "format": FORMAT,
        "game": played.game,
        "rules": played.rules,
        "words": data.words[:5000],
        "vigil": vigil.__version__,
        "python": platform.python_version(),
        "ply": hosted.room.ply,
        "record": played.to_json(),
    }
    return Download(dumps_checked(content), f"report-{table}")


async def upload(desk: Desk, body: bytes) -> Created:
    """Make a table for viewing and forking the game of a record or a bug report."""
    if len(body) > desk.limits.record_bytes:
        raise TooMuch("record_too_long", longest=desk.limits.record_bytes)
    past = await desk.worker.do(uploaded, body)
    desk.take_table()
    return await make_table(desk, NewTable(past.game, past.setup.to_data()), past)


def uploaded(body: bytes) -> Record:
    """The record in a file or a bug report, if these rules can replay it."""
    try:
        kind = msgspec.json.decode(body, type=FileKind).kind
    except (msgspec.MsgspecError, UnicodeDecodeError) as cause:
        raise BadRecord("not_a_vigil_file") from cause
    text = body.decode(errors="replace")
    bug_report = read_bug_report(text) if kind == "report" else None
    record = Record.from_json(text if bug_report is None else str(bug_report.get("record")))
    Table.replay(record)
    return record
