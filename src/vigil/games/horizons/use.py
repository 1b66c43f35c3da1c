"""One use of a power: who uses it, on what, and what has happened in it so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.core.decision import Option, choose
from vigil.games.horizons.content.names import DEVOURING_TEETH
from vigil.games.horizons.damage import deal_damage
from vigil.games.horizons.pieces import INVADERS
from vigil.games.horizons.powers_data import Power
from vigil.games.horizons.queries import has
from vigil.games.horizons.state import State
from vigil.games.horizons.verbs import pay_energy

YES: Option = ("yes",)
NO: Option = ("no",)
MIGHT = 3
"""Extra damage of Gift of Furious Might."""


@dataclass(slots=True)
class Use:
    """A power being resolved; it lives only as long as its step."""

    s: State
    seat: int
    power: Power
    land: int = -1
    """The target land."""
    target: int = -1
    """The target spirit."""
    repeat: bool = False
    bonus_given: bool = False
    defended: set[int] = field(default_factory=set)
    pushed: list[tuple[int, int]] = field(default_factory=list)

    @property
    def other(self) -> bool:
        """Whether the target is another spirit; bonuses for that need one."""
        return self.target != self.seat

    async def deal(
        self, amount: int, kinds: tuple[str, ...] = INVADERS, land: int = -1, by: int = -1
    ) -> None:
        """Deal damage in the target land with the bonuses of this use; ``by`` may divide it."""
        land = self.land if land < 0 else land
        if amount > 0 and has(self.s, land, kinds):
            amount += await self.bonus()
            by = self.seat if by < 0 else by
            await deal_damage(self.s, by, land, amount, kinds, self.power.id)

    async def deal_bonus(self, kinds: tuple[str, ...] = INVADERS) -> None:
        """After damage that nobody divides: the bonuses by themselves, if a piece is left."""
        if has(self.s, self.land, kinds):
            await self.deal(await self.bonus(), kinds)

    async def bonus(self) -> int:
        """Extra damage for the first damage of a use: once each use, once each turn."""
        if self.bonus_given:
            return 0
        self.bonus_given = True
        extra = int(self.s.spirits[self.seat] == DEVOURING_TEETH)
        if self.s.might[self.seat]:
            about = ("power", self.power.id)
            if await choose(self.s, self.seat, "use_might", (YES, NO), about) == YES:
                self.s.might[self.seat] -= 1
                extra += MIGHT
        return extra

    async def ask(self, kind: str, options: list[Option], about: Option = ()) -> Option:
        """Ask the spirit that uses the power."""
        return await choose(self.s, self.seat, kind, options, about or ("power", self.power.id))

    async def confirm(self, seat: int, kind: str) -> bool:
        """Ask a spirit for yes or no."""
        about = ("power", self.power.id)
        return await choose(self.s, seat, kind, (YES, NO), about) == YES

    async def paid(self, seat: int, amount: int) -> bool:
        """Whether a spirit can and wants to pay energy for more; then it has paid."""
        if self.s.energy[seat] < amount:
            return False
        about = ("price", self.power.id, amount)
        if await choose(self.s, seat, "pay_energy", (YES, NO), about) == NO:
            return False
        pay_energy(self.s, seat, amount, self.power.id)
        return True
