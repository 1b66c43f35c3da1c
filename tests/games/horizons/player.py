"""A player with a little purpose, so that games last and much of the box is seen.

It plays every card it can pay for, guards lands that are about to be ravaged, strikes where the
invaders are many, and otherwise takes what chance offers. It knows no more than anybody at the
table.
"""

from __future__ import annotations

from random import Random
from typing import Final

from vigil.core import Decision, Option
from vigil.games.horizons import State
from vigil.games.horizons.model.pieces import DAHAN, HEALTH, STRENGTH
from vigil.games.horizons.model.queries import (
    anyone_in,
    count,
    defence,
    ravage_damage,
)
from vigil.games.horizons.phases.growth import card_plays
from vigil.games.horizons.phases.invaders import matching
from vigil.games.horizons.powers.asking import land_named
from vigil.games.horizons.powers.registry import PANELS, POWERS

WHIM: Final = 0.6
"""How much a passing fancy weighs against a plan."""

PLAIN: Final = {
    "yes": 1.0,
    "no": 0.0,
    "stop": -0.5,
    "pass": -1.0,
    "ready": -1.0,
    "track": 1.0,
    "move_presence": -1.0,
    "repeat": 0.5,
}
"""What an option is worth by its tag alone."""

TARGETS: Final = ("target_land", "boon_land", "fear_land", "vengeance_land")
PIECES: Final = ("damage", "destroy", "remove", "downgrade", "replace", "fear_piece")


class Player:
    """Answers for every seat."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, s: State, decision: Decision) -> int:
        """The index of the answer; of questions put together the first is answered."""
        decision = decision.parts[0] if decision.parts else decision
        worth = [self._worth(s, decision, option) for option in decision.options]
        return worth.index(max(worth))

    def _worth(self, s: State, decision: Decision, option: Option) -> float:
        whim, kind, tag = WHIM * self._random.random(), decision.kind, str(option[0])
        if kind in TARGETS and tag == "land":
            return whim + worth_of_target(s, land_named(s, option))
        if kind in PIECES and tag in ("piece", "land"):
            return whim + worth_of_hit(str(option[-2]), int(option[-1]))
        if tag in ("push", "gather"):
            return whim + worth_of_move(s, tag, str(option[1]), land_named(s, option))
        if tag in ("use_on", "repeat_on"):
            return whim + worth_of_target(s, land_named(s, option))
        if kind == "add_presence" or tag == "presence":
            return whim + worth_of_site(s, land_named(s, option))
        if kind == "cascade":
            land = land_named(s, option)
            return whim - 3.0 * s.blight[land] - anyone_in(s, land)
        if tag in ("growth", "growth_from"):
            return whim + worth_of_growth(s, option)
        if kind == "forget":
            return whim + worth_of_forgetting(s, decision.seat, str(option[1]))
        return whim + self._plain(kind, option)

    def _plain(self, kind: str, option: Option) -> float:
        if kind == "innate_levels":
            return float(option[1])
        if kind == "choose_deck":
            return 0.3 if option[1] == "minor" else 0.0
        return PLAIN.get(str(option[0]), 0.0)


def is_next(s: State, land: int, card: str) -> bool:
    """Whether an invader card names the land."""
    return bool(matching(s, card) >> land & 1)


def worth_of_target(s: State, land: int) -> float:
    """Lands about to be ravaged before those about to grow, many invaders before few."""
    coming = ravage_damage(s, land)
    worth = float(coming)
    if s.phase == "fast" and is_next(s, land, s.ravage_card):
        worth += 2.0 * max(0, coming - defence(s, land))
    elif coming and is_next(s, land, s.build_card):
        worth += 3.0
    return worth + 0.3 * count(s, land, (DAHAN,))


def worth_of_hit(kind: str, damage: int) -> float:
    """What can be destroyed comes first, the strong before the weak."""
    if kind == DAHAN:
        return -5.0
    return STRENGTH[kind] + (5.0 if HEALTH[kind] - damage == 1 else damage)


def worth_of_move(s: State, way: str, kind: str, land: int) -> float:
    """Invaders go where they are quiet, dahan to where they can strike back."""
    if kind == DAHAN:
        return 0.5 if way == "gather" else 0.2 * ravage_damage(s, land)
    if way == "gather":
        return -1.0
    return 1.0 - is_next(s, land, s.ravage_card) - is_next(s, land, s.build_card)


def worth_of_site(s: State, land: int) -> float:
    """Presence belongs where invaders are near and no blight is likely."""
    safe = not is_next(s, land, s.ravage_card) or not ravage_damage(s, land)
    near = sum(ravage_damage(s, other) for other in s.setup.island.adjacent[land])
    return safe - 0.5 * s.blight[land] + 0.1 * near + 0.4 * (anyone_in(s, land) == 1)


def worth_of_forgetting(s: State, seat: int, card: str) -> float:
    """Cheap cards are forgotten first, but not those still to be used this turn."""
    waiting = card in s.in_play[seat] and card not in s.this_turn.used[seat]
    return -POWERS[card].cost - 10.0 * waiting


def worth_of_growth(s: State, option: Option) -> float:
    """Reclaim when the hand is empty, else spread."""
    seat, number = int(option[1]), int(option[2])
    ops = [action.op for action in PANELS[s.spirits[seat]].growth[number]]
    short = len(s.hand[seat]) < card_plays(s, seat)
    worth = (3.0 if short else -1.0) if "reclaim_all" in ops else 0.0
    return worth + 0.6 * ops.count("add_presence") + 0.3 * ops.count("gain_power_card")
