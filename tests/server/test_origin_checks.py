"""Under which names a server is asked, by whose pages, and by whom."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from server.serving import Server, serving
from vigil.server.config import Config
from vigil.server.origin_checks import check_host, check_origin
from vigil.tables.errors import Forbidden
from vigil.tables.limits import Limits

SITE = "https://games.example"
OWN = Config(database="", public_address=SITE, origins=("https://friend.example:8443",))


@pytest.mark.parametrize(
    "host",
    [
        "games.example",
        "games.example:443",
        "friend.example",
        "127.0.0.1:8000",
        "[::1]:8000",
        "localhost",
        "a.localhost:1",
        "box",
        "box.local",
        "192.168.0.7",
    ],
)
def test_it_is_asked_by_names_that_are_its_own(host: str) -> None:
    check_host(host, OWN)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
def test_a_name_that_somebody_made_lead_here_is_refused(host: str) -> None:
    with pytest.raises(Forbidden) as caught:
        check_host(host, OWN)
    assert caught.value.code == "foreign_host"


def test_pages_come_from_the_same_scheme_and_name() -> None:
    for origin in ("http://box:8000", SITE, "https://friend.example:8443"):
        check_origin(origin, "http://box:8000", OWN)
    for origin in ("https://box:8000", "http://games.example", "https://friend.example", "null"):
        with pytest.raises(Forbidden):
            check_origin(origin, "http://box:8000", OWN)


def test_a_request_under_a_foreign_name_is_refused_though_its_origin_matches(
    tmp_path: Path,
) -> None:
    with serving(str(tmp_path / "vigil.db")) as server:
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        reply = server.site.http.get("/api/tables", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign_host")


def test_limits_count_people_behind_a_trusted_proxy_apart(tmp_path: Path) -> None:
    few = Limits(work_per_second=0.001, work_at_once=10)
    with serving(str(tmp_path / "vigil.db"), few) as server:
        http = server.site.http

        def ask(address: str) -> int:
            return http.get("/api/games", headers={"X-Forwarded-For": address}).status_code

        assert [ask("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert ask("192.0.2.2") == 200
        reply = http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
        assert int(reply.headers["Retry-After"]) > 1000
    with serving(str(tmp_path / "vigil.db"), few, trusted_proxies=("192.0.2.9",)) as server:
        http = server.site.http
        assert [ask(f"192.0.2.{number}") for number in range(3)] == [200, 200, 429]


def test_a_body_is_paid_for_before_it_is_read(tmp_path: Path) -> None:
    few = Limits(work_per_second=0.001, work_at_once=100)
    with serving(str(tmp_path / "vigil.db"), few) as server:
        http = server.site.http
        assert http.post("/api/records", content=b"x" * 200_000).status_code == 400
        reply = http.post("/api/records", content=b"x")
        assert (reply.status_code, reply.json()["code"]) == (429, "too_many_requests")


HEAD = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\nx"


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", HEAD])
def test_a_request_that_is_never_finished_is_cut_off(tmp_path: Path, begun: bytes) -> None:
    with serving(str(tmp_path / "vigil.db"), Limits(unfinished_seconds=0.2)) as server:
        with connected(server) as connection:
            connection.sendall(begun)
            assert is_cut_off(connection)
        assert server.site.get("/health")


def test_a_socket_that_does_not_answer_a_ping_is_closed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), Limits(ping_seconds=0.2)) as server:
        table = server.site.new_table("ghost_stories", "Ann").id
        with connected(server) as connection:
            connection.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert connection.recv(12) == b"HTTP/1.1 101"
            with suppress(ConnectionResetError):
                while connection.recv(4096):
                    pass
        assert server.site.get("/health")


def test_of_an_address_with_too_many_unfinished_requests_the_oldest_is_cut_off(
    tmp_path: Path,
) -> None:
    few = Limits(unfinished_per_address=3)
    with (
        serving(str(tmp_path / "vigil.db"), few, trusted_proxies=()) as server,
        ExitStack() as stack,
    ):
        first, *_, last = [stack.enter_context(connected(server)) for _ in range(4)]
        assert is_cut_off(first)
        last.sendall(b"GET /health HTTP/1.1\r\nHost: box\r\n\r\n")
        assert last.recv(12) == b"HTTP/1.1 200"


def test_a_proxy_may_have_many_also_where_its_network_is_trusted(tmp_path: Path) -> None:
    few = Limits(unfinished_per_address=3)
    with (
        serving(str(tmp_path / "vigil.db"), few, trusted_proxies=("127.0.0.0/8",)) as server,
        ExitStack() as stack,
    ):
        *_, last = [stack.enter_context(connected(server)) for _ in range(6)]
        last.sendall(b"GET /health HTTP/1.1\r\nHost: box\r\n\r\n")
        assert last.recv(12) == b"HTTP/1.1 200"


def connected(server: Server) -> socket.socket:
    """A connection on which nothing has been said."""
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=60)


def is_cut_off(connection: socket.socket) -> bool:
    """Whether the server ends a connection without a word."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True
