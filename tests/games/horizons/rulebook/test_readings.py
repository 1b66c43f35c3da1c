"""Open questions H1 to H15: our reading, and the other one when it is switched."""

from __future__ import annotations

from games.horizons.content.casting import at, fast, on, slow, table, wanted
from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    done,
    fear,
    named,
    offered,
    powers,
    ravage,
    result,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.powers.registry import PANELS

# -- H1


def moved(switches: str = "") -> Scenario:
    """The whirlwind grows by moving a presence into a land with an explorer."""
    s = position(f"{spirits(WIND)}; G2: explorer 1; {switches}")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    return s.answer("add_presence", "land", "G2").answer("presence_source", "land", "G1")


def test_h1_a_moved_presence_brings_the_stiff_wind() -> None:
    assert moved().kind == "push"


def test_h1_when_switched_only_a_presence_from_a_track_brings_the_wind() -> None:
    assert moved("switches: H1").kind == "spirit_phase"
    s = position(f"{spirits(WIND)}; G2: explorer 1; switches: H1")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G2").answer("presence_source", "track", "plays")
    assert s.kind == "push"


# -- H2

BELIEF = f"{spirits(EYES, MUD)}; G6: town 3 presence0 1 presence1 1"


def test_h2_belief_counts_the_presence_of_all_spirits() -> None:
    s = fear("belief_takes_root", 3, BELIEF).answer("remove", "piece", "town", 0)
    assert offered(s, "piece", "town", 0)
    s.answer("remove", "piece", "town", 0)
    assert s.pieces("G6", "town") == 1
    assert done(s)


def test_h2_when_switched_only_the_presence_of_the_choosing_spirit_counts() -> None:
    s = fear("belief_takes_root", 3, f"{BELIEF}; switches: H2").answer("remove", "piece", "town", 0)
    assert s.pieces("G6", "town") == 2
    assert done(s)


# -- H3

UNSEEN = f"{spirits(EYES, MUD)}; G7: explorer 2 presence0 2; H6: explorer 2 presence1 2"


def test_h3_a_fear_card_means_presence_of_any_spirit() -> None:
    s = fear("fear_of_the_unseen", 2, UNSEEN)
    assert s.options == (("land", "G7"), ("land", "H6"))


def test_h3_a_fear_card_means_sacred_sites_of_any_spirit() -> None:
    s = fear("fear_of_the_unseen", 1, UNSEEN)
    assert s.options == (("land", "G7"), ("land", "H6"))


def test_h3_when_switched_a_fear_card_means_the_players_own_spirit() -> None:
    for level in (1, 2):
        s = fear("fear_of_the_unseen", level, f"{UNSEEN}; switches: H3")
        assert done(s)
        assert (s.pieces("G7", "explorer"), s.pieces("H6", "explorer")) == (1, 1)


# -- H4


def heated(switches: str = "") -> Scenario:
    """Gift of Searing Heat is used on another spirit."""
    s = powers("fast", f"{spirits(HEAT, EYES)}; seat 0: in_play gift_of_searing_heat; {switches}")
    return use(s, "gift_of_searing_heat")


def test_h4_the_owner_of_searing_heat_picks_its_half() -> None:
    s = heated()
    assert s.kind == "choose_effect"
    assert s.decision.seats() == (0,)


def test_h4_when_switched_the_target_of_searing_heat_picks_its_half() -> None:
    s = heated("switches: H4")
    assert s.kind == "choose_effect"
    assert s.decision.seats() == (1,)


# -- H5


def past_the_list(switches: str = "") -> Scenario:
    """A spirit that has learned its whole progression gains a card."""
    s = position(f"{spirits(EYES)}; progression: yes; seat 0: learned 7; {switches}")
    return s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)


def test_h5_after_its_progression_a_spirit_draws_from_the_decks() -> None:
    assert past_the_list().kind == "choose_deck"


def test_h5_when_switched_a_spirit_gains_nothing_after_its_progression() -> None:
    s = past_the_list("switches: H5")
    assert s.kind == "spirit_phase"
    assert len(s.state.hand[0]) == 4


# -- H6


