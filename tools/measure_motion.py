"""Measure how smoothly a table moves: ``PYTHONPATH=src:tests:docs python tools/measure_motion.py``.

A replay plays great and usual moments of games of bots; for each the time from one frame to the
next is listed, and the processor time that a frame takes in the page, by its work.
Times between frames say something on a machine that does nothing else and draws with its graphics
card; processor times are nearly the same on a busy one.
"""

from __future__ import annotations

import statistics
from collections import Counter
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page

from browser.games import moments_of
from browser.people import WIDE, Person
from browser.test_idle import AT_REST, WATCH
from publishing.sheet import looking
from server.client import Site

MOVES: Final[dict[str, tuple[int, int, tuple[str, ...]]]] = {
    "ghost_stories": (
        4,
        2,
        ("ghost_placed", "tile_haunted", "curse_rolled", "tao_rolled", "incarnation_came"),
    ),
    "white_moon": (4, 5, ("villager_saved", "barrier_began", "taoist_died")),
    "horizons": (
        1,
        7,
        ("piece_added", "presence_added", "dahan_strike_back", "blight_cascaded", "terror_rose"),
    ),
}
"""For each game the players and the seed, and what happens that is measured."""
FRAMES: Final = """() => {
    window.at = []
    const look = now => { at.push(now); requestAnimationFrame(look) }
    requestAnimationFrame(look)
}"""
CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline"
WORK: Final = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "RasterTask": "raster",
}
"""The kinds of work, by the events of a trace; separate threads do the raster."""
KINDS: Final = ("script", "style", "layout", "paint", "raster")


def main() -> None:
    """Play, measure, and print a line for each moment."""
    print(f"{'game':14} {'moment':17} {'frames':>6} {'median':>7} {'95 %':>7} {'worst':>7}", end="")
    print("".join(f" {kind:>7}" for kind in KINDS), " (ms)")
    with looking() as (browser, site):
        for card, (players, seed, kinds) in MOVES.items():
            moments = moments_of(site, card, players, seed)
            for kind in kinds:
                if kind in moments:
                    made, stop, _ = moments[kind]
                    line(card, kind, measured(browser, site, f"/tables/{made.id}/replay/{stop}"))


def measured(browser: Browser, site: Site, path: str) -> tuple[list[float], Counter[str]]:
    """The times between frames in milliseconds, and the work of the main thread by its kind."""
    person = Person(browser, site.address, "Ann", WIDE, motion="normal", playback="normal")
    person.page.add_init_script(WATCH)
    page = person.go(path)
    page.locator("#prompt li").first.wait_for()
    page.wait_for_function(AT_REST, polling=100)
    trace = Trace(page)
    page.evaluate(FRAMES)
    page.keyboard.press("ArrowRight")
    page.locator(".caption[data-playing]").wait_for(state="attached")
    page.locator(".caption:not([data-playing])").wait_for(state="attached")
    at = page.evaluate("() => at")
    work = trace.end()
    person.context.close()
    return [later - before for before, later in pairwise(at)], work


class Trace:
    """What the main thread of a page does until the end."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._events: list[dict[str, Any]] = []
        self._session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
        self._session.on("Tracing.dataCollected", lambda some: self._events.extend(some["value"]))
        self._session.send("Tracing.start", {"categories": CATEGORIES})

    def end(self) -> Counter[str]:
        """The milliseconds of processor time for each kind of work."""
        done: list[object] = []
        self._session.on("Tracing.tracingComplete", lambda end: done.append(end))
        self._session.send("Tracing.end")
        while not done:
            self._page.wait_for_timeout(50)
        work: Counter[str] = Counter()
        for event in self._events:
            if event["name"] in WORK:
                work[WORK[event["name"]]] += event.get("tdur", event.get("dur", 0)) / 1000
        return work


def line(card: str, kind: str, found: tuple[list[float], Counter[str]]) -> None:
    """Print what was measured: the work is that of one frame on average."""
    between, work = found
    most = sorted(between)
    percentile = most[int(len(most) * 0.95)]
    print(f"{card:14} {kind:17} {len(between):6}", end="")
    print(f" {statistics.median(between):7.1f} {percentile:7.1f} {most[-1]:7.1f}", end="")
    print("".join(f" {work[name] / len(between):7.2f}" for name in KINDS), flush=True)


if __name__ == "__main__":
    main()
