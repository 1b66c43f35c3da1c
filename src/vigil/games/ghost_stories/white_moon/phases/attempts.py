"""The rolls that White Moon adds: the Kung-Fu School and the Mystic Barrier."""

from __future__ import annotations

from vigil.games.ghost_stories.content.colours import NOTHING
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import Attempt, against, white_counts
from vigil.games.ghost_stories.phases.exorcism import demands, tokens_of
from vigil.games.ghost_stories.white_moon.model.queries import moon
from vigil.games.ghost_stories.white_moon.phases.barrier import BARRIER_DICE, barrier_targets
from vigil.games.ghost_stories.white_moon.phases.village import school_targets


def school_attempt(s: State, colour: int) -> Attempt:
    """The roll of the Kung-Fu School against all ghosts of a colour."""
    return against(s, school_targets(s, colour), tokens_of(s, [s.active]))


def barrier_attempt(s: State, side: int) -> Attempt:
    """The roll of the Mystic Barrier for a board."""
    ghosts = tuple(demands(s, space) for space in barrier_targets(s, side))
    crystals = sum(moon(s).receptacles)
    return Attempt(ghosts, (*NOTHING, crystals), BARRIER_DICE, (), white_counts(s))
