"""What happened, as data: a tag and named plain values."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened; screens narrate it, animations follow it."""

    tag: str
    data: dict[str, Any]
