"""Horizons of Spirit Island: one to three spirits drive invaders off their island.

Players 1-3, five spirits, eight island boards to choose from, 58 common and 20 unique powers,
15 fear cards and 15 invader cards.
"""

from vigil.core.game import Game
from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases import fear, invaders, power_phase, setup, spirit_phase, turn
from vigil.games.horizons.phases.setup import new_state
from vigil.games.horizons.phases.steps import STEPS
from vigil.games.horizons.presentation.catalogue import CONTENT
from vigil.games.horizons.presentation.choices import CHOICES
from vigil.games.horizons.presentation.notation import read_position, write_position
from vigil.games.horizons.presentation.view import view
from vigil.games.horizons.upgrade import upgrade

__all__ = ["HORIZONS", "Setup", "State"]

RULES = (fear, invaders, power_phase, setup, spirit_phase, turn)
"""The modules whose steps make up the game."""

RULES_VERSION = 5

CHANGED = {"H12": 5, "H13": 5, "H15": 5}
"""Rulings that games of earlier rules did not have."""

HORIZONS = Game(
    name=Setup.game,
    rules_version=RULES_VERSION,
    setup=Setup,
    state=State,
    steps=STEPS,
    new=new_state,
    view=view,
    content=CONTENT,
    write=write_position,
    read=read_position,
    upgrade=upgrade,
    choices=CHOICES,
    changed=CHANGED,
)
