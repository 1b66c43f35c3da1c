"""Bots, hints and analyses of many addresses at one server: nobody takes the workers from others.

Everything is counted in answers, not in seconds.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from insight.report.reports import played
from server.client import Made, Site
from server.serving import GENEROUS, Server, serving
from vigil.core.decision import CHANCE

FLOOD = 20
PROC = Path("/proc")


@contextmanager
def visitor(server: Server, address: str) -> Iterator[Site]:
    """A site as seen from another address of this machine."""
    site = Site(server.address)
    site.http.close()
    transport = httpx.HTTPTransport(local_address=address)
    site.http = httpx.Client(base_url=server.address, timeout=60, transport=transport)
    with site.http:
        yield site


def bots_alone(site: Site, bot: str, tables: int = 1) -> list[Made]:
    """Tables at which only bots play."""
    return [site.new_table("ghost_stories", *[f"[{bot}]"] * 4) for _ in range(tables)]


def answers(tables: list[Made]) -> int:
    """How much has been answered at some tables, from one address that has no limits."""
    return sum(len(made.site.get(f"{made.path}/record")["answers"]) for made in tables)


def test_searching_bots_of_one_address_do_not_stop_rules_bots_elsewhere(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db")) as server, visitor(server, "127.0.0.2") as other:
        flood = bots_alone(other, "search", FLOOD)
        before = answers(flood)
        (made,) = bots_alone(server.site, "rules")
        with server.site.viewer(made.id) as viewer:
            began = viewer.ply
            viewer.until(lambda viewer: viewer.ply > began + 50)
        assert answers(flood) - before < 50


def test_many_tables_of_one_address_get_no_more_than_one_of_another(tmp_path: Path) -> None:
    with serving(str(tmp_path / "vigil.db")) as server, visitor(server, "127.0.0.2") as other:
        flood = bots_alone(other, "value", FLOOD)
        (made,) = bots_alone(server.site, "value")
        with server.site.viewer(made.id) as viewer:
            began, before = viewer.ply, answers(flood)
            viewer.until(lambda viewer: viewer.ply > began + 15)
        assert answers(flood) - before < FLOOD * 15 / 2


def answered_once(site: Site) -> Made:
    """A table of bots whose first answer a viewer has seen."""
    seats = [{"bot": "rules"}] * 4
    body = {"game": "ghost_stories", "setup": {"players": 4}, "seats": seats}
    made = Made(site, site.post("/api/tables", body))
    with site.viewer(made.id) as viewer:
        site.post(f"{made.path}/start", {}, made.host)
        viewer.until(lambda viewer: viewer.heard_from - {CHANCE})
    return made


def test_an_address_that_has_used_its_time_waits_and_is_told_for_how_long(tmp_path: Path) -> None:
    poor = replace(GENEROUS, thinking_per_second=0.001, thinking_at_once=1)
    with (
        serving(str(tmp_path / "vigil.db"), poor, ration_loopback=True) as server,
        visitor(server, "127.0.0.2") as other,
    ):
        spent, theirs = answered_once(server.site), answered_once(other)
        assert answers([spent]) == answers([spent])
        refusals = [
            server.site.http.get(f"{theirs.path}/why?ply={ply}") for ply in range(answers([theirs]))
        ]
        (late,) = [reply for reply in refusals if reply.status_code == 429]
        assert late.json()["code"] == "thinking_used_up"
        assert int(late.headers["Retry-After"]) > 1
        mine = server.site.new_table("ghost_stories", "Ann")
        with server.site.viewer(mine.id, mine.tokens[0]) as ann:
            assert ann.refused("hint", ply=ann.ply) == "thinking_used_up"


def test_a_machine_of_ones_own_may_think_as_long_as_it_likes(tmp_path: Path) -> None:
    poor = replace(GENEROUS, thinking_per_second=0.001, thinking_at_once=1)
    with serving(str(tmp_path / "vigil.db"), poor) as server:
        (made,) = bots_alone(server.site, "rules")
        with server.site.viewer(made.id) as viewer:
            viewer.until(lambda viewer: viewer.heard_from >= {0, 1, 2, 3})


def workers_of(server: Server) -> list[int]:
    """The processes in which bots think."""
    threads = (PROC / str(server.pid) / "task").iterdir()
    pids = [pid for thread in threads for pid in (thread / "children").read_text().split()]
    return [int(pid) for pid in pids if b"spawn_main" in (PROC / pid / "cmdline").read_bytes()]


@pytest.mark.skipif(not PROC.is_dir(), reason="it looks for processes in /proc")
@pytest.mark.parametrize("frozen", [False, True])
def test_a_server_that_stops_does_not_wait_for_thoughts(tmp_path: Path, frozen: bool) -> None:
    """Neither for those in hand nor for those in line, nor for a process that hangs."""
    patient = replace(GENEROUS, bot_seconds=600)
    with serving(str(tmp_path / "vigil.db"), patient) as server:
        site = server.site
        bots_alone(site, "search@600s", FLOOD)
        while not (workers := workers_of(server)):
            time.sleep(0.05)
        record = played("village alone").to_json()
        analysed = Made(site, site.http.post("/api/records", content=record).json())
        site.post(f"{analysed.path}/analysis")
        made = site.new_table("ghost_stories", "Ann", "Ben")
        with site.viewer(made.id, *made.tokens.values()) as both:
            assert both.do("hint", ply=both.ply)["type"] == "done"
            if frozen:
                for pid in workers:
                    os.kill(pid, signal.SIGSTOP)
            server.stop()
        assert not [pid for pid in workers if (PROC / str(pid)).exists()]


def metrics(site: Site) -> dict[str, Any]:
    lines = site.http.get("/metrics").text.splitlines()
    return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))


def test_what_is_thought_and_what_waits_is_measured(site: Site) -> None:
    (made,) = bots_alone(site, "rules")
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.heard_from - {CHANCE})
    told = metrics(site)
    assert float(told["vigil_thinking_seconds_total"]) > 0
    assert float(told["vigil_thinking_waiting"]) >= 0
