"""What requests cost: milliseconds of a processor, taken from the bucket of an address beforehand.

``python -m torture.prices`` measures them; ``docs/reliability.md`` has its figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRICE: Final = "price"
"""The option of a handler that costs more than most."""
USUAL: Final = 4.0
BYTES_A_MILLISECOND: Final = 2_000
"""How much of a body is read in a millisecond, with everything that comes of it."""

LEAST: Final = 1.0
"""What every message costs, before it is read."""

MESSAGES: Final[Mapping[str, float]] = {
    "Hello": 15,
    "Answer": 3,
    "Undo": 20,
    "Redo": 10,
    "Agree": 20,
    "Hint": 20,
    "Say": 4,
    "Rename": 8,
    "Ping": 4,
    "Lead": 4,
}
"""By the name of a message; the others cost the least."""


def body_price(length: str, longest: int) -> float:
    """The price of a body by its length; one of unknown length is charged as the longest."""
    known = int(length) if length.isascii() and length.isdecimal() else longest
    return min(known, longest) / BYTES_A_MILLISECOND
