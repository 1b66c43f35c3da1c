"""Using a power again, gaining power cards and forgetting them, and power progressions."""

from __future__ import annotations

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    done,
    named,
    offered,
    powers,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.registry import MAJOR, MINOR, cards_of

RUST = "air 3 water 3 animal 2"


# -- the three cards that repeat


def thrashing() -> Scenario:
    """A land thrashes for the first time; the spirit has the elements to go on."""
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G1: presence0 1; G5: blight 1 town 2; G7: dahan 2; "
        "seat 0: in_play the_land_thrashes_in_furious_pain, elements moon 2 earth 2",
    )
    return use(s, "the_land_thrashes_in_furious_pain")


def test_the_thrashing_land_goes_on_next_door() -> None:
    s = thrashing().answer("damage", "piece", "town", 1)
    s.answer("use_threshold", "yes")
    assert s.kind == "target_land"
    assert set(named(s)) == {"G2", "G4", "G6", "G7", "G8"}


def test_the_land_it_goes_on_to_needs_neither_blight_nor_range() -> None:
    s = thrashing().answer("damage", "piece", "town", 1)
    s.answer("use_threshold", "yes").answer("target_land", "land", "G8")
    assert s.blight("G8") == 0
    assert s.view()["lands"][s.land("G8")]["damaged"] == [["town", 1, 1]]


def test_the_thrashing_land_goes_on_only_once() -> None:
    s = thrashing().answer("damage", "piece", "town", 1)
    s.answer("use_threshold", "yes").answer("target_land", "land", "G8")
    assert done(s)


def test_the_winds_of_rust_blow_again_within_three_of_a_sacred_site() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND, EYES)}; G1: presence0 2; "
        f"seat 0: in_play winds_of_rust_and_atrophy, elements {RUST}",
    )
    use(s, "winds_of_rust_and_atrophy", "G2").answer("use_threshold", "yes")
    assert set(named(s)) == {f"G{n}" for n in range(1, 9)} | {"H3", "H4"}


def test_the_winds_of_rust_may_blow_in_the_same_land_again() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND)}; G1: presence0 2; "
        f"seat 0: in_play winds_of_rust_and_atrophy, elements {RUST}",
    )
    use(s, "winds_of_rust_and_atrophy", "G2").answer("use_threshold", "yes")
    s.answer("target_land", "land", "G2")
    assert s.state.this_turn.defend[s.land("G2")] == 12
    assert [s.pieces("G2", kind) for kind in ("city", "town", "explorer")] == [0, 0, 1]
    assert done(s)


def storm(text: str, *, threshold: bool = False) -> Scenario:
    """A lone spirit has just used Powerstorm on itself."""
    more = ", elements sun 1 fire 1 air 2" if threshold else ""
    s = position(
        f"{text}{more}; phase: fast; next: power_phase fast, begin_phase slow, power_phase slow"
    )
    use(s, "powerstorm")
    return s.answer("use_threshold", "yes") if threshold else s


STORM = f"{spirits(EYES)}; G7: town 1 city 1 presence0 1; G8: empty; seat 0: energy 0, in_play"


def test_a_storm_lets_a_card_be_used_again_for_its_cost() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions")
    use(s, "mysterious_abductions").answer("damage", "piece", "town", 0)
    assert s.state.energy == [3]
    s.answer("power_phase", "repeat", 0, "mysterious_abductions")
    s.answer("damage", "piece", "town", 1)
    assert s.state.energy == [2]
    assert s.pieces("G7", "town") == 0


def test_a_repeat_brings_no_elements_a_second_time() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions")
    use(s, "mysterious_abductions").answer("damage", "piece", "town", 0)
    before = elements_of(s.state, 0)
    s.answer("power_phase", "repeat", 0, "mysterious_abductions")
    assert elements_of(s.state, 0) == before