def test_h6_the_cards_of_progressions_are_taken_out_of_the_decks() -> None:
    s = position(f"{spirits(EYES, MUD)}; progression: yes")
    pool = {card for _, card in (*s.state.minor.pool("minor"), *s.state.major.pool("major"))}
    for spirit in (EYES, MUD):
        assert not pool & set(PANELS[spirit].progression)
    assert (s.state.minor.count(), s.state.major.count()) == (36 - 10, 22 - 4)


def test_h6_when_switched_the_cards_of_progressions_stay_in_the_decks() -> None:
    s = position(f"{spirits(EYES, MUD)}; progression: yes; switches: H6")
    assert (s.state.minor.count(), s.state.major.count()) == (36, 22)


def test_h6_without_progressions_the_decks_are_whole() -> None:
    s = position(spirits(EYES, MUD))
    assert (s.state.minor.count(), s.state.major.count()) == (36, 22)


# -- H7


def guarded(switches: str = "") -> Scenario:
    """Dahan on their Guard is followed by a card that moves a dahan into a land."""
    s = position(
        f"{spirits(EYES)}; G6: town 2 dahan 1; G1: dahan 2; taken: 2; earned: 2; phase: invader; "
        "fear_deck: card dahan_on_their_guard, card dahan_enheartened; "
        f"next: fear_card, ravage G6; {switches}"
    )
    s.answer("fear_land", "land", "G6").answer("choose_effect", "effect", 1)
    return s


def test_h7_the_guard_of_dahan_is_fixed_when_its_card_is_resolved() -> None:
    assert guarded().events("ravaged")[0].data["defence"] == 1


def test_h7_when_switched_the_guard_follows_the_number_of_dahan() -> None:
    assert guarded("switches: H7").events("ravaged")[0].data["defence"] == 2


# -- H8


def exhausting(switches: str = "") -> Scenario:
    """Sweltering Exhaustion is used on a land that will be ravaged."""
    s = position(
        f"{spirits(HEAT)}; G6: town 1; seat 0: in_play sweltering_exhaustion; phase: fast; "
        f"next: power_phase fast, ravage G6; {switches}"
    )
    return use(s, "sweltering_exhaustion", "G6")


def test_h8_exhaustion_waits_until_an_action_is_about_to_happen() -> None:
    s = exhausting()
    assert s.kind == "skip_action"
    assert s.decision.about == ("action", "ravage", "G6")
    s.answer("skip_action", "yes")
    assert s.blight("G6") == 0


def test_h8_when_switched_the_user_of_exhaustion_decides_at_once() -> None:
    s = exhausting("switches: H8")
    assert s.kind == "exhaust_action"
    assert set(named(s)) == {"ravage", "build", "stop"}
    s.answer("exhaust_action", "action", "build")
    assert s.blight("G6") == 1


def test_h8_when_switched_the_chosen_action_is_skipped() -> None:
    s = exhausting("switches: H8").answer("exhaust_action", "action", "ravage")
    assert s.blight("G6") == 0


# -- H9: lands that invaders shun

SHUNNING = (
    f"{spirits(EYES)}; taken: 3; earned: 1; fear_deck: card avoid_the_dahan; "
    "G6: explorer 2 dahan 1; next: fear_card, ravage G6, build G6, next_round"
)


def test_h9_lands_to_be_shunned_are_judged_when_the_invaders_would_act() -> None:
    s = position(SHUNNING)
    assert s.pieces("G6", "dahan") == 0
    assert s.pieces("G6", "town") == 1


def test_h9_when_switched_lands_to_be_shunned_are_fixed_by_the_fear_card() -> None:
    s = position(f"switches: H9; {SHUNNING}")
    assert s.pieces("G6", "dahan") == 0
    assert s.pieces("G6", "town") == 0


# -- H10: when an action is settled

FLAME = (
    f"{spirits(HEAT)}; G2: empty; G8: empty; G5: presence0 2; G6: city 3; blight_pool: 1; "
    "taken: 6; seat 0: in_play pillar_of_living_flame, elements fire 3"
)
TOWN_AND_DAHAN = (
    f"{spirits(EYES)}; G2: empty; G8: empty; G7: town 1 dahan 2; G5: presence0 2; blight_pool: 1"
)


