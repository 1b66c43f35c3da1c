"""Circles of friends: their members, and the daily deals that these have played."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from vigil.server.storage.schema import CIRCLES, MEMBERS, SHARED
from vigil.server.storage.store import Store
from vigil.tables.errors import NotFound, Refused

MOST_MEMBERS: Final = 40
KEPT_DAYS: Final = 60
"""How many of a member's days are stored, with their records."""
NUMBERS: Final = 2**31 - 1
LONGEST_ID: Final = 24


class Circle(Struct):
    """A circle of friends."""

    id: str
    name: str
    founder: int


class Member(Struct):
    """A member; the number is never reused."""

    member: int
    name: str


class SharedDeal(Struct):
    """A daily deal that a member has played."""

    member: int
    day: str
    game: str
    players: int
    won: bool
    score: int


class WholeCircle(Struct):
    """A circle with everything in it, for backups."""

    circle: Circle
    members: list[Member]
    """In the order in which they came."""
    deals: list[SharedDeal]
    records: list[str]
    """Those of the deals, in the same order."""


class Circles:
    """The stored data of circles."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def found(self, id: str, name: str, founder: str) -> Member:
        """Make a circle with its first member."""
        one, now = Member(secrets.randbelow(NUMBERS), founder), time.time()

        def work(connection: Connection) -> None:
            circle = {"id": id, "name": name, "created": now, "founder": one.member}
            connection.execute(insert(CIRCLES).values(circle))
            _join(connection, id, one, now)

        await self._store.write(work)
        return one

    async def circle(self, id: str) -> Circle:
        """A circle; ``NotFound`` where there is none."""
        columns = CIRCLES.c
        if len(id) > LONGEST_ID or not id.isprintable():
            raise NotFound("no_such_circle")
        query = select(columns.id, columns.name, columns.founder).where(columns.id == id)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise NotFound("no_such_circle")
        return Circle(*found)

    async def members(self, id: str) -> list[Member]:
        """Its members, in the order in which they came."""
        columns = MEMBERS.c
        query = select(columns.member, columns.name).where(columns.circle_id == id)
        ordered = query.order_by(columns.joined, columns.member)
        rows = await self._store.read(lambda connection: connection.execute(ordered).all())
        return [Member(*row) for row in rows]

    async def join(self, id: str, name: str) -> Member:
        """Become a member."""
        one, now = Member(secrets.randbelow(NUMBERS), name), time.time()
        count = select(func.count()).where(MEMBERS.c.circle_id == id)

        def work(connection: Connection) -> None:
            if connection.execute(count).scalar_one() >= MOST_MEMBERS:
                raise Refused("circle_full", most=MOST_MEMBERS)
            _join(connection, id, one, now)

        await self._store.write(work)
        return one

    async def leave(self, id: str, member: int) -> None:
        """Leave, and delete everything one has shared; the last member deletes the circle."""

        def work(connection: Connection) -> None:
            for table in (MEMBERS, SHARED):
                gone = table.c.circle_id == id, table.c.member == member
                connection.execute(delete(table).where(*gone))
            columns = MEMBERS.c
            first = select(columns.member).where(columns.circle_id == id).order_by(columns.joined)
            left = connection.execute(first.limit(1)).scalar()
            if left is None:
                _delete(connection, id)
            else:
                was = CIRCLES.c.id == id, CIRCLES.c.founder == member
                connection.execute(update(CIRCLES).where(*was).values(founder=left))

        await self._store.write(work)

    async def delete(self, id: str) -> None:
        """Delete it with everything in it."""
        await self._store.write(lambda connection: _delete(connection, id))

    async def share(self, id: str, deal: SharedDeal, record: str) -> bool:
        """Store a member's result of a deal; only the first counts.

        Return whether it was the first.
        """
        columns = SHARED.c
        row = {"circle_id": id, "record": record}
        row |= {name: getattr(deal, name) for name in deal.__struct_fields__}
        same = [columns.circle_id == id, columns.member == deal.member]
        this = [columns.day == deal.day, columns.game == deal.game, columns.players == deal.players]

        def work(connection: Connection) -> bool:
            if connection.execute(select(columns.day).where(*same, *this)).first() is not None:
                return False
            connection.execute(insert(SHARED).values(row))
            days = select(columns.day).where(*same).distinct().order_by(columns.day.desc())
            old = connection.execute(days).scalars().all()[KEPT_DAYS:]
            connection.execute(delete(SHARED).where(*same, columns.day.in_(old)))
            return True

        return await self._store.write(work)

    async def deals(self, id: str) -> list[SharedDeal]:
        """What its members have played, the newest first."""
        columns = SHARED.c
        named = [getattr(columns, name) for name in SharedDeal.__struct_fields__]
        query = select(*named).where(columns.circle_id == id)
        ordered = query.order_by(columns.day.desc(), columns.won.desc(), columns.score.desc())
        rows = await self._store.read(lambda connection: connection.execute(ordered).all())
        return [SharedDeal(*row) for row in rows]

    async def whole(self) -> list[WholeCircle]:
        """All circles, with everything in them."""
        query = select(CIRCLES.c.id).order_by(CIRCLES.c.created)
        ids = await self._store.read(lambda connection: connection.execute(query).scalars().all())
        found: list[WholeCircle] = []
        for id in ids:
            deals = await self.deals(id)
            records = [
                await self.record(id, one.member, one.day, one.game, one.players) for one in deals
            ]
            members = await self.members(id)
            found.append(WholeCircle(await self.circle(id), members, deals, records))
        return found

    async def bring_back(self, whole: WholeCircle) -> None:
        """Restore a circle; an existing one stays unchanged."""
        circle, now = whole.circle, time.time()
        row = {"id": circle.id, "name": circle.name, "created": now, "founder": circle.founder}
        there = select(CIRCLES.c.id).where(CIRCLES.c.id == circle.id)

        def work(connection: Connection) -> None:
            if connection.execute(there).first() is not None:
                return
            connection.execute(insert(CIRCLES).values(row))
            for place, one in enumerate(whole.members):
                _join(connection, circle.id, one, now + place)
            for deal, record in zip(whole.deals, whole.records, strict=True):
                shared = {name: getattr(deal, name) for name in deal.__struct_fields__}
                kept = {"circle_id": circle.id, "record": record} | shared
                connection.execute(insert(SHARED).values(kept))

        await self._store.write(work)

    async def record(self, id: str, member: int, day: str, game: str, players: int) -> str:
        """The record of a deal."""
        columns = SHARED.c
        query = select(columns.record).where(
            columns.circle_id == id,
            columns.member == member,
            columns.day == day,
            columns.game == game,
            columns.players == players,
        )
        found = await self._store.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            raise NotFound("no_such_deal")
        return str(found)


def _join(connection: Connection, id: str, one: Member, now: float) -> None:
    row = {"circle_id": id, "member": one.member, "name": one.name, "joined": now}
    connection.execute(insert(MEMBERS).values(row))


def _delete(connection: Connection, id: str) -> None:
    for table in (SHARED, MEMBERS):
        connection.execute(delete(table).where(table.c.circle_id == id))
    connection.execute(delete(CIRCLES).where(CIRCLES.c.id == id))


def streak(days: Sequence[str], today: str, before: dict[str, str]) -> int:
    """On how many days in a row, up to today or yesterday, a member has played a deal."""
    played, day = set(days), today
    if day not in played:
        day = before[day]
    count = 0
    while day in played:
        count, day = count + 1, before.get(day, "")
    return count
