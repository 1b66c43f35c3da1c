"""Draw the sheet with the pictures of all cards of Horizons again, a part of ``make screenshots``.

Chromium shows the page of all pieces; their pictures and names are put side by side on one sheet,
``pictures/card_pictures.webp``, which ``card-pictures.md`` shows.
"""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, sync_playwright

from browser.build import build_client
from browser.chromium import ARGUMENTS, find_chromium
from browser.people import Person
from browser.pictures import CardPicture, gather
from server.serving import serving

SHEET: Final = Path(__file__).parent / "pictures" / "card_pictures.webp"
QUALITY: Final = 80
COLUMNS: Final = 8
WIDTH: Final = 184
STYLE: Final = f"""
    body {{ margin: 16px; background: #171b1f; color: #f3ead8; font: 600 13px/1.2 serif; }}
    main {{ display: grid; grid-template-columns: repeat({COLUMNS}, {WIDTH}px); gap: 12px; }}
    figure {{ margin: 0; }}
    img {{ display: block; width: 100%; border-radius: 8px; margin-bottom: 4px; }}
"""


def main() -> None:
    """Look at all cards and write the sheet."""
    build_client()
    with (
        TemporaryDirectory() as folder,
        serving(f"{folder}/vigil.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        person = Person(browser, server.site.address, "Anna", (1440, 900))
        pictures = gather(person.go("/cards/horizons"))
        sheet = browser.new_page(viewport={"width": COLUMNS * (WIDTH + 12) + 20, "height": 900})
        SHEET.write_bytes(drawn(sheet, pictures))
        browser.close()


def drawn(page: Page, pictures: list[CardPicture]) -> bytes:
    """The sheet as a picture."""
    figures = "".join(
        f'<figure><img src="{one.address}" alt=""><figcaption>{escape(one.name)}</figcaption>'
        "</figure>"
        for one in pictures
    )
    page.set_content(f"<style>{STYLE}</style><main>{figures}</main>")
    page.evaluate("() => Promise.all([...document.images].map(image => image.decode()))")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    page.set_viewport_size({"width": COLUMNS * (WIDTH + 12) + 20, "height": height})
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main()
