"""What a server is besides its tables: health, figures, its description, headers, origins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import vigil
from server.client import Site, play
from server.serving import FRIEND, serving
from vigil.bots import BOTS
from vigil.server.app import HEADERS, create_app
from vigil.server.config import Config


def test_it_says_that_it_is_well(site: Site) -> None:
    assert site.get("/health") == site.get("/ready") == {"version": vigil.__version__}


def test_it_offers_games_and_bots(site: Site) -> None:
    offer = site.get("/api/games")
    assert [game["id"] for game in offer["games"]] == ["ghost_stories", "horizons"]
    assert offer["bots"] == list(BOTS)
    assert all(game["bots"] == list(BOTS) for game in offer["games"])


def test_it_offers_what_the_players_choose_before_a_game(site: Site) -> None:
    choices = {
        (game["id"], c["entry"]): c
        for game in site.get("/api/games")["games"]
        for c in game["choices"]
        if c["entry"] != "switches"
    }
    level = choices["ghost_stories", "level"]
    assert (level["values"][-1], level["default"]) == ("hell", "initiation")
    portal = choices["ghost_stories", "options.portal"]
    assert (portal["module"], portal["default"]) == ("white_moon", "centre")
    assert choices["ghost_stories", "modules"]["values"] == ["white_moon"]
    assert choices["horizons", "spirits"]["takes"] == "seats"


def figures(site: Site) -> dict[str, float]:
    """The figures as Prometheus reads them."""
    reply = site.http.get("/metrics")
    assert reply.headers["content-type"].count("charset") == 1
    lines = [line for line in reply.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Site]:
    """A server at which nobody else plays."""
    with serving(str(tmp_path / "vigil.db")) as server:
        yield server.site


def test_it_counts_what_it_does(alone: Site) -> None:
    site, before = alone, figures(alone)
    made = site.new_table("ghost_stories", "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 5)
        assert ann.refused("answer", ply=0, index=0) == "stale"
        after = figures(site)
    answers, stale = (
        'vigil_answers_total{game="ghost_stories"}',
        'vigil_refusals_total{code="stale"}',
    )
    assert after[answers] - before.get(answers, 0) == 5
    assert after[stale] - before.get(stale, 0) == 1
    assert after["vigil_commit_seconds_count"] > before["vigil_commit_seconds_count"]
    assert after["vigil_viewers"] >= 1
    assert after["vigil_rooms"] >= 1


# -- its description


@pytest.fixture(scope="module")
def document(site: Site) -> dict[str, Any]:
    found: dict[str, Any] = site.get("/api/schema/openapi.json")
    return found


def test_its_description_names_every_route(document: dict[str, Any]) -> None:
    app = create_app(Config(database=""))
    routes = {
        re.sub(r":\w+", "", route.path): set(route.methods) - {"OPTIONS"}
        for route in app.routes
        if isinstance(route, HTTPRoute) and not route.path.startswith("/api/schema")
        if any(handler.include_in_schema for handler in route.route_handlers)
    }
    described = {
        path: {method.upper() for method in operations}
        for path, operations in document["paths"].items()
    }
    assert described == routes
    assert len(described) > 15


def test_its_description_is_whole(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"] == {"title": "Vigil", "version": vigil.__version__}
    for reference in references(document):
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
    names = [o["operationId"] for o in operations(document)]
    assert len(names) == len(set(names))
    for operation in operations(document):
        assert any(status.startswith("2") for status in operation["responses"])
        assert operation["summary"]


def operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for path in document["paths"].values() for one in path.values()]


def references(part: object) -> Iterator[str]:
    """Everything that a part of the description refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_parameter_in_a_path_is_described(document: dict[str, Any]) -> None:
    for path, methods in document["paths"].items():
        for operation in methods.values():
            given = {p["name"] for p in operation.get("parameters", []) if p["in"] == "path"}
            assert given == set(re.findall(r"\{(\w+)\}", path))


# -- who may use it


@pytest.mark.parametrize(
    "path", ["/health", "/api/tables", "/api/tables/none", "/none", "/metrics"]
)
def test_every_answer_has_the_usual_headers(site: Site, path: str) -> None:
    headers = site.http.get(path).headers
    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert "server" not in headers


def test_refused_methods_and_bodies_have_the_usual_headers_too(site: Site) -> None:
    for reply in (site.http.delete("/health"), site.http.post("/api/tables", content=b"{")):
        assert reply.is_client_error
        assert reply.headers["X-Content-Type-Options"] == "nosniff"
        assert reply.json()["text"]


FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://localhost:1", "http://[", "x"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_origins_may_not_use_it(site: Site, origin: str) -> None:
    reply = site.http.post("/api/tables", json={"game": "horizons"}, headers={"Origin": origin})
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
    made = site.new_table("horizons", "Ann")
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(site.socket(made.id), origin=Origin(origin)),
    ):
        pass
    assert caught.value.response.status_code == 403


def test_its_own_pages_and_those_it_was_told_of_may(site: Site) -> None:
    for origin in (site.address, FRIEND):
        reply = site.http.get("/api/tables", headers={"Origin": origin})
        assert reply.status_code == 200
        with connect(site.socket("none"), origin=Origin(origin)) as connection:
            assert "no_such_table" in str(connection.recv())
