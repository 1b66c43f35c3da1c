"""The face of every game that can be played in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.ghost_stories import terminal as ghost_stories
from vigil.games.horizons import terminal as horizons
from vigil.terminal.face import Face

FACES: Final[Mapping[str, Face]] = {
    "ghost_stories": ghost_stories.FACE,
    "horizons": horizons.FACE,
}
