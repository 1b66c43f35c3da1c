"""A game with facts of every kind, for tables of results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from vigil.core.event import Event
from vigil.core.facts import Column, Facts, Row
from vigil.core.plugin import find_plugin
from vigil.game import Plugin

COLUMNS: Final = (
    Column("heard_all", "flag", "whether the end was heard"),
    Column("last_turn", "count", "the last turn"),
    Column("mean_events", "number", "events of a turn on average"),
    Column("first_tag", "word", "the first event"),
    Column("tags", "words", "what was heard, sorted"),
    Column("events", "counts", "how often each event was heard"),
)
TURN_COLUMNS: Final = (Column("events_so_far", "count", "events until the turn was over"),)


class Counting:
    """Counts events."""

    def __init__(self, state: Any) -> None:
        assert state.turn <= 1
        self._heard: list[str] = []

    def happened(self, events: Sequence[Event]) -> None:
        self._heard += [event.tag for event in events]

    def turn(self, state: Any) -> Row:
        assert state.turn >= 1
        return {"events_so_far": len(self._heard)}

    def game(self, state: Any) -> Row:
        assert state.outcome is not None
        return {
            "heard_all": self._heard[-1] == "game_ended",
            "last_turn": state.turn,
            "mean_events": len(self._heard) / state.turn,
            "first_tag": self._heard[0],
            "tags": tuple(sorted(set(self._heard))),
            "events": dict(Counter(self._heard)),
        }


FACTS: Final = Facts(columns=COLUMNS, turn_columns=TURN_COLUMNS, collector=Counting)


def with_facts(game: str) -> Plugin:
    """A game that is known already, with these facts instead."""
    known = find_plugin(game)
    assert isinstance(known, Plugin)
    return replace(known, facts=FACTS)
