"""The thinking time of bots, hints and analyses for each address, and its limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from vigil.tables.errors import TooMuch
from vigil.tables.limits import Bucket, Buckets, Limits


class ThinkingTime:
    """Processor milliseconds by address, charged afterwards because they are not known before.

    Spared addresses are not limited.
    """

    def __init__(self, limits: Limits, spared: Callable[[str], bool] = lambda _: False) -> None:
        rate, size = limits.thinking_per_second, limits.thinking_at_once
        self._buckets = Buckets(lambda: Bucket(rate, size))
        self._spared = spared

    def left(self, address: str) -> float:
        """The time an address has left."""
        return float("inf") if self._spared(address) else self._buckets.of(address).left

    def has(self, address: str) -> bool:
        """Whether work for an address may start now."""
        return self.left(address) > 0

    def missing_seconds(self, address: str) -> float:
        """The seconds until it may."""
        return 0.0 if self.has(address) else self._buckets.of(address).overdrawn_seconds

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for the time used."""
        if not self._spared(address):
            self._buckets.of(address).charge(seconds * 1000)

    def check(self, address: str) -> None:
        """Refuse an address that has used more than its time."""
        if not self.has(address):
            raise TooMuch("thinking_used_up", seconds=max(1, ceil(self.missing_seconds(address))))

    def richest(self, addresses: Iterable[str]) -> str:
        """Of some addresses, the one with the most time left; none if none has any."""
        return max(sorted(addresses), key=self.left, default="")
