"""Blight: presence is lost, and a blighted land spreads it further."""

from __future__ import annotations

from vigil.core.decision import choose
from vigil.games.horizons.queries import land_named, land_option, owner_of, presence
from vigil.games.horizons.state import State
from vigil.games.horizons.verbs import destroy_presence, put_blight


async def add_blight(s: State, seat: int, land: int) -> None:
    """Add a blight to a land; ``seat``, or with -1 each land's owner, chooses where it cascades."""
    while True:
        if s.no_blight[land] or s.blight_pool <= 0:
            s.emit("blight_prevented", land=s.setup.island.names[land])
            return
        cascades = s.blight[land] > 0
        put_blight(s, land)
        for other in s.setup.seats:
            if presence(s, other, land):
                destroy_presence(s, other, land, "blight")
        if not cascades:
            return
        near = [land_option(s, to) for to in s.setup.island.adjacent[land]]
        decider = owner_of(s, land) if seat < 0 else seat
        land = land_named(s, await choose(s, decider, "cascade", near, land_option(s, land)))
