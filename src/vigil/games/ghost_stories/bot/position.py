"""Everything that the values of options depend on, as a cache key."""

from __future__ import annotations

from collections.abc import Hashable

from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.model.state import MoonState


def position(s: State) -> Hashable:
    """The table without the steps to come, the discard pile and the pools of unseen cards.

    No rule of thumb reads these.
    """
    return (
        *s.ghosts,
        *s.haunters,
        *s.lasting,
        *s.tao,
        *s.qi,
        *s.at,
        *s.haunted,
        *s.buddhas,
        *s.exposed,
        *s.yin_yang,
        *s.held_buddhas,
        *s.tokens,
        s.active,
        s.turn,
        s.yang,
        s.done,
        s.used,
        s.borrowed,
        s.new_buddhas,
        s.placed_buddhas,
        s.circle,
        s.tokens_on_centre,
        s.mantra,
        s.mantra_rests,
        s.deck.layers,
        s.exorcised,
        s.incarnations,
        s.village,
        s.seat_at,
        s.colours,
        s.powers,
        s.tao_tokens,
        moon_position(s.module) if isinstance(s.module, MoonState) else s.module,
    )


def moon_position(moon: MoonState) -> Hashable:
    """What White Moon adds."""
    return (
        *moon.stacks,
        *moon.unseen,
        *moon.shelter,
        *moon.graveyard,
        *moon.crystals,
        *moon.receptacles,
        *moon.artifacts,
        *moon.lying,
        moon.name,
        moon.portal,
        moon.su_ling,
        moon.omen,
        moon.new_crystals,
        moon.barrier,
        moon.barrier_due,
        moon.owed,
        moon.claw_used,
    )
