"""Tasks in portions."""

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
    DEATHS,
    PORTION_SECONDS,
    SHARE,
    Helper,
    Portions,
    WorkLost,
    shared_out,
)


def double(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def test_every_task_is_done_once_with_helpers_and_without() -> None:
    for workers in (1, 2, 3):
        portions = list(shared_out(double, range(50), workers))
        done = sorted(result for portion in portions for result in portion)
        assert done == [2 * number for number in range(50)]


def test_without_tasks_nothing_comes() -> None:
    assert list(shared_out(double, [], 2)) == []


def test_quick_tasks_come_in_larger_portions_and_slow_ones_one_by_one() -> None:
    portions = Portions(range(1000), 1)
    assert len(portions.take()) == 1
    portions.measure(1, PORTION_SECONDS / 100)
    assert len(portions.take()) == 2
    portions.measure(8, PORTION_SECONDS / 10)
    assert len(portions.take()) == 16
    portions.measure(16, PORTION_SECONDS * 160)
    assert len(portions.take()) == 1


def test_the_last_portions_are_small_so_that_all_processes_end_together() -> None:
    portions = Portions(range(40), 2)
    portions.measure(100, PORTION_SECONDS / 100)
    sizes = []
    while portions.left:
        sizes.append(len(portions.take()))
    assert sizes[0] == 40 // (2 * SHARE)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert sum(sizes) == 40


def test_portions_are_never_smaller_than_asked_for_but_for_the_last() -> None:
    portions = Portions(range(250), 2, least=100)
    sizes = []
    while portions.left:
        sizes.append(len(portions.take()))
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
    """No helper survives it."""
    if parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    sleep(0.01)
    return double(numbers)


def fail(numbers: Sequence[int]) -> list[int]:
    raise WorkLost("helper_dies", deaths=0, status=numbers[0])


def test_a_helper_that_dies_is_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    work = partial(die_once, str(tmp_path))
    helper = Helper[int, int](work)
    try:
        helper.hand([30])
        helper.hand([31])
        assert helper.receive() is None
        assert [_received(helper), _received(helper)] == [[60], [62]]
        assert not helper.portions
    finally:
        helper.stop()
    assert (tmp_path / "died").exists()


def _received(helper: Helper[int, int]) -> list[int]:
    done = helper.receive()
    assert done is not None
    return done.results


def test_what_kills_every_helper_is_given_up_with_its_cause() -> None:
    with pytest.raises(WorkLost) as caught:
        list(shared_out(die, range(50), 2))
    assert caught.value.data == {"deaths": DEATHS, "status": -signal.SIGKILL}


def test_a_mistake_in_a_helper_is_raised_as_in_this_process() -> None:
    helper = Helper[int, int](fail)
    try:
        helper.hand([5])
        with pytest.raises(WorkLost, match="status=5"):
            helper.receive()
    finally:
        helper.stop()


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    before = set(active_children())
    portions = shared_out(double, range(1000), 3)
    next(portions)
    assert len(set(active_children()) - before) == 2
    portions.close()
    assert set(active_children()) == before
