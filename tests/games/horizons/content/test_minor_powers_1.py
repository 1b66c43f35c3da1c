"""The minor powers, from Call of the Dahan Ways to Encompassing Ward."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
    elements,
    fast,
    fear,
    ignored,
    is_over,
    kinds_named,
    lands_named,
    may_stop,
    offered,
    on,
    slow,
    wanted,
)
from vigil.games.horizons.model.queries import defence

# -- Call of the Dahan Ways


def test_call_of_the_dahan_ways_turns_an_explorer_into_a_dahan() -> None:
    lands = "G1: presence0 1 dahan 1; G2: explorer 1 town 1 dahan 1; G5: dahan 1; G6: explorer 1"
    game = slow("call_of_the_dahan_ways", lands)
    assert offered(game) == {"G1", "G2"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "town 1 dahan 2"
    assert fear(game) == 0


def test_call_of_the_dahan_ways_leaves_towns_alone_without_its_threshold() -> None:
    game = slow("call_of_the_dahan_ways", "G1: presence0 1 dahan 1; G2: town 1 dahan 1")
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "town 1 dahan 1"


def test_call_of_the_dahan_ways_with_two_moons_may_turn_a_town_instead() -> None:
    lands = "G1: presence0 1 dahan 1; G2: explorer 1 town 1 dahan 1"
    game = on(slow("call_of_the_dahan_ways", lands, "elements moon 1"), "G2")
    wanted(game)
    assert is_over(game), "there is one swap, not two"
    assert at(game, "G2") == "explorer 1 dahan 2"
    assert fear(game) == 0


def test_call_of_the_dahan_ways_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1 dahan 1; G2: explorer 1 town 1 dahan 1"
    game = on(slow("call_of_the_dahan_ways", lands, "elements moon 1"), "G2")
    ignored(game)
    assert at(game, "G2") == "town 1 dahan 2"


def test_call_of_the_dahan_ways_passes_damage_on_to_the_new_dahan() -> None:
    lands = "G1: presence0 1 dahan 1; G2: town:1 1 dahan 1"
    game = wanted(on(slow("call_of_the_dahan_ways", lands, "elements moon 1"), "G2"))
    assert at(game, "G2") == "dahan 1 dahan:1 1"


# -- Call to Bloodshed


def test_call_to_bloodshed_deals_one_damage_for_each_dahan() -> None:
    lands = "G1: presence0 1 dahan 1; G2: town 1 city 1 dahan 2; G4: dahan 1; G6: explorer 1"
    game = slow("call_to_bloodshed", lands)
    assert offered(game) == {"G1", "G2"}
    on(game, "G2").answer("choose_effect", "effect", 0)
    game.answer("damage", "piece", "town", 0).answer("damage", "piece", "city", 0)
    assert is_over(game)
    assert at(game, "G2") == "town:1 1 city:1 1 dahan 2"


def test_call_to_bloodshed_gathers_up_to_three_dahan_instead() -> None:
    lands = "G1: presence0 1 dahan 2; G2: town 1 dahan 1; G3: dahan 1; G4: dahan 1; G7: dahan 1"
    game = on(slow("call_to_bloodshed", lands), "G2").answer("choose_effect", "effect", 1)
    assert lands_named(game) == {"G1", "G3", "G4"}
    assert kinds_named(game) == {"dahan"}
    assert may_stop(game)
    for start in ("G1", "G3", "G4"):
        game.answer("gather", "gather", "dahan", 0, start)
    assert is_over(game)
    assert at(game, "G2") == "town 1 dahan 4", "no damage is dealt"


# -- Call to Isolation


def test_call_to_isolation_pushes_an_explorer_or_town_for_each_dahan() -> None:
    lands = "G1: presence0 1 dahan 1; G2: explorer 1 town 2 city 1 dahan 2; G4: dahan 1"
    game = fast("call_to_isolation", lands)
    assert offered(game) == {"G1", "G2"}
    on(game, "G2").answer("choose_effect", "effect", 0)
    assert kinds_named(game) == {"explorer", "town"}
    assert not may_stop(game), "the push is not up to"
    game.answer("push", "push", "town", 0, "G3")
    assert not may_stop(game)
    game.answer("push", "push", "explorer", 0, "G5")
    assert is_over(game)
    assert at(game, "G2") == "town 1 city 1 dahan 2"
    assert (at(game, "G3"), at(game, "G5")) == ("town 1", "explorer 1")


def test_call_to_isolation_pushes_one_dahan_instead() -> None:
    lands = "G1: presence0 1 dahan 1; G2: explorer 1 dahan 2"
    game = on(fast("call_to_isolation", lands), "G2").answer("choose_effect", "effect", 1)
    assert not may_stop(game)
    game.answer("push", "push", "dahan", 0, "G4")
    assert is_over(game)
    assert (at(game, "G2"), at(game, "G4")) == ("explorer 1 dahan 1", "dahan 1")


# -- Call to Migrate


def test_call_to_migrate_gathers_dahan_and_pushes_the_same_ones_on() -> None:
    game = slow("call_to_migrate", "G3: presence0 1 dahan 1; G4: dahan 1; G7: dahan 1")
    assert offered(game) == {"G2", "G3", "G4"}
    on(game, "G4")
    assert may_stop(game)
    for start in ("G3", "G7"):
        game.answer("gather", "gather", "dahan", 0, start)
    for _ in range(3):
        assert may_stop(game)
        game.answer("push", "push", "dahan", 0, "G5")
    assert is_over(game)
    assert (at(game, "G4"), at(game, "G5")) == ("empty", "dahan 3")


def test_call_to_migrate_moves_three_dahan_at_most() -> None:
    game = on(slow("call_to_migrate", "G3: presence0 1 dahan 4; G4: dahan 1"), "G4")
    for _ in range(3):
        game.answer("gather", "gather", "dahan", 0, "G3")
    for _ in range(3):
        game.answer("push", "push", "dahan", 0, "G7")
    assert is_over(game)
    assert at(game, "G4") == "dahan 1"


def test_call_to_migrate_may_move_nobody() -> None:
    game = on(slow("call_to_migrate", "G3: presence0 1 dahan 1; G4: dahan 1"), "G4")
    game.answer("gather", "stop").answer("push", "stop")
    assert is_over(game)
    assert at(game, "G4") == "dahan 1"


# -- Call to Tend


def test_call_to_tend_removes_a_blight() -> None:
    lands = "G1: presence0 1 dahan 1; G2: dahan 1 blight 2; G6: blight 1; G4: dahan 1"
    game = slow("call_to_tend", lands, also="blight_pool: 3")
    assert offered(game) == {"G1", "G2"}
    on(game, "G2").answer("choose_effect", "effect", 0)
    assert is_over(game)
    assert at(game, "G2") == "dahan 1 blight 1"
    assert game.state.blight_pool == 4


def test_call_to_tend_pushes_up_to_three_dahan_instead() -> None:
    lands = "G1: presence0 1 dahan 1; G2: dahan 4 blight 1"
    game = on(slow("call_to_tend", lands), "G2").answer("choose_effect", "effect", 1)
    assert lands_named(game) == {"G1", "G3", "G4", "G5", "G6"}
    for land in ("G1", "G3", "G3"):
        assert may_stop(game)
        game.answer("push", "push", "dahan", 0, land)
    assert is_over(game)
    assert at(game, "G2") == "dahan 1 blight 1"


# -- Dark and Tangled Woods


@pytest.mark.parametrize(("land", "shield"), [("G1", 3), ("G6", 3), ("G2", 0), ("G5", 0)])
def test_dark_and_tangled_woods_frightens_and_defends_mountain_and_jungle(
    land: str, shield: int
) -> None:
    game = fast("dark_and_tangled_woods", "G2: presence0 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6"}
    on(game, land)
    assert is_over(game)
    assert fear(game) == 2, "no invaders are needed"
    assert defence(game.state, game.land(land)) == shield


# -- Delusions of Danger


def test_delusions_of_danger_pushes_an_explorer() -> None:
    game = fast("delusions_of_danger", "G1: presence0 1; G6: explorer 2 town 1")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G6").answer("choose_effect", "effect", 0)
    assert kinds_named(game) == {"explorer"}
    assert not may_stop(game)
    game.answer("push", "push", "explorer", 0, "G5")
    assert is_over(game)
    assert at(game, "G6") == "explorer 1 town 1"
    assert fear(game) == 0


def test_delusions_of_danger_gives_two_fear_instead() -> None:
    game = on(fast("delusions_of_danger", "G1: presence0 1; G6: explorer 2"), "G6")
    game.answer("choose_effect", "effect", 1)
    assert is_over(game)
    assert at(game, "G6") == "explorer 2"
    assert fear(game) == 2


# -- Devouring Ants


def test_devouring_ants_bite_once_outside_jungle_and_sands() -> None:
    game = slow("devouring_ants", "G1: presence0 2; G7: presence0 1; G2: explorer 2 dahan 2")
    assert offered(game) == {"G1", "G2", "G6"}, "range counts from sacred sites"
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 dahan 1"
    assert fear(game) == 1


@pytest.mark.parametrize("land", ["G6", "G5"])
def test_devouring_ants_bite_twice_in_jungle_and_sands(land: str) -> None:
    game = on(slow("devouring_ants", f"G2: presence0 2; {land}: explorer 3 dahan 1"), land)
    assert is_over(game), "the dahan must go"
    assert at(game, land) == "explorer 1"
    assert fear(game) == 1


def test_devouring_ants_need_no_dahan() -> None:
    game = on(slow("devouring_ants", "G1: presence0 2; G2: explorer 2"), "G2")
    assert at(game, "G2") == "explorer 1"


def test_devouring_ants_of_devouring_teeth_bite_once_more_in_all() -> None:
    lands = "G2: presence0 2; G6: explorer 4"
    game = on(slow("devouring_ants", lands, spirits="devouring_teeth_lurk_underfoot"), "G6")
    assert at(game, "G6") == "explorer 1"


# -- Drift Down into Slumber


@pytest.mark.parametrize(("land", "shield"), [("G1", 1), ("G2", 1), ("G6", 4), ("G5", 4)])
def test_drift_down_into_slumber_defends_1_or_in_jungle_and_sands_4_instead(
    land: str, shield: int
) -> None:
    game = fast("drift_down_into_slumber", "G1: presence0 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    on(game, land)
    assert is_over(game)
    assert defence(game.state, game.land(land)) == shield


# -- Drought


def test_drought_destroys_three_towns_and_damages_what_is_left() -> None:
    game = slow("drought", "G1: presence0 1; G2: explorer 1 town 4 city 1")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 town:1 1 city:1 1 blight 1"
    assert fear(game) == 3


def test_drought_destroys_fewer_towns_where_there_are_fewer() -> None:
    game = on(slow("drought", "G1: presence0 1; G2: town 2 city:2 1"), "G2")
    assert at(game, "G2") == "blight 1"
    assert fear(game) == 4


def test_drought_always_adds_a_blight_that_destroys_presence_and_cascades() -> None:
    game = on(slow("drought", "G1: presence0 2 blight 1", also="blight_pool: 5"), "G1")
    assert game.kind == "cascade"
    assert lands_named(game) == {"G2", "G6"}
    game.answer("cascade", "land", "G6")
    assert at(game, "G1") == "blight 2 presence0 1"
    assert at(game, "G6") == "blight 1"
    assert game.state.blight_pool == 3


def test_drought_with_three_suns_destroys_a_city_too() -> None:
    game = on(slow("drought", "G1: presence0 1; G2: city 2", "elements sun 2"), "G2")
    wanted(game)
    assert at(game, "G2") == "city:1 1 blight 1"
    assert fear(game) == 2


def test_drought_may_ignore_its_threshold() -> None:
    game = ignored(on(slow("drought", "G1: presence0 1; G2: city 1", "elements sun 2"), "G2"))
    assert at(game, "G2") == "city:1 1 blight 1"


def test_drought_of_two_suns_spares_the_cities() -> None:
    game = on(slow("drought", "G1: presence0 1; G2: city 1", "elements sun 1"), "G2")
    assert is_over(game)
    assert at(game, "G2") == "city:1 1 blight 1"


# -- Elemental Boon


def test_elemental_boon_gives_a_lone_spirit_three_different_elements() -> None:
    game = fast("elemental_boon", "G1: presence0 1")
    assert elements(game) == {}, "the card shows no element"
    for element in ("moon", "fire", "earth"):
        game.answer("choose_element", "element", element)
        assert is_over(game) or ("element", element) not in game.options
    assert is_over(game)
    assert elements(game) == {"moon": 1, "fire": 1, "earth": 1}


def test_elemental_boon_lets_the_target_choose_and_gives_the_user_the_same() -> None:
    game = fast("elemental_boon", "G1: presence0 1; H1: presence1 1", players="2")
    game.answer("target_spirit", "spirit", 1)
    for element in ("sun", "air", "plant"):
        assert game.decision.seat == 1
        game.answer("choose_element", "element", element)
    assert elements(game, 0) == elements(game, 1) == {"sun": 1, "air": 1, "plant": 1}


def test_elemental_boon_on_oneself_gives_the_others_nothing() -> None:
    game = fast("elemental_boon", "G1: presence0 1; H1: presence1 1", players="2")
    game.answer("target_spirit", "spirit", 0)
    for element in ("sun", "air", "plant"):
        game.answer("choose_element", "element", element)
    assert elements(game, 0) == {"sun": 1, "air": 1, "plant": 1}
    assert elements(game, 1) == {}


def test_elemental_boon_fades_when_time_passes() -> None:
    game = fast("elemental_boon", "G1: presence0 1", then="time_passes")
    for element in ("sun", "air", "plant"):
        game.answer("choose_element", "element", element)
    assert elements(game) == {}


# -- Encompassing Ward


def test_encompassing_ward_defends_every_land_of_the_target_by_2() -> None:
    lands = "G1: presence0 1; G2: presence1 3; G4: presence1 1; H1: presence0 1"
    game = fast("encompassing_ward", lands, players="2").answer("target_spirit", "spirit", 1)
    assert is_over(game)
    shields = {name: defence(game.state, game.land(name)) for name in ("G1", "G2", "G4", "H1")}
    assert shields == {"G1": 0, "G2": 2, "G4": 2, "H1": 0}


def test_encompassing_ward_goes_where_presence_goes_and_is_lost_with_it() -> None:
    lands = "G1: presence0 1 town 2; G2: presence0 1"
    seat = "in_play encompassing_ward indomitable_claim"
    game = fast("encompassing_ward", lands, seat, then="ravage G1")
    game.answer("power_phase", "use", 0, "indomitable_claim")
    on(game, "G6").answer("presence_source", "track", "energy")
    assert game.events("ravaged")[0].data["damage"] == 2
    shields = {name: defence(game.state, game.land(name)) for name in ("G1", "G2", "G6")}
    assert shields == {"G1": 0, "G2": 2, "G6": 22}


def test_encompassing_ward_ends_when_time_passes() -> None:
    game = fast("encompassing_ward", "G1: presence0 1", then="time_passes")
    assert defence(game.state, game.land("G1")) == 0
