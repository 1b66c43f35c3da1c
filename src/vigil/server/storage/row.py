"""What is known of a table besides its log."""

from __future__ import annotations

from msgspec import Struct


class Row(Struct):
    """A table as it is kept."""

    id: str
    title: str
    public: bool
    game: str
    setup: str
    origin: str | None
    seed: str
    created: float
    updated: float
    status: str
    seats: str = "[]"
    """Who sits there, for lists."""
    forked_from: str | None = None
    """The table whose record is the origin."""
