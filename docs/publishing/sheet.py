"""Pictures of pages, and many of them on one sheet."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from browser.build import build_client
from browser.chromium import ARGUMENTS, find_chromium
from server.client import Site
from server.serving import serving

QUALITY: Final = 62
MARGIN: Final = 32


@contextmanager
def looking(**config: Any) -> Iterator[tuple[Browser, Site]]:
    """A browser, and a server with the client as its sources are now."""
    build_client()
    with (
        TemporaryDirectory() as folder,
        serving(f"{folder}/vigil.db", **config) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        yield browser, server.site
        browser.close()


def taken(page: Page, quality: int = QUALITY) -> bytes:
    """A picture of all that is in sight, as a WebP."""
    picture = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": quality}
    )
    return base64.b64decode(picture["data"])


def sheet_of(
    page: Page,
    pictures: Iterable[tuple[str, str]],
    columns: str,
    width: int,
    ground: str,
    quality: int = QUALITY,
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
    page.set_viewport_size({"width": width + MARGIN, "height": 100})
    page.set_content(f"<style>{style}</style><main>{figures}</main>")
    page.evaluate("() => Promise.all([...document.images].map(image => image.decode()))")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width + MARGIN, "height": height})
    return taken(page, quality)
