"""Making, opening and deleting tables, and starting their games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from vigil.bots import check_bot_for
from vigil.tables.bot_budget import fitted
from vigil.tables.errors import Refused
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.making import make_table, sit_down
from vigil.tables.host.open_table import scenario_of
from vigil.tables.limits import Limits
from vigil.tables.protocol.messages import TableInfo
from vigil.tables.replies.tables import (
    Created,
    Glance,
    HostToken,
    NewSeat,
    NewTable,
    Start,
    glance_of,
)
from vigil.tables.room import answering, seating
from vigil.tables.room.changes import Change
from vigil.tables.room.room import Room
from vigil.tables.room.seats import Seat
from vigil.tables.tokens import HOST

C = TypeVar("C", bound=Change)


def after(check: Callable[[], object], request: Callable[[Room], C]) -> Callable[[Room], C]:
    """Do something in the table's queue: until its turn comes, a seat may change hands."""

    def checked(room: Room) -> C:
        check()
        return request(room)

    return checked


async def create(desk: Desk, data: NewTable) -> Created:
    """Make a table."""
    desk.take_table()
    return await make_table(desk, data)


async def look(desk: Desk, table: str) -> TableInfo:
    """Return a table."""
    return (await desk.table(table)).info()


async def glance(desk: Desk, table: str) -> Glance:
    """Return a table with the public view of its game."""
    return glance_of((await desk.table(table)).table)


async def delete_table(desk: Desk, table: str, token: str) -> None:
    """Delete the table with its game, as the host; its link then says so."""
    desk.permissions.check_host(await desk.table(table), token)
    await desk.delete(table)


async def rehost(desk: Desk, table: str, token: str) -> HostToken:
    """Give the host a new token and revoke the old one, which others may have seen."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_host, hosted, token)
    rehosted = await hosted.do(after(check, seating.rehost))
    return HostToken(desk.permissions.token(table, HOST, rehosted.generation))


async def start(desk: Desk, table: str, data: Start, token: str) -> TableInfo:
    """Start the game, as the host; a bot may fill the free seats."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_host, hosted, token)
    check()
    for number, seat in enumerate(hosted.room.state.seats):
        if data.fill and not seat.human and not seat.bot:
            bot = check_bot_for(desk.check_bot(data.fill), hosted.room.setup)
            await hosted.do(after(check, partial(seating.fill, number=number, bot=bot)))
    await hosted.do(after(check, answering.start))
    return hosted.info()


async def rematch(desk: Desk, table: str, token: str) -> Created:
    """Make a new table with the same game and seats, and reserve the other players' seats."""
    hosted = await desk.table(table)
    state, row = hosted.room.state, hosted.row
    names = {mine: state.seats[mine].name for mine in desk.permissions.shown_seats(hosted, token)}
    answering.check_rematch(hosted.room)
    desk.take_table()
    seats = tuple(
        NewSeat("", rematch_bot(seat, desk.limits), pick.value, pick.side, pick.also)
        for seat, pick in zip(state.seats, state.picked, strict=True)
    )
    kept = {number: seat.name for number, seat in enumerate(state.seats) if seat.owned}
    new_table = NewTable(row.game, hosted.room.offered.to_data(), row.title, row.public, seats)
    if scenario_of(row):
        new_table.scenario = row.scenario
    made = await make_table(desk, new_table, reserved=kept)
    try:
        await hosted.do(lambda room: answering.rematch(room, made.table.id))
    except Refused:  # another player was first
        await desk.delete(made.table.id)
        raise
    new = await desk.table(made.table.id)
    for mine, name in names.items():
        inherit = partial(seating.inherit, number=mine, name=name)
        made.tokens[mine] = await sit_down(desk, new, inherit)
    made.table = new.info()
    return made


def rematch_bot(seat: Seat, limits: Limits) -> str:
    """The bot that plays a seat again, unless it filled in for a player."""
    return fitted(seat.bot, limits) if seat.bot and not seat.owned else ""
