"""How much a browser loads until the first table stands: the client; letters and pictures apart."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from browser.games import SHOWN
from browser.people import Newcomer, Person
from forms import crossed, some
from server.client import Site

MOST: Final = 250_000
"""Bytes of code and texts, packed, in any language."""
MOST_FOR_LETTERS: Final = {"en": 75_000, "ru": 115_000, "pl": 175_000}
MOST_FOR_PICTURES: Final = 350_000
"""Bytes, packed, of what a game draws."""
SCRIPTS: Final = {"ru": {"latin", "cyrillic"}, "pl": {"latin", "latin-ext"}, "en": {"latin"}}
FAMILIES: Final = ("alegreya", "source-sans-3")
PICTURES: Final = re.compile(r"/(kit|pictures|portraits|LivingLand)-[^/]+\.js$")
SHEET: Final = re.compile(r"(var|const) \w+=[`'\"]<svg\b")
LATER: Final = re.compile(
    r"/(Ending|ending|Ceremony|Ribbon|Report|Replay|Puzzle|sound|soundscape)-[^/]+\.js$"
)
"""What is loaded once it is needed: great moments, the end of a game, sounds."""
FONT: Final = re.compile(r"/([^/]+)-wght-normal-[^/]+\.woff2$")


def first_table(person: Person, card: str) -> list[Response]:
    """All that is loaded on the way to it."""
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    page = person.go("/")
    page.locator(f"[data-alone={card}]").click()
    if card == "horizons":
        page.locator("[data-wake]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_visible()
    return loaded


@pytest.mark.parametrize(("language", "card"), some(crossed(SCRIPTS, SHOWN)))
def test_the_first_table_is_near_and_light(
    arrive: Newcomer, site: Site, language: str, card: str
) -> None:
    loaded = first_table(arrive(site.address, language=language, is_first=True), card)
    letters = [part for part in loaded if part.url.endswith(".woff2")]
    others = [part for part in loaded if part not in letters]
    pictures = {part.url: packed(part) for part in others if is_picture(part)}
    parts = {part.url: packed(part) for part in others if part.url not in pictures}
    assert sum(parts.values()) < MOST, parts
    assert 0 < sum(pictures.values()) < MOST_FOR_PICTURES, pictures
    are_the_letters_of(letters, language)
    assert [part.url for part in others if LATER.search(part.url)] == []


def is_picture(part: Response) -> bool:
    """Whether it is a module of nothing but drawings: of cards, pieces or a scene."""
    return PICTURES.search(part.url) is not None or SHEET.match(part.text()) is not None


def packed(part: Response) -> int:
    return len(gzip.compress(part.body()))


def are_the_letters_of(letters: list[Response], language: str) -> None:
    sizes = {part.url: len(part.body()) for part in letters}
    names = {found[1] for url in sizes if (found := FONT.search(url))}
    scripts = SCRIPTS[language]
    assert names == {f"{family}-{script}" for family in FAMILIES for script in scripts}
    assert sum(sizes.values()) < MOST_FOR_LETTERS[language], sizes
