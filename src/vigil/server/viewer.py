"""One connection: which seats it has, what it has muted, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from vigil.core.decision import Decision
from vigil.server.messages import Message

LONGEST_QUEUE: Final = 1000
"""A viewer that cannot keep up is cut off; it reconnects and catches up from the log."""

encode = msgspec.json.Encoder().encode


class Viewer:
    """A browser, a bot or a spectator at a table."""

    def __init__(self) -> None:
        self.seats: frozenset[int] = frozenset()
        self.name = ""
        self.language = "en"
        self.muted: set[int] = set()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def lose(self, seat: int) -> None:
        """Somebody else has the seat now."""
        self.seats -= {seat}

    @property
    def speaks_as(self) -> int:
        """The seat under which the viewer is heard; -1 for a spectator."""
        return min(self.seats, default=-1)

    def send(self, message: bytes) -> None:
        """Put a message in line; ``None`` in line ends the connection."""
        if self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(message)
        elif self.queue.qsize() == LONGEST_QUEUE:
            self.queue.put_nowait(None)

    def tell(self, message: Message) -> None:
        """Put a message in line."""
        self.send(encode(message))

    def close(self) -> None:
        """End the connection after what waits."""
        self.queue.put_nowait(None)


def question_for(decision: Decision | None, seats: frozenset[int]) -> dict[str, object] | None:
    """The whole question for a seat that is asked, a summary for everybody else."""
    if decision is None:
        return None
    data = decision.to_data()
    if seats.isdisjoint(decision.seats()):
        data["options"] = None
    return data
