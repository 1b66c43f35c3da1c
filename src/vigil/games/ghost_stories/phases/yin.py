"""The yin phase: the ghosts act, the board may be full, a ghost arrives."""

from __future__ import annotations

from vigil.core.step import Asking
from vigil.games.ghost_stories.content.abilities import HAUNTER
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, LINES, SIDE_OF
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.queries import is_full, is_living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    advance_haunter,
    end_game,
    haunt_first_active,
    strike,
)
from vigil.games.ghost_stories.phases.arrival import draw_ghost
from vigil.games.ghost_stories.phases.curse import roll_curse
from vigil.games.ghost_stories.phases.qi import board_loses_qi


def ghost_actions(s: State) -> list[StepCall]:
    """Step 1: the middle stones of the ghosts on this board, left to right (R27, V10)."""
    stones, ghosts = s.setup.middle_stones, s.ghosts
    acts: list[StepCall] = [
        (ability, space) for space in BOARD_SPACES[s.active] for ability in stones[ghosts[space]]
    ]
    acts = s.setup.module.ghost_actions(s, acts)
    if not s.setup.rules.middle_stones_in_order:
        acts.sort(key=is_no_haunter)
    return acts + acts_from_elsewhere(s) if s.setup.restless else acts


def is_no_haunter(act: StepCall) -> bool:
    """Whether a middle stone comes in the second part of step 1, after all haunters (V10)."""
    return HAUNTER.id not in act


def acts_from_elsewhere(s: State) -> list[StepCall]:
    """Ghosts on other boards that act in every turn (D15)."""
    stones = s.setup.middle_stones
    there = [(n, s.ghosts.index(n)) for n in s.setup.restless if n in s.ghosts]
    away = [(n, space) for n, space in there if SIDE_OF[space] != s.active]
    return [(ability, space) for n, space in away for ability in stones[n]]


@step
def haunter(s: State, space: int) -> None:
    """The figure steps forward: onto the first stone, then to the edge, where it haunts."""
    if s.haunters[space] == 0:
        advance_haunter(s, space, fast=False)
        return
    strike(s, space)
    if not haunt_first_active(s, LINES[space], "haunter"):
        end_game(s, False, "line_haunted")


@step
async def tormentor(s: State, space: int) -> None:
    """The board rolls the curse die."""
    await roll_curse(s, s.ghosts[space], LINES[space])


@step
async def roll_every_turn(s: State, space: int) -> None:
    """The active Taoist rolls the curse die, wherever the ghost is."""
    await roll_curse(s, s.ghosts[space], LINES[space])


@step
def full_board(s: State, full_at_start: bool) -> Asking | None:
    """Step 2: a full board loses 1 Qi; otherwise a player's board continues with step 3."""
    if counts_as_full(s, full_at_start):
        return board_loses_qi(s, s.active, "full_board")
    if is_living(s, s.active) and not is_full(s, s.active):
        return draw_ghost(s)
    return None


def counts_as_full(s: State, full_at_start: bool) -> bool:
    """Whether a board is full: a player's at the beginning of the turn, others now (D8)."""
    if is_living(s, s.active) and s.setup.rules.full_at_start_of_turn:
        return full_at_start
    return is_full(s, s.active)
