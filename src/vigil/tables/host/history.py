"""The events of a table, from its log (no rules needed) or from a record (by its rules)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from vigil.core.decision import CHANCE
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.room.changes import (
    Answered,
    AnyChange,
    PlyEvents,
    Redone,
    Reopened,
    Rewound,
    Started,
    Withdrawn,
    event_data,
)

NEAR: Final = 50
"""Entries read first for a returning viewer; usually they are enough."""


class Log(Protocol):
    """The logs of tables."""

    async def entries(self, table: str, after: int = 0, /) -> list[tuple[int, AnyChange]]:
        """The entries of a table after a number of them, each with its own number."""
        ...


def fold(changes: list[AnyChange]) -> tuple[list[int], list[PlyEvents]]:
    """The valid answers, chance included, and the events after each, by ply."""
    answers: list[int] = []
    happened: list[PlyEvents] = []
    for change in changes:
        match change:
            case Started():
                answers = list(change.answers)
                happened = [(0, list(change.events), CHANCE)]
            case Rewound(to) | Reopened(to) | Withdrawn(to):
                answers, happened = answers[:to], heard_until(to, happened)
            case _:
                pass
        given = answers_in(change)
        if given:
            answers, happened = answers[: given[0].ply], heard_until(given[0].ply, happened)
            answers += [index for one in given for index in one.answers]
            happened += events_of(given)
    return answers, happened


def answers_in(change: AnyChange) -> tuple[Answered, ...]:
    """The players' answers in an entry; those after the first may have become invalid."""
    match change:
        case Answered():
            return (change,)
        case Redone(_, answered):
            return answered
        case Withdrawn(kept=kept):
            return kept
        case _:
            return ()


def heard_until(ply: int, happened: list[PlyEvents]) -> list[PlyEvents]:
    """The events up to a ply."""
    return [one for one in happened if one[0] <= ply]


def events_of(answers: Iterable[Answered]) -> list[PlyEvents]:
    """The events of some answers, by ply."""
    return [(one.ply + 1, list(one.events), one.seat) for one in answers]


def happened_in(record: Record) -> list[PlyEvents]:
    """The events of a game, from its record alone, by ply."""
    table = Table.replay(replace(record, seed=None), to=0)
    happened: list[PlyEvents] = [(0, list(event_data(table.events)), CHANCE)]
    for ply, index in enumerate(record.answers):
        mark = table.bookmark()
        table.follow([index])
        events = event_data(table.events_since(mark))
        players = table.answered_since(ply)
        if players:
            happened.append((ply + 1, list(events), players[0]))
        else:
            happened[-1][1].extend(events)
    return happened


async def events_since(log: Log, table: str, ply: int, entries: int = 0) -> list[PlyEvents]:
    """The events after a ply; of many entries only the last ones are read, if they suffice."""
    changes: list[AnyChange] = []
    reach = NEAR if ply else entries
    while not any(_stood_at(change, ply) for change in changes):
        after = max(0, entries - reach)
        changes = [change for _, change in await log.entries(table, after)]
        if after == 0:
            break
        reach *= 4
    return [one for one in fold(changes)[1] if one[0] > ply or ply == 0]


def _stood_at(change: AnyChange, ply: int) -> bool:
    """Whether the game was at or before a ply; valid answers beyond it came later."""
    match change:
        case Answered(ply=at):
            return at < ply
        case Redone(answered=answered):
            return any(one.ply < ply for one in answered[:1])
        case Rewound(to) | Reopened(to) | Withdrawn(to):
            return to <= ply
        case _:
            return False
