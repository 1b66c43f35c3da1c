"""The short form of the attack by load: states are awaited, and no time is judged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from torture.load import Site, Trial, options
from torture.load_abuse import abusing
from torture.load_crowd import PEOPLE
from torture.load_figures import Sample, Waits, drawn, write_curve

TABLES = 4
QUICK = 0.01
"""Seconds of a thought."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(str(tmp_path / "vigil.db"), 1)
    try:
        made.start()
        yield made
        made.stop()
    finally:
        made.kill()


async def answered(trial: Trial, count: int) -> None:
    """Wait until this many more answers were acknowledged."""
    target = len(trial.crowd.waits) + count
    trial.crowd.begin()
    while len(trial.crowd.waits) < target:
        await asyncio.sleep(0.05)


async def attack(site: Site) -> Trial:
    trial = Trial(site, QUICK)
    try:
        await trial.seat(TABLES)
        await answered(trial, 10 * TABLES)
        back = await trial.restart()
        assert len(back) == PEOPLE * TABLES
        await answered(trial, TABLES)
        with abusing(site.addresses[0]):
            await answered(trial, TABLES)
    finally:
        await trial.crowd.go()
    return trial


def test_everybody_comes_back_and_plays_on_beside_somebody_at_his_limits(site: Site) -> None:
    trial = asyncio.run(attack(site))
    assert trial.crowd.refusals == []
    assert trial.meter.mib > 0


def test_waits_are_summed_up() -> None:
    assert Waits.of([0.001]) == Waits(1, 0.0, 0.0)
    told = Waits.of([0.001] * 98 + [0.5, 0.5])
    assert told.p50 == pytest.approx(1)
    assert told.p99 == pytest.approx(500)


def test_memory_is_drawn_as_it_grows(tmp_path: Path) -> None:
    samples = [Sample(0.0, 2, 50.0, 0, 0), Sample(1.0, 2, 100.0, 1, 40)]
    picture = write_curve(samples, tmp_path / "curve")
    assert 'points="50.0,150.0 750.0,50.0"' in drawn(samples)
    assert picture.read_text(encoding="utf-8") == drawn(samples)
    lines = (tmp_path / "curve" / "memory.csv").read_text(encoding="utf-8").splitlines()
    assert lines == ["minute,tables,mib,finished,answers", "0.0,2,50.0,0,0", "1.0,2,100.0,1,40"]


def test_several_servers_need_a_database_that_can_be_shared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        options(["--processes", "2"])
    assert "--postgresql" in capsys.readouterr().err
