"""How servers that share a database tell each other about changed tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from msgspec import Struct

from vigil.tables.protocol.marks import Plan

ALL_TABLES: Final = ""


class News(Struct, omit_defaults=True):
    """A change or deletion of a table, or a message for its viewers that is not stored."""

    table: str
    """``ALL_TABLES`` when news may have been missed."""
    server: str = ""
    entry: int = 0
    gone: bool = False
    message: str = ""
    seat: int = -2
    """The sender's seat, for viewers who have muted it."""
    here: frozenset[int] | None = None
    """The seats whose players are on this server, when that has changed or another server asks."""
    away: frozenset[int] = frozenset()
    """Those whose players do not have the table in view."""
    spectators: int = 0
    watching: tuple[str, ...] = ()
    """The names of the spectators."""
    plans: list[Plan] | None = None
    """The players' plans, when they have changed."""
    asks: bool = False
    """Whether the others should report their presence."""


Handler = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """The connection to the other servers."""

    shared: bool
    """Whether there may be other servers."""

    async def start(self, handler: Handler) -> None:
        """Start listening."""
        ...

    def publish(self, news: News) -> None:
        """Inform the others."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...


class SilentBus:
    """The bus of a server that is alone with its database."""

    shared = False

    async def start(self, handler: Handler) -> None:
        """Do nothing."""

    def publish(self, news: News) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""
