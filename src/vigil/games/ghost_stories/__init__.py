"""Ghost Stories: one to four Taoists defend a village against Wu-Feng.

Players 1-4, levels initiation, normal, nightmare and hell, editions ``revised`` and
``first_print``. Components: 4 boards, 9 village tiles, 55 ghosts, 10 incarnations, 20 Qi, 20 Tao.
"""

from vigil.core.game import Game
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import STEPS
from vigil.games.ghost_stories.model.upgrade import upgrade
from vigil.games.ghost_stories.phases import (
    arrival,
    exorcism,
    rewards,
    turn,
    villagers,
    yang,
    yin,
)
from vigil.games.ghost_stories.phases.setup import new_state
from vigil.games.ghost_stories.presentation.catalogue import CONTENT
from vigil.games.ghost_stories.presentation.choices import choices
from vigil.games.ghost_stories.presentation.notation import read_position, write_position
from vigil.games.ghost_stories.presentation.view import view
from vigil.games.ghost_stories.white_moon import WHITE_MOON

__all__ = ["GHOST_STORIES", "Setup", "State"]

RULES = (arrival, exorcism, rewards, turn, villagers, yang, yin)
"""The modules whose steps make up the game."""

RULES_VERSION = 5

GHOST_STORIES = Game(
    name=Setup.game,
    rules_version=RULES_VERSION,
    setup=Setup,
    state=State,
    steps=STEPS,
    new=new_state,
    view=view,
    content=(*CONTENT, *WHITE_MOON.content),
    write=write_position,
    read=read_position,
    upgrade=upgrade,
    choices=choices(),
)
