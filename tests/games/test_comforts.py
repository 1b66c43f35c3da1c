"""What programs do with any object of Python: print it, copy it, pickle it, keep it in a set."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from vigil import SeededDealer, Table
from vigil.core.errors import IllegalAnswer
from vigil.core.game import find_game, game_names
from vigil.core.history import History

PLIES: Final = (0, 1, 7, 30, 10_000)
"""How many answers are given; the last number is more than any game has."""


def played(game: str, choices: int) -> Table:
    table = Table.start(find_game(game).setup.from_data({"players": 2}), SeededDealer(5))
    random = Random(3)
    for _ in range(choices):
        if table.decision is None:
            break
        table.apply(random.randrange(len(table.decision.options)))
    return table


def pickled(table: Table) -> Table:
    again: Table = pickle.loads(pickle.dumps(table))
    return again


def same(table: Table, other: Table) -> bool:
    return (table.decision, table.state, table.events, table.record, table.save()) == (
        *(other.decision, other.state, other.events, other.record, other.save()),
    )


@pytest.mark.parametrize("choices", PLIES)
@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("way", [copy, deepcopy, pickled])
def test_a_copy_goes_on_by_itself(way: Any, game: str, choices: int) -> None:
    table = played(game, choices)
    text = table.save()
    other = way(table)
    assert same(table, other)
    assert (other.decision is None) == (choices == PLIES[-1])
    if other.decision is not None:
        other.apply(0)
        assert table.save() == text
        table.apply(0)
        assert same(table, other)
    for ply in (table.ply // 2, 0):
        table.rewind(ply)
        other.rewind(ply)
        assert same(table, other)


def test_a_deep_copy_has_a_dealer_of_its_own() -> None:
    class Counting:
        def __init__(self) -> None:
            self.dealt = 0

        def deal(self, decision: object, ply: int) -> int:  # noqa: ARG002
            self.dealt += 1
            return 0

    game = game_names()[0]
    table = Table.start(find_game(game).setup.from_data({}), Counting())
    other = deepcopy(table)
    while other.decision is not None and other.state.turn < 4:
        other.apply(0)
    assert isinstance(table.dealer, Counting)
    assert isinstance(other.dealer, Counting)
    assert other.dealer.dealt > table.dealer.dealt


def test_a_long_history_is_pickled() -> None:
    state = played(game_names()[0], 0).state
    history = History(state.copy())
    for _ in range(5000):  # more than Python calls functions within each other
        history.answers, history.marks = [1], [None]
        history.close(state)
    again: History = pickle.loads(pickle.dumps(history))
    assert [one[1:] for one in again.segments()] == [one[1:] for one in history.segments()]
    assert (again.ply, again.base) == (5000, state)


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_numbers_of_numpy_are_answers(kind: Any) -> None:
    for game in game_names():
        table, other = played(game, 3), played(game, 3)
        table.apply(kind(1))
        other.apply(1)
        assert same(table, other)
        assert all(type(answer) is int for answer in table.record.answers)


@pytest.mark.parametrize("wrong", [np.bool_(True), np.float64(1), np.array([1]), np.int8(-1)])
def test_nothing_else_of_numpy_is_an_answer(wrong: Any) -> None:
    table = played(game_names()[0], 3)
    text = table.save()
    with pytest.raises(IllegalAnswer, match="no such option"):
        table.apply(wrong)
    assert table.save() == text


@pytest.mark.parametrize("game", game_names())
def test_the_key_of_a_state_stands_for_it(game: str) -> None:
    table = played(game, 20)
    state = table.state.copy()
    key = state.key()
    assert {key: 1}[table.state.key()] == 1
    table.apply(0)
    assert table.state != state
    assert table.state.key() != key
    table.undo()
    assert table.state.key() == key
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("choices", range(40))
def test_a_printed_table_leads_to_its_question(game: str, choices: int) -> None:
    table = played(game, choices)
    position, _, question = str(table).partition("\n\n")
    head, *clauses = position.split("\n")
    assert head == f"game: {game}"
    again = Table.at(table.game, table.game.read("; ".join(clauses)))
    asked = question.split("\n")
    if asked[0].startswith("answered since: "):
        again.follow([int(word) for word in asked.pop(0)[16:].split(", ")])
    assert (again.decision, again.state) == (table.decision, table.state)
    assert table.decision is not None
    assert asked[0].startswith(f"{table.decision.kind}, asked of seat ")
    assert [line.split()[0] for line in asked[1:]] == [
        str(number) for number in range(len(table.decision.options))
    ]


@pytest.mark.parametrize("game", game_names())
def test_a_table_names_itself_and_its_end(game: str) -> None:
    table, over = played(game, 7), played(game, 10_000)
    assert table.decision is not None
    assert table.decision.kind in repr(table)
    assert str(over).endswith(str(over.outcome))
    assert repr(over) == f"<Table {game}, turn {over.state.turn}, over>"


def test_chance_is_named_in_a_printed_table() -> None:
    table = Table.start(find_game(game_names()[0]).setup.from_data({}))
    assert table.decision is not None
    assert f"{table.decision.kind}, asked of chance:" in str(table)
