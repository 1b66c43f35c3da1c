from __future__ import annotations

import pytest

from core.play import answer, finished, opened, stages
from vigil.core import SeededDealer, Table

SEEDS = (1, 4, 9)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("dealer", [None, SeededDealer(5)])
def test_a_bookmark_tells_what_happened_since(seed: int, dealer: SeededDealer | None) -> None:
    whole = finished(seed, dealer=dealer)
    for table in stages(whole):
        known, mark = len(table.events), table.bookmark()
        assert table.events_since(mark) == []
        while table.decision is not None:
            table.apply(whole.record.answers[table.ply])
            assert table.events_since(mark) == table.events[known:]
        assert table.events == whole.events


@pytest.mark.parametrize("seed", SEEDS)
def test_the_answers_since_any_ply_are_those_of_the_record(seed: int) -> None:
    for table in stages(finished(seed, dealer=SeededDealer(5))):
        for ply in range(table.ply + 1):
            assert table.answers_since(ply) == table.record.answers[ply:]


def test_a_loaded_game_has_bookmarks_and_answers_too() -> None:
    table = Table.load(opened("open", "coin 1", "keep 1", "ready 0").save())
    mark = table.bookmark()
    answer(table, "light 1")
    assert [event.tag for event in table.events_since(mark)] == ["lit", "turn_began"]
    assert table.answers_since(4) == table.record.answers[4:]
    assert table.answers_since(1) == table.record.answers[1:]


def test_the_last_reveal_is_right_behind_the_last_answer_of_chance() -> None:
    table = opened()
    assert table.last_reveal == 0
    answer(table, "open")
    assert table.last_reveal == 0
    answer(table, "coin 1")
    assert table.last_reveal == 2
    answer(table, "keep 1", "ready 0", "ready 1")
    assert (table.ply, table.last_reveal) == (5, 2)
    assert Table.load(table.save()).last_reveal == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_behind_the_last_reveal_only_players_have_answered(seed: int) -> None:
    for table in stages(finished(seed)):
        reveal = table.last_reveal
        twin = table.fork()
        for ply in range(table.ply - 1, -1, -1):
            twin.rewind(ply)
            assert twin.decision is not None
            if ply >= reveal:
                assert not twin.decision.chance
            elif ply == reveal - 1:
                assert twin.decision.chance
