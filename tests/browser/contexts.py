"""Contexts of a browser that serve one person after another.

What a page loads stays compiled, which is a third of opening it; everything else that a player
left is swept away.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page

DOORSTEP: Final = "/licences/onest.txt"
"""A page without a program: while it is open, its site stays loaded."""
MOST: Final = 6
"""Contexts kept for the next player."""

FURNISH: Final = """entries => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
}"""


class Contexts:
    """Makes contexts as a browser does, out of those that were given back where one is alike."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._given: dict[BrowserContext, dict[str, Any]] = {}
        self._free: list[tuple[BrowserContext, Page]] = []
        self._visited: set[str] = set()

    def new_context(self, *, storage_state: Any, **how: Any) -> BrowserContext:
        """A context with these settings in which nothing but the storage is kept."""
        for context, doorstep in self._free:
            if self._given[context] == how:
                self._free.remove((context, doorstep))
                _furnish(doorstep, storage_state)
                return context
        context = self.browser.new_context(storage_state=storage_state, **how)
        self._given[context] = how
        return context

    def give_back(self, context: BrowserContext) -> None:
        """A player has left for good; only an address that is visited again is worth keeping."""
        address = self._given[context]["base_url"]
        if address not in self._visited:
            self._visited.add(address)
            self.close(context)
            return
        pages = context.pages
        doorstep = context.new_page()
        try:
            doorstep.goto(address + DOORSTEP)
        except Error:  # the server was stopped before
            self.close(context)
            return
        for page in pages:
            page.close()
        self._free.append((context, doorstep))
        if len(self._free) > MOST:
            self.close(self._free.pop(0)[0])

    def close(self, context: BrowserContext) -> None:
        """Throw a context away."""
        self._given.pop(context, None)
        context.close()


def _furnish(doorstep: Page, storage: Any) -> None:
    """Sweep away whatever its site has stored, and store this."""
    (site,) = storage["origins"]
    session = doorstep.context.new_cdp_session(doorstep)
    all_of_it = {"origin": site["origin"], "storageTypes": "all"}
    session.send("Storage.clearDataForOrigin", all_of_it)
    session.detach()
    doorstep.evaluate(FURNISH, site["localStorage"])
