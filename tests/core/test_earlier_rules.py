"""Records and saves that earlier rules wrote open under these, and the games go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from vigil import SeededDealer, Table
from vigil.core.game import find_game
from vigil.core.record import Record

FILES = sorted((Path(__file__).parents[1] / "records").glob("*.record.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_game_of_earlier_rules_goes_on(file: Path) -> None:
    record = Record.from_json(file.read_text())
    assert record.rules <= find_game(record.game).rules_version
    replayed = Table.replay(record)
    loaded = Table.load(file.with_name(file.name.replace(".record.", ".save.")).read_text())
    assert loaded.decision == replayed.decision
    assert loaded.state == replayed.state
    random, loaded.dealer = Random(1), SeededDealer(1)
    while loaded.decision is not None:
        loaded.apply(random.randrange(len(loaded.decision.options)))
    loaded.rewind(0)


def test_every_game_has_a_record_of_its_first_rules() -> None:
    assert {Record.from_json(file.read_text()).game for file in FILES} == {
        "ghost_stories",
        "horizons",
    }
