"""The forecast in words: one line for each land that is ravaged."""

from __future__ import annotations

from games.horizons.rulebook.scene import EYES, powers, spirits
from vigil.insight.foresight import forecast
from vigil.words import Words, speaker_for


def foreseen(lands: str) -> list[str]:
    """The lines of the forecast before the wetlands of board G are ravaged."""
    table = powers(
        "fast",
        f"{spirits(EYES)}; {lands}; ravage_card: i1_wetland; "
        "seat 0: in_play boon_of_watchful_guarding",
    ).table
    speaker = speaker_for(table.setup, Words("en"))
    lines = [speaker.event(event, table.view()) for event in forecast(table)]
    return [line for line in lines if line]


def test_what_a_ravage_kills_is_one_line() -> None:
    first, *_ = foreseen("G1: presence0 1; G2: city 1 explorer 1 dahan 2")
    assert first == "Ravage in G2: 4 damage; 2 Dahan fall; blight."


def test_a_ravage_says_who_strikes_back_and_where_blight_may_spread() -> None:
    line = foreseen("G2: dahan 0; G4: city 1 presence0 1 blight 1 dahan 3")[-2]
    assert line == (
        "Ravage in G4: 3 damage; 1 Dahan falls; presence lost: Eyes Watch from the Trees; blight "
        "cascades to one of G2, G3, G5, G7; Dahan strike back: 4 damage."
    )


def test_explorers_come_with_a_chance() -> None:
    assert foreseen("G1: presence0 1")[-1].endswith("(33\N{NO-BREAK SPACE}%).")
