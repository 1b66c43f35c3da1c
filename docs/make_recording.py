"""Record a table in play for the READMEs: ``make recording``.

Bots play both games through a real server; Chromium plays what they did, beat by beat, and its
pictures become one moving picture for each language, ``pictures/recording.en.webp`` and so on.
``make recording LANGUAGES=ru`` records one of them.
"""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser

from browser.games import new_game
from browser.people import MEDIUM, Person
from publishing.sheet import looking
from server.client import Made, Site
from vigil.words import LANGUAGES

PICTURES: Final = Path(__file__).parent / "pictures"
GAMES: Final = ("ghost_stories", "horizons")
SECONDS: Final = 30
"""How long each game is seen."""
STEP: Final = 0.5
"""Seconds from one picture to the next."""
WIDTH: Final = 800
QUALITY: Final = 35
MIDDLE: Final = 0.4
"""How far a game has gone where the recording begins."""


def main() -> None:
    """Play, look, and write the moving pictures."""
    with looking() as (browser, site):
        tables = [finished(site, game) for game in GAMES]
        for language in sys.argv[1:] or LANGUAGES:
            keep(language, [one for made in tables for one in record(browser, made, language)])


def keep(language: str, pictures: list[Image.Image]) -> None:
    """Write a moving picture."""
    first, *others = pictures
    first.save(
        PICTURES / f"recording.{language}.webp",
        save_all=True,
        append_images=others,
        duration=int(STEP * 1000),
        loop=0,
        quality=QUALITY,
    )


def finished(site: Site, game: str) -> Made:
    """A game that bots have played to its end."""
    made = new_game(site, game, "[rules]", "[rules]")
    with site.viewer(made.id) as viewer:
        viewer.until(lambda viewer: viewer.table["status"] == "over")
    return made


def record(browser: Browser, made: Made, language: str) -> list[Image.Image]:
    """What the replay of a game shows, from its middle on."""
    address = made.site.address
    how: dict[str, Any] = {"motion": "normal", "playback": "normal", "language": language}
    person = Person(browser, address, "Anna", MEDIUM, **how)
    page = person.go(f"/tables/{made.id}/replay/{int(made.at(0)['last'] * MIDDLE)}")
    page.wait_for_load_state("networkidle")
    page.locator(".scrubber .play").click()
    pictures = []
    start = time.monotonic()
    for number in range(int(SECONDS / STEP)):
        page.wait_for_timeout(max(0, start + number * STEP - time.monotonic()) * 1000)
        pictures.append(small(page.screenshot()))
    person.context.close()
    return pictures


def small(picture: bytes) -> Image.Image:
    """A picture in the width of the recording."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
