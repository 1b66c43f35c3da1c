"""What players mark on the board for each other, as it goes over a socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Sign: TypeAlias = Literal["here", "danger", "help"]
"""What a ping says."""

Intent: TypeAlias = Literal["", "defend", "go", "leave", "later"]
"""What a plan says in words that each reader has in his own language; none where it only points."""


class Plan(Struct):
    """What a player means to do: a thing, or an arrow to another one, with a note."""

    id: str
    seat: int
    ref: str
    to: str
    """The thing to which an arrow leads; empty for none."""
    intent: Intent
    text: str
    """Words of the player's own."""
