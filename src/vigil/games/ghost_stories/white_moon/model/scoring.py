"""Points for saved villagers and for the place of the portal."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.model.scoring import earlier_incarnations
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.model.options import PORTALS
from vigil.games.ghost_stories.white_moon.model.queries import moon, rules

PER_SAVED_VILLAGER: Final = 1
PORTAL_POINTS: Final = {"centre": 0, "edge": 2, "corner": 4}


def score_lines(s: State, won: bool) -> dict[str, int]:
    """What the module adds, and points for the incarnation of a Wu by the other reading (M3)."""
    lines = _villagers_and_portal(s, won)
    if not rules(s).level_decides_incarnation_points:
        lines["incarnations"] = earlier_incarnations(s)
    return lines


def _villagers_and_portal(s: State, won: bool) -> dict[str, int]:
    """They count on a win and on a loss alike (W7)."""
    if not won and not rules(s).score_when_lost:
        return {"saved_villagers": 0, "portal": 0}
    place = next(place for place, tiles in PORTALS.items() if moon(s).portal in tiles)
    return {
        "saved_villagers": PER_SAVED_VILLAGER * sum(moon(s).shelter),
        "portal": PORTAL_POINTS[place],
    }
