"""The face of every game that can be played in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.terminal import ghost_stories, horizons
from vigil.terminal.face import Face

FACES: Final[Mapping[str, Face]] = {
    "ghost_stories": ghost_stories.FACE,
    "horizons": horizons.FACE,
}
