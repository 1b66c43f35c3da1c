"""Finding the answers to a question that lose the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.table import Table
from vigil.insight.danger.search import EVEN, LOST, SAVED, Effort, LossSearch
from vigil.insight.foresight import gravity
from vigil.insight.foresight.asking import foresight_of


@runtime_checkable
class SeesDefeat(Protocol):
    """The foresight of a game that can be lost before players act again."""

    lines: int
    """The most lines searched for a question; a danger beyond them is not reported."""
    effort: int
    """The most answers played along them, so that long lines cost no more than many."""

    def is_near(self, state: Any, /) -> bool:
        """Whether the game can be lost in the next turns."""
        ...

    def outcomes(self, state: Any, decision: Decision, /) -> Sequence[tuple[int, int]]:
        """The distinct answers of chance, each with its probability."""
        ...

    def is_settled(self, before: Any, state: Any, decision: Decision, /) -> bool:
        """Whether players act freely again, so that the earlier answer no longer matters."""
        ...


class Danger(NamedTuple):
    """The defeat that an answer leads to."""

    chance: Fraction
    """A lower bound of the chance of defeat before players act freely again."""
    reason: str
    """The id of the reason for the defeat."""
    cause: Event | None
    """The event that causes it."""

    @property
    def is_certain(self) -> bool:
        """Whether all lines were searched and all are lost."""
        return self.chance == LOST


class Dangers(NamedTuple):
    """The answers to a question that lose, and those that are known not to."""

    answers: Mapping[int, Danger]
    safe: frozenset[int]


NO_DANGERS: Final = Dangers({}, frozenset())


def dangers(table: Table) -> Dangers:
    """The answers to the pending question after which defeat is certain or more likely than not.

    Each may use half of the remaining lines.
    """
    watch, decision = foresight_of(table), table.decision
    if not isinstance(watch, SeesDefeat) or decision is None or decision.chance:
        return NO_DANGERS
    if not watch.is_near(table.state):
        return NO_DANGERS
    is_settled = partial(watch.is_settled, table.state)
    found, safe = dict[int, Danger](), set[int]()
    lines, luck, effort = watch.lines, Random(table.ply), Effort(watch.effort)
    for answer in range(len(decision.options)):
        search = LossSearch(table, is_settled, watch.outcomes, effort)
        may_lose = search.may_lose(answer, luck)
        chance = search.chance(answer, lines // 2) if may_lose else SAVED
        lines -= search.looked
        if chance > EVEN:
            found[answer] = told(table, chance, search.lost)
        elif not search.is_cut:
            safe.add(answer)
    return Dangers(found, frozenset(safe))


def told(table: Table, chance: Fraction, lost: Sequence[Event]) -> Danger:
    """A danger with its reason, from the events of a lost line."""
    watch = foresight_of(table)
    assert watch is not None
    *before, end = watch.happened(table.state, lost)
    grave = [event for event in before if gravity(table, event)]
    return Danger(chance, str(end.data["reason"]), grave[-1] if grave else None)


def ways_out(table: Table, found: Dangers, answer: int) -> list[int]:
    """The answers that are less dangerous than one: the safe ones if known, else all others."""
    decision = table.decision
    if decision is None or answer not in found.answers:
        return []
    others = [other for other in range(len(decision.options)) if other not in found.answers]
    if others:
        return [other for other in others if other in found.safe] or others
    least = min(danger.chance for danger in found.answers.values())
    return [
        other
        for other, danger in found.answers.items()
        if danger.chance == least < found.answers[answer].chance
    ]