def test_a_storm_allows_one_repeat_without_its_threshold() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions dark_and_tangled_woods")
    use(s, "mysterious_abductions").answer("damage", "piece", "town", 0)
    use(s, "dark_and_tangled_woods", "G8")
    assert offered(s, "repeat", 0, "dark_and_tangled_woods")
    s.answer("power_phase", "repeat", 0, "mysterious_abductions")
    s.answer("damage", "piece", "city", 0)
    assert s.state.energy == [2]
    assert done(s)


def test_a_storm_with_its_threshold_allows_three_repeats() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions", threshold=True)
    assert s.state.this_turn.repeats == [3]


def test_a_repeated_card_may_be_used_on_another_land() -> None:
    s = storm(f"{STORM} powerstorm dark_and_tangled_woods; G4: empty; G1: empty; G3: empty")
    use(s, "dark_and_tangled_woods", "G8")
    s.answer("power_phase", "repeat", 0, "dark_and_tangled_woods")
    assert set(named(s)) == {"G4", "G5", "G7", "G8"}


def test_a_card_is_repeated_only_after_its_first_use() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions")
    assert not offered(s, "repeat", 0, "mysterious_abductions")


def test_the_same_card_is_not_repeated_twice() -> None:
    text = STORM.replace("energy 0", "energy 9")
    s = storm(f"{text} powerstorm mysterious_abductions", threshold=True)
    use(s, "mysterious_abductions").answer("damage", "piece", "town", 0)
    s.answer("power_phase", "repeat", 0, "mysterious_abductions")
    s.answer("damage", "piece", "city", 0)
    assert not offered(s, "repeat", 0, "mysterious_abductions")


def test_a_repeat_that_cannot_be_paid_for_is_not_offered() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; seat 0: energy 1, in_play eerie_noises_and_moving_trees, repeats 1, "
        "used eerie_noises_and_moving_trees",
    )
    assert done(s)


def test_a_slow_card_is_repeated_in_the_slow_phase() -> None:
    s = storm(f"{STORM} powerstorm eerie_noises_and_moving_trees")
    assert s.kind == "power_phase"
    assert not offered(s, "use", 0, "eerie_noises_and_moving_trees")
    s.answer("power_phase", "pass", 0)
    use(s, "eerie_noises_and_moving_trees", "G5")
    assert s.options == (("repeat", 0, "eerie_noises_and_moving_trees"), ("pass", 0))


def test_a_repeated_storm_brings_no_further_repeats() -> None:
    s = storm(f"{STORM} powerstorm mysterious_abductions")
    s.answer("power_phase", "repeat", 0, "powerstorm")
    assert s.state.energy == [3]
    assert s.state.this_turn.repeats == [0]


def test_a_repeated_power_does_not_repeat_itself_again() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND)}; G1: presence0 2; seat 0: energy 3, in_play winds_of_rust_and_atrophy, "
        f"elements {RUST}, repeats 1, used winds_of_rust_and_atrophy",
    )
    s.answer("power_phase", "repeat", 0, "winds_of_rust_and_atrophy")
    s.answer("target_land", "land", "G2")
    assert s.state.this_turn.defend[s.land("G2")] == 6
    assert done(s)


def test_a_range_bonus_holds_for_a_repeat() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G3: presence0 1; G7: empty; seat 0: energy 3, reach 1, repeats 1, "
        "in_play mysterious_abductions, used mysterious_abductions",
    )
    s.answer("power_phase", "repeat", 0, "mysterious_abductions")
    assert set(named(s)) == {"G2", "G3", "G4"}


HASTENED = (
    f"{spirits(EYES)}; seat 0: energy 9, repeats 1, in_play eerie_noises_and_moving_trees, "
    "used eerie_noises_and_moving_trees, hastened eerie_noises_and_moving_trees"
)


def test_a_power_made_fast_is_repeated_as_a_fast_one() -> None:
    s = powers("fast", HASTENED)
    assert offered(s, "repeat", 0, "eerie_noises_and_moving_trees")


