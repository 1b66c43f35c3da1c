"""Asking several seats at once, each of them in the middle of something of its own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import coroutine
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from vigil.core.decision import CHANCE, EVERYONE, TOGETHER, Decision, Option
from vigil.core.step import Asking

if TYPE_CHECKING:
    from vigil.core.state import GameState

Deed: TypeAlias = Callable[[], Asking | None]
"""What an option of a window stands for; one that asks on asks its own seat only."""


class Begun(NamedTuple):
    """A deed that waits for an answer of its seat."""

    deed: Asking
    question: Decision


@coroutine
def together(
    state: GameState, kind: str, deeds: Callable[[], Mapping[Option, Deed]]
) -> Generator[Decision, int, None]:
    """Ask everyone at once; whoever begins a deed is asked on for it beside the others.

    Done as soon as nobody is in the middle of a deed: all others then stand at the window again.
    """
    begun: dict[int, Begun] = {}  # whoever answered last comes last
    while True:
        free = {option: deed for option, deed in deeds().items() if option[1] not in begun}
        decision = _asked(kind, begun, tuple(free))
        index = (yield decision) if len(decision.options) > 1 else _only(state, decision)
        seat = decision.seat_of(index)
        if seat in begun:
            deed, own = begun.pop(seat).deed, decision.options_of(seat).index(index)
            question = yield from _until_asked(deed, own)
        elif (opened := free[decision.options[index]]()) is not None:
            deed = opened
            question = yield from _until_asked(deed, None)
        else:
            question = None
        if question is not None:
            begun[seat] = Begun(deed, question)
        elif not begun:
            return


def _only(state: GameState, decision: Decision) -> int:
    """A lone option is taken silently and noted."""
    option = list(decision.options[0])
    state.emit("only_option", seat=decision.seat, kind=decision.kind, option=option)
    return 0


def _asked(kind: str, begun: dict[int, Begun], free: tuple[Option, ...]) -> Decision:
    """The questions of deeds, the newest first, and the window for everybody else."""
    window = Decision(EVERYONE, kind, free)
    if not begun:
        return window
    questions = [one.question for one in reversed(begun.values())]
    return put_together([*questions, *(window.put_to(seat) for seat in window.seats())])


def put_together(parts: Sequence[Decision]) -> Decision:
    """Questions of several seats as one, whose options name their seats in second place."""
    if len(parts) == 1:
        return parts[0]
    options = (_with_seat(option, part) for part in parts for option in part.options)
    return Decision(EVERYONE, TOGETHER, tuple(options), parts=tuple(parts))


def _with_seat(option: Option, part: Decision) -> Option:
    return option if part.seat == EVERYONE else (option[0], part.seat, *option[1:])


def _until_asked(deed: Asking, answer: int | None) -> Generator[Decision, int, Decision | None]:
    """Go on with a deed; the next question to its seat, after chance has answered, or none."""
    try:
        question = deed.send(answer)  # type: ignore[arg-type]  # None opens a deed
        while question.seat == CHANCE:
            question = deed.send((yield question))
    except StopIteration:
        return None
    return question
