"""Hints for the pending question, better with each batch of scenarios.

They use only what a player knows: options are tried on a table with another dealer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judgement, judgement_of
from vigil.bots.lookahead import LookAhead, OptionEstimate, best_option, still_in_it
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.insight.advice.comparing import reasons_for
from vigil.insight.advice.reasons import Reason
from vigil.insight.advice.weighing import Weighed, weighed

SCENARIOS: Final = 40
"""Scenarios in which each option is tried, by default."""
PORTION: Final = 4
"""Scenarios in a batch; each batch gives a new hint."""
SHOWN: Final = 3
"""Options in a hint."""
SETTLED: Final = 2 * PORTION
"""With this many scenarios, an option that is clearly behind is dropped."""
FAR: Final = 1 << 32
"""The distance between the seeds of two batches, so that no scenario comes twice."""


class Advised(NamedTuple):
    """A recommended option, and why."""

    weighed: Weighed
    reason: Reason


class Advice(NamedTuple):
    """The best options at a ply."""

    ply: int
    seat: int
    scenarios: int
    """The number of scenarios so far."""
    of: int
    """The number of scenarios planned."""
    options: tuple[Advised, ...]
    """The best first."""


def advise(table: Table, seat: int, rounds: int = SCENARIOS, seed: int = 0) -> Iterator[Advice]:
    """Hints for a choosing seat, each better than the last; the same for the same seed."""
    tried: list[OptionEstimate] = []
    while not is_enough(tried, rounds):
        tried = improved(table, seat, seed, tried)
        yield advised(table, seat, tried, rounds)


def improved(
    table: Table, seat: int, seed: int, tried: list[OptionEstimate]
) -> list[OptionEstimate]:
    """The options tried with another batch of scenarios; dropped ones stay as they are."""
    redealt = table.fork(SeededDealer(seed))
    portion = scenarios_of(tried) // PORTION
    player = LookAhead(seed + portion * FAR, one_portion, counted=True)
    among = {one.option for one in in_question(tried)} if tried else None
    more = player.try_out(redealt, asked(table, seat), among)
    if not tried:
        return more
    found = {one.option: one for one in more}
    return [joined(one, found[one.option]) if one.option in found else one for one in tried]


def in_question(tried: list[OptionEstimate]) -> list[OptionEstimate]:
    """The options that may still be the best; dropped ones were tried in fewer scenarios."""
    most = scenarios_of(tried)
    left = [one for one in tried if len(one.chances) == most]
    return left if most < SETTLED else still_in_it(left)


def joined(one: OptionEstimate, more: OptionEstimate) -> OptionEstimate:
    """An option's earlier rollouts combined with new ones."""
    return more._replace(
        chances=[*one.chances, *more.chances],
        ends=[*one.ends, *more.ends],
    )


def one_portion(judgement: Judgement) -> Budget:
    """A budget as deep as that of the bot ``search``, with that many scenarios."""
    return judgement.judge.search._replace(rounds=PORTION, portion=PORTION)


def advised(table: Table, seat: int, tried: list[OptionEstimate], rounds: int) -> Advice:
    """Turn the rollouts of options into advice."""
    assert table.decision is not None
    own = table.decision.options_of(seat)
    best = best_option(tried, judgement_of(table.state).judge.search.doubt)
    figures = {one.option: weighed(one, own[one.option]) for one in tried}
    order = sorted(figures, key=lambda option: (option != best, -(figures[option].chance or 0)))
    estimates = {one.option: one for one in tried}
    reasons = reasons_for(table, [estimates[option] for option in order[:SHOWN]], own)
    return Advice(
        ply=table.ply,
        seat=seat,
        scenarios=scenarios_of(tried),
        of=scenarios_of(tried) if is_enough(tried, rounds) else rounds,
        options=tuple(map(Advised, (figures[option] for option in order[:SHOWN]), reasons)),
    )


def asked(table: Table, seat: int) -> Decision:
    """The pending question as shown to a seat."""
    assert table.decision is not None
    return table.decision.put_alone_to(seat)


def scenarios_of(tried: list[OptionEstimate]) -> int:
    """The number of scenarios in which options were tried."""
    return max((len(one.chances) for one in tried), default=0)


def is_enough(tried: list[OptionEstimate], rounds: int) -> bool:
    """Whether to stop: one option is left, or all scenarios are used."""
    return bool(tried) and (len(in_question(tried)) == 1 or scenarios_of(tried) >= rounds)
