"""The major powers, from Infinite Vitality to The Jungle Hungers."""

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
from games.horizons.scenario import Scenario

# -- Infinite Vitality


def test_infinite_vitality_lets_dahan_bear_four_more_damage_and_keeps_blight_away() -> None:
    lands = "G1: presence0 2; G4: presence0 1; G2: town 1 city 1 dahan 1 blight 1 presence0 1"
    game = fast("infinite_vitality", lands, then="ravage G2", also="blight_pool: 4")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G2")
    assert game.kind == "damage", "the dahan is hurt by 5 and strikes back"
    game.answer("damage", "piece", "town", 0).answer("damage", "piece", "town", 1)
    assert is_over(game), "and nothing cascades"
    assert at(game, "G2").startswith("city 1 dahan:5 1 blight 1 presence0 1")
    assert game.state.blight_pool == 4


def test_infinite_vitality_does_not_save_dahan_from_six_damage() -> None:
    lands = "G1: presence0 2; G2: city 2 dahan 1"
    game = on(fast("infinite_vitality", lands, then="ravage G2"), "G2")
    assert game.pieces("G2", "dahan") == 0


def test_infinite_vitality_is_lost_by_dahan_that_leave_the_land() -> None:
    lands = "G1: presence0 1; G2: dahan:1 1 dahan:4 1 dahan_bonus 4; G6: dahan 1"
    game = on(slow("call_to_tend", lands), "G2").answer("choose_effect", "effect", 1)
    game.answer("push", "push", "dahan", 1, "G6").answer("push", "push", "dahan", 4, "G6")
    assert at(game, "G6") == "dahan 1 dahan:1 1", "four damage is too much elsewhere"


def test_infinite_vitality_adds_up_when_it_is_repeated() -> None:
    lands = "G1: presence0 2; G2: city 3 dahan 1"
    seat = "repeats 1, energy 3"
    game = on(fast("infinite_vitality", lands, seat, then="ravage G2"), "G2")
    on(game.answer("power_phase", "repeat", 0, "infinite_vitality"), "G2")
    game.answer("damage", "piece", "city", 0)
    assert at(game, "G2").startswith("city 1 city:1 2 dahan:9 1"), "9 of 10 damage is borne"


def test_infinite_vitality_with_four_earth_makes_dahan_unassailable() -> None:
    lands = "G1: presence0 2; G2: explorer 9 dahan 1"
    seat = "in_play infinite_vitality devouring_ants, elements earth 2"
    game = fast("infinite_vitality", lands, seat, then="ravage G2, power_phase slow")
    wanted(on(game, "G2"))
    assert at(game, "G2").startswith("explorer 7 dahan 1"), "it is not even hurt, and strikes back"
    on(game.answer("power_phase", "use", 0, "devouring_ants"), "G2")
    assert at(game, "G2").startswith("explorer 6 dahan 1"), "nor can a power destroy it"


def test_infinite_vitality_with_four_earth_removes_a_blight_there_or_next_door() -> None:
    lands = "G1: presence0 2 blight 1; G2: blight 1; G3: blight 1; G7: blight 1"
    game = wanted(on(fast("infinite_vitality", lands, "elements earth 3"), "G2"))
    assert game.kind == "remove_blight"
    assert lands_named(game) == {"G1", "G2", "G3"}
    game.answer("remove_blight", "land", "G3")
    assert is_over(game)
    assert game.blight("G3") == 0


def test_infinite_vitality_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 2; G2: blight 1"
    game = ignored(on(fast("infinite_vitality", lands, "elements earth 3"), "G2"))
    assert game.blight("G2") == 1
    assert game.state.this_turn.dahan_safe == [False] * 8


# -- Mists of Oblivion


def test_mists_of_oblivion_damage_every_invader_and_frighten_for_each_building() -> None:
    game = slow("mists_of_oblivion", "G1: presence0 1; G7: explorer 2 town 1 town:1 1 city:2 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"}
    on(game, "G7")
    assert is_over(game)
    assert at(game, "G7") == "town:1 1"
    assert fear(game) == 3 + 2, "1 and 2 as ever, 1 more for each"


