"""Whether the order of ravages matters for the lands of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from vigil.core.step import Run
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.steps import STEPS

MOST_LANDS: Final = 4
MOST_ENDS: Final = 24
"""Limits of the comparison; beyond them the order is asked."""

Ends: TypeAlias = list[State]
"""The possible ends of some ravages, whatever the players choose; each once."""


def order_matters(s: State, lands: Sequence[int]) -> bool:
    """Whether another order could lead to an end that this one cannot.

    The ends of every set of lands are computed with each of them last. If these agree for all sets,
    all orders lead to the same ends.
    """
    if len(lands) > MOST_LANDS:
        return True
    start = s.copy()
    start.agenda.clear()
    ends: dict[frozenset[int], Ends] = {frozenset(): [start]}
    for _ in lands:
        following: dict[frozenset[int], Ends] = {}
        for done, before in ends.items():
            for land in lands:
                if land not in done:
                    found = _ends(before, land)
                    if found is None or not _alike(
                        following.setdefault(done | {land}, found), found
                    ):
                        return True
        ends = following
    return False


def _alike(some: Ends, others: Ends) -> bool:
    return len(some) == len(others) and all(end in others for end in some)


def _ends(states: Ends, land: int) -> Ends | None:
    """The possible ends of a ravage there; ``None`` if there are too many or the game ends."""
    found: Ends = []
    for state in states:
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            answers = waiting.pop()
            run = _ravage(state, land, answers)
            if run.decision is not None:
                waiting += [(*answers, index) for index in range(len(run.decision.options))]
            elif run.outcome is not None or len(found) + len(waiting) > MOST_ENDS:
                return None
            elif run.state not in found:
                assert isinstance(run.state, State)
                found.append(run.state)
    return found


def _ravage(s: State, land: int, answers: Sequence[int]) -> Run:
    """A ravage on a copy of the state, with these answers."""
    state = s.copy()
    state.push(("ravage", land))
    run = Run(STEPS, state)
    run.advance()
    for index in answers:
        run.send(index)
    return run
