"""Every answer of the publisher, every ruling and every reading has a test that bears its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from games.registry import names_of_tests
from vigil.games.ghost_stories.white_moon.model.rules import SWITCHES

PAGE: Final = Path(__file__).parents[5] / "docs/rules-coverage/white_moon.md"
ANSWERS: Final = [f"WM-F{number}" for number in range(1, 13)]
RULINGS: Final = [f"W{number}" for number in range(1, 10)]
ROWS: Final = sorted({*ANSWERS, *RULINGS, *SWITCHES})
NAMES: Final = [name.removeprefix("test_") for name in names_of_tests(Path(__file__).parent)]


def prefix_of(row: str) -> str:
    """How the tests of a row begin: two digits for answers, one for rulings and readings."""
    if row.startswith("WM-F"):
        return f"wm_f{int(row[4:]):02}_"
    return f"{row.lower()}_"


@pytest.mark.parametrize("row", ROWS)
def test_row_is_named_by_a_test(row: str) -> None:
    assert any(name.startswith(prefix_of(row)) for name in NAMES)


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_switch_is_tested_in_both_readings(switch: str) -> None:
    named = [name for name in NAMES if name.startswith(prefix_of(switch))]
    assert any("when_switched" in name for name in named)
    assert any("when_switched" not in name for name in named)


def test_every_test_with_an_id_names_a_known_row() -> None:
    known = {prefix_of(row) for row in ROWS}
    pattern = re.compile(r"(wm_f|w|m)\d+_")
    found = {match[0] for name in NAMES if (match := pattern.match(name))}
    assert found <= known


def test_no_two_tests_of_a_file_bear_the_same_name() -> None:
    names = NAMES
    assert sorted(names) == sorted(set(names))


def test_every_test_named_by_the_coverage_page_is_there() -> None:
    named = re.findall(r"`test_(\w+)`", PAGE.read_text(encoding="utf-8"))
    assert named
    assert {*named} <= {*NAMES}
