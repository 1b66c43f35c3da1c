"""People with browsers: each has a context of his own, as on a machine of his own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError

PATIENCE: Final = 20_000
"""Milliseconds until something that has not happened will not happen."""

WIDE: Final = (1440, 900)
MEDIUM: Final = (1024, 768)
PHONE: Final = (390, 844)
LYING_PHONE: Final = (844, 390)


class Person:
    """Somebody with a browser; whatever goes wrong in it is written down."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Ann",
        size: tuple[int, int] = WIDE,
        keys: dict[str, Any] | None = None,
        **choices: Any,
    ) -> None:
        """A browser with these settings and these secrets of seats, and nothing else."""
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Patterns of complaints that the test brings about on purpose."""
        settings = {"language": "en", "name": name, "motion": "off"} | choices
        stored = {"vigil.settings": settings, "vigil.tables": keys or {}}
        entries = [{"name": key, "value": json.dumps(value)} for key, value in stored.items()]
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            has_touch=size[0] < MEDIUM[0],
            storage_state={"origins": [{"origin": address, "localStorage": entries}]},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        self.context.on("request", self._asked)
        self.page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _failed(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("blob", "data") and f"//{parts.netloc}" not in self.address:
            self.complaints.append(f"asked another host: {request.url}")

    def expects(self, *patterns: str) -> None:
        """Something will go wrong on purpose."""
        self.expected += patterns

    @property
    def surprises(self) -> list[str]:
        """What went wrong though nobody expected it."""
        known = [re.compile(pattern) for pattern in self.expected]
        return [said for said in self.complaints if not any(one.search(said) for one in known)]

    def go(self, path: str = "/") -> Page:
        """Open a page by its address."""
        self.page.goto(path)
        self.page.locator("#main").wait_for()
        return self.page

    def another_tab(self, path: str) -> Page:
        """The same person, a second tab."""
        page = self.context.new_page()
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


Newcomer = Callable[..., Person]
