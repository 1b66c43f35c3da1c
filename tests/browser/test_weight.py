"""How much a browser loads until the first table stands."""

from __future__ import annotations

import gzip
from typing import Final

import pytest
from playwright.sync_api import Response

from browser.games import GAMES
from browser.people import Person

MOST: Final = 250_000


@pytest.mark.parametrize("card", GAMES)
def test_scripts_and_styles_of_the_first_table_are_light(person: Person, card: str) -> None:
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    page = person.go("/")
    page.locator(f"[data-alone={card}]").click()
    page.locator("[data-option]").first.wait_for()
    parts = [part for part in loaded if part.url.endswith((".js", ".css"))]
    sizes = {part.url.rsplit("/", 1)[1]: len(gzip.compress(part.body())) for part in parts}
    assert sum(sizes.values()) < MOST, sizes