def test_mists_of_oblivion_add_four_fear_at_most() -> None:
    game = on(slow("mists_of_oblivion", "G1: presence0 1; G7: town:1 6"), "G7")
    assert fear(game) == 6 + 4


def test_mists_of_oblivion_with_their_threshold_deal_three_more_damage() -> None:
    seat = "elements moon 1 air 2 water 1"
    game = wanted(on(slow("mists_of_oblivion", "G1: presence0 1; G7: town 1 city 1", seat), "G7"))
    assert is_over(game), "three damage is just what is left of them"
    assert at(game, "G7") == "empty"
    assert fear(game) == 3 + 2, "they count for the extra fear too"


def test_mists_of_oblivion_with_their_threshold_deal_no_more_than_three() -> None:
    seat = "elements moon 1 air 2 water 1"
    game = wanted(on(slow("mists_of_oblivion", "G1: presence0 1; G7: town 5", seat), "G7"))
    assert at(game, "G7") == "town:1 2"
    assert fear(game) == 3 + 3


def test_mists_of_oblivion_cap_the_fear_of_both_parts_together() -> None:
    seat = "elements moon 1 air 2 water 1"
    game = wanted(on(slow("mists_of_oblivion", "G1: presence0 1; G7: town:1 3 town 3", seat), "G7"))
    assert at(game, "G7") == "empty"
    assert fear(game) == 6 + 4


def test_mists_of_oblivion_may_ignore_their_threshold() -> None:
    seat = "elements moon 1 air 2 water 1"
    game = ignored(on(slow("mists_of_oblivion", "G1: presence0 1; G7: town 1", seat), "G7"))
    assert at(game, "G7") == "town:1 1"


# -- Paralyzing Fright


def test_paralyzing_fright_gives_four_fear_and_stops_all_invader_actions() -> None:
    game = fast(
        "paralyzing_fright",
        "G1: presence0 2; G4: presence0 1; G2: town 2 dahan 3",
        also="explore_card: i1_wetland",
        then="ravage G2, build G2, explore_lands",
    )
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G2")
    assert is_over(game), "without a ravage the dahan do not strike back"
    assert at(game, "G2").startswith("town 2 dahan 3")
    assert game.pieces("G2", "explorer") == 0
    assert game.pieces("G4", "explorer") == 1
    assert fear(game) == 4


def test_paralyzing_fright_lasts_for_the_turn_only() -> None:
    game = fast(
        "paralyzing_fright", "G1: presence0 2; G2: explorer 1", then="time_passes, build G2"
    )
    assert at(on(game, "G2"), "G2") == "explorer 1 town 1"


@pytest.mark.parametrize(("answer", "frightened"), [("yes", 8), ("no", 4)])
def test_paralyzing_fright_with_its_threshold_may_give_four_more_fear(
    answer: str, frightened: int
) -> None:
    game = fast("paralyzing_fright", "G1: presence0 2", "elements air 1 earth 2")
    on(game, "G2").answer("use_threshold", answer)
    assert fear(game) == frightened


# -- Pillar of Living Flame


@pytest.mark.parametrize(("land", "blight"), [("G6", 1), ("G2", 1), ("G5", 0), ("G8", 0)])
def test_pillar_of_living_flame_scorches_jungle_and_wetland(land: str, blight: int) -> None:
    game = slow("pillar_of_living_flame", f"G1: presence0 2; G7: presence0 1; {land}: explorer 6")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    on(game, land)
    assert is_over(game)
    assert game.pieces(land, "explorer") == 1
    assert game.blight(land) == blight
    assert fear(game) == 3


def test_pillar_of_living_flame_with_four_fire_burns_twice() -> None:
    game = slow("pillar_of_living_flame", "G1: presence0 2; G5: explorer 11", "elements fire 3")
    wanted(on(game, "G5"))
    assert at(game, "G5") == "explorer 1"
    assert fear(game) == 5


def test_pillar_of_living_flame_may_ignore_its_threshold() -> None:
    game = slow("pillar_of_living_flame", "G1: presence0 2; G5: explorer 11", "elements fire 3")
    ignored(on(game, "G5"))
    assert at(game, "G5") == "explorer 6"
    assert fear(game) == 3


