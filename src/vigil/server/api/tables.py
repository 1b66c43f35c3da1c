"""Making, listing and opening tables, and who sits at them."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec import Struct

from vigil.core.record import Record
from vigil.server.common.address import Address, Caller
from vigil.server.common.bot_budget import check_budget, fitted
from vigil.server.common.prices import PRICE
from vigil.server.hosts.table_host import TableHost
from vigil.server.services import Services, Shared
from vigil.tables.errors import Forbidden, Refused
from vigil.tables.host.open_table import new_room
from vigil.tables.limits import clean_name
from vigil.tables.protocol.messages import Sitter, TableInfo
from vigil.tables.replies.tables import (
    BotName,
    Created,
    GivenLuck,
    Glance,
    HostToken,
    Named,
    NewSeat,
    NewTable,
    SeatToken,
    Start,
    TokenCheck,
    new_row,
)
from vigil.tables.room.changes import Change
from vigil.tables.room.luck import add_luck
from vigil.tables.room.picks import NOTHING, Pick
from vigil.tables.room.room import Room
from vigil.tables.row import Row
from vigil.tables.tokens import HOST

Token = Annotated[str, HeaderParameter(name="Vigil-Token")]
AnyToken = Annotated[str, HeaderParameter(name="Vigil-Token", required=False)]

C = TypeVar("C", bound=Change)


def after(check: Callable[[], object], request: Callable[[Room], C]) -> Callable[[Room], C]:
    """A request that is checked in the table's line: a seat may change hands until then."""

    def checked(room: Room) -> C:
        check()
        return request(room)

    return checked


class Listed(Struct):
    """A table in the list of public ones."""

    id: str
    title: str
    game: str
    setup: dict[str, Any]
    status: str
    seats: list[Sitter]
    updated: float


def checked_seat(services: Services, seat: Sitter) -> Sitter:
    """A seat with a clean name or a bot we have."""
    name = clean_name(seat.name, services.config.limits.name_length) if seat.name else ""
    return Sitter(name, check_budget(seat.bot, services.config.limits) if seat.bot else "")


async def make_table(
    services: Services,
    new: NewTable,
    maker: Address,
    origin: Record | None = None,
    forked_from: str | None = None,
) -> Created:
    """Keep a table with those who come with it, all of it or nothing."""
    seats = [checked_seat(services, seat) for seat in new.seats]
    row = new_row(new, origin, services.hub.deals.seed)
    row.forked_from = forked_from
    room, changes, tokens = new_room(row), list[Change](), dict[int, str]()
    for number, (seat, wanted) in enumerate(zip(seats, new.seats, strict=True)):
        if seat.bot:
            changes.append(room.seat_bot(number, seat.bot))
        elif seat.name:
            claimed = room.claim(number, seat.name, tokens)
            changes.append(claimed)
            tokens[number] = services.token(row.id, number, claimed.generation)
        if wanted.picked != NOTHING:
            changes.append(room.pick(number, wanted.picked))
    if new.start:
        changes.append(room.start())
    await services.store.add_table(row, changes)
    hosted = await services.hub.current(row.id)
    hosted.table.maker = maker
    services.hub.bots.renew(hosted.table)
    return Created(hosted.info(), services.token(row.id, HOST, 0), tokens)


def listed(row: Row, hosted: TableHost | None) -> Listed:
    """A table for the list: as it is in memory, else as it was when it was last saved."""
    saved = msgspec.json.decode(row.seats, type=list[Sitter])
    return Listed(
        id=row.id,
        title=row.title,
        game=row.game,
        setup=json.loads(row.setup),
        status=hosted.room.status if hosted else row.status,
        seats=hosted.table.sitters if hosted else saved,
        updated=row.updated,
    )


async def sit_down(
    services: Services, hosted: TableHost, number: int, name: str, own: Collection[int]
) -> str:
    """Claim a seat beside those that are one's own; its token is the only way back to it."""
    claimed = await hosted.do(lambda room: room.claim(number, name, own))
    return services.token(hosted.row.id, number, claimed.generation)


