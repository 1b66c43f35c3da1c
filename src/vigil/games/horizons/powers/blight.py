"""Blight: presence is lost, and a blighted land spreads it further."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.queries import (
    land_name,
    owner_of,
    presence,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import destroy_presence, put_blight
from vigil.games.horizons.powers.asking import land_option, land_options


async def add_blight(s: State, seat: int | None, land: int) -> None:
    """Add a blight to a land; ``seat`` (by default the land's owner) chooses the cascade.

    The last blight of the pool does not cascade: none is left to add.
    """
    while s.blight_pool > 0:
        if s.this_turn.no_blight[land]:
            s.emit("blight_prevented", land=land_name(s, land))
            return
        cascades = s.blight[land] > 0
        put_blight(s, land)
        for other in s.setup.seats:
            if presence(s, other, land):
                destroy_presence(s, other, land, "blight")
        if not cascades or not s.blight_pool:
            return
        near = land_options(s, s.setup.island.adjacent[land])
        decider = owner_of(s, land) if seat is None else seat
        land = await pick(s, decider, "cascade", near, land_option(s, land))
