"""The effect of a power in a land: certain, and best and worst where choices follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.games.horizons.model.pieces import DAHAN, HEALTH, INVADERS
from vigil.games.horizons.model.state import State
from vigil.insight.foresight.figures import EFFECT, Count, Figures
from vigil.insight.foresight.ways import Ways

TRIED: Final = frozenset(
    {
        *(("target_land", "land"), ("power_phase", "use_on"), ("power_phase", "repeat_on")),
        *(("innate_levels", "level"), ("innate_levels", "levels"), ("choose_effect", "effect")),
        *(("use_threshold", "yes"), ("use_threshold", "no")),
    }
)
"""The answers that are tried: using a power on a land, or choosing one of its parts."""

ANSWERS: Final = 600
"""The most answers tried for a question."""

NEXT: Final = frozenset({"phase_began", "round_began", "time_passed"})
"""The steps after the last power of a phase."""
BETWEEN: Final = frozenset({"power_phase", "spirit_phase"})
"""Questions that belong to no power."""
SILENT: Final = frozenset({"power_used", "only_option", "energy_paid"})
"""Events that say nothing about the effect of a power."""
IN_ANY_ORDER: Final = frozenset({"damage", "destroy", "remove"})
"""Questions that ask for one piece after another and remember only a tally."""
MOVES: Final = frozenset({"push", "gather", "move_pieces"})
"""Questions that move one piece after another and may stop early."""
AMOUNTS: Final = {"fear_generated": "fear", "land_defended": "defend"}
"""Amounts that are added up."""
COUNTED: Final = {"blight_added": "blight", "presence_destroyed": "presence"}
"""The figure counted, by its event."""
PIECES: Final = {
    "piece_destroyed": "destroyed",
    "piece_removed": "removed",
    "piece_moved": "moved",
}
"""What happens to pieces."""
GONE: Final = ("destroyed", "removed")
"""What happens to pieces that leave the island."""
ORDER: Final = (
    *("won", "lost", "fear", *reversed(INVADERS), DAHAN, "defend", "blight", "presence"),
)
"""The order in which figures are listed."""
HARM: Final = (("lost",), ("presence",), ("blight",), ("destroyed", DAHAN))
"""What no spirit wants."""


def settled(events: Sequence[Event], following: Decision | None) -> bool:
    """Whether a power is done."""
    return (
        following is None or following.kind in BETWEEN or any(event.tag in NEXT for event in events)
    )


def unsettled(_: Sequence[Event], __: Decision | None) -> tuple[Event, ...]:
    """Nothing: a power is followed to its end."""
    return ()


def branches(_: State, decision: Decision, __: int | None) -> Sequence[int]:
    """All options: where pieces go and which are hit makes a difference."""
    return range(len(decision.options))


def commutes(decision: Decision) -> bool:
    """Whether pieces may be chosen in any order."""
    counts = decision.kind in IN_ANY_ORDER and decision.about[:1] in (("exactly",), ("each",))
    return counts or decision.kind in MOVES


def effect(ways: Ways) -> Event | None:
    """The effect of a power in a few figures; or that it has none."""
    found = FIGURES.effect(ways)
    if found is not None or not ways.complete or any(map(does_something, ways.ends)):
        return found
    return Event(EFFECT, {})


def does_something(events: Sequence[Event]) -> bool:
    """Whether anything happens that no figure tells."""
    return any(event.tag not in SILENT for event in own(events))


def own(events: Sequence[Event]) -> list[Event]:
    """The events that belong to the power."""
    return list(takewhile(lambda event: event.tag not in NEXT, events))


def counted(events: Sequence[Event]) -> Count:
    """Fear, defence, blight, presence, and pieces destroyed, removed or moved, by kind."""
    found = Count()
    for tag, data in own(events):
        if tag in AMOUNTS:
            found[(AMOUNTS[tag],)] += data["amount"]
        elif tag in COUNTED:
            found[(COUNTED[tag],)] += 1
        elif tag in PIECES:
            found[PIECES[tag], data["piece"]] += 1
        elif tag == "blight_removed":
            found["removed", "blight"] += 1
        elif tag == "game_ended":
            found[("won",) if data["won"] else ("lost",)] += 1
    return +found


def aims(count: Count) -> tuple[int, ...]:
    """What spirits want: victory, fear, invaders removed (by health), defence, blight removed.

    Moves are optional, so being able to move more is never worse.
    """
    gone = sum(HEALTH[kind] * count[what, kind] for what in GONE for kind in INVADERS)
    moved = tuple(count["moved", kind] for kind in (*INVADERS, DAHAN))
    won, fear, defend = (count[(figure,)] for figure in ("won", "fear", "defend"))
    return won, fear, gone, defend, count["removed", "blight"], *moved


FIGURES: Final = Figures(counted, aims, HARM, ORDER)
"""The figures of powers."""
