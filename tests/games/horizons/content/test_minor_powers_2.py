"""The minor powers, from Enticing Splendor to Quicken the Earth's Struggles."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
    fast,
    fear,
    ignored,
    is_over,
    kinds_named,
    may_stop,
    offered,
    on,
    slow,
    wanted,
)
from games.horizons.scenario import Scenario

# -- Enticing Splendor


def test_enticing_splendor_gathers_an_explorer_or_town() -> None:
    lands = "G1: presence0 1; G2: explorer 1 blight 1 presence0 1; G3: presence0 1; G6: town 1"
    game = fast("enticing_splendor", lands)
    assert offered(game) == {"G1", "G3"}, "one's own lands without blight"
    on(game, "G1").answer("choose_effect", "effect", 0)
    assert kinds_named(game) == {"explorer", "town"}
    assert not may_stop(game)
    game.answer("gather", "gather", "town", 0, "G6")
    assert is_over(game)
    assert at(game, "G1") == "town 1 presence0 1"


def test_enticing_splendor_gathers_up_to_two_dahan_instead() -> None:
    lands = "G1: presence0 1; G3: presence0 1; G2: dahan 2 explorer 1; G6: dahan 1"
    game = on(fast("enticing_splendor", lands), "G1").answer("choose_effect", "effect", 1)
    for start in ("G2", "G6"):
        assert may_stop(game)
        game.answer("gather", "gather", "dahan", 0, start)
    assert is_over(game)
    assert at(game, "G1") == "dahan 2 presence0 1"


# -- Entrancing Apparitions


def test_entrancing_apparitions_lure_up_to_two_explorers_where_no_invaders_are() -> None:
    lands = "G1: presence0 1; G2: explorer 2 town 1; G5: explorer 1"
    game = fast("entrancing_apparitions", lands)
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G6")
    assert kinds_named(game) == {"explorer"}
    for start in ("G2", "G5"):
        assert may_stop(game), "the first explorer does not keep the second away"
        game.answer("gather", "gather", "explorer", 0, start)
    assert is_over(game)
    assert at(game, "G6") == "explorer 2 defend 2"


def test_entrancing_apparitions_only_defend_where_invaders_are() -> None:
    game = fast("entrancing_apparitions", "G1: presence0 1; G2: explorer 2; G6: town 1")
    on(game, "G6")
    assert is_over(game)
    assert at(game, "G6") == "town 1 defend 2"


# -- Gift of Constancy


def test_gift_of_constancy_gives_energy_and_keeps_one_card_when_time_passes() -> None:
    seat = "in_play gift_of_constancy drought, discard rain_of_blood"
    game = fast("gift_of_constancy", "G1: presence0 1", seat, then="time_passes")
    assert game.state.energy[0] == 2
    assert game.options == (("card", "gift_of_constancy"), ("card", "drought"), ("stop",))
    game.answer("reclaim_card", "card", "drought")
    assert is_over(game), "a lone spirit has no second card back"
    assert game.state.hand[0] == ("drought",)
    assert game.state.discard[0] == ("rain_of_blood", "gift_of_constancy")
    assert game.state.in_play[0] == ()


def test_gift_of_constancy_may_be_kept_itself() -> None:
    game = fast("gift_of_constancy", "G1: presence0 1", then="time_passes")
    game.answer("reclaim_card", "card", "gift_of_constancy")
    assert game.state.hand[0] == ("gift_of_constancy",)


def test_gift_of_constancy_need_not_keep_a_card() -> None:
    game = fast("gift_of_constancy", "G1: presence0 1", then="time_passes")
    game.answer("reclaim_card", "stop")
    assert game.state.discard[0] == ("gift_of_constancy",)


def test_gift_of_constancy_to_another_spirit_keeps_a_card_of_both() -> None:
    game = fast(
        "gift_of_constancy",
        "G1: presence0 1; H1: presence1 1",
        players="2",
        also="seat 1: hand none, in_play drought, energy 1",
        then="time_passes",
    )
    game.answer("target_spirit", "spirit", 1)
    assert game.state.energy == [0, 3]
    assert game.decision.seat == 0
    game.answer("reclaim_card", "card", "gift_of_constancy")
    assert game.decision.seat == 1
    game.answer("reclaim_card", "card", "drought")
    assert game.state.hand == [("gift_of_constancy",), ("drought",)]


def test_gift_of_constancy_to_oneself_keeps_no_card_of_others() -> None:
    game = fast(
        "gift_of_constancy",
        "G1: presence0 1; H1: presence1 1",
        players="2",
        also="seat 1: hand none, in_play drought",
        then="time_passes",
    )
    game.answer("target_spirit", "spirit", 0).answer("reclaim_card", "stop")
    assert is_over(game)
    assert game.state.discard[1] == ("drought",)


# -- Gift of Living Energy


@pytest.mark.parametrize(
    ("lands", "target", "energy"),
    [
        ("G1: presence0 2; H1: presence1 2; H2: presence1 2", 0, 1),
        ("G1: presence0 2; G2: presence0 2; H1: presence1 1", 0, 2),
        ("G1: presence0 2; H1: presence1 2; H2: presence1 2", 1, 2),
        ("G1: presence0 2; G2: presence0 2; H1: presence1 1", 1, 3),
    ],
)
def test_gift_of_living_energy_gives_more_for_two_sacred_sites_and_for_another_spirit(
    lands: str, target: int, energy: int
) -> None:
    game = fast("gift_of_living_energy", lands, players="2")
    game.answer("target_spirit", "spirit", target)
    assert is_over(game)
    assert game.state.energy[target] == energy
    assert game.state.energy[1 - target] == 0


def test_gift_of_living_energy_gives_a_lone_spirit_no_bonus_for_another() -> None:
    assert fast("gift_of_living_energy", "G1: presence0 1").state.energy == [1]


# -- Gift of Power

DRAWN = ("rain_of_blood", "song_of_sanctity", "drought", "steam_vents")


def test_gift_of_power_lets_the_target_keep_one_of_four_minor_powers() -> None:
    game = slow("gift_of_power", "G1: presence0 1; H1: presence1 1", players="2")
    hand = game.state.hand[1]
    game.answer("target_spirit", "spirit", 1)
    for card in DRAWN:
        game.answer("minor_card", "card", card)
    assert game.decision.seat == 1
    assert {option[1] for option in game.options} == set(DRAWN)
    game.answer("keep_card", "card", "drought")
    assert is_over(game), "nothing is forgotten for a minor power"
    assert game.state.hand[1] == (*hand, "drought")
    assert game.state.minor_discard == ("rain_of_blood", "song_of_sanctity", "steam_vents")


def test_gift_of_power_may_be_used_on_oneself() -> None:
    game = slow("gift_of_power", "G1: presence0 1")
    for card in DRAWN:
        game.answer("minor_card", "card", card)
    game.answer("keep_card", "card", "rain_of_blood")
    assert game.state.hand[0] == ("rain_of_blood",)


# -- Gnawing Rootbiters


def test_gnawing_rootbiters_push_up_to_two_towns() -> None:
    game = slow("gnawing_rootbiters", "G1: presence0 1; G6: explorer 1 town 3 city 1")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G6")
    assert kinds_named(game) == {"town"}
    for land in ("G8", "G5"):
        assert may_stop(game)
        game.answer("push", "push", "town", 0, land)
    assert is_over(game)
    assert at(game, "G6") == "explorer 1 town 1 city 1"


# -- Land of Haunts and Embers


def test_land_of_haunts_and_embers_frightens_pushes_two_and_adds_blight() -> None:
    game = fast("land_of_haunts_and_embers", "G1: presence0 1; G5: explorer 2 town 2 city 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    on(game, "G5")
    assert kinds_named(game) == {"explorer", "town"}
    for kind in ("explorer", "town"):
        assert may_stop(game)
        game.answer("push", "push", kind, 0, "G7")
    assert is_over(game), "the blight it adds does not count"
    assert at(game, "G5") == "explorer 1 town 1 city 1 blight 1"
    assert fear(game) == 2


def test_land_of_haunts_and_embers_does_it_twice_where_blight_is() -> None:
    lands = "G1: presence0 1; G5: town 5 blight 1 presence0 1"
    game = on(fast("land_of_haunts_and_embers", lands, also="blight_pool: 5"), "G5")
    for _ in range(4):
        assert may_stop(game)
        game.answer("push", "push", "town", 0, "G7")
    assert fear(game) == 4
    game.answer("cascade", "land", "G6")
    assert at(game, "G5") == "town 1 blight 2", "the presence there is destroyed"
    assert at(game, "G6") == "blight 1"
    assert game.state.blight_pool == 3


def test_land_of_haunts_and_embers_blights_even_if_nobody_is_pushed() -> None:
    lands = "G1: presence0 1; G5: town 1 blight 1"
    game = on(fast("land_of_haunts_and_embers", lands), "G5")
    game.answer("push", "stop").answer("push", "stop").answer("cascade", "land", "G6")
    assert at(game, "G5") == "town 1 blight 2"
    assert fear(game) == 4


# -- Lure of the Unknown


def test_lure_of_the_unknown_draws_an_explorer_or_town_into_a_land_without_invaders() -> None:
    game = fast("lure_of_the_unknown", "G1: presence0 1; G2: explorer 1 city 1; G5: town 1")
    assert offered(game) == {"G1", "G3", "G4", "G6"}
    on(game, "G6")
    assert kinds_named(game) == {"explorer", "town"}
    assert not may_stop(game)
    game.answer("gather", "gather", "town", 0, "G5")
    assert is_over(game)
    assert at(game, "G6") == "town 1"


# -- Nature's Resilience


def test_natures_resilience_defends_6() -> None:
    game = fast("natures_resilience", "G1: presence0 2; G6: blight 1; G7: presence0 1")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G6")
    assert is_over(game)
    assert at(game, "G6") == "blight 1 defend 6"


def test_natures_resilience_with_two_water_may_remove_a_blight_instead() -> None:
    game = fast("natures_resilience", "G1: presence0 2; G6: blight 1", "elements water 2")
    wanted(on(game, "G6"))
    assert is_over(game)
    assert at(game, "G6") == "empty"


def test_natures_resilience_may_ignore_its_threshold() -> None:
    game = fast("natures_resilience", "G1: presence0 2; G6: blight 1", "elements water 2")
    ignored(on(game, "G6"))
    assert at(game, "G6") == "blight 1 defend 6"


# -- Pull Beneath the Hungry Earth


@pytest.mark.parametrize(
    ("land", "there", "left", "frightened"),
    [
        ("G5", "explorer 3 presence0 1", "explorer 1 presence0 1", 1),
        ("G5", "explorer 3", "explorer 2", 0),
        ("G2", "explorer 3", "explorer 2", 0),
        ("G6", "explorer 3 presence0 1", "explorer 2 presence0 1", 1),
        ("G6", "explorer 3", "explorer 3", 0),
        ("G1", "explorer 3", "explorer 3", 0),
    ],
)
def test_pull_beneath_the_hungry_earth_looks_at_presence_and_terrain_apart(
    land: str, there: str, left: str, frightened: int
) -> None:
    lands = f"G1: presence0 1; G6: presence0 1; G2: presence0 1; {land}: {there}"
    game = on(slow("pull_beneath_the_hungry_earth", lands), land)
    assert is_over(game)
    assert at(game, land) == left
    assert fear(game) == frightened


def test_pull_beneath_the_hungry_earth_reaches_one_land_from_presence() -> None:
    assert offered(slow("pull_beneath_the_hungry_earth", "G3: presence0 1")) == {"G2", "G3", "G4"}


# -- Purifying Flame


def test_purifying_flame_deals_one_damage_for_each_blight() -> None:
    game = slow("purifying_flame", "G2: presence0 2; G6: explorer 3 blight 2; G8: presence0 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6"}
    on(game, "G6")
    assert is_over(game), "a jungle offers no other way"
    assert at(game, "G6") == "explorer 1 blight 2"


@pytest.mark.parametrize("land", ["G1", "G5"])
def test_purifying_flame_may_remove_a_blight_in_mountain_and_sands_instead(land: str) -> None:
    def game() -> Scenario:
        lands = f"G2: presence0 2; G8: city 1; {land}: explorer 3 blight 2"
        return on(slow("purifying_flame", lands), land)

    burnt = game().answer("choose_effect", "effect", 0)
    assert at(burnt, land) == "explorer 1 blight 2"
    cleansed = game().answer("choose_effect", "effect", 1)
    assert is_over(cleansed)
    assert at(cleansed, land) == "explorer 3 blight 1"


def test_purifying_flame_does_nothing_without_blight() -> None:
    game = on(slow("purifying_flame", "G2: presence0 2; G1: explorer 3"), "G1")
    assert is_over(game)
    assert at(game, "G1") == "explorer 3"


# -- Quicken the Earth's Struggles


def test_quicken_the_earths_struggles_damages_every_town_and_city() -> None:
    lands = "G1: presence0 2; G2: explorer 1 town 2 town:1 1 city 1 presence0 2; G3: presence0 1"
    game = fast("quicken_the_earths_struggles", lands)
    assert offered(game) == {"G1", "G2"}, "sacred sites only"
    on(game, "G2").answer("choose_effect", "effect", 0)
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 town:1 2 city:1 1 presence0 2"
    assert fear(game) == 1


def test_quicken_the_earths_struggles_defends_10_instead() -> None:
    game = fast("quicken_the_earths_struggles", "G1: presence0 2; G2: town 1 presence0 2")
    on(game, "G2").answer("choose_effect", "effect", 1)
    assert is_over(game)
    assert at(game, "G2") == "town 1 presence0 2 defend 10"


def test_quicken_the_earths_struggles_of_devouring_teeth_adds_one_damage_in_all() -> None:
    game = fast(
        "quicken_the_earths_struggles",
        "G1: presence0 2; G2: explorer 1 town 1 city 1 presence0 2",
        spirits="devouring_teeth_lurk_underfoot",
    )
    on(game, "G2").answer("choose_effect", "effect", 0)
    assert kinds_named(game) == {"town", "city"}, "the bonus keeps to what the power may hit"
    game.answer("damage", "piece", "city", 1)
    assert at(game, "G2") == "explorer 1 town:1 1 city:2 1 presence0 2"