def test_a_power_made_fast_is_not_repeated_in_the_slow_phase() -> None:
    assert done(powers("slow", HASTENED))


# -- gaining cards

FOUR = "card drought, card rain_of_blood, card steam_vents, card call_to_tend"
FOUR_MAJOR = "card tsunami, card powerstorm, card poisoned_land, card accelerated_rot"


def learning(text: str) -> Scenario:
    """A spirit that gains a power card by growth."""
    s = position(text).answer("spirit_phase", "growth", 0, 0)
    return s.answer("spirit_phase", "grow", 0, 1)


def test_a_spirit_chooses_from_which_deck_it_gains_a_card() -> None:
    s = learning(spirits(EYES))
    assert s.options == (("deck", "minor"), ("deck", "major"))


def test_four_cards_are_drawn_and_one_is_kept() -> None:
    s = learning(f"{spirits(EYES)}; minor: {FOUR}").answer("choose_deck", "deck", "minor")
    assert set(named(s)) == {"drought", "rain_of_blood", "steam_vents", "call_to_tend"}
    s.answer("keep_card", "card", "steam_vents")
    assert s.state.hand[0][-1] == "steam_vents"
    assert set(s.state.minor_discard) == {"drought", "rain_of_blood", "call_to_tend"}


def test_the_cards_are_drawn_by_chance() -> None:
    s = learning(spirits(EYES)).answer("choose_deck", "deck", "minor")
    assert s.asks_chance
    assert len(s.options) == 36


def test_a_new_card_can_be_played_in_the_same_turn() -> None:
    s = learning(f"{spirits(EYES)}; minor: {FOUR}").answer("choose_deck", "deck", "minor")
    s.answer("keep_card", "card", "rain_of_blood")
    s.answer("spirit_phase", "grow", 0, 0)
    assert offered(s, "play", 0, "rain_of_blood")


def test_a_minor_power_costs_no_other_card() -> None:
    s = learning(f"{spirits(EYES)}; minor: {FOUR}").answer("choose_deck", "deck", "minor")
    s.answer("keep_card", "card", "drought")
    assert len(s.state.hand[0]) == 5


def test_an_empty_deck_is_shuffled_anew_from_its_discards() -> None:
    s = learning(
        f"{spirits(EYES)}; minor: card drought; "
        "minor_discard: rain_of_blood steam_vents call_to_tend call_to_migrate"
    )
    s.answer("choose_deck", "deck", "minor")
    assert s.asks_chance
    assert set(named(s)) == {"rain_of_blood", "steam_vents", "call_to_tend", "call_to_migrate"}
    for card in ("steam_vents", "call_to_tend", "call_to_migrate"):
        s.answer("minor_card", "card", card)
    assert set(named(s)) == {"drought", "steam_vents", "call_to_tend", "call_to_migrate"}
    assert s.state.minor_discard == ()


# -- forgetting


def forgetting(text: str = "") -> Scenario:
    """A spirit that has just gained a major power and must forget a card."""
    s = learning(f"{spirits(EYES)}; major: {FOUR_MAJOR}; {text}")
    return s.answer("choose_deck", "deck", "major").answer("keep_card", "card", "tsunami")


def test_a_major_power_costs_a_card() -> None:
    s = forgetting()
    assert s.kind == "forget"
    s.answer("forget", "card", "mysterious_abductions")
    assert len(s.state.hand[0]) == 4


def test_the_new_major_power_itself_may_be_forgotten() -> None:
    s = forgetting().answer("forget", "card", "tsunami")
    assert "tsunami" in s.state.major_discard
    assert len(s.state.hand[0]) == 4


def test_a_card_in_the_own_discard_pile_may_be_forgotten() -> None:
    s = forgetting("seat 0: hand drift_down_into_slumber, discard mysterious_abductions drought")
    s.answer("forget", "card", "drought")
    assert s.state.minor_discard == ("drought",)
    assert s.state.discard == [("mysterious_abductions",)]


