"""The effects that powers are made of; each is a small object that runs for one use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from vigil.core.decision import Option
from vigil.games.horizons.model.pieces import BUILDINGS, DAHAN, INVADERS
from vigil.games.horizons.model.queries import pieces_in, slots_with
from vigil.games.horizons.model.verbs import (
    add_defence,
    add_fear,
    damage_piece,
    gain_energy,
    remove_blight,
    replace_piece,
    skip_actions,
)
from vigil.games.horizons.powers.asking import (
    HALVES,
    Tally,
    or_stop,
    piece_options,
    tally_option,
)
from vigil.games.horizons.powers.blight import add_blight
from vigil.games.horizons.powers.conditions import Condition, Count
from vigil.games.horizons.powers.damage import (
    damage_each,
    destroy_all,
    destroy_some,
    pick_piece,
)
from vigil.games.horizons.powers.gain import gain_power_card
from vigil.games.horizons.powers.moves import (
    EVERY,
    gather,
    gather_presence,
    push,
    push_apart,
)
from vigil.games.horizons.powers.power import Effect, Figures
from vigil.games.horizons.powers.presence import add_own_presence
from vigil.games.horizons.powers.use import PowerUse

RAVAGE, BUILD, EXPLORE, BUILD_CITY = 1, 2, 4, 8
"""Bits of the invader actions a land can be spared."""
ALL_ACTIONS = RAVAGE | BUILD | EXPLORE


def times(use: PowerUse, amount: int, per: Count | None) -> int:
    """An amount, or an amount for each of something."""
    return amount if per is None else amount * per(use)


@dataclass(frozen=True)
class Fear:
    """Generate fear."""

    amount: int
    per: Count | None = None

    async def run(self, use: PowerUse) -> None:
        """Generate it."""
        add_fear(use.s, times(use, self.amount, self.per), use.power.id)


@dataclass(frozen=True)
class Damage:
    """Damage to invaders in the land, split freely."""

    amount: int
    kinds: tuple[str, ...] = INVADERS
    per: Count | None = None

    async def run(self, use: PowerUse) -> None:
        """Deal it."""
        more = other_damage(use, self.kinds)
        await use.deal(times(use, self.amount, self.per), self.kinds, more=more)


@dataclass(frozen=True)
class DamageEach:
    """Damage to every piece of some kinds."""

    amount: int
    kinds: tuple[str, ...] = BUILDINGS

    async def run(self, use: PowerUse) -> None:
        """Hit each; bonus damage goes to pieces that are left."""
        if damage_each(use.s, use.land, self.amount, self.kinds, use.power.id):
            await use.deal_bonus(self.kinds, more=other_damage(use, self.kinds))


@dataclass(frozen=True)
class DamageDifferent:
    """One damage to each of several different invaders."""

    count: int = 0
    per: Count | None = None

    async def run(self, use: PowerUse) -> None:
        """Pick them one by one; a piece picked once is not picked again."""
        hit = await self.pick_different(use)
        for slot in sorted(hit, reverse=True):
            damage_piece(use.s, use.land, slot, 1, use.power.id)
        if hit:
            await use.deal_bonus()

    async def pick_different(self, use: PowerUse) -> list[int]:
        """The pieces to be hit, by slot."""
        s, land = use.s, use.land
        left = self.count if self.per is None else self.per(use)
        whole = {slot: pieces_in(s, land, slot) for slot in slots_with(s, land, INVADERS)}
        hit: list[int] = []
        while len(hit) < left and any(whole.values()):
            options = piece_options(slot for slot, there in whole.items() if there)
            tally = Tally(use.power.id, len(hit), left, different=True)
            about = tally_option(s, land, tally)
            slot = await use.ask("damage", or_stop(options, bool(self.count)), about)
            if slot is None:
                break
            whole[slot] -= 1
            hit.append(slot)
        return hit


@dataclass(frozen=True)
class Destroy:
    """Destroy pieces; ``EVERY`` means all of them."""

    count: int
    kinds: tuple[str, ...]

    async def run(self, use: PowerUse) -> None:
        """Destroy them as far as they are there."""
        if self.count == EVERY:
            destroy_all(use.s, use.land, self.kinds, use.power.id)
        else:
            await destroy_some(use.s, use.seat, use.land, self.count, self.kinds, use.power.id)


@dataclass(frozen=True)
class Push:
    """Push pieces into neighbouring lands."""

    count: int
    kinds: tuple[str, ...]
    up_to: bool = True
    per: Count | None = None

    async def run(self, use: PowerUse) -> None:
        """Push one by one and remember where they went."""
        amount = times(use, self.count, self.per)
        use.pushed += await push(use.s, use.move(amount, self.kinds, self.up_to))


@dataclass(frozen=True)
class PushApart:
    """Push pieces into as many different lands as possible."""

    count: int
    kinds: tuple[str, ...]
    up_to: bool = True

    async def run(self, use: PowerUse) -> None:
        """Choose the pieces, then their lands."""
        await push_apart(use.s, use.move(self.count, self.kinds, self.up_to))


@dataclass(frozen=True)
class Gather:
    """Gather pieces from neighbouring lands."""

    count: int
    kinds: tuple[str, ...]
    up_to: bool = True

    async def run(self, use: PowerUse) -> None:
        """Gather one by one."""
        await gather(use.s, use.move(self.count, self.kinds, self.up_to))


@dataclass(frozen=True)
class Defend:
    """Defend the land for the turn."""

    amount: int
    per: Count | None = None

    async def run(self, use: PowerUse) -> None:
        """Add the defence and remember the land."""
        add_defence(use.s, use.land, times(use, self.amount, self.per), use.power.id)
        use.defended.add(use.land)


@dataclass(frozen=True)
class RemoveBlight:
    """Take a blight off the land."""

    async def run(self, use: PowerUse) -> None:
        """Remove one if there is one."""
        if use.s.blight[use.land]:
            remove_blight(use.s, use.land, use.power.id)


@dataclass(frozen=True)
class AddBlight:
    """Add a blight to the land, with all that follows."""

    async def run(self, use: PowerUse) -> None:
        """Add it; the user chooses where it cascades."""
        await add_blight(use.s, use.seat, use.land)


@dataclass(frozen=True)
class Replace:
    """Replace a piece by another one, which keeps its damage."""

    kinds: tuple[str, ...]
    by: str

    async def run(self, use: PowerUse) -> None:
        """Swap one if there is one."""
        slot = await pick_piece(use.s, use.seat, "replace", use.land, self.kinds)
        if slot is not None:
            replace_piece(use.s, use.land, slot, self.by, use.power.id)


@dataclass(frozen=True)
class SkipActions:
    """Spare the land some invader actions this turn."""

    actions: int

    async def run(self, use: PowerUse) -> None:
        """Mark the land."""
        skip_actions(use.s, use.land, self.actions)


@dataclass(frozen=True)
class GainEnergy:
    """The target spirit gains energy."""

    amount: int

    async def run(self, use: PowerUse) -> None:
        """Give it."""
        gain_energy(use.s, use.target, self.amount, use.power.id)


@dataclass(frozen=True)
class GainCard:
    """The target spirit gains a power card."""

    deck: str | None = None

    async def run(self, use: PowerUse) -> None:
        """From the named deck, or from either; remember the cards not kept."""
        use.rejected = await gain_power_card(use.s, use.target, self.deck)


@dataclass(frozen=True)
class ExtendRange:
    """All powers of the target spirit reach further this turn."""

    amount: int

    async def run(self, use: PowerUse) -> None:
        """Add the range."""
        use.s.this_turn.reach[use.target] += self.amount
        use.s.emit("range_extended", seat=use.target, amount=self.amount)


@dataclass(frozen=True)
class AddPresence:
    """The user adds one of its presence to the land."""

    async def run(self, use: PowerUse) -> None:
        """From a track, or from another land."""
        await add_own_presence(use.s, use.seat, use.land, use.power.id)


@dataclass(frozen=True)
class GatherPresence:
    """The user gathers one of its presence into the land."""

    up_to: bool = True

    async def run(self, use: PowerUse) -> None:
        """If one is next to it."""
        await gather_presence(use.s, use.seat, use.land, self.up_to, use.power.id)


@dataclass(frozen=True)
class Harden:
    """Dahan have more health in the land this turn, and no blight comes."""

    health: int

    async def run(self, use: PowerUse) -> None:
        """Mark the land."""
        s, land = use.s, use.land
        s.this_turn.dahan_bonus[land] += self.health
        s.this_turn.no_blight[land] = True
        s.emit("land_thrives", land=s.setup.island.names[land])


@dataclass(frozen=True)
class Exhaust:
    """The land may be spared one ravage or build this turn."""

    async def run(self, use: PowerUse) -> None:
        """Its user decides when the invaders act, or at once (H8)."""
        s, land = use.s, use.land
        if s.setup.rules.exhaustion_waits:
            s.this_turn.exhausted[land] += 1
            s.emit("land_exhausted", land=s.setup.island.names[land])
            return
        options: dict[Option, int] = {("action", "ravage"): RAVAGE, ("action", "build"): BUILD}
        action = await use.ask("exhaust_action", or_stop(options))
        if action is not None:
            skip_actions(s, land, action)


@dataclass(frozen=True)
class Script:
    """An effect with a special choice or order."""

    script: Callable[[PowerUse, Figures], Awaitable[None]]
    figures: Figures
    """The effects that it consists of."""

    @property
    def harms(self) -> bool:
        """Whether it may deal damage to invaders."""
        return any(isinstance(effect, Damage) for effect in self.figures)

    async def run(self, use: PowerUse) -> None:
        """Run the script."""
        await self.script(use, self.figures)


def effect(*figures: Effect) -> Callable[[Callable[[PowerUse, Figures], Awaitable[None]]], Script]:
    """Make an effect from the coroutine below, which is given its figures."""
    return lambda script: Script(script, figures)


@dataclass(frozen=True)
class If:
    """Effects under a condition, checked when their turn comes; otherwise others, if any."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def holding(self, use: PowerUse) -> tuple[Effect, ...]:
        """The effects that apply now."""
        return self.effects if self.condition(use) else self.otherwise

    async def run(self, use: PowerUse) -> None:
        """Run those that hold."""
        await use.run(self.holding(use))


