"""Every switch has tests that bear its name, in both readings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vigil.games.horizons.model.rules import SWITCHES, Rules, rules_of


def names_of_tests() -> list[str]:
    """The names of all test functions of the rulebook, without ``test_``."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [
        name
        for file in files
        if file != Path(__file__)
        for name in re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_switch_is_tested_in_both_readings(switch: str) -> None:
    own = [name for name in names_of_tests() if name.startswith(f"{switch.lower()}_")]
    assert any("when_switched" in name for name in own)
    assert any("when_switched" not in name for name in own)


def test_every_test_with_an_id_names_a_known_switch() -> None:
    found = {match[0] for name in names_of_tests() if (match := re.match(r"h\d+", name))}
    assert found == {switch.lower() for switch in SWITCHES}


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_a_switch_turns_over_one_reading_only(switch: str) -> None:
    changed = [name for name in SWITCHES.values() if not getattr(rules_of((switch,)), name)]
    assert changed == [SWITCHES[switch]]


def test_all_our_readings_hold_unless_switched() -> None:
    assert all(getattr(Rules(), name) for name in SWITCHES.values())
