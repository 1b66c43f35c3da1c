from __future__ import annotations

import json
from typing import Any

import pytest

from core.play import answer, finished, kind, opened, stages, told
from core.toy import TOY, Setup, new_state
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.core.errors import BadRecord, BadSave, NothingToUndo
from vigil.core.record import FORMAT, dumps_checked

SEEDS = (1, 4, 9)


def edited(text: str, **changes: Any) -> str:
    """A save with some fields changed, and sealed again."""
    data = json.loads(text)
    del data["check"]
    return dumps_checked({**data, **changes})


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("dealer", [None, SeededDealer(5)])
def test_a_save_opens_at_every_pending_question(seed: int, dealer: SeededDealer | None) -> None:
    for table in stages(finished(seed, dealer=dealer)):
        loaded = Table.load(table.save())
        assert loaded.decision == table.decision
        assert loaded.state == table.state
        assert loaded.ply == table.ply
        assert loaded.outcome == table.outcome
        assert loaded.record == table.record
        assert loaded.save() == table.save()


def test_a_save_in_the_middle_of_an_effect_goes_on_there() -> None:
    table = opened("open", "coin 1")
    loaded = Table.load(table.save())
    assert kind(loaded) == "coin"
    assert told(answer(loaded, "keep 1"))[-1] == "kept"


def test_a_loaded_game_is_dealt_the_same_cards() -> None:
    whole = finished(3, dealer=SeededDealer(8))
    loaded = Table.load(stages(whole)[whole.ply // 3].save())
    while loaded.decision is not None:
        loaded.apply(whole.record.answers[loaded.ply])
    assert loaded.record == whole.record
    assert loaded.state == whole.state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_game_can_be_undone_past_the_save(seed: int) -> None:
    table = finished(seed)
    saves = [stage.save() for stage in stages(table)]
    loaded = Table.load(saves[-1])
    for ply in range(table.ply, -1, -1):
        loaded.rewind(ply)
        assert loaded.save() == saves[ply]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_game_played_on_can_be_undone_past_the_save(seed: int) -> None:
    table = finished(seed)
    before = stages(table)
    for ply in range(table.ply):
        loaded = Table.load(before[ply].save())
        for index in table.record.answers[ply:]:
            loaded.apply(index)
        loaded.undo("turn")
        table_again = table.fork()
        table_again.undo("turn")
        assert loaded.save() == table_again.save()
        assert loaded.events == table_again.events
        loaded.rewind(0)
        assert loaded.save() == before[0].save()


def test_undoing_inside_the_open_step_of_a_loaded_game_tells_nothing_twice() -> None:
    table = opened("open", "coin 1", "keep 1", "ready 0", "ready 1", "open", "coin 2")
    loaded = Table.load(table.save())
    loaded.undo()
    table.undo()
    assert loaded.events == table.events
    assert loaded.save() == table.save()


def test_a_save_before_the_first_answer_has_nothing_to_undo() -> None:
    loaded = Table.load(opened().save())
    with pytest.raises(NothingToUndo):
        loaded.undo()


def test_a_loaded_game_tells_what_happened_since_the_last_answered_step() -> None:
    table = opened("open", "coin 1", "keep 1", "ready 0", "ready 1", "open", "coin 2")
    assert told(Table.load(table.save())) == ["turn_began", "found"]


def test_a_game_begun_at_a_position_can_be_saved_and_undone() -> None:
    state = new_state(Setup())
    state.lives = 1
    table = answer(Table.at(TOY, state), "open", "coin 1", "keep 1", "ready 0", "ready 1")
    start = Table.at(TOY, state).save()
    loaded = Table.load(table.save())
    assert loaded.save() == table.save()
    loaded.undo("turn")
    assert loaded.save() == start


def test_a_save_is_one_line_that_names_its_kind_and_versions() -> None:
    text = opened("open").save()
    data = json.loads(text)
    assert "\n" not in text
    assert {key: data[key] for key in ("kind", "format", "game", "rules")} == {
        "kind": "save",
        "format": FORMAT,
        "game": "toy",
        "rules": 3,
    }


@pytest.mark.parametrize(
    "text", ["", "hello", "[]", "3", "null", '{"kind":"save"}', "[" * 100_000, '{"check":']
)
def test_a_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(BadSave) as caught:
        Table.load(text)
    assert caught.value.code == "not_a_vigil_file"


def test_a_save_cut_short_at_any_place_is_refused() -> None:
    text = opened("open").save()
    for size in range(len(text)):
        with pytest.raises(BadSave):
            Table.load(text[:size])


def test_a_changed_save_is_refused_as_damaged() -> None:
    text = opened("open").save()
    with pytest.raises(BadSave) as caught:
        Table.load(text.replace('"lives":2', '"lives":9'))
    assert caught.value.code == "damaged"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"kind": "record"}, "other_kind"),
        ({"format": FORMAT + 1}, "newer_format"),
        ({"format": None}, "damaged"),
        ({"rules": 4}, "newer_rules"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": ["toy"]}, "unknown_game"),
        ({"setup": {"colour": "red"}}, "damaged"),
        ({"base": {}}, "damaged"),
        ({"base": None}, "damaged"),
        ({"answers": 5}, "damaged"),
        ({"past": None}, "damaged"),
        ({"answers": [7]}, "no_longer_replays"),
        ({"answers": ["0"]}, "no_longer_replays"),
    ],
)
def test_a_save_that_cannot_be_opened_says_why(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSave) as caught:
        Table.load(edited(opened("open", "coin 1").save(), **changes))
    assert caught.value.code == code


def test_a_save_whose_steps_are_gone_no_longer_replays() -> None:
    text = opened().save()
    base = json.loads(text)["base"]
    with pytest.raises(BadSave) as caught:
        Table.load(edited(text, base={**base, "agenda": [["forgotten", 0]]}))
    assert caught.value.code == "no_longer_replays"


@pytest.mark.parametrize(
    ("agenda", "lives", "asked"),
    [
        ([["scare", 0]], 0, None),
        ([["turn", 1], ["answered", "ready", 0]], 2, "door"),
        ([["scare", 0]], 2, "wind"),
    ],
)
def test_a_save_whose_step_asks_no_more_goes_on(
    agenda: list[list[Any]], lives: int, asked: str | None
) -> None:
    text = opened().save()
    base = {**json.loads(text)["base"], "agenda": agenda, "lives": lives}
    loaded = Table.load(edited(text, base=base))
    assert (loaded.decision and loaded.decision.kind) == asked
    assert (loaded.outcome is None) == (asked is not None)
    assert loaded.fork().state == loaded.state


def test_a_save_with_older_rules_still_opens() -> None:
    table = opened("open")
    loaded = Table.load(edited(table.save(), rules=2))
    assert loaded.decision == table.decision


@pytest.mark.parametrize("past", [[0, 1, 1, 0, 0], [0, 1], [0, 1, 7, 0, 0]])
def test_a_loaded_past_that_no_longer_leads_here_is_not_undone(past: list[int]) -> None:
    table = opened("open", "coin 1", "keep 1", "ready 0", "ready 1")
    loaded = Table.load(edited(table.save(), past=past))
    with pytest.raises(BadRecord) as caught:
        loaded.undo()
    assert caught.value.code == "no_longer_replays"
    assert loaded.state == table.state
