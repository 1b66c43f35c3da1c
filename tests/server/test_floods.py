"""Whatever one client sends, it is refused or closed, and memory comes back."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import packing
import psutil
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from server.client import Site
from server.serving import Server, serving
from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.wire.asgi_wire import POLICY
from vigil.server.wire.timeout_http import MOST_IN_LINE
from vigil.tables.limits import Limits

GET = b"GET /health HTTP/1.1\r\nHost: box\r\n\r\n"
PATIENCE = 60
SOME = Limits(requests_per_second=0.001, requests_at_once=30)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, at which nobody is a proxy."""
    folder = tmp_path_factory.mktemp("floods")
    with serving(str(folder / "vigil.db"), Limits(), trusted_proxies=()) as server:
        yield server


@contextmanager
def connected(site: Site, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from one of the addresses that a machine has for itself."""
    host, port = site.address.removeprefix("http://").split(":")
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        connection.bind((address, 0))
        connection.connect((host, int(port)))
        yield connection


def all_of(connection: socket.socket) -> bytes:
    """Everything that comes until the end."""
    heard = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(1 << 16):
            heard += part
    return heard


def send_what_goes(connection: socket.socket, data: bytes) -> None:
    """Send as much as the network takes before the server has read any of it."""
    connection.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        while data:
            data = data[connection.send(data) :]
    connection.settimeout(PATIENCE)


def memory(server: Server) -> float:
    """Megabytes that a server has."""
    return float(psutil.Process(server.pid).memory_info().rss) / 1e6


# -- requests


def test_a_client_that_pipelines_is_closed_after_the_answers_under_way(house: Server) -> None:
    with connected(house.site, "127.0.0.2") as connection:
        connection.sendall(GET * 30)
        heard = all_of(connection)
    assert 1 <= heard.count(b"HTTP/1.1 200") <= MOST_IN_LINE + 1
    assert heard.count(b"HTTP/1.1 ") == heard.count(b"HTTP/1.1 200")
    assert heard.count(b"connection: close") == 1


def test_a_few_requests_at_once_are_all_answered(house: Server) -> None:
    with connected(house.site, "127.0.0.3") as connection:
        connection.sendall(GET * MOST_IN_LINE + GET.replace(b"box", b"box\r\nConnection: close"))
        assert all_of(connection).count(b"HTTP/1.1 200") == MOST_IN_LINE + 1


def test_forty_clients_that_pipeline_take_no_memory(house: Server) -> None:
    before = memory(house)
    with ExitStack() as stack:
        many = [stack.enter_context(connected(house.site, "127.0.0.4")) for _ in range(40)]
        for connection in many:
            send_what_goes(connection, GET * 20_000)
        assert house.site.get("/health")
        for connection in many:
            all_of(connection)
    assert memory(house) - before < 50


LONG = {
    "one long field": b"X: " + b"x" * 200_000,
    "a field that does not end": b"X: " + b"x" * 20_000_000,
    "many fields": b"X: x\r\n" * 200,
    "fields without end": b"X: x\r\n" * 1_000_000,
}


@pytest.mark.parametrize("what", LONG)
def test_a_head_that_is_too_long_is_refused(house: Server, what: str) -> None:
    before = memory(house)
    with connected(house.site, "127.0.0.5") as connection:
        with suppress(ConnectionError):
            connection.sendall(b"GET / HTTP/1.1\r\nHost: box\r\n" + LONG[what] + b"\r\n\r\n")
        heard = all_of(connection)
    assert heard.count(b"HTTP/1.1 ") == heard.count(b"HTTP/1.1 431")
    assert memory(house) - before < 20
    assert house.site.get("/health")


def test_who_is_told_that_his_head_is_too_long_hears_431(house: Server) -> None:
    with connected(house.site, "127.0.0.5") as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: box\r\n" + b"X: x\r\n" * 150)
        assert all_of(connection).startswith(b"HTTP/1.1 431 ")
    with connected(house.site, "127.0.0.5") as connection:
        connection.sendall(b"GET /" + b"x" * 20_000)
        assert all_of(connection).startswith(b"HTTP/1.1 431 ")


def test_a_body_without_end_is_not_read_to_its_end(house: Server) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: box\r\nTransfer-Encoding: chunked\r\n\r\n"
    piece = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    with connected(house.site, "127.0.0.6") as connection:
        connection.sendall(head)
        with pytest.raises(ConnectionError):
            connection.sendall(piece * 1_000)


def test_what_cannot_be_read_as_http_is_refused_without_a_word_in_the_log(house: Server) -> None:
    with connected(house.site, "127.0.0.7") as connection:
        connection.sendall(b"EHLO box\r\n\r\n")
        assert all_of(connection).startswith(b"HTTP/1.1 400 ")


def test_a_request_too_many_is_refused_and_so_is_what_comes_with_it(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), SOME, trusted_proxies=()) as server:
        closing = GET.replace(b"box", b"box\r\nConnection: close")
        for _ in range(SOME.requests_at_once):
            with connected(server.site, "127.0.0.2") as connection:
                connection.sendall(closing)
                assert all_of(connection).startswith(b"HTTP/1.1 200")
        with connected(server.site, "127.0.0.2") as connection:
            connection.sendall(GET * 100)
            heard = all_of(connection)
        assert heard.count(b"HTTP/1.1 ") == heard.count(b"HTTP/1.1 429") == 1
        assert b"retry-after: " in heard
        assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "too_many_requests"
        post = GET.replace(b"GET", b"POST").replace(b"box", b"box\r\nContent-Length: 9")
        for request, said in ((closing.replace(b"GET", b"HEAD"), b""), (post, b"{")):
            with connected(server.site, "127.0.0.2") as connection:
                connection.sendall(request)
                head, _, body = all_of(connection).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 429 ")
                assert body[:1] == said
        assert server.site.get("/api/games")


def test_a_handshake_too_many_is_refused(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), SOME, trusted_proxies=()) as server:
        table = server.site.new_table("horizons", "Ann").id
        request = handshake(table)
        for _ in range(SOME.requests_at_once):
            with connected(server.site, "127.0.0.2") as connection:
                connection.sendall(request)
                assert connection.recv(12) == b"HTTP/1.1 101"
        with connected(server.site, "127.0.0.2") as connection:
            connection.sendall(request)
            assert connection.recv(12) == b"HTTP/1.1 429"


def test_other_servers_count_requests_too(tmp_path: Path) -> None:
    few = Limits(requests_per_second=0.001, requests_at_once=2)
    with TestClient(create_app(Config(database=str(tmp_path / "vigil.db"), limits=few))) as client:
        assert [client.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        assert client.get("/api/games").json()["code"] == "too_many_requests"
        assert client.head("/api/games").content == b""
        path = "/api/tables/x/socket"
        with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(path):
            pass
        assert caught.value.code == POLICY


# -- clients that wait


def test_of_all_unfinished_requests_the_oldest_is_cut_off_when_they_are_too_many(
    tmp_path: Path,
) -> None:
    few = Limits(unfinished_in_all=3)
    with serving(str(tmp_path / "vigil.db"), few) as server, ExitStack() as stack:
        many = [stack.enter_context(connected(server.site, f"127.0.0.{n}")) for n in range(1, 5)]
        assert all_of(many[0]) == b""
        many[-1].sendall(GET.replace(b"box", b"box\r\nConnection: close"))
        assert all_of(many[-1]).startswith(b"HTTP/1.1 200")


def test_who_does_not_read_his_answer_is_cut_off_and_holds_no_memory(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    (client / "large.bin").write_bytes(bytes(20_000_000))
    packing.main(client)
    hasty = Limits(unfinished_seconds=0.5, file_bytes_at_once=300_000_000)
    with (
        serving(str(tmp_path / "vigil.db"), hasty, client=str(client)) as server,
        ExitStack() as stack,
    ):
        process = psutil.Process(server.pid)
        assert server.site.get("/health")
        before, files = memory(server), process.num_fds()
        many = [stack.enter_context(connected(server.site)) for _ in range(12)]
        for connection in many:
            connection.sendall(b"GET /large.bin HTTP/1.1\r\nHost: box\r\n\r\n")
        assert all(connection.recv(12) == b"HTTP/1.1 200" for connection in many)
        while process.num_fds() > files:
            time.sleep(0.01)
        assert memory(server) - before < 20
        assert all(len(all_of(connection)) < 20_000_000 for connection in many)


# -- messages


def handshake(table: str) -> bytes:
    """The request for a socket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


FRAMES = {
    "messages that nobody can read": Frame(Opcode.TEXT, b"x"),
    "messages that are too long": Frame(Opcode.TEXT, b"x" * 4100),
    "bytes": Frame(Opcode.BINARY, b"x"),
    "requests too many": Frame(Opcode.TEXT, b'{"do":"look"}'),
    "pings": Frame(Opcode.PING, b""),
    "pongs": Frame(Opcode.PONG, b""),
    "empty parts": Frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("what", FRAMES)
def test_a_socket_that_floods_is_closed(house: Server, what: str) -> None:
    table = house.site.new_table("horizons", "Ann").id
    start = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if "parts" in what else b""
    flood = start + FRAMES[what].serialize(mask=True) * 12_000
    with connected(house.site, f"127.0.1.{len(what)}") as connection:
        connection.sendall(handshake(table))
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 101")
        send_what_goes(connection, flood)
        heard = all_of(connection)
    assert heard.count(b'"refusal"') < 100
    assert house.site.get("/health")


def test_a_viewer_who_is_refused_too_often_hears_1008(house: Server) -> None:
    made = house.site.new_table("horizons", "Ann")
    with connect(house.site.socket(made.id)) as connection:
        for _ in range(Limits().refusals_at_once + 1):
            connection.send("x")
            assert json.loads(connection.recv())["code"] == "bad_message"
        with pytest.raises(ConnectionClosed) as caught:
            connection.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == POLICY
    with house.site.viewer(made.id, made.tokens[0]) as ann:
        assert ann.seats == [0]


def test_a_viewer_who_asks_for_what_cannot_be_done_is_not_sent_away(house: Server) -> None:
    made = house.site.new_table("horizons", "Ann")
    with house.site.viewer(made.id, made.tokens[0]) as ann:
        for _ in range(2 * Limits().refusals_at_once):
            assert ann.refused("emote", emote="x") == "no_such_emote"


def test_other_servers_send_away_who_is_refused_too_often(tmp_path: Path) -> None:
    with TestClient(create_app(Config(database=str(tmp_path / "vigil.db")))) as client:
        body = {"game": "ghost_stories", "setup": {"players": 1}, "seats": [{"name": "Ann"}]}
        table = client.post("/api/tables", json=body).json()["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as viewer:
            for _ in range(Limits().refusals_at_once + 1):
                viewer.send_text("x")
                assert viewer.receive_json()["code"] == "bad_message"
            with pytest.raises(WebSocketDisconnect) as caught:
                viewer.receive_json()
        assert caught.value.code == POLICY


def test_many_messages_in_one_piece_do_not_keep_others_waiting(house: Server) -> None:
    made = house.site.new_table("horizons", "Ann")
    flood = Frame(Opcode.TEXT, b"x").serialize(mask=True) * 13_000
    with ExitStack() as stack, house.site.viewer(made.id, made.tokens[0]) as ann:
        for number in range(20):
            connection = stack.enter_context(connected(house.site, f"127.0.2.{number + 1}"))
            connection.sendall(handshake(made.id))
            assert connection.recv(1 << 16).startswith(b"HTTP/1.1 101")
            send_what_goes(connection, flood)
        assert ann.do("look")["type"] == "done"
