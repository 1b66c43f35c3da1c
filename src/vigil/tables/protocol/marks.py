"""Marks of players on the board, as sent over a socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Sign: TypeAlias = Literal["here", "danger", "help"]
"""The message of a ping."""

Intent: TypeAlias = Literal["", "defend", "go", "leave", "later"]
"""The standard text of a plan, which each reader sees in their language; none if it only points."""


class Plan(Struct):
    """A player's plan: a thing, or an arrow to another one, with a note."""

    id: str
    seat: int
    ref: str
    to: str
    """The target of an arrow; empty for none."""
    intent: Intent
    text: str
    """The player's own text."""
