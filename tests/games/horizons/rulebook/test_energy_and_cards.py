"""Energy and card plays: what a spirit may play, pays for and keeps."""

from __future__ import annotations

from games.horizons.rulebook.scene import EYES, TEETH, WIND, offered, options_of, phases, spirits
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.powers.elements import elements_of


def playing(text: str, seat: str) -> Scenario:
    """A lone spirit that has grown and now plays cards."""
    return position(f"{text}; seat 0: growth 0, {seat}; next: spirit_phase no, begin_phase fast")


def element(s: Scenario, name: str) -> int:
    """How much of an element the first spirit has."""
    return elements_of(s.state, 0)[ELEMENTS.index(name)]


def test_no_more_cards_are_played_than_the_lower_track_allows() -> None:
    s = playing(spirits(WIND), "energy 20, plays 2")
    s.answer("spirit_phase", "play", 0, "gift_of_the_sunlit_air")
    assert s.kind == "spirit_phase"
    s.answer("spirit_phase", "play", 0, "scatter_to_the_winds")
    assert phases(s)[:1] == ["fast"]
    assert len(s.state.hand[0]) == 2


def test_a_spirit_may_play_fewer_cards_than_it_could() -> None:
    s = playing(spirits(WIND), "energy 20, plays 3")
    s.answer("spirit_phase", "ready", 0)
    assert s.state.in_play == [()]
    assert phases(s)[:1] == ["fast"]


def test_card_plays_not_made_are_not_kept_for_later_turns() -> None:
    s = position(f"{spirits(TEETH)}; seat 0: energy 20, plays 5")
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 0)
    s.answer("presence_source", "track", "energy")
    assert s.state.plays == [1]


def test_a_card_is_paid_for_at_once() -> None:
    s = playing(spirits(WIND), "energy 3, plays 2")
    s.answer("spirit_phase", "play", 0, "tempest_of_leaves_and_branches")
    assert s.state.energy == [1]


def test_a_slow_card_is_paid_for_at_once_too() -> None:
    s = playing(spirits(WIND), "energy 3, plays 2")
    s.answer("spirit_phase", "play", 0, "scatter_to_the_winds")
    assert s.state.energy == [2]


def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    s = playing(spirits(WIND), "energy 1, plays 3")
    assert not offered(s, "play", 0, "tempest_of_leaves_and_branches")
    s.answer("spirit_phase", "play", 0, "scatter_to_the_winds")
    assert s.options == (("play", 0, "gift_of_the_sunlit_air"), ("ready", 0))


def test_a_spirit_that_can_pay_for_nothing_is_ready_by_itself() -> None:
    s = playing(spirits(TEETH), "energy 0, plays 2")
    assert phases(s)[:1] == ["fast"]


def test_cards_give_their_elements_at_once() -> None:
    s = playing(spirits(WIND), "energy 9, plays 3")
    assert element(s, "air") == 0
    s.answer("spirit_phase", "play", 0, "gift_of_the_sunlit_air")
    assert (element(s, "sun"), element(s, "fire"), element(s, "air")) == (1, 1, 1)


def test_slow_cards_give_their_elements_at_once_too() -> None:
    s = playing(spirits(WIND), "energy 9, plays 3")
    s.answer("spirit_phase", "play", 0, "scatter_to_the_winds")
    assert element(s, "water") == 1


def test_elements_of_several_cards_add_up() -> None:
    s = playing(spirits(WIND), "energy 9, plays 3")
    s.answer("spirit_phase", "play", 0, "scatter_to_the_winds")
    s.answer("spirit_phase", "play", 0, "gift_of_the_sunlit_air")
    assert (element(s, "air"), element(s, "fire")) == (2, 2)


def test_a_played_card_takes_no_effect_in_the_spirit_phase() -> None:
    s = playing(f"{spirits(TEETH)}; G5: town 1 dahan 2 presence0 1", "energy 9, plays 2")
    s.answer("spirit_phase", "play", 0, "mark_territory_with_scars_and_teeth")
    assert s.state.this_turn.defend[s.land("G5")] == 0
    assert s.state.fear == 0


def test_energy_not_spent_is_kept() -> None:
    s = position(f"{spirits(TEETH)}; seat 0: energy 4, hand none; next: time_passes, next_round")
    assert s.state.energy == [4]
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 0)
    s.answer("presence_source", "track", "plays")
    assert s.events("energy_gained")[-1].data["amount"] == 2
    assert s.events("energy_gained")[-1].data["why"] == "track"
    assert s.state.energy == [6]


def test_energy_of_one_spirit_pays_for_no_card_of_another() -> None:
    s = position(
        f"{spirits(WIND, EYES)}; seat 0: growth 0, energy 9, plays 2; "
        "seat 1: growth 0, energy 0, plays 2; next: spirit_phase no"
    )
    assert options_of(s, 1) == [
        ("play", 1, "boon_of_watchful_guarding"),
        ("play", 1, "whispered_guidance_through_the_night"),
        ("ready", 1),
    ]


def test_the_fast_phase_waits_until_every_spirit_is_ready() -> None:
    s = position(
        f"{spirits(WIND, EYES)}; seat 0: growth 0, energy 9, plays 2; "
        "seat 1: growth 0, energy 9, plays 2; next: spirit_phase no, begin_phase fast"
    )
    s.answer("spirit_phase", "ready", 0)
    assert phases(s) == []
    assert s.decision.options == tuple(options_of(s, 1))
    s.answer("spirit_phase", "ready", 1)
    assert phases(s)[:1] == ["fast"]


def test_when_time_passes_cards_in_play_go_to_the_own_discard_pile() -> None:
    s = position(
        f"{spirits(WIND, EYES)}; seat 0: in_play scatter_to_the_winds, hand none; "
        "seat 1: in_play mysterious_abductions, hand none; next: time_passes"
    )
    assert s.state.discard == [("scatter_to_the_winds",), ("mysterious_abductions",)]
    assert s.state.in_play == [(), ()]


def test_when_time_passes_the_elements_of_cards_and_powers_are_gone() -> None:
    s = position(
        f"{spirits(WIND)}; seat 0: in_play scatter_to_the_winds, elements sun 2; next: time_passes"
    )
    assert elements_of(s.state, 0) == [0] * 8


def test_when_time_passes_bonus_elements_of_the_tracks_stay() -> None:
    s = position(f"{spirits(WIND)}; seat 0: energy_open 3; next: time_passes")
    assert element(s, "sun") == 1
