"""What may go over a socket, and how much of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.client import Made, Site
from server.serving import serving
from vigil.tables.limits import Limits


@pytest.fixture(scope="module")
def table(site: Site) -> Made:
    return site.new_table("horizons", "Ann")


def reply_to(site: Site, table: str, *messages: str | bytes) -> dict[str, object]:
    """What the last of some messages is answered with."""
    with connect(site.socket(table)) as connection:
        for message in messages:
            connection.send(message)
            found: dict[str, object] = json.loads(connection.recv())
        return found


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "5",
        "null",
        "{}",
        '{"do":"dance"}',
        '{"do":5}',
        '{"do":"hello","colour":"red"}',
        '{"do":"hello","tokens":[5]}',
        '{"do":"hello","since":"1"}',
        '{"do":"hello","since":1.5}',
        '{"do":"answer"}',
        '{"do":"answer","ply":0,"index":true}',
        '{"do":"answer","ply":"0","index":0}',
        '{"do":"undo","depth":"game"}',
        '{"a":' + "[" * 3000,
        b"\x00\xff",
        b'{"do":"hello"}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_lives_on(
    table: Made, message: str | bytes
) -> None:
    with connect(table.site.socket(table.id)) as connection:
        connection.send(message)
        refusal = json.loads(connection.recv())
        assert (refusal["type"], refusal["code"], refusal["id"]) == ("refusal", "bad_message", None)
        connection.send('{"do":"hello","id":7}')
        assert json.loads(connection.recv())["type"] == "welcome"


@pytest.mark.parametrize(
    "request_text",
    ['{"do":"answer","ply":0,"index":0,"id":3}', '{"do":"say","text":"hi","id":3}'],
)
def test_hello_comes_first(table: Made, request_text: str) -> None:
    found = reply_to(table.site, table.id, request_text)
    assert (found["code"], found["id"]) == ("hello_first", 3)


def test_a_table_that_is_not_there_says_so_and_goodbye(site: Site) -> None:
    with connect(site.socket("none")) as connection:
        assert json.loads(connection.recv())["code"] == "no_such_table"
        with pytest.raises(ConnectionClosed) as caught:
            connection.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1001


def test_a_refusal_speaks_the_language_of_the_viewer(table: Made) -> None:
    for language, said in (
        ("pl", "Nieznany gest"),
        ("ru", "Неизвестный жест"),
        ("xx", "Unknown gesture"),
    ):
        with table.site.viewer(table.id, language=language) as viewer:
            assert said in viewer.do("emote", emote="x")["text"]


def test_a_spectator_with_a_bad_name_is_refused_and_may_try_again(table: Made) -> None:
    with table.site.viewer(table.id, name="\x1b[2J") as viewer:
        assert viewer.welcome == {}
        assert viewer.refused("look") == "hello_first"
        viewer.hello(name="Eve")
        assert viewer.seats == []


def test_one_who_says_hello_twice_is_one_viewer(table: Made) -> None:
    with table.site.viewer(table.id, name="Eve") as viewer:
        before = viewer.table["spectators"]
        viewer.hello(table.tokens[0])
        assert viewer.table["spectators"] == before - 1
        assert viewer.table["seats"][0]["here"]


# -- limits

STRICT = Limits(
    message_bytes=500,
    messages_per_second=0.01,
    messages_at_once=5,
    requests_per_second=0.01,
    requests_at_once=40,
    connections_per_address=3,
    tables_per_hour=4,
    record_bytes=2000,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that allows very little."""
    with serving(str(tmp_path_factory.mktemp("strict") / "vigil.db"), STRICT) as server:
        yield server.site


def test_limits_are_told_in_words(strict: Site) -> None:
    made = strict.new_table("horizons", "Ann")
    path = strict.socket(made.id)
    with connect(path) as connection:
        connection.send("x" * 501)
        assert json.loads(connection.recv())["code"] == "message_too_long"
        for _ in range(4):
            connection.send("x")
            assert json.loads(connection.recv())["code"] == "bad_message"
        for message in ('{"do":"look","id":7}', "x" * 501):
            connection.send(message)
            refusal = json.loads(connection.recv())
            assert refusal["code"] == "too_fast"
            assert refusal["id"] == (7 if message.startswith("{") else None)
        connection.send("x" * 2001)
        with pytest.raises(ConnectionClosed) as caught:
            connection.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    with connect(path), connect(path), connect(path), connect(path) as fourth:
        found = json.loads(fourth.recv())
        assert (found["code"], found["data"]) == ("too_many_connections", {"most": 3})
        with pytest.raises(ConnectionClosed):
            fourth.recv()
    with strict.viewer(made.id, made.tokens[0]) as ann:
        assert ann.seats == [0]
    assert strict.http.post("/api/records", content=b"x" * 2001).status_code == 413
    fork = f"{made.path}/fork"
    for _ in range(3):
        strict.post(fork, {"ply": 0, "name": "Ann"})
    refused = [
        strict.post(fork, {"ply": 0}, status=429),
        strict.post("/api/tables", {"game": "x"}, status=429),
    ]
    assert [one["code"] for one in refused] == ["too_many_tables"] * 2
    while (reply := httpx.get(f"{strict.address}/health")).status_code == 200:
        pass
    assert (reply.status_code, reply.json()["code"]) == (429, "too_many_requests")


def test_a_socket_that_cannot_be_paid_hears_when_to_come_again(tmp_path: Path) -> None:
    poor = Limits(work_per_second=0.5, work_at_once=40)
    with serving(str(tmp_path / "vigil.db"), poor) as server:
        made = server.site.new_table("horizons", "Ann")
        while server.site.http.get(made.path).status_code != 429:
            pass
        with connect(server.site.socket(made.id)) as refused:
            found = json.loads(refused.recv())
            assert (found["id"], found["code"]) == (None, "too_many_requests")
            assert 1 <= found["data"]["seconds"] <= 8
            with pytest.raises(ConnectionClosed):
                refused.recv()
