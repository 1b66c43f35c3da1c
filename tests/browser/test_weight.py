"""How much a browser loads until the first table stands: the client; letters and pictures apart."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from browser.games import SHOWN
from browser.people import Newcomer, Person
from server.client import Site

MOST: Final = {"en": 250_000, "ru": 265_000, "pl": 257_000}
"""Bytes, packed; letters beyond ASCII take two of them."""
MOST_FOR_LETTERS: Final = {"en": 75_000, "ru": 115_000, "pl": 175_000}
MOST_FOR_PICTURES: Final = 350_000
"""The pictures of the cards of a game."""
SCRIPTS: Final = {"en": {"latin"}, "ru": {"latin", "cyrillic"}, "pl": {"latin", "latin-ext"}}
FAMILIES: Final = ("alegreya", "source-sans-3")
PICTURES: Final = re.compile(r"/pictures-[^/]+\.js$")
FONT: Final = re.compile(r"/([^/]+)-wght-normal-[^/]+\.woff2$")


def first_table(person: Person, card: str) -> list[Response]:
    """All that is loaded on the way to it."""
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    page = person.go("/")
    page.locator(f"[data-alone={card}]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_visible()
    return loaded


@pytest.mark.parametrize("card", SHOWN)
@pytest.mark.parametrize("language", MOST)
def test_the_first_table_is_two_clicks_away_and_light(
    arrive: Newcomer, site: Site, language: str, card: str
) -> None:
    loaded = first_table(arrive(site.address, language=language), card)
    letters = [part for part in loaded if part.url.endswith(".woff2")]
    sizes = {part.url: packed(part) for part in loaded if part not in letters}
    pictures = {url: size for url, size in sizes.items() if PICTURES.search(url)}
    parts = {url: size for url, size in sizes.items() if url not in pictures}
    assert sum(parts.values()) < MOST[language], parts
    assert sum(pictures.values()) < MOST_FOR_PICTURES, pictures
    are_the_letters_of(letters, language)


def packed(part: Response) -> int:
    return len(gzip.compress(part.body()))


def are_the_letters_of(letters: list[Response], language: str) -> None:
    sizes = {part.url: len(part.body()) for part in letters}
    names = {found[1] for url in sizes if (found := FONT.search(url))}
    scripts = SCRIPTS[language]
    assert names == {f"{family}-{script}" for family in FAMILIES for script in scripts}
    assert sum(sizes.values()) < MOST_FOR_LETTERS[language], sizes
