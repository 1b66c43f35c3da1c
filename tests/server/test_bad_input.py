"""Values of any size and kind are refused in a sentence: no 5xx, no lost socket, no long echo."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from websockets.sync.client import connect

from server.client import Made, Site
from server.serving import serving
from vigil.core.game import find_game
from vigil.core.record import dumps_checked
from vigil.core.table import Table

HUGE = 10**30
LONG = "x" * 3000


@pytest.fixture(scope="module")
def table(site: Site) -> Made:
    return site.new_table("horizons", "Ann")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"{{table}}/at/{HUGE}", None),
        ("GET", f"{{table}}/film?since={HUGE}&to=-{HUGE}", None),
        ("GET", f"{{table}}/film?since={LONG}&to=x", None),
        ("GET", f"{{table}}/outlook?seat={HUGE}", None),
        ("GET", f"{{table}}/why?ply={HUGE}", None),
        ("POST", "{table}/fork", {"ply": HUGE}),
        ("POST", f"{{table}}/seats/{HUGE}", {"name": "Bob"}),
        ("POST", "{table}/seats/0", {"name": LONG}),
        ("POST", "/api/tables", {"game": LONG}),
        ("POST", "/api/tables", {"game": "horizons", "setup": {"players": HUGE}}),
        ("POST", "/api/tables", {"game": "horizons", "setup": {LONG: 1}}),
        ("POST", "/api/tables", {"game": "horizons", "lesson": LONG}),
        ("POST", "/api/tables", {"game": "horizons", "challenge": LONG}),
        ("POST", "/api/tables", {"game": "horizons", "setup": {"switches": ["H10"] * 9999}}),
        ("GET", f"/api/tables/{LONG}", None),
        ("GET", f"/api/books/{LONG}/en", None),
        ("GET", f"/api/games/{LONG}/content", None),
    ],
)
def test_a_request_with_an_odd_value_is_refused_in_a_short_sentence(
    table: Made, method: str, path: str, body: Any
) -> None:
    reply = table.site.http.request(method, path.replace("{table}", table.path), json=body)
    assert 400 <= reply.status_code < 500
    assert reply.json()["text"]
    assert len(reply.text) < 2000


def test_what_a_database_cannot_keep_is_left_out_or_not_looked_for(database: str) -> None:
    with serving(database) as server:
        site = server.site
        made = Made(site, site.post("/api/tables", {"game": "horizons", "title": "a\x00b"}))
        assert made.info["title"] == "ab"
        assert site.get("/api/tables/a%00b", 404)["code"] == "no_such_table"
        token = site.post(f"{made.path}/seats/0", {"name": "Ann"})["token"]
        with site.viewer(made.id, token) as ann:
            assert ann.do("say", text="x\x00y")["type"] == "done"
            assert ann.others[-1]["text"] == "xy"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "mute", "of": HUGE},
        {"do": "emote", "emote": LONG},
        {"do": "undo", "depth": LONG},
        {"do": "undo", "to": HUGE},
        {"do": "lead", "ply": HUGE},
        {"do": "answer", "ply": HUGE, "index": HUGE},
        {"do": "suggest", "ply": -1, "index": HUGE},
        {"do": "replace", "of": HUGE, "bot": LONG},
        {"do": "resume", "seat": HUGE},
        {"do": LONG},
        {"do": "look", "id": HUGE},
        {"do": "look", "id": -1},
    ],
)
def test_a_message_with_an_odd_value_is_refused_and_the_socket_lives_on(
    table: Made, request_: dict[str, Any]
) -> None:
    with connect(table.site.socket(table.id)) as connection:
        connection.send(json.dumps({"do": "hello", "id": 1, "tokens": [table.tokens[0]]}))
        while json.loads(connection.recv())["type"] != "done":
            pass
        connection.send(json.dumps(request_))
        while (heard := json.loads(connection.recv()))["type"] != "refusal":
            pass
        assert len(json.dumps(heard)) < 3000
        connection.send(json.dumps({"do": "look", "id": 2}))
        while json.loads(connection.recv()) != {"type": "done", "id": 2}:
            pass


@pytest.mark.parametrize("part", ["rules", "format", "dealt_from", "seed", "answers"])
@pytest.mark.parametrize("value", [-(10**40), -1, 2.5, float("nan"), True, "1"])
def test_a_record_with_a_number_that_cannot_be_is_refused(
    site: Site, part: str, value: object
) -> None:
    record = replace(Table.start(find_game("horizons").setup()).record, commitment="0" * 64)
    data = json.loads(record.to_json())
    data.pop("check")
    whole = part == "seed" and type(value) is int
    data[part] = [value] if part == "answers" else value
    reply = site.http.post("/api/records", content=dumps_checked(data))
    assert reply.status_code == (201 if whole else 400), reply.text
