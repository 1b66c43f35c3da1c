"""Reasons that distinguish the recommended options by their rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from vigil.bots.judgement import judgement_of
from vigil.bots.lookahead import GIVEN_UP, OptionEstimate, lead
from vigil.core.table import Table
from vigil.insight.advice.differences import LEAST, Difference, differences
from vigil.insight.advice.reasons import Reason, reason_for

SAME: Final = 0.01
"""Chances closer than this are called equal."""
EMPTY: Final = ("later", "chance")
"""Kinds of reasons that say nothing if other options are as good."""


def reasons_for(
    table: Table, options: Sequence[OptionEstimate], answers: Sequence[int]
) -> list[Reason]:
    """The reason for or against each option, the best first; answers are those of the table."""
    best, *others = options
    own = [reason_for(table, answers[one.option]) for one in options]
    comparison = judgement_of(table.state).judge.comparison
    if comparison is None or not others or len(best.ends) < LEAST:
        return own
    reasons = [_ahead(best, others[0], differences(best, others[0], comparison), own[0])]
    for one in others:
        reasons.append(_behind(one, best, differences(one, best, comparison), reasons))
    return _graded(options, reasons)


def _ahead(
    best: OptionEstimate, other: OptionEstimate, found: list[Difference], own: Reason
) -> Reason:
    """The advantages of the best option over the next, or its own merits."""
    if not is_ahead(best, other):
        return Reason("even") if own.kind in EMPTY else own
    return next((Reason("ahead", (event,)) for gain, event in found if gain > 0), own)


def _behind(
    one: OptionEstimate, best: OptionEstimate, found: list[Difference], said: list[Reason]
) -> Reason:
    """The disadvantages of an option against the best, if no other option has them."""
    if not is_ahead(best, one):
        return Reason("equal")
    losses = [event for gain, event in found if gain < 0]
    tags = {event.tag for reason in said for event in reason.events}
    fresh = sorted(losses, key=lambda event: event.tag in tags)
    reasons = (Reason("behind", (event,)) for event in fresh)
    return next((reason for reason in reasons if reason not in said), Reason("weaker"))


def _graded(options: Sequence[OptionEstimate], reasons: list[Reason]) -> list[Reason]:
    """Of several options that only win less often, the weakest."""
    weaker = [at for at, reason in enumerate(reasons) if reason.kind == "weaker"]
    chances = [fmean(options[at].chances) for at in weaker]
    least = min(chances, default=0.0)
    for at, chance in zip(weaker, chances, strict=True):
        if chance == least < max(chances):
            reasons[at] = Reason("weakest")
    return reasons


def is_ahead(one: OptionEstimate, other: OptionEstimate) -> bool:
    """Whether an option wins more often than another, beyond chance and a minimal difference."""
    return lead(one, other) >= GIVEN_UP and fmean(one.chances) - fmean(other.chances) >= SAME
