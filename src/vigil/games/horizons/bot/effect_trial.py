"""An estimate of a power: each effect changes the facts of the land it is used on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.tactics import best_kills, best_pushes
from vigil.games.horizons.model.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    FEAR,
    FRESH,
    SLOTS,
    SLOTS_OF,
    TOWN,
)
from vigil.games.horizons.model.queries import health_left
from vigil.games.horizons.model.special import special_rule
from vigil.games.horizons.powers.effects import (
    RAVAGE,
    AddBlight,
    Damage,
    DamageDifferent,
    DamageEach,
    Defend,
    Destroy,
    Either,
    Exhaust,
    Fear,
    Gather,
    Harden,
    If,
    Push,
    PushApart,
    RemoveBlight,
    Replace,
    Script,
    SkipActions,
    times,
)
from vigil.games.horizons.powers.power import SLOW, Effect, Power
from vigil.games.horizons.powers.use import MIGHT, PowerUse

UNKNOWN: Final = 0.3
"""The value of an unknown effect."""
HARDY: Final = 2
"""The defence that counts the same as one more health for each Dahan."""
MOST_PUSHED: Final = 12
MARKS: Final = tuple(slot for kind in (TOWN, CITY, EXPLORER) for slot in SLOTS_OF[kind][::-1])
"""The order in which damage looks for targets: damaged pieces before whole ones."""
STRONGEST: Final = tuple(slot for kind in (CITY, TOWN, EXPLORER) for slot in SLOTS_OF[kind])


class EffectTrial:
    """One use of a power on a land; returns what the effects are worth beyond the land."""

    __slots__ = ("bonus", "facts", "land", "late", "now", "use")

    def __init__(self, now: Analysis, seat: int, power: Power, land: int) -> None:
        s = now.s
        self.now = now
        self.use = PowerUse(s, seat, power, target_land=land, target_spirit=seat)
        self.land = land
        self.late = power.speed == SLOW and s.phase == "spirit"
        self.facts = now.facts(land, self.late).copy()
        self.bonus = special_rule(s, seat).bonus_damage + MIGHT * bool(s.this_turn.might[seat])

    def run(self, effects: Iterable[Effect]) -> float:
        """Try effects one after the other."""
        return sum([EFFECTS.get(type(effect), unknown)(self, effect) for effect in effects])

    def cost(self) -> float:
        """The current cost of the land."""
        return self.now.cost_of(self.land, self.facts, self.late)

    # -- damage

    def fear(self, effect: Fear) -> float:
        """Fear is always welcome."""
        return self.now.fear(times(self.use, effect.amount, effect.per))

    def destroy_one(self, slot: int) -> float:
        """An invader falls; towns and cities give fear."""
        self.facts.invaders[slot] -= 1
        return self.now.fear(FEAR[SLOTS[slot][0]])

    def left(self, slot: int) -> int:
        """Damage that destroys a piece of a slot."""
        return health_left(self.now.s, self.land, slot)

    def damage(self, effect: Damage) -> float:
        """Damage destroys what costs most."""
        amount = times(self.use, effect.amount, effect.per)
        if amount:
            amount, self.bonus = amount + self.bonus, 0
        slots = [slot for slot in MARKS if SLOTS[slot][0] in effect.kinds]
        deed = best_kills(self.now, self.land, self.facts, amount, slots, self.late)
        return sum([self.destroy_one(slot) for slot in deed.slots])

    def damage_each(self, effect: DamageEach) -> float:
        """The same damage for all; those that do not fall are hurt."""
        total = 0.0
        for slot in [slot for kind in effect.kinds for slot in SLOTS_OF[kind][::-1]]:
            there = self.facts.invaders[slot]
            if self.left(slot) <= effect.amount:
                total += sum([self.destroy_one(slot) for _ in range(there)])
            elif there:
                self.facts.invaders[slot] -= there
                self.facts.invaders[slot + effect.amount] += there
        return total

    def damage_different(self, effect: DamageDifferent) -> float:
        """One damage for each of some pieces; only those that fall count."""
        amount, total = effect.count if effect.per is None else effect.per(self.use), 0.0
        for slot in [slot for slot in MARKS if self.left(slot) <= 1]:
            hit = min(amount, self.facts.invaders[slot])
            total += sum([self.destroy_one(slot) for _ in range(hit)])
            amount -= hit
        return total

    def destroy(self, effect: Destroy) -> float:
        """The strongest fall first; Dahan too, if included."""
        amount, total = effect.count, 0.0
        for slot in [slot for slot in STRONGEST if SLOTS[slot][0] in effect.kinds]:
            hit = min(amount, self.facts.invaders[slot])
            total += sum([self.destroy_one(slot) for _ in range(hit)])
            amount -= hit
        if DAHAN in effect.kinds:
            self.facts.dahan -= min(amount, self.facts.dahan)
        return total

    def replace(self, effect: Replace) -> float:
        """One piece becomes another."""
        slot = next((slot for kind in effect.kinds if (slot := self.present(kind)) >= 0), -1)
        if slot >= 0:
            self.facts.add(slot, -1)
            self.facts.add(FRESH[effect.by], 1)
        return 0.0

    def present(self, kind: str) -> int:
        """The slot of a piece of a kind; -1 if there is none."""
        if kind == DAHAN:
            return FRESH[DAHAN] if self.facts.dahan else -1
        return next((slot for slot in SLOTS_OF[kind] if self.facts.invaders[slot]), -1)

    # -- moves

    def push(self, effect: Push) -> float:
        """Push as many as pay off, or as many as required."""
        amount = times(self.use, effect.count, effect.per)
        return self.push_some(amount, effect.kinds, effect.up_to)

    def push_apart(self, effect: PushApart) -> float:
        """Push into different lands."""
        return self.push_some(effect.count, effect.kinds, effect.up_to)

    def push_some(self, amount: int, kinds: Sequence[str], up_to: bool) -> float:
        """Push the best pieces; subtract their cost in the neighbouring lands."""
        slots = [slot for kind in kinds if (slot := self.present(kind)) >= 0]
        most = min(amount, MOST_PUSHED)
        deed = best_pushes(
            self.now, self.land, self.facts, most, slots, up_to=up_to, late=self.late
        )
        for slot in deed.slots:
            self.facts.add(slot, -1)
        return -sum([self.now.room(self.land, slot, self.late) for slot in deed.slots])

    def gather(self, effect: Gather) -> float:
        """Gather as many as pay off, or as many as required."""
        amount, total = effect.count, 0.0
        for start in self.now.s.setup.island.adjacent[self.land]:
            for kind in effect.kinds:
                there, slot = self.now.facts(start, self.late), FRESH[kind]
                most = min(amount, there.dahan if kind == DAHAN else there.invaders[slot])
                came, gain = self.gather_from(start, slot, most, effect.up_to)
                amount -= came
                total += gain
        return total

    def gather_from(self, start: int, slot: int, most: int, up_to: bool) -> tuple[int, float]:
        """Gather pieces of a land; say how many came and what their leaving is worth there."""
        relief = self.now.departure(start, slot, self.late) if most else 0.0
        for came in range(most):
            before = self.cost()
            self.facts.add(slot, 1)
            if up_to and before - self.cost() + relief <= 0:
                self.facts.add(slot, -1)
                return came, came * relief
        return most, most * relief

    # -- the land

    def defend(self, effect: Defend) -> float:
        """Defence helps against this turn's ravage."""
        if not self.late:
            self.facts.defend += times(self.use, effect.amount, effect.per)
        return 0.0

    def skip_actions(self, effect: SkipActions) -> float:
        """What invaders do not do this turn."""
        if not self.late:
            self.facts.skips |= effect.actions
        return 0.0

    def exhaust(self, _: Exhaust) -> float:
        """The ravage is skipped."""
        return self.skip_actions(SkipActions(RAVAGE))

    def harden(self, effect: Harden) -> float:
        """Hardy Dahan count as defence."""
        return self.defend(Defend(HARDY * effect.health))

    def remove_blight(self, _: RemoveBlight) -> float:
        """A blight goes back to the pool."""
        return self.now.cleansing if self.facts.blight else 0.0

    def add_blight(self, _: AddBlight) -> float:
        """A blight comes."""
        return -self.now.blight(self.land, self.facts.blight)

    # -- choices

    def condition(self, effect: If) -> float:
        """Effects under a condition."""
        return self.run(effect.holding(self.use))

    def either(self, effect: Either) -> float:
        """The better of two groups of effects."""
        return self.better((effect.one, effect.other))[1]

    def better(self, groups: Sequence[Sequence[Effect]]) -> tuple[int, float]:
        """Which group of effects is best, and its worth; the facts are left as by it."""
        start, tried = self.facts, []
        for number, effects in enumerate(groups):
            self.facts = start.copy()
            worth = self.run(effects)
            tried.append((worth - self.cost(), -number, worth, self.facts))
        _, number, worth, self.facts = max(tried, key=lambda one: one[:2])
        return -number, worth

    def script(self, effect: Script) -> float:
        """The parts of a script, as far as it lists them."""
        return self.run(effect.figures) if effect.figures else UNKNOWN


def unknown(trial: EffectTrial, effect: Any) -> float:
    """Something that does not change the land."""
    return UNKNOWN


EFFECTS: Final[Mapping[type, Callable[[EffectTrial, Any], float]]] = {
    Fear: EffectTrial.fear,
    Damage: EffectTrial.damage,
    DamageEach: EffectTrial.damage_each,
    DamageDifferent: EffectTrial.damage_different,
    Destroy: EffectTrial.destroy,
    Replace: EffectTrial.replace,
    Push: EffectTrial.push,
    PushApart: EffectTrial.push_apart,
    Gather: EffectTrial.gather,
    Defend: EffectTrial.defend,
    SkipActions: EffectTrial.skip_actions,
    Exhaust: EffectTrial.exhaust,
    Harden: EffectTrial.harden,
    RemoveBlight: EffectTrial.remove_blight,
    AddBlight: EffectTrial.add_blight,
    If: EffectTrial.condition,
    Either: EffectTrial.either,
    Script: EffectTrial.script,
}
