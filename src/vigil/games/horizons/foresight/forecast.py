"""What the invaders are going to do next, if nobody does anything about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vigil.core.chance import Chance
from vigil.core.decision import STOP, Decision, Option
from vigil.core.event import Event
from vigil.foresight.rehearsal import rehearse
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.phases.invaders import has_source, matching
from vigil.games.horizons.phases.steps import STEPS
from vigil.games.horizons.powers.effects import EXPLORE
from vigil.games.horizons.table.queries import land_name, lands_in
from vigil.games.horizons.table.state import State

INVADERS: Final = frozenset(
    {"ravage_lands", "ravage", "build_lands", "build", "explore", "explore_lands"}
)
"""The steps of the invader phase, as far as they are known."""

TOLD: Final = frozenset(
    {
        *("ravaged", "blight_added", "piece_destroyed", "presence_destroyed", "action_skipped"),
        *("dahan_strike_back", "piece_added", "blight_card_flipped", "game_ended"),
    }
)
"""What is worth a line."""


def forecast(s: State, seat: int | None) -> list[Event]:
    """The rest of this invader phase, or the next one; which lands are explored nobody knows."""
    ahead, cards = s.copy(), list[Option]()

    def answer(decision: Decision) -> int | None:
        if decision.kind == "invader_card":
            cards.extend(decision.options)
        return _answer(decision)

    events = rehearse(STEPS, ahead, *_entries(s), answer=answer)
    return [*(event for event in events if event.tag in TOLD), *explore_due(ahead, cards)]


def explore_due(s: State, cards: Sequence[Option]) -> list[Event]:
    """The lands that one of the invader cards that may come would bring an explorer to."""
    named = 0
    for _, card in cards:
        named |= matching(s, str(card))
    lands = [land_name(s, land) for land in lands_in(named) if is_open(s, land)]
    return [Event("explore_due", {"lands": lands})] if lands else []


def is_open(s: State, land: int) -> bool:
    """Whether explorers can come to a land that a card names."""
    return has_source(s, land) and not shunned_actions(s, land) & EXPLORE


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


def place(s: State, decision: Decision, option: Option) -> Option | None:
    """Nor a place that they depend on."""
    return None
