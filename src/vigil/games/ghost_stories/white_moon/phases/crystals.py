"""Moon crystals: spent in exorcisms as any colour, or placed on the receptacles."""

from __future__ import annotations

from vigil.core.decision import Option, pick
from vigil.games.ghost_stories.model.queries import (
    as_taoists,
    board_name,
    group_decider,
    is_living,
    living,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.phases.rewards import share_yin_yang
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    crystals_in_reserve,
    moon,
    receptacle_at,
)
from vigil.games.ghost_stories.white_moon.model.verbs import (
    fill_receptacle,
    gain_crystal,
)


def crystals_of(s: State, sides: list[int]) -> int:
    """Crystals that these Taoists could spend."""
    return sum(moon(s).crystals[side] for side in sides)


def crystal_options(s: State, sides: list[int]) -> dict[Option, int]:
    """The Taoists among these who could spend a crystal."""
    owners = [side for side in sides if moon(s).crystals[side]]
    return {("moon_crystal", board_name(s, side)): side for side in owners}


# -- receptacles


def receptacle_options(s: State) -> list[Option]:
    """The empty receptacle next to the active Taoist, if he has a crystal of an earlier turn."""
    m, tile = moon(s), s.at[s.active]
    corner = receptacle_at(tile)
    if corner is None or m.receptacles[corner] or m.crystals[s.active] <= m.new_crystals:
        return []
    return [("receptacle", tile)]


def place_crystal(s: State) -> None:
    """The active Taoist puts a crystal on the receptacle next to his tile."""
    moon(s).crystals[s.active] -= 1
    fill_receptacle(s, CORNERS.index(s.at[s.active]), board_name(s, s.active))


# -- rewards


@step
def gain_moon_crystal(s: State, _number: int) -> None:
    """The exorcist takes a moon crystal."""
    if is_living(s, s.active):
        gain_crystal(s, s.active, "reward")


@step
async def group_moon_crystal_and_yinyang(s: State, _number: int) -> None:
    """The group takes a crystal and a Yin-Yang; the players decide for whom (W6)."""
    if crystals_in_reserve(s):
        side = await pick(s, group_decider(s), "group_crystal", as_taoists(s, living(s)))
        gain_crystal(s, side, "incarnation")
    await share_yin_yang(s)
