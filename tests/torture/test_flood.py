"""The short form of the floods: each for a second or so, while a few people play and bots too.

States are awaited and no wait is judged; the long form, ``make torture TORTURE=flood``, does that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest

from forms import LONG, some
from server.serving import prepare_forking
from torture.flood import options
from torture.flood_arena import DIRECT, LONGEST_STOP, NGINX, Arena, arena, sources_of
from torture.flood_figures import HELD, MOST_MIB, Period, Row, as_json, compared, table
from torture.flood_registry import ATTACKS
from torture.flood_trial import Trial
from torture.load_figures import Waits

TABLES = 4
QUICK = 0.05
"""Seconds of a thought."""
SECONDS = 1.0
LONGEST = 20.0
"""Seconds after which an attack ends that has kept everybody from playing."""
ANSWERS = 8
BOT_ANSWERS = 10
CALM = [name for name in ATTACKS if name not in ("budgets", "searches")]


class Felt(NamedTuple):
    """What others felt of a flood."""

    disturbed: list[str]
    played: bool
    """Whether people and bots went on playing."""
    mib: float
    """What the server's memory grew by."""


@pytest.fixture(scope="module")
def flooded() -> Iterator[Arena]:
    """One server for all floods."""
    with arena(DIRECT) as made:
        yield made


@pytest.fixture
def fresh() -> Iterator[Arena]:
    """A server for one flood."""
    with arena(DIRECT) as made:
        yield made


async def felt(arena: Arena, name: str, addresses: int = 1) -> Felt:
    """Flood a server until others have played on for a while, or cannot."""
    prepare_forking()
    first = 2 + list(ATTACKS).index(
        name
    )  # limits are those of an address that has done nothing yet
    trial = Trial(arena, name, sources_of(addresses, first + 40 * (addresses > 1)), QUICK)
    with closing(trial.attackers("forkserver")) as attackers:
        try:
            await trial.seat(TABLES, bot_answers=0)
            await attackers.prepared()
            bots, before = await bot_table(trial, arena.address), trial.gauge.mib_now
            attackers.begin(LONGEST)
            visits = asyncio.create_task(trial.visit())
            await trial.watch(SECONDS)
            played = await play_on(trial, bots)
            visits.cancel()
        finally:
            await trial.crowd.go()
    return Felt(trial.all_disturbed, played, trial.gauge.mib - before)


async def bot_table(trial: Trial, address: str) -> str:
    """A table of rules bots, made by another client."""
    headers = {"X-Forwarded-For": "192.0.2.7"}
    seats = [{"bot": "rules"}] * 4
    body = {"game": "ghost_stories", "setup": {"players": 4}, "seats": seats, "start": True}
    client, _ = trial.crowd.way.requests(0)
    reply = await client.post(f"{address}/api/tables", json=body, headers=headers)
    return f"{address}/api/tables/{reply.raise_for_status().json()['table']['id']}"


async def play_on(trial: Trial, table: str) -> bool:
    """Wait until people and bots have played on; ``False`` when the attack was over first."""
    people = len(trial.crowd.waits) + ANSWERS
    try:
        async with asyncio.timeout(LONGEST - SECONDS):
            bots = await answers_of(trial, table) + BOT_ANSWERS
            while len(trial.crowd.waits) < people or await answers_of(trial, table) < bots:
                await asyncio.sleep(0.2)
                trial.gauge.sample()
    except TimeoutError:
        return False
    return True


async def answers_of(trial: Trial, table: str) -> float:
    """How many answers a game has; without end once it is over, for bots are quick."""
    client, _ = trial.crowd.way.requests(0)
    headers = {"X-Forwarded-For": "192.0.2.8"}
    replies = [await client.get(path, headers=headers) for path in (table, f"{table}/record")]
    info, record = [reply.raise_for_status().json() for reply in replies]
    return inf if info["status"] == "over" else len(record["answers"])


def check(found: Felt) -> None:
    """Nobody else was disturbed, everybody played on, and memory stayed bounded."""
    assert found.disturbed == []
    assert found.played
    assert found.mib < MOST_MIB


@pytest.mark.parametrize("name", CALM if LONG else CALM[::5])
def test_a_flood_from_one_address_leaves_others_alone(flooded: Arena, name: str) -> None:
    check(asyncio.run(felt(flooded, name)))


def test_a_flood_from_many_addresses_disconnects_nobody(flooded: Arena) -> None:
    found = asyncio.run(felt(flooded, "handshakes", addresses=50))
    assert found.disturbed == []
    assert found.played


def test_a_flooded_server_ends_with_all_its_processes(flooded: Arena) -> None:
    assert flooded.server.stopped_after() < LONGEST_STOP


@pytest.mark.parametrize("name", some(["searches", "budgets"]))
def test_bots_that_think_long_keep_neither_other_bots_nor_the_end_waiting(
    fresh: Arena, name: str
) -> None:
    check(asyncio.run(felt(fresh, name)))
    assert fresh.server.stopped_after() < LONGEST_STOP


# -- figures


def period(
    p99: float = 4.0,
    bot_answers: int = 40,
    cores: float = 0.1,
    mib: float = 90.0,
    starved: float = 0.0,
) -> Period:
    return Period(Waits(500, 1.0, p99), bot_answers, cores, 0.0, mib, starved)


def row(flood: Period, addresses: int = 1, after: float = 90.0, stop: float = 1.0) -> Row:
    return Row(
        attack="requests",
        way=DIRECT,
        addresses=addresses,
        quiet=period(),
        flood=flood,
        mib_before=90.0,
        mib_peak=flood.mib,
        mib_after=after,
        disturbed=[],
        stop_seconds=stop,
        sent=1000,
        statuses={200: 60, 429: 940},
        log_kib=0.0,
        load_average=1.0,
    )


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (row(period(p99=9.0, cores=0.34, mib=189.0), after=119.0), HELD),
        (row(period(p99=9.1)), "broken: p99"),
        (row(period(cores=0.36)), "broken: processor"),
        (row(period(cores=0.2, starved=0.5)), "broken: processor"),
        (row(period(p99=90.0, cores=0.9), addresses=100), HELD),
        (row(period(mib=191.0), after=121.0), "broken: memory, memory kept"),
        (row(period(bot_answers=19)), "broken: bots"),
        (row(period(), stop=5.1), "broken: stop"),
    ],
)
def test_a_flood_is_judged_by_the_aims(found: Row, verdict: str) -> None:
    assert found.verdict == verdict
    assert table([found]).endswith(f"| {verdict} |")
    assert f'"verdict": "{verdict}"'.encode() in as_json([found])


def test_two_runs_are_shown_side_by_side(tmp_path: Path) -> None:
    runs = [tmp_path / "before.json", tmp_path / "after.json"]
    for file, found in zip(runs, (row(period(p99=90.0)), row(period())), strict=True):
        file.write_bytes(as_json([found]))
    (told,) = compared(*map(str, runs)).splitlines()[2:]
    assert "p99 4 → 90 ms" in told
    assert told.index("**broken**") < told.index("**held**")
    assert compared(str(runs[0])).endswith("**broken** |  |")


def test_attacks_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    given = options(["--attack", "files", "--way", NGINX])
    assert (given.attack, given.addresses, given.way) == (["files"], [1, 100], [NGINX])
    with pytest.raises(SystemExit):
        options(["--addresses", "254"])
    assert "253" in capsys.readouterr().err
