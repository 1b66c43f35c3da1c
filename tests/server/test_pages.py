"""The client for browsers as the server hands it out."""

from __future__ import annotations

import gzip
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import packing
import pytest

from server.client import Site
from server.serving import serving
from vigil.server.api.pages import FOR_ENGINE
from vigil.server.app import HEADERS
from vigil.tables.limits import Limits

PAGE = "<!doctype html><title>Vigil</title>" + "<p>A village in the dark.</p>" * 50
SCRIPT = "console.log('the gong sounds')\n" * 50
FILES = {
    "index.html": PAGE,
    "assets/index-4f1c.js": SCRIPT,
    "assets/index-9a3e.css": "body { margin: 0 }",
    "assets/icons-77aa.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/fonts/title-0b0b.woff2": "wOF2",
    "assets/engine/worker-1d1d.js": "postMessage('ready')",
    "sw.js": "addEventListener('fetch', () => {})",
    "manifest.webmanifest": "{}",
    "robots.txt": "User-agent: *",
}


def built(folder: Path) -> str:
    """A client that has been built, beside a file that is not part of it."""
    client = folder / "client"
    for name, text in FILES.items():
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(text)
    packing.main(client)
    (folder / "secret.txt").write_text("the seed is 7")
    return str(client)


def tag_of_page(folder: Path) -> str:
    """The tag that the build has given to the page."""
    listed = json.loads((folder / "client" / "files.json").read_text())
    return f'"{listed["index.html"]["tag"]}"'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the usual limits and a client."""
    folder = tmp_path_factory.mktemp("house")
    with serving(str(folder / "vigil.db"), Limits(), client=built(folder)) as server:
        yield server.site


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose client is not built."""
    folder = tmp_path_factory.mktemp("bare")
    with serving(str(folder / "vigil.db"), client=str(folder / "client")) as server:
        yield server.site


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/tables/I2URgu7R9UgQfXU5",
        "/replay/x/17",
        "/rules/",
        "/cards/horizons/power/drought",
        "/learn/horizons_1",
        "/puzzles/horizons/x",
        "/a//b",
    ],
)
def test_every_address_of_the_client_shows_its_page(house: Site, path: str) -> None:
    reply = house.http.get(path)
    assert (reply.status_code, reply.text) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert {name: reply.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("assets/index-4f1c.js", "text/javascript; charset=utf-8"),
        ("assets/index-9a3e.css", "text/css; charset=utf-8"),
        ("assets/icons-77aa.svg", "image/svg+xml"),
        ("assets/fonts/title-0b0b.woff2", "font/woff2"),
    ],
)
def test_an_asset_is_kept_for_ever(house: Site, path: str, kind: str) -> None:
    reply = house.http.get(f"/{path}")
    assert (reply.status_code, reply.text) == (200, FILES[path])
    assert reply.headers["content-type"] == kind
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_worker_with_the_engine_alone_may_compile_web_assembly(house: Site) -> None:
    allowed = {
        path: "wasm-unsafe-eval" in house.http.get(f"/{path}").headers["content-security-policy"]
        for path in FILES
    }
    assert [path for path, may in allowed.items() if may] == ["assets/engine/worker-1d1d.js"]
    assert not any("'unsafe-eval'" in policy for policy in (FOR_ENGINE, *HEADERS.values()))


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("sw.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_what_makes_the_page_an_app_is_asked_for_again(house: Site, path: str, kind: str) -> None:
    headers = house.http.get(f"/{path}").headers
    assert (headers["content-type"], headers["cache-control"]) == (kind, "no-cache")


def test_other_files_are_asked_for_again(house: Site) -> None:
    reply = house.http.get("/robots.txt")
    assert (reply.text, reply.headers["cache-control"]) == (FILES["robots.txt"], "no-cache")


@pytest.mark.parametrize("path", ["/", "/assets/index-4f1c.js"])
def test_text_is_packed_for_those_who_can_unpack_it(house: Site, path: str) -> None:
    packed = house.http.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(packed.content) / 2
    plain = house.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert "content-encoding" not in house.http.get("/assets/fonts/title-0b0b.woff2").headers


def test_long_answers_of_the_interface_are_packed_too(house: Site) -> None:
    reply = house.http.get("/api/games/ghost_stories/content")
    assert reply.headers["content-encoding"] == "gzip"
    assert len(reply.json()) > 70


def test_a_page_that_is_known_is_not_sent_again(house: Site) -> None:
    tag = house.http.get("/").headers["etag"]
    again = house.http.get("/tables/x", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = house.http.get("/", headers={"If-None-Match": tag, "Accept-Encoding": "identity"})
    assert (other.status_code, other.text) == (200, PAGE)


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets", "/api/none", "/api", "/favicon.ico", "/tables/x.js"]
)
def test_what_is_not_there_is_not_the_page(house: Site, path: str) -> None:
    reply = house.http.get(path)
    assert (reply.status_code, reply.json()["code"]) == (404, "bad_request")


def test_nothing_can_be_written_there(house: Site) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert house.http.request(method, "/index.html").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/....//secret.txt",
        "//secret.txt",
        "/assets\\..\\..\\secret.txt",
        "/etc/passwd",
        "/%2fetc%2fpasswd",
    ],
)
def test_no_path_leads_out_of_the_client(house: Site, path: str) -> None:
    reply = as_written(house, path)
    assert b"the seed" not in reply
    assert b"root:" not in reply
    head, _, body = reply.partition(b"\r\n\r\n")
    assert b" 404 " in head.splitlines()[0] or body == PAGE.encode()


