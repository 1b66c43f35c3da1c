"""Every switch has tests that bear its name, in both readings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.registry import names_of_tests
from vigil.games.horizons.model.rules import SWITCHES, Rules, rules_of

NAMES = [name.removeprefix("test_") for name in names_of_tests(Path(__file__).parent)]


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_switch_is_tested_in_both_readings(switch: str) -> None:
    own = [name for name in NAMES if name.startswith(f"{switch.lower()}_")]
    assert any("when_switched" in name for name in own)
    assert any("when_switched" not in name for name in own)


def test_every_test_with_an_id_names_a_known_switch() -> None:
    found = {match[0] for name in NAMES if (match := re.match(r"h\d+", name))}
    assert found == {switch.lower() for switch in SWITCHES}


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_a_switch_turns_over_one_reading_only(switch: str) -> None:
    changed = [name for name in SWITCHES.values() if not getattr(rules_of((switch,)), name)]
    assert changed == [SWITCHES[switch]]


def test_all_our_readings_hold_unless_switched() -> None:
    assert all(getattr(Rules(), name) for name in SWITCHES.values())
