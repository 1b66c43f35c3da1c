"""Measure how smoothly a table moves: ``PYTHONPATH=src:tests:docs python tools/measure_motion.py``.

A replay plays great and usual moments of games of bots; for each the processor time of all tasks of
the page's main thread is listed, frame by frame, then its average by the kind of work, and the time
from one frame to the next. Processor times are nearly the same on a busy machine: where a frame's
tasks take less than 16.7 ms, the page keeps 60 frames per second. Times between frames
say something only on a machine that does nothing else and draws with its graphics card.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from browser.chromium import ARGUMENTS, find_chromium
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
FRAME: Final = ("AnimationFrame::Render", "b")
"""The name and phase of the event with which a frame is drawn, in the last of its tasks."""
TASK: Final = "RunTask"
BUDGET: Final = 1000 / 60
"""The milliseconds of a frame."""
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


class Measured(NamedTuple):
    """What was found while a moment was played, in milliseconds."""

    between: list[float]
    """From one frame to the next."""
    frames: list[float]
    """The processor time of the tasks of each frame."""
    work: dict[str, float]
    """The processor time of each kind of work."""


def main() -> None:
    """Play, measure, and print a line for each moment."""
    columns = ("median", "95 %", "worst", "late", *KINDS, "between", "95 %")
    print(f"{'game':14} {'moment':17} {'frames':>6}", end="")
    print("".join(f" {column:>7}" for column in columns), " (ms)")
    with looking() as (other, site):
        browser = optimising(other)
        for card, (players, seed, kinds) in MOVES.items():
            moments = moments_of(site, card, players, seed)
            for kind in kinds:
                if kind in moments:
                    made, stop, _ = moments[kind]
                    line(card, kind, measured(browser, site, f"/tables/{made.id}/replay/{stop}"))


def optimising(other: Browser) -> Browser:
    """A browser that optimises scripts, unlike those of the tests."""
    arguments = [one for one in ARGUMENTS if not one.startswith("--js-flags")]
    return other.browser_type.launch(executable_path=find_chromium(), args=arguments)


def measured(browser: Browser, site: Site, path: str) -> Measured:
    """What a moment takes that is played from a step of a replay."""
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
    trace.end()
    person.context.close()
    between = [later - before for before, later in pairwise(at)]
    return Measured(between, trace.frames(), trace.work())


class Trace:
    """What the main thread of a page does until the end."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._events: list[dict[str, Any]] = []
        self._session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
        self._session.on("Tracing.dataCollected", lambda some: self._events.extend(some["value"]))
        self._session.send("Tracing.start", {"categories": CATEGORIES})

    def end(self) -> None:
        """Wait until all events are here."""
        done: list[object] = []
        self._session.on("Tracing.tracingComplete", lambda end: done.append(end))
        self._session.send("Tracing.end")
        while not done:
            self._page.wait_for_timeout(50)

    def work(self) -> dict[str, float]:
        """The processor time of each kind of work."""
        work = dict.fromkeys(KINDS, 0.0)
        for event in self._events:
            if event["name"] in WORK:
                work[WORK[event["name"]]] += processor_time(event)
        return work

    def frames(self) -> list[float]:
        """The processor time of all tasks of the main thread, frame by frame."""
        drawn = [event for event in self._events if (event["name"], event["ph"]) == FRAME]
        main, _ = Counter(thread_of(event) for event in drawn).most_common(1)[0]
        ends = sorted(event["ts"] for event in drawn if thread_of(event) == main)
        times = [0.0] * (len(ends) + 1)
        for event in self._events:
            if event["name"] == TASK and thread_of(event) == main:
                times[bisect_left(ends, event["ts"])] += processor_time(event)
        return times[:-1]


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    """The process and the thread of an event."""
    return event["pid"], event["tid"]


def processor_time(event: dict[str, Any]) -> float:
    """The processor time of an event in milliseconds."""
    time: float = event.get("tdur", event.get("dur", 0))
    return time / 1000


def line(card: str, kind: str, found: Measured) -> None:
    """Print what was measured; frames whose tasks take longer than a frame are late."""
    between, frames = sorted(found.between), sorted(found.frames)
    late = sum(time > BUDGET for time in frames)
    print(f"{card:14} {kind:17} {len(frames):6}", end="")
    print(
        f" {statistics.median(frames):7.1f} {high(frames):7.1f} {frames[-1]:7.1f} {late:7}", end=""
    )
    print("".join(f" {found.work[name] / len(frames):7.2f}" for name in KINDS), end="")
    print(f" {statistics.median(between):7.1f} {high(between):7.1f}", flush=True)


def high(sorted_times: list[float]) -> float:
    """What 95 % of them do not exceed."""
    return sorted_times[int(len(sorted_times) * 0.95)]


if __name__ == "__main__":
    main()
