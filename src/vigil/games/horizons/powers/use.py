"""One use of a power: its user, its target and its progress."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import TypeVar

from vigil.core.decision import Option, pick
from vigil.games.horizons.model.pieces import INVADERS
from vigil.games.horizons.model.queries import has, land_name
from vigil.games.horizons.model.special import special_rule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import pay_energy
from vigil.games.horizons.powers.after_effect import after_effect, by_line
from vigil.games.horizons.powers.asking import YES, confirm, note_choice
from vigil.games.horizons.powers.damage import deal_damage
from vigil.games.horizons.powers.elements import reaches
from vigil.games.horizons.powers.moves import Move, Pushed
from vigil.games.horizons.powers.power import Effect, Power, Threshold

T = TypeVar("T")

MIGHT = 3
"""The extra damage of a power that uses the spirit's gift of might."""


class PowerUse:
    """A power being resolved; it lives only as long as its step."""

    __slots__ = (
        "bonus_left",
        "coming",
        "defended",
        "might_left",
        "power",
        "pushed",
        "rejected",
        "repeat",
        "s",
        "seat",
        "target_land",
        "target_spirit",
    )

    def __init__(
        self,
        s: State,
        seat: int,
        power: Power,
        *,
        target_land: int | None = None,
        target_spirit: int | None = None,
        repeat: bool = False,
    ) -> None:
        self.s = s
        self.seat = seat
        self.power = power
        self.target_land = target_land
        self.target_spirit = target_spirit
        self.repeat = repeat
        self.bonus_left = True
        """Whether the bonus damage of the special rule has not been added yet."""
        self.might_left = True
        """Whether might has not been added yet."""
        self.coming: tuple[Effect, ...] = ()
        """Effects still ahead in this use, as far as known."""
        self.defended: set[int] = set()
        self.pushed: list[Pushed] = []
        self.rejected: list[str] = []
        """Cards drawn and not kept."""

    @property
    def land(self) -> int:
        """The land on which the power is used."""
        assert self.target_land is not None
        return self.target_land

    @property
    def here(self) -> Option:
        """The subject of a question about the power in its land."""
        return ("power", self.power.id, land_name(self.s, self.land))

    @property
    def target(self) -> int:
        """The spirit on which the power is used."""
        assert self.target_spirit is not None
        return self.target_spirit

    @property
    def other(self) -> bool:
        """Whether the target is another spirit; some bonuses require it."""
        return self.target != self.seat

    def move(self, amount: int, kinds: tuple[str, ...], up_to: bool = True) -> Move:
        """A push or gather of this use in its land."""
        return Move(self.seat, self.land, amount, kinds, self.power.id, up_to)

    async def run(self, effects: Sequence[Effect]) -> None:
        """Run effects one after the other."""
        after = self.coming
        for done, effect in enumerate(effects, 1):
            self.coming = (*effects[done:], *after)
            await effect.run(self)
            if by_line(self.s):
                await after_effect(self.s)
        self.coming = after

    async def line(self, line: Awaitable[None]) -> None:
        """One line of the power, settled separately where the variant says so (H10)."""
        await line
        if by_line(self.s):
            await after_effect(self.s)

    async def threshold(self) -> bool:
        """Whether the threshold of the card is reached and used; earlier effects are over."""
        return await self.accepts(self.power.thresholds[0])

    async def accepts(self, threshold: Threshold, *, sure: bool = False) -> bool:
        """Whether the user has the elements and wants the threshold; ``sure`` if anyone would."""
        if by_line(self.s):
            await after_effect(self.s)
        if not reaches(self.s, self.seat, threshold.elements):
            return False
        if sure and not self.s.setup.ask_all:
            note_choice(self.s, self.seat, "use_threshold", YES)
            return True
        return await self.confirm(self.seat, "use_threshold")

    async def finish(self) -> None:
        """The power is complete; the user's special rule may follow."""
        follow_up = special_rule(self.s, self.seat).after_defending
        if follow_up is not None:
            await follow_up(self.s, self.seat, self.defended)
        self.defended.clear()

    def begin_again(self, land: int) -> None:
        """Use the power again, on another land."""
        self.target_land = land
        self.bonus_left = self.might_left = True

    async def deal(
        self,
        amount: int,
        kinds: tuple[str, ...] = INVADERS,
        *,
        more: bool = False,
        by: int | None = None,
    ) -> None:
        """Deal damage in the land with the bonuses of this use; ``by`` may divide it."""
        if amount > 0 and has(self.s, self.land, kinds):
            await self._hit(amount + await self.bonus(more), kinds, by)

    async def deal_bonus(self, kinds: tuple[str, ...] = INVADERS, *, more: bool = False) -> None:
        """After undivided damage: the bonuses alone, if a piece is left."""
        if has(self.s, self.land, kinds):
            await self._hit(await self.bonus(more), kinds)

    async def _hit(self, amount: int, kinds: tuple[str, ...], by: int | None = None) -> None:
        seat = self.seat if by is None else by
        await deal_damage(self.s, seat, self.land, amount, kinds, self.power.id)

    async def bonus(self, more: bool) -> int:
        """Extra damage, each once in a use and where the user wants it.

        That of a special rule may wait only if ``more`` damage follows, because adding it is not
        optional. Might may be kept for another power.
        """
        s, seat, extra = self.s, self.seat, 0
        own = special_rule(s, seat).bonus_damage
        if own and self.bonus_left:
            self.bonus_left = more and not await self.confirm(seat, "use_aggression", self.here)
            extra += 0 if self.bonus_left else own
        might = s.this_turn.might
        if self.might_left and might[seat] and await self.confirm(seat, "use_might", self.here):
            self.might_left = False
            might[seat] -= 1
            extra += MIGHT
        return extra

    async def ask(self, kind: str, options: Mapping[Option, T], about: Option = ()) -> T:
        """Ask the spirit that uses the power."""
        return await pick(self.s, self.seat, kind, options, about or ("power", self.power.id))

    async def confirm(self, seat: int, kind: str, about: Option = ()) -> bool:
        """Ask a spirit a yes-or-no question."""
        return await confirm(self.s, seat, kind, about or ("power", self.power.id))

    async def paid(self, seat: int, amount: int) -> bool:
        """Whether a spirit can and will pay energy for more; if so, it has paid."""
        if self.s.energy[seat] < amount:
            return False
        if not await self.confirm(seat, "pay_energy", ("price", self.power.id, amount)):
            return False
        pay_energy(self.s, seat, amount, self.power.id)
        return True
