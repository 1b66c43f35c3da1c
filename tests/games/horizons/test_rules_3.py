"""Games of rules 3 in which less was asked: rules 4 ask less still."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from vigil.core import SeededDealer, Table
from vigil.core.errors import BadRecord
from vigil.core.record import Record

GAMES = Path(__file__).parents[2] / "records" / "horizons_rules_3"


def test_a_record_that_was_asked_more_is_refused() -> None:
    record = Record.from_json((GAMES / "asked_less.record.json").read_text())
    assert (record.rules, record.setup.to_data()["ask_all"]) == (3, False)
    with pytest.raises(BadRecord) as caught:
        Table.replay(record)
    assert caught.value.code == "no_longer_replays"


def test_its_save_goes_on() -> None:
    table = Table.load((GAMES / "asked_less.save.json").read_text(), at_step=True)
    random, table.dealer = Random(1), SeededDealer(1)
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))
    assert table.outcome is not None
