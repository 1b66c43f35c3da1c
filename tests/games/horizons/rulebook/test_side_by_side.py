"""The spirit phase is for all spirits at once: what one is asked never stops another."""

from __future__ import annotations

from games.horizons.scenario import Scenario, position
from vigil.core import Decision

TWO = (
    "players: 2; spirits: eyes_watch_from_the_trees rising_heat_of_stone_and_sand; "
    "next: spirit_phase no, next_round"
)


def drafting() -> Scenario:
    """The first spirit is about to choose a deck for its new card."""
    game = position(TWO).answer("spirit_phase", "growth", 0, 0)
    number = next(
        int(option[2])
        for option in game.options
        if option[:2] == ("grow", 0) and gains_a_card(game, int(option[2]))
    )
    return game.answer("spirit_phase", "grow", 0, number)


def gains_a_card(game: Scenario, number: int) -> bool:
    """Whether an action of the first growth option is a new card."""
    growth: list[list[str]] = game.view()["spirits"][0]["growth"]
    return growth[0][number] == "gain_power_card"


def whole(game: Scenario) -> Decision:
    """The question with all its parts."""
    asked = game.table.decision
    assert asked is not None
    return asked


def test_while_one_spirit_drafts_another_chooses_its_growth() -> None:
    game = drafting()
    assert whole(game).seats() == (0, 1)
    assert whole(game).put_to(0).kind == "choose_deck"
    assert whole(game).put_to(1).kind == "spirit_phase"
    game.answer("spirit_phase", "growth", 1, 0)
    assert whole(game).put_to(0).kind == "choose_deck", "the draft is still open"
    assert {option[0] for option in whole(game).put_to(1).options} == {"grow"}


def test_two_spirits_draft_at_once_from_different_cards() -> None:
    game = drafting()
    game.answer("choose_deck", "deck", "minor")
    first = draw(game)
    game.answer("spirit_phase", "growth", 1, 0)
    while ("deck", "minor") not in whole(game).put_to(1).options:
        options = whole(game).put_to(1).options
        game.table.apply(whole(game).options_of(1)[len(options) - 1])
    game.answer("choose_deck", "deck", "minor")
    second = draw(game)
    assert not first & second
    assert {part.kind for part in whole(game).parts} == {"keep_card"}


def draw(game: Scenario) -> set[str]:
    """Chance draws four cards; they are offered."""
    while game.asks_chance:
        game.table.apply(0)
    return {str(option[1]) for option in game.options}


def test_a_spirit_alone_is_asked_as_ever() -> None:
    game = position(
        "players: 1; spirits: eyes_watch_from_the_trees; next: spirit_phase no, next_round"
    )
    while game.table.decision is not None and game.kind != "choose_deck":
        game.table.apply(0)
    assert not whole(game).parts


def test_taking_back_an_action_takes_back_the_whole_of_it() -> None:
    game = drafting()
    before = game.table.ply - 1
    game.answer("spirit_phase", "growth", 1, 0).answer("choose_deck", "deck", "minor")
    draw(game)
    assert game.table.undo_target("action", [0]) == before
    assert game.table.undo_target("choice", [1]) == before + 1
