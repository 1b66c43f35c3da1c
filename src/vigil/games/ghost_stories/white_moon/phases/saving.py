"""Saving villagers at the portal, and what a whole family in the shelter gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import PASS, Option, choose
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.table.geometry import TAO
from vigil.games.ghost_stories.table.queries import (
    buddhas_in_temple,
    free_spaces,
    group_decider,
    living,
    qi_supply,
    side_of,
    space_named,
    space_option,
    tao_supply,
    taoist_option,
)
from vigil.games.ghost_stories.table.state import State
from vigil.games.ghost_stories.table.steps import step
from vigil.games.ghost_stories.table.verbs import gain_qi, take_tao
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF
from vigil.games.ghost_stories.white_moon.table.queries import moon, portal_is_open, taker
from vigil.games.ghost_stories.white_moon.table.verbs import give_artifact, set_buddha, shelter

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
    options = [*(space_option(s, space) for space in spaces), PASS]
    chosen = await choose(s, group_decider(s), "wu_buddha", options)
    if chosen != PASS:
        set_buddha(s, space_named(s, chosen))


async def share_tao(s: State) -> None:
    """The players share a Tao token of each colour, as far as the supply has them."""
    for colour in range(len(COLOURS)):
        if tao_supply(s, colour):
            options = [taoist_option(s, side) for side in living(s)]
            chosen = await choose(s, group_decider(s), "share_tao", options, TAO[colour])
            take_tao(s, side_of(s, str(chosen[1])), colour, "family")


async def share_qi(s: State) -> None:
    """The players share three Qi."""
    for _ in range(QI_OF_LI):
        if qi_supply(s):
            options = [taoist_option(s, side) for side in living(s)]
            chosen = await choose(s, group_decider(s), "share_qi", options)
            gain_qi(s, side_of(s, str(chosen[1])), "family")


async def promise_barrier(s: State) -> None:
    """The Mystic Barrier stands at the end of this turn."""
    moon(s).barrier_due = True
    s.emit("barrier_promised")


REWARDS: Final[dict[str, Callable[[State], Awaitable[None]]]] = {
    "wu": place_buddha_anywhere,
    "xiang": share_tao,
    "li": share_qi,
    "zhou": promise_barrier,
}
"""The families whose reward is no artifact."""
