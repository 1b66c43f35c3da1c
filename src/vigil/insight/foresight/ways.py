"""Every line of play after an answer, until its action is complete."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.core.table import Table


class Ways(NamedTuple):
    """The possible results of an answer."""

    sure: tuple[Event, ...]
    """The events before the next choice, roll or draw."""
    ends: tuple[tuple[Event, ...], ...]
    """The events of each way; equivalent ways may be listed once."""
    complete: bool
    """Whether these are all the ways; if there are too many, none is returned."""


class Scope(Protocol):
    """How far the effect of an answer reaches."""

    answers: int
    """The budget of answers and copies for all options of a question together."""

    def settled(self, events: Sequence[Event], following: Decision | None, /) -> bool:
        """Whether the effect of an answer is complete before the following question."""
        ...

    def unsettled(self, events: Sequence[Event], following: Decision | None, /) -> Sequence[Event]:
        """The events still pending where a line is cut off."""
        ...

    def branches(self, state: Any, decision: Decision, last: int | None, /) -> Sequence[int]:
        """The answers to follow, one of each equivalent kind.

        ``last`` is the answer to the same question right before, as dice are rolled one by one.
        """
        ...

    def commutes(self, decision: Decision, /) -> bool:
        """Whether answers to such questions have the same result in any order."""
        ...


class _Place(NamedTuple):
    """A point at which a way branches."""

    answers: tuple[int, ...]
    """The answers that lead to it."""
    ordered: tuple[int, ...]
    """The answers whose order matters."""
    asked: Decision | None = None
    """The question that the last answer was for."""


class _Search:
    """The search for the ways of an answer; chance is answered like a player, without peeking."""

    def __init__(self, table: Table, scope: Scope, most: int) -> None:
        self._table = table
        self._scope = scope
        self._most = most
        self.tried = 0
        self._known = set[Hashable]()
        self._open = list[_Place]()
        self._ends = list[tuple[Event, ...]]()

    def run(self, answer: int) -> Ways:
        """All lines after an answer, if there are few."""
        self._open.append(_Place((answer,), (answer,)))
        sure = self._follow(self._open.pop())
        while self._open and not self._is_spent:
            self._follow(self._open.pop())
        if self._is_spent:
            return Ways(sure, (), complete=False)
        return Ways(sure, tuple(self._ends), complete=True)

    @property
    def _is_spent(self) -> bool:
        """Whether the budget is used up."""
        return self.tried > self._most

    def _follow(self, place: _Place) -> tuple[Event, ...]:
        """Follow one way to its end and note its branches; return the events before them."""
        run, events = self._table.bare_run(), list[Event]()
        run.state.events = events
        for answer in place.answers:
            run.send(answer)
        self.tried += 1 + len(place.answers)
        begun = tuple(events)
        while not self._is_spent:
            decision = run.decision
            if decision is None or self._scope.settled(events, decision):
                self._ends.append((*events, *self._scope.unsettled(events, decision)))
                break
            commutes = self._scope.commutes(decision)
            if commutes and self._is_known(run, place, events):
                break
            last = place.answers[-1] if place.asked == decision else None
            first, *others = self._scope.branches(run.state, decision, last)
            self._open += [_after(place, answer, decision, commutes) for answer in others]
            place = _after(place, first, decision, commutes)
            run.send(first)
            self.tried += 1
        return begun

    def _is_known(self, run: Run, place: _Place, events: Sequence[Event]) -> bool:
        """Whether another order of the same answers has led here before."""
        told = sorted(f"{tag} {data}" for tag, data in events)
        key = (place.ordered, run.state.key(), run.decision, tuple(told))
        known = key in self._known
        self._known.add(key)
        return known


def _after(place: _Place, answer: int, asked: Decision, commutes: bool) -> _Place:
    ordered = place.ordered if commutes else (*place.ordered, answer)
    return _Place((*place.answers, answer), ordered, asked)


def ways_of(
    table: Table, answers: Sequence[int], scope: Scope, most: int | None = None
) -> dict[int, Ways]:
    """The ways of each of these answers.

    All get the same share of the budget; what some leave over goes to those that need more.
    """
    found, missing = dict[int, Ways](), list(answers)
    left = scope.answers if most is None else most
    for _ in range(2):
        for number, answer in enumerate(missing):
            search = _Search(table, scope, left // (len(missing) - number))
            found[answer] = search.run(answer)
            left -= search.tried
        missing = [answer for answer in missing if not found[answer].complete]
    return found
