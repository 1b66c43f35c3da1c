"""The curse die."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option, pick, roll
from vigil.games.ghost_stories.content.powers import (
    FAVOURITE_OF_THE_GODS,
    STRENGTH_OF_THE_MOUNTAIN,
)
from vigil.games.ghost_stories.content.tiles import CEMETERY
from vigil.games.ghost_stories.model.geometry import TILE
from vigil.games.ghost_stories.model.queries import (
    board_name,
    ghost_option,
    is_living,
    lender,
    wields,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.verbs import (
    borrow_favourite,
    end_game,
    give_all_tao,
    haunt_first_active,
)
from vigil.games.ghost_stories.phases.qi import board_loses_qi

BLANK: Final[Option] = ("curse", "none")
HAUNT: Final[Option] = ("curse", "haunt")
GHOST: Final[Option] = ("curse", "ghost")
LOSE_ALL_TAO: Final[Option] = ("curse", "lose_all_tao")
LOSE_QI: Final[Option] = ("curse", "lose_qi")
FACES: Final = (BLANK, HAUNT, GHOST, LOSE_ALL_TAO, LOSE_QI)
WEIGHTS: Final = (2, 1, 1, 1, 1)
"""Two of the six faces are blank (R21)."""

REROLL: Final[dict[Option, bool]] = {("keep",): False, ("reroll",): True}


async def roll_curse(s: State, ghost: int, line: tuple[int, ...]) -> None:
    """The active board rolls for a ghost (0: the Cemetery); ``line`` is what it may haunt."""
    if wields(s, STRENGTH_OF_THE_MOUNTAIN):
        s.emit("curse_spared", board=board_name(s, s.active))
        return
    about = behind_roll(s, ghost)
    face = await roll("curse_die", FACES, WEIGHTS, about)
    s.emit("curse_rolled", board=board_name(s, s.active), face=face[1], cause=ghost)
    if await wants_reroll(s, face):
        face = await roll("curse_die", FACES, WEIGHTS, about)
        s.emit("curse_rerolled", board=board_name(s, s.active), face=face[1], cause=ghost)
    s.setup.module.misfortune(s)
    await suffer(s, face, line)


def behind_roll(s: State, ghost: int) -> Option:
    """What the curse die is rolled for: a ghost in play, one just discarded, or the Cemetery."""
    if not ghost:
        return TILE[s.village.index(CEMETERY)]
    return ghost_option(s, s.ghosts.index(ghost)) if ghost in s.ghosts else ("card", ghost)


async def wants_reroll(s: State, face: Option) -> bool:
    """Whether The Gods' Favourite rerolls the curse die; never for a neutral board."""
    if not is_living(s, s.active):
        return False
    own = wields(s, FAVOURITE_OF_THE_GODS)
    if not own and lender(s, FAVOURITE_OF_THE_GODS) is None:
        return False
    again = await pick(s, s.seat_at[s.active], "reroll_curse", REROLL, face)
    if again and not own:
        borrow_favourite(s)
    return again


async def suffer(s: State, face: Option, line: tuple[int, ...]) -> None:
    """The effect of each face."""
    if face == HAUNT:
        haunt_line(s, line, "curse")
    elif face == GHOST:
        s.push(("draw_ghost",))
    elif face == LOSE_ALL_TAO and is_living(s, s.active):
        give_all_tao(s, s.active, "curse")
    elif face == LOSE_QI:
        await board_loses_qi(s, s.active, "curse")


def haunt_line(s: State, line: tuple[int, ...], why: str) -> None:
    """A haunting that is no haunter's: without an active tile it does nothing (R26)."""
    harmless = s.setup.rules.haunting_nothing_is_harmless or not line
    if not haunt_first_active(s, line, why) and not harmless:
        end_game(s, False, "line_haunted")
