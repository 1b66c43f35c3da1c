"""A goal: what must happen, or must not happen, until it is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from vigil.core.event import Event
from vigil.core.plugin import find_plugin
from vigil.core.table import Table
from vigil.teaching.book import Fact, happened, is_meant


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a kind of puzzle; its facts are about events."""

    begins: Fact
    """The event after which such a puzzle can begin."""
    facts: tuple[Fact, ...]
    until: Fact
    """The event at which it is judged; so is the end of the game."""
    setups: tuple[dict[str, Any], ...] = ({},)
    """The games that are searched for such puzzles."""


@cache
def goals_of(game: str) -> Mapping[str, Goal]:
    """The goals of a game by name, the simplest first."""
    file = find_plugin(game).file("goals.json")
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Goal])


def verdict(goal: Goal, table: Table) -> bool | None:
    """Whether a goal is reached or missed at a table; nothing while it is open."""
    events = table.events
    time = counted(goal, events)
    missed = [fact for fact in goal.facts if happened(fact, time) == fact.never]
    if any(fact.never for fact in missed):
        return False
    if not missed and not any(fact.never for fact in goal.facts):
        return True
    judged = table.decision is None or len(time) < len(events)
    return not missed if judged else None


def counted(goal: Goal, events: Sequence[Event]) -> Sequence[Event]:
    """The events until a goal is judged."""
    ends = (at for at, event in enumerate(events) if is_meant(goal.until, event))
    return events[: next(ends, len(events))]


def counts(goal: Goal, table: Table) -> tuple[tuple[int, int], ...]:
    """For each thing that has to happen how often it has happened, and how often it must."""
    time = counted(goal, table.events)
    return tuple(
        (min(fact.times, sum(is_meant(fact, event) for event in time)), fact.times)
        for fact in goal.facts
        if not fact.never
    )
