"""What happened at a table, read from its log: it needs no rules."""

from __future__ import annotations

from vigil.core.decision import CHANCE
from vigil.server.changes import Answered, AnyChange, Happened, Reopened, Rewound, Started
from vigil.server.store import Store


def fold(changes: list[AnyChange]) -> tuple[list[int], list[Happened]]:
    """The answers that count, chance included, and what happened after each, by ply."""
    answers: list[int] = []
    happened: list[Happened] = []
    for change in changes:
        match change:
            case Started():
                answers = list(change.answers)
                happened = [(0, list(change.told), CHANCE)]
            case Answered():
                answers = [*answers[: change.ply], *change.answers]
                happened.append((change.ply + 1, list(change.told), change.seat))
            case Rewound(to) | Reopened(to):
                answers = answers[:to]
                happened = [one for one in happened if one[0] <= to]
            case _:
                pass
    return answers, happened


async def events_since(store: Store, table: str, ply: int) -> list[Happened]:
    """What happened after a ply."""
    changes = [change for _, change in await store.entries(table)]
    return [one for one in fold(changes)[1] if one[0] > ply or ply == 0]
