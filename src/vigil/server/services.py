"""What the server's handlers share."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import URL

from vigil.server.common.thinking_time import ThinkingTime
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.config import Config
from vigil.server.hosts.analyses import Analyses
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.hub import Hub
from vigil.server.push.sender import PushSender
from vigil.server.storage.circles import Circles
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.store import Store
from vigil.server.storage.subscriptions import Subscriptions
from vigil.tables.handlers.permissions import Permissions
from vigil.tables.host.bus import Bus, SilentBus
from vigil.tables.host.replays import Replays
from vigil.tables.host.reports import Reports
from vigil.tables.limits import Bucket, Buckets, Connections
from vigil.tables.room.challenge import DailyDeals
from vigil.tables.tokens import Signer


class Services(Struct):
    """The store, the rooms, the permissions and the limits."""

    config: Config
    store: Store
    hub: Hub
    permissions: Permissions
    work: Buckets
    new_tables: Buckets
    connections: Connections
    reports: Reports
    replays: Replays
    analyses: Analyses
    push: PushSender
    circles: Circles


async def open_services(config: Config) -> Services:
    """Open the database and start everything."""
    url = database_url(config.database)
    store = Store(await open_database(url, for_server=True))
    limits = config.limits
    bots = BotWorkers(config.bot_workers, limits, ThinkingTime(limits, config.spares))
    bus = _bus_to(url) if store.shared else SilentBus()
    push = PushSender(config.push, Subscriptions(store))
    hub = Hub(store, bus, bots, DailyDeals(*await store.deal_secrets()))
    hub.changed = push.watch
    await hub.start()
    return Services(
        config=config,
        store=store,
        hub=hub,
        permissions=Permissions(Signer(*await store.signing_keys())),
        work=Buckets(lambda: Bucket(limits.work_per_second, limits.work_at_once)),
        new_tables=Buckets(lambda: Bucket(limits.tables_per_hour / 3600, limits.tables_per_hour)),
        connections=Connections(limits.connections_per_address),
        reports=Reports(WORKER_THREAD),
        replays=Replays(WORKER_THREAD),
        analyses=Analyses(bots),
        push=push,
        circles=Circles(store),
    )


def _bus_to(url: URL) -> Bus:
    """The bus to the other servers of a database."""
    from vigil.server.hosts.postgres_bus import PostgresBus

    return PostgresBus(url.set(drivername="postgresql").render_as_string(hide_password=False))
