"""The new abilities on the stones of the ghost cards."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.model.queries import living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    meet_buddha,
    move_ghost,
    settle_mantra,
)
from vigil.games.ghost_stories.phases.qi import board_loses_qi
from vigil.games.ghost_stories.white_moon.model.queries import face_up, first_stack
from vigil.games.ghost_stories.white_moon.model.verbs import dismiss_su_ling, lay_down
from vigil.games.ghost_stories.white_moon.phases.deaths import devour, remove_bottom

CLOCKWISE: Final = (2, 1, 0, 5, 4, 3, 8, 7, 6, 11, 10, 9)
"""The ghost spaces as they follow each other round the village."""


@step
async def devourer(s: State, space: int) -> None:
    """The first villager in its line dies, else one of the players' choice, else 1 Qi is lost."""
    tile = first_stack(s, space)
    if tile is not None:
        s.push(("villager_dies", tile, "devour"))
    elif face_up(s):
        await devour(s, "devour", face_up(s))
    else:
        await board_loses_qi(s, s.active, "devourer")


@step
async def devour_on_entry(s: State, space: int) -> None:
    """The same once, as the ghost enters."""
    s.push(("devourer", space))


@step
async def devour_any(s: State, space: int) -> None:
    """A villager of the players' choice dies."""
    if face_up(s):
        await devour(s, "devour", face_up(s))


@step
def remove_portal(s: State, space: int) -> None:
    """The portal lies on the card while it is in play."""
    s.emit("portal_removed", ghost=s.ghosts[space])


@step
def remove_su_ling(s: State, space: int) -> None:
    """Su-Ling is held by the card while it is in play."""
    dismiss_su_ling(s, "held")
    s.emit("su_ling_held", ghost=s.ghosts[space])


@step
def knock_down_all(s: State, space: int) -> None:
    """Every Taoist is laid down."""
    for side in living(s):
        lay_down(s, side, "roots")


@step
def remove_bottom_two(s: State, space: int) -> None:
    """Two cards at the bottom of the deck leave the game unseen."""
    remove_bottom(s)
    remove_bottom(s)


@step
def shift_clockwise(s: State, space: int) -> None:
    """The card moves on to the next free space; a Buddha there goes away."""
    here = CLOCKWISE.index(space)
    onward = CLOCKWISE[here + 1 :] + CLOCKWISE[:here]
    to = next((other for other in onward if not s.ghosts[other]), None)
    if to is None:
        return
    move_ghost(s, space, to)
    if s.buddhas[to]:
        meet_buddha(s, to)
    settle_mantra(s)