def test_h10_a_power_is_judged_when_it_is_complete() -> None:
    s = use(powers("slow", FLAME), "pillar_of_living_flame", "G6")
    while s.kind == "damage":
        s.answer("damage", *s.options[0])
    assert s.blight("G6") == 1
    s.answer("use_threshold", "yes")
    assert result(s) == (True, "sacrifice")


def test_h10_when_switched_a_power_is_judged_after_each_of_its_lines() -> None:
    s = use(powers("slow", f"{FLAME}; switches: H10"), "pillar_of_living_flame", "G6")
    while s.outcome is None:
        s.answer("damage", *s.options[0])
    assert result(s) == (False, "blight")


def test_h10_a_ravage_is_judged_when_the_dahan_have_struck_back() -> None:
    assert result(ravage("G7", TOWN_AND_DAHAN)) == (True, "sacrifice")


def test_h10_when_switched_a_ravage_is_judged_before_the_dahan_strike_back() -> None:
    assert result(ravage("G7", f"{TOWN_AND_DAHAN}; switches: H10")) == (False, "blight")


def test_h10_when_switched_a_victory_comes_before_later_lines_of_the_power() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G2: empty; G8: empty; G6: town 1; G5: presence0 2; blight_pool: 1; "
        "seat 0: in_play drought; switches: H10",
    )
    assert result(use(s, "drought", "G6")) == (True, "terror")


def test_h10_when_switched_the_dead_are_avenged_between_the_lines_of_a_power() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G6: town 4 city 1; G5: presence0 2; vengeance: G6 0 no; "
        "seat 0: in_play drought; switches: H10",
    )
    use(s, "drought", "G6")
    assert s.kind == "damage"
    assert s.blight("G6") == 0


# -- H11: presence taken from the land it is added to


def staying(switches: str = "") -> Scenario:
    """A spirit adds a presence to the land where it is."""
    s = position(f"{spirits(TEETH)}; {switches}")
    s.answer("spirit_phase", "growth", 0, 0)
    return s.answer("spirit_phase", "grow", 0, 1)


def test_h11_presence_may_be_taken_from_any_land_even_from_the_one_it_is_added_to() -> None:
    s = staying()
    assert s.options == (("track", "energy"), ("track", "plays"), ("land", "G5"))
    s.answer("presence_source", "land", "G5")
    assert s.presence("G5") == 1
    assert (s.state.energy_open, s.state.plays_open) == ([1], [1])
    assert [event.data["land"] for event in s.events("presence_kept")] == ["G5"]


def test_h11_a_presence_put_back_brings_the_stiff_wind() -> None:
    s = position(f"{spirits(WIND)}; G1: explorer 1 presence0 2")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G1").answer("presence_source", "land", "G1")
    assert s.kind == "push"


def test_h11_when_switched_presence_comes_from_a_track_or_another_land() -> None:
    assert staying("switches: H11").options == (("track", "energy"), ("track", "plays"))


def test_h11_when_switched_a_land_to_which_no_presence_can_come_is_not_offered() -> None:
    s = position(
        f"{spirits(TEETH)}; G5: presence0 2; seat 0: energy_open 7, plays_open 7; switches: H11"
    )
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 1)
    assert s.kind == "add_presence"
    assert not offered(s, "land", "G5")
    assert offered(s, "land", "G6")


# -- H12: damage of Vengeance of the Dead


def avenged(also: str = "", spirits: str = TEETH, seat: str = "") -> Scenario:
    """Vengeance was sworn in G2, then drought destroys three of its towns."""
    lands = "G1: presence0 1; G2: explorer 6 town 3"
    cards = f"in_play vengeance_of_the_dead drought{seat}"
    named = {"spirits": spirits, "then": "power_phase slow", "also": also}
    game = on(fast("vengeance_of_the_dead", lands, cards, **named), "G2")
    return on(game.answer("power_phase", "use", 0, "drought"), "G2")


def test_h12_territorial_aggression_adds_one_damage_to_vengeance_of_the_dead() -> None:
    game = avenged()
    assert at(game, "G2") == "explorer 2 blight 1", "three for the towns, and one"
    assert str(game).count("vengeance: G2 0 no no") == 1, "it is added once"


def test_h12_when_switched_vengeance_of_the_dead_is_dealt_by_the_dead() -> None:
    assert at(avenged("switches: H12"), "G2") == "explorer 3 blight 1"


