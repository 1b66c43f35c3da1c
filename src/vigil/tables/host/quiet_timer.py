"""Doing something once it has been quiet for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class QuietTimer:
    """Debounce timer with a maximum delay."""

    def __init__(self, quiet: float, longest: float) -> None:
        self._quiet = quiet
        self._longest = longest
        self._quiet_at = self._latest = 0.0
        self._due: asyncio.TimerHandle | None = None

    @property
    def is_due(self) -> bool:
        """Whether it is running."""
        return self._due is not None

    def stir(self, act: Callable[[], None]) -> None:
        """Restart the delay."""
        loop = asyncio.get_running_loop()
        self._quiet_at = loop.time() + self._quiet
        if self._due is None:
            self._latest = loop.time() + self._longest
            self._due = loop.call_at(self._quiet_at, self._act_if_quiet, act)

    def _act_if_quiet(self, act: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        when = min(self._quiet_at, self._latest)
        if loop.time() < when:
            self._due = loop.call_at(when, self._act_if_quiet, act)
        else:
            self._due = None
            act()

    def cancel(self) -> None:
        """Stop it."""
        if self._due is not None:
            self._due.cancel()