def test_a_forgotten_unique_power_goes_to_no_deck() -> None:
    s = forgetting().answer("forget", "card", "mysterious_abductions")
    assert "mysterious_abductions" not in s.state.major_discard + s.state.minor_discard
    assert len(s.state.major_discard) == 3


def exalted() -> Scenario:
    """A spirit gains a major power in the middle of a turn, with cards in play."""
    s = powers(
        "slow",
        f"{spirits(MUD)}; major: {FOUR_MAJOR}; G2: city 1 presence0 2; seat 0: energy 2, "
        "hand none, in_play exaltation_of_tangled_growth foul_vapors_and_fetid_muck",
    )
    use(s, "exaltation_of_tangled_growth").answer("pay_energy", "yes")
    return s.answer("choose_deck", "deck", "major").answer("keep_card", "card", "tsunami")


def test_a_card_in_play_may_be_forgotten_and_loses_its_elements_at_once() -> None:
    s = exalted()
    assert sum(elements_of(s.state, 0)) == 7
    s.answer("forget", "card", "foul_vapors_and_fetid_muck")
    assert sum(elements_of(s.state, 0)) == 3


def test_a_forgotten_card_can_no_longer_be_used() -> None:
    s = exalted().answer("forget", "card", "foul_vapors_and_fetid_muck")
    assert s.options == (("use", 0, "spreading_and_dreadful_mire"), ("pass", 0))


def test_what_a_forgotten_card_has_done_stays_done() -> None:
    s = powers(
        "fast",
        f"{spirits(MUD, WIND)}; G4: defend 5; major: {FOUR_MAJOR}; "
        "seat 0: in_play intractable_thickets_and_thorns entwined_power, hand none, "
        "used intractable_thickets_and_thorns",
    )
    use(s, "entwined_power").answer("choose_deck", "deck", "major")
    s.answer("keep_card", "card", "tsunami").answer("forget", "card", "tsunami")
    s.answer("keep_card", "card", "powerstorm")
    s.answer("forget", "card", "intractable_thickets_and_thorns")
    assert s.state.this_turn.defend[s.land("G4")] == 5


# -- power progressions


def test_with_a_progression_the_next_card_of_the_list_is_gained() -> None:
    s = position(f"{spirits(EYES)}; progression: yes")
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)
    assert s.state.hand[0][-1] == "lure_of_the_unknown"
    assert s.state.learned == [1]


def test_with_a_progression_nothing_is_drawn() -> None:
    s = position(f"{spirits(EYES)}; progression: yes")
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)
    assert not s.events("cards_drawn")


def test_a_major_power_of_a_progression_costs_a_card_as_well() -> None:
    s = position(f"{spirits(EYES)}; progression: yes; seat 0: learned 3")
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)
    assert s.kind == "forget"
    assert offered(s, "card", "terrifying_nightmares")


def test_a_power_that_lets_a_spirit_gain_a_card_follows_its_progression() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; progression: yes; seat 0: energy 2, in_play exaltation_of_tangled_growth",
    )
    use(s, "exaltation_of_tangled_growth").answer("pay_energy", "yes")
    assert s.state.hand[0][-1] == "steam_vents"


def test_each_spirit_has_a_progression_of_its_own() -> None:
    s = position(f"{spirits(EYES, TEETH)}; progression: yes; seat 1: learned 2")
    s.answer("spirit_phase", "growth", 1, 1).answer("spirit_phase", "grow", 1, 0)
    assert s.state.hand[1][-1] == "quicken_the_earths_struggles"
    assert s.state.learned == [0, 3]


def test_the_decks_have_the_cards_of_the_box() -> None:
    assert (len(set(cards_of(MINOR))), len(set(cards_of(MAJOR)))) == (36, 22)
    assert not set(cards_of(MINOR)) & set(cards_of(MAJOR))
