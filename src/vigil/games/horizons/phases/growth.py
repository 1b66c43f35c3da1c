"""Growth: reclaiming, presence, energy and new cards."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.queries import lands_in, presence_mask
from vigil.games.horizons.model.special import special_rule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import gain_energy
from vigil.games.horizons.powers.asking import land_options
from vigil.games.horizons.powers.gain import gain_power_card
from vigil.games.horizons.powers.power import Growth
from vigil.games.horizons.powers.presence import (
    Source,
    add_own_presence,
    placements,
    presence_sources,
    take_from_track,
)
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.powers.targeting import lands_in_range


async def grow(s: State, seat: int, action: Growth, deck: str | None = None) -> None:
    """Do one action of the growth option; a new card may have its deck already."""
    match action.op:
        case "reclaim_all":
            s.hand[seat] += s.discard[seat]
            s.discard[seat] = ()
            s.emit("cards_reclaimed", seat=seat)
        case "gain_energy":
            gain_energy(s, seat, action.amount, "growth")
        case "gain_power_card":
            await gain_power_card(s, seat, deck)
        case _:
            await spread(s, seat, action)


async def spread(s: State, seat: int, action: Growth) -> None:
    """Add a presence within range; a special rule may follow."""
    reach = lands_in(lands_in_range(s, presence_mask(s, seat), action.amount))
    terrain = s.setup.island.terrain
    lands = [land for land in reach if not action.terrains or terrain[land] in action.terrains]
    if not s.setup.rules.presence_may_stay:
        lands = [land for land in lands if presence_sources(s, seat, land)]
    if not lands:
        return
    land, source = await place_presence(s, seat, lands)
    follow_up = special_rule(s, seat).after_adding_presence
    if source is not None and follow_up is not None:
        await follow_up(s, seat, land, isinstance(source, int))


async def place_presence(s: State, seat: int, lands: list[int]) -> tuple[int, Source | None]:
    """Choose a land and the source of the presence, in one question unless everything is asked."""
    together = {} if s.setup.ask_all else placements(s, seat, lands)
    way = await pick(s, seat, "place_presence", together) if together else None
    if way is not None:
        take_from_track(s, seat, way.track, way.land, "growth")
        return way.land, way.track
    land = await pick(s, seat, "add_presence", land_options(s, lands))
    moved = bool(together)
    return land, await add_own_presence(s, seat, land, "growth", tracks=not moved)


def income(s: State, seat: int) -> int:
    """Energy each turn: the highest open number of the upper track."""
    panel = PANELS[s.spirits[seat]]
    return max([slot.number for slot in panel.energy[: s.energy_open[seat]]])


def card_plays(s: State, seat: int) -> int:
    """Cards each turn: the highest open number of the lower track."""
    panel = PANELS[s.spirits[seat]]
    return max([slot.number for slot in panel.plays[: s.plays_open[seat]]])
