"""Tasks in chunks."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from functools import partial
from multiprocessing import active_children, parent_process
from pathlib import Path
from time import sleep

import pytest

from vigil.bots.work_pool import (
    CHUNK_SECONDS,
    DEATHS,
    SHARE,
    Chunks,
    Worker,
    WorkLost,
    run_in_pool,
)


def double(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def test_every_task_is_done_once_with_helpers_and_without() -> None:
    for workers in (1, 2, 3):
        chunks = list(run_in_pool(double, range(50), workers))
        done = sorted(result for chunk in chunks for result in chunk)
        assert done == [2 * number for number in range(50)]


def test_without_tasks_nothing_comes() -> None:
    assert list(run_in_pool(double, [], 2)) == []


def test_quick_tasks_come_in_larger_portions_and_slow_ones_one_by_one() -> None:
    chunks = Chunks(range(1000), 1)
    assert len(chunks.take()) == 1
    chunks.measure(1, CHUNK_SECONDS / 100)
    assert len(chunks.take()) == 2
    chunks.measure(8, CHUNK_SECONDS / 10)
    assert len(chunks.take()) == 16
    chunks.measure(16, CHUNK_SECONDS * 160)
    assert len(chunks.take()) == 1


def test_the_last_portions_are_small_so_that_all_processes_end_together() -> None:
    chunks = Chunks(range(40), 2)
    chunks.measure(100, CHUNK_SECONDS / 100)
    sizes = []
    while chunks.left:
        sizes.append(len(chunks.take()))
    assert sizes[0] == 40 // (2 * SHARE)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert sum(sizes) == 40


def test_portions_are_never_smaller_than_asked_for_but_for_the_last() -> None:
    chunks = Chunks(range(250), 2, least=100)
    sizes = []
    while chunks.left:
        sizes.append(len(chunks.take()))
    assert sizes == [100, 100, 50]


def die_once(marks: str, numbers: Sequence[int]) -> list[int]:
    """Doubles, but the first process that is to double 30 dies before it is done."""
    mark = Path(marks) / "died"
    if 30 in numbers and parent_process() is not None and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    sleep(0.01)  # so that the first process does not do it all alone
    return double(numbers)


def die(numbers: Sequence[int]) -> list[int]:
    """No worker survives it."""
    if parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    sleep(0.01)
    return double(numbers)


def fail(numbers: Sequence[int]) -> list[int]:
    raise WorkLost("helper_dies", deaths=0, status=numbers[0])


def test_a_helper_that_dies_is_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    work = partial(die_once, str(tmp_path))
    worker = Worker[int, int](work)
    try:
        worker.assign([30])
        worker.assign([31])
        assert worker.receive() is None
        assert [_received(worker), _received(worker)] == [[60], [62]]
        assert not worker.chunks
    finally:
        worker.stop()
    assert (tmp_path / "died").exists()


def _received(worker: Worker[int, int]) -> list[int]:
    done = worker.receive()
    assert done is not None
    return done.results


def test_what_kills_every_helper_is_given_up_with_its_cause() -> None:
    with pytest.raises(WorkLost) as caught:
        list(run_in_pool(die, range(50), 2))
    assert caught.value.data == {"deaths": DEATHS, "status": -signal.SIGKILL}


def test_a_mistake_in_a_helper_is_raised_as_in_this_process() -> None:
    worker = Worker[int, int](fail)
    try:
        worker.assign([5])
        with pytest.raises(WorkLost, match="status=5"):
            worker.receive()
    finally:
        worker.stop()


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    before = set(active_children())
    chunks = run_in_pool(double, range(1000), 3)
    next(chunks)
    assert len(set(active_children()) - before) == 2
    chunks.close()
    assert set(active_children()) == before
