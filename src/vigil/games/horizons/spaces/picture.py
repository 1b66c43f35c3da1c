"""A position as a picture: the island with what stands on it, the spirits beside."""

from __future__ import annotations

from functools import cache
from textwrap import fill
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vigil.env.pixel_canvas import INK, Colour, PixelCanvas, Point, title
from vigil.games.horizons.model.island import Island
from vigil.games.horizons.model.pieces import PIECES
from vigil.games.horizons.model.queries import count, presence, terror_level
from vigil.games.horizons.model.state import State

SIZE: Final = 640
LEGEND: Final = 240
MARGIN: Final = 12
FILLS: Final[dict[str, Colour]] = {
    "jungle": (140, 190, 120),
    "mountain": (176, 170, 168),
    "sands": (240, 222, 160),
    "wetland": (150, 206, 214),
}
SEA: Final[Colour] = (206, 222, 236)
SEATS: Final[tuple[Colour, ...]] = ((190, 70, 60), (70, 100, 190), (150, 80, 170))
LETTERS: Final = dict(zip(PIECES, "ETCD", strict=True))
"""Explorers, towns, cities, dahan."""


def draw(s: State) -> NDArray[np.uint8]:
    """The island from above."""
    sheet = PixelCanvas(SIZE + LEGEND, SIZE)
    lands, seas = placed(s.setup.island)
    for sea in seas:
        sheet.shape(list(sea), SEA)
    for land, outline in enumerate(lands):
        sheet.shape(list(outline), FILLS[s.setup.island.terrain[land]])
    for land, outline in enumerate(lands):
        _land(sheet, s, land, middle(outline))
    _legend(sheet, s)
    return sheet.pixels()


@cache
def placed(island: Island) -> tuple[tuple[tuple[Point, ...], ...], tuple[tuple[Point, ...], ...]]:
    """The outlines of lands and seas in pixels."""
    every = [point for outline in (*island.outlines, *island.oceans) for point in outline]
    left, top = min(x for x, _ in every), min(y for _, y in every)
    span = max(max(x for x, _ in every) - left, max(y for _, y in every) - top)
    scale = (SIZE - 2 * MARGIN) / span

    def moved(outline: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((MARGIN + (x - left) * scale, MARGIN + (y - top) * scale) for x, y in outline)

    return tuple(map(moved, island.outlines)), tuple(map(moved, island.oceans))


def middle(outline: tuple[Point, ...]) -> Point:
    """The centre of gravity of a land."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        part = ax * by - bx * ay
        area, x, y = area + part, x + (ax + bx) * part, y + (ay + by) * part
    return x / (3 * area), y / (3 * area)


def _land(sheet: PixelCanvas, s: State, land: int, at: Point) -> None:
    there = [(LETTERS[kind], count(s, land, (kind,))) for kind in PIECES]
    pieces = " ".join(f"{number}{letter}" for letter, number in there if number)
    blight = f" blight {s.blight[land]}" if s.blight[land] else ""
    sheet.write_around(at, f"{s.setup.island.names[land]}{blight}\n{pieces}", 12)
    for seat in s.setup.seats:
        if held := presence(s, seat, land):
            spot = (at[0] - 18 + 18 * seat, at[1] + 26)
            sheet.disc(spot, 8, SEATS[seat])
            sheet.write_around(spot, str(held), 10, (255, 255, 255))


def _legend(sheet: PixelCanvas, s: State) -> None:
    for seat in s.setup.seats:
        y = 12 + 92 * seat
        sheet.disc((SIZE + 18, y + 9), 8, SEATS[seat])
        lines = [
            fill(f"seat {seat}: {title(s.spirits[seat])}", 28),
            f"energy {s.energy[seat]}",
            f"hand {len(s.hand[seat])}, in play {len(s.in_play[seat])}",
        ]
        sheet.write((SIZE + 32, y), "\n".join(lines), 13)
    cards = [("ravage", s.ravage_card), ("build", s.build_card), ("explore", s.explore_card)]
    lines = [
        f"{s.phase.replace('_', ' ')}, round {s.turn}",
        f"terror level {terror_level(s)}, fear {s.fear} of {s.setup.fear_pool}",
        f"blight in the pool {s.blight_pool}",
        f"invader cards left {s.invader_deck.count()}",
        *(f"{what}: {title(card.partition('_')[2]) or 'none'}" for what, card in cards),
        "E explorer, T town, C city, D dahan",
    ]
    sheet.write((SIZE + 12, 330), "\n".join(lines), 13, INK)
