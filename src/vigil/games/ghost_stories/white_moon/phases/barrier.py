"""The Mystic Barrier: with four crystals on the receptacles every board has one free attempt."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import PASS, Option, choose
from vigil.games.ghost_stories.content.colours import NOTHING
from vigil.games.ghost_stories.model.geometry import BOARD, BOARD_SPACES, SIDES
from vigil.games.ghost_stories.model.queries import board_name, card_at, group_decider
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import discard_ghost
from vigil.games.ghost_stories.phases.dice import FACES, TAO_DIE
from vigil.games.ghost_stories.phases.exorcism import counted, possible
from vigil.games.ghost_stories.phases.tally import WILD
from vigil.games.ghost_stories.white_moon.content.families import ZHOU
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    TopVillager,
    as_villagers,
    face_up,
    moon,
    portal_is_open,
)
from vigil.games.ghost_stories.white_moon.model.verbs import (
    dismiss_su_ling,
    empty_receptacle,
    fill_receptacle,
    shelter,
)
from vigil.games.ghost_stories.white_moon.phases.multi_exorcism import name_ghosts

ROLL: Final[Option] = ("roll",)
BARRIER_DICE: Final = 4
"""All Tao dice, captured ones too."""


@step
def mystic_barrier(s: State) -> None:
    """With all receptacles full, or promised by the Zhou, each board has its turn, going left."""
    m = moon(s)
    if m.barrier_due:
        gather_crystals(s)
    if not all(m.receptacles):
        return
    m.barrier = True
    s.emit("barrier_began")
    boards = [("barrier_board", (s.active + i) % len(SIDES)) for i in SIDES]
    s.push(*boards, ("barrier_ends",))


def gather_crystals(s: State) -> None:
    """Missing crystals come from the reserve and from the players, who have all the rest."""
    m = moon(s)
    m.barrier_due = False
    m.crystals[:] = [0] * len(SIDES)
    m.new_crystals = 0
    for corner in range(len(CORNERS)):
        if not m.receptacles[corner]:
            fill_receptacle(s, corner, ZHOU)


@step
async def barrier_board(s: State, side: int) -> None:
    """A board is defended by a roll, or a crystal saves a villager, or neither."""
    rescues = as_villagers(barrier_rescues(s))
    options = [*([ROLL] if barrier_targets(s, side) else []), *rescues]
    if not options:
        return
    about = BOARD[s.colours[side]]
    chosen = await choose(s, group_decider(s), "barrier", [*options, PASS], about)
    if chosen == ROLL:
        await barrier_roll(s, side)
    elif chosen in rescues:
        empty_receptacle(s)
        shelter(s, rescues[chosen].tile)


def barrier_targets(s: State, side: int) -> list[int]:
    """The ghosts of a board; the barrier cannot touch incarnations."""
    there = [space for space in BOARD_SPACES[side] if s.ghosts[space]]
    return [space for space in there if not card_at(s, space).incarnation]


def barrier_rescues(s: State) -> list[TopVillager]:
    """The top villager of the portal tile, or any face-up one when none is there."""
    if not any(moon(s).receptacles):
        return []
    tops = face_up(s)
    at_portal = [villager for villager in tops if villager.tile == moon(s).portal]
    return at_portal if at_portal and portal_is_open(s) else tops


async def barrier_roll(s: State, side: int) -> None:
    """Four dice and the crystals against the ghosts of a board; no power, token or right stone."""
    faces = [await TAO_DIE for _ in range(BARRIER_DICE)]
    s.emit("barrier_rolled", board=board_name(s, side), faces=[FACES[face] for face in faces])
    spaces = barrier_targets(s, side)
    crystals = sum(moon(s).receptacles)
    ways = possible(s, spaces, counted(s, faces), (*NOTHING, crystals))
    chosen = await name_ghosts(s, group_decider(s), "barrier_ghosts", spaces, ways)
    for _ in range(chosen.payments[0][WILD]):
        empty_receptacle(s)
    for i in chosen.ghosts:
        discard_ghost(s, spaces[i], "barrier")


@step
def barrier_ends(s: State) -> None:
    """Crystals and Su-Ling go to the reserve; saved families give rewards, a barrier perhaps."""
    m = moon(s)
    m.receptacles[:] = [False] * len(CORNERS)
    m.barrier = False
    s.emit("barrier_ended")
    dismiss_su_ling(s, "barrier")
    rewards = [("family_reward", family) for family in m.owed]
    m.owed = ()
    s.push(*rewards, ("mystic_barrier",))
