"""The prices of requests: milliseconds of a processor, charged to the address in advance.

``python -m torture.prices`` measures them; ``docs/reliability.md`` has the results.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRICE: Final = "price"
"""The option of a handler that costs more than the usual price."""
USUAL: Final = 4.0
BYTES_A_MILLISECOND: Final = 2_000
"""Bytes of a body processed in a millisecond."""

LEAST: Final = 1.0
"""The price of every message, charged before it is read."""

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
"""Prices by the name of a message; others have the lowest price."""


def body_price(length: str, longest: int) -> float:
    """The price of a body by its length; one of unknown length is charged as the longest."""
    known = int(length) if length.isascii() and length.isdecimal() else longest
    return min(known, longest) / BYTES_A_MILLISECOND
