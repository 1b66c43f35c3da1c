"""When something is over: the dead are avenged, then victory and defeat are judged."""

from __future__ import annotations

from vigil.core.decision import choose
from vigil.games.horizons.powers.damage import deal_damage
from vigil.games.horizons.table.pieces import INVADERS
from vigil.games.horizons.table.queries import has_invaders, land_named, land_option
from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import judge


async def settle(s: State) -> None:
    """Avenge the dead, which still belongs to what killed them; then judge both ends together."""
    if s.vengeance:
        await avenge(s)
    judge(s)


def by_line(s: State) -> bool:
    """Whether each line of an action is settled by itself (H10)."""
    return not s.setup.rules.settled_when_complete


async def avenge(s: State) -> None:
    """Vengeance of the Dead: 1 damage for each piece destroyed in its land."""
    owed = [(land, seat, near, s.fallen[land]) for land, seat, near in s.vengeance]
    for land, seat, near, amount in owed:
        for _ in range(amount):
            await avenge_one(s, land, seat, near)
    s.fallen = [0] * len(s.fallen)  # those too that fell just now: they are not avenged


async def avenge_one(s: State, land: int, seat: int, near: bool) -> None:
    """One damage in the land, or with the threshold next door."""
    lands = [land, *s.setup.island.adjacent[land]] if near else [land]
    options = [land_option(s, other) for other in lands if has_invaders(s, other)]
    if options:
        where = land_named(s, await choose(s, seat, "vengeance_land", options))
        await deal_damage(s, seat, where, 1, INVADERS, "vengeance_of_the_dead")
