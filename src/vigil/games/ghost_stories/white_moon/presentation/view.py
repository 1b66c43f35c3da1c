"""The view of White Moon for screens."""

from __future__ import annotations

from typing import NotRequired

from vigil.games.ghost_stories.model.geometry import SIDES, TILES
from vigil.games.ghost_stories.model.modules import ModuleView
from vigil.games.ghost_stories.model.queries import board_name, place_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    crystals_in_reserve,
    is_su_ling_free,
    moon,
    portal_is_open,
)
from vigil.games.ghost_stories.white_moon.model.verbs import DEAD_TO_LOSE
from vigil.games.ghost_stories.white_moon.presentation.views import (
    FamilyView,
    MoonTaoistView,
    MoonView,
    StackView,
)


class MoonPart(ModuleView):
    """What White Moon adds to the view, once the table is laid."""

    white_moon: NotRequired[MoonView]


def view(s: State) -> MoonPart:
    """Villagers, shelter and graveyard, Su-Ling, crystals and artifacts as plain data."""
    laid = len(s.powers) == len(SIDES)
    return {"white_moon": moon_view(s)} if laid else {}


def moon_view(s: State) -> MoonView:
    """All parts of White Moon on the table."""
    m = moon(s)
    return {
        "portal": {"tile": m.portal, "open": portal_is_open(s)},
        "villagers": [stack_view(s, tile) for tile in TILES if m.stacks[tile]],
        "families": {family: family_view(s, family) for family in FAMILIES},
        "saved": sum(m.shelter),
        "dead": sum(m.graveyard),
        "dead_to_lose": DEAD_TO_LOSE,
        "su_ling": {
            "at": None if m.su_ling is None else place_of(s, m.su_ling),
            "free": is_su_ling_free(s),
            "may_move": m.omen,
        },
        "crystals": {
            "reserve": crystals_in_reserve(s),
            "receptacles": [c for c, full in zip(CORNERS, m.receptacles, strict=True) if full],
        },
        "barrier": {"stands": m.barrier, "promised": m.barrier_due},
        "taoists": {board_name(s, side): taoist_view(s, side) for side in SIDES},
    }


def stack_view(s: State, tile: int) -> StackView:
    """A stack from the bottom; ``None`` for an unseen villager."""
    return {"tile": tile, "stack": [family or None for family in moon(s).stacks[tile]]}


def family_view(s: State, family: str) -> FamilyView:
    """How a family fares."""
    m, i = moon(s), FAMILIES.index(family)
    return {
        "size": SIZES[family],
        "saved": m.shelter[i],
        "dead": m.graveyard[i],
        "unseen": m.unseen[i],
    }


def taoist_view(s: State, side: int) -> MoonTaoistView:
    """What White Moon gives or does to a Taoist."""
    m = moon(s)
    return {
        "crystals": m.crystals[side],
        "artifacts": [a for a, owner in zip(ARTIFACTS, m.artifacts, strict=True) if owner == side],
        "lying": m.lying[side] or None,
    }
