"""Every row of the comparison, every ruling and every switch has a test that bears its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from games.registry import names_of_tests
from vigil.games.ghost_stories.model.rules import SWITCHES

ROWS: Final = [f"D{number}" for number in range(1, 25)]
RULINGS: Final = [f"R{number}" for number in range(1, 30)]
NAMES: Final = [name.removeprefix("test_") for name in names_of_tests(Path(__file__).parent)]


def prefix_of(row: str) -> str:
    """How the tests of a row begin: two digits for rows and rulings, one for own readings."""
    number = int(row[1:])
    return f"v{number}_" if row[0] == "V" else f"{row[0].lower()}{number:02}_"


@pytest.mark.parametrize("row", sorted({*ROWS, *RULINGS, *SWITCHES}))
def test_row_is_named_by_a_test(row: str) -> None:
    assert any(name.startswith(prefix_of(row)) for name in NAMES)


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_switch_is_tested_in_both_readings(switch: str) -> None:
    named = [name for name in NAMES if name.startswith(prefix_of(switch))]
    assert any("when_switched" in name for name in named)
    assert any("when_switched" not in name for name in named)


def test_every_test_that_the_coverage_page_names_is_there() -> None:
    page = (Path(__file__).parents[4] / "docs/rules-coverage/ghost_stories.md").read_text("utf-8")
    named = re.findall(r"`test_(\w+)`", page)
    assert named
    assert set(named) <= set(NAMES)


def test_every_test_with_an_id_names_a_known_row() -> None:
    known = {prefix_of(row) for row in (*ROWS, *RULINGS, *SWITCHES)}
    found = {match[0] for name in NAMES if (match := re.match(r"[drv]\d+_", name))}
    assert found <= known
