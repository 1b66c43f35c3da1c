"""Options of the test run, and helpers whose failed assertions shall be explained."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "games.ghost_stories.scenario",
    "games.ghost_stories.content.play",
    "games.ghost_stories.content.families",
    "games.ghost_stories.property.invariants",
    "games.horizons.content.terror",
    "games.horizons.property.invariants",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", action="store_true", help="write the golden transcripts instead of comparing"
    )
