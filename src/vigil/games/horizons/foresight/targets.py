"""What a power does in a land: for certain, and at best and at worst where choices follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, TypeAlias

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.games.horizons.model.pieces import DAHAN, HEALTH, INVADERS
from vigil.insight.foresight.ways import Ways

TRIED: Final = frozenset(
    {
        *(("target_land", "land"), ("power_phase", "use_on"), ("power_phase", "repeat_on")),
        *(("innate_levels", "level"), ("innate_levels", "levels"), ("choose_effect", "effect")),
        *(("use_threshold", "yes"), ("use_threshold", "no")),
    }
)
"""The answers that are tried out: a power meets its land, or one of its parts is chosen."""

NEXT: Final = frozenset({"phase_began", "round_began", "time_passed"})
"""What comes after the last power of a phase."""
BETWEEN: Final = frozenset({"power_phase", "spirit_phase"})
"""Questions that belong to no power."""
SILENT: Final = frozenset({"power_used", "only_option", "energy_paid"})
"""What tells nothing of what a power does."""
IN_ANY_ORDER: Final = frozenset({"damage", "destroy", "remove"})
"""Questions that ask for one piece after the other; a tally is all that they remember."""
FIGURES: Final = {"fear_generated": "fear", "land_defended": "defend"}
"""Amounts that add up."""
COUNTED: Final = {"blight_added": "blight", "presence_destroyed": "presence"}
"""What is counted, by its event."""
PIECES: Final = {"piece_destroyed": "destroyed", "piece_removed": "removed"}
"""What happens to pieces."""
ORDER: Final = (
    *("won", "lost", "fear", *reversed(INVADERS), DAHAN, "defend", "blight", "presence"),
)
"""In which order figures are told."""
AMOUNTS: Final = frozenset({*FIGURES.values(), *COUNTED.values(), "won", "lost"})
"""Figures that are one number."""
BOUNDS: Final = frozenset({"best", "most", "worst", "open"})
"""What an effect holds besides the figures that are certain."""
FEW: Final = 2
"""So many ways that are best, each at something else, are told one by one."""

Count: TypeAlias = Counter[tuple[str, ...]]
"""How much there is of each thing, named by one word or by what happens and the kind of piece."""

HARM: Final = (("lost",), ("presence",), ("blight",), ("destroyed", DAHAN))
"""What no spirit wants."""


def settled(events: Sequence[Event], following: Decision | None) -> bool:
    """Whether a power is done."""
    return (
        following is None or following.kind in BETWEEN or any(event.tag in NEXT for event in events)
    )


def commutes(decision: Decision) -> bool:
    """Whether pieces may be chosen in any order."""
    return decision.kind in IN_ANY_ORDER and decision.about[:1] == ("exactly",)


def effect(ways: Ways) -> Event | None:
    """The effect of a power in few figures; that it has none; nothing while it is still open.

    What is certain stands by itself. Where choices follow, ``best`` has the ways of which none is
    better at everything, or ``most`` how far each figure can go if these are many; ``worst`` has
    the harm that is not certain; ``open`` says that there are too many ways.
    """
    if not ways.complete:
        sure = counted(ways.sure)
        return Event("effect_due", {**told(sure), "open": True}) if sure else None
    ends = [*{frozenset(count.items()): count for count in map(counted, ways.ends)}.values()]
    least, most = lowest(ends), highest(ends)
    if not most:
        return None if any(map(does_something, ways.ends)) else Event("effect_due", {})
    return Event("effect_due", {**told(least), **best(ends, least), **worst(least, most)})


def does_something(events: Sequence[Event]) -> bool:
    """Whether anything happens that no figure tells."""
    return any(event.tag not in SILENT for event in own(events))


def own(events: Sequence[Event]) -> list[Event]:
    """What belongs to the power."""
    return list(takewhile(lambda event: event.tag not in NEXT, events))


def counted(events: Sequence[Event]) -> Count:
    """Fear and defence, blight and presence, and the pieces that fall or go, by kind."""
    found = Count()
    for tag, data in own(events):
        if tag in FIGURES:
            found[(FIGURES[tag],)] += data["amount"]
        elif tag in COUNTED:
            found[(COUNTED[tag],)] += 1
        elif tag in PIECES:
            found[PIECES[tag], data["piece"]] += 1
        elif tag == "blight_removed":
            found["removed", "blight"] += 1
        elif tag == "game_ended":
            found[("won",) if data["won"] else ("lost",)] += 1
    return +found


def lowest(counts: Sequence[Count]) -> Count:
    """What there is of each thing in any case."""
    least = counts[0].copy()
    for count in counts[1:]:
        least &= count
    return least


def highest(counts: Sequence[Count]) -> Count:
    """How far each figure can go."""
    most = Count()
    for count in counts:
        most |= count
    return most


def aims(count: Count) -> tuple[int, ...]:
    """What spirits want: victory, fear, invaders gone by their health, defence, blight gone."""
    gone = sum(HEALTH[kind] * count[what, kind] for what in PIECES.values() for kind in INVADERS)
    won, fear, defend = (count[(figure,)] for figure in ("won", "fear", "defend"))
    return won, fear, gone, defend, count["removed", "blight"]


def is_as_good(one: Count, other: Count) -> bool:
    """Whether a way reaches as much as another in everything."""
    return all(a >= b for a, b in zip(aims(one), aims(other), strict=True))


def best(ends: Sequence[Count], least: Count) -> dict[str, Any]:
    """The ways of which none is better at everything, if they reach more than what is certain."""
    found = list[Count]()
    for count in sorted(ends, key=lambda count: (*(-aim for aim in aims(count)), *harm(count))):
        if not any(is_as_good(other, count) for other in found):
            found.append(count)
    if not any(wanted(count) - wanted(least) for count in found):
        return {}
    if len(found) > FEW:
        return {"most": told(wanted(highest(ends)))}
    return {"best": [told(wanted(count)) for count in found]}


def harm(count: Count) -> tuple[int, ...]:
    """How much a way harms."""
    return tuple(count[thing] for thing in HARM)


def wanted(count: Count) -> Count:
    """All but the harm."""
    return Count({thing: number for thing, number in count.items() if thing not in HARM})


def worst(least: Count, most: Count) -> dict[str, Any]:
    """The harm that may be done and is not certain."""
    found = Count({thing: most[thing] for thing in HARM if most[thing] > least[thing]})
    return {"worst": told(found)} if found else {}


def told(count: Mapping[tuple[str, ...], int]) -> dict[str, Any]:
    """Figures as plain data: amounts by their names, pieces by what happens to them."""
    found: dict[str, Any] = {}
    for thing, number in sorted(count.items(), key=lambda item: ORDER.index(item[0][-1])):
        if len(thing) == 1:
            found[thing[0]] = number
        else:
            found.setdefault(thing[0], {})[thing[1]] = number
    return found
