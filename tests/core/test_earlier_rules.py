"""Records and saves that earlier rules wrote open under these, and the games go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from vigil import SeededDealer, Table
from vigil.core.errors import BadRecord
from vigil.core.game import find_game
from vigil.core.record import Record

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.record.json"))
CHANGED = RECORDS / "changed"
"""Games that later rules play otherwise."""


def save_of(file: Path) -> str:
    """The save that was written beside a record."""
    return file.with_name(file.name.replace(".record.", ".save.")).read_text()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_game_of_earlier_rules_goes_on(file: Path) -> None:
    record = Record.from_json(file.read_text())
    assert record.rules <= find_game(record.game).rules_version
    replayed = Table.replay(record)
    loaded = Table.load(save_of(file))
    assert loaded.decision == replayed.decision
    assert loaded.state == replayed.state
    random, loaded.dealer = Random(1), SeededDealer(1)
    while loaded.decision is not None:
        loaded.apply(random.randrange(len(loaded.decision.options)))
    loaded.rewind(0)


@pytest.mark.parametrize("name", ["horizons_two_rules_4", "horizons_three_rules_4"])
def test_a_game_that_new_readings_would_play_otherwise_keeps_those_it_began_with(name: str) -> None:
    file = FILES[0].with_name(f"{name}.record.json")
    record = Record.from_json(file.read_text())
    game, data = find_game(record.game), record.setup.to_data()
    assert {*data["switches"]} == {*game.changed}
    assert Table.load(save_of(file)).setup == record.setup
    now = replace(record, setup=game.setup.from_data({**data, "switches": []}))
    with pytest.raises(BadRecord):
        Table.replay(now)


def test_every_game_has_a_record_of_its_first_rules() -> None:
    assert {Record.from_json(file.read_text()).game for file in FILES} == {
        "ghost_stories",
        "horizons",
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_game_says_under_which_rules_it_began_however_often_it_is_opened(file: Path) -> None:
    record, saved = Record.from_json(file.read_text()), Table.load(save_of(file))
    for table in (Table.replay(record), saved, saved.fork(saved.dealer), Table.load(saved.save())):
        assert table.record == record
        assert table.record.earlier == (record.rules < table.game.rules_version)


def test_a_game_that_these_rules_play_otherwise_says_that_others_began_it() -> None:
    record = Record.from_json((CHANGED / "ghost_stories_last_card_rules_2.record.json").read_text())
    table = Table.replay(record)
    assert table.outcome is None  # rules 2 had lost it here
    assert table.record.earlier
    again = Table.load(table.save())
    again.undo()
    assert again.record.earlier


@pytest.mark.parametrize(
    "name",
    [
        "ghost_stories_4p_first_print_rules_2",
        "white_moon_2p_rules_2",  # here the scroll was used up with everyone on one tile
    ],
)
def test_a_record_that_no_longer_fits_is_refused_and_its_save_goes_on(name: str) -> None:
    file = CHANGED / f"{name}.record.json"
    with pytest.raises(BadRecord) as caught:
        Table.replay(Record.from_json(file.read_text()))
    assert caught.value.code == "no_longer_replays"
    table = Table.load(save_of(file))
    random, ply = Random(1), table.ply
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))
    table.rewind(ply)
    with pytest.raises(BadRecord):
        table.rewind(ply - 1)


def test_an_incarnation_whose_curse_was_pending_counts_as_exorcised() -> None:
    table = Table.load((CHANGED / "ghost_stories_curse_pending_rules_2.save.json").read_text())
    table.apply(0)
    while table.decision is not None:
        table.apply(0)
    assert table.outcome is not None
    assert table.outcome.won


def test_a_block_that_waited_behind_a_new_ghost_has_not_begun_yet() -> None:
    table = Table.load((CHANGED / "ghost_stories_block_pending_rules_4.save.json").read_text())
    table.apply(0)
    told = [event.tag for event in table.events]
    assert "power_blocked" in told
    assert "curse_rolled" not in told  # the power of the mountain still worked
