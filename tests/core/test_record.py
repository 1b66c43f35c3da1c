from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.play import answer, finished, opened, stages
from core.toy import TOY, Setup, new_state
from vigil.core import Record, SeededDealer, Table
from vigil.core.errors import BadRecord
from vigil.core.record import FORMAT, check_sum, dumps_checked, loads_checked


def edited(record: Record, **changes: Any) -> str:
    """A record with some fields changed, and sealed again."""
    data = json.loads(record.to_json())
    del data["check"]
    return dumps_checked({**data, **changes})


def test_a_record_holds_setup_and_every_answer() -> None:
    setup = Setup(lives=1)
    record = opened("open", "coin 2", "bury 2", setup=setup).record
    assert record == Record(setup, (0, 2, 1), rules=3)
    assert record.game == "toy"


def test_a_record_is_one_line_that_names_its_kind_and_versions() -> None:
    text = opened("open").record.to_json()
    data = json.loads(text)
    data.pop("check")
    assert "\n" not in text
    assert data == {
        "kind": "record",
        "format": FORMAT,
        "game": "toy",
        "rules": 3,
        "setup": Setup().to_data(),
        "origin": None,
        "seed": None,
        "answers": [0],
    }


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("dealer", [None, SeededDealer(3)])
def test_a_record_replays_to_the_same_end(seed: int, dealer: SeededDealer | None) -> None:
    table = finished(seed, dealer=dealer)
    record = Record.from_json(table.record.to_json())
    assert record == table.record
    again = Table.replay(record)
    assert again.state == table.state
    assert again.outcome == table.outcome
    assert again.events == table.events
    assert again.record == record


def test_a_replay_stops_at_any_ply() -> None:
    table = finished(3)
    for ply, stage in enumerate(stages(table)):
        again = Table.replay(table.record, ply)
        assert (again.ply, again.decision, again.state) == (ply, stage.decision, stage.state)
        assert again.events == stage.events


def test_a_replayed_game_goes_on_with_the_dealer_of_its_seed() -> None:
    whole = finished(2, dealer=SeededDealer(6))
    half = stages(whole)[whole.ply // 2].record
    again = Table.replay(half)
    while again.decision is not None:
        again.apply(whole.record.answers[again.ply])
    assert again.record == whole.record


def test_a_game_begun_at_a_position_records_where_it_began() -> None:
    state = new_state(Setup())
    state.lives = 1
    table = answer(Table.at(TOY, state), "open", "ghost 0")
    record = Record.from_json(table.record.to_json())
    assert record.origin == state.to_data()
    again = Table.replay(record)
    assert again.outcome == (False, "scared", 0)
    assert again.state == table.state


@pytest.mark.parametrize("text", ["", "hello", "[]", "3", "null", "{}", "[" * 100_000])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    assert caught.value.code == "not_a_vigil_file"


def test_a_record_cut_short_at_any_place_is_refused() -> None:
    text = opened("open").record.to_json()
    for size in range(len(text)):
        with pytest.raises(BadRecord):
            Record.from_json(text[:size])


def test_a_changed_record_is_refused_as_damaged() -> None:
    text = opened("open").record.to_json()
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text.replace('"answers":[0]', '"answers":[1]'))
    assert caught.value.code == "damaged"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"kind": "save"}, "other_kind"),
        ({"kind": None}, "other_kind"),
        ({"format": FORMAT + 1}, "newer_format"),
        ({"format": "x"}, "damaged"),
        ({"rules": 4}, "newer_rules"),
        ({"rules": None}, "damaged"),
        ({"game": "chess"}, "unknown_game"),
        ({"setup": {"colour": "red"}}, "damaged"),
        ({"setup": None}, "damaged"),
        ({"answers": 5}, "damaged"),
    ],
)
def test_a_record_that_cannot_be_read_says_why(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(edited(opened("open").record, **changes))
    assert caught.value.code == code


def test_a_record_of_older_rules_is_read() -> None:
    record = opened("open").record
    assert Record.from_json(edited(record, rules=1)) == replace(record, rules=1)


@pytest.mark.parametrize("answers", [(0, 4), (2,), ("0",), (0, 0, 0, 0, 0, -1)])
def test_answers_that_no_longer_fit_are_named(answers: tuple[int, ...]) -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay(Record(Setup(), answers, rules=3))
    assert caught.value.code == "no_longer_replays"
    assert caught.value.data == {"ply": len(answers) - 1, "answer": answers[-1]}


def test_answers_after_the_end_no_longer_fit() -> None:
    record = finished(1).record
    with pytest.raises(BadRecord) as caught:
        Table.replay(replace(record, answers=(*record.answers, 0)))
    assert caught.value.data["ply"] == len(record.answers)


def test_an_origin_that_is_no_position_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay(Record(Setup(), (), rules=3, origin={"lives": 2}))
    assert caught.value.code == "damaged"


HEADER = {"kind": "record", "format": FORMAT, "game": "toy", "rules": 1}


@given(st.dictionaries(st.text(), st.none() | st.integers() | st.text() | st.lists(st.integers())))
def test_what_is_sealed_can_be_unsealed(data: dict[str, Any]) -> None:
    data = {**data, **HEADER}
    data.pop("check", None)
    assert loads_checked(dumps_checked(data), BadRecord, "record") == data


def test_the_check_sum_does_not_depend_on_the_order_of_the_fields() -> None:
    assert check_sum({"a": 1, "b": [2]}) == check_sum({"b": [2], "a": 1})
    assert check_sum({"a": 1}) != check_sum({"a": 2})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("answers", ["0"]),
        ("answers", [True]),
        ("seed", "7"),
        ("origin", []),
        ("commitment", 5),
        ("dealt_from", -1),
        ("dealt_from", 10**6),
    ],
)
def test_a_record_has_values_of_the_right_kinds(part: str, value: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(edited(finished(1).record, **{part: value}))
    assert (caught.value.code, caught.value.data) == ("damaged", {"part": part})
