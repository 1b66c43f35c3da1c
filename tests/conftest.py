"""Options of the test run, and helpers whose failed assertions shall be explained."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

RERUN = os.environ.get("VIGIL_RERUN")
"""Whether a failed test in a browser is run once more and then named as flaky, as in CI."""

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
    "server.client",
    "server.hubs",
    "server.rooms",
    "server.serving",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", action="store_true", help="write the golden transcripts instead of comparing"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file is run by one worker, if it has no company: what its tests share is made once."""
    for item in items:
        if RERUN and "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
