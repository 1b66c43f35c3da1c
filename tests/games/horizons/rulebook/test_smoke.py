"""The scenario helper itself."""

from __future__ import annotations

from games.horizons.scenario import position


def test_a_position_is_taken_as_written() -> None:
    game = position("spirits: sun_bright_whirlwind; G5: explorer 2 town:1 1 presence0 1")
    assert game.pieces("G5", "explorer") == 2
    assert game.pieces("G5", "town") == 1
    assert game.presence("G5") == 1
    assert game.kind == "spirit_phase"
