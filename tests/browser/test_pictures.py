"""Every card and every spirit of Horizons has a picture, and no two of them look alike."""

from __future__ import annotations

from base64 import b64decode
from itertools import combinations
from typing import Any, Final

import numpy
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page, expect

from browser.people import Newcomer
from browser.pictures import CardPicture, gather, portraits
from server.client import Site
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.powers.registry import PANELS, POWERS

Points = NDArray[numpy.int16]

WIDTH: Final = 64
HEIGHT: Final = 40
ALIKE: Final = 12.0
"""Pictures are alike whose colours differ by less on average, of 255."""
FLAT: Final = 12.0
"""What is shown has more contrast than this, of 255: the spread of its light."""

PIXELS: Final = """async ([addresses, width, height]) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    const all = []
    for (const address of addresses) {
        const image = new Image()
        image.src = address
        await image.decode()
        pen.drawImage(image, 0, 0, width, height)
        const { data } = pen.getImageData(0, 0, width, height)
        all.push(btoa(String.fromCharCode(...data)))
    }
    return all
}"""
"""Red, green, blue and opacity of each point of small copies."""


@pytest.fixture(scope="module")
def page(regular: Newcomer, site: Site) -> Page:
    return regular(site.address).visit("/cards/horizons")


@pytest.fixture(scope="module")
def pictures(page: Page) -> list[CardPicture]:
    return gather(page)


def points(page: Page, pictures: list[CardPicture], size: tuple[int, int]) -> dict[str, Points]:
    addresses = [picture.address for picture in pictures]
    copies = page.evaluate(PIXELS, [addresses, *size])
    return {one.card: colours(copy) for one, copy in zip(pictures, copies, strict=True)}


def colours(copy: str) -> Points:
    values = numpy.frombuffer(b64decode(copy), numpy.uint8).reshape(-1, 4)
    return values[:, :3].astype(numpy.int16)


@pytest.fixture(scope="module")
def seen(page: Page, pictures: list[CardPicture]) -> dict[str, Points]:
    return points(page, pictures, (WIDTH, HEIGHT))


def difference(one: Points, other: Any) -> float:
    return float(numpy.abs(one - other).mean())


def test_every_power_and_fear_card_has_a_picture(pictures: list[CardPicture]) -> None:
    powers = {f"power-{power.id}" for power in POWERS.values() if power.deck != "innate"}
    assert {one.card for one in pictures} == powers | {f"fear-{card}" for card in FEAR_CARDS}
    assert [one.name for one in pictures if not one.address] == []


def alike(seen: dict[str, Points]) -> list[tuple[float, str, str]]:
    pairs = ((difference(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))
    return [pair for pair in sorted(pairs) if pair[0] < ALIKE]


def flat(seen: dict[str, Points]) -> dict[str, float]:
    spread = {card: difference(points, points.mean()) for card, points in seen.items()}
    return {card: found for card, found in spread.items() if found < FLAT}


def test_no_two_pictures_look_alike(seen: dict[str, Points]) -> None:
    assert alike(seen) == []


def test_no_picture_is_flat(seen: dict[str, Points]) -> None:
    assert flat(seen) == {}


def test_every_spirit_has_a_portrait_like_no_other_that_stands_still(
    regular: Newcomer, site: Site
) -> None:
    page = regular(site.address).visit("/cards/horizons/gallery")
    found = portraits(page)
    assert {one.card for one in found} == set(PANELS)
    small = points(page, found, (HEIGHT, WIDTH))
    assert alike(small) == []
    assert flat(small) == {}
    expect(page.locator("[data-portrait] img")).to_have_count(len(PANELS))


@pytest.mark.long_form
def test_the_spirit_that_is_looked_at_moves_and_the_others_stand_still(
    arrive: Newcomer, site: Site
) -> None:
    page = arrive(site.address, motion="normal").go("/")
    page.locator("[data-alone=horizons]").click()
    looked = page.locator("[role=radio][aria-checked=true]")
    expect(looked.locator("img").nth(3)).to_be_attached()
    others = page.locator("[role=radio][aria-checked=false]")
    expect(others.locator("img")).to_have_count(len(PANELS) - 1)
    before = looked.get_attribute("data-value")
    looked.press("ArrowRight")
    expect(looked).not_to_have_attribute("data-value", before or "")
    expect(looked).to_be_focused()
    chosen = looked.get_attribute("data-value")
    looked.press("Enter")
    expect(page.locator(f".banner [data-portrait={chosen}]")).to_be_visible()