class TablesController(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", opt={PRICE: 15})
    async def create(self, services: Shared, data: JSONBody[NewTable], address: Caller) -> Created:
        """Make a table."""
        services.new_tables.take(address, "too_many_tables")
        return await make_table(services, data, address)

    @get("/", opt={PRICE: 15})
    async def list_public(self, services: Shared) -> list[Listed]:
        """The public tables, those that changed last first."""
        rows = await services.store.list_tables(public=True)
        return [listed(row, services.hub.rooms.get(row.id)) for row in rows]

    @get("/{table:str}")
    async def look(self, services: Shared, table: FromPath[str]) -> TableInfo:
        """One table."""
        return (await services.hub.current(table)).info()

    @get("/{table:str}/glance")
    async def glance(self, services: Shared, table: FromPath[str]) -> Glance:
        """One table, with the game as all may see it."""
        hosted = await services.hub.current(table)
        return Glance(hosted.info(), hosted.room.view())

    @delete("/{table:str}")
    async def delete_table(self, services: Shared, table: FromPath[str], token: Token) -> None:
        """The host deletes the table, with its game; its link says so from then on."""
        services.check_host(await services.hub.current(table), token)
        await services.hub.delete(table)

    @post("/{table:str}/host")
    async def rehost(self, services: Shared, table: FromPath[str], token: Token) -> HostToken:
        """The host takes a new token; the old one, which others may have seen, is worth nothing."""
        hosted = await services.hub.current(table)
        rehosted = await hosted.do(after(partial(services.check_host, hosted, token), Room.rehost))
        return HostToken(services.token(table, HOST, rehosted.generation))

    @post("/{table:str}/start")
    async def start(
        self, services: Shared, table: FromPath[str], data: JSONBody[Start], token: Token
    ) -> TableInfo:
        """Start the game; the host may let a bot fill the free seats."""
        hosted = await services.hub.current(table)
        check = partial(services.check_host, hosted, token)
        check()
        for number, seat in enumerate(hosted.room.state.seats):
            if data.fill and not seat.owned and not seat.bot:
                bot = services.check_bot(data.fill, hosted.room.setup)
                await hosted.do(after(check, partial(Room.fill, number=number, bot=bot)))
        await hosted.do(after(check, Room.start))
        return hosted.info()

    @post("/{table:str}/rematch")
    async def rematch(
        self, services: Shared, table: FromPath[str], token: Token, address: Caller
    ) -> Created:
        """A new table with the same game and seats; the others inherit theirs there."""
        hosted = await services.hub.current(table)
        mine = services.seat_of(hosted, token)
        name = hosted.room.state.seats[mine].name
        hosted.room.check_rematch()
        services.new_tables.take(address, "too_many_tables")
        sitters = zip(hosted.room.state.seats, hosted.room.state.picked, strict=True)
        limits = services.config.limits
        seats = tuple(
            NewSeat("", seat.bot and fitted(seat.bot, limits), pick.value, pick.side, pick.also)
            for seat, pick in sitters
        )
        row = hosted.row
        setup = hosted.room.offered.to_data()
        new_table = NewTable(row.game, setup, row.title, row.public, seats)
        made = await make_table(services, new_table, address)
        try:
            await hosted.do(lambda room: room.rematch(made.table.id))
        except Refused:  # another player was first
            await services.store.delete_table(made.table.id)
            raise
        new = await services.hub.current(made.table.id)
        made.tokens[mine] = await sit_down(services, new, mine, name, new.room.humans)
        made.table = new.info()
        return made


class SeatsController(Controller):
    """Who sits where."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)

    @post("/")
    async def claim(
        self,
        services: Shared,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Named],
        token: AnyToken = "",
    ) -> SeatToken:
        """Sit down on a free seat, or in place of a bot that stands in for nobody.

        Whoever sits already shows his token.
        """
        name = clean_name(data.name, services.config.limits.name_length)
        hosted = await services.hub.current(table)
        own = services.own_seats(hosted, token)
        return SeatToken(await sit_down(services, hosted, seat, name, own))

    @post("/inherit")
    async def inherit(
        self, services: Shared, table: FromPath[str], seat: FromPath[int], token: Token
    ) -> SeatToken:
        """Take the same seat at a rematch, by the token of the earlier table."""
        claim = services.signer.read(token)
        if claim is None or claim.seat != seat:
            raise Forbidden("bad_token")
        earlier = await services.hub.current(claim.table)
        services.seat_of(earlier, token)
        if earlier.room.state.rematch != table:
            raise Forbidden("bad_token")
        name = earlier.room.state.seats[seat].name
        new = await services.hub.current(table)
        return SeatToken(await sit_down(services, new, seat, name, new.room.humans))

    @delete("/", status_code=200)
    async def leave(
        self, services: Shared, table: FromPath[str], seat: FromPath[int], token: Token
    ) -> TableInfo:
        """Stand up, or have the host free a seat."""
        hosted = await services.hub.current(table)
        check = partial(self._check, services, hosted, seat, token)
        await hosted.do(after(check, partial(Room.vacate, number=seat)))
        return hosted.info()

    @put("/bot")
    async def seat_bot(
        self,
        services: Shared,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotName],
        token: Token,
    ) -> TableInfo:
        """Let a bot play a free seat, the own one, or by the host's word any."""
        hosted = await services.hub.current(table)
        check = partial(self._check, services, hosted, seat, token)
        check()
        bot = services.check_bot(data.bot, hosted.room.setup)
        await hosted.do(after(check, partial(Room.seat_bot, number=seat, bot=bot)))
        return hosted.info()

    @put("/pick")
    async def pick(
        self,
        services: Shared,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Pick],
        token: Token,
    ) -> TableInfo:
        """Choose what a seat plays with: its player, or the host where nobody sits."""
        hosted = await services.hub.current(table)
        check = partial(self._check_picker, services, hosted, seat, token)
        check()
        if hosted.table.challenge:
            raise Refused("no_picks")
        await hosted.do(after(check, partial(Room.pick, number=seat, pick=data)))
        return hosted.info()

    @put("/luck")
    async def luck(
        self,
        services: Shared,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[GivenLuck],
        token: Token,
    ) -> TableInfo:
        """Add luck of one's own to the dice; a deal that all share has none.

        Once the game has begun it comes too late: the table tells whose luck is in it.
        """
        hosted = await services.hub.current(table)
        check = partial(self._check_own, services, hosted, seat, token)
        check()
        if hosted.table.challenge or hosted.table.lesson:
            raise Refused("luck_fixed")
        try:
            await hosted.do(after(check, partial(add_luck, number=seat, luck=data.luck)))
        except Refused as cause:
            if cause.code != "already_started":
                raise
        return hosted.info()

    @get("/token")
    async def check_token(
        self, services: Shared, table: FromPath[str], seat: FromPath[int], token: Token
    ) -> TokenCheck:
        """Whether the token shown is good for a seat, also while a bot stands in there."""
        hosted = await services.hub.current(table)
        try:
            return TokenCheck(services.seat_of(hosted, token) == seat)
        except Forbidden:
            return TokenCheck(False)

    @post("/token")
    async def reissue(
        self, services: Shared, table: FromPath[str], seat: FromPath[int], token: Token
    ) -> SeatToken:
        """The host gives out a new token for a seat whose own was lost."""
        hosted = await services.hub.current(table)
        check = partial(services.check_host, hosted, token)
        reissued = await hosted.do(after(check, partial(Room.reissue, number=seat)))
        return SeatToken(services.token(table, seat, reissued.generation))

    def _check_own(self, services: Services, hosted: TableHost, seat: int, token: str) -> None:
        """Only the player may do it."""
        if services.seat_of(hosted, token) != seat:
            raise Forbidden("not_your_seat", seat=seat)

    def _check_picker(self, services: Services, hosted: TableHost, seat: int, token: str) -> None:
        """The player of a seat may pick for it, and the host where no person sits."""
        if not services.is_host(hosted, token):
            if services.seat_of(hosted, token) != seat:
                raise Forbidden("not_your_pick", seat=seat)
        elif hosted.room.state.seat(seat).owned:
            raise Forbidden("not_your_pick", seat=seat)

    def _check(self, services: Services, hosted: TableHost, seat: int, token: str) -> None:
        """The host may do it, the player himself, and anybody seated where no player owns it."""
        if services.is_host(hosted, token):
            return
        mine = services.seat_of(hosted, token)
        if mine != seat and hosted.room.state.seat(seat).owned:
            raise Forbidden("not_your_seat", seat=seat)
