"""Limits: how much one connection, one address and one table may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final
from unicodedata import category, normalize

from msgspec import Struct

from vigil.server.common.errors import Refused, TooMuch
from vigil.words.names import is_visible

UNSEEN: Final = ("Cc", "Cs")
"""Control characters, and halves of letters."""


class Limits(Struct, frozen=True):
    """The figures; a server for a tournament or a load test may have others."""

    work_per_second: float = 250
    work_at_once: int = 5000
    message_bytes: int = 4096
    messages_per_second: float = 20
    messages_at_once: int = 60
    requests_per_second: float = 10
    requests_at_once: int = 60
    connections_per_address: int = 50
    tables_per_hour: int = 30
    name_length: int = 24
    chat_length: int = 300
    record_bytes: int = 250_000
    unfinished_seconds: float = 20
    unfinished_per_address: int = 100
    ping_seconds: float = 20
    silent_seconds: float = 120
    vote_seconds: float = 30


class Bucket:
    """So many things at once, and so many more each second."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take so much; say whether there was so much. What is more than all costs all."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        amount = min(amount, self._size)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def seconds(self, amount: float = 1) -> int:
        """In how many seconds there will be so much."""
        return max(1, ceil((min(amount, self._size) - self._left) / self._rate))

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._size


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, code: str, amount: float = 1) -> None:
        """Take so much from the bucket of an address; ``TooMuch`` when it has not so much."""
        if len(self._buckets) > 10_000:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = self._make()
        if not bucket.take(amount):
            raise TooMuch(code, seconds=bucket.seconds(amount))


class Connections:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Have one; ``TooMuch`` when the address has all it may have."""
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
    """A display name without odd white space; empty, overlong and unseen ones are refused."""
    made = normalize("NFC", " ".join(name.split()))
    if len(made) > longest or not made.isprintable() or not is_visible(made):
        raise Refused("bad_name", value=made[:longest], longest=longest)
    return made


def one_line(text: str) -> str:
    """A text without odd white space and without signs that no database or screen can take."""
    shown = (sign for sign in text if sign.isspace() or category(sign) not in UNSEEN)
    return " ".join("".join(shown).split())


def clean_text(text: str, longest: int) -> str:
    """A line of chat; empty and overlong ones are refused."""
    made = one_line(text)
    if not made or len(made) > longest:
        raise Refused("bad_chat", longest=longest)
    return made
