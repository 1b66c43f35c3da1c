"""The effects of an answer in a few numbers: certain, best and worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from vigil.core.event import Event
from vigil.insight.foresight.ways import Ways

Thing: TypeAlias = tuple[str, ...]
"""A kind of count: one word, or an action and the kind of piece."""
Count: TypeAlias = Counter[Thing]
"""How much there is of each thing."""

EFFECT: Final = "effect_due"
"""The event that describes the effect of an answer."""
FEW: Final = 2
"""Up to this many best ways, each best at something else, are listed one by one."""


class Figures(NamedTuple):
    """The figures in which a game describes the effects of answers."""

    counted: Callable[[Sequence[Event]], Count]
    """The figures of some events."""
    aims: Callable[[Count], tuple[int, ...]]
    """The value of a way for each thing that players want."""
    harm: tuple[Thing, ...]
    """Losses, the worst first."""
    order: tuple[str, ...]
    """The order in which things are listed, by their last words."""

    def effect(self, ways: Ways) -> Event | None:
        """The effect of an answer; nothing if no figure changes.

        What is certain is listed plainly. If choices or chance follow, ``best`` has the ways of
        which none is better at everything, or ``most`` has the highest value of each figure if
        there are many such ways. ``worst`` has the harm that is not certain; ``open`` says that
        there are too many ways.
        """
        if not ways.complete:
            sure = self.counted(ways.sure)
            return Event(EFFECT, {**self.told(sure), "open": True})
        ends = [*{frozenset(one.items()): one for one in map(self.counted, ways.ends)}.values()]
        least, most = lowest(ends), highest(ends)
        if not most:
            return None
        worst = self.worst(least, most)
        return Event(EFFECT, {**self.told(least), **self.best(ends, least), **worst})

    def best(self, ends: Sequence[Count], least: Count) -> dict[str, Any]:
        """The ways that no other way beats at everything, if they exceed what is certain."""
        found = list[Count]()
        for count in sorted(ends, key=self._best_first):
            if not any(self.is_as_good(other, count) for other in found):
                found.append(count)
        if not any(self.wanted(count) - self.wanted(least) for count in found):
            return {}
        if len(found) > FEW:
            return {"most": self.told(self.wanted(highest(ends)))}
        return {"best": [self.told(self.wanted(count)) for count in found]}

    def _best_first(self, count: Count) -> tuple[int, ...]:
        """Sort by gain, then by harm, then by cost."""
        harm = (count[thing] for thing in self.harm)
        return *(-aim for aim in self.aims(count)), *harm, count.total()

    def is_as_good(self, one: Count, other: Count) -> bool:
        """Whether a way is at least as good as another at everything."""
        return all(a >= b for a, b in zip(self.aims(one), self.aims(other), strict=True))

    def wanted(self, count: Count) -> Count:
        """All figures but the harm."""
        return Count({thing: number for thing, number in count.items() if thing not in self.harm})

    def worst(self, least: Count, most: Count) -> dict[str, Any]:
        """The possible harm that is not certain."""
        found = Count({thing: most[thing] for thing in self.harm if most[thing] > least[thing]})
        return {"worst": self.told(found)} if found else {}

    def told(self, count: Mapping[Thing, int]) -> dict[str, Any]:
        """Figures as plain data: amounts by name, pieces by what happens to them."""
        found: dict[str, Any] = {}
        for thing, number in sorted(count.items(), key=lambda item: self.order.index(item[0][-1])):
            if len(thing) == 1:
                found[thing[0]] = number
            else:
                found.setdefault(thing[0], {})[thing[1]] = number
        return found


def lowest(counts: Sequence[Count]) -> Count:
    """The least of each figure over all ways."""
    least = counts[0].copy()
    for count in counts[1:]:
        least &= count
    return least


def highest(counts: Sequence[Count]) -> Count:
    """The most of each figure over all ways."""
    most = Count()
    for count in counts:
        most |= count
    return most
