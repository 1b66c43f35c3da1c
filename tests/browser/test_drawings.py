"""Every drawing of Ghost Stories and White Moon is different: ghosts, tiles, powers, faces."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Final

import pytest

from browser.people import Newcomer
from browser.pictures import CELL, lay_village
from server.client import Site
from vigil.core.game import find_game
from vigil.words import box_of

COLUMNS: Final = 12
ALIKE: Final = 9.0
"""Drawings are alike that differ by less on average, of 255, where either of them is drawn."""
FILLED: Final = 0.04
"""A drawing covers more of its place than this."""
SHRUNK: Final = 4

POINTS: Final = """async ([address, count, columns, [width, height], shrunk]) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const places = [...document.querySelectorAll('[data-drawing] > div')].map(one => {
        const { left, top } = one.getBoundingClientRect()
        const sheet = document.querySelector('#drawings').getBoundingClientRect()
        return [left - sheet.left, top - sheet.top]
    })
    const [w, h] = [Math.floor(width / shrunk), Math.floor(height / shrunk)]
    const pen = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true })
    return places.map(([x, y]) => {
        pen.drawImage(image, x, y, width, height, 0, 0, w, h)
        return [...pen.getImageData(0, 0, w, h).data].filter((_, at) => at % 4 < 3)
    })
}"""
"""Red, green and blue of each point of small copies of the drawings of the sheet."""


@pytest.fixture(scope="module")
def seen(regular: Newcomer, site: Site) -> dict[str, bytes]:
    page = regular(site.address).visit("/cards/ghost_stories/gallery")
    ids = lay_village(page, {}, None, COLUMNS)
    sheet = page.locator("#drawings").screenshot()
    address = f"data:image/png;base64,{base64.b64encode(sheet).decode()}"
    points = page.evaluate(POINTS, [address, len(ids), COLUMNS, list(CELL), SHRUNK])
    return {id: bytes(copy) for id, copy in zip(ids, points, strict=True)}


def background(points: bytes) -> bytes:
    """The colour of the upper left corner, over the whole place."""
    return points[:3] * (len(points) // 3)


def difference(one: bytes, other: bytes) -> float:
    ground = background(one)
    apart = [
        abs(a - b)
        for a, b, back in zip(one, other, ground, strict=True)
        if abs(a - back) > 8 or abs(b - back) > 8
    ]
    return sum(apart) / max(1, len(apart))


def kind(id: str) -> str:
    return id.partition("-")[0]


def test_everything_in_the_boxes_is_drawn(seen: dict[str, bytes]) -> None:
    setup = find_game("ghost_stories").setup.from_data({"players": 4, "modules": ["white_moon"]})
    prefixes = {"ghost": "gh", "incarnation": "gh", "tile": "tile", "power": "power"}
    prefixes |= {"artifact": "art", "family": "villager"}
    wanted = {
        f"{prefixes[entry.kind]}-{entry.id}"
        for entry in box_of(setup).values()
        if entry.kind in prefixes
    }
    assert sorted(wanted - set(seen)) == []


def test_no_two_of_a_kind_look_alike(seen: dict[str, bytes]) -> None:
    pairs = (
        (difference(seen[a], seen[b]), a, b)
        for a, b in combinations(seen, 2)
        if kind(a) == kind(b) and kind(a) not in ("red", "blue", "green", "yellow")
    )
    assert [pair for pair in sorted(pairs) if pair[0] < ALIKE] == []


def test_no_drawing_is_empty(seen: dict[str, bytes]) -> None:
    def filled(points: bytes) -> float:
        return sum(a != b for a, b in zip(points, background(points), strict=True)) / len(points)

    assert [id for id, points in seen.items() if filled(points) < FILLED] == []
