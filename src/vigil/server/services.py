"""What the handlers of the server share."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from msgspec import Struct
from sqlalchemy import URL

from vigil.bots import check_bot_for
from vigil.core.game import Setup
from vigil.server.common.bot_budget import check_budget
from vigil.server.common.thinking_time import ThinkingTime
from vigil.server.config import Config
from vigil.server.hosts.analyses import Analyses
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.hub import Hub
from vigil.server.hosts.replays import Replays
from vigil.server.hosts.reports import Reports
from vigil.server.hosts.table_host import TableHost
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.store import Store
from vigil.tables.errors import Forbidden
from vigil.tables.host.bus import Bus, SilentBus
from vigil.tables.limits import Bucket, Buckets, Connections
from vigil.tables.room.challenge import DailyDeals
from vigil.tables.tokens import HOST, Claim, Signer


class Services(Struct):
    """The store, the rooms, the signer of tokens and the limits."""

    config: Config
    store: Store
    hub: Hub
    signer: Signer
    work: Buckets
    new_tables: Buckets
    connections: Connections
    reports: Reports
    replays: Replays
    analyses: Analyses

    def check_bot(self, name: str, setup: Setup) -> str:
        """The name of a bot that can play such a game, and answers as soon as it must here."""
        return check_budget(check_bot_for(name, setup), self.config.limits)

    def token(self, table: str, seat: int, generation: int) -> str:
        """The token for a seat."""
        return self.signer.sign(Claim(table, seat, generation))

    def check_host(self, hosted: TableHost, token: str) -> None:
        """Refuse whoever is not the host of a table."""
        if not self.is_host(hosted, token):
            raise Forbidden("not_the_host")

    def is_host(self, hosted: TableHost, token: str) -> bool:
        """Whether a token is the newest that the host of a table has."""
        return self.signer.read(token) == Claim(hosted.row.id, HOST, hosted.room.state.host)

    def own_seats(self, hosted: TableHost, token: str) -> frozenset[int]:
        """The seats of whoever shows a token: those under the name of its seat."""
        if not token:
            return frozenset()
        seats = hosted.room.state.seats
        name = seats[self.seat_of(hosted, token)].name
        return frozenset(number for number, seat in enumerate(seats) if seat.name == name)

    def seat_of(self, hosted: TableHost, token: str) -> int:
        """The seat that a token is good for, also while a bot stands in for its player."""
        claim = self.signer.read(token)
        seats = hosted.room.state.seats
        if claim is None or claim.table != hosted.row.id or not 0 <= claim.seat < len(seats):
            raise Forbidden("bad_token")
        seat = seats[claim.seat]
        if not seat.owned or seat.generation != claim.generation:
            raise Forbidden("bad_token")
        return claim.seat


Shared: TypeAlias = NamedDependency[Services]
"""How a handler asks for them."""


async def open_services(config: Config) -> Services:
    """Open the database and start everything."""
    url = database_url(config.database)
    store = Store(await open_database(url, for_server=True))
    limits = config.limits
    bots = BotWorkers(config.bot_workers, limits, ThinkingTime(limits, config.spares))
    bus = _bus_to(url) if store.shared else SilentBus()
    hub = Hub(store, bus, bots, DailyDeals(*await store.deal_secrets()))
    await hub.start()
    return Services(
        config=config,
        store=store,
        hub=hub,
        signer=Signer(*await store.signing_keys()),
        work=Buckets(lambda: Bucket(limits.work_per_second, limits.work_at_once)),
        new_tables=Buckets(lambda: Bucket(limits.tables_per_hour / 3600, limits.tables_per_hour)),
        connections=Connections(limits.connections_per_address),
        reports=Reports(),
        replays=Replays(),
        analyses=Analyses(bots),
    )


def _bus_to(url: URL) -> Bus:
    """The way to the other servers of a database."""
    from vigil.server.hosts.postgres_bus import PostgresBus

    return PostgresBus(url.set(drivername="postgresql").render_as_string(hide_password=False))
