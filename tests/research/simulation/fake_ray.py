"""A small stand-in for Ray."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ON_RAY = "vigil.research.simulation.on_ray"
CPUS = 3


class RayError(Exception):
    """What Ray itself raises."""


class RayTaskError(RayError):
    """A mistake in a task."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class FakeRay(ModuleType):
    """Does a task when its result is asked for, the last one first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.is_connected = False
        self.sizes: list[int] = []
        self.most = 0

    def init(self, address: str, **_: Any) -> None:
        if address.endswith(":2"):
            raise ConnectionError("no cluster")
        self.is_connected = True

    def shutdown(self) -> None:
        self.is_connected = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(CPUS)}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **_: Any) -> Callable[..., Any]:
        def handed(work: Any, tasks: Sequence[Any]) -> Callable[[], Any]:
            self.sizes.append(len(tasks))
            return lambda: self.function(work, tasks)

        def remote(function: Callable[..., Any]) -> Any:
            self.function = function
            return SimpleNamespace(remote=handed)

        return remote

    def wait(self, pending: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(pending))
        return pending[-1:], pending[:-1]

    def get(self, ready: Callable[[], Any]) -> Any:
        try:
            return ready()
        except RayError:
            raise
        except Exception as cause:
            raise RayTaskError(cause) from cause


def install(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """Let the stand-in be what is imported as Ray."""
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.exceptions", ray.exceptions)
    monkeypatch.delitem(sys.modules, ON_RAY, raising=False)
    return ray
