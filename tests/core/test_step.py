from __future__ import annotations

import pytest

from core.toy import ALONE, Setup, State, end, new_state
from vigil.core.decision import choose
from vigil.core.step import Run, Steps

STEPS = Steps()


@STEPS.step
async def first(s: State) -> None:
    s.emit("first")
    s.push(("second", 1), ("second", 2))


@STEPS.step
async def second(s: State, number: int) -> None:
    s.emit("second", number=number)
    if number == 1:
        s.push(("inner",))
    await choose(s, 0, "go", [("a",), ("b",)])
    s.emit("went", number=number)


@STEPS.step
async def inner(s: State) -> None:
    s.emit("inner")


@STEPS.step
async def stop(s: State) -> None:
    await choose(s, 0, "stop", [("a",), ("b",)])
    end(s, True, "goal")


@STEPS.step
async def stop_at_once(s: State) -> None:
    end(s, False, "dark")


def run(*agenda: tuple[str, ...]) -> Run:
    state = new_state(Setup())
    state.events = []
    state.agenda = []
    state.push(*agenda)
    game = Run(STEPS, state)
    game.advance()
    return game


def told(game: Run) -> list[str]:
    return [" ".join(map(str, (e.tag, *e.data.values()))) for e in game.state.events or ()]


def test_the_first_step_pushed_runs_next() -> None:
    game = run(("first",), ("inner",))
    assert told(game) == ["first", "second 1"]
    game.send(0)
    assert told(game)[2:] == ["went 1", "inner", "second 2"]
    game.send(0)
    assert told(game)[5:] == ["went 2", "inner"]


def test_a_step_asks_in_the_middle_and_goes_on_with_the_answer() -> None:
    game = run(("second", "2"))
    assert game.decision is not None
    assert game.decision.kind == "go"
    assert game.state.agenda == []
    game.send(1)
    assert game.decision is None


def test_the_game_ends_at_once_and_nothing_after_it_happens() -> None:
    game = run(("stop",), ("inner",))
    game.send(0)
    assert game.outcome == (True, "goal", 0)
    assert game.decision is None
    assert game.state.agenda == []
    assert told(game) == ["ended True goal"]


def test_a_step_that_asks_nothing_can_end_the_game() -> None:
    game = run(("stop_at_once",), ("inner",))
    assert game.outcome == (False, "dark", 0)
    assert game.decision is None
    assert game.state.agenda == []


def test_a_run_without_listeners_plays_without_events() -> None:
    state = new_state(ALONE)
    game = Run({**STEPS}, state)
    state.agenda = [("inner",)]
    game.advance()
    assert state.events is None


def test_two_steps_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two steps are called inner"):
        STEPS.step(inner)
