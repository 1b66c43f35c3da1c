"""Games of the first rules: what becomes of those that rules 2 would have played otherwise.

Rules 2 ask for no cascade without blight, offer no half of a fear card that can do nothing, ask
where bonus damage goes, and settle whole actions. ``tests/records`` holds more games of rules 1.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from vigil.core import SeededDealer, Table
from vigil.core.errors import BadRecord, BadSave
from vigil.core.record import Record

GAMES = Path(__file__).parents[2] / "records" / "horizons_rules_1"


def saved(name: str) -> str:
    """The text of a save."""
    return (GAMES / f"{name}.save.json").read_text()


def recorded(name: str) -> Record:
    """A record; it is of rules 1."""
    record = Record.from_json((GAMES / f"{name}.record.json").read_text())
    assert record.rules == 1
    return record


def play_on(table: Table) -> None:
    """Play a game to its end by chance."""
    random, table.dealer = Random(1), SeededDealer(1)
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))


@pytest.mark.parametrize(("name", "won"), [("won", True), ("lost", False)])
def test_a_game_that_was_over_stays_as_it_ended(name: str, won: bool) -> None:
    table = Table.load(saved(name))
    assert table.decision is None
    assert table.outcome is not None
    assert table.outcome.won is won


def test_a_record_whose_questions_are_still_asked_leads_to_the_same_end() -> None:
    assert Table.replay(recorded("won")).state == Table.load(saved("won")).state


def test_a_record_that_answers_a_question_no_longer_asked_is_refused_at_that_answer() -> None:
    record = recorded("lost")
    with pytest.raises(BadRecord) as caught:
        Table.replay(record)
    assert caught.value.code == "no_longer_replays"
    last = Table.replay(record, to=len(record.answers) - 1)
    assert last.outcome == Table.load(saved("lost")).outcome, "only a needless cascade is left"


@pytest.mark.parametrize("name", ["in_a_power", "in_a_fear_card"])
def test_a_save_inside_an_action_that_is_now_asked_otherwise_opens_at_its_start(name: str) -> None:
    with pytest.raises(BadSave) as caught:
        Table.load(saved(name))
    assert caught.value.code == "no_longer_replays"
    table = Table.load(saved(name), at_step=True)
    assert table.ply < len(recorded(name).answers)
    play_on(table)
    assert table.outcome is not None
