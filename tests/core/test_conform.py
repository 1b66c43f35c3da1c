from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from core.broken import BROKEN
from core.play import opened
from core.toy import ALONE, Setup, State, new_state
from vigil.core.conform import (
    ContractBroken,
    WalkMoment,
    difference,
    difference_from_moment,
    start_of,
    walk,
    what_is_not_plain,
)
from vigil.core.game import Setup as SetupOfAGame
from vigil.core.loading import load_table
from vigil.core.table import Table


def walks(setup: SetupOfAGame, every: int = 1) -> None:
    """Some walks, of which one should meet what is broken."""
    for seed in range(1, 11):
        walk(setup, seed, every=every, limit=500)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_the_toy_game_keeps_the_contract(players: int, seed: int) -> None:
    found = walk(Setup(players=players, coins=(1, 2, 3, 9), goal=10), seed)
    assert 0 < found.decisions <= found.plies
    assert found.outcome.reason in ("goal", "dark", "dawn", "scared")


def test_random_games_are_won_and_lost() -> None:
    reasons = {walk(ALONE, seed, every=50).outcome.reason for seed in range(40)}
    assert reasons == {"goal", "dark"}


def test_the_same_seed_walks_the_same_game() -> None:
    assert walk(Setup(), 5) == walk(Setup(), 5, every=7)


def nearly_won() -> State:
    """A position in which every coin wins and every ghost loses."""
    state = new_state(Setup())
    state.lives, state.keepers[1].coins = 1, [3]
    return state


@pytest.mark.parametrize("seed", range(20))
def test_a_walk_can_begin_at_a_position_and_leaves_it_alone(seed: int) -> None:
    start = nearly_won()
    found = walk(Setup(), seed, start=start)
    assert found.outcome.reason in ("goal", "scared", "dark", "dawn")
    assert start == nearly_won()


def test_a_walk_can_be_led_by_a_chooser() -> None:
    asked: list[str] = []

    def open_and_keep(table: Table) -> int:
        assert table.decision is not None
        asked.append(table.decision.kind)
        return 0

    for seed in range(20):
        asked.clear()
        found = walk(Setup(), seed, start=nearly_won(), choose=open_and_keep)
        assert asked == (["door", "coin"] if found.outcome.won else ["door"])
        assert found.outcome.reason in ("goal", "scared")
        assert found.decisions == len(asked)
        assert found == walk(Setup(), seed, every=3, start=nearly_won(), choose=open_and_keep)


def test_a_chooser_that_gives_no_legal_answer_is_named() -> None:
    with pytest.raises(ContractBroken, match="IllegalAnswer") as caught:
        walk(Setup(), 1, choose=lambda _: 99)
    assert caught.value.rule == "a legal answer is taken"


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_promise_is_found(rule: str) -> None:
    setup = BROKEN[rule].setup(players=2, nights=7)  # type: ignore[call-arg]
    rare = rule == "a legal answer is taken"  # or else the forks meet the mistake first
    with pytest.raises(ContractBroken) as caught:
        walks(setup, every=1000 if rare else 1)
    assert caught.value.rule == rule
    assert caught.value.detail
    assert rule in str(caught.value)


def test_a_mistake_in_the_rules_is_named_with_its_ply() -> None:
    setup = BROKEN["a legal answer is taken"].setup()
    with pytest.raises(ContractBroken, match="ZeroDivisionError: a mistake in the rules") as caught:
        walk(setup, 1, every=1000)
    assert caught.value.ply > 0


def _the_first(*_: object) -> int:
    return 0


def _to_the_start(self: Table, *_: object) -> None:
    self.rewind(0)


@classmethod  # type: ignore[misc]
def _without_answers(cls: type[Table], text: str) -> Table:
    return load_table(cls, text, at_step=True, foreign=False)


@classmethod  # type: ignore[misc]
def _without_what_was_before(cls: type[Table], text: str) -> Table:
    table = load_table(cls, text, at_step=False, foreign=False)
    table._past.forgotten = False
    return table


def _deal_the_first(self: Table) -> None:
    while self.dealer and self.decision is not None and self.decision.chance:
        self._take(0)


BROKEN_TABLES: dict[str, tuple[str, Callable[..., object]]] = {
    "illegal answers change nothing": ("_checked", _the_first),
    "undo and the same answers lead back": ("undo", _to_the_start),
    "a save loads to the same table": ("load", _without_answers),
    "a loaded game plays on and goes back": ("load", _without_what_was_before),
    "a dealer deals the same game again": ("_deal", _deal_the_first),
}


@pytest.mark.parametrize("rule", BROKEN_TABLES)
def test_a_broken_table_is_found(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    method, broken = BROKEN_TABLES[rule]
    broken_table = type("BrokenTable", (Table,), {"__slots__": (), method: broken})
    monkeypatch.setattr("vigil.core.conform.Table", broken_table)
    with pytest.raises(ContractBroken) as caught:
        walks(Setup())
    assert caught.value.rule == rule, caught.value


def test_a_broken_promise_crosses_processes() -> None:
    found = pickle.loads(pickle.dumps(ContractBroken("every game ends", 5, "it goes on")))
    assert (found.rule, found.ply, found.detail) == ("every game ends", 5, "it goes on")


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ((1,), "it is (1,), a tuple"),
        ({"a": [1, {2}]}, "it.a[1] is {2}, a set"),
        ({1: "a"}, "it has a key that is no text: [1]"),
        (float("nan"), "it is nan"),
        ({"a": [None, True, 1.5, "b", {}]}, ""),
    ],
)
def test_what_is_not_plain_data_is_named_by_its_place(value: object, where: str) -> None:
    assert what_is_not_plain(value) == where


@pytest.mark.parametrize(
    ("changed", "detail"),
    [
        ({"ply": 2}, "ply 1 asks"),
        ({"digest": "State()"}, "the state of ply 1 is State("),
        ({"events": 2}, "1 events by ply 1 instead of 2"),
    ],
)
def test_what_is_not_as_it_was_is_named(changed: dict[str, Any], detail: str) -> None:
    table = opened("open")
    assert table.decision is not None
    moment = WalkMoment(1, table.decision, repr(table.state), 1)
    assert difference_from_moment(table, moment) == ""
    assert difference_from_moment(table, moment._replace(**changed)).startswith(detail)


@pytest.mark.parametrize(
    ("tags", "detail"),
    [
        (("open", "coin 1"), "ply is 2 instead of 1"),
        (("listen",), "the answers of the open step differ"),
        ((), "ply is 0 instead of 1"),
    ],
)
def test_tables_that_differ_say_how(tags: tuple[str, ...], detail: str) -> None:
    one, other = opened(*tags), opened("open")
    assert difference(other, other.fork()) == ""
    assert difference(one, other) == detail


def test_states_that_differ_name_their_fields() -> None:
    one, other = opened("open"), opened("open")
    assert isinstance(one.state, State)
    one.state.lives, one.state.light = 7, 8
    assert difference(one, other) == "the state differs in lives, light"


def test_events_that_differ_are_noticed() -> None:
    one, other = opened("open"), opened("open")
    one.state.emit("rumour")
    assert difference(one, other) == "the events of the step differ"


def test_the_start_of_an_action_is_the_first_choice_with_its_mark() -> None:
    marks = [None, (1, 1), (1, 2), None, (1, 2), (2, 3), (2, 3), None]
    assert start_of(marks, "choice") == 6
    assert start_of(marks, "action") == 5
    assert start_of(marks[:5], "action") == 2
    assert start_of(marks[:5], "turn") == 1
    assert start_of(marks[:1], "turn") is None
