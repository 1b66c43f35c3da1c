"""Games of rules 3: rules 4 ask less still where less was asked, and write what is nothing so."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from vigil.core import SeededDealer, Table
from vigil.core.errors import BadRecord
from vigil.core.record import Record
from vigil.games.horizons import HORIZONS

RECORDS = Path(__file__).parents[2] / "records"
GAMES = RECORDS / "horizons_rules_3"


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


@pytest.mark.parametrize(
    ("name", "growth", "plays", "ready"),
    [
        ("horizons_two_rules_3", [1, 1], [None, None], [True, True]),
        ("horizons_two_rules_2", [None, 2], [None, None], [False, False]),
    ],
)
def test_what_was_minus_one_is_nothing_and_minus_two_ready(
    name: str, growth: list[int | None], plays: list[int | None], ready: list[bool]
) -> None:
    data = json.loads((RECORDS / f"{name}.save.json").read_text())
    assert max(data["base"]["plays"]) < 0
    found = HORIZONS.upgrade(data["base"], HORIZONS.setup.from_data(data["setup"]), data["rules"])
    assert (found["growth"], found["plays"], found["ready"]) == (growth, plays, ready)
    assert HORIZONS.upgrade(found, HORIZONS.setup.from_data(data["setup"]), 4) == found
