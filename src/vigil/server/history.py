"""What happened at a table, read from its log: it needs no rules."""

from __future__ import annotations

from vigil.server.changes import Answered, AnyChange, Reopened, Rewound, Started, Told
from vigil.server.store import Store

Happened = list[tuple[int, list[Told]]]


def fold(changes: list[AnyChange]) -> tuple[list[int], Happened]:
    """The answers that count, chance included, and what happened after each, by ply."""
    answers: list[int] = []
    happened: Happened = []
    for change in changes:
        match change:
            case Started():
                answers = list(change.answers)
                happened = [(0, list(change.told))]
            case Answered():
                answers = [*answers[: change.ply], *change.answers]
                happened.append((change.ply + 1, list(change.told)))
            case Rewound(to) | Reopened(to):
                answers = answers[:to]
                happened = [(ply, told) for ply, told in happened if ply <= to]
            case _:
                pass
    return answers, happened


async def events_since(store: Store, table: str, ply: int) -> Happened:
    """What happened after a ply."""
    changes = [change for _, change in await store.entries(table)]
    return [(at, told) for at, told in fold(changes)[1] if at > ply or ply == 0]
