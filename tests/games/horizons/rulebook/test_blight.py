"""Blight: presence lost, cascades, and the pool."""

from __future__ import annotations

from games.horizons.rulebook.scene import EYES, HEAT, MUD, named, powers, ravage, spirits, use


def test_blight_destroys_one_presence_of_each_spirit_in_the_land() -> None:
    s = ravage("G6", f"{spirits(EYES, MUD)}; G6: town 1 presence0 3 presence1 1")
    assert (s.presence("G6", 0), s.presence("G6", 1)) == (2, 0)
    assert s.state.destroyed == [1, 1]


def test_a_spirit_without_presence_there_loses_none() -> None:
    s = ravage("G6", f"{spirits(EYES, MUD)}; G6: town 1 presence0 1")
    assert s.state.destroyed == [1, 0]


def test_destroyed_presence_returns_to_no_track() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 presence0 1; seat 0: energy_open 3")
    assert (s.state.energy_open, s.state.plays_open) == ([3], [1])


def test_a_land_can_stop_being_a_sacred_site() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 presence0 2")
    assert s.view()["lands"][s.land("G6")]["sacred"] == []


def test_the_first_blight_of_a_land_does_not_cascade() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1")
    assert not s.events("blight_added")[1:]


def test_a_cascade_goes_to_one_adjacent_land_of_choice() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1")
    assert set(named(s)) == {"G1", "G2", "G5", "G8"}
    s.answer("cascade", "land", "G8")
    assert (s.blight("G6"), s.blight("G8"), s.blight("G1"), s.blight("G2")) == (2, 1, 0, 0)
    assert s.state.blight_pool == 3


def test_a_cascade_destroys_presence_where_it_goes() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; G8: presence0 2")
    s.answer("cascade", "land", "G8")
    assert s.presence("G8") == 1


def test_a_cascade_into_a_blighted_land_goes_on_from_there() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; G8: blight 1")
    s.answer("cascade", "land", "G8")
    assert s.kind == "cascade"
    assert set(named(s)) == {"G5", "G6", "G7"}
    s.answer("cascade", "land", "G7")
    assert [s.blight(land) for land in ("G6", "G8", "G7")] == [2, 2, 1]


def test_a_chain_of_cascades_may_return_to_the_first_land() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; G8: blight 1")
    s.answer("cascade", "land", "G8").answer("cascade", "land", "G6")
    assert s.kind == "cascade"
    s.answer("cascade", "land", "G1")
    assert [s.blight(land) for land in ("G6", "G8", "G1")] == [3, 2, 1]


def test_many_blight_in_a_land_cascade_only_one() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 3; blight_pool: 3")
    s.answer("cascade", "land", "G1")
    assert s.state.blight_pool == 1


def test_a_cascade_may_cross_to_another_board() -> None:
    s = ravage("G3", f"{spirits(EYES, MUD)}; G3: town 1 blight 1").answer("cascade", "land", "H4")
    assert s.blight("H4") == 1


def test_blight_of_a_power_does_all_that_blight_does() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G5: presence0 2; G6: blight 1 presence0 1; seat 0: in_play drought",
    )
    use(s, "drought", "G6")
    assert s.presence("G6") == 0
    assert s.kind == "cascade"


def test_removed_blight_goes_back_to_the_pool() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G7: presence0 2; G4: blight 2; blight_pool: 3; "
        "seat 0: in_play uncanny_melting",
    )
    use(s, "uncanny_melting", "G4")
    assert s.blight("G4") == 1
    assert s.state.blight_pool == 4


def test_land_protected_from_blight_gets_none_and_loses_no_presence() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 1 presence0 1 no_blight 1")
    assert s.blight("G6") == 0
    assert s.presence("G6") == 1
    assert s.state.blight_pool == 6
