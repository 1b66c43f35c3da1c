"""The order of ravages is asked where it can matter; elsewhere only if the players want it."""

from __future__ import annotations

from random import Random

from games.horizons.rulebook.scene import EYES, spirits
from games.horizons.scenario import Scenario, position
from vigil.core import Decision, SeededDealer, Table
from vigil.games.horizons import Setup

RAVAGE = ("action", "ravage")


def ravaging(text: str, ask_all: str = "no") -> Scenario:
    """The invaders are about to ravage all wetlands of board G."""
    return position(
        f"{spirits(EYES)}; {text}; ask_all: {ask_all}; ravage_card: i1_wetland; "
        "phase: invader; invader_deck: card i2_jungle; next: invaders_act"
    )


def order_questions(ask_all: bool) -> int:
    """How often the order is asked in some games of random answers."""
    asked = 0
    for seed in range(12):
        table = Table.start(Setup(players=2, ask_all=ask_all), SeededDealer(seed))
        random = Random(seed)
        while table.decision is not None:
            asked += is_about_order(table.decision)
            table.apply(random.randrange(len(table.decision.options)))
    return asked


def is_about_order(decision: Decision) -> bool:
    return decision.kind == "choose_land" and decision.about == RAVAGE


def test_it_is_asked_less_often_unless_the_players_want_it() -> None:
    assert 0 < order_questions(ask_all=False) < order_questions(ask_all=True)


def test_it_is_not_asked_where_no_land_touches_another() -> None:
    text = "G2: town 1; G4: town 1"
    assert ravaging(text).kind != "choose_land"
    assert ravaging(text, "yes").kind == "choose_land"


def test_it_is_asked_where_blight_may_cascade_into_a_land_still_to_be_ravaged() -> None:
    assert ravaging("G2: city 1 blight 1; G4: city 1").kind == "choose_land"
