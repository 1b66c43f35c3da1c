"""A queue that is fair by time: to addresses first, then to the tables of one address.

The client that has used the least time is next. Newcomers start level with the others, so nobody
can save up time, and nobody is passed for longer than until the others have used as much.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final, Generic, NamedTuple, TypeVar

GUESS: Final = 1.0
"""Seconds charged for a turn until it ends."""
MOST_PASSED: Final = 8
"""The most turns of others before one that can wait."""
REMEMBERED: Final = 1000
"""The number of shares kept before finished ones are removed."""

P = TypeVar("P", bound=Hashable)


class Place(NamedTuple):
    """The address and table of a turn, and whether the turn can wait."""

    address: str
    table: str = ""
    patient: bool = False


class Share:
    """The time used by a client, and its running and waiting jobs."""

    __slots__ = ("running", "used", "waiting")

    def __init__(self, used: float) -> None:
        self.used = used
        self.waiting = 0
        self.running = 0

    @property
    def idle(self) -> bool:
        """Whether nothing runs or waits."""
        return not self.waiting and not self.running

    @property
    def counted(self) -> float:
        """The time used, with an estimate for running jobs."""
        return self.used + self.running * GUESS


class Shares:
    """The shares of all clients."""

    def __init__(self) -> None:
        self._shares: dict[str, Share] = {}
        self._now = 0.0
        """The time that the last served client had used before its turn."""

    def wait(self, key: str) -> None:
        """Note that a client wants a turn."""
        share = self._shares.setdefault(key, Share(self._now))
        if share.idle:
            share.used = max(share.used, self._now)
        share.waiting += 1

    def leave(self, key: str) -> None:
        """Note that a client no longer wants its turn."""
        self._shares[key].waiting -= 1
        self._forget(key)

    def begin(self, key: str) -> None:
        """Begin a turn."""
        share = self._shares[key]
        share.waiting -= 1
        share.running += 1
        self._now = max(self._now, share.used)

    def end(self, key: str, seconds: float) -> None:
        """End a turn that took this long."""
        share = self._shares[key]
        share.running -= 1
        share.used += seconds
        self._forget(key)

    def hold(self, key: str) -> None:
        """A client may not have a turn now; its share does not grow meanwhile."""
        share = self._shares[key]
        share.used = max(share.used, self._now)

    def waiting(self, key: str) -> int:
        """How many turns a client waits for."""
        return self._shares[key].waiting if key in self._shares else 0

    def is_idle(self, key: str) -> bool:
        """Whether a client neither runs nor waits."""
        return key not in self._shares or self._shares[key].idle

    def counted(self, key: str) -> float:
        """The time used by a client."""
        return self._shares[key].counted

    def _forget(self, key: str) -> None:
        """Drop finished shares, except those ahead of the others."""
        if self._is_over(self._shares[key]):
            del self._shares[key]
        if len(self._shares) > REMEMBERED:
            self._shares = {k: s for k, s in self._shares.items() if not self._is_over(s)}

    def _is_over(self, share: Share) -> bool:
        return share.idle and share.used <= self._now


class FairQueue(Generic[P]):
    """Items waiting for a turn, each with its place."""

    def __init__(self) -> None:
        self._addresses = Shares()
        self._tables: dict[str, Shares] = {}
        self._urgent: dict[str, dict[str, dict[P, None]]] = {}
        self._patient: dict[str, dict[str, dict[P, None]]] = {}
        self._passed = 0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    @property
    def addresses(self) -> Iterator[str]:
        """The waiting addresses."""
        yield from self._urgent.keys() | self._patient.keys()

    def waiting(self, address: str) -> int:
        """How many turns an address waits for."""
        return self._addresses.waiting(address)

    def join(self, one: P, place: Place) -> None:
        """Wait for a turn."""
        tables = self._of(place).setdefault(place.address, {})
        tables.setdefault(place.table, {})[one] = None
        self._addresses.wait(place.address)
        self._tables.setdefault(place.address, Shares()).wait(place.table)
        self._length += 1

    def leave(self, one: P, place: Place) -> None:
        """Stop waiting."""
        self._take_out(one, place)
        self._addresses.leave(place.address)
        self._tables[place.address].leave(place.table)
        self._tidy(place.address)

    def next(self, may: Callable[[str], bool]) -> tuple[P, Place] | None:
        """The next item among addresses that may run; its turn begins."""
        first = self._passed < MOST_PASSED
        for patient in (not first, first):
            chosen = self._choose(self._patient if patient else self._urgent, may, patient)
            if chosen is not None:
                self._passed = 0 if patient or not self._patient else self._passed + 1
                self._begin(*chosen)
                return chosen
        return None

    def done(self, place: Place, seconds: float) -> None:
        """End a turn that took this long."""
        self._addresses.end(place.address, seconds)
        self._tables[place.address].end(place.table, seconds)
        self._tidy(place.address)

    def _of(self, place: Place) -> dict[str, dict[str, dict[P, None]]]:
        return self._patient if place.patient else self._urgent

    def _choose(
        self,
        line: dict[str, dict[str, dict[P, None]]],
        may: Callable[[str], bool],
        patient: bool,
    ) -> tuple[P, Place] | None:
        able = []
        for address in line:
            if may(address):
                able.append(address)
            else:
                self._addresses.hold(address)
        if not able:
            return None
        address = min(able, key=self._addresses.counted)
        table = min(line[address], key=self._tables[address].counted)
        return next(iter(line[address][table])), Place(address, table, patient)

    def _begin(self, one: P, place: Place) -> None:
        self._take_out(one, place)
        self._addresses.begin(place.address)
        self._tables[place.address].begin(place.table)

    def _take_out(self, one: P, place: Place) -> None:
        """Remove a waiting job, and what is empty without it."""
        line = self._of(place)
        tables = line[place.address]
        del tables[place.table][one]
        self._length -= 1
        if not tables[place.table]:
            del tables[place.table]
        if not tables:
            del line[place.address]

    def _tidy(self, address: str) -> None:
        """Drop the tables of an idle address."""
        if self._addresses.is_idle(address):
            del self._tables[address]
