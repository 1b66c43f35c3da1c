"""White Moon: villagers in twelve families, Su-Ling, moon crystals, artifacts and the barrier.

Components: 24 villagers, 8 artifacts, 10 ghosts, 6 incarnations, 4 moon crystals, the Kung-Fu
School, the portal and Su-Ling.
"""

from vigil.games.ghost_stories.model.modules import register_module
from vigil.games.ghost_stories.white_moon.module import WhiteMoon
from vigil.games.ghost_stories.white_moon.phases import barrier, ghost_abilities

RULES = (barrier, ghost_abilities)
"""The modules whose steps nothing else names."""

WHITE_MOON = register_module(WhiteMoon())
