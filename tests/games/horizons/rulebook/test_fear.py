"""Fear: the pool, earned cards, terror levels and the resolving of fear cards."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import EYES, HEAT, MUD, TEETH, done, fear, named, powers, spirits
from games.horizons.rulebook.scene import use as use_power
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.powers.effects import BUILD


def frightened(text: str) -> Scenario:
    """A lone spirit generates 1 fear by a power that does nothing else."""
    s = powers("fast", f"{text}; seat 0: in_play mysterious_abductions")
    return use_power(s, "mysterious_abductions")


# -- the pool


def test_generated_fear_is_counted_until_the_pool_is_empty() -> None:
    s = frightened(f"{spirits(EYES)}; fear: 2")
    assert (s.state.fear, s.state.earned) == (3, 0)


def test_the_last_fear_of_the_pool_earns_a_card_and_the_pool_is_full_again() -> None:
    s = frightened(f"{spirits(EYES)}; fear: 3")
    assert (s.state.fear, s.state.earned, s.state.taken) == (0, 1, 1)


def test_more_players_need_more_fear_for_a_card() -> None:
    s = powers("fast", f"{spirits(EYES, MUD)}; fear: 6; seat 0: in_play mysterious_abductions")
    use_power(s, "mysterious_abductions")
    assert (s.state.fear, s.state.earned) == (7, 0)


def test_fear_left_over_counts_for_the_next_card() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT)}; G5: presence0 2; fear: 2; seat 0: in_play paralyzing_fright",
    )
    use_power(s, "paralyzing_fright", "G5")
    assert (s.state.fear, s.state.earned) == (2, 1)


def test_much_fear_earns_several_cards_at_once() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT)}; G5: presence0 2; fear: 3; "
        "seat 0: in_play paralyzing_fright, elements air 1 earth 2",
    )
    use_power(s, "paralyzing_fright", "G5").answer("use_threshold", "yes")
    assert (s.state.fear, s.state.earned, s.state.taken) == (3, 2, 2)


def test_an_earned_card_stays_unseen_until_the_invader_phase() -> None:
    s = frightened(f"{spirits(EYES)}; fear: 3")
    assert not s.events("fear_card_revealed")
    assert s.state.fear_deck.count() == 9


def test_fear_that_is_left_stays_when_time_passes() -> None:
    s = position(f"{spirits(EYES)}; fear: 3; earned: 1; taken: 1; next: time_passes")
    assert (s.state.fear, s.state.earned) == (3, 1)


# -- terror levels


@pytest.mark.parametrize(
    ("taken", "level", "more"),
    [
        (0, 1, 3),
        (1, 1, 2),
        (2, 1, 1),
        (3, 2, 3),
        (4, 2, 2),
        (5, 2, 1),
        (6, 3, None),
        (7, 3, None),
        (8, 3, None),
    ],
)
def test_every_three_cards_earned_raise_the_terror_level(
    taken: int, level: int, more: int | None
) -> None:
    fear_now = position(f"{spirits(EYES)}; taken: {taken}").view()["fear"]
    assert (fear_now["terror_level"], fear_now["until_next_level"]) == (level, more)


def test_the_terror_level_rises_when_the_card_is_earned() -> None:
    s = frightened(f"{spirits(EYES)}; fear: 3; taken: 2; earned: 2")
    assert s.view()["fear"]["terror_level"] == 2
    assert s.events("terror_rose")


def test_resolving_cards_does_not_change_the_terror_level() -> None:
    s = fear("isolation", 2, spirits(EYES))
    assert s.view()["fear"]["terror_level"] == 2


# -- resolving


def test_cards_are_resolved_in_the_order_in_which_they_were_earned() -> None:
    s = position(
        f"{spirits(EYES)}; fear_deck: card avoid_the_dahan, card trade_suffers; earned: 2; "
        "taken: 2; phase: invader; next: fear_card"
    )
    revealed = [event.data["card"] for event in s.events("fear_card_revealed")]
    assert revealed == ["avoid_the_dahan", "trade_suffers"]
    assert s.state.earned == 0


def test_cards_not_earned_are_not_resolved() -> None:
    s = position(
        f"{spirits(EYES)}; fear_deck: card avoid_the_dahan, card trade_suffers; earned: 1; "
        "taken: 1; phase: invader; next: fear_card"
    )
    assert len(s.events("fear_card_revealed")) == 1
    assert s.state.fear_deck.count() == 8


def test_fear_cards_come_before_the_ravage() -> None:
    s = position(
        f"{spirits(EYES)}; fear_deck: card belief_takes_root; earned: 1; taken: 1; "
        "G6: town 1 presence0 1; ravage_card: i1_jungle; "
        "invader_deck: card i1_sands; next: begin_phase invader"
    )
    assert s.blight("G6") == 0


def test_a_card_is_resolved_at_the_present_terror_level_not_at_that_of_its_earning() -> None:
    s = position(
        f"{spirits(EYES)}; fear_deck: card overseas_trade_seems_safer; earned: 1; taken: 3; "
        "phase: invader; next: fear_card"
    )
    assert s.events("fear_card_revealed")[0].data["level"] == 2
    assert s.state.this_turn.defend[s.land("G1")] == 6


def test_only_the_effect_of_the_terror_level_applies() -> None:
    s = fear("overseas_trade_seems_safer", 3, spirits(EYES))
    assert s.state.this_turn.defend[s.land("G1")] == 9


def raising() -> Scenario:
    """Scapegoats at level 2; the dahan raid before it destroys a town and earns a card."""
    return position(
        f"{spirits(EYES)}; fear: 3; taken: 5; earned: 2; phase: invader; "
        "fear_deck: card dahan_raid, card overseas_trade_seems_safer, card avoid_the_dahan; "
        "G7: town:1 1 dahan 2 presence0 1; next: fear_card"
    ).answer("fear_land", "land", "G7")


def test_a_card_earned_while_resolving_goes_under_the_stack_and_is_resolved_too() -> None:
    s = raising()
    revealed = [event.data["card"] for event in s.events("fear_card_revealed")]
    assert revealed == ["dahan_raid", "overseas_trade_seems_safer", "avoid_the_dahan"]


def test_a_terror_level_that_rises_while_resolving_holds_from_the_next_card_on() -> None:
    s = raising()
    assert [event.data["level"] for event in s.events("fear_card_revealed")] == [2, 3, 3]
    assert s.state.this_turn.defend[s.land("G1")] == 9


def test_the_card_being_resolved_goes_on_at_its_old_level() -> None:
    s = position(
        f"{spirits(EYES, MUD)}; fear: 7; taken: 5; earned: 1; phase: invader; "
        "fear_deck: card dahan_raid, card avoid_the_dahan; "
        "G7: town:1 1 dahan 1 presence0 1; G4: town 2 dahan 1; next: fear_card"
    )
    s.answer("fear_land", "land", "G7").answer("fear_land", "land", "G4")
    assert s.view()["lands"][s.land("G4")]["damaged"] == [["town", 1, 1]]


def test_effects_of_fear_cards_hold_for_this_turn_only() -> None:
    s = position(
        f"{spirits(EYES)}; fear_deck: card belief_takes_root; earned: 1; taken: 1; "
        "phase: invader; next: fear_card, time_passes"
    )
    assert s.state.this_turn.defend == [0] * 8


# -- all players


def test_each_player_in_turn_does_all_that_the_card_says() -> None:
    s = fear(
        "tall_tales_of_savagery",
        2,
        f"{spirits(EYES, MUD)}; G1: explorer 4 dahan 1; H3: explorer 4 dahan 1",
    )
    assert s.decision.seats() == (0,)
    s.answer("fear_land", "land", "G1")
    assert s.pieces("G1", "explorer") == 2
    assert s.decision.seats() == (1,)


def test_players_need_no_presence_where_a_fear_card_takes_effect() -> None:
    s = fear("wary_of_the_interior", 1, f"{spirits(TEETH)}; G4: explorer 1; G8: explorer 1 town 1")
    assert set(named(s)) == {"G4", "G8"}


def test_several_players_may_choose_the_same_land_unless_the_card_forbids_it() -> None:
    s = fear("wary_of_the_interior", 1, f"{spirits(EYES, MUD)}; G4: explorer 3")
    assert s.pieces("G4", "explorer") == 1


def test_players_choose_different_lands_where_the_card_says_so() -> None:
    s = fear("dahan_raid", 1, spirits(EYES, MUD)).answer("fear_land", "land", "G7")
    assert "G7" not in named(s)


def test_what_a_player_may_do_he_may_leave() -> None:
    s = fear("retreat", 1, f"{spirits(EYES)}; G4: explorer 2").answer("fear_land", "stop")
    assert s.pieces("G4", "explorer") == 2
    assert done(s)


def test_removal_by_fear_that_is_possible_must_be_done() -> None:
    s = fear("wary_of_the_interior", 1, f"{spirits(TEETH)}; G4: explorer 1; G8: explorer 1 town 1")
    assert ("stop",) not in s.options


def test_more_than_also_holds_against_none() -> None:
    s = fear("avoid_the_dahan", 2, f"{spirits(EYES)}; G6: explorer 2 dahan 1")
    assert shunned_actions(s.state, s.land("G6")) == BUILD


def test_as_many_is_not_more_than() -> None:
    s = fear("avoid_the_dahan", 2, f"{spirits(EYES)}; G6: town 1 dahan 1")
    assert shunned_actions(s.state, s.land("G6")) == 0
