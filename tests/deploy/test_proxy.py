"""``vigil serve`` behind a real nginx, as docs/host tells it: ``make test-proxy`` fetches one.

The site is that of ``deploy/nginx.conf``, with a certificate made for the test.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import sync_playwright

from browser.build import build_client
from browser.chromium import ARGUMENTS, NONE, find_chromium
from browser.people import Person, key_ring
from browser.table import Table
from cli.serving import served
from deploy.nginx import HERE, NAME, Proxy, find_nginx, nginx_before
from server.client import keep_up, play
from server.postgres import Postgres

pytestmark = pytest.mark.skipif(
    find_nginx() is None, reason="no nginx: make test-proxy installs one"
)

PUBLIC = ("--public-address", f"https://{NAME}")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """One server behind nginx that these tests share."""
    folder = tmp_path_factory.mktemp("proxy")
    with (
        served(folder / "vigil.db", *PUBLIC) as server,
        nginx_before(folder, server.address) as proxy,
    ):
        yield proxy


def test_a_game_is_played_over_tls_by_people_at_two_addresses(proxy: Proxy) -> None:
    left, right = proxy.site("127.0.0.2"), proxy.site("127.0.0.3")
    made = left.new_table("horizons", "Ann", "Bob")
    with (
        left.viewer(made.id, made.tokens[0]) as ann,
        right.viewer(made.id, made.tokens[1]) as bob,
    ):
        assert play([ann, bob], 6) == 6
        assert ann.events == bob.events


def test_whoever_comes_without_tls_is_sent_to_it(proxy: Proxy) -> None:
    reply = httpx.get(f"http://{HERE}:{proxy.plain}/tables/some", headers={"Host": NAME})
    assert (reply.status_code, reply.headers["location"]) == (308, f"https://{NAME}/tables/some")


def test_another_name_gets_no_answer(proxy: Proxy) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        proxy.site().http.get("/api/games", headers={"Host": "evil.example"})
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"http://{HERE}:{proxy.plain}/", headers={"Host": "evil.example"})
    trust = ssl.create_default_context(cafile=str(proxy.certificate))
    with socket.create_connection((HERE, proxy.secure)) as way, pytest.raises(ssl.SSLError):
        trust.wrap_socket(way, server_hostname="evil.example")


def test_pages_of_other_sites_are_refused(proxy: Proxy) -> None:
    http = proxy.site().http
    reply = http.get("/api/games", headers={"Origin": "https://evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
    assert http.get("/api/games", headers={"Origin": proxy.address}).status_code == 200


def test_who_asks_too_much_is_refused_in_one_form_and_others_are_not(proxy: Proxy) -> None:
    with ThreadPoolExecutor(8) as clients, proxy.site("127.0.0.9").http as http:
        replies = list(clients.map(lambda _: http.get("/api/games"), range(400)))
    assert {reply.status_code for reply in replies} == {200, 429}
    refused = [reply for reply in replies if reply.status_code == 429]
    assert {reply.json()["code"] for reply in refused} == {"too_many_requests"}
    assert all(int(reply.headers["Retry-After"]) >= 1 for reply in refused)
    assert proxy.site("127.0.0.10").http.get("/api/games").status_code == 200


def test_what_is_too_large_does_not_reach_the_server(proxy: Proxy) -> None:
    http = proxy.site("127.0.0.11").http
    assert http.post("/api/records", content=b"x" * 300_000).status_code == 413
    long = [http.get("/", headers={"X": "x" * size}).status_code for size in (3_000, 20_000)]
    assert long == [200, 400]


def test_figures_are_for_this_machine(proxy: Proxy) -> None:
    assert proxy.site().http.get("/metrics").status_code == 200
    assert proxy.site("127.0.0.2").http.get("/metrics").status_code == 403


def test_everybody_behind_the_proxy_has_a_limit_of_his_own(tmp_path: Path) -> None:
    few = ("--limit", "requests_per_second=0.001", "--limit", "requests_at_once=2")
    with (
        served(tmp_path / "vigil.db", *PUBLIC, *few) as server,
        nginx_before(tmp_path, server.address) as proxy,
    ):
        first, second = proxy.site("127.0.0.2").http, proxy.site("127.0.0.3").http
        assert [first.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        lie = {"X-Forwarded-For": "127.0.0.4"}
        assert first.get("/api/games", headers=lie).status_code == 429
        assert second.get("/api/games").status_code == 200


def test_the_page_plays_an_answer_in_a_real_browser(proxy: Proxy) -> None:
    build_client()
    program = find_chromium()
    assert program is not None, NONE
    made = proxy.site().new_table("ghost_stories", "Ann", "[rules]")
    ways = (f"--host-resolver-rules=MAP {NAME} {HERE}", "--ignore-certificate-errors")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *ways])
        person = Person(browser, proxy.address, keys=key_ring(made, 0))
        person.go(f"/tables/{made.id}")
        table = Table(person)
        table.prompt.wait_for()
        table.wait_until_asked()
        before = table.ply
        table.answer(table.options[0], "button")
        assert table.ply > before
        browser.close()
    assert person.surprises == []
    assert len(made.site.get(f"{made.path}/record")["answers"]) > before


def test_two_servers_on_one_postgresql_are_one_behind_the_proxy(
    postgres: Postgres, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(postgres.database())
        servers = [stack.enter_context(served(database, *PUBLIC)) for _ in range(2)]
        proxy = stack.enter_context(nginx_before(tmp_path, *(one.address for one in servers)))
        site = proxy.site()
        made = site.new_table("ghost_stories", "Ann", "Bob")
        viewers = [
            stack.enter_context(site.viewer(made.id, made.tokens[number % 2]))
            for number in range(4)
        ]
        keep_up(viewers, viewers[0].ply)
        assert play(viewers, 6) == 6
        sockets = [sockets_of(server.http) for server in servers]
        assert sockets == [2, 2]


def sockets_of(http: httpx.Client) -> int:
    """How many people a server has at its own tables, as it tells Prometheus."""
    figures = dict(
        line.rsplit(" ", 1)
        for line in http.get("/metrics").text.splitlines()
        if not line.startswith("#")
    )
    return int(float(figures["vigil_viewers"]))
