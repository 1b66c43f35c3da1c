"""Limits for a connection, an address and a table."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final
from unicodedata import category, normalize

from msgspec import Struct

from vigil.tables.errors import Refused, TooMuch
from vigil.words.names import is_visible

UNSEEN: Final = ("Cc", "Cs")
"""Control characters, and unpaired surrogates."""

MANY: Final = 10_000
"""The number of buckets from which full ones are dropped."""


class Limits(Struct, frozen=True):
    """The limits; a server for a tournament or a load test may have others."""

    work_per_second: float = 250
    work_at_once: int = 5000
    thinking_per_second: float = 250
    thinking_at_once: int = 30_000
    bot_seconds: float = 2
    message_bytes: int = 4096
    messages_per_second: float = 20
    messages_at_once: int = 60
    refusals_per_second: float = 1
    refusals_at_once: int = 20
    requests_per_second: float = 10
    requests_at_once: int = 60
    files_per_second: float = 100
    files_at_once: int = 1000
    file_bytes_per_second: float = 10_000_000
    file_bytes_at_once: int = 100_000_000
    connections_per_address: int = 50
    tables_per_hour: int = 30
    name_length: int = 24
    chat_length: int = 300
    record_bytes: int = 250_000
    unfinished_seconds: float = 20
    unfinished_per_address: int = 100
    unfinished_in_all: int = 4000
    header_bytes: int = 16_384
    headers: int = 100
    ping_seconds: float = 20
    silent_seconds: float = 120
    vote_seconds: float = 30


class Bucket:
    """A token bucket: its capacity, and its refill per second."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take an amount; return whether there was enough.

        A larger amount than the capacity empties it.
        """
        self._left, self._at = self.left, time.monotonic()
        amount = min(amount, self._size)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take an amount already used, even below zero."""
        self._left = self.left - amount
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """What is left; negative after an uncovered charge."""
        return min(self._size, self._left + (time.monotonic() - self._at) * self._rate)

    @property
    def overdrawn_seconds(self) -> float:
        """The seconds until it is positive again."""
        return max(0.0, -self.left / self._rate)

    def has(self, amount: float = 1) -> bool:
        """Whether it holds this much."""
        return self.left >= amount

    def seconds(self, amount: float = 1) -> int:
        """The seconds until it holds this much."""
        return max(1, ceil((min(amount, self._size) - self._left) / self._rate))

    @property
    def full(self) -> bool:
        """Whether it is full."""
        return self.has(self._size)


class Buckets:
    """A bucket for each address; full ones are dropped."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}
        self._most = MANY

    def take(self, address: str, code: str, amount: float = 1) -> None:
        """Take an amount from the bucket of an address; ``TooMuch`` if it holds less."""
        seconds = self.count(address, amount)
        if seconds:
            raise TooMuch(code, seconds=seconds)

    def count(self, address: str, amount: float = 1) -> int:
        """Take an amount and return 0; or return the seconds until that is possible."""
        bucket = self.of(address)
        return 0 if bucket.take(amount) else bucket.seconds(amount)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if len(self._buckets) > self._most:
            self._forget()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = self._make()
        return bucket

    def has(self, address: str) -> bool:
        """Whether the bucket of an address holds anything."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def _forget(self) -> None:
        """Drop full buckets; if few are full, look again when there are twice as many."""
        self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
        self._most = max(MANY, 2 * len(self._buckets))


class Connections:
    """The number of connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Open one; ``TooMuch`` when the address has reached its limit."""
        if self._open[address] >= self._most:
            raise TooMuch("too_many_connections", most=self._most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def clean_name(name: str, longest: int) -> str:
    """A display name with normal white space; empty, long or invisible ones are refused."""
    made = normalize("NFC", " ".join(name.split()))
    if len(made) > longest or not made.isprintable() or not is_visible(made):
        raise Refused("bad_name", value=made[:longest], longest=longest)
    return made


def one_line(text: str) -> str:
    """A text with normal white space, without characters that databases or screens reject."""
    shown = (sign for sign in text if sign.isspace() or category(sign) not in UNSEEN)
    return " ".join("".join(shown).split())


def clean_text(text: str, longest: int) -> str:
    """A line of chat; empty or long ones are refused."""
    made = one_line(text)
    if not made or len(made) > longest:
        raise Refused("bad_chat", longest=longest)
    return made
