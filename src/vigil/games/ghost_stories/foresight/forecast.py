"""What the ghosts do before a player's next turn, if nothing prevents it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Final

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import STEPS
from vigil.insight.foresight.rehearsal import rehearse

HARMLESS: Final = 0
"""The first face of the curse die, used because the result is unknown."""

UNKNOWN: Final = frozenset({"ghost_card", "place_ghost"})
"""Questions that end the rehearsal of a turn: which ghost comes, and where it goes."""

TOLD: Final = frozenset(
    {
        *("turn_began", "tile_haunted", "qi_lost", "taoist_died", "board_haunted", "curse_rolled"),
        *("ghost_placed", "ghost_due", "villager_died", "family_cursed", "game_ended"),
    }
)
"""Events that get a line."""

GRAVEST: Final = (
    *("game_ended", "taoist_died", "tile_haunted", "villager_died", "board_haunted", "qi_lost"),
    *("curse_due", "family_cursed", "ghost_placed", "ghost_due"),
)
"""Events in the order of the forecast, the most serious first."""


def end_of_yin(s: State) -> None:
    """Ends the rehearsal where a Taoist may act."""
    s.agenda.clear()


def forecast(s: State, seat: int | None) -> list[Event]:
    """The yin phases up to a seat's next one (by default the active board's), that one included."""
    if len(s.powers) < 4:
        return []
    yin = {**STEPS, "begin_yang": end_of_yin}
    ahead, events, draws = s.copy(), list[Event](), list[Decision]()
    for side in boards_until(s, seat):
        known = bool(draws)
        happens = rehearse(yin, ahead, ("turn", side), answer=partial(_answer, draws))
        events += told([*happens, *([] if known else map(partial(ghost_due, s), draws))])
        if ahead.outcome is not None:
            break
    return events


def gravity(event: Event) -> int:
    """How serious a forecast event is."""
    return len(GRAVEST) - GRAVEST.index(event.tag) if event.tag in GRAVEST else 0


def ghost_due(s: State, draw: Decision) -> Event:
    """The colours that the next ghost may have, or that it is an incarnation, by their chances."""
    weights = draw.weights or (1,) * len(draw.options)
    found = Counter[str]()
    for option, weight in zip(draw.options, weights, strict=True):
        card = s.setup.card_of[option]
        found["incarnation" if card.incarnation else COLOURS[card.colour]] += weight
    every = found.total()
    chances = [
        [name, *Fraction(count, every).as_integer_ratio()] for name, count in found.most_common()
    ]
    return Event("ghost_due", {"chances": chances})


def boards_until(s: State, seat: int | None) -> Iterator[int]:
    """The boards whose turns come next, up to that of the seat; before the game from the first."""
    last = s.seat_at.index(seat) if seat in s.seat_at else s.active
    turns = (side for name, *sides in s.agenda if name == "turn" for side in sides)
    first = next(turns, s.active + 1)
    for ahead in range(4):
        side = (first + ahead) % 4
        yield side
        if side == last:
            return


def _answer(draws: list[Decision], decision: Decision) -> int | None:
    """Take the best result of chance and the players' first option; stop where the future forks."""
    if decision.kind == "ghost_card":
        draws.append(decision)
    return None if decision.kind in UNKNOWN else HARMLESS


def told(events: list[Event]) -> list[Event]:
    """The events of a turn that get a line; turns without any are left out."""
    found = happened(None, events)
    return found if len(found) > 1 else []


def happened(_: State | None, events: Sequence[Event]) -> list[Event]:
    """The events that get a line, forecast or past."""
    return [foreseen(event) for event in events if event.tag in TOLD]


def foreseen(event: Event) -> Event:
    """The roll of a curse die, without its result."""
    if event.tag != "curse_rolled":
        return event
    data = {name: value for name, value in event.data.items() if name != "face"}
    return Event("curse_due", data)
