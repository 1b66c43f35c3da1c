"""Saves whose rules have changed since: as much of them as still fits is kept."""

from __future__ import annotations

import json

import pytest

from core.later import later_rules
from core.play import answer, finished, kind, opened
from vigil.core import SeededDealer, Table
from vigil.core.errors import BadRecord, BadSave

ONE_TURN = ("open", "coin 1", "keep 1", "ready 0", "ready 1")


def test_a_step_that_asks_for_less_than_was_answered_no_longer_fits() -> None:
    text = opened(*ONE_TURN, "open", "coin 2").save()
    with later_rules():
        with pytest.raises(BadSave) as caught:
            Table.load(text)
        assert caught.value.code == "no_longer_replays"
        loaded = Table.load(text, at_step=True)
        assert (kind(loaded), loaded.ply) == ("knock", 5)
        assert loaded.record.answers == tuple(json.loads(text)["past"])


def test_at_the_start_of_its_step_a_save_fits_whatever_was_answered_in_it() -> None:
    table = opened("open", "coin 1")
    loaded = Table.load(table.save(), at_step=True)
    assert (kind(loaded), loaded.ply) == ("door", 0)


def test_at_the_start_of_its_step_chance_is_dealt_again() -> None:
    table = opened("open", dealer=SeededDealer(3))
    text = table.save()
    loaded = Table.load(text, at_step=True)
    answer(loaded, "open")
    assert loaded.save() == text


def test_a_damaged_save_is_damaged_at_the_start_of_its_step_too() -> None:
    text = opened("open").save().replace('"lives":2', '"lives":9')
    with pytest.raises(BadSave):
        Table.load(text, at_step=True)


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_a_finished_game_opens_under_any_rules(seed: int) -> None:
    table = finished(seed)
    text = table.save()
    with later_rules():
        loaded = Table.load(text)
        assert loaded.decision is None
        assert loaded.outcome == table.outcome
        assert loaded.record == table.record


def test_what_was_answered_since_can_be_taken_back_though_the_rest_cannot() -> None:
    text = opened(*ONE_TURN[:3]).save()
    with later_rules():
        loaded = answer(Table.load(text), "ready 0", "ready 1", "knock")
        assert loaded.last_reveal == 3
        for ply in (5, 4, 3):
            loaded.undo()
            assert loaded.ply == ply
        with pytest.raises(BadRecord) as caught:
            loaded.undo()
        assert caught.value.code == "no_longer_replays"
        with pytest.raises(BadRecord):
            loaded.rewind(2)
        assert (loaded.ply, kind(loaded)) == (3, "lanterns")


def test_a_turn_that_began_before_the_save_is_taken_back_as_far_as_it_is_known() -> None:
    text = opened(*ONE_TURN[:3]).save()
    with later_rules():
        loaded = answer(Table.load(text), "ready 0")
        loaded.undo("turn")
        assert loaded.ply == 3