# -- Poisoned Land


def test_poisoned_land_damages_blights_and_destroys_every_dahan() -> None:
    game = slow("poisoned_land", "G1: presence0 1; G2: explorer 9 dahan 3 presence0 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 2 blight 1", "the presence there is destroyed"
    assert fear(game) == 1


def test_poisoned_land_counts_the_new_blight_for_its_threshold() -> None:
    lands = "G1: presence0 1; G2: explorer 16 dahan 1 blight 1"
    game = on(slow("poisoned_land", lands, "elements earth 2 plant 1 animal 1"), "G2")
    wanted(game.answer("cascade", "land", "G5"))
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 blight 2"
    assert fear(game) == 1 + 2


def test_poisoned_land_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G2: explorer 16 dahan 1"
    game = on(slow("poisoned_land", lands, "elements earth 2 plant 1 animal 1"), "G2")
    ignored(game)
    assert at(game, "G2") == "explorer 9 blight 1"
    assert fear(game) == 1


# -- Powerstorm

SLOW_PHASE = "begin_phase slow, power_phase slow"


def stormy(cards: str, seat: str = "", lands: str = "", **more: str) -> Scenario:
    """Powerstorm is used by a lone spirit that also has other cards in play."""
    there = "G1: presence0 1; G6: presence0 1"
    return fast(
        "powerstorm",
        f"{there}{'; ' if lands else ''}{lands}",
        f"in_play powerstorm {cards}{', ' if seat else ''}{seat}",
        **more,
    )


def use(game: Scenario, card: str, land: str, how: str = "use") -> Scenario:
    """A card in play is used, for the first time or again."""
    return on(game.answer("power_phase", how, 0, card), land)


def repeatable(game: Scenario) -> set[str]:
    """The cards that can be used again now."""
    return {str(option[2]) for option in game.options if option[0] == "repeat"}


def test_powerstorm_gives_three_energy_and_one_card_again_for_its_cost() -> None:
    game = stormy("dark_and_tangled_woods drift_down_into_slumber")
    assert game.state.energy == [3]
    assert repeatable(game) == {"powerstorm"}, "only what was used can be repeated"
    use(game, "dark_and_tangled_woods", "G1")
    use(game, "drift_down_into_slumber", "G6")
    assert repeatable(game) == {"powerstorm", "dark_and_tangled_woods", "drift_down_into_slumber"}
    use(game, "dark_and_tangled_woods", "G1", "repeat")
    assert is_over(game), "there is no second repeat"
    assert at(game, "G1") == "presence0 1 defend 6"
    assert game.state.energy == [2]
    assert fear(game) == 4


def test_powerstorm_repeats_a_card_on_another_land_too() -> None:
    game = use(stormy("dark_and_tangled_woods"), "dark_and_tangled_woods", "G1")
    use(game, "dark_and_tangled_woods", "G6", "repeat")
    assert (at(game, "G1"), at(game, "G6")) == ("presence0 1 defend 3", "presence0 1 defend 3")


def test_powerstorm_need_not_repeat_anything() -> None:
    game = use(stormy("dark_and_tangled_woods"), "dark_and_tangled_woods", "G1")
    game.answer("power_phase", "pass", 0)
    assert is_over(game)
    assert game.state.energy == [3]


def test_powerstorm_repeats_no_card_that_cannot_be_paid_again() -> None:
    game = stormy("terrifying_nightmares drift_down_into_slumber")
    use(use(game, "terrifying_nightmares", "G1"), "drift_down_into_slumber", "G1")
    assert repeatable(game) == {"powerstorm", "drift_down_into_slumber"}


def test_powerstorm_repeats_a_slow_card_in_the_slow_phase() -> None:
    game = stormy("gnawing_rootbiters", lands="G2: town 3", then=SLOW_PHASE)
    game.answer("power_phase", "pass", 0)
    use(game, "gnawing_rootbiters", "G2").answer("push", "stop")
    assert repeatable(game) == {"gnawing_rootbiters"}
    use(game, "gnawing_rootbiters", "G2", "repeat").answer("push", "push", "town", 0, "G3")
    assert at(game, "G3") == "town 1"


def test_powerstorm_repeats_give_no_second_set_of_elements() -> None:
    game = use(stormy("dark_and_tangled_woods"), "dark_and_tangled_woods", "G1")
    before = elements(game)
    use(game, "dark_and_tangled_woods", "G1", "repeat")
    assert elements(game) == before
    assert before == {"sun": 1, "moon": 1, "fire": 1, "air": 1, "earth": 1, "plant": 1}


def test_powerstorm_repeats_no_innate_power() -> None:
    game = stormy("gnawing_rootbiters", "elements air 1", "G2: explorer 3", then=SLOW_PHASE)
    game.answer("power_phase", "pass", 0)
    use(game, "violent_windstorms", "G2").answer("push", "stop")
    assert repeatable(game) == set()
    assert ("use", 0, "violent_windstorms") not in game.options


def test_powerstorm_with_its_threshold_repeats_three_different_cards() -> None:
    cards = "dark_and_tangled_woods drift_down_into_slumber delusions_of_danger steam_vents"
    game = stormy(cards, "energy 9, elements sun 1 fire 1 air 2")
    wanted(game)
    use(game, "dark_and_tangled_woods", "G1")
    use(game, "drift_down_into_slumber", "G1")
    use(game, "delusions_of_danger", "G1").answer("choose_effect", "effect", 1)
    use(game, "dark_and_tangled_woods", "G1", "repeat")
    assert "dark_and_tangled_woods" not in repeatable(game), "no card twice"
    use(game, "drift_down_into_slumber", "G1", "repeat")
    use(game, "delusions_of_danger", "G1", "repeat").answer("choose_effect", "effect", 1)
    assert repeatable(game) == set()
    assert game.state.energy == [10], "9 and 3, less 1 for each of two cards that cost 1"
    assert fear(game) == 8


def test_powerstorm_may_ignore_its_threshold() -> None:
    game = stormy("dark_and_tangled_woods", "elements sun 1 fire 1 air 2")
    ignored(game)
    assert game.state.this_turn.repeats == [1]


def test_powerstorm_repeated_brings_energy_but_no_further_repeats() -> None:
    game = use(stormy("dark_and_tangled_woods"), "dark_and_tangled_woods", "G1")
    game.answer("power_phase", "repeat", 0, "powerstorm")
    assert is_over(game)
    assert game.state.energy == [3]


def test_powerstorm_looks_at_the_elements_of_its_user() -> None:
    also = "seat 1: hand none, in_play steam_vents drought, elements sun 3 fire 3 air 3"
    game = fast("powerstorm", "G1: presence0 1; H1: presence1 1", players="2", also=also)
    game.answer("target_spirit", "spirit", 1)
    assert game.kind == "power_phase", "the target's elements open no threshold"
    assert game.state.energy == [0, 3]
    assert game.state.this_turn.repeats == [0, 1]


def test_powerstorm_repeats_with_the_range_the_card_has_this_turn() -> None:
    game = stormy("visions_of_fiery_doom", "reach 1")
    game.answer("power_phase", "use", 0, "visions_of_fiery_doom")
    assert offered(game) == {"G1", "G2", "G5", "G6", "G8"}
    ignored(on(game, "G2")).answer("power_phase", "repeat", 0, "visions_of_fiery_doom")
    assert offered(game) == {"G1", "G2", "G5", "G6", "G8"}


def test_powerstorm_repeats_a_hastened_card_in_the_fast_phase_only() -> None:
    lands = "G2: dahan 1"
    game = stormy("call_to_migrate", "swift 1", lands, then=SLOW_PHASE)
    use(game, "call_to_migrate", "G1").answer("gather", "stop")
    assert "call_to_migrate" in repeatable(game)
    game.answer("power_phase", "pass", 0)
    assert game.options == (("use", 0, "violent_windstorms"), ("pass", 0)), "now it is too late"


# -- Talons of Lightning


def test_talons_of_lightning_strike_mountain_and_wetland() -> None:
    game = fast("talons_of_lightning", "G5: presence0 1; G2: explorer 6; G4: town 1")
    assert offered(game) == {"G2", "G4", "G8"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1"
    assert at(game, "G4") == "town 1"
    assert fear(game) == 3


def test_talons_of_lightning_with_their_threshold_reach_three_lands() -> None:
    game = fast("talons_of_lightning", "G3: presence0 1", "elements fire 2 air 2")
    assert offered(game) == {"G1", "G2", "G4", "G8"}


def test_talons_of_lightning_with_their_threshold_destroy_a_town_in_every_adjacent_land() -> None:
    lands = "G3: presence0 1 town 1; G2: explorer 6 town 1; G5: town 2; G1: city 1; G7: town 1"
    game = on(fast("talons_of_lightning", lands, "elements fire 2 air 2"), "G2")
    for _ in range(5):
        game.answer("damage", "piece", "explorer", 0)
    wanted(game)
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 town 1", "the target land itself is spared"
    assert [at(game, land) for land in ("G1", "G3", "G5", "G7")] == [
        "city 1",
        "presence0 1",
        "town 1",
        "town 1",
    ]
    assert fear(game) == 3 + 2


def test_talons_of_lightning_may_ignore_their_threshold_within_range_1() -> None:
    lands = "G3: presence0 1 town 1; G2: explorer 6"
    game = ignored(on(fast("talons_of_lightning", lands, "elements fire 2 air 2"), "G2"))
    assert at(game, "G3") == "town 1 presence0 1"


def test_talons_of_lightning_cannot_ignore_the_threshold_that_lets_them_reach_so_far() -> None:
    lands = "G3: presence0 1; G8: explorer 6; G6: town 1"
    game = on(fast("talons_of_lightning", lands, "elements fire 2 air 2"), "G8")
    assert is_over(game)
    assert at(game, "G6") == "empty"


# -- Terrifying Nightmares


def test_terrifying_nightmares_push_up_to_four_explorers_and_towns() -> None:
    game = fast("terrifying_nightmares", "G1: presence0 1; G5: explorer 3 town 3 city 1")
    assert offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    on(game, "G5")
    assert kinds_named(game) == {"explorer", "town"}
    for kind in ("explorer", "explorer", "town", "town"):
        assert may_stop(game)
        game.answer("push", "push", kind, 0, "G7")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 town 1 city 1"
    assert fear(game) == 2


@pytest.mark.parametrize(("answer", "frightened"), [("yes", 6), ("no", 2)])
def test_terrifying_nightmares_with_four_moons_may_give_four_more_fear(
    answer: str, frightened: int
) -> None:
    game = fast("terrifying_nightmares", "G1: presence0 1", "elements moon 3")
    on(game, "G5").answer("use_threshold", answer)
    assert fear(game) == frightened


# -- The Jungle Hungers


def test_the_jungle_hungers_for_explorers_towns_and_dahan() -> None:
    lands = "G7: presence0 1; G1: presence0 1; G5: explorer 2 town 2 town:1 1 city 1 dahan 2"
    game = slow("the_jungle_hungers", lands)
    assert offered(game) == {"G4", "G5", "G7", "G8"}, "next to presence in a jungle"
    on(game, "G5")
    assert is_over(game)
    assert at(game, "G5") == "city 1"
    assert fear(game) == 3


def test_the_jungle_hungers_with_its_threshold_for_a_city_and_spares_the_dahan() -> None:
    lands = "G7: presence0 1; G5: explorer 2 town 1 city 2 dahan 2"
    game = wanted(on(slow("the_jungle_hungers", lands, "elements moon 1 plant 2"), "G5"))
    assert is_over(game)
    assert at(game, "G5") == "city 1 dahan 2"
    assert fear(game) == 3


def test_the_jungle_hungers_may_ignore_its_threshold() -> None:
    lands = "G7: presence0 1; G5: explorer 2 city 2 dahan 2"
    game = ignored(on(slow("the_jungle_hungers", lands, "elements moon 1 plant 2"), "G5"))
    assert at(game, "G5") == "city 2"
