"""The short form of the walks through the rules, and that they would notice what they look for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import torture.walking as walking
from torture.kinds import KINDS
from torture.walking import Plan, walk
from vigil.core.conform import WalkState

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_are_sound(kind: str) -> None:
    for number in range(3):
        found = walk(Plan(kind, 2, number))
        assert found.broken == ""
        assert found.decisions > found.chosen > 0
        assert found.positions > 0


def test_what_is_broken_is_told_with_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    def it_is_never_turn_two(journey: WalkState) -> str:
        return "it is turn two" if journey.table.state.turn == 2 else ""

    monkeypatch.setattr(walking, "DECISION_RULES", (it_is_never_turn_two,))
    found = walk(Plan("horizons", 1, 0))
    assert "it is never turn two" in found.broken
    assert "--only horizons:0" in found.broken
    assert "position: players: " in found.broken


def test_the_command_needs_nothing_installed() -> None:
    """Our packages alone, without the file by which Python knows that they are installed."""
    code = (
        "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None;"
        "from importlib import metadata; metadata.entry_points = lambda **_: ();"
        "from torture.rules import main; sys.argv = ['x', '1', '--game', 'horizons'];"
        "sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}", "VIGIL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "0 broken" in done.stdout
