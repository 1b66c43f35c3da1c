"""What the invaders are going to do next, if nobody does anything about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vigil.core.decision import STOP, Decision, Option
from vigil.core.event import Event
from vigil.foresight.chances import Chance
from vigil.foresight.rehearsal import rehearse
from vigil.games.horizons.phases.steps import STEPS
from vigil.games.horizons.table.state import State

INVADERS: Final = frozenset({"ravage_lands", "ravage", "build_lands", "build", "explore"})
"""The steps of the invader phase, as far as they are known."""

TOLD: Final = frozenset(
    {
        *("ravaged", "blight_added", "piece_destroyed", "presence_destroyed", "action_skipped"),
        *("dahan_strike_back", "piece_added", "blight_card_flipped", "game_ended"),
    }
)
"""What is worth a line."""


def forecast(s: State, seat: int | None) -> list[Event]:
    """The rest of this invader phase, or the next one."""
    events = rehearse(STEPS, s.copy(), *_entries(s), answer=_answer)
    return [event for event in events if event.tag in TOLD]


def _entries(s: State) -> list[tuple[Any, ...]]:
    if s.phase == "invader":
        return [entry for entry in reversed(s.agenda) if entry[0] in INVADERS]
    if s.phase == "slow":
        return [("time_passes",), ("invaders_act",)]
    return [("invaders_act",)] if s.phase in ("spirit", "fast") else []


def _answer(decision: Decision) -> int | None:
    """The first thing, or nothing where one may; the next invader card is not known."""
    if decision.chance:
        return None
    return decision.options.index(STOP) if STOP in decision.options else 0


def odds(s: State) -> Mapping[Option, Sequence[Chance]]:
    """No dice, no odds."""
    return {}
