"""Setting up White Moon: portal, villagers, and those saved before a game of fewer players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.core.decision import pick, shuffle
from vigil.games.ghost_stories.model.geometry import TILES
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.queries import (
    as_taoists,
    as_tiles,
    group_decider,
    living,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF, ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.options import PORTALS, options_of
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    ROOM,
    TopVillager,
    as_villagers,
    face_up,
    index_of,
    is_saved,
    moon,
)
from vigil.games.ghost_stories.white_moon.model.state import MoonState
from vigil.games.ghost_stories.white_moon.model.verbs import (
    give_artifact,
    take_top,
)
from vigil.games.ghost_stories.white_moon.phases.turning_up import turn_up

NAME: Final = "white_moon"
SAVED_BEFORE: Final = {1: 3, 2: 2, 3: 1, 4: 0}
"""Villagers that fewer players save before the game."""


def new_state(setup: Setup) -> MoonState:
    """Everything in the reserve, the village empty."""
    portal = options_of(setup).portal
    return MoonState(
        name=NAME,
        stacks=[()] * len(TILES),
        unseen=[SIZES[family] for family in FAMILIES],
        shelter=[0] * len(FAMILIES),
        graveyard=[0] * len(FAMILIES),
        portal=PORTALS[portal][0] if isinstance(portal, str) else portal,
        su_ling=None,
        omen=False,
        crystals=[0] * 4,
        new_crystals=0,
        receptacles=[False] * len(CORNERS),
        barrier=False,
        barrier_due=False,
        owed=(),
        artifacts=[None] * len(ARTIFACTS),
        claw_used=False,
        lying=[""] * 4,
    )


def set_up_steps(s: State) -> Iterable[StepCall]:
    """The portal, then the villagers, then those who are saved before the game."""
    yield ("lay_portal",)
    yield ("lay_villagers",)
    if SAVED_BEFORE[s.setup.players]:
        yield ("save_before_game",)


@step
async def lay_portal(s: State) -> None:
    """The portal stands where the players want it hard."""
    portal = options_of(s.setup).portal
    if isinstance(portal, str):
        places = as_tiles(PORTALS[portal])
        (drawn,) = await shuffle("portal", places, 1)
        moon(s).portal = places[drawn]
    s.emit("portal_laid", tile=moon(s).portal)


@step
async def lay_villagers(s: State) -> None:
    """Three villagers face down on every other tile; the top ones are turned up."""
    tiles = [tile for tile in TILES if tile != moon(s).portal]
    for tile in tiles:
        moon(s).stacks[tile] = ("",) * ROOM
    s.emit("villagers_laid", tiles=tiles)
    for tile in tiles:
        await turn_up(s, tile)


@step
async def save_before_game(s: State) -> None:
    """Fewer players first save villagers of different tiles and families."""
    saved: list[TopVillager] = []
    for _ in range(SAVED_BEFORE[s.setup.players]):
        tiles, families = {one.tile for one in saved}, {one.family for one in saved}
        tops = [v for v in face_up(s) if v.tile not in tiles and v.family not in families]
        saved.append(await pick(s, group_decider(s), "save_before_game", as_villagers(tops)))
        await save_first(s, saved[-1].tile)
    for villager in saved:
        await turn_up(s, villager.tile)


async def save_first(s: State, tile: int) -> None:
    """A villager is saved; a family of one gives its artifact to a player of the group's choice."""
    family = take_top(s, tile)
    moon(s).shelter[index_of(family)] += 1
    s.emit("villager_saved", family=family, tile=tile, saved=sum(moon(s).shelter))
    if is_saved(s, family):
        s.emit("family_saved", family=family)
        artifact = ARTIFACT_OF[family]
        takers, about = as_taoists(s, living(s)), ("artifact", artifact)
        side = await pick(s, group_decider(s), "first_artifact", takers, about)
        give_artifact(s, side, artifact)
