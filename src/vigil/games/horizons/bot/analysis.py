"""An analysis of the island: what each land costs the spirits, as it is and as a power leaves it.

Costs are in points; a point is about what an explorer costs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    FRESH,
    HEALTH,
    SLOTS,
    STRENGTH,
    TOWN,
    WIDTH,
    Invader,
)
from vigil.games.horizons.model.queries import (
    built_by_special_rules,
    defence,
    presence,
    terror_level,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.invaders import LAND_DAMAGE, matching
from vigil.games.horizons.powers.effects import BUILD, RAVAGE
from vigil.games.horizons.powers.power import SLOW

T = TypeVar("T")

FEAR_POINT: Final = 0.7
LAST_FEAR: Final = 8.0
"""The extra value, for each player, of the last missing point of fear."""
PRICE: Final[Mapping[str, float]] = {EXPLORER: 0.8, TOWN: 2.0, CITY: 3.5}
"""What an invader costs by being there."""
LAST_ONES: Final = 8.0
"""The extra cost, in total, of the last invaders that bar victory."""
DAHAN_THERE: Final = 0.3
"""The worth of Dahan in a land, and the cost when they fall."""
DAHAN_LOST: Final = 1.2
STRIKE: Final = 0.6
"""The value of a point of damage dealt by Dahan striking back."""
BLIGHT: Final = 5.0
RUIN: Final = 30.0
"""The extra cost of the last blight of the pool; with two left a quarter of it, and so on."""
CASCADE: Final = 1.9
"""How much a blight costs that spreads."""
PRESENCE: Final = 1.5
NEXT_ROUND: Final = 0.25
"""How much a ravage counts that comes in the next round, and one with a fast phase before it."""
AFTER_FAST: Final = 0.6

INVADER_SLOTS: Final = tuple(slot for slot, (kind, _) in enumerate(SLOTS) if kind != DAHAN)
STRENGTHS: Final = tuple(STRENGTH[SLOTS[slot][0]] for slot in INVADER_SLOTS)
FIRST_BARRED: Final = (0, 1, 3)
"""By terror level, the first slot of invaders that bar victory."""


class Facts:
    """What matters about a land; powers are tried on a copy."""

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

    def strength(self) -> int:
        """Damage that the invaders deal."""
        return sum([there * each for there, each in zip(self.invaders, STRENGTHS, strict=True)])

    def has(self, slot: int) -> bool:
        """Whether a piece of a slot is there; dahan count as unhurt."""
        return (self.invaders[slot] if slot < len(self.invaders) else self.dahan) > 0

    def without(self, slot: int) -> Facts:
        """A copy with one piece less."""
        other = self.copy()
        other.add(slot, -1)
        return other

    def add(self, slot: int, amount: int) -> None:
        """Put pieces of a slot there, or take them away."""
        if slot < len(self.invaders):
            self.invaders[slot] += amount
        else:
            self.dahan += amount


class Sums(NamedTuple):
    """What has been computed about an island."""

    facts: dict[tuple[int, bool], Facts]
    costs: dict[tuple[int, bool], float]
    rooms: dict[tuple[int, int, bool], float]
    found: dict[Hashable, Any]


@lru_cache(maxsize=32)
def island_sums(key: Hashable) -> Sums:
    """Totals to fill; growth, cards and targets are asked one after another."""
    return Sums({}, {}, {}, {})


def island_key(s: State, seat: int, style: Style) -> Hashable:
    """All that the sums of an island depend on."""
    turn, asked = s.this_turn, seat if style.others != PLAIN.others else None
    return (
        (s.setup, s.spirits, s.phase, s.ravage_card, s.build_card, asked, style),
        (s.blight_pool, s.fear, s.taken),
        (*s.pieces, *s.blight, *s.presence),
        (*turn.defend, *turn.skips, *turn.no_blight, *turn.dahan_bonus, *turn.dahan_safe),
        (turn.wards, turn.guards, turn.shunned),
        (*turn.reach, *turn.sharing, *turn.might),
    )


def _remembered(found: dict[Hashable, Any], key: Hashable, find: Callable[[], T]) -> T:
    if key not in found:
        found[key] = find()
    value: T = found[key]
    return value


class Analysis:
    """The state, the question and cached results.

    ``late`` means that something planned happens after the invaders have acted this turn.
    """

    def __init__(self, s: State, decision: Decision, style: Style = PLAIN) -> None:
        self.s = s
        self.decision = decision
        self.style = style
        self._found: dict[Hashable, Any] = {}
        self._island = island_sums(island_key(s, decision.seat_of(0), style))
        self._facts, self._costs, self._rooms = self._island[:3]

    def remember(self, key: Hashable, find: Callable[[], T]) -> T:
        """A result computed once and needed for several options."""
        return _remembered(self._found, key, find)

    def of_island(self, key: Hashable, find: Callable[[], T]) -> T:
        """A result computed once while the island is unchanged, whatever is in hand."""
        return _remembered(self._island.found, key, find)

    @property
    def seat(self) -> int:
        """The spirit that is asked."""
        return self.decision.seat

    # -- lands

    @cached_property
    def ravaged(self) -> int:
        """Lands of the next ravage, as bits."""
        return self.of_island("ravaged", lambda: matching(self.s, self.s.ravage_card))

    @cached_property
    def built(self) -> int:
        """Lands of the next build, as bits."""
        return self.of_island("built", lambda: matching(self.s, self.s.build_card))

    def facts(self, land: int, late: bool = False) -> Facts:
        """A land as it is, or as the invaders will leave it; read-only."""
        key = land, late
        if key not in self._facts:
            self._facts[key] = self._later(land) if late else self._present(land)
        return self._facts[key]

    def _present(self, land: int) -> Facts:
        s, size = self.s, len(INVADER_SLOTS)
        here = s.pieces[WIDTH * land : WIDTH * land + WIDTH]
        spared, blight = shunned_actions(s, land), s.blight[land]
        return Facts(here[:size], sum(here[size:]), defence(s, land), spared, blight)

    def _later(self, land: int) -> Facts:
        """A land after this turn's ravage and build, if nothing prevents them."""
        facts = self.facts(land).copy()
        if any(facts.invaders) and self.ravaged >> land & 1 and not facts.skips & RAVAGE:
            self._suffer(land, facts)
        if any(facts.invaders) and self.built >> land & 1 and not facts.skips & BUILD:
            facts.invaders[self.building(land, facts)] += 1
        facts.defend = facts.skips = 0
        return facts

    def _suffer(self, land: int, facts: Facts) -> None:
        """A ravage: blight, dahan that fall, and invaders that the others strike down."""
        damage = facts.strength() - facts.defend
        facts.blight += damage >= LAND_DAMAGE and not self.s.this_turn.no_blight[land]
        facts.dahan -= self._fallen(land, facts.dahan, damage)
        strike = STRENGTH[DAHAN] * facts.dahan
        for slot in reversed(INVADER_SLOTS):
            health = HEALTH[SLOTS[slot][0]] - SLOTS[slot][1]
            while facts.invaders[slot] and strike >= health:
                facts.invaders[slot] -= 1
                strike -= health

    def building(self, land: int, facts: Facts) -> int:
        """The slot of what the invaders build in a land."""
        towns, cities = sum(facts.invaders[1:3]), sum(facts.invaders[3:])
        printed: Invader = CITY if towns > cities else TOWN
        return FRESH[built_by_special_rules(self.s, land, printed)]

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
        """What so much fear is worth: the more, the less is missing to the last card."""
        return self.style.prize * self._fear_point * points

    @cached_property
    def _fear_point(self) -> float:
        s = self.s
        missing = (FEAR_DECK_SIZE - s.taken) * s.setup.fear_pool - s.fear
        return FEAR_POINT + LAST_FEAR * s.setup.players / max(1, missing)

    def care(self, seat: int) -> float:
        """How much what befalls a spirit weighs: another one as the style has it."""
        return 1.0 if seat == self.decision.seat_of(0) else self.style.others

    def blight(self, land: int, there: int | None = None) -> float:
        """What a blight costs: itself, another where there is one already, and presence."""
        s = self.s
        spreads = s.blight[land] if there is None else there
        lost = sum(self.care(seat) for seat in s.setup.seats if presence(s, seat, land))
        return self.one_blight * (CASCADE if spreads else 1) + PRESENCE * lost

    @cached_property
    def one_blight(self) -> float:
        """What a blight of the pool costs."""
        return BLIGHT + RUIN / max(1, self.s.blight_pool) ** 2

    @cached_property
    def cleansing(self) -> float:
        """What a blight more in the pool is worth."""
        return BLIGHT + RUIN / (self.s.blight_pool + 1) ** 2

    def cost(self, land: int, late: bool = False) -> float:
        """The cost of a land as it is."""
        key = land, late
        if key not in self._costs:
            self._costs[key] = self.cost_of(land, self.facts(land, late), late)
        return self._costs[key]

    def cost_of(self, land: int, facts: Facts, late: bool = False) -> float:
        """The cost of a land with these facts: its invaders and their next actions."""
        total = -DAHAN_THERE * facts.dahan
        if not any(facts.invaders):
            return total
        for there, price in zip(facts.invaders, self.prices, strict=True):
            total += there * price
        if not late:
            coming = self._coming(land, facts)
        elif self.built >> land & 1:
            coming = AFTER_FAST * self.ravage(land, facts, 0, 0)
        else:
            return total
        return total + self.style.danger * coming

    def _coming(self, land: int, facts: Facts) -> float:
        """The next actions of the invaders there; defence ends with the turn."""
        total, slow = 0.0, self.s.phase == SLOW
        if self.ravaged >> land & 1 and not facts.skips & RAVAGE:
            defend = 0 if slow else facts.defend
            total += (AFTER_FAST if slow else 1.0) * self.ravage(land, facts, defend, 0)
        if self.built >> land & 1 and not facts.skips & BUILD:
            slot = self.building(land, facts)
            total += self.prices[slot] + NEXT_ROUND * self.ravage(land, facts, 0, STRENGTHS[slot])
        return total

    def ravage(self, land: int, facts: Facts, defend: int, more: int) -> float:
        """What a ravage costs: blight and dahan, less what the dahan left strike down."""
        strength = facts.strength() + more
        damage = strength - defend
        lost = self._fallen(land, facts.dahan, damage)
        total = DAHAN_LOST * lost - STRIKE * min(STRENGTH[DAHAN] * (facts.dahan - lost), strength)
        if damage >= LAND_DAMAGE and not self.s.this_turn.no_blight[land]:
            total += self.blight(land, facts.blight)
        return total

    def _fallen(self, land: int, dahan: int, damage: int) -> int:
        """Dahan that fall by so much damage."""
        turn = self.s.this_turn
        if not dahan or damage <= 0 or turn.dahan_safe[land]:
            return 0
        return min(dahan, damage // (HEALTH[DAHAN] + turn.dahan_bonus[land]))

    # -- pieces that come and go

    def arrival(self, land: int, slot: int, late: bool = False) -> float:
        """What one more piece in a land costs."""
        facts = self.facts(land, late).copy()
        facts.add(slot, 1)
        return self.cost_of(land, facts, late) - self.cost(land, late)

    def departure(self, land: int, slot: int, late: bool = False) -> float:
        """The worth of a piece leaving a land."""
        facts = self.facts(land, late).without(slot)
        return self.cost(land, late) - self.cost_of(land, facts, late)

    def room(self, land: int, slot: int, late: bool = False) -> float:
        """The least cost of a piece that moves to a neighbouring land."""
        key = land, slot, late
        if key not in self._rooms:
            near = self.s.setup.island.adjacent[land]
            self._rooms[key] = min(self.arrival(to, slot, late) for to in near)
        return self._rooms[key]
