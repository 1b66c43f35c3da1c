"""``HEAD`` says of everything that can be asked for what ``GET`` says, without its body."""

from __future__ import annotations

from pathlib import Path

from server.client import Site
from vigil.server.app import create_app
from vigil.server.config import Config

CHANGING = ("date", "content-length")
"""Headers that need not be the same at another moment, where the body is not."""


def paths(folder: Path) -> list[str]:
    """All that can be asked for with ``GET``, as the application knows it."""
    app = create_app(Config(database=str(folder / "vigil.db")))
    asked = [route.path for route in app.routes if "GET" in getattr(route, "methods", ())]
    return sorted(asked)


def filled(path: str, table: str) -> str:
    """A path with values in place of its parameters."""
    values = {
        "table": table,
        "game": "horizons",
        "language": "en",
        "book": "horizons",
        "ply": "0",
        "seat": "0",
        "path": "assets/none.js",
        "circle": "none",
        "member": "1",
        "day": "2026-11-19",
        "players": "1",
    }
    for name, value in values.items():
        for kind in ("str", "int", "path"):
            path = path.replace(f"{{{name}:{kind}}}", value)
    assert "{" not in path, path
    return path.replace("//", "/")


def test_head_works_wherever_get_does(site: Site, tmp_path: Path) -> None:
    table = site.new_table("horizons", "Ann").id
    found = [filled(path, table) for path in paths(tmp_path)]
    assert len(found) > 25
    for path in [*found, "/", "/tables/x", "/sw.js", f"/api/tables/{table}/film?since=0&to=1"]:
        get, head = (site.http.request(method, path) for method in ("GET", "HEAD"))
        same = [{k: v for k, v in r.headers.items() if k not in CHANGING} for r in (get, head)]
        assert (head.status_code, head.content, same[1]) == (get.status_code, b"", same[0]), path
        assert head.status_code != 405
        if path != "/metrics":
            assert head.headers.get("content-length") == get.headers.get("content-length"), path
    assert site.http.head("/api/tables").status_code == 200
