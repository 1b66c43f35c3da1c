"""Adding a spirit's own presence: from a track, or from another land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from vigil.core.decision import Option, pick
from vigil.games.horizons.model.queries import land_name, lands_in, presence, presence_mask
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import add_presence, move_presence, open_slot
from vigil.games.horizons.powers.asking import MOST_AT_ONCE, land_option, land_options
from vigil.games.horizons.powers.registry import PANELS

Source: TypeAlias = str | int
"""Where a presence comes from: a track by name, or a land."""


MOVE: Final[Option] = ("move_presence",)


class Placement(NamedTuple):
    """A presence from a track to a land."""

    track: str
    land: int


async def add_own_presence(
    s: State, seat: int, land: int, why: str, *, tracks: bool = True
) -> Source | None:
    """Take a presence from a track, or move one from a land; return its source, if any."""
    options = presence_sources(s, seat, land, tracks=tracks)
    if not options:
        return None
    source = await pick(s, seat, "presence_source", options, land_option(s, land))
    if isinstance(source, str):
        take_from_track(s, seat, source, land, why)
    else:
        move_presence(s, seat, source, land, why)
    return source


def take_from_track(s: State, seat: int, track: str, land: int, why: str) -> None:
    """A presence goes from a track to a land."""
    open_slot(s, seat, track)
    add_presence(s, seat, land, why)


def open_tracks(s: State, seat: int) -> list[str]:
    """The tracks on which a presence is left."""
    panel = PANELS[s.spirits[seat]]
    found = []
    if s.energy_open[seat] < len(panel.energy):
        found.append("energy")
    if s.plays_open[seat] < len(panel.plays):
        found.append("plays")
    return found


def placements(s: State, seat: int, lands: Sequence[int]) -> dict[Option, Placement | None]:
    """Each track with each land, and the moves; nothing if there are too many."""
    found: dict[Option, Placement | None] = {
        ("presence", track, land_name(s, land)): Placement(track, land)
        for track in open_tracks(s, seat)
        for land in lands
    }
    return {**found, MOVE: None} if 0 < len(found) <= MOST_AT_ONCE else {}


def presence_sources(
    s: State, seat: int, land: int, *, tracks: bool = True
) -> dict[Option, Source]:
    """Where a presence for a land can come from: a track, or any land, this one too (H11)."""
    options: dict[Option, Source] = (
        {("track", track): track for track in open_tracks(s, seat)} if tracks else {}
    )
    lands = lands_in(presence_mask(s, seat) & ~(1 << land))
    if s.setup.rules.presence_may_stay and presence(s, seat, land):
        lands.append(land)
    return options | land_options(s, lands)
