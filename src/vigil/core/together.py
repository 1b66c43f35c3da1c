"""Asking several seats at once, each of which may be in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from vigil.core.decision import CHANCE, EVERYONE, TOGETHER, Decision, Option
from vigil.core.step import Asking

if TYPE_CHECKING:
    from vigil.core.state import GameState

Window: TypeAlias = Callable[[int], Sequence[Option]]
"""The actions that a seat can begin now."""
Begin: TypeAlias = Callable[[Option], Asking | None]
"""Carry out an option of the window; later questions go only to the seat of the option."""


class OpenAction(NamedTuple):
    """An action that waits for an answer of its seat."""

    action: Asking
    question: Decision


ACTION_FINISHED: Final = Decision(EVERYONE, TOGETHER, ())
"""The question of a finished action: cheaper than the exception that ends a coroutine."""


async def together(
    state: GameState, kind: str, seats: Sequence[int], window: Window, begin: Begin
) -> None:
    """Ask everyone at once; a seat that begins an action is asked on for it beside the others.

    Done once no seat is in the middle of an action: all others are at the window again.
    """
    if len(seats) == 1:
        await _alone(state, kind, window(seats[0]), begin)
        return
    open_actions: dict[int, OpenAction] = {}  # the seat that answered last comes last
    while True:
        parts = [one.question for one in reversed(open_actions.values())]
        for seat in seats:
            if seat not in open_actions and (options := window(seat)):
                parts.append(Decision(EVERYONE, kind, tuple(options)))
        decision = put_together(parts) if open_actions else at_the_window(kind, parts)
        index = await decision if len(decision.options) > 1 else _only(state, decision)
        part, own = _own(parts, index)
        option = part.options[own]
        seat = part.seat if part.seat != EVERYONE else int(option[1])
        if seat in open_actions:
            action = open_actions.pop(seat).action
            question = await _until_asked(action, own)
        else:
            action = _with_an_end(begin(option))
            question = await _until_asked(action, None)
        if question is not ACTION_FINISHED:
            open_actions[seat] = OpenAction(action, question)
        elif not open_actions:
            return


async def _alone(state: GameState, kind: str, options: Sequence[Option], begin: Begin) -> None:
    """Ask one seat that no other can precede."""
    decision = Decision(EVERYONE, kind, tuple(options))
    index = await decision if len(options) > 1 else _only(state, decision)
    action = begin(decision.options[index])
    if action is not None:
        await action


def _only(state: GameState, decision: Decision) -> int:
    """A single option is taken silently and noted."""
    option = list(decision.options[0])
    state.emit("only_option", seat=decision.seat, kind=decision.kind, option=option)
    return 0


def _own(parts: Sequence[Decision], index: int) -> tuple[Decision, int]:
    """The seat's own part of a joint option, and the option's place in it."""
    for part in parts:
        if index < len(part.options):
            return part, index
        index -= len(part.options)
    raise IndexError(index)


def at_the_window(kind: str, parts: Sequence[Decision]) -> Decision:
    """The question while no seat has begun an action."""
    return Decision(EVERYONE, kind, tuple([option for part in parts for option in part.options]))


def put_together(parts: Sequence[Decision]) -> Decision:
    """The questions of several seats as one; each option has its seat in second place."""
    if len(parts) == 1:
        return parts[0]
    options: list[Option] = []
    for part in parts:
        if part.seat == EVERYONE:
            options += part.options
        else:
            options += [(option[0], part.seat, *option[1:]) for option in part.options]
    return Decision(EVERYONE, TOGETHER, tuple(options), parts=tuple(parts))


async def _with_an_end(action: Asking | None) -> None:
    """An action that reports its end; an action without questions ends at once."""
    if action is not None:
        await action
    await ACTION_FINISHED


async def _until_asked(action: Asking, answer: int | None) -> Decision:
    """Continue an action, with chance answered, until the next question to its seat."""
    question = action.send(answer)  # type: ignore[arg-type]  # None opens an action
    while question.seat == CHANCE:
        index = await question
        question = action.send(index)
    return question
