"""Circles of friends over HTTP: members, and the daily deals they have played."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from msgspec import Struct

from vigil.core.commitment import Known, verify
from vigil.core.errors import NotVerified
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.server.desk import ServerDesk
from vigil.server.storage.circles import KEPT_DAYS, Circle, SharedDeal, streak
from vigil.tables.errors import Forbidden, Refused, TooMuch
from vigil.tables.handlers.route import Download, Route
from vigil.tables.limits import clean_name, one_line
from vigil.tables.replies.tables import Named
from vigil.tables.room.challenge import DailyDeals, challenge_setup, read_day, today
from vigil.tables.tokens import Claim, new_table_id

TITLE_LENGTH: Final = 40
STRANGER: Final = -1


class NewCircle(Struct):
    """A circle to be made, and the name of its first member."""

    title: str
    name: str


class CircleMember(Struct):
    """A member, and on how many days in a row they have played a deal."""

    member: int
    name: str
    streak: int


class CircleInfo(Struct):
    """A circle as its members see it; others see only the title."""

    id: str
    title: str
    founder: int
    """-1 for non-members."""
    me: int
    """The member who asks; -1 for others."""
    members: list[CircleMember]
    deals: list[SharedDeal]
    """The deals of the last days, the newest first."""


class Joined(Struct):
    """A circle with the token of a new member."""

    circle: CircleInfo
    token: str


class PlayedDeal(Struct):
    """The record of a daily deal."""

    record: str
    day: str


async def found(desk: ServerDesk, data: NewCircle) -> Joined:
    """Make a circle; its link invites others."""
    desk.take_table()
    id, title = new_table_id(), one_line(data.title)[:TITLE_LENGTH]
    name = clean_name(data.name, desk.limits.name_length)
    one = await desk.services.circles.found(id, title, name)
    return await _joined(desk, id, one.member)


async def join(desk: ServerDesk, circle: str, data: Named) -> Joined:
    """Become a member."""
    known = await desk.services.circles.circle(circle)
    name = clean_name(data.name, desk.limits.name_length)
    one = await desk.services.circles.join(known.id, name)
    return await _joined(desk, known.id, one.member)


async def _joined(desk: ServerDesk, id: str, member: int) -> Joined:
    token = desk.permissions.signer.sign(Claim(f"circle.{id}", member, 0))
    return Joined(await look(desk, id, token), token)


async def look(desk: ServerDesk, circle: str, token: str = "") -> CircleInfo:
    """A circle for one of its members, with members and deals."""
    known = await desk.services.circles.circle(circle)
    if not token:
        return CircleInfo(known.id, known.name, STRANGER, STRANGER, [], [])
    me = await _member(desk, known, token)
    deals = await desk.services.circles.deals(known.id)
    days = {(today() - timedelta(days=n)).isoformat(): n for n in range(KEPT_DAYS + 1)}
    before = dict(zip(days, list(days)[1:], strict=False))
    members = [
        CircleMember(
            one.member,
            one.name,
            streak([d.day for d in deals if d.member == one.member], today().isoformat(), before),
        )
        for one in await desk.services.circles.members(known.id)
    ]
    return CircleInfo(known.id, known.name, known.founder, me, members, deals)


async def share(desk: ServerDesk, circle: str, data: PlayedDeal, token: str) -> CircleInfo:
    """Share a daily deal; it counts once the server has replayed its record."""
    if len(data.record) > desk.limits.record_bytes:
        raise TooMuch("record_too_long", longest=desk.limits.record_bytes)
    known = await desk.services.circles.circle(circle)
    me, day = await _member(desk, known, token), read_day(data.day)
    deals = desk.services.hub.deals
    deal = await desk.worker.do(replayed, data.record, day, me, deals)
    await desk.services.circles.share(known.id, deal, data.record)
    return await look(desk, circle, token)


def replayed(text: str, day: date, member: int, deals: DailyDeals) -> SharedDeal:
    """The result of a deal, if its record is one of that day with all rolls from the server."""
    record = Record.from_json(text)
    game, players = find_game(record.game), record.setup.players
    expected = game.setup.from_data(challenge_setup(game, day, players))
    if record.setup.to_data() != expected.to_data() or any(record.luck):
        raise Refused("other_deal", day=day.isoformat())
    try:
        found = verify(record, Known(deals.commitment(game.name, day, players)))
    except NotVerified as cause:
        raise Refused("other_deal", day=day.isoformat()) from cause
    outcome = Table.replay(record).outcome
    if not found.finished or outcome is None:
        raise Refused("deal_not_over")
    return SharedDeal(member, day.isoformat(), game.name, players, outcome.won, outcome.score)


async def record(
    desk: ServerDesk, circle: str, member: int, day: str, game: str, players: int, token: str
) -> Download:
    """The record of a deal, for a member who wants to watch it."""
    known = await desk.services.circles.circle(circle)
    await _member(desk, known, token)
    text = await desk.services.circles.record(known.id, member, day, game, players)
    return Download(text, f"{game}-{day}")


async def leave(desk: ServerDesk, circle: str, member: int, token: str) -> None:
    """Leave, and delete everything one has shared; the founder may remove others."""
    known = await desk.services.circles.circle(circle)
    me = await _member(desk, known, token)
    if me not in (member, known.founder):
        raise Forbidden("not_the_founder")
    await desk.services.circles.leave(known.id, member)


async def delete(desk: ServerDesk, circle: str, token: str) -> None:
    """Delete the circle with everything in it, as its founder."""
    known = await desk.services.circles.circle(circle)
    if await _member(desk, known, token) != known.founder:
        raise Forbidden("not_the_founder")
    await desk.services.circles.delete(known.id)


async def _member(desk: ServerDesk, circle: Circle, token: str) -> int:
    """The member to whom the token belongs."""
    claim = desk.permissions.signer.read(token)
    if claim is None or claim.table != f"circle.{circle.id}":
        raise Forbidden("not_a_member")
    if all(claim.seat != one.member for one in await desk.services.circles.members(circle.id)):
        raise Forbidden("not_a_member")
    return claim.seat


CIRCLE: Final = "/api/circles/{circle}"
MEMBER: Final = f"{CIRCLE}/members/{{member}}"
ROUTES: Final = (
    Route("POST", "/api/circles", found, "circles", 15),
    Route("GET", CIRCLE, look, "circles"),
    Route("DELETE", CIRCLE, delete, "circles"),
    Route("POST", f"{CIRCLE}/members", join, "circles", 10),
    Route("DELETE", MEMBER, leave, "circles"),
    Route("POST", f"{CIRCLE}/deals", share, "circles", 90),
    Route("GET", f"{MEMBER}/deals/{{day}}/{{game}}/{{players}}", record, "circles"),
)
