"""Positions at the end of games and in the middle of chance, found by long walks."""

from __future__ import annotations

import pytest

from vigil.core import Table, find_game
from vigil.insight.foresight.asking import forecast

GHOST_STORIES = find_game("ghost_stories")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "ghost_stories",
            "level: nightmare; yellow ghosts: 58 - -; exorcised: 58; haunted: 0 1 2;"
            " outcome: lost village_haunted -53",
        ),
        ("horizons", "phase: slow; doom: time_over"),
    ],
    ids=["an incarnation whose own curse loses the game", "the time is about to be over"],
)
def test_it_comes_back_from_its_text(name: str, text: str) -> None:
    game = find_game(name)
    state = game.read(text)
    assert game.read(game.write(state)) == state


def test_the_card_whose_drawing_loses_the_game_lies_on_the_discard_pile() -> None:
    table = Table.at(GHOST_STORIES, GHOST_STORIES.read("deck: card 30; next: draw_ghost"))
    assert table.outcome is not None
    assert table.outcome.reason == "deck_empty"
    assert table.state.discard == (30,)  # type: ignore[attr-defined]  # of Ghost Stories
    assert GHOST_STORIES.read(GHOST_STORIES.write(table.state)) == table.state


def test_nothing_is_foretold_while_chance_turns_up_a_villager() -> None:
    text = "modules: white_moon; villagers: 2 ? sun; next: villager_dies 2 devour"
    table = Table.at(GHOST_STORIES, GHOST_STORIES.read(text))
    assert table.decision is not None
    assert table.decision.kind == "villager"
    assert forecast(table) == []