def test_h12_vengeance_of_other_spirits_has_no_bonus() -> None:
    assert at(avenged(spirits="sun_bright_whirlwind"), "G2") == "explorer 3 blight 1"


def test_h12_furious_might_may_be_added_to_vengeance_of_the_dead() -> None:
    game = avenged(spirits="sun_bright_whirlwind", seat=", might 1").answer("use_might", "yes")
    assert at(game, "G2") == "blight 1"


def test_h12_the_bonus_of_vengeance_comes_once_in_a_turn() -> None:
    lands = "G1: presence0 1; G2: explorer 6 dahan 1; G3: explorer 1"
    own = {"spirits": TEETH, "also": "vengeance: G2 0 no no", "then": "ravage G2"}
    game = table("drought", "slow", lands, **own).answer("power_phase", "pass", 0)
    assert at(game, "G2") == "explorer 5 blight 1", "one dahan fell"


def test_h12_the_bonus_of_vengeance_waits_for_invaders_to_hit() -> None:
    lands = "G1: presence0 1; G2: town 1"
    own = {"spirits": TEETH, "also": "vengeance: G2 0 no"}
    game = on(slow("poisoned_land", lands, **own), "G2")
    assert "vengeance: G2 0 no;" in f"{game};"


# -- H13: damage that invaders deal each other


STRIFE = "dissolve_the_bonds_of_kinship"
STRIFE_SEAT = "elements fire 1 water 1 animal 2"


def at_strife(also: str = "") -> Scenario:
    """One of three towns has become an explorer that fights the other two."""
    lands = "G3: presence0 1 town 3"
    return wanted(on(slow(STRIFE, lands, STRIFE_SEAT, spirits=TEETH, also=also), "G3"))


def test_h13_territorial_aggression_may_help_explorers_against_towns() -> None:
    game = at_strife().answer("use_aggression", "yes").answer("damage", "piece", "town", 1)
    assert game.pieces("G3", "town") == 1, "two damage instead of one"


def test_h13_territorial_aggression_may_help_towns_against_explorers() -> None:
    lands = "G3: presence0 1 explorer 5 town 2"
    game = wanted(on(slow(STRIFE, lands, STRIFE_SEAT, spirits=TEETH), "G3"))
    game.answer("use_aggression", "no")
    assert game.pieces("G3", "explorer") == 3, "one town takes two explorers, and one more"


def test_h13_when_switched_strife_has_no_bonus() -> None:
    game = at_strife("switches: H13")
    assert game.kind != "use_aggression"
    assert game.pieces("G3", "town") == 2


# -- H14: the threshold of Entwined Power alone


def entwined_alone(switches: str = "") -> Scenario:
    """A lone spirit uses Entwined Power, and its threshold."""
    s = powers(
        "fast",
        f"{spirits(EYES)}; progression: yes; G7: presence0 1; {switches}; "
        "seat 0: energy 0, in_play entwined_power, elements water 2 plant 4",
    )
    return use(s, "entwined_power").answer("use_threshold", "yes")


def test_h14_alone_entwined_power_gives_the_energy_of_both() -> None:
    assert entwined_alone().state.energy == [6]


def test_h14_when_switched_entwined_power_gives_energy_once() -> None:
    assert entwined_alone("switches: H14").state.energy == [3]


# -- H15: how long a pass counts


def passed_before_a_power(switches: str = "") -> Scenario:
    """Eyes passes, then Teeth uses a power on a land."""
    s = powers(
        "fast",
        f"{spirits(TEETH, EYES)}; G5: town 1 presence0 1 presence1 1; {switches}; "
        "seat 0: in_play mark_territory_with_scars_and_teeth; "
        "seat 1: in_play mysterious_abductions",
    )
    s.answer("power_phase", "pass", 1)
    return use(s, "mark_territory_with_scars_and_teeth")


def test_h15_a_power_of_anybody_takes_passes_back() -> None:
    s = passed_before_a_power()
    assert s.options == (("use", 1, "mysterious_abductions"), ("pass", 1))


def test_h15_when_switched_a_pass_stays_unless_a_power_is_used_on_who_passed() -> None:
    assert done(passed_before_a_power("switches: H15"))
