"""An analysis of the island: what each land costs the spirits, as it is and as a power leaves it.

Costs are in points; a point is about what an explorer costs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.phases.invaders import LAND_DAMAGE, matching
from vigil.games.horizons.powers.effects import BUILD, RAVAGE
from vigil.games.horizons.powers.power import SLOW
from vigil.games.horizons.table.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    HEALTH,
    SLOTS,
    STRENGTH,
    TOWN,
    WIDTH,
)
from vigil.games.horizons.table.queries import defence, presence, terror_level
from vigil.games.horizons.table.state import State

FEAR_POINT: Final = 0.8
PRICE: Final[Mapping[str, float]] = {EXPLORER: 0.8, TOWN: 2.0, CITY: 3.5}
"""What an invader costs by being there."""
LAST_ONES: Final = 8.0
"""What the invaders that bar victory cost more, all together."""
DAHAN_THERE: Final = 0.3
"""What dahan in a land are worth, and what it costs when they fall."""
DAHAN_LOST: Final = 1.2
STRIKE: Final = 0.6
"""A point of damage that dahan strike back with."""
BLIGHT: Final = 5.0
RUIN: Final = 30.0
"""What the last blight of the pool costs more; with two left a quarter of it, and so on."""
CASCADE: Final = 1.9
"""How much a blight costs that spreads."""
PRESENCE: Final = 1.5
BUILDING: Final = 1.2
"""What it costs that invaders build."""
NEXT_ROUND: Final = 0.25
"""How much a ravage counts that comes in the next round, and one with a fast phase before it."""
AFTER_FAST: Final = 0.6

INVADER_SLOTS: Final = tuple(slot for slot, (kind, _) in enumerate(SLOTS) if kind != DAHAN)
STRENGTHS: Final = tuple(STRENGTH[SLOTS[slot][0]] for slot in INVADER_SLOTS)
FIRST_BARRED: Final = (0, 1, 3)
"""By terror level, the first slot of invaders that bar victory."""


class Facts:
    """What matters about a land; powers are tried out on a copy."""

    __slots__ = ("blight", "dahan", "defend", "invaders", "skips")

    def __init__(
        self, invaders: list[int], dahan: int, defend: int, skips: int, blight: int
    ) -> None:
        self.invaders = invaders
        self.dahan = dahan
        self.defend = defend
        self.skips = skips
        self.blight = blight

    def copy(self) -> Facts:
        """An independent copy."""
        return Facts(self.invaders[:], self.dahan, self.defend, self.skips, self.blight)

    def add(self, slot: int, amount: int) -> None:
        """Put pieces of a slot there, or take them away."""
        if slot < len(self.invaders):
            self.invaders[slot] += amount
        else:
            self.dahan += amount


class Analysis:
    """The state, the question and what has been worked out about them.

    ``late`` stands for something planned that happens after the invaders have acted this turn.
    """

    def __init__(self, s: State, decision: Decision, style: Style = PLAIN) -> None:
        self.s = s
        self.decision = decision
        self.style = style
        self._facts: dict[int, Facts] = {}
        self._costs: dict[tuple[int, bool], float] = {}
        self._rooms: dict[tuple[int, int, bool], float] = {}
        self.targets: dict[tuple[int, str, tuple[int, ...]], tuple[float, int]] = {}
        """Best targets by seat, power and elements: worth and land."""
        self.plans: dict[int, dict[str, float]] = {}
        """By seat, what the best set of cards with each card is worth."""

    @property
    def seat(self) -> int:
        """The spirit that is asked."""
        return self.decision.seat

    # -- lands

    @cached_property
    def ravaged(self) -> int:
        """Lands of the next ravage, as bits."""
        return matching(self.s, self.s.ravage_card)

    @cached_property
    def built(self) -> int:
        """Lands of the next build, as bits."""
        return matching(self.s, self.s.build_card)

    def facts(self, land: int) -> Facts:
        """A land as it is; not to be changed."""
        if land not in self._facts:
            s = self.s
            here = s.pieces[WIDTH * land : WIDTH * land + WIDTH]
            size = len(INVADER_SLOTS)
            self._facts[land] = Facts(
                here[:size],
                sum(here[size:]),
                defence(s, land),
                shunned_actions(s, land),
                s.blight[land],
            )
        return self._facts[land]

    # -- what things cost

    @cached_property
    def prices(self) -> tuple[float, ...]:
        """What an invader of each slot costs; those that bar victory the more, the fewer."""
        s = self.s
        first = FIRST_BARRED[terror_level(s) - 1]
        size = len(INVADER_SLOTS)
        left = sum(
            sum(s.pieces[start + first : start + size]) for start in range(0, len(s.pieces), WIDTH)
        )
        bar = LAST_ONES / max(1, left)
        prices = [PRICE[SLOTS[slot][0]] + bar * (slot >= first) for slot in INVADER_SLOTS]
        return tuple(self.style.prize * price for price in prices)

    def fear(self, points: int) -> float:
        """What so much fear is worth."""
        return self.style.prize * FEAR_POINT * points

    def care(self, seat: int) -> float:
        """How much what befalls a spirit weighs: another one as the style has it."""
        return 1.0 if seat == self.decision.seat_of(0) else self.style.others

    def blight(self, land: int) -> float:
        """What a blight there costs: itself, those it leads to, and presence."""
        s = self.s
        one = BLIGHT + RUIN / max(1, s.blight_pool) ** 2
        there = sum(self.care(seat) for seat in s.setup.seats if presence(s, seat, land))
        return one * (CASCADE if s.blight[land] else 1) + PRESENCE * there

    def cost(self, land: int, late: bool = False) -> float:
        """What a land costs as it is."""
        key = land, late
        if key not in self._costs:
            self._costs[key] = self.cost_of(land, self.facts(land), late)
        return self._costs[key]

    def cost_of(self, land: int, facts: Facts, late: bool = False) -> float:
        """What a land costs with these facts: its invaders and what they are about to do."""
        total = -DAHAN_THERE * facts.dahan
        if not any(facts.invaders):
            return total
        for there, price in zip(facts.invaders, self.prices, strict=True):
            total += there * price
        if late:
            building = self.built >> land & 1
            coming = NEXT_ROUND * self.ravage(land, facts, 0, 1) if building else 0.0
        else:
            coming = self._coming(land, facts)
        return total + self.style.danger * coming

    def _coming(self, land: int, facts: Facts) -> float:
        """What the invaders are about to do there; defence ends with the turn."""
        total, slow = 0.0, self.s.phase == SLOW
        if self.ravaged >> land & 1 and not facts.skips & RAVAGE:
            defend = 0 if slow else facts.defend
            total += (AFTER_FAST if slow else 1.0) * self.ravage(land, facts, defend, 0)
        if self.built >> land & 1 and not facts.skips & BUILD:
            total += BUILDING + NEXT_ROUND * self.ravage(land, facts, 0, STRENGTH[TOWN])
        return total

    def ravage(self, land: int, facts: Facts, defend: int, more: int) -> float:
        """What a ravage costs: blight and dahan, less what the dahan left strike down."""
        s, dahan = self.s, facts.dahan
        strength = sum([n * each for n, each in zip(facts.invaders, STRENGTHS, strict=True)]) + more
        damage = strength - defend
        total = 0.0
        if damage >= LAND_DAMAGE and not s.this_turn.no_blight[land]:
            total += self.blight(land)
        if dahan and damage > 0 and not s.this_turn.dahan_safe[land]:
            lost = min(dahan, damage // (HEALTH[DAHAN] + s.this_turn.dahan_bonus[land]))
            total += DAHAN_LOST * lost
            dahan -= lost
        return total - STRIKE * min(STRENGTH[DAHAN] * dahan, strength)

    # -- pieces that come and go

    def arrival(self, land: int, slot: int, late: bool = False) -> float:
        """What one more piece in a land costs."""
        facts = self.facts(land).copy()
        facts.add(slot, 1)
        return self.cost_of(land, facts, late) - self.cost(land, late)

    def departure(self, land: int, slot: int, late: bool = False) -> float:
        """What it is worth that a piece leaves a land."""
        facts = self.facts(land).copy()
        facts.add(slot, -1)
        return self.cost(land, late) - self.cost_of(land, facts, late)

    def room(self, land: int, slot: int, late: bool = False) -> float:
        """What a piece of a land costs at least when it is next door instead."""
        key = land, slot, late
        if key not in self._rooms:
            near = self.s.setup.island.adjacent[land]
            self._rooms[key] = min(self.arrival(to, slot, late) for to in near)
        return self._rooms[key]
