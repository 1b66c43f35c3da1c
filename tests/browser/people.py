"""People with browsers: each has a separate context, as on a separate machine."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any, Final, cast

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    WebError,
)

from browser.contexts import Contexts
from server.client import Made

PATIENCE: Final = 1000 * int(os.environ.get("VIGIL_PATIENCE", "300"))
"""Milliseconds until something that has not happened will not happen."""

FONTS: Final = "**/*.woff2"

WIDE: Final = (1440, 900)
MEDIUM: Final = (1024, 768)
PHONE: Final = (390, 844)
LYING_PHONE: Final = (844, 390)


def key_ring(made: Made, *seats: int, greeted: bool = True) -> dict[str, Any]:
    """What a browser keeps of a table: the secrets of seats; the first one is the host's.

    Unless said otherwise its player has seen how it begins.
    """
    tokens = {seat: made.tokens[seat] for seat in seats}
    host = made.host if 0 in seats else ""
    kept = {"host": host, "seats": tokens, "title": "", "game": "", "at": 1, "greeted": greeted}
    return {made.id: kept}


class Person:
    """A player with a browser; all its errors are noted."""

    def __init__(
        self,
        browser: Browser | Contexts,
        address: str,
        name: str = "Ann",
        size: tuple[int, int] = WIDE,
        keys: dict[str, Any] | None = None,
        fonts: bool = True,
        keeps_pages: bool = False,
        is_first: bool = False,
        **choices: Any,
    ) -> None:
        """A browser with these settings and these secrets of seats, and nothing else.

        Without fonts it gets none of ours, and what it shows is in those of the machine. Where it
        keeps pages, a service worker may stand between them and the server. The first visitor
        one has nothing loaded that others did before him.
        """
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Patterns of complaints that the test brings about on purpose."""
        still: dict[str, Any] = {"motion": "off", "playback": "off", "coach": "off"}
        still |= {"confirm": "final", "list": True}
        settings = {"language": "en", "name": name} | still | choices
        self._contexts = browser if isinstance(browser, Contexts) else Contexts(browser)
        self._is_like_others = fonts and not (keeps_pages or is_first)
        where = self._contexts if self._is_like_others else self._contexts.browser
        self._context = where.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            service_workers="allow" if keeps_pages else "block",
            has_touch=size[0] < MEDIUM[0],
            storage_state=stored(address, {"vigil.settings": settings, "vigil.tables": keys or {}}),
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.on("console", self._heard)
        self._context.on("weberror", self._failed)
        if not keeps_pages:
            self.expects("Service Worker registration blocked")
        if not fonts:
            self._context.route(FONTS, lambda route: route.abort())
            self.expects("net::ERR_FAILED")
        self.page = self._context.new_page()

    @property
    def context(self) -> BrowserContext:
        """The context, for what only it can do; it is not used again."""
        self._is_like_others = False
        return self._context

    def leave(self) -> None:
        """Close everything."""
        self._context.remove_listener("console", self._heard)
        self._context.remove_listener("weberror", self._failed)
        if self._is_like_others:
            self._contexts.give_back(self._context)
        else:
            self._contexts.close(self._context)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _failed(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def expects(self, *patterns: str) -> None:
        """Something will go wrong on purpose."""
        self.expected += patterns

    @property
    def surprises(self) -> list[str]:
        """Unexpected errors."""
        known = [re.compile(pattern) for pattern in self.expected]
        return [said for said in self.complaints if not any(one.search(said) for one in known)]

    def go(self, path: str = "/") -> Page:
        """Open a page by its address."""
        self.page.goto(path)
        self.page.locator("#main").wait_for()
        return self.page

    def walk(self, path: str) -> Page:
        """Follow a link within the client, which stays loaded.

        A screen that shows something else of its kind does so in its own time: wait for that.
        """
        self.page.evaluate(FOLLOW, path)
        self.page.wait_for_function(ARRIVED)
        return self.page

    def visit(self, path: str) -> Page:
        """Open a page: by its address when it is the first one, else by a link."""
        return self.go(path) if self.page.url == "about:blank" else self.walk(path)

    def begin(self, path: str) -> Page:
        """Open a page that has kept nothing of what was done there before: by way of another."""
        self.visit("/settings")
        return self.walk(path)

    def come_again(self, size: tuple[int, int], language: str, keys: dict[str, Any]) -> None:
        """Begin anew at the page that is open, with these secrets of seats too."""
        self.page.evaluate(REMEMBER, keys)
        self.page.mouse.move(0, 0)
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            resize(self.page, size)
        if self.page.evaluate("() => document.documentElement.lang") != language:
            self.speak(language)

    def another_tab(self, path: str) -> Page:
        """The same person, a second tab."""
        page = self._context.new_page()
        page.goto(path)
        return page

    def choose(self, **choices: Any) -> None:
        """Change settings, as the page for settings does; they hold after the next load."""
        self.page.evaluate(
            """some => localStorage.setItem('vigil.settings', JSON.stringify(
                {...JSON.parse(localStorage.getItem('vigil.settings')), ...some}))""",
            choices,
        )

    def speak(self, language: str) -> None:
        """Switch the language in the bar."""
        self.page.locator(f"header button[lang={language}]").click()
        self.page.wait_for_function("one => document.documentElement.lang === one", arg=language)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size and wait until all is drawn in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("width => innerWidth === width", arg=size[0])
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


FOLLOW: Final = """path => {
    const screen = () => location.pathname.split('/')[1]
    const [main, before] = [document.querySelector('#main'), screen()]
    const link = document.body.appendChild(document.createElement('a'))
    link.href = path
    link.click()
    link.remove()
    window.left = screen() === before ? null : main
}"""
"""Follow a link, and remember what is to go away where it leads to another screen."""

ARRIVED: Final = """() => {
    const main = document.querySelector('#main')
    return main && main !== window.left
}"""

REMEMBER: Final = """keys => localStorage.setItem('vigil.tables', JSON.stringify(
    {...JSON.parse(localStorage.getItem('vigil.tables') ?? '{}'), ...keys}))"""

GLIMPSE: Final = """([what, words]) => {
    window.glimpsed = false
    const there = () => [...document.querySelectorAll(what)].some(one =>
        one.textContent.includes(words))
    new MutationObserver(() => window.glimpsed ||= there())
        .observe(document.body, { childList: true, subtree: true, attributes: true })
}"""


def glimpse(page: Page, what: str, words: str = "") -> Callable[[], object]:
    """Look out for something that is soon gone again; gives how to wait until it was there."""
    page.evaluate(GLIMPSE, [what, words])
    return lambda: page.wait_for_function("() => window.glimpsed")


def stored(address: str, values: dict[str, Any]) -> StorageState:
    """What a browser keeps of a site from earlier visits."""
    entries = [{"name": key, "value": json.dumps(value)} for key, value in values.items()]
    return cast(StorageState, {"origins": [{"origin": address, "localStorage": entries}]})


Newcomer = Callable[..., Person]
