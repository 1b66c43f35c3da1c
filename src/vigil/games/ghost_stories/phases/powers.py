"""Using the Taoist powers that are separate actions, by your own board or a power token."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import Option, choose, pick
from vigil.games.ghost_stories.content.powers import (
    BOTTOMLESS_POCKETS,
    DANCE_OF_THE_TWIN_WINDS,
    ENFEEBLEMENT_MANTRA,
)
from vigil.games.ghost_stories.model.geometry import NEIGHBOURS, SIDES, SPACES, TILE
from vigil.games.ghost_stories.model.packed import (
    end_borrowing,
    is_borrowed,
    is_used,
    set_borrowed,
    set_used,
    tao_in_supply,
)
from vigil.games.ghost_stories.model.queries import (
    as_ghosts,
    as_tao,
    as_taoists,
    board_name,
    has_power,
    is_living,
    lender,
    taoist_option,
    wields,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    move_taoist,
    set_mantra,
    spend_power_token,
    take_tao,
)


def can_use(s: State, power: str) -> bool:
    """Whether that power can be chosen as a separate action now."""
    if power in WORTHWHILE:
        side = s.powers.index(power)
        own = has_power(s, s.active, power) and not is_used(s, side)
        paid = is_borrowed(s, side) and wields(s, power)
        return (own or paid or lender(s, power) is not None) and WORTHWHILE[power](s)
    return lender(s, power) is not None  # one's own lasting power needs no using


@step
async def use_power(s: State, power: str) -> None:
    """Use a power once, or borrow a lasting one for the turn."""
    side = s.powers.index(power)
    if side != s.active and not is_borrowed(s, side):
        spend_power_token(s, side)
    set_used(s, side)
    s.emit("power_used", board=board_name(s, s.active), power=power)
    if power in USES:
        end_borrowing(s, side)
        await USES[power](s)
    else:
        set_borrowed(s, side)


async def bottomless_pockets(s: State) -> None:
    """Take a Tao token of any colour."""
    colour = await pick(s, s.seat_at[s.active], "take_tao", as_tao(tao_in_supply(s)))
    take_tao(s, s.active, colour, BOTTOMLESS_POCKETS)


async def enfeeblement_mantra(s: State) -> None:
    """Lay the mantra on a ghost, or move it to another one."""
    options = as_ghosts(s, mantra_targets(s))
    set_mantra(s, await pick(s, s.seat_at[s.active], "mantra", options))


def mantra_targets(s: State) -> list[int]:
    """Ghosts that do not bear the mantra yet."""
    return [space for space in SPACES if s.ghosts[space] and space != s.mantra]


async def dance_of_the_twin_winds(s: State) -> None:
    """Move another Taoist one tile."""
    seat = s.seat_at[s.active]
    side = await pick(s, seat, "twin_winds_taoist", as_taoists(s, companions(s)))
    tiles = [TILE[tile] for tile in NEIGHBOURS[s.at[side]]]
    ways = s.setup.module.destinations(s, side, tiles, DANCE_OF_THE_TWIN_WINDS)
    way = await choose(s, seat, "twin_winds_tile", ways, taoist_option(s, side))
    send_taoist(s, side, way, DANCE_OF_THE_TWIN_WINDS)


def send_taoist(s: State, side: int, way: Option, why: str) -> None:
    """A Taoist goes where another sends him."""
    match way:
        case ("tile", int(tile)):
            move_taoist(s, side, tile, why)
        case _:
            s.setup.module.travel(s, side, way, why)


def companions(s: State) -> list[int]:
    """The other living Taoists."""
    return [side for side in SIDES if side != s.active and is_living(s, side)]


USES: Final[dict[str, Callable[[State], Awaitable[None]]]] = {
    BOTTOMLESS_POCKETS: bottomless_pockets,
    ENFEEBLEMENT_MANTRA: enfeeblement_mantra,
    DANCE_OF_THE_TWIN_WINDS: dance_of_the_twin_winds,
}
WORTHWHILE: Final[dict[str, Callable[[State], bool]]] = {
    BOTTOMLESS_POCKETS: lambda s: bool(tao_in_supply(s)),
    ENFEEBLEMENT_MANTRA: lambda s: not s.mantra_rests and bool(mantra_targets(s)),
    DANCE_OF_THE_TWIN_WINDS: lambda s: bool(companions(s)),
}
"""For each power that is an action, whether it would do anything."""
