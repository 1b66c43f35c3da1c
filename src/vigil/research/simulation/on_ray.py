"""Tasks distributed over a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from vigil.bots.work_pool import AHEAD, DEATHS, Chunks, WorkLost, timed

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"
"""The address that means a cluster on this machine, which ends with the work."""
REACHED_SECONDS: Final = 5.0
"""Seconds after which an address counts as unreachable."""
STANDARD_ERROR: Final = 2
MOST_WORDS: Final = 200
"""The longest message of Ray that is passed on, in characters."""


def run_on_ray(
    work: Callable[[Sequence[Task]], list[Result]],
    tasks: Sequence[Task],
    address: str = LOCAL,
    workers: int | None = None,
    least: int = 1,
) -> Generator[list[Result]]:
    """Do all tasks on a cluster, on this many workers at once or on all its processors.

    A chunk has at least ``least`` tasks, except the last one.
    """
    with _connected(address, workers):
        hands = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=DEATHS - 1)(timed)
        chunks, pending = Chunks(tasks, hands, least), list[Any]()
        kept = ray.put(work)
        while chunks.left or pending:
            while chunks.left and len(pending) < AHEAD * hands:
                pending.append(remote.remote(kept, chunks.take()))
            ready, pending = ray.wait(pending)
            done = _received(ready[0])
            chunks.measure(done.tasks, done.seconds)
            yield done.results


def _received(ready: Any) -> Any:
    """The result of a task; its exception is raised as in this process."""
    try:
        return ray.get(ready)
    except RayTaskError as error:
        raise error.cause from error
    except RayError as error:
        raise WorkLost("cluster_fails", reason=_brief(error)) from error


@contextmanager
def _connected(address: str, workers: int | None) -> Iterator[None]:
    """A connection to a running cluster, or to a local one for the duration."""
    own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    if address != LOCAL:
        check_reachable(address)
    try:
        with _errors_hidden():
            ray.init(address, logging_level="ERROR", log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError) as cause:
        raise WorkLost("cluster_unreachable", value=address, reason=_brief(cause)) from cause
    try:
        yield
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Refuse an address where nothing listens: Ray itself would wait a long time."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise WorkLost("cluster_address", value=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED_SECONDS).close()
    except (OSError, OverflowError) as cause:
        raise WorkLost("cluster_unreachable", value=address, reason=_brief(cause)) from cause


@contextmanager
def _errors_hidden() -> Iterator[None]:
    """Hide Ray's repeated warnings while it connects; the outcome is reported."""
    with open(os.devnull, "wb") as nowhere:
        kept = os.dup(STANDARD_ERROR)
        os.dup2(nowhere.fileno(), STANDARD_ERROR)
        try:
            yield
        finally:
            os.dup2(kept, STANDARD_ERROR)
            os.close(kept)


def _brief(cause: Exception) -> str:
    """The beginning of a message of Ray, in one line."""
    return " ".join(str(cause).split())[:MOST_WORDS]