def as_written(site: Site, path: str) -> bytes:
    """The answer to a path that no client puts in order first."""
    address = urlsplit(site.address)
    with socket.create_connection((address.hostname, address.port), timeout=60) as peer:
        peer.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: peer.recv(65536), b""))


def test_pages_do_not_count_as_requests(house: Site) -> None:
    for _ in range(2 * Limits().requests_at_once):
        assert house.http.get("/assets/index-9a3e.css").status_code == 200
    assert house.http.get("/api/games").status_code == 200


def test_files_have_a_count_of_their_own(tmp_path: Path) -> None:
    few = Limits(files_per_second=0.001, files_at_once=3, file_bytes_at_once=5000)
    with serving(str(tmp_path / "vigil.db"), few, client=built(tmp_path)) as server:
        http = server.site.http
        asked = [http.get("/", headers={"Accept-Language": "pl"}) for _ in range(4)]
        assert [reply.status_code for reply in asked] == [200, 200, 200, 429]
        refused = asked[-1]
        assert refused.json()["code"] == "too_many_requests"
        assert refused.headers["Retry-After"] == str(refused.json()["data"]["seconds"])
        assert "Za dużo" in refused.json()["text"]
        assert http.get("/api/games").status_code == 200
        other = {"X-Forwarded-For": "192.0.2.1"}
        assert http.get("/", headers=other).status_code == 200


def test_bytes_of_files_are_counted_too(tmp_path: Path) -> None:
    few = Limits(file_bytes_per_second=0.001, file_bytes_at_once=len(PAGE))
    with serving(str(tmp_path / "vigil.db"), few, client=built(tmp_path)) as server:
        http = server.site.http
        plain = {"Accept-Encoding": "identity"}
        assert [http.get("/", headers=plain).status_code for _ in range(2)] == [200, 429]
        tag = {"If-None-Match": tag_of_page(tmp_path)}
        assert http.get("/", headers=plain | tag).status_code == 304


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is not built"), ("ru", "не собран"), ("pl", "zbudowany")]
)
def test_a_server_without_a_client_says_how_to_build_it(
    bare: Site, language: str, said: str
) -> None:
    reply = bare.http.get("/tables/x", headers={"Accept-Language": language})
    assert reply.status_code == 503
    assert said in reply.text
    assert reply.text.endswith("make client")
    assert bare.get("/api/games")["games"]
    assert bare.http.get("/assets/x.js").status_code == 404


def test_a_client_that_is_built_later_is_found(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db"), client=str(tmp_path / "client")) as server:
        assert server.site.http.get("/").status_code == 503
        built(tmp_path)
        assert server.site.http.get("/").text == PAGE


def test_packing_is_the_same_every_time(house: Site) -> None:
    with httpx.stream("GET", f"{house.address}/") as reply:
        first = b"".join(reply.iter_raw())
    assert gzip.decompress(first) == PAGE.encode()
    assert first == gzip.compress(PAGE.encode(), mtime=0)
