"""Villagers move only with a Taoist; a Taoist laid down must first stand up."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option, choose
from vigil.games.ghost_stories.content.powers import DANCE_OF_THE_SPIRES, DANCE_OF_THE_TWIN_WINDS
from vigil.games.ghost_stories.model.geometry import NEIGHBOURS, TILE, TILES
from vigil.games.ghost_stories.model.queries import board_name, is_living, wields
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import move_taoist
from vigil.games.ghost_stories.phases.yang import STAY, finish_move
from vigil.games.ghost_stories.white_moon.content.families import HUA
from vigil.games.ghost_stories.white_moon.model.queries import has_room, moon, rules
from vigil.games.ghost_stories.white_moon.model.verbs import (
    put_on_top,
    stand_up,
    take_top,
)

OWN_MOVE: Final = "move"
STAND_UP: Final[Option] = ("stand_up",)


# -- where a Taoist may go


def destinations(s: State, side: int, tiles: list[Option], why: str) -> list[Option]:
    """The tiles, and those to which the top villager may come along."""
    here = s.at[side]
    if moon(s).lying[side]:
        return [STAND_UP, *steps_after_rising(s, side, why)]
    if flies(s, why):
        return tiles + escorts(s, here, NEIGHBOURS[here]) + fetches(s, here)
    return tiles + escorts(s, here, [tile for tile in TILES if TILE[tile] in tiles])


def flies(s: State, why: str) -> bool:
    """Whether this is the move of a flying Taoist; for villagers it counts as two steps (W2)."""
    return why == OWN_MOVE and wields(s, DANCE_OF_THE_SPIRES)


def escorts(s: State, here: int, tiles: tuple[int, ...] | list[int]) -> list[Option]:
    """The tiles to which the top villager of this one may come along."""
    if not moon(s).stacks[here]:
        return []
    return [("escort", tile) for tile in tiles if has_room(s, tile)]


def fetches(s: State, here: int) -> list[Option]:
    """Tiles a flying Taoist can step on to bring a villager from there one tile further."""
    tiles = NEIGHBOURS[here]
    return [("fetch", tile) for tile in tiles if escorts(s, tile, NEIGHBOURS[tile])]


def steps_after_rising(s: State, side: int, why: str) -> list[Option]:
    """A flying Taoist may stand up and go one tile instead of two (W1)."""
    by_hua = moon(s).lying[side] == HUA
    twins = by_hua and not rules(s).spires_rise_and_step
    power = DANCE_OF_THE_TWIN_WINDS if twins else DANCE_OF_THE_SPIRES
    if why != OWN_MOVE or not wields(s, power):
        return []
    here = s.at[side]
    along = escorts(s, here, NEIGHBOURS[here])
    alone: list[Option] = [("rise_and_go", tile) for tile in NEIGHBOURS[here]]
    return alone + [("rise_and_escort", tile) for _, tile in along]


# -- going there


def travel(s: State, side: int, way: Option, why: str) -> None:
    """Go by one of these ways; after your own move the turn continues."""
    second = flies(s, why) and not moon(s).lying[side]
    if moon(s).lying[side]:
        stand_up(s, side)
    if second:
        s.push(("second_step", way[0] == "fetch"))
    elif why == OWN_MOVE:
        finish_move(s, moved=way != STAND_UP)
    go(s, side, way, why)


def go(s: State, side: int, way: Option, why: str) -> None:
    """Go to the tile of a way, if it has one, alone or with a villager."""
    match way:
        case ("escort" | "rise_and_escort", int(tile)):
            escort(s, side, tile, why)
        case (_, int(tile)):
            move_taoist(s, side, tile, why)


def escort(s: State, side: int, tile: int, why: str) -> None:
    """A Taoist goes to a tile with the top villager of their tile, who lands on top there (W8)."""
    start = s.at[side]
    move_taoist(s, side, tile, why)
    family = take_top(s, start)
    put_on_top(s, tile, family)
    board = board_name(s, side)
    s.emit("villager_escorted", family=family, board=board, start=start, tile=tile)
    s.push(("turn_up", start))


@step
async def second_step(s: State, must_bring: bool) -> None:
    """The second step of a flying Taoist, alone or with a villager."""
    side = s.active
    if not is_living(s, side):
        return
    here = s.at[side]
    options = escorts(s, here, NEIGHBOURS[here])
    if not must_bring:
        options += [TILE[tile] for tile in NEIGHBOURS[here]] + [STAY]
    chosen = await choose(s, s.seat_at[side], "second_step", options)
    finish_move(s, moved=True)
    go(s, side, chosen, OWN_MOVE)
