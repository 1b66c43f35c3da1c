"""The 55 ghosts by colour, as they are numbered."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.ghosts.black import BLACK_GHOSTS
from vigil.games.ghost_stories.content.ghosts.blue import BLUE_GHOSTS
from vigil.games.ghost_stories.content.ghosts.green import GREEN_GHOSTS
from vigil.games.ghost_stories.content.ghosts.red import RED_GHOSTS
from vigil.games.ghost_stories.content.ghosts.yellow import YELLOW_GHOSTS

GHOSTS: Final = (*YELLOW_GHOSTS, *BLUE_GHOSTS, *GREEN_GHOSTS, *RED_GHOSTS, *BLACK_GHOSTS)
