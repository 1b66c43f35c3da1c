"""A game on this machine is a room: undo, redo and bots are those of every table."""

from __future__ import annotations

import pytest

from terminal.app.sitting import table_of
from vigil.bots import make_bot
from vigil.tables.errors import Refused
from vigil.terminal import Sitting
from vigil.words import Words

WORDS = Words("en")


def sitting_of(game: str, bots: int, players: int = 2) -> Sitting:
    """People in the first seats, rules bots in the others."""
    names = dict.fromkeys(range(players - bots, players), "rules")
    made = {seat: make_bot(name, 7 + seat) for seat, name in names.items()}
    return Sitting(table_of(game, players), made, names)


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_a_whole_game_stays_in_memory_and_is_undone_and_redone_to_its_ends(game: str) -> None:
    sitting = sitting_of(game, bots=0)
    bot = make_bot("rules", 1)
    while (decision := sitting.table.decision) is not None:
        own = decision.options_of(decision.seats()[0])
        sitting.answer(own[bot.choose(sitting.table, decision.put_alone_to(decision.seats()[0]))])
    assert sitting.table.remembers(0)
    record, undone = sitting.table.record, 0
    while sitting.table.replies_since(0):
        sitting.undo("turn", WORDS)
        undone += 1
    for _ in range(undone):
        sitting.redo()
    assert sitting.table.record == record
    with pytest.raises(Refused, match="nothing to redo"):
        sitting.redo()


def test_what_a_bot_chose_since_stays_where_it_does_not_depend_on_ones_own_choice() -> None:
    sitting = sitting_of("horizons", bots=1)
    for seat in (0, 1):  # a growth that reveals no card
        assert sitting.table.decision is not None
        sitting.answer(sitting.table.decision.options_of(seat)[2])
    before = sitting.table.record.answers
    assert sitting.undo("choice", WORDS) == "Undoes your growth. Stays: rules’s growth."
    assert [seat for _, seat, _ in sitting.table.replies_since(0)] == [1]
    sitting.redo()
    assert sitting.table.record.answers == before


def test_what_the_last_bot_thought_is_asked_at_its_own_question() -> None:
    sitting = sitting_of("horizons", bots=1)
    sitting.let_bots_play()
    asked = sitting.before_last_bot()
    assert asked is not None
    table, index = asked
    assert table.decision is not None
    assert index in table.decision.options_of(1)
    assert sitting_of("horizons", bots=0).before_last_bot() is None
