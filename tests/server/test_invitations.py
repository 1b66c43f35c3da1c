"""Invitations: the link under which others reach a table, and its QR code."""

from __future__ import annotations

from pathlib import Path

import pytest
import segno

from server.client import Made, Site
from server.serving import serving
from vigil.server.api.invitations import code_of, reachable
from vigil.server.common.reach import is_this_machine, own_address
from vigil.server.config import Config

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("config", "asked", "nearby", "expected"),
    [
        (Config("db"), HERE, "192.168.0.7", (HERE, "here")),
        (Config("db", host="0.0.0.0"), HERE, "", (HERE, "here")),
        (
            Config("db", host="0.0.0.0"),
            HERE,
            "192.168.0.7",
            ("http://192.168.0.7:8000", "nearby"),
        ),
        (
            Config("db", host="0.0.0.0"),
            "http://192.168.0.9:8000",
            "192.168.0.7",
            ("http://192.168.0.9:8000", "anywhere"),
        ),
        (
            Config("db", public_address="https://games.example"),
            HERE,
            "192.168.0.7",
            ("https://games.example", "anywhere"),
        ),
    ],
)
def test_the_best_address_that_others_reach_is_offered(
    config: Config, asked: str, nearby: str, expected: tuple[str, str]
) -> None:
    assert reachable(config, asked, nearby) == expected


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])
def test_an_address_of_this_machine_only_is_known_as_such(host: str) -> None:
    assert is_this_machine(host)
    assert not is_this_machine("192.168.0.7")
    assert not is_this_machine("games.example")
    assert not is_this_machine(own_address() or "games.example")


def test_an_invitation_has_the_link_and_its_code(site: Site) -> None:
    made = Made(site, site.post("/api/tables", {"game": "horizons"}))
    found = site.get(f"{made.path}/invitation")
    assert found["link"] == f"{site.address}/tables/{made.id}"
    assert found["reach"] == "here"
    assert found["code"]["path"] == code_of(found["link"]).path
    assert site.get("/api/tables/none/invitation", status=404)["code"] == "no_such_table"


def test_the_keeper_names_a_public_address(tmp_path: Path) -> None:
    address = "https://games.example"
    with serving(str(tmp_path / "vigil.db"), public_address=address) as server:
        made = Made(server.site, server.site.post("/api/tables", {"game": "horizons"}))
        found = server.site.get(f"{made.path}/invitation")
        assert (found["link"], found["reach"]) == (f"{address}/tables/{made.id}", "anywhere")


def test_the_bars_of_a_code_are_its_dark_modules() -> None:
    text = "https://games.example/tables/I2URgu7R9UgQfXU5"
    code = code_of(text)
    dark = set()
    for bar in code.path.removesuffix("z").split("z"):
        place, _, length = bar.removeprefix("M").split("v")[0].partition("h")
        x, y = map(int, place.split())
        dark |= {(x + step, y) for step in range(int(length))}
    rows = segno.make(text, error="m", micro=False).matrix
    expected = {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert (code.size, dark) == (len(rows), expected)
