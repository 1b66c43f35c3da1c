"""A game that no line of the program names has a page about many of its games."""

from __future__ import annotations

import pytest

from research.study.rows import played
from vigil.research.study import study_of
from vigil.research.study.page import page

pytestmark = pytest.mark.usefixtures("_lantern")


def test_a_game_without_facts_of_its_own_has_a_page_too() -> None:
    games, _ = played("lantern", [{"players": players} for players in (2, 3)], 15)
    study = study_of(games)
    text = page(study, "en")
    assert "<title>Lantern: 30 games</title>" in text
    assert "By Players" in text
    assert study.losses
    assert (study.factors, study.grids) == ([], [])
