"""One connection: its seats, its muted players, and its queue."""

from __future__ import annotations

import math
import time
from typing import Final, Protocol

import msgspec

from vigil.core.decision import Asked, Decision
from vigil.tables.protocol.messages import Message

MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a viewer. A slower one is disconnected, comes back, and reads the log."""

encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """The connection to a viewer."""

    @property
    def waiting(self) -> int:
        """Bytes that have not been sent yet."""
        ...

    def write(self, message: bytes) -> None:
        """Send a message."""
        ...

    def close(self) -> None:
        """Close the connection after what is waiting."""
        ...


class Viewer:
    """A browser, a bot or a spectator at a table."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.address = ""
        """Its address; kept in memory only."""
        self.seats: frozenset[int] = frozenset()
        self.name = ""
        self.language = "en"
        self.muted: set[int] = set()
        self.heard_at = time.monotonic()
        """The time of its last request."""
        self.away = False
        """Whether its page is hidden."""
        self.called_at = -math.inf
        """The time it last called a player."""

    def lose(self, seat: int) -> None:
        """Remove a seat that has another player now, and its name."""
        self.seats -= {seat}
        if not self.seats:
            self.name = ""

    @property
    def speaks_as(self) -> int:
        """The seat under which the viewer is heard; -1 for a spectator."""
        return min(self.seats, default=-1)

    def send(self, message: bytes) -> None:
        """Send a message, unless too much is waiting."""
        if self.wire.waiting < MOST_WAITING:
            self.wire.write(message)
        else:
            self.wire.close()

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.send(encode(message))


def question_for(decision: Decision | None, seats: frozenset[int]) -> Asked | None:
    """The whole question for a choosing seat, a summary for everyone else."""
    if decision is None:
        return None
    data = decision.to_data()
    if seats.isdisjoint(decision.seats()):
        for asked in (data, *data["parts"]):
            asked["options"] = None
    return data
