"""A position as a picture: the village in the middle, the ghosts around it, the boards beside."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vigil.env.pixel_canvas import INK, Colour, PixelCanvas, title
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.model.geometry import LINES, PLACE_OF, SIDE_OF, SIDES, SPACES, TILES
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import card_at, is_living
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.model.state import MoonState

CELL: Final = 100
GRID: Final = 5 * CELL
LEGEND: Final = 220
FILLS: Final[tuple[Colour, ...]] = (
    *((236, 200, 60), (80, 130, 210), (90, 170, 90), (205, 70, 60), (70, 66, 74)),
)
SAFE: Final[Colour] = (222, 210, 180)
HAUNTED: Final[Colour] = (130, 120, 140)
EMPTY: Final[Colour] = (232, 226, 212)
WHITE: Final[Colour] = (255, 255, 255)
BEYOND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By side, the step from a tile at the edge of the village to its ghost."""


def draw(s: State) -> NDArray[np.uint8]:
    """The table from above."""
    sheet = PixelCanvas(GRID + LEGEND, GRID)
    for tile in TILES:
        _tile(sheet, s, tile)
    for space in SPACES:
        _space(sheet, s, space)
    for side in SIDES:
        _board(sheet, s, side)
    _table(sheet, s)
    return sheet.pixels()


def _tile(sheet: PixelCanvas, s: State, tile: int) -> None:
    x, y = CELL * (1 + tile % 3), CELL * (1 + tile // 3)
    dark = s.haunted[tile]
    sheet.box((x, y), (CELL, CELL), HAUNTED if dark else SAFE)
    ink = WHITE if dark else INK
    sheet.write((x + 5, y + 4), title(s.village[tile]).replace(" ", "\n", 1), 13, ink)
    if dark:
        sheet.write((x + 5, y + CELL - 18), "haunted", 11, ink)
    if isinstance(s.module, MoonState) and s.module.stacks[tile]:
        sheet.write((x + CELL - 30, y + 4), f"{len(s.module.stacks[tile])} v", 12, ink)
    here = [side for side in SIDES if is_living(s, side) and s.at[side] == tile]
    for place, side in enumerate(here):
        sheet.disc((x + 18 + 21 * place, y + 64), 10, FILLS[s.colours[side]])


def _space(sheet: PixelCanvas, s: State, space: int) -> None:
    front, (right, down) = LINES[space][0], BEYOND[SIDE_OF[space]]
    x, y = CELL * (1 + front % 3 + right), CELL * (1 + front // 3 + down)
    edge = FILLS[s.colours[SIDE_OF[space]]]
    sheet.box((x + 3, y + 3), (CELL - 6, CELL - 6), edge)
    if not s.ghosts[space]:
        sheet.box((x + 9, y + 9), (CELL - 18, CELL - 18), EMPTY)
        mark = "Buddha" if s.buddhas[space] else str(PLACE_OF[space])
        sheet.write_around((x + CELL / 2, y + CELL / 2), mark, 12)
        return
    card = card_at(s, space)
    sheet.box((x + 9, y + 9), (CELL - 18, CELL - 18), FILLS[card.colour])
    ink = WHITE if card.colour in (1, 3, 4) else INK
    name = title(card.id.partition("_")[2]).replace(" ", "\n", 1)
    sheet.write((x + 13, y + 12), name, 12, ink)
    needs = enumerate(resistance_of(s, space).needed)
    needed = [f"{count} {COLOURS[colour]}" for colour, count in needs if count]
    sheet.write((x + 13, y + 42), "\n".join(needed[:2]), 11, ink)
    if s.haunters[space] is not None:
        sheet.write((x + 13, y + 72), f"haunter {s.haunters[space]}", 11, ink)


def _board(sheet: PixelCanvas, s: State, side: int) -> None:
    y, colour = 10 + 100 * side, s.colours[side]
    sheet.box((GRID + 10, y), (LEGEND - 20, 92), EMPTY)
    sheet.disc((GRID + 28, y + 18), 10, FILLS[colour])
    seat = s.seat_at[side]
    who = f"seat {seat}" if seat >= 0 else "neutral"
    turn = ", in turn" if s.active == side else ""
    sheet.write((GRID + 46, y + 8), f"{BOARD_COLOURS[colour]}, {who}{turn}", 13)
    tao = [f"{count} {COLOURS[c]}" for c, count in enumerate(tao_row(s, side)) if count]
    held = f"Qi {s.qi[side]}   Yin-Yang {int(s.yin_yang[side])}   Buddhas {s.held_buddhas[side]}"
    tokens = "Tao " + (", ".join(tao) or "none")
    sheet.write((GRID + 20, y + 34), f"{title(s.powers[side])}\n{held}\n{tokens}", 12)


def _table(sheet: PixelCanvas, s: State) -> None:
    due = s.incarnations - len(s.exorcised)
    circle = "none" if s.circle is None else COLOURS[s.circle]
    lines = [
        f"deck {s.deck.count()}, Wu-Feng {due} to go",
        f"circle of prayer {circle}",
        f"haunted {sum(s.haunted)}, lost at {s.setup.numbers.tiles_to_lose}",
    ]
    if isinstance(s.module, MoonState):
        lines.append(f"saved {sum(s.module.shelter)}, dead {sum(s.module.graveyard)}")
    sheet.write((GRID + 14, 416), "\n".join(lines), 13)
