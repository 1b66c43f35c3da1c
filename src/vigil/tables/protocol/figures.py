"""Odds, reasons and weighed options as plain data for viewers."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct, field

from vigil.core.chance import Chance
from vigil.core.event import Event
from vigil.insight.advice import Reason, ReasonKind, Weighed
from vigil.tables.room.changes import EventData

if TYPE_CHECKING:
    from vigil.insight.advice.advise import Advised


class ChanceData(Struct):
    """How likely something is."""

    about: list[list[str | int]]
    """Its subject, such as the ghosts that would be exorcised."""
    alone: tuple[int, int]
    """The odds with the dice alone, as a fraction."""
    helped: tuple[int, int]
    """The odds with everything that can be added to the dice."""
    reason: str
    """Why it cannot succeed, where it cannot."""
    tokens: int = 0
    """The most tokens that can be added to the dice."""


class ReasonData(Struct):
    """Why an answer is given."""

    kind: ReasonKind
    """That it is the only one; prevents something, or prepares that; has good odds, or an effect at
    once; is left to chance; leads to something; or pays off later. Where options were tried out:
    by what it is ahead of the next best, or behind the best; that all are as good; or weaker,
    and weakest of those advised."""
    events: list[EventData]
    """The events prevented, done at once, or caused."""
    chances: list[ChanceData]
    """The odds."""


class WeighedOption(Struct):
    """An option and its share of wins in the rollouts."""

    answer: int
    """Its index."""
    worth: float
    """By the rules of thumb."""
    chance: float | None
    """The win chance; ``None`` if nothing was tried."""
    margin: float
    """The margin of the chance to both sides: the 95 % interval."""
    scenarios: int = field(name="fates")
    """In how many simulated games it was tried."""


class AdvisedOption(Struct):
    """An option that is worth choosing, and why."""

    weighed: WeighedOption
    reason: ReasonData


def events_data(some: Iterable[Event]) -> list[EventData]:
    """Events as plain data."""
    return [(event.tag, event.data) for event in some]


def chances_data(chances: Iterable[Chance]) -> list[ChanceData]:
    """Chances as plain data."""
    return [
        ChanceData([list(thing) for thing in about], pair(alone), pair(helped), reason, tokens)
        for about, alone, helped, reason, tokens in chances
    ]


def pair(chance: Fraction) -> tuple[int, int]:
    """A fraction as plain data."""
    return chance.numerator, chance.denominator


def reason_data(reason: Reason) -> ReasonData:
    """A reason as plain data."""
    return ReasonData(reason.kind, events_data(reason.events), chances_data(reason.chances))


def weighed_data(weighed: Weighed) -> WeighedOption:
    """An option that was weighed as plain data."""
    return WeighedOption(*weighed)


def advised_data(advised: Advised) -> AdvisedOption:
    """An advised option as plain data."""
    return AdvisedOption(weighed_data(advised.weighed), reason_data(advised.reason))
