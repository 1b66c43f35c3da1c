"""What the report tells of Horizons, from scenes in which everything is known."""

from __future__ import annotations

from games.horizons.rulebook.scene import EYES, HEAT, MUD, TEETH, powers, ravage, spirits, use
from games.horizons.scenario import position
from insight.report.reports import deeds, luck, moments, told
from vigil.insight.report import Player

# -- deeds


def test_destroying_and_its_fear_count_for_the_spirit_that_used_the_power() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES, TEETH)}; G5: town 1 explorer 1 presence1 2; seat 1: in_play "
        "ferocious_rampage, elements fire 3 earth 3",
    )
    use(s, "ferocious_rampage", "G5", seat=1)
    while s.table.decision is not None and s.kind != "power_phase":
        s.table.apply(0)
    lost = len(s.events("piece_destroyed"))
    fear = sum(event.data["amount"] for event in s.events("fear_generated"))
    assert lost
    assert deeds(s)["destroyed"] == [0, lost]
    assert deeds(s)["fear"] == [0, fear]
    assert deeds(s)["powers"] == [0, 1]


def test_what_the_dahan_destroy_is_nobodys_deed() -> None:
    s = ravage("G7", f"{spirits(EYES)}; G6: presence0 1; G7: town 1 dahan 2")
    assert s.events("dahan_strike_back")
    assert deeds(s) == {}


def test_the_heat_destroys_for_its_spirit() -> None:
    s = position(
        f"{spirits(EYES, HEAT)}; H4: presence1 1 town:1 1; seat 1: hand none; phase: spirit; "
        "next: spirit_phase no"
    )
    s.answer("spirit_phase", "growth", 1, 1).answer("spirit_phase", "grow", 1, 0)
    s.answer("add_presence", "land", "H4")
    if s.kind == "presence_source":
        s.answer("presence_source", "track", "energy")
    assert told(s).players == [Player("spirit", EYES), Player("spirit", HEAT)]
    assert deeds(s) == {"fear": [0, 1], "destroyed": [0, 1], "presence": [0, 1]}


def test_presence_lost_to_blight() -> None:
    s = ravage("G6", f"{spirits(EYES, MUD)}; G6: town 1 presence0 3 presence1 1")
    assert deeds(s) == {"presence_lost": [1, 1]}


# -- figures and turns


def test_the_figures_are_those_on_the_table() -> None:
    s = position(
        f"{spirits(EYES)}; G1: dahan 2; G2: empty; G3: empty; G4: explorer 2 town 1 city 1; "
        "G5: blight 2; G6: empty; G7: presence0 1; G8: empty; fear: 3; taken: 4; turn: 5"
    )
    report = told(s)
    assert report.figures == {"fear": 19, "terror": 2, "blight": 2, "invaders": 4, "dahan": 2}
    assert report.limits["fear"] == 36
    assert report.limits["blight"] == 2 + s.state.blight_pool
    assert [(turn.number, turn.ply, turn.seat) for turn in report.timeline] == [(6, 0, -1)]


# -- moments


def test_blight_that_cascades() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1").answer("cascade", "land", "G8")
    assert moments(s) == ["blight_cascaded", "blight_added"]
    assert moments(ravage("G6", f"{spirits(EYES)}; G6: town 1")) == ["blight_added"]


def test_presence_destroyed_points_at_land_and_spirit() -> None:
    s = ravage("G6", f"{spirits(EYES, MUD)}; G6: town 1 presence1 2")
    assert moments(s) == ["blight_added", "presence_destroyed"]
    assert [moment.refs for moment in told(s).moments] == [["land:G6"], ["land:G6", "spirit:1"]]


def test_the_end_is_a_moment() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 presence0 1; blight_pool: 1")
    assert s.outcome is not None
    report = told(s)
    assert report.moments[-1].kind == "end"
    assert report.outcome == s.view()["outcome"]


# -- luck


def test_exploring_is_measured_against_all_cards_that_could_come() -> None:
    s = position(
        f"{spirits(EYES)}; G1: empty; G2: empty; G3: empty; G4: empty; G5: empty; G6: empty; "
        "G7: presence0 1; G8: empty; phase: set_up; next: explore"
    )
    assert s.kind == "invader_card"
    s.answer("invader_card", "card", "i1_mountain")
    # on an empty island only the coast is open: one mountain, one wetland, one sands, no jungle
    assert luck(s, "explored") == (1, 0.75, 1)
    assert told(s).luck[0].wanted == "few"


def test_without_a_draw_there_is_no_luck() -> None:
    assert told(ravage("G6", f"{spirits(EYES)}; G6: town 1")).luck == []
