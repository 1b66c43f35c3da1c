"""What a screen is told: powers that can be used and why not, and what the invaders do next."""

from __future__ import annotations

from typing import Any

from games.horizons.scenario import Scenario, position

HEAT = "spirits: rising_heat_of_stone_and_sand; G5: presence0 2"


def reason(game: Scenario, power: str) -> str | None:
    """Why a power cannot be used now."""
    spirit = game.view()["spirits"][0]
    powers = (spirit["innate"], *spirit["powers"], *spirit["hand_powers"])
    found: str | None = next(p["why_not"] for p in powers if p["id"] == power)
    return found


def coming(game: Scenario, land: str) -> dict[str, Any]:
    """What is forecast for a land."""
    forecast: dict[str, Any] = game.view()["lands"][game.land(land)]["next"]
    return forecast


def test_every_power_says_whether_it_can_be_used_now_and_why_not() -> None:
    game = position(
        f"{HEAT}; phase: slow; next: power_phase slow, time_passes; "
        "seat 0: energy 1, in_play call_on_herders_for_aid sweltering_exhaustion uncanny_melting, "
        "hand drought tsunami, used uncanny_melting"
    )
    assert reason(game, "call_on_herders_for_aid") is None
    assert reason(game, "sweltering_exhaustion") == "other_phase"
    assert reason(game, "uncanny_melting") == "used"
    assert reason(game, "drought") == "in_hand"
    assert reason(game, "tsunami") == "too_dear"
    assert reason(game, "scorch_with_waves_of_heat") == "elements"


def test_before_the_income_of_a_turn_no_card_is_said_to_be_too_dear() -> None:
    game = position(
        f"{HEAT}; phase: spirit; next: spirit_phase no; seat 0: energy 0, hand drought tsunami"
    )
    assert reason(game, "tsunami") == "in_hand"
    while ("ready", 0) not in game.options:
        game.table.apply(0)
        assert reason(game, "tsunami") == (
            "too_dear" if ("ready", 0) in game.options else "in_hand"
        )


def test_a_power_without_a_target_says_so() -> None:
    game = position(
        f"{HEAT}; G1: explorer 1; G3: empty; phase: slow; next: power_phase slow, time_passes; "
        "seat 0: in_play stinging_sandstorm call_to_tend; G2: empty; G4: empty; G6: empty; "
        "G7: empty; G8: empty"
    )
    assert reason(game, "call_to_tend") == "no_target"


def test_a_land_foretells_its_ravage_with_damage_after_defence() -> None:
    game = position(
        f"{HEAT}; ravage_card: i1_jungle; G6: town 1 explorer 1 defend 1; G7: explorer 1"
    )
    assert (coming(game, "G6")["ravage"], coming(game, "G6")["damage"]) == (True, 2)
    assert coming(game, "G6")["blight"]
    assert not coming(game, "G6")["cascade"]
    assert coming(game, "G7")["damage"] == 1
    assert not coming(game, "G7")["blight"]
    assert not coming(game, "G2")["ravage"]


def test_a_land_foretells_what_is_built() -> None:
    game = position(f"{HEAT}; build_card: i1_jungle; G6: town 1; G7: explorer 1")
    assert coming(game, "G6")["build"] == "city"
    assert coming(game, "G7")["build"] == "town"
    assert coming(game, "G8")["build"] is None


def test_a_sacred_site_of_the_mud_foretells_an_explorer() -> None:
    game = position(
        "spirits: fathomless_mud_of_the_swamp; build_card: i1_jungle; G6: town 1 presence0 2"
    )
    assert coming(game, "G6")["build"] == "explorer"


def test_after_the_invaders_acted_the_forecast_is_of_the_next_turn() -> None:
    game = position(
        f"{HEAT}; ravage_card: i1_jungle; G6: town 1 defend 9 skips 7; phase: slow; "
        "seat 0: in_play stinging_sandstorm; next: power_phase slow, time_passes"
    )
    assert (coming(game, "G6")["ravage"], coming(game, "G6")["damage"]) == (True, 2)


def test_a_card_shows_its_escalation_only_in_games_with_it() -> None:
    for option, shown in (("", False), ("escalation: yes; ", True)):
        game = position(f"{option}{HEAT}; build_card: i2_jungle")
        assert game.view()["invaders"]["build"]["escalation"] is shown
