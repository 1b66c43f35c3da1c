"""The major powers, from Accelerated Rot to Indomitable Claim."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
    fast,
    fear,
    ignored,
    is_over,
    lands_named,
    may_stop,
    offered,
    on,
    slow,
    wanted,
)
from games.horizons.scenario import Scenario
from vigil.core import find_game

GAME = find_game("horizons")

# -- Accelerated Rot


def test_accelerated_rot_frightens_and_deals_four_damage_in_jungle_and_wetland() -> None:
    game = slow("accelerated_rot", "G3: presence0 1; G6: explorer 5 blight 1")
    assert offered(game) == {"G2", "G4", "G6", "G7"}
    on(game, "G6")
    assert is_over(game)
    assert at(game, "G6") == "explorer 1 blight 1"
    assert fear(game) == 2


def test_accelerated_rot_with_its_threshold_deals_five_more_and_removes_a_blight() -> None:
    lands = "G3: presence0 1; G6: explorer 10 blight 1"
    game = wanted(on(slow("accelerated_rot", lands, "elements sun 2 water 1 plant 2"), "G6"))
    assert is_over(game)
    assert at(game, "G6") == "explorer 1"
    assert fear(game) == 2


def test_accelerated_rot_may_ignore_its_threshold() -> None:
    lands = "G3: presence0 1; G6: explorer 10 blight 1"
    game = ignored(on(slow("accelerated_rot", lands, "elements sun 2 water 1 plant 2"), "G6"))
    assert at(game, "G6") == "explorer 6 blight 1"


# -- Blazing Renewal


def test_blazing_renewal_returns_two_destroyed_presence_and_burns_buildings_there() -> None:
    game = fast("blazing_renewal", "G1: presence0 1; G5: explorer 1 town 1 city 1", "destroyed 3")
    assert game.kind == "renewal_land"
    assert lands_named(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    game.answer("renewal_land", "land", "G5")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 city:2 1 presence0 2"
    assert game.state.destroyed == [1]
    assert fear(game) == 1


def test_blazing_renewal_adds_one_presence_where_only_one_was_destroyed() -> None:
    game = fast("blazing_renewal", "G1: presence0 1; G5: town 1", "destroyed 1")
    game.answer("renewal_land", "land", "G5")
    assert at(game, "G5") == "presence0 1"
    assert game.state.destroyed == [0]


def test_blazing_renewal_does_nothing_without_destroyed_presence() -> None:
    elements = "elements fire 2 earth 2 plant 1"
    game = fast("blazing_renewal", "G1: presence0 1; G5: town 1", elements)
    assert is_over(game), "no land is asked for, nor the threshold"
    assert at(game, "G5") == "town 1"


def test_blazing_renewal_with_its_threshold_deals_four_more_damage() -> None:
    seat = "destroyed 2, elements fire 2 earth 2 plant 1"
    game = fast("blazing_renewal", "G1: presence0 1; G5: explorer 4 city 1", seat)
    wanted(game.answer("renewal_land", "land", "G5"))
    game.answer("damage", "piece", "city", 2)
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 presence0 2"


def test_blazing_renewal_may_ignore_its_threshold() -> None:
    seat = "destroyed 2, elements fire 2 earth 2 plant 1"
    game = fast("blazing_renewal", "G1: presence0 1; G5: explorer 4 city 1", seat)
    ignored(game.answer("renewal_land", "land", "G5"))
    assert at(game, "G5") == "explorer 4 city:2 1 presence0 2"


def test_blazing_renewal_counts_the_range_from_the_user_not_from_the_target() -> None:
    game = fast(
        "blazing_renewal",
        "G1: presence0 1; H1: presence1 1; G5: town 1",
        players="2",
        also="seat 1: hand none, destroyed 2",
    )
    game.answer("target_spirit", "spirit", 1)
    assert game.decision.seat == 0
    assert lands_named(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G8"}
    game.answer("renewal_land", "land", "G5")
    assert at(game, "G5") == "presence1 2"
    assert game.state.destroyed == [0, 0]


# -- Cleansing Floods


def test_cleansing_floods_deal_four_damage_and_remove_a_blight() -> None:
    game = slow(
        "cleansing_floods", "G4: presence0 1; G8: presence0 1 city 1; G5: explorer 5 blight 2"
    )
    assert offered(game) == {"G2", "G3", "G4", "G5", "G7"}, "next to presence in a wetland"
    on(game, "G5")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 blight 1"


def test_cleansing_floods_with_four_water_deal_ten_more_damage() -> None:
    lands = "G4: presence0 1; G5: explorer 15 blight 1"
    game = wanted(on(slow("cleansing_floods", lands, "elements water 3"), "G5"))
    assert is_over(game)
    assert at(game, "G5") == "explorer 1"


def test_cleansing_floods_may_ignore_their_threshold() -> None:
    lands = "G4: presence0 1; G5: explorer 15 blight 1"
    game = ignored(on(slow("cleansing_floods", lands, "elements water 3"), "G5"))
    assert at(game, "G5") == "explorer 11"


# -- Dissolve the Bonds of Kinship


def test_dissolve_the_bonds_of_kinship_swaps_a_city_a_town_and_a_dahan_for_explorers() -> None:
    game = slow("dissolve_the_bonds_of_kinship", "G1: presence0 1; G2: town 2 city 2 dahan 2")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G2")
    assert at(game, "G2") == "explorer 4 town 1 city 1 dahan 1"
    for land in ("G1", "G3", "G4", "G5"):
        assert not may_stop(game)
        game.answer("push_to", "land", land)
    assert is_over(game)
    assert at(game, "G2") == "town 1 city 1 dahan 1"
    assert [at(game, land) for land in ("G1", "G3", "G4", "G5", "G6")] == [
        "explorer 1 presence0 1",
        "explorer 1",
        "explorer 1",
        "explorer 1",
        "empty",
    ]
    assert fear(game) == 0


def test_dissolve_the_bonds_of_kinship_spreads_explorers_over_as_many_lands_as_it_can() -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 explorer 3"), "G3")
    assert lands_named(game) == {"G2", "G4"}
    game.answer("push_to", "land", "G2")
    assert lands_named(game) <= {"G2", "G4"}
    assert game.pieces("G4", "explorer") == 1, "the second land is the only one left"
    game.answer("push_to", "land", "G4")
    assert is_over(game)
    assert (at(game, "G2"), at(game, "G4")) == ("explorer 1", "explorer 2")


def test_dissolve_the_bonds_of_kinship_sends_the_rest_anywhere_after_every_neighbour() -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 explorer 5"), "G3")
    for _ in range(4):  # one of them goes to G4 by itself
        game.answer("push_to", "land", "G2")
    assert is_over(game)
    assert (at(game, "G2"), at(game, "G4")) == ("explorer 4", "explorer 1")


def test_dissolve_the_bonds_of_kinship_does_what_it_can() -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 dahan 1"), "G3")
    assert at(game, "G3") == "explorer 1 presence0 1"
    game.answer("push_to", "land", "G4")
    assert is_over(game)
    assert (at(game, "G3"), at(game, "G4")) == ("presence0 1", "explorer 1")


def test_dissolve_the_bonds_of_kinship_destroys_the_explorer_of_a_damaged_town() -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 town:1 1"), "G3")
    assert is_over(game)
    assert at(game, "G3") == "presence0 1"
    assert fear(game) == 0


def test_dissolve_the_bonds_of_kinship_lets_one_damage_of_a_city_destroy_one_explorer() -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 city:1 1"), "G3")
    assert at(game, "G3") == "explorer 1 presence0 1"


@pytest.mark.parametrize(
    ("answer", "left"),
    [(("piece", "explorer", 0), "presence0 1"), (("stop",), "explorer 1 presence0 1")],
)
def test_dissolve_the_bonds_of_kinship_lets_the_user_divide_two_damage_of_a_city(
    answer: tuple[str | int, ...], left: str
) -> None:
    game = on(slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 city:2 1"), "G3")
    game.answer("damage", *answer)
    assert at(game, "G3") == left
    assert fear(game) == 0


def test_dissolve_the_bonds_of_kinship_with_its_threshold_turns_invaders_on_each_other() -> None:
    lands = "G3: presence0 1 explorer 3 town 2 city 1"
    seat = "elements fire 1 water 1 animal 2"
    game = on(slow("dissolve_the_bonds_of_kinship", lands, seat), "G3")
    assert at(game, "G3") == "explorer 6 town 1 presence0 1"
    wanted(game)
    assert fear(game) == 1
    assert game.pieces("G3", "town") == 0, "six explorers are too many for the town"
    assert game.pieces("G3", "explorer") == 4, "which takes two of them along"


def test_dissolve_the_bonds_of_kinship_may_ignore_its_threshold() -> None:
    seat = "elements fire 1 water 1 animal 2"
    game = on(
        slow("dissolve_the_bonds_of_kinship", "G3: presence0 1 explorer 1 town 2", seat), "G3"
    )
    ignored(game)
    assert at(game, "G3") == "explorer 2 town 1 presence0 1"
    assert fear(game) == 0


# -- Entwined Power


def drawn(game: Scenario, deck: str, *cards: str) -> Scenario:
    """Four cards come up."""
    game.answer("choose_deck", "deck", deck)
    for card in cards:
        game.answer(f"{deck}_card", "card", card)
    return game


MINORS = ("rain_of_blood", "song_of_sanctity", "drought", "steam_vents")
MAJORS = ("tsunami", "powerstorm", "poisoned_land", "accelerated_rot")


def entwined(seat: str = "", other: str = "hand none", **more: str) -> Scenario:
    """Two spirits, one on each board, of whom the first uses the card."""
    return fast(
        "entwined_power",
        "G1: presence0 1; H8: presence1 2 city 1",
        seat,
        players="2",
        also=f"seat 1: {other}",
        **more,
    )


def test_entwined_power_gives_the_target_a_card_and_the_user_one_that_was_not_kept() -> None:
    game = entwined()
    assert game.decision.seat == 1, "nobody but the other spirit can be the target"
    drawn(game, "minor", *MINORS)
    assert game.decision.seat == 1
    game.answer("keep_card", "card", "drought")
    assert game.decision.seat == 0
    assert {option[1] for option in game.options} == {
        "rain_of_blood",
        "song_of_sanctity",
        "steam_vents",
    }
    game.answer("keep_card", "card", "steam_vents")
    assert is_over(game)
    assert game.state.hand == [("steam_vents",), ("drought",)]
    assert set(game.state.minor_discard) == {"rain_of_blood", "song_of_sanctity"}


def test_entwined_power_makes_both_forget_a_card_for_a_major_power() -> None:
    game = drawn(entwined(other="hand rain_of_blood"), "major", *MAJORS)
    game.answer("keep_card", "card", "tsunami")
    assert game.decision.seat == 1
    game.answer("forget", "card", "rain_of_blood").answer("keep_card", "card", "powerstorm")
    assert game.decision.seat == 0
    game.answer("forget", "card", "entwined_power")
    assert is_over(game)
    assert game.state.hand == [("powerstorm",), ("tsunami",)]
    assert game.state.in_play[0] == ()
    assert set(game.state.major_discard) == {"poisoned_land", "accelerated_rot", "entwined_power"}


def test_entwined_power_lets_both_target_from_each_others_lands() -> None:
    cards = "in_play entwined_power visions_of_fiery_doom natures_resilience"
    game = entwined(cards, "hand none, in_play sap_the_strength_of_multitudes")
    drawn(game, "minor", *MINORS)
    game.answer("keep_card", "card", "drought").answer("keep_card", "card", "rain_of_blood")
    game.answer("power_phase", "use", 0, "visions_of_fiery_doom")
    assert offered(game) == {"G1", "H8"}
    on(game, "H8").answer("power_phase", "use", 0, "natures_resilience")
    assert offered(game) == {"H1", "H6", "H7", "H8"}, "the partner's sacred sites count too"
    on(game, "H8").answer("power_phase", "use", 1, "sap_the_strength_of_multitudes")
    assert offered(game) == {"G1", "H8"}


def test_entwined_power_shares_presence_for_targeting_only() -> None:
    game = drawn(entwined(), "minor", *MINORS)
    game.answer("keep_card", "card", "drought").answer("keep_card", "card", "steam_vents")
    game.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    assert lands_named(game) == {"G1", "G2", "G6"}, "presence is added near one's own"


def test_entwined_power_with_its_threshold_gives_energy_and_lets_cards_change_hands() -> None:
    game = entwined(
        "hand rain_of_blood, elements water 1 plant 3", "hand drought call_to_tend, energy 1"
    )
    drawn(game, "minor", "song_of_sanctity", "steam_vents", "call_to_migrate", "call_to_isolation")
    game.answer("keep_card", "card", "steam_vents").answer("keep_card", "card", "song_of_sanctity")
    wanted(game)
    assert game.state.energy == [3, 4]
    assert game.decision.seat == 0
    assert may_stop(game)
    game.answer("gift_card", "card", "rain_of_blood")
    assert game.decision.seat == 1
    game.answer("gift_card", "stop")
    assert is_over(game)
    assert game.state.hand[0] == ("song_of_sanctity",)
    assert game.state.hand[1] == ("drought", "call_to_tend", "steam_vents", "rain_of_blood")


def test_entwined_power_can_give_a_unique_power_away_for_good() -> None:
    game = entwined("hand scatter_to_the_winds, elements water 1 plant 3")
    drawn(game, "minor", "song_of_sanctity", "steam_vents", "call_to_migrate", "call_to_isolation")
    game.answer("keep_card", "card", "steam_vents").answer("keep_card", "card", "song_of_sanctity")
    wanted(game).answer("gift_card", "card", "scatter_to_the_winds").answer("gift_card", "stop")
    assert game.state.hand[1] == ("steam_vents", "scatter_to_the_winds")
    assert GAME.read(GAME.write(game.state)) == game.state


def test_entwined_power_may_ignore_its_threshold() -> None:
    game = drawn(entwined("elements water 1 plant 3"), "minor", *MINORS)
    game.answer("keep_card", "card", "steam_vents").answer("keep_card", "card", "drought")
    ignored(game)
    assert is_over(game)
    assert game.state.energy == [0, 0]


def test_entwined_power_gives_a_lone_spirit_both_cards() -> None:
    game = drawn(fast("entwined_power", "G1: presence0 1"), "minor", *MINORS)
    game.answer("keep_card", "card", "drought").answer("keep_card", "card", "steam_vents")
    assert is_over(game)
    assert game.state.hand[0] == ("drought", "steam_vents")


def test_entwined_power_gives_a_lone_spirit_the_energy_of_both() -> None:
    seat = "elements water 1 plant 3"
    game = drawn(fast("entwined_power", "G1: presence0 1", seat), "minor", *MINORS)
    game.answer("keep_card", "card", "drought").answer("keep_card", "card", "steam_vents")
    wanted(game)
    assert is_over(game), "there is nobody to give a card to"
    assert game.state.energy == [6]


# -- Indomitable Claim


def test_indomitable_claim_adds_presence_from_a_track_and_defends_20() -> None:
    game = fast("indomitable_claim", "G1: presence0 1; G2: explorer 1")
    assert offered(game) == {"G1", "G2", "G6"}
    on(game, "G2")
    assert game.options == (("track", "energy"), ("track", "plays"), ("land", "G1"))
    game.answer("presence_source", "track", "energy")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 presence0 1 defend 20"
    assert game.state.energy_open == [2]
    assert fear(game) == 0


def test_indomitable_claim_may_move_presence_instead() -> None:
    game = on(fast("indomitable_claim", "G1: presence0 1; G2: explorer 1"), "G2")
    game.answer("presence_source", "land", "G1")
    assert at(game, "G1") == "empty"
    assert at(game, "G2") == "explorer 1 presence0 1 defend 20"
    assert game.state.energy_open == [1]


def test_indomitable_claim_with_its_threshold_frightens_and_stops_all_invader_actions() -> None:
    game = fast(
        "indomitable_claim",
        "G1: presence0 1; G2: town 2 dahan 1; G6: town 2",
        "elements sun 1 earth 2",
        also="explore_card: i1_wetland",
        then="ravage G2, build G2, build G6, explore_lands",
    )
    wanted(on(game, "G2").answer("presence_source", "track", "energy"))
    assert fear(game) == 3
    assert at(game, "G2").startswith("town 2 dahan 1 presence0 1 defend 20")
    assert at(game, "G6") == "town 2 city 1"
    assert at(game, "G4") == "explorer 1"


def test_indomitable_claim_frightens_nobody_where_no_invaders_are() -> None:
    game = on(fast("indomitable_claim", "G1: presence0 1", "elements sun 1 earth 2"), "G2")
    wanted(game.answer("presence_source", "track", "energy"))
    assert fear(game) == 0


def test_indomitable_claim_may_ignore_its_threshold() -> None:
    game = fast(
        "indomitable_claim",
        "G1: presence0 1; G2: explorer 1",
        "elements sun 1 earth 2",
        then="build G2",
    )
    ignored(on(game, "G2").answer("presence_source", "track", "energy"))
    assert fear(game) == 0
    assert game.pieces("G2", "town") == 1


def test_indomitable_claim_counts_an_element_that_its_presence_uncovers() -> None:
    seat = "energy_open 2, elements earth 2"
    game = on(fast("indomitable_claim", "G1: presence0 1; G2: explorer 1", seat), "G2")
    game.answer("presence_source", "track", "energy")
    wanted(game)
    assert fear(game) == 3


def test_indomitable_claim_leaves_the_threshold_out_of_reach_if_no_element_is_uncovered() -> None:
    seat = "energy_open 2, elements earth 2"
    game = on(fast("indomitable_claim", "G1: presence0 1; G2: explorer 1", seat), "G2")
    game.answer("presence_source", "track", "plays")
    assert is_over(game)
    assert fear(game) == 0
