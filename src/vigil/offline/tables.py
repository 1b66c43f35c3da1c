"""What a page may ask of the tables of its device."""

from __future__ import annotations

from functools import partial
from typing import Final

from vigil.core.errors import BadRecord
from vigil.core.game import Content
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.insight.report import Report, report_of
from vigil.offline.routes import Asked, Routes
from vigil.offline.table import thinks_here
from vigil.tables.errors import Refused
from vigil.tables.host.history import fold, happened_in
from vigil.tables.protocol.messages import TableInfo
from vigil.tables.replies.content import content_of
from vigil.tables.replies.films import Film, film_from, stretch
from vigil.tables.replies.outlooks import Outlook, outlook, weighable
from vigil.tables.replies.records import Fork, Position, record_of
from vigil.tables.replies.tables import (
    BotName,
    Created,
    Glance,
    Named,
    NewSeat,
    NewTable,
    SeatToken,
    Start,
)
from vigil.tables.room.picks import Pick
from vigil.tables.room.room import Room

ROUTES: Final = Routes()


class NewHere(NewTable):
    """A table to be made on this device."""

    seed: str = ""
    """That of the day's challenge, as the server told it."""


TABLE: Final = "/api/tables/{table}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"


@ROUTES.on("POST", "/api/tables")
async def create(asked: Asked) -> Created:
    """Make a table."""
    new = asked.data(NewHere)
    return await asked.device.make(new, seed=new.seed)


@ROUTES.on("GET", TABLE)
async def look(asked: Asked) -> TableInfo:
    """One table."""
    return (await asked.table()).table.info()


@ROUTES.on("GET", f"{TABLE}/glance")
async def glance(asked: Asked) -> Glance:
    """One table, with the game as all may see it."""
    return (await asked.table()).glance()


@ROUTES.on("DELETE", TABLE)
async def delete(asked: Asked) -> None:
    """Delete a table."""
    await asked.device.delete(asked.parts["table"])


@ROUTES.on("POST", f"{TABLE}/start")
async def start(asked: Asked) -> TableInfo:
    """Start the game; a bot may fill the free seats."""
    hosted, fill = await asked.table(), asked.data(Start).fill
    for number, seat in enumerate(hosted.room.state.seats):
        if fill and not seat.name and not seat.bot:
            await hosted.do(partial(Room.seat_bot, number=number, bot=thinks_here(fill)))
    await hosted.do(Room.start)
    return hosted.table.info()


@ROUTES.on("POST", f"{TABLE}/rematch")
async def rematch(asked: Asked) -> Created:
    """A new table with the same game and seats."""
    hosted = await asked.table()
    room, row = hosted.room, hosted.table.row
    room.check_rematch()
    sitters = zip(room.state.seats, room.state.picked, strict=True)
    seats = tuple(
        NewSeat(seat.name, seat.bot, pick.value, pick.side, pick.also) for seat, pick in sitters
    )
    new = NewTable(row.game, room.offered.to_data(), row.title, seats=seats)
    made = await asked.device.make(new)
    await hosted.do(lambda room: room.rematch(made.table.id))
    return made


# -- seats


@ROUTES.on("POST", SEAT)
async def claim(asked: Asked) -> SeatToken:
    """Sit down on a free seat, or in place of a bot."""
    hosted = await asked.table()
    return SeatToken(await hosted.sit_down(asked.seat, asked.data(Named).name))


@ROUTES.on("DELETE", SEAT)
async def leave(asked: Asked) -> TableInfo:
    """Free a seat."""
    hosted = await asked.table()
    await hosted.do(lambda room: room.vacate(asked.seat))
    return hosted.table.info()


@ROUTES.on("PUT", f"{SEAT}/bot")
async def seat_bot(asked: Asked) -> TableInfo:
    """Let a bot play a seat."""
    hosted, bot = await asked.table(), thinks_here(asked.data(BotName).bot)
    await hosted.do(lambda room: room.seat_bot(asked.seat, bot))
    return hosted.table.info()


@ROUTES.on("PUT", f"{SEAT}/pick")
async def pick(asked: Asked) -> TableInfo:
    """Choose what a seat plays with."""
    hosted, wanted = await asked.table(), asked.data(Pick)
    await hosted.do(lambda room: room.pick(asked.seat, wanted))
    return hosted.table.info()


# -- the game as its record


@ROUTES.on("GET", f"{TABLE}/content")
async def content(asked: Asked) -> list[Content]:
    """Everything in the box as a table plays it."""
    return content_of((await asked.table()).room.setup)


@ROUTES.on("GET", f"{TABLE}/record")
async def record(asked: Asked) -> str:
    """The record, as it is written to a file."""
    return record_of((await asked.table()).room).to_json()


@ROUTES.on("GET", f"{TABLE}/story")
async def story(asked: Asked) -> Report:
    """How the game went so far."""
    return report_of(record_of((await asked.table()).room))


@ROUTES.on("GET", f"{TABLE}/film")
async def film(asked: Asked) -> Film:
    """What happened after a ply and up to another one."""
    hosted = await asked.table()
    played = record_of(hosted.room)
    since, to = asked.number("since") or 0, asked.number("to") or 0
    first, end = stretch(len(played.answers), since, to)
    return film_from(hosted.replay.at(played, first), played.answers[first:end])


@ROUTES.on("GET", f"{TABLE}/outlook")
async def outlook_of_table(asked: Asked) -> Outlook:
    """What happens before a seat acts again, the odds, and what an answer would change in it."""
    room, seat = (await asked.table()).room, asked.number("seat")
    answer = weighable(room, seat, asked.number("answer"), asked.number("ply"))
    return outlook(room.game.fork(), seat, answer)


@ROUTES.on("GET", f"{TABLE}/at/{{ply}}")
async def at(asked: Asked) -> Position:
    """The game at any of its plies, with what happened since an earlier one."""
    hosted = await asked.table()
    ply, since, played = int(asked.parts["ply"]), asked.number("since") or 0, record_of(hosted.room)
    if not 0 <= ply <= len(played.answers):
        raise Refused("no_such_ply", ply=ply, last=len(played.answers))
    happened = [one for one in fold(hosted.changes)[1] if since < one[0] <= ply or since == 0]
    earlier = played.rules if played.earlier else None
    try:
        game = hosted.replay.at(played, ply)
    except BadRecord:
        return Position(ply, len(played.answers), None, None, happened, earlier)
    if hosted.room.origin is not None and since == 0:  # its log begins where the record ends
        happened = happened_in(record_of(hosted.room, ply))
    decision = None if game.decision is None else game.decision.to_data()
    shown = [one for one in happened if one[0] <= ply]
    return Position(ply, len(played.answers), game.view(), decision, shown, earlier)


@ROUTES.on("POST", f"{TABLE}/fork")
async def fork(asked: Asked) -> Created:
    """A new table from a ply on, with a dealer of its own."""
    hosted, wanted = await asked.table(), asked.data(Fork)
    return await _from_record(asked, record_of(hosted.room, wanted.ply), wanted, hosted.id)


@ROUTES.on("POST", "/api/records")
async def upload(asked: Asked) -> Created:
    """A table at which the game of a record can be looked at and forked."""
    return await _from_record(asked, Record.from_json(asked.body), Fork(0), None)


async def _from_record(asked: Asked, past: Record, wanted: Fork, table: str | None) -> Created:
    Table.replay(past)
    seats = tuple(NewSeat(wanted.name) for _ in range(past.setup.players) if wanted.name)
    new = NewTable(past.game, past.setup.to_data(), wanted.title, seats=seats)
    new.start = bool(wanted.name)
    return await asked.device.make(new, past, table)
