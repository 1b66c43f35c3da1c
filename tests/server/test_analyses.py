"""The analysis of a finished game over HTTP, made by a real process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
import pytest

from insight.analysis.test_analysis import blunder
from insight.report.reports import played
from server.client import Site
from vigil.core.record import Record
from vigil.insight.analysis import Analysis, Plan, analyse, concluded
from vigil.server.common.worker_thread import WorkerThread
from vigil.server.hosts import analyses
from vigil.server.hosts.analyses import BUDGET, Analyses
from vigil.server.hosts.bots import BotWorkers
from vigil.tables.errors import TooMuch, Unavailable

T = TypeVar("T")


def uploaded(site: Site, record: Record) -> str:
    made = site.http.post("/api/records", content=record.to_json()).json()
    return f"/api/tables/{made['table']['id']}"


def finished(site: Site, path: str) -> dict[str, Any]:
    """What is said once the analysis is made."""
    while (told := site.get(f"{path}/analysis"))["stage"] != "done":
        assert told["stage"] in ("waiting", "running")
        assert 0 <= told["done"] <= told["total"]
        time.sleep(0.05)
    return dict(told)


def test_a_finished_game_is_analysed_on_request_and_kept(site: Site) -> None:
    path = uploaded(site, blunder())
    assert site.get(f"{path}/analysis")["stage"] == "none"
    asked = site.post(f"{path}/analysis")
    assert asked["stage"] in ("waiting", "running")
    found = msgspec.convert(finished(site, path)["analysis"], type=Analysis)
    assert found == analyse(Plan.of(blunder(), budget=BUDGET))
    assert site.post(f"{path}/analysis")["stage"] == "done"


def test_a_game_that_goes_on_is_not_analysed(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    for ask in (site.get, site.post):
        assert ask(f"{made.path}/analysis", status=409)["code"] == "analysed_later"


def test_a_game_played_here_may_be_analysed_once_it_is_over(site: Site) -> None:
    made = site.new_table("ghost_stories", "[random]")
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.table["status"] == "over")
    assert site.get(f"{made.path}/analysis")["stage"] == "none"


def test_what_cannot_be_analysed_is_refused(site: Site) -> None:
    empty = replace(played("village alone"), answers=(), seed=None)
    path = uploaded(site, empty)
    refusal = site.post(f"{path}/analysis", status=400)
    assert refusal["code"] == "no_choices"
    assert "choice" in refusal["text"]


def test_there_is_none_of_a_table_that_does_not_exist(site: Site) -> None:
    assert site.get("/api/tables/nobody/analysis", status=404)["code"] == "no_such_table"


# -- the line


@pytest.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    made = BotWorkers(1)
    yield made
    await made.stop()


async def until_done(made: Analyses, table: str) -> Analysis:
    while (told := made.progress(table, blunder())).stage != "done":
        assert told.stage != "none"
        await asyncio.sleep(0.02)
    assert told.analysis is not None
    return told.analysis


@pytest.mark.anyio
async def test_an_analysis_waits_while_the_worker_thread_is_full(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = [TooMuch("too_many_requests", seconds=0), Unavailable("busy", seconds=0)]

    class Full(WorkerThread):
        async def do(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
            if work is concluded and refusals:
                raise refusals.pop()
            return await super().do(work, *given, **named)

    monkeypatch.setattr(analyses, "WORKER_THREAD", Full())
    made = Analyses(workers)
    try:
        await made.ask("one", blunder())
        assert await until_done(made, "one")
        assert not refusals
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_games_of_one_address_wait_for_each_other_and_too_many_are_refused(
    workers: BotWorkers,
) -> None:
    made = Analyses(workers)
    try:
        assert (await made.ask("one", blunder())).stage == "running"
        second = await made.ask("two", blunder())
        assert (second.stage, second.before) == ("waiting", 1)
        assert (await made.ask("two", blunder())).before == 1
        with pytest.raises(TooMuch, match="too many own analyses"):
            await made.ask("three", blunder())
        assert await until_done(made, "one") == await until_done(made, "two")
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_games_asked_for_at_once_are_counted_before_they_are_planned(
    workers: BotWorkers,
) -> None:
    made = Analyses(workers)
    try:
        asked = [made.ask(table, blunder()) for table in ("one", "two", "three", "four")]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, TooMuch) for one in told] == [False, False, True, True]
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_one_address_cannot_have_all_places_and_others_do_not_wait_for_its_games(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WAITING", 3)
    made = Analyses(workers)
    try:
        for table in ("one", "two"):
            await made.ask(table, blunder(), "192.0.2.1")
        other = await made.ask("three", blunder(), "192.0.2.2")
        assert (other.stage, other.before) == ("running", 0)
        with pytest.raises(TooMuch) as caught:
            await made.ask("four", blunder(), "192.0.2.3")
        assert caught.value.code == "too_many_analyses"
        await until_done(made, "three")
        assert made.progress("two", blunder()).stage != "done"
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_a_game_whose_process_is_killed_is_judged_by_another(workers: BotWorkers) -> None:
    made = Analyses(workers)
    try:
        await made.ask("one", blunder())
        while not workers.deep.processes:
            await asyncio.sleep(0.02)
        os.kill(workers.deep.processes[0], signal.SIGKILL)
        assert (await until_done(made, "one")).won is False
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_only_the_last_ones_are_kept(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEPT", 1)
    made = Analyses(workers)
    try:
        for table in ("one", "two"):
            await made.ask(table, blunder())
            await until_done(made, table)
        assert made.progress("one", blunder()).stage == "none"
    finally:
        await made.stop()


@pytest.mark.anyio
async def test_a_server_that_stops_leaves_its_analyses(workers: BotWorkers) -> None:
    made = Analyses(workers)
    await made.ask("one", played("village alone"))
    await made.stop()
    assert made.progress("one", played("village alone")).stage == "none"
