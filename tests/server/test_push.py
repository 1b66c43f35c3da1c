"""A word to browsers whose player is awaited and not there, by a push service on loopback."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest

from server.client import Made
from server.hubs import opened_hub, seated, watch
from server.serving import GENEROUS, PATIENCE, serving
from vigil.server.config import PushConfig
from vigil.server.push.message import base64url, encrypted, unbase64url
from vigil.server.push.p256 import new_key, public_key
from vigil.server.push.sender import PushSender, check_endpoint
from vigil.server.storage.subscriptions import MOST_OF_SEAT, Subscription, Subscriptions
from vigil.tables.errors import Refused

KEY = base64url(new_key().to_bytes(32))
CONFIG = PushConfig(KEY, "mailto:host@example.org", pause=0)
KEYS = {"p256dh": base64url(public_key(new_key())), "auth": base64url(bytes(16))}


class PushService:
    """Takes messages for browsers, and knows some of them no more."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[tuple[str, dict[str, str], bytes]] = SimpleQueue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.put((self.path, dict(self.headers), body))
                self.send_response(410 if self.path == "/gone" else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()
    made.server.server_close()


def test_who_is_asked_and_not_there_gets_a_word(service: PushService, tmp_path: Path) -> None:
    push = PushConfig(KEY, "mailto:host@example.org", (service.address,), 0)
    with serving(str(tmp_path / "vigil.db"), GENEROUS, push=push) as server:
        site = server.site
        assert site.get("/api/push")["key"] == base64url(
            public_key(int.from_bytes(unbase64url(KEY)))
        )
        body = {
            "game": "ghost_stories",
            "setup": {"players": 2},
            "seats": [{"name": "Ann"}, {"name": "Ben"}],
        }
        made = Made(site, site.post("/api/tables", body))
        for seat in (0, 1):
            wanted = {"endpoint": f"{service.address}/{seat}", "keys": KEYS, "language": "pl"}
            reply = site.http.put(
                f"{made.path}/seats/{seat}/push",
                json=wanted,
                headers={"Vigil-Token": made.tokens[seat]},
            )
            assert reply.status_code == 204
        (asked,) = site.post(f"{made.path}/start", {}, made.host)["asked"]
        path, headers, sealed = service.heard.get(timeout=PATIENCE)
        assert path == f"/{asked}"
        assert headers["Authorization"].startswith("vapid t=")
        assert (headers["Content-Encoding"], sealed[16:20]) == ("aes128gcm", b"\x00\x00\x10\x00")
        assert service.heard.empty()


def test_a_server_without_a_key_sends_nothing_and_says_so(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db")) as server:
        site = server.site
        made = site.new_table("ghost_stories", "Ann")
        assert site.get("/api/push")["key"] == ""
        wanted = {"endpoint": "https://fcm.googleapis.com/1", "keys": KEYS}
        path = f"{made.path}/seats/0/push"
        assert site.ask("PUT", path, wanted, made.tokens[0], 409)["code"] == "no_push"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/1",
        "https://fcm.googleapis.com:8443/1",
        "https://fcm.googleapis.com.example/1",
        "https://127.0.0.1/1",
        "file:///etc/passwd",
        "https://[/1",
    ],
)
def test_messages_go_to_push_services_only(endpoint: str) -> None:
    with pytest.raises(Refused, match="no push service"):
        check_endpoint(endpoint, CONFIG)


def test_the_services_of_known_browsers_and_named_ones_are_good() -> None:
    for endpoint in ("https://fcm.googleapis.com/1", "https://web.push.apple.com/1"):
        assert check_endpoint(endpoint, CONFIG) == endpoint
    named = PushConfig(KEY, "", ("http://push.local:9000",))
    assert check_endpoint("http://push.local:9000/1", named)


# -- whom, and how often


