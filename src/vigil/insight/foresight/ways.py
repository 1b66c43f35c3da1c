"""Every line after an answer, until its action is over."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.core.table import Table


class Ways(NamedTuple):
    """What can come of an answer."""

    sure: tuple[Event, ...]
    """What happens before the next choice, roll or draw."""
    ends: tuple[tuple[Event, ...], ...]
    """All that happens, once for each way; ways that come to the same may be told once."""
    complete: bool
    """Whether these are all the ways; if there are too many, none is returned."""


class Scope(Protocol):
    """How far the effect of an answer goes."""

    answers: int
    """How many answers and copies are made for all options of a question together."""

    def settled(self, events: Sequence[Event], following: Decision | None, /) -> bool:
        """Whether what an answer began is done before the following question."""
        ...

    def unsettled(self, events: Sequence[Event], following: Decision | None, /) -> Sequence[Event]:
        """The rest of a line that is not followed to its end."""
        ...

    def branches(self, state: Any, decision: Decision, last: int | None, /) -> Sequence[int]:
        """The answers to follow: of those that come to the same, one.

        ``last`` is the answer to the same question right before, as dice are rolled one by one.
        """
        ...

    def commutes(self, decision: Decision, /) -> bool:
        """Whether answers to such questions lead to the same whatever their order."""
        ...


class _Place(NamedTuple):
    """Where a way can be taken up again."""

    answers: tuple[int, ...]
    """The answers that lead there."""
    ordered: tuple[int, ...]
    """Those of them whose order counts."""
    asked: Decision | None = None
    """The question that the last of them answered."""


class _Search:
    """One look at the ways of an answer; chance is a player like others, so nothing is foreseen."""

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
        """Whether there are more ways than may be tried."""
        return self.tried > self._most

    def _follow(self, place: _Place) -> tuple[Event, ...]:
        """Go one way to its end, remember where others branch off; what happens before they do."""
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
    """What can come of each of these answers.

    All have the same share of what may be tried; what some leave goes to those that need more.
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
