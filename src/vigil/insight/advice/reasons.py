"""The reason for an answer: the most serious danger it prevents, otherwise its gain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from vigil.bots import RulesBot
from vigil.core.chance import Chance
from vigil.core.event import Event
from vigil.core.table import Table
from vigil.insight.foresight import (
    Consequences,
    changes,
    consequences,
    effects,
    gravity,
    odds_by_answer,
)

ReasonKind: TypeAlias = Literal[
    "only",
    "prevents",
    "prepares",
    "odds",
    "effect",
    "chance",
    "causes",
    "later",
    "ahead",
    "behind",
    "even",
    "equal",
    "weaker",
    "weakest",
]

LINE: Final = 6
"""The most answers of a player that are treated as one line."""


class Reason(NamedTuple):
    """Why an answer is given."""

    kind: ReasonKind
    """That it is the only one; prevents something, or prepares that; has good odds, or an effect at
    once; is left to chance; leads to something; or pays off later. Where options were tried out:
    by what it is ahead of the next best, or behind the best; that all are as good; or weaker, and
    weakest of those advised."""
    events: tuple[Event, ...] = ()
    """The events prevented, done at once, or caused."""
    chances: tuple[Chance, ...] = ()
    """The odds."""


def reason_for(table: Table, answer: int) -> Reason:
    """Why the pending question would be answered so."""
    decision = table.decision
    assert decision is not None
    seat = decision.seat_of(answer)
    if len(decision.options_of(seat)) == 1:
        return Reason("only")
    changed = consequences(table, answer, seat)
    met = gravest_met(table, changed)
    if met is not None:
        return Reason("prevents", (met,))
    return gain(table, answer) or prepared(table, answer, seat) or side_effect(table, changed)


def prepared(table: Table, answer: int, seat: int) -> Reason | None:
    """The most serious threat that the player's next answers prevent, by the rules of thumb."""
    asked = table.decision
    assert asked is not None
    run, events, bot = table.bare_run(), list[Event](), RulesBot(0)
    run.state.events = events
    run.send(answer)
    for _ in range(LINE):
        decision = run.decision
        if decision is None or decision.seat != seat or decision.kind == asked.kind:
            return None
        run.send(bot.choose(run, decision))
        met = gravest_met(table, changes(table, run, events, seat))
        if met is not None:
            return Reason("prepares", (met,))
    return None


def gravest_met(table: Table, changed: Consequences) -> Event | None:
    """The most serious threat that is prevented and not merely moved elsewhere."""
    met = threats_met(changed, lambda event: gravity(table, event))
    return met[0] if met else None


def threats_met(changed: Consequences, grave: Callable[[Event], int]) -> list[Event]:
    """The threats that are prevented without causing similar ones, the most serious first."""
    caused = Counter((event.tag, grave(event)) for event in changed.caused)
    found = []
    for event in changed.prevented:
        like = event.tag, grave(event)
        if caused[like]:
            caused[like] -= 1
        elif grave(event):
            found.append(event)
    return sorted(found, key=grave, reverse=True)


def gain(table: Table, answer: int) -> Reason | None:
    """The best odds to which an answer leads, or its immediate effect."""
    best = best_chance(odds_by_answer(table).get(answer, ()))
    if best is not None:
        return Reason("odds", chances=(best,))
    effect = effects(table, (answer,)).get(answer)
    return Reason("effect", (effect,)) if effect is not None and effect.data else None


def best_chance(chances: Sequence[Chance]) -> Chance | None:
    """The highest of some chances; none if nothing can succeed."""
    best = max(chances, key=lambda chance: chance.helped, default=None)
    return best if best is not None and best.helped else None


def side_effect(table: Table, changed: Consequences) -> Reason:
    """The reason for an answer that neither prevents nor gains anything at once."""
    if changed.uncertain:
        return Reason("chance")
    swapped = changed._replace(prevented=changed.caused, caused=changed.prevented)
    caused = gravest_met(table, swapped)
    return Reason("later") if caused is None else Reason("causes", (caused,))
