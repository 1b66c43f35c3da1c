"""Each request has one handler: server and device give the same reply, good or bad."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

import pytest

from offline.shelves import Memory, Page
from server.client import Site
from server.serving import serving
from vigil.offline import Device
from vigil.server.api.routes import OWN
from vigil.tables.handlers.route import Route
from vigil.tables.handlers.routes import ROUTES

T = TypeVar("T")

VALUES: Final = {
    "day": "1",
    "seat": "0",
    "ply": "0",
    "member": "0",
    "players": "2",
    "language": "en",
}
"""What stands in an address for its arguments; the others are names that nothing has."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(str(tmp_path_factory.mktemp("site") / "vigil.db")) as server:
        yield server.site


def named(route: Route) -> str:
    return f"{route.method} {route.path}"


def address(route: Route) -> str:
    return re.sub(r"{(\w+)}", lambda found: VALUES.get(found[1], "none"), route.path)


def run(work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    return asyncio.run(wait())


def on_device(method: str, path: str, body: str = "") -> tuple[int, Any]:
    """The reply of a device without tables."""
    reply = run(Device(Memory()).ask(method, path, body))
    return reply.status, json.loads(reply.body)


# -- every route


@pytest.mark.parametrize("route", [*ROUTES, *OWN], ids=named)
def test_a_server_has_every_route(site: Site, route: Route) -> None:
    reply = site.http.request(route.method, address(route), headers={"Vigil-Token": "none"})
    assert reply.status_code != 405
    assert reply.status_code != 404 or reply.json()["code"] != "bad_request"


@pytest.mark.parametrize("route", [*ROUTES, *OWN], ids=named)
def test_a_device_has_every_route_that_needs_no_server(route: Route) -> None:
    _, body = on_device(route.method, address(route))
    refused = isinstance(body, dict) and body.get("code") == "needs_server"
    assert refused == (route.needs_server or route in OWN)


# -- the same replies


class Both(NamedTuple):
    """One table on a server, and the same on a device: a lesson, whose deal is known."""

    site: Site
    page: Page
    there: dict[str, Any]
    here: dict[str, Any]

    def ask(self, method: str, path: str, body: Any, who: str) -> tuple[Any, Any]:
        """What both reply to the same request, names of tables and secrets apart."""
        text = body if isinstance(body, str) else json.dumps(body)
        token = self.there["host"] if who == "host" else self.there["tokens"].get(who, "")
        headers = {"Vigil-Token": token, "Content-Type": "application/json"}
        there = self.site.http.request(
            method, self._path(path, self.there), content=text, headers=headers
        )
        here = run(self.page.device.ask(method, self._path(path, self.here), text))
        return self._told(there.status_code, there.text), self._told(here.status, here.body)

    def _path(self, path: str, made: dict[str, Any]) -> str:
        return f"/api{path}".replace("TABLE", made["table"]["id"])

    def _told(self, status: int, text: str) -> tuple[int, Any]:
        for made in (self.there, self.here):
            text = text.replace(made["table"]["id"], "TABLE")
        body: Any = json.loads(text) if text else None
        if status < 400:
            return status, without_secrets(body)
        body["data"].pop("reason", None)  # each reads bodies with its own words
        return status, (body["code"], body["data"])


SECRET: Final = frozenset({"id", "host", "token", "commitment", "public"})
"""Nothing on a device is public."""


def without_secrets(part: Any) -> Any:
    """A body without what differs from table to table."""
    if isinstance(part, list):
        return [without_secrets(one) for one in part]
    if not isinstance(part, dict):
        return part
    made = {name: without_secrets(one) for name, one in part.items() if name not in SECRET}
    if isinstance(part.get("tokens"), dict):
        made["tokens"] = sorted(part["tokens"])
    return made


LESSON: Final = {
    "game": "horizons",
    "lesson": "horizons_1",
    "seats": [{"name": "Ann"}],
    "start": True,
    "public": True,
}
FREE: Final = {"game": "horizons", "setup": {"players": 2}, "seats": [{"name": "Ann"}]}


def made_twice(site: Site, body: dict[str, Any]) -> Both:
    page = Page(Memory())
    return Both(
        site, page, site.post("/api/tables", body), run(page.ask("POST", "/api/tables", body))
    )


LIBRARY: Final[list[tuple[str, str, Any]]] = [
    ("GET", "/games/ghost_stories/content?modules=white_moon", ""),
    ("GET", "/games/ghost_stories/content?modules=white_moon&edition=none", ""),
    ("GET", "/games/none/content", ""),
    ("GET", "/books?language=pl", ""),
    ("GET", "/books?language=", ""),
    ("GET", "/books/horizons/ru", ""),
    ("GET", "/books/horizons/xx", ""),
    ("GET", "/books/none/en", ""),
    ("GET", "/puzzles", ""),
    ("GET", "/puzzles/days/60", ""),
    ("GET", "/puzzles/days/0", ""),
    ("GET", "/puzzles/days/first", ""),
    ("POST", "/puzzles/horizons/none", {"answers": []}),
    ("POST", "/puzzles/horizons/none", {"answers": "all"}),
    ("POST", "/examples/horizons/none", {"answers": []}),
    ("POST", "/examples/none/none", {}),
    ("POST", "/tables", ""),
    ("POST", "/tables", "{"),
    ("POST", "/tables", {}),
    ("POST", "/tables", {"game": "none"}),
    ("POST", "/tables", {"game": "horizons", "setup": {"players": 9}}),
    ("POST", "/tables", {"game": "horizons", "setup": {"players": "two"}}),
    ("POST", "/tables", FREE),
    ("POST", "/tables", FREE | {"seats": [{"name": "Ann"}, {"name": "ann"}]}),
    ("POST", "/tables", FREE | {"seats": [{"name": "\t"}]}),
    ("POST", "/tables", FREE | {"seats": [{"bot": "none"}]}),
    ("POST", "/tables", FREE | {"start": True}),
    ("POST", "/tables", FREE | {"lesson": "none"}),
    ("POST", "/records", "{}"),
    ("POST", "/records", '{"kind": "record"}'),
]


@pytest.mark.parametrize(("method", "path", "body"), LIBRARY)
def test_requests_without_a_table_have_the_same_reply(
    site: Site, method: str, path: str, body: Any
) -> None:
    there, here = made_twice(site, LESSON).ask(method, path, body, "")
    assert here == there


PLAYED: Final[list[tuple[str, str, Any, str]]] = [
    ("GET", "/tables/TABLE", "", ""),
    ("GET", "/tables/none", "", ""),
    ("GET", "/tables/TABLE/glance", "", ""),
    ("GET", "/tables/TABLE/content", "", ""),
    ("GET", "/tables/TABLE/record", "", ""),
    ("GET", "/tables/TABLE/story", "", ""),
    ("GET", "/tables/TABLE/met", "", ""),
    ("GET", "/tables/TABLE/at/0", "", ""),
    ("GET", "/tables/TABLE/at/0?since=5", "", ""),
    ("GET", "/tables/TABLE/at/99999", "", ""),
    ("GET", "/tables/TABLE/at/first", "", ""),
    ("GET", "/tables/TABLE/at/0?since=first", "", ""),
    ("GET", "/tables/TABLE/film?since=0&to=5", "", ""),
    ("GET", "/tables/TABLE/film?since=-1&to=5", "", ""),
    ("GET", "/tables/TABLE/film?since=0", "", ""),
    ("GET", "/tables/TABLE/outlook", "", ""),
    ("GET", "/tables/TABLE/outlook?seat=0&answer=0", "", ""),
    ("GET", "/tables/TABLE/outlook?seat=7", "", ""),
    ("GET", "/tables/TABLE/outlook?answer=999", "", ""),
    ("GET", "/tables/TABLE/outlook?answer=all", "", ""),
    ("POST", "/tables/TABLE/fork", {"ply": 0, "name": "Ann"}, ""),
    ("POST", "/tables/TABLE/fork", {"ply": -1}, ""),
    ("POST", "/tables/TABLE/fork", {}, ""),
    ("POST", "/tables/TABLE/report", {"words": "It fell over."}, ""),
    ("POST", "/tables/TABLE/start", {}, "host"),
    ("POST", "/tables/TABLE/rematch", "", "0"),
    ("POST", "/tables/TABLE/seats/0", {"name": "Ben"}, ""),
    ("POST", "/tables/TABLE/seats/9", {"name": "Ben"}, ""),
    ("PUT", "/tables/TABLE/seats/0/pick", {"value": "none"}, "0"),
    ("DELETE", "/tables/TABLE/seats/0", "", "0"),
    ("DELETE", "/tables/TABLE", "", "host"),
]


@pytest.mark.parametrize(("method", "path", "body", "who"), PLAYED)
def test_requests_to_a_game_have_the_same_reply(
    site: Site, method: str, path: str, body: Any, who: str
) -> None:
    there, here = made_twice(site, LESSON).ask(method, path, body, who)
    assert here == there


WAITING: Final[list[tuple[str, str, Any, str]]] = [
    ("GET", "/tables/TABLE/glance", "", ""),
    ("GET", "/tables/TABLE/outlook", "", ""),
    ("GET", "/tables/TABLE/record", "", ""),
    ("POST", "/tables/TABLE/start", {}, "host"),
    ("POST", "/tables/TABLE/start", {"fill": "none"}, "host"),
    ("POST", "/tables/TABLE/start", {"fill": 1}, "host"),
    ("POST", "/tables/TABLE/start", {"fill": "random"}, "host"),
    ("POST", "/tables/TABLE/seats/1", {"name": "Ben"}, ""),
    ("POST", "/tables/TABLE/seats/1", {"name": "x" * 99}, ""),
    ("POST", "/tables/TABLE/seats/one", {"name": "Ben"}, ""),
    ("PUT", "/tables/TABLE/seats/1/bot", {"bot": "rules"}, "host"),
    ("PUT", "/tables/TABLE/seats/1/bot", {"bot": "none"}, "host"),
    ("PUT", "/tables/TABLE/seats/1/bot", {}, "host"),
    ("PUT", "/tables/TABLE/seats/0/pick", {"value": "sun_bright_whirlwind"}, "0"),
    ("PUT", "/tables/TABLE/seats/0/pick", {"value": "none"}, "0"),
    ("PUT", "/tables/TABLE/seats/1/pick", {"value": "sun_bright_whirlwind"}, "host"),
    ("DELETE", "/tables/TABLE/seats/1", "", "host"),
    ("DELETE", "/tables/TABLE/seats/9", "", "host"),
]


@pytest.mark.parametrize(("method", "path", "body", "who"), WAITING)
def test_requests_before_a_game_have_the_same_reply(
    site: Site, method: str, path: str, body: Any, who: str
) -> None:
    there, here = made_twice(site, FREE).ask(method, path, body, who)
    assert here == there
