"""Tasks in portions."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.simulation.sharing import PORTION_SECONDS, SHARE, Portions, shared_out


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
