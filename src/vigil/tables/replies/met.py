"""The pieces that a finished game has shown: those named in its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.core.record import Record
from vigil.core.state import GameState
from vigil.core.table import Table
from vigil.words import box_of


def met_in(record: Record) -> list[str]:
    """The pieces shown in a game as ``kind/id``, sorted; none until it is over."""
    table = Table[GameState].replay(record)
    if table.outcome is None:
        return []
    box = box_of(record.setup)
    pieces = {entry.id: f"{entry.kind}/{entry.id}" for entry in box.values()}
    cards = {
        entry.facts["number"]: (entry.kind, pieces[entry.id])
        for entry in box.values()
        if "number" in entry.facts
    }
    fields = {kind for kind, _ in cards.values()}
    found = set[str]()
    for event in table.events:
        for field, value in named_in(event.data):
            if isinstance(value, str):
                found.add(pieces.get(value, ""))
            elif field in fields and value in cards:
                found.add(cards[value][1])
    return sorted(found - {""})


def named_in(data: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """All values of an event, each with the name of its field."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from named_in(value, name)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from named_in(value, field)
    else:
        yield field, data
