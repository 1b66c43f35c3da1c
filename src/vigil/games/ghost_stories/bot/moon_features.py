"""What White Moon adds to the features of a position."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.ghost_stories.bot.analysis import CALM
from vigil.games.ghost_stories.bot.lives import DEAD_TO_LOSE
from vigil.games.ghost_stories.model.geometry import LINES, SIDE_OF, SIDES, SPACES
from vigil.games.ghost_stories.model.queries import card_at
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.abilities import DEVOUR_ANY, DEVOURER
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.games.ghost_stories.white_moon.model.queries import portal_is_open
from vigil.games.ghost_stories.white_moon.model.state import MoonState


def moon_features(s: State, moon: MoonState, waits: Sequence[int]) -> list[float]:
    """Villagers dead, saved and in danger; Su-Ling, crystals and artifacts."""
    dead, saved = sum(moon.graveyard), sum(moon.shelter)
    left = DEAD_TO_LOSE - dead
    whole = [
        size
        for size, buried, kept in zip(SIZES.values(), moon.graveyard, moon.shelter, strict=True)
        if not buried and kept < size
    ]
    return [
        dead / 12,
        float(left <= 2),
        float(left <= 4),
        saved / 12,
        len(whole) / 12,
        sum(moon.crystals) / 4,
        sum(moon.receptacles) / 4,
        float(moon.su_ling is not None),
        float(moon.barrier_due),
        float(portal_is_open(s)),
        sum(1 for lying in moon.lying if lying) / 2,
        *_villagers_at_risk(s, moon, waits),
        *_on_the_way(s, moon),
        *(float(side is not None and s.qi[side] > 0) for side in moon.artifacts),
    ]


def _villagers_at_risk(s: State, moon: MoonState, waits: Sequence[int]) -> list[float]:
    """What devourers and haunters threaten."""
    devoured = struck = 0.0
    for space in SPACES:
        if not s.ghosts[space] or moon.su_ling == space:
            continue
        yin, near = card_at(s, space).yin, CALM ** waits[SIDE_OF[space]]
        if DEVOURER in yin or DEVOUR_ANY in yin:
            devoured += near
        if s.haunters[space] == 1:
            tile = next((tile for tile in LINES[space] if not s.haunted[tile]), None)
            struck += near * (0 if tile is None else len(moon.stacks[tile]))
    return [devoured / 2, struck / 3]


def _on_the_way(s: State, moon: MoonState) -> list[float]:
    """Villagers beside Taoists, and how far they are from the portal."""
    row, column = divmod(moon.portal, 3)
    steps = [max(abs(tile // 3 - row), abs(tile % 3 - column)) for tile in range(9)]
    near = sum(len(stack) for tile, stack in enumerate(moon.stacks) if steps[tile] <= 1)
    there = sum(len(stack) for stack in moon.stacks)
    met = sum(1 for side in SIDES if s.qi[side] and moon.stacks[s.at[side]])
    return [near / 6, there / 16, met / 3]
