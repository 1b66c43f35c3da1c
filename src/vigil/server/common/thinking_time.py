"""How long bots, hints and analyses have thought for each address, and who may have more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from vigil.tables.errors import TooMuch
from vigil.tables.limits import Bucket, Buckets, Limits


class ThinkingTime:
    """Milliseconds of a processor by address; paid afterwards, because they are not known before.

    Those who are spared may have as much as there is.
    """

    def __init__(self, limits: Limits, spared: Callable[[str], bool] = lambda _: False) -> None:
        rate, size = limits.thinking_per_second, limits.thinking_at_once
        self._buckets = Buckets(lambda: Bucket(rate, size))
        self._spared = spared

    def left(self, address: str) -> float:
        """How much an address has."""
        return float("inf") if self._spared(address) else self._buckets.of(address).left

    def has(self, address: str) -> bool:
        """Whether something may be thought over for an address now."""
        return self.left(address) > 0

    def missing_seconds(self, address: str) -> float:
        """After how long it may."""
        return 0.0 if self.has(address) else self._buckets.of(address).overdrawn_seconds

    def charge(self, address: str, seconds: float) -> None:
        """So long was thought for an address."""
        if not self._spared(address):
            self._buckets.of(address).charge(seconds * 1000)

    def check(self, address: str) -> None:
        """Refuse an address that has had more than it has."""
        if not self.has(address):
            raise TooMuch("thinking_used_up", seconds=max(1, ceil(self.missing_seconds(address))))

    def richest(self, addresses: Iterable[str]) -> str:
        """The one of some addresses that has most; none where there are none."""
        return max(sorted(addresses), key=self.left, default="")
