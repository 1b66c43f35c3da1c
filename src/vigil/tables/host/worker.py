"""The runner of long work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Worker(Protocol):
    """Runs long work: on a server beside its event loop, on a device at once."""

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Run some work in its turn."""
        ...


class InlineWorker:
    """Runs work in the calling thread."""

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Run it now."""
        return work(*given)
