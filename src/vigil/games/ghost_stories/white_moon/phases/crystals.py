"""Moon crystals: spent in exorcisms as any colour, or placed on the receptacles."""

from __future__ import annotations

from vigil.core.decision import Option, choose
from vigil.games.ghost_stories.phases.rewards import share_yin_yang
from vigil.games.ghost_stories.table.queries import (
    board_name,
    group_decider,
    is_living,
    living,
    side_of,
    taoist_option,
)
from vigil.games.ghost_stories.table.state import State
from vigil.games.ghost_stories.table.steps import step
from vigil.games.ghost_stories.white_moon.table.queries import (
    crystals_in_reserve,
    moon,
    receptacle_at,
)
from vigil.games.ghost_stories.white_moon.table.verbs import (
    fill_receptacle,
    gain_crystal,
    spend_crystal,
)


def crystals_of(s: State, sides: list[int]) -> int:
    """Crystals that these Taoists could spend."""
    return sum(moon(s).crystals[side] for side in sides)


def crystal_options(s: State, sides: list[int]) -> list[Option]:
    """The Taoists among these who could spend a crystal."""
    return [("moon_crystal", board_name(s, side)) for side in sides if moon(s).crystals[side]]


def spend(s: State, token: Option) -> None:
    """Spend a crystal in an exorcism."""
    spend_crystal(s, side_of(s, str(token[1])))


# -- receptacles


def receptacle_options(s: State) -> list[Option]:
    """The empty receptacle next to the active Taoist, if he has a crystal of an earlier turn."""
    m, tile = moon(s), s.at[s.active]
    corner = receptacle_at(tile)
    if corner < 0 or m.receptacles[corner] or m.crystals[s.active] <= m.new_crystals:
        return []
    return [("receptacle", tile)]


def place_crystal(s: State, tile: int) -> None:
    """The active Taoist puts a crystal on the receptacle next to his tile."""
    moon(s).crystals[s.active] -= 1
    fill_receptacle(s, receptacle_at(tile), board_name(s, s.active))


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
        options = [taoist_option(s, side) for side in living(s)]
        chosen = await choose(s, group_decider(s), "group_crystal", options)
        gain_crystal(s, side_of(s, str(chosen[1])), "incarnation")
    await share_yin_yang(s)
