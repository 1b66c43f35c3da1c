"""How far an undo goes and whose answers it undoes, by the marks of a history."""

from __future__ import annotations

from collections.abc import Container
from itertools import takewhile
from typing import Literal, TypeAlias

from vigil.core.history import History

Depth: TypeAlias = Literal["choice", "action", "turn"]


def undo_targets(history: History, seats: Container[int] | None) -> dict[Depth, int]:
    """The plies of the last choice of these seats, or of any, and where its action and turn began.

    Empty if there is no such choice.
    """
    found: dict[Depth, int] = {}
    last, same_action = None, True
    for ply, mark in history.marks_backwards():
        if mark is None or (seats is not None and mark[2] not in seats):
            continue
        if last is None:
            found["choice"] = ply
        elif mark[0] != last[0]:
            break
        same_action = same_action and (last is None or mark[1] == last[1])
        if same_action:
            found["action"] = ply
        found["turn"], last = ply, mark
    return found


def last_reveal(history: History) -> int:
    """The ply right after the last answer of chance."""
    return next((ply + 1 for ply, mark in history.marks_backwards() if mark is None), 0)


def seats_since(history: History, ply: int) -> list[int]:
    """The seats of the players' answers from a ply on, the last one first."""
    since = takewhile(lambda answer: answer[0] >= ply, history.marks_backwards())
    return [mark[2] for _, mark in since if mark is not None]


def replies_since(history: History, ply: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """The players' answers from a ply on: when, by which seat, and the chance answers after."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    answers, end = history.answers_since(ply), history.ply
    for at, mark in history.marks_backwards():
        if at < ply:
            break
        if mark is not None:
            found.append((at, mark[2], answers[at - ply : end - ply]))
            end = at
    return found[::-1]
