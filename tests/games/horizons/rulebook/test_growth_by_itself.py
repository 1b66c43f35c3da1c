"""Growth that needs no choice is done by itself, unless the players want to be asked everything."""

from __future__ import annotations

from games.horizons.scenario import Scenario, position
from vigil.games.horizons import Setup

RECLAIM, SPREAD, LEARN = range(3)
"""Cards back, a card, energy; two presences; a card, a presence, energy."""


def growing(growth: int, ask_all: str = "no") -> Scenario:
    """Eyes Watch from the Trees has chosen a growth."""
    game = position(
        f"players: 1; spirits: eyes_watch_from_the_trees; ask_all: {ask_all}; phase: spirit; "
        "turn: 1; seat 0: discard eerie_noises_and_moving_trees; next: spirit_phase no, next_round"
    )
    if ask_all == "no" and growth != SPREAD:
        return game.answer("spirit_phase", "growth_from", 0, growth, "minor")
    return game.answer("spirit_phase", "growth", 0, growth)


def test_cards_and_energy_come_without_a_question_and_the_last_action_goes_on() -> None:
    game = growing(RECLAIM)
    assert not game.state.discard[0]
    assert game.state.energy[0] == 1
    assert game.kind == "minor_card"
    noted = [event.data["option"] for event in game.events("only_option")]
    assert noted == [["grow", 0, 0], ["grow", 0, 2], ["grow", 0, 1]]


def test_players_who_want_to_be_asked_everything_are_asked() -> None:
    game = growing(RECLAIM, "yes")
    assert game.state.discard[0]
    assert game.options == (("grow", 0, 0), ("grow", 0, 1), ("grow", 0, 2))


def test_which_of_two_presences_comes_first_is_asked() -> None:
    assert growing(SPREAD).options == (("grow", 0, 0), ("grow", 0, 1))


def test_a_new_card_comes_before_presence_for_who_knows_it_places_no_worse() -> None:
    game = growing(LEARN)
    assert game.state.energy[0] == 1
    assert game.kind == "minor_card"
    assert growing(LEARN, "yes").kind == "spirit_phase"


def test_a_growth_with_a_new_card_is_chosen_with_its_deck() -> None:
    game = position(
        "players: 1; spirits: eyes_watch_from_the_trees; ask_all: no; phase: spirit; turn: 1; "
        "next: spirit_phase no, next_round"
    )
    assert game.options == (
        ("growth_from", 0, RECLAIM, "minor"),
        ("growth_from", 0, RECLAIM, "major"),
        ("growth", 0, SPREAD),
        ("growth_from", 0, LEARN, "minor"),
        ("growth_from", 0, LEARN, "major"),
    )


def test_a_growth_with_a_card_of_the_progression_has_no_deck() -> None:
    game = position(
        "players: 1; spirits: eyes_watch_from_the_trees; ask_all: no; progression: yes; "
        "phase: spirit; turn: 1; next: spirit_phase no, next_round"
    )
    assert game.options == tuple(("growth", 0, number) for number in range(3))


def test_the_option_is_still_read_by_its_earlier_name() -> None:
    data = Setup(players=2, ask_all=False).to_data()
    data["ask_order"] = data.pop("ask_all")
    assert Setup.from_data(data) == Setup(players=2, ask_all=False)
