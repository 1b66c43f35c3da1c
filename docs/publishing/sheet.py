"""Many pictures on one sheet."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape
from typing import Final

from playwright.sync_api import Page

QUALITY: Final = 80
MARGIN: Final = 32


def sheet_of(
    page: Page, pictures: Iterable[tuple[str, str]], columns: str, width: int, ground: str
) -> bytes:
    """Pictures with their names, by address and name, as a WebP; columns are those of a grid."""
    style = f"""
        body {{ margin: 16px; background: {ground}; color: #f3ead8; font: 600 13px/1.2 serif; }}
        main {{ display: grid; grid-template-columns: {columns}; gap: 12px; align-items: end; }}
        figure {{ margin: 0; }}
        img {{ display: block; width: 100%; border-radius: 8px; margin-bottom: 4px; }}"""
    figures = "".join(
        f'<figure><img src="{address}" alt=""><figcaption>{escape(name)}</figcaption></figure>'
        for address, name in pictures
    )
    page.set_viewport_size({"width": width + MARGIN, "height": 900})
    page.set_content(f"<style>{style}</style><main>{figures}</main>")
    page.evaluate("() => Promise.all([...document.images].map(image => image.decode()))")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width + MARGIN, "height": height})
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return base64.b64decode(taken["data"])