class Sent:
    """What would have gone to a push service."""

    def __init__(self) -> None:
        self.endpoints: list[str] = []
        self.status = 201

    def __call__(self, endpoint: str, body: bytes, _: dict[str, str]) -> int:
        assert len(body) > 100
        self.endpoints.append(endpoint)
        return self.status


async def settled(sender: PushSender) -> None:
    while sender._tasks:
        await asyncio.gather(*sender._tasks)
        await asyncio.sleep(0)


def subscription(seat: int, endpoint: str, generation: int = 1) -> Subscription:
    keys = KEYS["p256dh"], KEYS["auth"]
    return Subscription("table", seat, generation, endpoint, *keys, "en")


@pytest.mark.anyio
async def test_each_is_told_once_until_he_comes(tmp_path: Path) -> None:
    async with opened_hub(str(tmp_path / "vigil.db")) as hub:
        hosted, sent = await seated(hub, "Ann", "Bob"), Sent()
        kept = Subscriptions(hub.store)
        sender = PushSender(CONFIG, kept, sent)
        (asked,) = hosted.room.asked
        await kept.add(subscription(asked, "https://a"))
        await kept.add(subscription(asked, "https://old", generation=0))
        await kept.add(subscription(1 - asked, "https://b"))
        for _ in range(2):
            sender.watch(hosted.table)
            await settled(sender)
        assert sent.endpoints == ["https://a"]
        viewer = watch(hosted, asked)
        sender.watch(hosted.table)
        hosted.viewers.discard(viewer)
        sender.watch(hosted.table)
        await settled(sender)
        assert sent.endpoints == ["https://a", "https://a"]


@pytest.mark.anyio
async def test_who_looks_at_the_table_is_told_nothing(tmp_path: Path) -> None:
    async with opened_hub(str(tmp_path / "vigil.db")) as hub:
        hosted, sent = await seated(hub, "Ann", "Bob"), Sent()
        sender = PushSender(CONFIG, Subscriptions(hub.store), sent)
        (asked,) = hosted.room.asked
        await sender.kept.add(subscription(asked, "https://a"))
        viewer = watch(hosted, asked)
        sender.watch(hosted.table)
        await settled(sender)
        assert sent.endpoints == []
        viewer.away = True
        sender.watch(hosted.table)
        await settled(sender)
        assert sent.endpoints == ["https://a"]


@pytest.mark.anyio
async def test_a_browser_that_is_gone_is_forgotten_and_old_ones_give_way(tmp_path: Path) -> None:
    async with opened_hub(str(tmp_path / "vigil.db")) as hub:
        hosted, sent = await seated(hub, "Ann", "Bob"), Sent()
        kept = Subscriptions(hub.store)
        sender = PushSender(CONFIG, kept, sent)
        (asked,) = hosted.room.asked
        for number in range(MOST_OF_SEAT + 1):
            await kept.add(subscription(asked, f"https://{number}"))
        endpoints = [one.endpoint for one in await kept.of_table("table")]
        assert endpoints == [f"https://{number}" for number in range(1, MOST_OF_SEAT + 1)]
        sent.status = 410
        sender.watch(hosted.table)
        await settled(sender)
        assert len(sent.endpoints) == MOST_OF_SEAT
        assert await kept.of_table("table") == []


@pytest.mark.anyio
async def test_messages_are_encrypted_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def noting(text: bytes, receiver: bytes, auth: bytes) -> bytes:
        threads.append(threading.get_ident())
        return encrypted(text, receiver, auth)

    monkeypatch.setattr("vigil.server.push.sender.encrypted", noting)
    async with opened_hub(str(tmp_path / "vigil.db")) as hub:
        hosted, sent = await seated(hub, "Ann", "Bob"), Sent()
        sender = PushSender(CONFIG, Subscriptions(hub.store), sent)
        (asked,) = hosted.room.asked
        await sender.kept.add(subscription(asked, "https://a"))
        sender.watch(hosted.table)
        await settled(sender)
        assert len(threads) == len(sent.endpoints) == 1
        assert threading.get_ident() not in threads
