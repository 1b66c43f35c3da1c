"""Why an answer is given: the gravest danger that it meets, else what it gains."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.ghost_stories.rulebook.scene import scene
from vigil.core.chance import Chance
from vigil.core.event import Event
from vigil.core.table import Table
from vigil.games.horizons.foresight.forecast import gravity
from vigil.insight.advice import Reason, reason_for
from vigil.insight.advice.reasons import best_chance, side_effect, threats_met
from vigil.insight.foresight import Consequences

HAUNTED = Event("tile_haunted", {"tile": 3})
ELSEWHERE = Event("tile_haunted", {"tile": 5})
QI = Event("qi_lost", {"seat": 0})
GRAVITY = {"tile_haunted": 2, "qi_lost": 1}


@pytest.mark.parametrize(
    ("prevented", "caused", "met"),
    [
        ((QI, HAUNTED), (), [HAUNTED, QI]),
        ((HAUNTED,), (ELSEWHERE,), []),
        ((HAUNTED, QI), (ELSEWHERE,), [QI]),
        ((Event("turn_began", {}),), (), []),
    ],
)
def test_the_gravest_threat_comes_first_and_one_that_only_moves_is_not_met(
    prevented: tuple[Event, ...], caused: tuple[Event, ...], met: list[Event]
) -> None:
    changed = Consequences(prevented, caused, uncertain=False)
    assert threats_met(changed, lambda event: GRAVITY.get(event.tag, 0)) == met


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (Consequences((), (), uncertain=True), Reason("chance")),
        (Consequences((), (HAUNTED,), uncertain=False), Reason("causes", (HAUNTED,))),
        (Consequences((), (), uncertain=False), Reason("later")),
        (Consequences((), (Event("turn_began", {}),), uncertain=False), Reason("later")),
    ],
)
def test_what_neither_prevents_nor_gains_is_open_bad_or_shows_later(
    changed: Consequences, reason: Reason
) -> None:
    assert side_effect(scene("turn: red").table, changed) == reason


def test_the_best_chance_is_the_likeliest_and_none_where_nothing_can_succeed() -> None:
    none = Chance((("ghost", "red", 0),), Fraction(0), Fraction(0), "too_strong")
    some = Chance((("ghost", "red", 1),), Fraction(1, 3), Fraction(1, 2))
    assert best_chance([none, some]) == some
    assert best_chance([none]) is None


def reasons(table: Table) -> dict[object, Reason]:
    decision = table.decision
    assert decision is not None
    return {option: reason_for(table, at) for at, option in enumerate(decision.options)}


def test_a_step_towards_a_ghost_gives_the_odds_of_its_exorcism() -> None:
    found = reasons(scene("red: at 4; red ghosts: - 38 -; turn: red").table)
    (chance,) = found["tile", 1].chances
    assert found["tile", 1].kind == "odds"
    assert chance.about == (("ghost", "red", 1),)


HAUNTERS = "yellow ghosts: - 1^ -; green ghosts: - 23^ -; red: at 4; turn: red"


def test_what_stops_a_haunter_prevents_its_haunting() -> None:
    s = scene(HAUNTERS).answer("move", "tile", 5).answer("act", "help")
    reason = reasons(s.table)["board", "yellow"]
    assert reason.kind == "prevents"
    assert [(event.tag, event.data["tile"]) for event in reason.events] == [("tile_haunted", 5)]


def test_asking_the_one_who_can_stop_it_prepares_that() -> None:
    s = scene(HAUNTERS).answer("move", "tile", 5)
    found = reasons(s.table)
    assert found["help",].kind == "prepares"
    assert {event.tag for event in found["help",].events} == {"tile_haunted"}
    assert found["pass",].kind != "prepares"


@pytest.mark.parametrize(
    ("graver", "less"),
    [({"blight": True}, {"dahan": 2}), ({"cascade": ["G1"]}, {"blight": True}), ({"dahan": 1}, {})],
)
def test_a_ravage_is_as_grave_as_what_comes_of_it(
    graver: dict[str, object], less: dict[str, object]
) -> None:
    nothing = {"dahan": 0, "presence": [], "blight": False, "cascade": []}
    one, other = (Event("ravage_due", {**nothing, **facts}) for facts in (graver, less))
    assert gravity(one) > gravity(other)
