"""One game of ``torture.rules``: played to its end, with everything checked on the way.

At every question the rules of questions and the invariants of the game; of every position between
two steps, the last one included, that it comes back from its notation; every so often the whole
contract of tables, and for some games everything that is asked of a finished one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from traceback import extract_tb
from typing import Final, NamedTuple

from torture.kinds import KINDS, Kind, purposeful
from vigil.bots import make_bot
from vigil.core import SeededDealer, Table, find_game
from vigil.core.conform import (
    DECISION_RULES,
    END_RULES,
    LIMIT,
    START_RULES,
    TABLE_RULES,
    Chooser,
    ContractBroken,
    Rule,
    WalkState,
    a_finished_game_has_an_outcome,
    a_finished_position_survives_notation,
    a_legal_answer_is_taken,
    check,
    notation_loses,
    open_table,
)
from vigil.core.state import GameState

EVERY: Final = 40
"""At every so manieth question the whole contract of tables is checked."""
MOST: Final = 1000
"""Longer descriptions are cut."""
ENDS: Final = 8
"""The whole contract of finished games is checked in one game in this many."""


class Walked(NamedTuple):
    """What came of one game."""

    kind: str
    number: int
    decisions: int
    """All answers, those of chance included."""
    chosen: int
    """Answers of players."""
    positions: int
    """How many went through the notation and back."""
    broken: str = ""
    """What is wrong, with a position from which it comes again."""


@dataclass
class Plan:
    """A game to be walked, all of which follows from three things."""

    kind: str
    seed: int
    number: int

    def __post_init__(self) -> None:
        text = f"{self.kind}/{self.seed}/{self.number}"
        self.own_seed = int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
        luck, kind = Random(self.own_seed), KINDS[self.kind]
        self.setup = kind.setup(luck)
        self.start: GameState | None = None
        if luck.random() < 0.4:
            self.start = kind.late(self.setup, luck)
            self.setup = self.start.setup
        self.choose = chooser(kind, self.own_seed, luck)
        self.whole_end = luck.randrange(ENDS) == 0


def chooser(kind: Kind, seed: int, luck: Random) -> Chooser | None:
    """At random, with a purpose, by the rules of thumb, or by them until a moment comes."""
    match luck.randrange(4):
        case 0:
            return None
        case 1:
            return purposeful(kind, seed)
        case 2:
            return by_rules(seed, LIMIT)
        case _:
            return by_rules(seed, luck.randrange(20, 400))


def by_rules(seed: int, until: int) -> Chooser:
    """The bot of the rules of thumb up to a ply, and anything after it."""
    bot, random = make_bot("rules", seed), Random(seed)

    def choose(table: Table) -> int:
        decision = table.decision
        assert decision is not None
        if table.ply < until:
            return bot.choose(table, decision)
        return random.randrange(len(decision.options))

    return choose


# -- walking


def a_position_comes_back(journey: WalkState) -> str:
    """The position between two steps is written and read again."""
    return notation_loses(journey.table, journey.table._history.base)


def invariant_rules(kind: Kind) -> tuple[Rule, ...]:
    """The invariants of a game as rules of the walk."""

    def rule_of(invariant: Callable[..., None]) -> Rule:
        def rule(journey: WalkState) -> str:
            try:
                invariant(journey.table.state, journey.table.decision)
            except AssertionError as cause:
                return str(cause) or extract_tb(cause.__traceback__)[-1].line or "it is not true"
            return ""

        rule.__name__ = invariant.__name__
        return rule

    return tuple(map(rule_of, kind.invariants))


def told_rule(kind: Kind) -> Rule:
    """The events of a whole game agree with its end."""

    def the_events_tell_everything(journey: WalkState) -> str:
        table = journey.table
        kind.told(table.setup, table.events, table.state)
        return ""

    return the_events_tell_everything


def walk(plan: Plan) -> Walked:
    """Play one game; what is broken is told, not raised."""
    journey = WalkState(open_table(plan.setup, plan.start), plan.own_seed, plan.start, plan.choose)
    positions, broken = 0, ""
    try:
        for _ in steps(journey, plan):
            positions += 1
    except ContractBroken as cause:
        broken = report(plan, journey, cause)
    players = sum(mark is not None for mark in journey.marks)
    return Walked(plan.kind, plan.number, journey.table.ply, players, positions, broken)


def steps(journey: WalkState, plan: Plan) -> Iterator[None]:
    """Go through a game; every position that was written and read is counted."""
    kind = KINDS[plan.kind]
    invariants = invariant_rules(kind)
    check(START_RULES, journey)
    while journey.table.decision is not None:
        check(DECISION_RULES, journey)
        check(invariants, journey)
        if not journey.table._history.answers:
            check((a_position_comes_back,), journey)
            yield
        if (journey.table.ply + plan.own_seed) % EVERY == 0:
            check(TABLE_RULES, journey)
            journey.remember()
        if journey.table.ply >= LIMIT:
            raise ContractBroken("every game ends", LIMIT, "the game still goes on")
        check((a_legal_answer_is_taken,), journey)
    check((*invariants, a_finished_game_has_an_outcome), journey)
    check((a_finished_position_survives_notation,), journey)
    yield
    if plan.start is None:
        check((told_rule(kind),), journey)
    if plan.whole_end and journey.moments:
        check(END_RULES, journey)


# -- telling what is broken


def report(plan: Plan, journey: WalkState, cause: ContractBroken) -> str:
    """What is broken, how to see it again, and a position with the answers that lead to it."""
    table = journey.table
    game, history = find_game(plan.setup.game), table._history
    try:
        position = game.write(history.base)
    except Exception as why:
        position = f"(cannot be written: {why!r}; the answers from the start follow)"
        answers = journey.answers
    else:
        answers = list(history.answers)
        if len(journey.answers) > table.ply:  # the answer that was refused or went wrong
            answers.append(journey.answers[-1])
    return "\n".join(
        (
            f"{plan.kind}: {str(cause)[:MOST]}",
            f"  again: python -m torture.rules --seed {plan.seed} --only {plan.kind}:{plan.number}",
            f"  position: {position}",
            f"  answers from there: {answers}; seed of chance {SeededDealer.__name__}"
            f"({plan.own_seed}) at ply {table.ply}",
        )
    )
