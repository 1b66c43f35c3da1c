"""The minor powers, from Rain of Blood to Voracious Growth."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
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
    table,
    wanted,
)

# -- Rain of Blood


@pytest.mark.parametrize(
    ("there", "frightened"),
    [("explorer 5", 2), ("town 1", 2), ("town 2", 3), ("town 1 city 1", 3), ("city 3", 3)],
)
def test_rain_of_blood_gives_a_third_fear_for_two_buildings(there: str, frightened: int) -> None:
    lands = f"G1: presence0 2 explorer 1; G3: presence0 1; G2: {there}; G4: town 1"
    game = slow("rain_of_blood", lands)
    assert offered(game) == {"G1", "G2"}, "invaders near a sacred site"
    on(game, "G2")
    assert is_over(game)
    assert fear(game) == frightened


# -- Reaching Grasp


def test_reaching_grasp_lets_all_powers_of_the_target_reach_two_lands_further() -> None:
    seat = "in_play reaching_grasp sap_the_strength_of_multitudes call_to_migrate"
    game = fast("reaching_grasp", "G3: presence0 1; G7: dahan 1", seat, then="power_phase slow")
    game.answer("power_phase", "use", 0, "sap_the_strength_of_multitudes")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"}, "0, 1 for air, and 2"
    on(game, "G3").answer("power_phase", "use", 0, "violent_windstorms")
    assert len(offered(game)) == 8, "innate and slow powers reach further too"
    on(game, "G8").answer("power_phase", "use", 0, "call_to_migrate")
    assert len(offered(game)) == 8
    on(game, "G5")
    assert lands_named(game) == {"G7"}
    game.answer("gather", "gather", "dahan", 0, "G7")
    assert lands_named(game) == {"G2", "G4", "G6", "G7", "G8"}, "push goes next door as ever"


def test_reaching_grasp_can_help_another_spirit() -> None:
    game = fast(
        "reaching_grasp",
        "G1: presence0 1; H1: presence1 1",
        players="2",
        also="seat 1: hand none, in_play sap_the_strength_of_multitudes",
    )
    game.answer("target_spirit", "spirit", 1)
    game.answer("power_phase", "use", 1, "sap_the_strength_of_multitudes")
    assert offered(game) == {"H1", "H2", "H3", "H5", "H6", "H7", "H8"}
    assert game.state.this_turn.reach == [0, 2]


def test_reaching_grasp_ends_when_time_passes() -> None:
    game = fast("reaching_grasp", "G3: presence0 1", then="time_passes, power_phase fast")
    assert is_over(game)
    assert game.state.this_turn.reach == [0]


# -- Rouse the Trees and Stones


def test_rouse_the_trees_and_stones_deals_two_damage_and_pushes_an_explorer() -> None:
    lands = "G2: presence0 2; G6: explorer 3 town 1; G5: blight 1; G8: presence0 1 city 1"
    game = slow("rouse_the_trees_and_stones", lands)
    assert offered(game) == {"G1", "G2", "G3", "G4", "G6"}, "no blight, near a sacred site"
    on(game, "G6")
    game.answer("damage", "piece", "explorer", 0).answer("damage", "piece", "town", 0)
    assert kinds_named(game) == {"explorer"}
    assert not may_stop(game)
    game.answer("push", "push", "explorer", 0, "G1")
    assert is_over(game)
    assert (at(game, "G6"), at(game, "G1")) == ("explorer 1 town:1 1", "explorer 1")


# -- Sap the Strength of Multitudes


def test_sap_the_strength_of_multitudes_defends_5_in_a_land_of_ones_own() -> None:
    game = fast("sap_the_strength_of_multitudes", "G1: presence0 1; G7: presence0 1")
    assert offered(game) == {"G1", "G7"}
    on(game, "G7")
    assert is_over(game)
    assert at(game, "G7") == "presence0 1 defend 5"


def test_sap_the_strength_of_multitudes_reaches_one_land_with_air() -> None:
    game = fast("sap_the_strength_of_multitudes", "G1: presence0 1", "elements air 1")
    assert offered(game) == {"G1", "G2", "G6"}
    assert at(on(game, "G6"), "G6") == "defend 5"
    assert is_over(game)


def test_sap_the_strength_of_multitudes_adds_other_range_on_top() -> None:
    game = fast("sap_the_strength_of_multitudes", "G1: presence0 1", "elements air 1, reach 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}


# -- Savage Mawbeasts


@pytest.mark.parametrize(
    ("land", "left", "frightened"),
    [("G6", 2, 1), ("G4", 2, 1), ("G5", 3, 0), ("G1", 3, 0)],
)
def test_savage_mawbeasts_hunt_in_jungle_and_wetland(land: str, left: int, frightened: int) -> None:
    game = slow("savage_mawbeasts", f"G2: presence0 2; G7: presence0 1; {land}: explorer 3")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6"}
    on(game, land)
    assert is_over(game)
    assert game.pieces(land, "explorer") == left
    assert fear(game) == frightened


@pytest.mark.parametrize(("land", "left"), [("G6", 1), ("G5", 2)])
def test_savage_mawbeasts_with_three_animals_bite_once_more_anywhere(land: str, left: int) -> None:
    game = slow("savage_mawbeasts", f"G2: presence0 2; {land}: explorer 3", "elements animal 2")
    wanted(on(game, land))
    assert is_over(game)
    assert game.pieces(land, "explorer") == left


def test_savage_mawbeasts_may_ignore_their_threshold() -> None:
    game = slow("savage_mawbeasts", "G2: presence0 2; G6: explorer 3", "elements animal 2")
    ignored(on(game, "G6"))
    assert game.pieces("G6", "explorer") == 2


# -- Shadows of the Burning Forest


@pytest.mark.parametrize(("land", "apart"), [("G6", ("G1", "G5")), ("G1", ("G2", "G6"))])
def test_shadows_of_the_burning_forest_push_an_explorer_and_a_town_in_mountain_and_jungle(
    land: str, apart: tuple[str, str]
) -> None:
    lands = f"G4: presence0 1 city 1; G3: presence0 1; {land}: explorer 2 town 2 presence0 1"
    game = slow("shadows_of_the_burning_forest", lands)
    assert offered(game) == {"G4", land}, "one's own lands with invaders"
    on(game, land)
    assert kinds_named(game) == {"explorer"}
    assert not may_stop(game)
    game.answer("push", "push", "explorer", 0, apart[0])
    assert kinds_named(game) == {"town"}
    assert not may_stop(game)
    game.answer("push", "push", "town", 0, apart[1])
    assert is_over(game)
    assert at(game, land) == "explorer 1 town 1 presence0 1"
    assert fear(game) == 2


def test_shadows_of_the_burning_forest_only_frighten_elsewhere() -> None:
    lands = "G4: presence0 1 city 1; G5: explorer 1 town 1 presence0 1"
    game = on(slow("shadows_of_the_burning_forest", lands), "G5")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 town 1 presence0 1"
    assert fear(game) == 2


# -- Song of Sanctity


def test_song_of_sanctity_pushes_every_explorer_and_then_leaves_the_blight() -> None:
    game = slow("song_of_sanctity", "G2: presence0 1; G6: explorer 3 town 1 blight 1")
    assert offered(game) == {"G1", "G6"}, "mountain and jungle"
    on(game, "G6")
    for land in ("G1", "G5", "G5"):
        assert kinds_named(game) == {"explorer"}
        assert not may_stop(game)
        game.answer("push", "push", "explorer", 0, land)
    assert is_over(game)
    assert at(game, "G6") == "town 1 blight 1"


def test_song_of_sanctity_removes_a_blight_where_no_explorer_is() -> None:
    game = on(slow("song_of_sanctity", "G2: presence0 1; G6: town 1 blight 2"), "G6")
    assert is_over(game)
    assert at(game, "G6") == "town 1 blight 1"


# -- Steam Vents


def test_steam_vents_destroy_an_explorer() -> None:
    game = fast("steam_vents", "G1: presence0 1; G2: explorer 2 town 1 presence0 1; G3: town 1")
    assert offered(game) == {"G1", "G2"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 town 1 presence0 1"


def test_steam_vents_with_three_earth_may_destroy_a_town_instead() -> None:
    lands = "G1: presence0 1; G2: explorer 2 town 1 presence0 1"
    game = wanted(on(fast("steam_vents", lands, "elements earth 2"), "G2"))
    assert is_over(game)
    assert at(game, "G2") == "explorer 2 presence0 1"
    assert fear(game) == 1


def test_steam_vents_may_ignore_their_threshold() -> None:
    lands = "G1: presence0 1; G2: explorer 2 town 1 presence0 1"
    game = ignored(on(fast("steam_vents", lands, "elements earth 2"), "G2"))
    assert at(game, "G2") == "explorer 1 town 1 presence0 1"


# -- Uncanny Melting


@pytest.mark.parametrize(
    ("land", "there", "left", "frightened"),
    [
        ("G5", "explorer 1 blight 1", "explorer 1", 1),
        ("G4", "blight 2", "blight 1", 0),
        ("G6", "city 1 blight 1", "city 1 blight 1", 1),
        ("G1", "blight 1", "blight 1", 0),
    ],
)
def test_uncanny_melting_frightens_invaders_and_cleanses_sands_and_wetland(
    land: str, there: str, left: str, frightened: int
) -> None:
    game = slow("uncanny_melting", f"G2: presence0 2; G7: presence0 1; {land}: {there}")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6"}
    on(game, land)
    assert is_over(game)
    assert at(game, land) == left
    assert fear(game) == frightened


# -- Veil the Night's Hunt


def test_veil_the_nights_hunt_hits_a_different_invader_for_each_dahan() -> None:
    lands = "G1: presence0 1; G5: explorer 1 town 1 city 1 dahan 2; G7: dahan 1; G2: dahan 1"
    game = fast("veil_the_nights_hunt", lands)
    assert offered(game) == {"G2", "G5"}, "dahan within two lands"
    on(game, "G5").answer("choose_effect", "effect", 0)
    assert not may_stop(game)
    game.answer("damage", "piece", "city", 0)
    assert kinds_named(game) == {"explorer", "town"}
    game.answer("damage", "piece", "town", 0)
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 town:1 1 city:1 1 dahan 2"


def test_veil_the_nights_hunt_never_hits_an_invader_twice() -> None:
    lands = "G1: presence0 1; G2: dahan 1; G5: town 1 town:1 1 city:1 1 dahan 5"
    game = on(fast("veil_the_nights_hunt", lands), "G5").answer("choose_effect", "effect", 0)
    game.answer("damage", "piece", "town", 0).answer("damage", "piece", "town", 1)
    assert is_over(game), "two dahan have nobody left to hunt"
    assert at(game, "G5") == "town:1 1 city:2 1 dahan 5"
    assert fear(game) == 1


def test_veil_the_nights_hunt_pushes_up_to_three_dahan_instead() -> None:
    lands = "G1: presence0 1; G2: dahan 1; G5: town 1 dahan 4"
    game = on(fast("veil_the_nights_hunt", lands), "G5").answer("choose_effect", "effect", 1)
    for land in ("G4", "G6", "G8"):
        assert may_stop(game)
        game.answer("push", "push", "dahan", 0, land)
    assert is_over(game)
    assert at(game, "G5") == "town 1 dahan 1"


def test_veil_the_nights_hunt_of_devouring_teeth_adds_one_damage_in_all() -> None:
    game = fast(
        "veil_the_nights_hunt",
        "G1: presence0 1; G2: dahan 1; G5: town 1 city 1 dahan 2",
        spirits="devouring_teeth_lurk_underfoot",
    )
    on(game, "G5").answer("choose_effect", "effect", 0)
    game.answer("damage", "piece", "town", 0).answer("damage", "piece", "city", 1)
    assert is_over(game)
    assert at(game, "G5") == "town:1 1 city:2 1 dahan 2"


# -- Visions of Fiery Doom


def test_visions_of_fiery_doom_frighten_and_push_an_explorer_or_town() -> None:
    lands = "G1: presence0 1; G2: explorer 1 town 1 city 1 presence0 1; G3: town 1"
    game = fast("visions_of_fiery_doom", lands)
    assert offered(game) == {"G1", "G2"}
    on(game, "G2")
    assert kinds_named(game) == {"explorer", "town"}
    assert not may_stop(game)
    game.answer("push", "push", "town", 0, "G4")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 city 1 presence0 1"
    assert fear(game) == 1


def test_visions_of_fiery_doom_need_only_one_fire_more_for_their_threshold() -> None:
    lands = "G1: presence0 1; G2: presence0 1"
    game = wanted(on(fast("visions_of_fiery_doom", lands, "elements fire 1"), "G2"))
    assert is_over(game)
    assert fear(game) == 2


def test_visions_of_fiery_doom_may_ignore_their_threshold() -> None:
    lands = "G1: presence0 1; G2: presence0 1"
    game = ignored(on(fast("visions_of_fiery_doom", lands, "elements fire 1"), "G2"))
    assert fear(game) == 1


# -- Voracious Growth


def test_voracious_growth_deals_two_damage() -> None:
    game = slow("voracious_growth", "G2: presence0 2; G6: explorer 3 blight 1; G7: presence0 1")
    assert offered(game) == {"G2", "G4", "G6"}, "jungle and wetland near a sacred site"
    on(game, "G6").answer("choose_effect", "effect", 0)
    assert is_over(game)
    assert at(game, "G6") == "explorer 1 blight 1"


def test_voracious_growth_removes_a_blight_instead() -> None:
    game = slow("voracious_growth", "G2: presence0 2; G6: explorer 3 blight 1")
    on(game, "G6").answer("choose_effect", "effect", 1)
    assert is_over(game)
    assert at(game, "G6") == "explorer 3"


# -- all of them


def test_no_power_must_be_used_at_all() -> None:
    game = table("steam_vents", "fast", "G1: presence0 1 explorer 1")
    game.answer("power_phase", "pass", 0)
    assert is_over(game)
    assert at(game, "G1") == "explorer 1 presence0 1"
