"""What surrounds Ray, with a small stand-in; ``make test-ray`` plays on a real cluster."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

import pytest

from research.simulation.fake_ray import CPUS, ON_RAY, FakeRay, RayError, install
from vigil.bots.work_pool import AHEAD, WorkLost


@pytest.fixture(name="ray")
def _ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeRay]:
    yield install(monkeypatch)
    sys.modules.pop(ON_RAY, None)


def shared(work: Callable[[Any], list[Any]], tasks: Sequence[Any], **settings: Any) -> list[Any]:
    portions = import_module(ON_RAY).run_on_ray(work, tasks, **settings)
    return [result for portion in portions for result in portion]


def double(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def test_every_task_is_done_once_in_portions_of_a_hundred_or_more(ray: FakeRay) -> None:
    assert sorted(shared(double, range(5050), least=100)) == list(range(0, 10100, 2))
    assert all(size >= 100 for size in ray.sizes[:-1])
    assert ray.most == AHEAD * CPUS
    assert not ray.is_connected


def test_work_that_takes_long_is_handed_out_piece_by_piece(ray: FakeRay) -> None:
    assert sorted(shared(double, range(7))) == list(range(0, 14, 2))
    assert ray.sizes == [1] * 7


def test_no_more_is_handed_out_than_the_workers_asked_for_can_do(ray: FakeRay) -> None:
    shared(double, range(5050), workers=1, least=100)
    assert ray.most == AHEAD


def test_a_mistake_in_a_task_is_raised_as_here_and_the_cluster_let_go(ray: FakeRay) -> None:
    def fail(_: Any) -> list[Any]:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        shared(fail, range(10))
    assert not ray.is_connected


def test_a_cluster_that_loses_work_is_named(ray: FakeRay) -> None:
    def lose(_: Any) -> list[Any]:
        raise RayError("the worker died\nunexpectedly")

    with pytest.raises(WorkLost) as caught:
        shared(lose, range(10))
    assert caught.value.data == {"reason": "the worker died unexpectedly"}
    assert not ray.is_connected


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nowhere", "cluster_address"),
        ("ray://127.0.0.1:1", "cluster_address"),
        ("127.0.0.1:x", "cluster_address"),
        ("127.0.0.1:1", "cluster_unreachable"),
        ("127.0.0.1:99999", "cluster_unreachable"),
    ],
)
def test_an_address_without_a_cluster_is_refused(ray: FakeRay, address: str, code: str) -> None:
    with pytest.raises(WorkLost) as caught:
        shared(double, range(10), address=address)
    assert (caught.value.code, caught.value.data["value"]) == (code, address)
    assert not ray.is_connected


def test_what_listens_but_is_no_cluster_is_refused(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "create_connection", lambda *_: socket.socket())
    with pytest.raises(WorkLost) as caught:
        shared(double, range(10), address="127.0.0.1:2")
    assert caught.value.data["reason"] == "no cluster"
    assert not ray.is_connected
