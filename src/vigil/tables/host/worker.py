"""Where long work is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Worker(Protocol):
    """Does long work: a server beside its event loop, a device at once."""

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Do some work in its turn."""
        ...


class InlineWorker:
    """Work is done in the thread of everything else."""

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Do it now."""
        return work(*given)
