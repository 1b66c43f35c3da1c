"""Subscriptions to a table, and notifications to absent players whose turn it is."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from functools import partial
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from vigil.server.common.problems import words_in
from vigil.server.config import PushConfig
from vigil.server.push.message import authorization, base64url, encrypted, unbase64url
from vigil.server.push.p256 import public_key
from vigil.server.storage.subscriptions import Subscription, Subscriptions
from vigil.tables.errors import Refused, Unavailable
from vigil.tables.host.open_table import OpenTable
from vigil.tables.replies.titles import title_of

LOGGER: Final = logging.getLogger("vigil")
SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of known browsers; others must be configured."""
PATIENCE: Final = 10.0
"""Seconds to wait for a push service."""
KEPT_SECONDS: Final = 86_400
"""How long a service keeps a message for a browser that is off."""
AT_ONCE: Final = 4
GONE: Final = (404, 410)
"""Statuses that mean the browser has unsubscribed."""


class NoRedirects(HTTPRedirectHandler):
    """Redirects are not followed."""

    def redirect_request(self, *_: object) -> None:
        """Do not follow."""


OPENER: Final = build_opener(NoRedirects)


def check_endpoint(endpoint: str, config: PushConfig) -> str:
    """The endpoint of a browser; an unknown push service is refused."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        raise Refused("no_push_service", value=endpoint[:80]) from None
    known = any(host == one or host.endswith(f".{one}") for one in SERVICES)
    is_named = f"{parts.scheme}://{parts.netloc}" in config.services
    if not is_named and not (known and parts.scheme == "https" and parts.port in (None, 443)):
        raise Refused("no_push_service", value=endpoint[:80])
    return endpoint


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Send a message to a push service; return its status, 0 if there is none."""
    request = Request(endpoint, body, headers, method="POST")
    try:
        with OPENER.open(request, timeout=PATIENCE) as reply:
            return int(reply.status)
    except HTTPError as error:
        return error.code
    except (OSError, HTTPException):
        return 0


class PushSender:
    """Notifies absent players of their turn, once until they return."""

    def __init__(
        self,
        config: PushConfig,
        kept: Subscriptions,
        send: Callable[[str, bytes, dict[str, str]], int] = post,
    ) -> None:
        self.config = config
        self.kept = kept
        self._send = send
        self._told: dict[str, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    @property
    def is_on(self) -> bool:
        """Whether push is enabled on this server."""
        return bool(self.config.key)

    @property
    def public_key(self) -> str:
        """The server's public key; empty if push is off."""
        return base64url(public_key(self._key)) if self.is_on else ""

    @property
    def _key(self) -> int:
        return int.from_bytes(unbase64url(self.config.key))

    def watch(self, table: OpenTable) -> None:
        """After a change: notify the asked players who do not have the table in view."""
        if not self.is_on:
            return
        told = self._told.setdefault(table.row.id, set())
        told -= table.present
        seats = self._awaited(table) - told
        told |= seats
        if seats:
            task = asyncio.create_task(self._tell(table, frozenset(seats)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not told:
            del self._told[table.row.id]

    @staticmethod
    def _awaited(table: OpenTable) -> set[int]:
        return set(table.room.asked) & set(table.room.humans) - table.present

    async def _tell(self, table: OpenTable, seats: frozenset[int]) -> None:
        """Notify them, unless they return within a moment: a reloading page is soon back."""
        await asyncio.sleep(self.config.pause)
        left = self._awaited(table) & seats
        self._told.get(table.row.id, set()).difference_update(seats - left)
        if not left:
            return
        try:
            for one in await self.kept.of_table(table.row.id):
                generation = table.room.state.seats[one.seat].generation
                if one.seat in left and one.generation == generation:
                    await self._tell_one(table, one)
        except Unavailable:
            LOGGER.warning("nobody could be told of their turn")

    async def _tell_one(self, table: OpenTable, one: Subscription) -> None:
        words = words_in(one.language)
        message = {
            "title": title_of(table.info(), words),
            "body": words.text("server-push-your-turn"),
            "url": f"/tables/{table.row.id}",
        }
        post = partial(self._posted, one, json.dumps(message).encode())
        async with self._free:
            status = await asyncio.to_thread(post)
        if status in GONE:
            await self.kept.forget(one.endpoint)

    def _posted(self, one: Subscription, message: bytes) -> int:
        """Encrypt a message and hand it to the service: neither belongs on the event loop."""
        body = encrypted(message, unbase64url(one.receiver), unbase64url(one.auth))
        headers = {
            "Authorization": authorization(one.endpoint, self._key, self.config.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        return self._send(one.endpoint, body, headers)

    async def stop(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
