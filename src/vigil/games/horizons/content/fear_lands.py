"""The lands that fear cards refer to, and effects shared by several cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from vigil.core.decision import pick
from vigil.games.horizons.model.pieces import BUILDINGS, CITY, DAHAN, INVADERS
from vigil.games.horizons.model.queries import (
    SACRED,
    any_sacred,
    anyone_in,
    count,
    has,
    presence,
)
from vigil.games.horizons.model.state import Shunned, State
from vigil.games.horizons.model.verbs import add_defence, skip_actions
from vigil.games.horizons.powers.asking import land_options, or_stop
from vigil.games.horizons.powers.damage import (
    deal_damage,
    remove_some,
)

Where: TypeAlias = Callable[[State, int, int], bool]
"""Whether a land qualifies: state, the seat that chooses, the land."""


def anywhere(s: State, seat: int, land: int) -> bool:
    """Any land."""
    return True


def coastal(s: State, seat: int, land: int) -> bool:
    """Coastal lands."""
    return s.setup.island.coastal[land]


def inland(s: State, seat: int, land: int) -> bool:
    """Inland lands."""
    return not s.setup.island.coastal[land]


def with_dahan(s: State, seat: int, land: int) -> bool:
    """Lands with dahan."""
    return has(s, land, (DAHAN,))


def with_presence(s: State, seat: int, land: int) -> bool:
    """Lands with presence of any spirit (H3)."""
    if s.setup.rules.fear_means_any_presence:
        return anyone_in(s, land) > 0
    return presence(s, seat, land) > 0


def with_sacred_site(s: State, seat: int, land: int) -> bool:
    """Sacred sites of any spirit (H3)."""
    if s.setup.rules.fear_means_any_presence:
        return any_sacred(s, land)
    return presence(s, seat, land) >= SACRED


def lonely(s: State, seat: int, land: int) -> bool:
    """Lands with a single invader."""
    return count(s, land, INVADERS) == 1


def sparse(s: State, seat: int, land: int) -> bool:
    """Lands with at most two invaders."""
    return count(s, land, INVADERS) <= 2


def two_dahan(s: State, seat: int, land: int) -> bool:
    """Lands with at least two dahan."""
    return count(s, land, (DAHAN,)) >= 2


def more_dahan(s: State, seat: int, land: int) -> bool:
    """Lands with more dahan than towns and cities."""
    return count(s, land, (DAHAN,)) > count(s, land, BUILDINGS)


def with_city(s: State, seat: int, land: int) -> bool:
    """Lands with a city."""
    return has(s, land, (CITY,))


SHUNNED: Final[Mapping[str, Where]] = {
    where.__name__: where for where in (coastal, with_dahan, two_dahan, more_dahan, with_city)
}
"""Named kinds of lands that invaders avoid."""


def lands_where(s: State, seat: int, where: Where) -> list[int]:
    """The lands that the text names."""
    return [land for land in s.setup.lands if where(s, seat, land)]


async def pick_land(
    s: State, seat: int, card: str, lands: Iterable[int], may: bool = False
) -> int | None:
    """Ask a player for a land because of a fear card; ``None`` for none."""
    options = land_options(s, lands)
    if not options:
        return None
    return await pick(s, seat, "fear_land", or_stop(options, may), ("fear", card))


# -- effects that several cards share


def defend_where(s: State, where: Where, amount: int, card: str) -> None:
    """Defend every land that qualifies."""
    for land in lands_where(s, 0, where):
        add_defence(s, land, amount, card)


def skip_where(s: State, where: Where, actions: int) -> None:
    """Invaders avoid such lands: checked when they would act there, or at once (H9)."""
    if s.setup.rules.shunning_waits:
        s.this_turn.shunned += (Shunned(where.__name__, actions),)
        return
    for land in lands_where(s, 0, where):
        skip_actions(s, land, actions)


def shunned_actions(s: State, land: int) -> int:
    """Bits of the actions that are skipped in a land now."""
    bits = s.this_turn.skips[land]
    for name, actions in s.this_turn.shunned:
        if SHUNNED[name](s, 0, land):
            bits |= actions
    return bits


async def each_removes(s: State, where: Where, kinds: tuple[str, ...], card: str) -> None:
    """Each player removes one such piece from such a land."""
    for seat in s.setup.seats:
        lands = [land for land in lands_where(s, seat, where) if has(s, land, kinds)]
        land = await pick_land(s, seat, card, lands)
        if land is not None:
            await remove_some(s, seat, land, 1, kinds, card)


async def each_raids(s: State, amount: int, per_dahan: bool) -> None:
    """Each player chooses a different land with dahan, which deal damage there."""
    taken: list[int] = []
    for seat in s.setup.seats:
        lands = [ld for ld in lands_where(s, seat, with_dahan) if ld not in taken]
        land = await pick_land(s, seat, "dahan_raid", lands)
        if land is None:
            return
        taken.append(land)
        damage = amount * count(s, land, (DAHAN,)) if per_dahan else amount
        await deal_damage(s, seat, land, damage, INVADERS, "dahan_raid")
