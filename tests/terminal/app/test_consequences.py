"""What an answer changes, as the terminal says it under the option."""

from __future__ import annotations

import pytest

from games.horizons.scenario import position
from vigil.terminal.app.event_log import difference
from vigil.terminal.screen import Screen
from vigil.words import Words

NOW = {"en": "now:", "ru": "сейчас:", "pl": "teraz:"}
PREVENTS = {"en": "prevents:", "ru": "предотвратит:", "pl": "zapobiegnie:"}


@pytest.mark.parametrize("language", NOW)
def test_a_ravage_that_an_answer_begins_is_said_to_happen_now(language: str) -> None:
    s = position(
        "players: 2; G6: town 1; G7: town 1; H1: presence0 1 presence1 1; H5: town 1; "
        "phase: invader; ravage_card: i1_jungle; next: invaders_act"
    )
    screen = Screen.of(s.table.setup, Words(language))
    said = difference(screen, s.table, s.options.index(("land", "G7"))).plain
    assert NOW[language] in said.lower()
    assert "G7" in said
    assert PREVENTS[language] not in said.lower()
