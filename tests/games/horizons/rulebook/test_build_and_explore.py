"""Build, explore and advance: what invaders add, and where."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import EYES, MUD, TEETH, build, explore, named, spirits
from games.horizons.scenario import Scenario, position


def building(card: str, text: str) -> Scenario:
    """The invaders are about to act; a card lies on the build space."""
    return position(
        f"{text}; build_card: {card}; phase: invader; invader_deck: card i1_jungle; "
        "next: invaders_act"
    )


def explored(s: Scenario) -> set[str]:
    """Lands to which exploring has brought an explorer."""
    return {
        event.data["land"]
        for event in s.events("piece_added")
        if event.data["why"] == "explore" and event.data["piece"] == "explorer"
    }


# -- the examples of the book


def test_build_example_a_more_towns_than_cities_bring_a_city() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: town 2 city 1")
    assert (s.pieces("G6", "town"), s.pieces("G6", "city")) == (2, 2)


def test_build_example_b_explorers_alone_bring_a_town() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: explorer 2")
    assert (s.pieces("G6", "explorer"), s.pieces("G6", "town")) == (2, 1)


def test_build_example_c_as_many_towns_as_cities_bring_a_town() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: town 1 city 1")
    assert (s.pieces("G6", "town"), s.pieces("G6", "city")) == (2, 1)


def test_build_example_d_nothing_is_built_without_invaders() -> None:
    s = building("i1_mountain", f"{spirits(EYES)}; G1: dahan 2")
    assert s.pieces("G1", "town") == 0
    assert s.pieces("G8", "city") == 1


def test_explore_example_a_a_land_with_a_town_is_explored() -> None:
    s = explore("i1_jungle", f"{spirits(EYES)}; G7: town 1 presence0 1; G8: empty; G2: empty")
    assert "G7" in explored(s)


def test_explore_example_b_a_land_far_from_buildings_and_ocean_is_not_explored() -> None:
    s = explore("i1_jungle", f"{spirits(EYES)}; G2: city 1; G8: empty")
    assert "G7" not in explored(s)


def test_explore_example_c_a_land_next_to_a_city_is_explored() -> None:
    s = explore("i1_jungle", f"{spirits(EYES)}; G2: city 1; G8: empty")
    assert "G6" in explored(s)


def test_explore_example_d_a_coastal_land_next_to_a_town_gets_one_explorer() -> None:
    s = explore("i1_mountain", f"{spirits(EYES)}; G1: empty; G2: town 1")
    assert s.pieces("G1", "explorer") == 1


# -- build


def test_more_cities_than_towns_bring_a_town() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: city 2")
    assert (s.pieces("G6", "town"), s.pieces("G6", "city")) == (1, 2)


def test_a_city_is_added_and_no_town_is_upgraded() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: town 1")
    assert (s.pieces("G6", "town"), s.pieces("G6", "city")) == (1, 1)


def test_a_build_adds_a_single_building() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: explorer 9")
    assert s.pieces("G6", "town") == 1


def test_every_land_of_the_card_with_invaders_builds() -> None:
    s = building("i1_wetland", f"{spirits(EYES)}; G4: explorer 1")
    assert s.pieces("G2", "town") == 1
    assert s.pieces("G4", "town") == 1


def test_lands_of_other_terrains_do_not_build() -> None:
    s = building("i1_sands", f"{spirits(EYES)}; G3: explorer 1")
    assert s.pieces("G2", "town") == 0
    assert s.pieces("G3", "town") == 1


def test_lands_are_ravaged_before_they_build() -> None:
    s = position(
        f"{spirits(EYES)}; ravage_card: i1_sands; build_card: i2_sands; phase: invader; "
        "G3: explorer 1 dahan 1; G5: blight 1; invader_deck: card i1_jungle; next: invaders_act"
    )
    assert s.pieces("G3", "explorer") == 0
    assert s.pieces("G3", "town") == 0


def test_the_supply_of_invaders_is_not_limited() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: town 30 city 40")
    assert s.pieces("G6", "town") == 31


# -- explore


def test_explorers_are_no_source_of_invaders() -> None:
    s = explore(
        "i1_jungle", f"{spirits(EYES)}; G2: explorer 2; G8: explorer 2; G7: explorer 1 presence0 1"
    )
    assert explored(s) == set()


def test_a_land_is_explored_once_however_many_sources_it_has() -> None:
    s = explore("i1_wetland", f"{spirits(EYES)}; G2: town 3 city 2; G4: empty; G5: city 1")
    assert s.pieces("G2", "explorer") == 1
    assert s.pieces("G4", "explorer") == 1


def test_a_coastal_land_is_explored_from_the_ocean_alone() -> None:
    s = explore("i1_sands", f"{spirits(EYES)}; G2: empty; G8: explorer 1")
    assert explored(s) == {"G3"}


def test_explorers_are_added_and_none_is_moved() -> None:
    s = explore("i1_wetland", f"{spirits(EYES)}; G2: city 1 explorer 2")
    assert s.pieces("G2", "explorer") == 3


def test_buildings_on_a_neighbouring_board_are_sources() -> None:
    text = f"{spirits(EYES, MUD)}; G1: explorer 1; G2: empty; G8: empty; H2: empty; H7: empty"
    s = explore("i1_wetland", f"{text}; H3: town 1")
    assert "G4" in explored(s)
    s = explore("i1_wetland", text)
    assert "G4" not in explored(s)


def test_only_lands_of_the_card_are_explored() -> None:
    assert explored(explore("i1_sands", spirits(EYES))) == {"G3", "G5"}


def test_the_coastal_card_names_all_coastal_lands() -> None:
    s = explore("i2_coastal", spirits(EYES, MUD))
    assert explored(s) == {"G1", "G2", "G3", "H1", "H2", "H3"}


def test_a_card_of_the_third_stage_names_both_its_terrains() -> None:
    s = explore("i3_mountain_wetland", spirits(EYES))
    assert explored(s) == {"G1", "G2", "G4", "G8"}


# -- escalation


def test_without_escalation_a_marked_card_brings_no_town() -> None:
    s = explore("i2_jungle", spirits(EYES))
    assert explored(s) == {"G6", "G7"}
    assert s.pieces("G6", "town") == 0


@pytest.mark.parametrize("card", ["i2_jungle", "i2_mountain", "i2_sands", "i2_wetland"])
def test_escalation_brings_a_town_to_a_land_without_one_on_each_board(card: str) -> None:
    s = explore(card, f"{spirits(EYES, MUD)}; escalation: yes")
    assert set(named(s)) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
    s.answer("escalation_land", "land", "G1")
    assert set(named(s)) == {"H1", "H2", "H3", "H4", "H5", "H6", "H8"}
    s.answer("escalation_land", "land", "H4")
    assert (s.pieces("G1", "town"), s.pieces("H4", "town")) == (1, 1)


def test_escalation_towns_are_sources_for_the_same_exploring() -> None:
    text = f"{spirits(EYES)}; escalation: yes; G2: empty; G8: explorer 1"
    s = explore("i2_jungle", text).answer("escalation_land", "land", "G4")
    assert explored(s) == {"G7"}


def test_the_coastal_card_does_not_escalate() -> None:
    s = explore("i2_coastal", f"{spirits(EYES)}; escalation: yes")
    assert explored(s) == {"G1", "G2", "G3"}


@pytest.mark.parametrize("card", ["i1_jungle", "i3_jungle_sands"])
def test_cards_of_other_stages_do_not_escalate(card: str) -> None:
    s = explore(card, f"{spirits(EYES)}; escalation: yes")
    assert "G6" in explored(s)


def test_escalation_leaves_a_board_alone_where_every_land_has_a_town() -> None:
    lands = "; ".join(f"G{n}: town 1 presence0 1" for n in range(1, 9))
    s = explore("i2_jungle", f"{spirits(EYES)}; escalation: yes; {lands}")
    assert explored(s) == {"G6", "G7"}
    assert s.pieces("G6", "town") == 1


# -- advance


def test_cards_move_on_after_exploring() -> None:
    s = position(
        f"{spirits(TEETH)}; ravage_card: i1_jungle; build_card: i1_wetland; phase: invader; "
        "invader_deck: card i1_mountain; next: invaders_act"
    )
    assert s.state.invader_discard == ("i1_jungle",)
    assert s.state.ravage_card == "i1_wetland"
    assert s.state.build_card == "i1_mountain"
    assert s.state.explore_card == ""


def test_invaders_ravage_build_and_explore_in_this_order() -> None:
    s = position(
        f"{spirits(TEETH)}; ravage_card: i1_wetland; build_card: i1_mountain; phase: invader; "
        "invader_deck: card i1_sands; next: invaders_act"
    )
    tags = ("ravaged", "piece_added", "invader_card_drawn", "cards_advanced")
    seen = [event.tag for event in s.table.events if event.tag in tags]
    assert seen == [
        "ravaged",
        "piece_added",
        "invader_card_drawn",
        "piece_added",
        "piece_added",
        "cards_advanced",
    ]


def test_where_invaders_explored_they_build_next_and_ravage_after_that() -> None:
    s = position(
        f"{spirits(TEETH)}; phase: invader; invader_deck: card i1_jungle, card i1_sands, "
        "card i1_wetland; next: invaders_act, invaders_act, invaders_act"
    )
    assert s.pieces("G6", "explorer") == 1
    assert s.pieces("G6", "town") == 1
    s.answer("choose_land", "land", "G6")
    assert s.blight("G6") == 1


def test_cards_come_from_the_top_of_the_deck_stage_by_stage() -> None:
    s = position(
        f"{spirits(TEETH)}; phase: invader; next: explore; "
        "invader_deck: 1 stage_2, 2 stage_3 | stage_2 = i2_jungle i2_sands | "
        "stage_3 = i3_jungle_sands i3_jungle_wetland"
    )
    assert s.asks_chance
    assert s.options == (("card", "i2_jungle"), ("card", "i2_sands"))
