"""How the servers of one database tell each other that a table has changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from msgspec import Struct

from vigil.tables.protocol.marks import Plan

ALL_TABLES: Final = ""


class News(Struct, omit_defaults=True):
    """A table has a new entry or is gone, or a message that is not kept goes to its viewers."""

    table: str
    """``ALL_TABLES`` when news may have been missed."""
    server: str = ""
    entry: int = 0
    gone: bool = False
    message: str = ""
    seat: int = -2
    """Whose message it is, for those who have muted him."""
    here: frozenset[int] | None = None
    """The seats whose players are at this server, when they have changed or another server asks."""
    away: frozenset[int] = frozenset()
    """Those of them who have the table open and do not look at it."""
    spectators: int = 0
    watching: tuple[str, ...] = ()
    """The names of the spectators."""
    plans: list[Plan] | None = None
    """What players mean to do, when that has changed."""
    asks: bool = False
    """Whether the others are to tell who is there."""


Handler = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """The way to the other servers."""

    shared: bool
    """Whether there may be any."""

    async def start(self, handler: Handler) -> None:
        """Begin to listen."""
        ...

    def publish(self, news: News) -> None:
        """Tell the others."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...


class SilentBus:
    """A server alone with its database has no others to tell."""

    shared = False

    async def start(self, handler: Handler) -> None:
        """Nothing will ever come."""

    def publish(self, news: News) -> None:
        """Nobody else is there."""

    async def stop(self) -> None:
        """There is nothing to stop."""
