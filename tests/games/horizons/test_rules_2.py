"""Games of rules 2, which asked a spirit alone while it grew; ``tests/records`` holds more."""

from __future__ import annotations

from pathlib import Path

from vigil.core import Table
from vigil.core.record import Record

GAMES = Path(__file__).parents[2] / "records" / "horizons_rules_2"


def test_an_answer_to_a_spirit_alone_counts_among_the_questions_of_all() -> None:
    record = Record.from_json((GAMES / "in_a_draft.record.json").read_text())
    assert record.rules == 2
    table = Table.replay(record)
    assert table.decision is not None
    assert table.decision.parts[0].kind == "keep_card"
    assert table.decision.seats() == (0, 1, 2)


def test_a_save_in_the_middle_of_a_growth_asks_that_spirit_first_then_all() -> None:
    table = Table.load((GAMES / "in_a_draft.save.json").read_text())
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "keep_card")
    table.apply(0)
    while table.decision.seat == 1:
        table.apply(0)
    assert table.decision.kind == "spirit_phase"
