"""Horizons of Spirit Island: one to three spirits drive invaders off their island.

Players 1-3, five spirits, eight island boards to choose from, 58 common and 20 unique powers,
15 fear cards and 15 invader cards.
"""

from vigil.core.game import Game, register
from vigil.games.horizons import fear, invaders, power_phase, set_up, spirit_phase, turn
from vigil.games.horizons.catalogue import CONTENT
from vigil.games.horizons.choices import CHOICES
from vigil.games.horizons.notation import read_position, write_position
from vigil.games.horizons.set_up import new_state
from vigil.games.horizons.setup import Setup
from vigil.games.horizons.state import State
from vigil.games.horizons.steps import STEPS
from vigil.games.horizons.view import view

__all__ = ["HORIZONS", "Setup", "State"]

RULES = (fear, invaders, power_phase, set_up, spirit_phase, turn)
"""The modules whose steps make up the game."""

RULES_VERSION = 2

HORIZONS = register(
    Game(
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
        upgrade=lambda data, _setup, _rules: data,
        choices=CHOICES,
    )
)
