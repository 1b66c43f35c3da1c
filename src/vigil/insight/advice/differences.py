"""How two options differ in the same scenarios: claims that hold in the rollouts."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from vigil.bots.comparison import Comparison, Counts, Figure
from vigil.bots.lookahead import OptionEstimate
from vigil.core.event import Event

LEAST: Final = 8
"""The fewest scenarios that can show a difference."""
CLEAR: Final = 2.0
"""Standard errors beyond which a difference is not chance."""
DIGITS: Final = 1
"""Decimals of an average."""


class Difference(NamedTuple):
    """Something of which one option leaves more or less than another."""

    gain: float
    """The value of the difference; negative if the other option is better."""
    event: Event
    """The event that describes it."""


def differences(
    one: OptionEstimate, other: OptionEstimate, comparison: Comparison
) -> list[Difference]:
    """The clear differences between an option and another, the weightiest first."""
    pairs = list(zip(one.ends, other.ends, strict=False))
    if len(pairs) < LEAST:
        return []
    found = sorted(_differences(pairs, comparison), key=lambda one: -abs(one.gain))
    return [one for one in found if one.gain]


def _differences(
    pairs: list[tuple[Counts, Counts]], comparison: Comparison
) -> Iterator[Difference]:
    counted = {key for pair in pairs for counts in pair for key in counts}
    for name, thing in sorted(counted, key=str):
        own = [mine.get((name, thing), 0) for mine, _ in pairs]
        others = [others.get((name, thing), 0) for _, others in pairs]
        figure = comparison.figures[name]
        if is_clear([a - b for a, b in zip(own, others, strict=True)]):
            gap = fmean(own) - fmean(others)
            event = _each if figure.each else _average
            yield Difference(figure.worth * gap, event(name, thing, figure, own, others))


def is_clear(gaps: list[int]) -> bool:
    """Whether there is a difference, scenario by scenario, that figures can show."""
    mean = fmean(gaps)
    if not round(mean, DIGITS):
        return False
    error: float = pstdev(gaps, mean) / len(gaps) ** 0.5
    return abs(mean) >= CLEAR * error


def _each(name: str, thing: object, figure: Figure, own: list[int], others: list[int]) -> Event:
    about = {figure.thing: thing} if figure.thing else {}
    told = {"games": sum(own), "of": len(own), "other": sum(others)}
    return Event(f"compared_{name}", about | told)


def _average(name: str, _: object, __: Figure, own: list[int], others: list[int]) -> Event:
    gap = fmean(own) - fmean(others)
    return Event(f"compared_{name}", {"amount": round(abs(gap), DIGITS), "more": int(gap > 0)})
