"""Adding one's own presence: from a track, or from another land."""

from __future__ import annotations

from typing import TypeAlias

from vigil.core.decision import Option, pick
from vigil.games.horizons.powers.asking import land_option, land_options
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.table.queries import lands_in, presence, presence_mask
from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import add_presence, move_presence, open_slot

Source: TypeAlias = str | int
"""Where a presence comes from: a track by name, or a land."""


async def add_own_presence(s: State, seat: int, land: int, why: str) -> Source | None:
    """Take a presence from a track, or move one from a land; return from where, if any."""
    options = presence_sources(s, seat, land)
    if not options:
        return None
    source = await pick(s, seat, "presence_source", options, land_option(s, land))
    if isinstance(source, str):
        open_slot(s, seat, source)
        add_presence(s, seat, land, why)
    else:
        move_presence(s, seat, source, land, why)
    return source


def presence_sources(s: State, seat: int, land: int) -> dict[Option, Source]:
    """Where a presence for a land can come from: a track, or any land, this one too (H11)."""
    panel = PANELS[s.spirits[seat]]
    options: dict[Option, Source] = {}
    if s.energy_open[seat] < len(panel.energy):
        options["track", "energy"] = "energy"
    if s.plays_open[seat] < len(panel.plays):
        options["track", "plays"] = "plays"
    lands = lands_in(presence_mask(s, seat) & ~(1 << land))
    if s.setup.rules.presence_may_stay and presence(s, seat, land):
        lands.append(land)
    return options | land_options(s, lands)