@dataclass(frozen=True)
class Either:
    """Exactly one of two groups of effects."""

    one: tuple[Effect, ...]
    other: tuple[Effect, ...]

    async def run(self, use: PowerUse) -> None:
        """The user chooses which."""
        half = await use.ask("choose_effect", HALVES)
        await use.run((self.one, self.other)[half])


@dataclass(frozen=True)
class Elsewhere:
    """Effects in a land other than the target."""

    land: int
    effects: tuple[Effect, ...]

    async def run(self, use: PowerUse) -> None:
        """Run them there."""
        target, use.target_land = use.land, self.land
        await use.run(self.effects)
        use.target_land = target


# -- what damage is still to come


def other_damage(use: PowerUse, kinds: tuple[str, ...]) -> bool:
    """Whether damage of another kind may follow in this use.

    More damage of the same kind hits these pieces in this land before anything else happens to the
    invaders: then it does not matter which of the two gets a bonus.
    """
    same = True
    for effect in expected(use, use.coming):
        if isinstance(effect, Damage | DamageEach):
            if not same or effect.kinds != kinds:
                return True
        elif isinstance(effect, Elsewhere | Script):
            if isinstance(effect, Elsewhere) or effect.harms:
                return True
        elif not spares_invaders(effect):
            same = False
    return False


def expected(use: PowerUse, effects: Iterable[Effect]) -> Iterable[Effect]:
    """Effects, with conditions resolved now."""
    for effect in effects:
        if isinstance(effect, If):
            yield from expected(use, effect.holding(use))
        else:
            yield effect


def spares_invaders(effect: Effect) -> bool:
    """Whether an effect leaves invaders and their health as they are."""
    if isinstance(effect, Destroy | Push | Gather):
        return effect.kinds == (DAHAN,)
    return isinstance(effect, Fear | Defend | RemoveBlight | SkipActions)
