"""Web Push over HTTP: the key of the server, and the subscriptions of a seat."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vigil.server.desk import ServerDesk
from vigil.server.push.message import unbase64url
from vigil.server.push.p256 import BadPoint, decoded
from vigil.server.push.sender import check_endpoint
from vigil.server.storage.subscriptions import Subscription
from vigil.tables.errors import Refused
from vigil.tables.handlers.route import Route
from vigil.words import LANGUAGES

LONGEST_ENDPOINT: Final = 500
AUTH: Final = 16


class PushKey(Struct):
    """The server's public key for browsers; empty if push is off."""

    key: str


class BrowserKeys(Struct):
    """The keys for encrypting messages to a browser."""

    p256dh: str
    auth: str


class NewSubscription(Struct):
    """A browser's subscription at its push service."""

    endpoint: str
    keys: BrowserKeys
    language: str = "en"


class Endpoint(Struct):
    """The endpoint of a browser."""

    endpoint: str


async def push_key(desk: ServerDesk) -> PushKey:
    """The public key of this server."""
    return PushKey(desk.services.push.public_key)


async def subscribe(
    desk: ServerDesk, table: str, seat: int, data: NewSubscription, token: str
) -> None:
    """Subscribe a player, to be notified of their turn while away."""
    push = desk.services.push
    if not push.is_on:
        raise Refused("no_push")
    hosted = await desk.table(table)
    desk.permissions.check_player(hosted, seat, token)
    if len(data.endpoint) > LONGEST_ENDPOINT:
        raise Refused("no_push_service", value=data.endpoint[:80])
    check_endpoint(data.endpoint, push.config)
    try:
        decoded(unbase64url(data.keys.p256dh))
        is_known = len(unbase64url(data.keys.auth)) == AUTH
    except (BadPoint, ValueError):
        is_known = False
    if not is_known:
        raise Refused("bad_push_keys")
    generation = hosted.room.state.seats[seat].generation
    language = data.language if data.language in LANGUAGES else "en"
    keys = data.keys
    await push.kept.add(
        Subscription(table, seat, generation, data.endpoint, keys.p256dh, keys.auth, language)
    )


async def unsubscribe(desk: ServerDesk, data: Endpoint) -> None:
    """Unsubscribe a browser; only it knows its endpoint."""
    await desk.services.push.kept.forget(data.endpoint)


SEAT: Final = "/api/tables/{table}/seats/{seat}/push"
ROUTES: Final = (
    Route("GET", "/api/push", push_key, "service"),
    Route("PUT", SEAT, subscribe, "seats", 10, 204),
    Route("POST", "/api/push/forget", unsubscribe, "service", status=204),
)
