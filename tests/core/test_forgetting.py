"""A table that has forgotten what lies far back is like one that has not."""

from __future__ import annotations

import pytest

from vigil.bots import RulesBot
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.history import MOST_SEGMENTS
from vigil.core.table import Table


def pair(game: str, seed: int, answers: int) -> tuple[Table, Table]:
    """The same game twice: one table remembers everything, the other forgets as it goes."""
    setup = find_game(game).setup.from_data({"players": 2})
    whole, lean = (Table.start(setup, SeededDealer(seed)) for _ in range(2))
    bot = RulesBot(seed)  # by chance alone a game does not last
    for _ in range(answers):
        if whole.decision is None:
            break
        index = bot.choose(whole, whole.decision)
        for table in (whole, lean):
            table.apply(index)
        lean.forget()
    assert len(lean._history.segments()) <= MOST_SEGMENTS + 1
    assert lean._history.answers_only, "it has something to forget"
    return whole, lean


def seen(table: Table) -> tuple[object, ...]:
    """What can be asked of a table without going back."""
    targets = [table.undo_targets([seat]) for seat in range(2)]
    replies = table.replies_since(0)
    return table.ply, table.decision, table.state, targets, table.last_reveal, replies


@pytest.mark.parametrize(("game", "seed"), [("ghost_stories", 4), ("horizons", 2)])
def test_who_answered_is_known_without_playing_the_game_again(game: str, seed: int) -> None:
    whole, lean = pair(game, seed, 150)
    assert seen(lean) == seen(whole)
    assert lean._history.answers_only, "nothing was played again for it"
    assert lean.record == whole.record


@pytest.mark.parametrize(("game", "seed"), [("ghost_stories", 4), ("horizons", 2)])
def test_going_back_leads_where_it_would_have_led(game: str, seed: int) -> None:
    whole, lean = pair(game, seed, 150)
    for ply in range(whole.ply, 40, -9):
        for table in (whole, lean):
            table.rewind(ply)
            table.forget()
        assert seen(lean) == seen(whole)
    assert lean.events == whole.events


def test_a_save_knows_who_answered() -> None:
    whole, lean = pair("ghost_stories", 4, 150)
    assert lean.save() == whole.save()
    loaded = Table.load(whole.save())
    assert seen(loaded) == seen(whole)
    assert loaded._history.answers_only == whole._history.start, "nothing was played again"
    loaded.undo("turn")
    whole.undo("turn")
    assert seen(loaded) == seen(whole)
    assert loaded.events == whole.events


def test_a_foreign_save_is_not_believed() -> None:
    whole, _ = pair("ghost_stories", 4, 150)
    loaded = Table.load(whole.save(), foreign=True)
    assert seen(loaded) == seen(whole)
    assert loaded._history.answers_only == 0, "it was played again"
