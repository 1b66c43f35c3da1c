"""Who decides: the seat that is asked in each situation."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    explore,
    fear,
    powers,
    ravage,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position


def asked(s: Scenario) -> tuple[str, tuple[int, ...]]:
    """The pending question and the seats that may answer it."""
    return s.kind, s.decision.seats()


def test_the_user_of_a_power_divides_its_damage() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH, EYES)}; G7: town 1 explorer 1 presence1 1; H5: blight 1; "
        "seat 1: in_play mysterious_abductions",
    )
    use(s, "mysterious_abductions", seat=1)
    assert asked(s) == ("damage", (1,))


def test_the_user_of_a_power_moves_its_pieces_on_any_board() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH, EYES)}; G7: explorer 1 presence1 1; H5: blight 1; "
        "seat 1: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G7", seat=1)
    assert asked(s) == ("push", (1,))


def test_the_user_of_a_power_chooses_where_its_blight_cascades() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES, HEAT)}; G7: blight 1 presence0 1; G8: presence1 1; "
        "seat 1: in_play drought",
    )
    use(s, "drought", "G7", seat=1)
    assert asked(s) == ("cascade", (1,))


@pytest.mark.parametrize(("land", "seat"), [("G6", 0), ("H6", 1)])
def test_the_spirit_of_a_board_chooses_where_blight_of_a_ravage_cascades(
    land: str, seat: int
) -> None:
    s = ravage(land, f"{spirits(TEETH, EYES)}; {land}: town 1 blight 1")
    assert asked(s) == ("cascade", (seat,))


@pytest.mark.parametrize(("land", "seat"), [("G6", 0), ("H6", 1)])
def test_the_spirit_of_a_board_divides_the_damage_of_its_dahan(land: str, seat: int) -> None:
    s = ravage(land, f"{spirits(TEETH, EYES)}; {land}: town 1 explorer 1 dahan 1 defend 9")
    assert asked(s) == ("damage", (seat,))


def test_the_first_player_chooses_the_order_of_ravaged_lands() -> None:
    s = position(
        f"{spirits(TEETH, EYES)}; H8: town 1; ravage_card: i1_sands; phase: invader; "
        "invader_deck: card i1_jungle; next: invaders_act"
    )
    assert asked(s) == ("choose_land", (0,))


def test_the_spirit_of_each_board_places_its_escalation_town() -> None:
    s = explore("i2_jungle", f"{spirits(TEETH, EYES)}; escalation: yes")
    assert asked(s) == ("escalation_land", (0,))
    s.answer("escalation_land", "land", "G1")
    assert asked(s) == ("escalation_land", (1,))


def test_each_player_in_turn_chooses_for_a_fear_card() -> None:
    s = fear("dahan_raid", 1, spirits(TEETH, EYES, MUD))
    for seat, land in enumerate(("G1", "G3", "G7")):
        assert asked(s) == ("fear_land", (seat,))
        s.answer("fear_land", "land", land)


def test_a_spirit_chooses_its_own_growth_and_presence() -> None:
    s = position(spirits(TEETH, EYES)).answer("spirit_phase", "growth", 1, 1)
    s.answer("spirit_phase", "grow", 1, 0)
    assert asked(s) == ("add_presence", (1,))
    s.answer("add_presence", "land", "H5")
    assert asked(s) == ("presence_source", (1,))


def test_a_spirit_that_gains_a_card_chooses_it_and_what_it_forgets() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD, EYES)}; seat 0: in_play exaltation_of_tangled_growth; seat 1: energy 1; "
        "major: card tsunami, card powerstorm, card accelerated_rot, card poisoned_land",
    )
    use(s, "exaltation_of_tangled_growth")
    assert asked(s) == ("pay_energy", (1,))
    s.answer("pay_energy", "yes").answer("choose_deck", "deck", "major")
    assert asked(s) == ("keep_card", (1,))
    s.answer("keep_card", "card", "tsunami")
    assert asked(s) == ("forget", (1,))


def test_the_owner_of_a_boon_picks_the_land_and_the_target_decides_on_paying() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES, MUD)}; H8: presence1 1; seat 0: in_play boon_of_watchful_guarding; "
        "seat 1: energy 1",
    )
    use(s, "boon_of_watchful_guarding").answer("target_spirit", "spirit", 1)
    assert asked(s) == ("boon_land", (0,))
    s.answer("boon_land", "land", "H8")
    assert asked(s) == ("pay_energy", (1,))
    s.answer("pay_energy", "yes")
    assert s.state.this_turn.defend[s.land("H8")] == 8


def test_the_target_of_searing_heat_decides_on_paying_and_deals_the_damage() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT, EYES)}; H5: town 1 explorer 1 presence1 1; H8: town 1 presence1 1; "
        "seat 0: in_play gift_of_searing_heat; seat 1: energy 1",
    )
    use(s, "gift_of_searing_heat").answer("choose_effect", "effect", 1)
    assert asked(s) == ("pay_energy", (1,))
    s.answer("pay_energy", "yes")
    assert asked(s) == ("boon_land", (1,))
    s.answer("boon_land", "land", "H5")
    assert asked(s) == ("damage", (1,))


def test_the_spirit_that_exhausted_a_land_decides_what_is_skipped_on_any_board() -> None:
    s = ravage(
        "G6",
        f"{spirits(EYES, HEAT)}; G6: town 1 exhausted 1; seat 1: used sweltering_exhaustion",
    )
    assert asked(s) == ("skip_action", (1,))


def test_a_spirit_decides_on_its_own_thresholds_and_levels() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH, HEAT)}; seat 1: in_play visions_of_fiery_doom, elements fire 1",
    )
    use(s, "visions_of_fiery_doom", seat=1)
    assert asked(s) == ("use_threshold", (1,))


def test_a_spirit_that_was_given_might_decides_when_to_use_it() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH, EYES)}; H5: town 1 presence1 1; "
        "seat 1: in_play mysterious_abductions, might 1",
    )
    use(s, "mysterious_abductions", seat=1)
    assert asked(s) == ("use_might", (1,))


def test_cards_are_drawn_by_nobody_but_chance() -> None:
    s = position(f"{spirits(WIND)}; phase: invader; next: explore")
    assert s.asks_chance
    s = position(f"{spirits(WIND)}; phase: invader; earned: 1; taken: 1; next: fear_card")
    assert s.asks_chance
