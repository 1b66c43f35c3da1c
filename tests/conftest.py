"""Options of the test run, and helpers whose failed assertions shall be explained."""

from __future__ import annotations

import gc
import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from forms import LONG

RERUN = os.environ.get("VIGIL_RERUN")
"""Whether a failed test in a browser is run once more and then named as flaky, as in CI."""

SLOW_FIRST = ("browser", "words", "torture", "web", "terminal", "cli", "server", "deploy")
"""Folders whose files take long: begun first, they leave short files to share out at the end."""

settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

# What runs in the background of a shell ignores Ctrl-C, and so would programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

pytest.register_assert_rewrite(
    "games.ghost_stories.scenario",
    "games.ghost_stories.content.play",
    "games.ghost_stories.content.families",
    "games.ghost_stories.property.invariants",
    "games.ghost_stories.white_moon.content.immunity",
    "games.ghost_stories.white_moon.content.play",
    "games.ghost_stories.white_moon.property.invariants",
    "games.ghost_stories.white_moon.property.ledger",
    "games.ghost_stories.white_moon.rulebook.scene",
    "games.horizons.content.terror",
    "games.horizons.property.invariants",
    "games.random_game",
    "server.client",
    "server.hubs",
    "server.rooms",
    "server.serving",
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long_form: left to make test-all, which runs everything")
    config.option.loadscopereorder = False  # pytest-xdist would begin with the most tests
    gc.disable()  # all that is collected stays


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", action="store_true", help="write the golden transcripts instead of comparing"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    later = {item for item in items if not LONG and item.get_closest_marker("long_form")}
    if later:
        config.hook.pytest_deselected(items=[item for item in items if item in later])
        items[:] = [item for item in items if item not in later]
    items.sort(key=_place)
    for item in items:
        if RERUN and "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    """Thousands of tests are no garbage: nobody looks through them again.

    What tests make is mostly let go by itself, so cycles are looked for seldom.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


def _place(item: pytest.Item) -> int:
    """Where the folder of a test stands among the slow ones, or after them."""
    found = [name for name in SLOW_FIRST if f"tests/{name}/" in item.nodeid]
    return SLOW_FIRST.index(found[0]) if found else len(SLOW_FIRST)
