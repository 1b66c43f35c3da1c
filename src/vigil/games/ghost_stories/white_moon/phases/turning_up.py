"""Turning up villagers: chance decides who was face down."""

from __future__ import annotations

from vigil.core.decision import Option, roll
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES
from vigil.games.ghost_stories.white_moon.model.queries import moon
from vigil.games.ghost_stories.white_moon.model.verbs import see_villager, turn_up_top


@step
async def turn_up(s: State, tile: int) -> None:
    """Turn the top villager of a tile up, if he lies face down."""
    stack = moon(s).stacks[tile]
    if stack and not stack[-1]:
        turn_up_top(s, tile, await unseen_family(s))


async def meet_unseen(s: State) -> str:
    """An unseen villager shows of which family he is."""
    family = await unseen_family(s)
    see_villager(s, family)
    return family


async def unseen_family(s: State) -> str:
    """The family of an unseen villager: each member is as likely."""
    left = {f: n for f, n in zip(FAMILIES, moon(s).unseen, strict=True) if n}
    if len(left) == 1:
        return next(iter(left))
    families: dict[Option, str] = {("family", family): family for family in left}
    return families[await roll("villager", tuple(families), tuple(left.values()))]
