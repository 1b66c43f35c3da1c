"""Adding one's own presence: from a track, or from another land."""

from __future__ import annotations

from vigil.core.decision import Option, choose
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.table.queries import (
    land_named,
    land_option,
    lands_in,
    presence,
    presence_mask,
)
from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import add_presence, move_presence, open_slot


async def add_own_presence(s: State, seat: int, land: int, why: str) -> str:
    """Take a presence from a ``track``, or move one from a ``land``; say which, if any."""
    options = presence_sources(s, seat, land)
    if not options:
        return ""
    chosen = await choose(s, seat, "presence_source", options, land_option(s, land))
    if chosen[0] == "track":
        open_slot(s, seat, str(chosen[1]))
        add_presence(s, seat, land, why)
    else:
        move_presence(s, seat, land_named(s, chosen), land, why)
    return str(chosen[0])


def presence_sources(s: State, seat: int, land: int) -> list[Option]:
    """Where a presence for a land can come from: a track, or any land, this one too (H11)."""
    panel = PANELS[s.spirits[seat]]
    options: list[Option] = []
    if s.energy_open[seat] < len(panel.energy):
        options.append(("track", "energy"))
    if s.plays_open[seat] < len(panel.plays):
        options.append(("track", "plays"))
    others = presence_mask(s, seat) & ~(1 << land)
    options += [land_option(s, start) for start in lands_in(others)]
    if s.setup.rules.presence_may_stay and presence(s, seat, land):
        options.append(land_option(s, land))
    return options
