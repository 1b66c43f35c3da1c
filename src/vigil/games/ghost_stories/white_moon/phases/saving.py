"""Saving villagers at the portal, and what a whole family in the shelter gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import Option, pick
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.geometry import TAO
from vigil.games.ghost_stories.model.queries import (
    as_spaces,
    as_taoists,
    buddhas_in_temple,
    free_spaces,
    group_decider,
    living,
    or_pass,
    qi_supply,
    tao_supply,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import gain_qi, take_tao
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF
from vigil.games.ghost_stories.white_moon.content.families import LI, WU, XIANG, ZHOU
from vigil.games.ghost_stories.white_moon.model.queries import moon, portal_is_open, taker
from vigil.games.ghost_stories.white_moon.model.verbs import give_artifact, set_buddha, shelter

SAVE: Final[Option] = ("save",)
QI_OF_LI: Final = 3


def can_save(s: State) -> bool:
    """Whether the active Taoist stands at the portal and a villager with him."""
    portal = moon(s).portal
    return s.at[s.active] == portal and bool(moon(s).stacks[portal]) and portal_is_open(s)


@step
def save_villager(s: State) -> None:
    """The top villager of the portal tile goes to the shelter."""
    shelter(s, moon(s).portal)


# -- the rewards of the families


@step
async def family_reward(s: State, family: str) -> None:
    """What a whole family in the shelter gives."""
    if family in ARTIFACT_OF:
        give_artifact(s, taker(s), ARTIFACT_OF[family])
    else:
        await REWARDS[family](s)


async def place_buddha_anywhere(s: State) -> None:
    """The players may set a Buddha of the temple or the box on any free ghost space."""
    spaces = [space for space in free_spaces(s) if not s.buddhas[space]]
    if not spaces or not buddhas_in_temple(s):
        return
    space = await pick(s, group_decider(s), "wu_buddha", or_pass(as_spaces(s, spaces)))
    if space is not None:
        set_buddha(s, space)


async def share_tao(s: State) -> None:
    """The players share a Tao token of each colour, as far as the supply has them."""
    for colour in range(len(COLOURS)):
        if tao_supply(s, colour):
            taoists = as_taoists(s, living(s))
            side = await pick(s, group_decider(s), "share_tao", taoists, TAO[colour])
            take_tao(s, side, colour, "family")


async def share_qi(s: State) -> None:
    """The players share three Qi."""
    for _ in range(QI_OF_LI):
        if qi_supply(s):
            side = await pick(s, group_decider(s), "share_qi", as_taoists(s, living(s)))
            gain_qi(s, side, "family")


async def promise_barrier(s: State) -> None:
    """The Mystic Barrier stands at the end of this turn."""
    moon(s).barrier_due = True
    s.emit("barrier_promised")


REWARDS: Final[dict[str, Callable[[State], Awaitable[None]]]] = {
    WU: place_buddha_anywhere,
    XIANG: share_tao,
    LI: share_qi,
    ZHOU: promise_barrier,
}
"""The families whose reward is not an artifact."""
