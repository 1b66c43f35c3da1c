"""Taking, leaving and setting up seats."""

from __future__ import annotations

from functools import partial

from vigil.bots import check_bot_for
from vigil.tables.errors import Forbidden, Refused
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.making import sit_down
from vigil.tables.handlers.tables import after
from vigil.tables.limits import clean_name
from vigil.tables.protocol.messages import TableInfo
from vigil.tables.replies.tables import BotName, GivenLuck, Named, SeatToken, TokenCheck
from vigil.tables.room import seating
from vigil.tables.room.luck import add_luck
from vigil.tables.room.picks import Pick


async def claim(desk: Desk, table: str, seat: int, data: Named, token: str = "") -> SeatToken:
    """Take a free seat, or that of a bot that stands in for no player.

    A player who sits already shows the token.
    """
    name = clean_name(data.name, desk.limits.name_length)
    hosted = await desk.table(table)
    own = desk.permissions.own_seats(hosted, token)
    claim = partial(seating.claim, number=seat, name=name, own=own)
    return SeatToken(await sit_down(desk, hosted, claim))


async def inherit(desk: Desk, table: str, seat: int, token: str) -> SeatToken:
    """Take the same seat at a rematch, with the token of the earlier table."""
    claim = desk.permissions.signer.read(token)
    if claim is None or claim.seat != seat:
        raise Forbidden("bad_token")
    earlier = await desk.table(claim.table)
    desk.permissions.seat_of(earlier, token)
    if earlier.room.state.rematch != table:
        raise Forbidden("bad_token")
    name = earlier.room.state.seats[seat].name
    inherit = partial(seating.inherit, number=seat, name=name)
    return SeatToken(await sit_down(desk, await desk.table(table), inherit))


async def leave(desk: Desk, table: str, seat: int, token: str) -> TableInfo:
    """Leave a seat, or free it as the host."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_sitter, hosted, seat, token)
    await hosted.do(after(check, partial(seating.vacate, number=seat)))
    return hosted.info()


async def seat_bot(desk: Desk, table: str, seat: int, data: BotName, token: str) -> TableInfo:
    """Let a bot play a free seat or your own; the host may choose any seat."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_sitter, hosted, seat, token)
    check()
    bot = check_bot_for(desk.check_bot(data.bot), hosted.room.setup)
    await hosted.do(after(check, partial(seating.seat_bot, number=seat, bot=bot)))
    return hosted.info()


async def pick(desk: Desk, table: str, seat: int, data: Pick, token: str) -> TableInfo:
    """Choose what a seat plays with, as its player or, where the seat is free, as the host."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_picker, hosted, seat, token)
    check()
    if hosted.table.challenge:
        raise Refused("no_picks")
    await hosted.do(after(check, partial(seating.pick, number=seat, pick=data)))
    return hosted.info()


async def luck(desk: Desk, table: str, seat: int, data: GivenLuck, token: str) -> TableInfo:
    """Add a player's entropy to the dice; a shared deal has none.

    Once the game has begun it is too late: the table shows which seats have added some.
    """
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_player, hosted, seat, token)
    check()
    if hosted.table.challenge or hosted.table.lesson:
        raise Refused("luck_fixed")
    try:
        await hosted.do(after(check, partial(add_luck, number=seat, luck=data.luck)))
    except Refused as cause:
        if cause.code != "already_started":
            raise
    return hosted.info()


async def check_token(desk: Desk, table: str, seat: int, token: str) -> TokenCheck:
    """Whether the given token is valid for a seat, also while a bot fills in."""
    hosted = await desk.table(table)
    try:
        return TokenCheck(desk.permissions.is_player(hosted, seat, token))
    except Forbidden:
        return TokenCheck(False)


async def reissue(desk: Desk, table: str, seat: int, token: str) -> SeatToken:
    """Give out a new token for a seat, as the host."""
    hosted = await desk.table(table)
    check = partial(desk.permissions.check_host, hosted, token)
    reissued = await hosted.do(after(check, partial(seating.reissue, number=seat)))
    return SeatToken(desk.permissions.token(table, seat, reissued.generation))
