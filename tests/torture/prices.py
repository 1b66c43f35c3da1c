"""What requests cost a server, in milliseconds of its processor, beside their prices.

``PYTHONPATH=tests python -m torture.prices [TIMES]`` asks a real server and reads its clock.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import psutil

from server.client import Made, Site, play
from server.serving import Server, serving


def requests_of(site: Site, made: Made) -> dict[str, Callable[[], object]]:
    """Requests by name; each can be made again and again."""
    record = site.http.get(f"{made.path}/record").text
    last = site.get(f"{made.path}/at/0")["last"]

    def get(path: str) -> Callable[[], object]:
        return lambda: site.http.get(f"{made.path}{path}")

    return {
        "look": get(""),
        "glance": get("/glance"),
        "list": lambda: site.http.get("/api/tables"),
        "create": lambda: site.new_table("horizons", "Ann"),
        "at": get(f"/at/{last // 2}"),
        "film": get(f"/film?since=0&to={last}"),
        "outlook": get("/outlook?seat=0"),
        "story": get("/story"),
        "fork": lambda: site.http.post(f"{made.path}/fork", json={"ply": last // 2}),
        "upload": lambda: site.http.post("/api/records", content=record),
        "long body": lambda: site.http.post("/api/records", content=b"[" + b"1," * 120_000),
        "statistics": lambda: site.http.get("/api/statistics"),
    }


def measured(server: Server, request: Callable[[], object], times: int) -> float:
    """Milliseconds of the server's processor for one request."""
    process = psutil.Process(server.process.pid)
    before = sum(process.cpu_times()[:2])
    for _ in range(times):
        request()
    return float(sum(process.cpu_times()[:2]) - before) / times * 1000


def main(times: int) -> None:
    """Measure them at a table of each game, late in it."""
    with serving(str(Path(tempfile.mkdtemp()) / "vigil.db")) as server:
        for game in ("ghost_stories", "horizons"):
            made = server.site.new_table(game, "Ann", "Bob")
            with server.site.viewer(made.id, *made.tokens.values()) as both:
                play([both], 200)
                hello = measured(server, lambda: both.hello(*made.tokens.values()), times)  # noqa: B023
                print(f"{game:14} {'hello':12} {hello:7.1f}", flush=True)
            for name, request in requests_of(server.site, made).items():
                print(f"{game:14} {name:12} {measured(server, request, times):7.1f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
