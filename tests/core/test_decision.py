from __future__ import annotations

import pickle
from collections.abc import Coroutine, Generator
from typing import Any, TypeAlias

import pytest

from core.toy import Setup, new_state
from vigil.core.decision import CHANCE, EVERYONE, STOP, Decision, Option, choose, pick, roll

Question: TypeAlias = Generator[Any, Any, Any] | Coroutine[Any, Any, Any]

RED: Option = ("tao", "red")
BLUE: Option = ("tao", "blue")


def asked(question: Question) -> Decision:
    decision: Decision = question.send(None)
    return decision


def answered(question: Question, index: int | None) -> object:
    with pytest.raises(StopIteration) as end:
        question.send(index)
    return end.value.value


def test_a_choice_asks_its_seat_and_gives_the_option_answered() -> None:
    question = choose(new_state(Setup()), 1, "tao", [RED, BLUE], ("ghost", 3))
    assert asked(question) == Decision(1, "tao", (RED, BLUE), ("ghost", 3))
    assert answered(question, 1) == BLUE


def test_a_lone_option_is_taken_silently_and_noted() -> None:
    state = new_state(Setup())
    state.events = []
    assert answered(choose(state, 1, "tao", [RED]), None) == RED
    assert state.events == [
        ("only_option", {"seat": 1, "kind": "tao", "option": ["tao", "red"]}),
    ]


def test_a_pick_gives_the_value_that_the_option_stands_for() -> None:
    question = pick(new_state(Setup()), 1, "tao", {RED: 3, BLUE: 1}, ("ghost", 3))
    assert asked(question) == Decision(1, "tao", (RED, BLUE), ("ghost", 3))
    assert answered(question, 1) == 1


def test_a_lone_pick_is_made_silently_and_noted() -> None:
    state = new_state(Setup())
    state.events = []
    assert answered(pick(state, 1, "tao", {RED: 3}), None) == 3
    assert state.events == [
        ("only_option", {"seat": 1, "kind": "tao", "option": ["tao", "red"]}),
    ]


def test_a_window_may_be_answered_by_each_seat_it_names() -> None:
    options: dict[Option, int] = {("ready", 2): 3, ("ready", 0): 4, ("light", 2): 5}
    question = pick(new_state(Setup()), EVERYONE, "lanterns", options)
    decision = asked(question)
    assert decision.seat == EVERYONE
    assert decision.seats() == (0, 2)
    assert decision.options_of(2) == (0, 2)
    assert decision.options_of(0) == (1,)
    assert decision.options_of(1) == ()
    assert answered(question, 1) == 4


def test_the_seats_of_a_window_come_in_order() -> None:
    decision = Decision(EVERYONE, "lanterns", (("ready", 8), ("ready", 1)))
    assert decision.seats() == (1, 8)


def test_a_choice_is_answered_by_its_own_seat_only() -> None:
    decision = Decision(1, "tao", (RED, BLUE, STOP))
    assert decision.seats() == (1,)
    assert decision.options_of(1) == (0, 1, 2)
    assert decision.options_of(0) == ()
    assert not decision.chance


def test_a_roll_asks_chance_with_its_weights() -> None:
    question = roll("wind", (RED, BLUE), (2, 1))
    decision = asked(question)
    assert decision == Decision(CHANCE, "wind", (RED, BLUE), (), (2, 1))
    assert decision.chance
    assert decision.seats() == (CHANCE,)
    assert answered(question, 0) == RED


def test_a_question_put_together_is_heard_by_a_seat_as_its_own() -> None:
    parts = (Decision(0, "door", (("open", 1), ("knock", 1))), Decision(1, "tao", (RED, BLUE)))
    options = (("open", 0, 1), ("knock", 0, 1), ("tao", 1, "red"), ("tao", 1, "blue"))
    decision = Decision(EVERYONE, "together", options, parts=parts)
    assert decision.put_alone_to(1) == parts[1]
    window = Decision(EVERYONE, "window", (("ready", 0), ("ready", 1), ("wait", 1)))
    assert window.put_alone_to(1) == Decision(1, "window", (("ready", 1), ("wait", 1)))


def test_a_decision_crosses_processes_and_is_told_by_its_names() -> None:
    decision = Decision(CHANCE, "die", (RED, BLUE), ("ghost", 3), (1, 2))
    again = pickle.loads(pickle.dumps(decision))
    assert (again, hash(again)) == (decision, hash(decision))
    assert again != Decision(CHANCE, "die", (RED, BLUE), ("ghost", 3), (2, 1))
    assert repr(decision).startswith("Decision(seat=-1, kind='die', options=(('tao', 'red'),")
