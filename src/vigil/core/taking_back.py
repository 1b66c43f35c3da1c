"""Undoing the choices of some seats alone.

The game is replayed from before the first of them. What other seats answered later stays if it is
still offered and has the same effect; the rest depends on the undone choices and is undone with
them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

from vigil.core.decision import EVERYONE, Decision, Option
from vigil.core.event import Event
from vigil.core.state import GameState
from vigil.core.step import Run
from vigil.core.table import Table

Reply: TypeAlias = tuple[int, tuple[int, ...]]
"""A seat, its answer, and the answers of chance after it."""


class Choice(NamedTuple):
    """An answer of a seat, with its meaning."""

    seat: int
    question: Decision
    """The question as shown to the seat."""
    option: Option
    answers: tuple[int, ...]
    """The index of the option, and the answers of chance after it."""
    effects: tuple[Event, ...]
    """The events it caused before the next step that was already pending."""


class TakenBack(NamedTuple):
    """What is undone and what stays, each in order."""

    gone: list[Choice]
    kept: list[Choice]
    """The answers to give again."""


def choices_since(table: Table, earlier: Table) -> list[Choice]:
    """The players' choices since an earlier copy of this table."""
    replies = [(seat, answers) for _, seat, answers in table.replies_since(earlier.ply)]
    return _choices(earlier.bare_run(), replies)


def take_back(table: Table, earlier: Table, seats: Collection[int]) -> TakenBack:
    """What is undone and what stays if these seats undo their choices since an earlier copy.

    Chance must not have answered since.
    """
    line, plan, withdrawn = _Line(earlier), TakenBack([], []), set(seats)
    for choice in choices_since(table, earlier):
        given = [] if choice.seat in withdrawn else line.put(choice)
        plan.kept.extend(given)
        if not given:
            withdrawn.add(choice.seat)
            plan.gone.append(choice)
    return plan


class _Line:
    """A game continued from a ply with later choices of the original game."""

    def __init__(self, base: Table) -> None:
        self._base = base
        self._given: list[int] = []
        self._run = base.bare_run()

    def put(self, choice: Choice) -> list[Choice]:
        """Make the same choice; nothing, with everything as before, if it has another effect here.

        A choice that was the only option may be one of several here, and is made too.
        """
        made = self._choose(choice.seat, choice.question, choice.option)
        effects, given = list(made.effects) if made else [], [made] if made else []
        while made is not None and effects != list(choice.effects):
            due = _only_option(choice.effects[len(effects) :])
            made = due and self._choose(choice.seat, *due)
            if made is not None:
                effects += [choice.effects[len(effects)], *made.effects]
                given.append(made)
        at_rest = self._run.decision is None or not self._run.decision.chance
        if made is not None and at_rest:
            self._given += [one.answers[0] for one in given]
            return given
        self._run = self._base.bare_run()
        for index in self._given:
            self._run.send(index)
        return []

    def _choose(self, seat: int, question: Decision, option: Option) -> Choice | None:
        """Choose an option of a question, if it is offered to that seat."""
        asked = self._run.decision
        if asked is None or asked.chance:
            return None
        wanted = _meaning(question, option)
        for index in asked.options_of(seat):
            if _meaning(*asked.own(index)) == wanted:
                return _choices(self._run, [(seat, (index,))])[0]
        return None


def _only_option(effects: Sequence[Event]) -> tuple[Decision, Option] | None:
    """The question of a window and its only option, if that was taken silently."""
    if not effects or effects[0].tag != "only_option" or effects[0].data["seat"] != EVERYONE:
        return None
    option = tuple(effects[0].data["option"])
    return Decision(EVERYONE, effects[0].data["kind"], (option,)), option


class _Effects(list[Event]):
    """The events of one answer, until a step begins that was pending before it."""

    def __init__(self, state: GameState) -> None:
        super().__init__()
        self._state = state
        self._due = len(state.agenda)
        self._open = True

    def append(self, event: Event) -> None:
        """Note an event that the answer caused."""
        self._open = self._open and len(self._state.agenda) >= self._due
        if self._open:
            super().append(event)


def _choices(run: Run[Any], replies: Sequence[Reply]) -> list[Choice]:
    """The meaning of these replies, one after the other."""
    found: list[Choice] = []
    for seat, answers in replies:
        assert run.decision is not None
        question, option = run.decision.own(answers[0])
        found.append(Choice(seat, question, option, answers, _give(run, answers)))
    return found


def _give(run: Run[Any], answers: tuple[int, ...]) -> tuple[Event, ...]:
    """Give an answer and those of chance; return the events."""
    effects = run.state.events = _Effects(run.state)
    for index in answers:
        run.send(index)
    return tuple(effects)


def _meaning(question: Decision, option: Option) -> tuple[Any, ...]:
    """What must be offered to make the same choice; an option of a window is complete by itself."""
    about = () if question.seat == EVERYONE else question.about
    return question.kind, about, option
