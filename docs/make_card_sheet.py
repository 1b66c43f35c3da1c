"""Draw the sheets with all pictures of cards, spirits and pieces, a part of ``make screenshots``.

Chromium shows the pages of pieces; their pictures and names are put side by side on sheets,
``pictures/card_pictures.webp``, ``spirit_portraits.webp`` and ``village_pictures.webp``, which
``card-pictures.md`` shows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from browser.people import Person
from browser.pictures import TONES, CardPicture, gather, lay_village, portraits
from publishing.sheet import looking, sheet_of, taken
from vigil.core.game import find_game
from vigil.words import Words, box_of, speaker_for

PICTURES: Final = Path(__file__).parent / "pictures"
CARDS: Final = PICTURES / "card_pictures.webp"
SPIRITS: Final = PICTURES / "spirit_portraits.webp"
VILLAGE: Final = PICTURES / "village_pictures.webp"
COLUMNS: Final = 8
VILLAGE_COLUMNS: Final = 12
MOODS: Final = ("calm", "serene", "fierce", "worried", "glad", "fallen")
WIDTH: Final = 184


def main() -> None:
    """Look at all cards, spirits and pieces and write the sheets."""
    with looking() as (browser, site):
        person = Person(browser, site.address, "Anna", (1440, 900))
        sheet = browser.new_page()
        CARDS.write_bytes(drawn(sheet, gather(person.go("/cards/horizons")), COLUMNS, WIDTH))
        spirits = portraits(person.walk("/cards/horizons/gallery"))
        SPIRITS.write_bytes(drawn(sheet, spirits, len(spirits), 300))
        gallery = person.walk("/cards/ghost_stories/gallery")
        VILLAGE.write_bytes(village(gallery))


def drawn(page: Page, pictures: list[CardPicture], columns: int, width: int) -> bytes:
    """The sheet as a picture, with this many columns of this width."""
    named = [(one.address, one.name) for one in pictures]
    across = columns * (width + 12)
    return sheet_of(page, named, f"repeat({columns}, {width}px)", across, "#171b1f")


def village(page: Page) -> bytes:
    """The ghosts, tiles, powers, artifacts, villagers and Taoists with their names."""
    setup = find_game("ghost_stories").setup.from_data({"players": 4, "modules": ["white_moon"]})
    speaker = speaker_for(setup, Words("en"))
    prefixes = {"ghost": "gh", "incarnation": "gh", "tile": "tile", "power": "power"}
    prefixes |= {"artifact": "art", "family": "villager"}
    labels: dict[str, str] = {"tile-haunted": "Haunted"}
    tones: dict[str, tuple[str, str]] = {}
    for entry in box_of(setup).values():
        if entry.kind in prefixes:
            id = f"{prefixes[entry.kind]}-{entry.id}"
            labels[id] = speaker.name(entry.kind, entry.id)
            if entry.kind == "family":
                labels[f"fam-{entry.id}"] = f"{labels[id]}, emblem"
            tones[id] = TONES[str(entry.facts.get("colour") or "black")]
    for colour in ("red", "blue", "green", "yellow"):
        name = speaker.name("taoist", colour)
        labels |= {f"{colour}-{mood}": f"{name}, {mood}" for mood in MOODS}
        labels[f"figure-{colour}"] = name
        tones[f"figure-{colour}"] = TONES[colour]
    lay_village(page, tones, labels, VILLAGE_COLUMNS)
    width, height = page.evaluate(
        "() => { const { width, height } = document.querySelector('#drawings')"
        ".getBoundingClientRect(); return [Math.ceil(width), Math.ceil(height)] }"
    )
    page.set_viewport_size({"width": width, "height": height})
    return taken(page)


if __name__ == "__main__":
    main()
