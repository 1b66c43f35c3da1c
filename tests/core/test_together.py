"""Several seats are asked at once, each in the middle of a separate action."""

from __future__ import annotations

from functools import partial

from core.toy import Setup, State, new_state
from vigil.core.decision import CHANCE, EVERYONE, Decision, Option, choose, roll
from vigil.core.step import Asking, Run, Steps
from vigil.core.together import together

STEPS = Steps()
COLOURS: tuple[Option, ...] = (("tao", "red"), ("tao", "blue"))
CALM: tuple[Option, ...] = (("calm",), ("gust",))


async def draw(s: State, seat: int) -> None:
    """Two colours, with a roll between them."""
    first = await choose(s, seat, "first", COLOURS)
    await roll("wind", CALM)
    second = await choose(s, seat, "second", COLOURS, first)
    finish(s, seat, f"{first[1]} {second[1]}")


def finish(s: State, seat: int, drawn: str = "") -> None:
    """A seat that has drawn or rested is done."""
    s.ready = (*s.ready, seat)
    s.emit("done", seat=seat, drawn=drawn)


def window(s: State, seat: int) -> tuple[Option, ...]:
    """Who is not done draws or rests."""
    return () if seat in s.ready else (("draw", seat), ("rest", seat))


def begin(s: State, option: Option) -> Asking | None:
    """Draw or rest."""
    name, seat = option
    if name == "draw":
        return draw(s, int(seat))
    finish(s, int(seat))
    return None


@STEPS.step
async def evening(s: State) -> None:
    """All seats at once."""
    seats = range(s.setup.players)
    if set(seats) > set(s.ready):
        await together(s, "evening", seats, partial(window, s), partial(begin, s))
        s.push(("evening",))


def opened(players: int = 2) -> Run:
    """An evening at which nobody has done anything."""
    state = new_state(Setup(players=players))
    state.agenda[:] = [("evening",)]
    state.ready, state.events = (), []
    run = Run(STEPS, state)
    run.advance()
    return run


def asked(run: Run) -> Decision:
    """The pending question."""
    assert run.decision is not None
    return run.decision


def done(run: Run) -> list[tuple[int, str]]:
    """Who is done, and what was drawn."""
    return [(event.data["seat"], event.data["drawn"]) for event in run.state.events or ()]


def test_before_anybody_begins_it_is_a_window() -> None:
    question = asked(opened())
    assert question.kind == "evening"
    assert question.options == (("draw", 0), ("rest", 0), ("draw", 1), ("rest", 1))
    assert not question.parts


def test_one_in_the_middle_of_a_deed_is_asked_beside_the_others_and_comes_first() -> None:
    run = opened()
    run.send(2)
    question = asked(run)
    assert question.seat == EVERYONE
    assert question.options == (("tao", 1, "red"), ("tao", 1, "blue"), ("draw", 0), ("rest", 0))
    mine, others = question.parts
    assert mine == Decision(1, "first", COLOURS)
    assert others == Decision(EVERYONE, "evening", (("draw", 0), ("rest", 0)))
    assert question.seats() == (0, 1)


def test_each_seat_hears_its_own_question() -> None:
    run = opened()
    run.send(2)
    question = asked(run)
    assert question.put_to(1) == question.parts[0]
    assert question.put_to(0) == question.parts[1]
    assert question.own(1) == (question.parts[0], ("tao", "blue"))
    assert question.own(3) == (question.parts[1], ("rest", 0))
    assert [question.seat_of(index) for index in range(4)] == [1, 1, 0, 0]


def test_deeds_go_on_side_by_side_and_chance_answers_at_once() -> None:
    run = opened()
    run.send(0)  # 0 draws
    run.send(2)  # 1 draws too and is asked first from now on
    assert [part.seats() for part in asked(run).parts] == [(1,), (0,)]
    run.send(3)  # 0: blue
    assert asked(run).seat == CHANCE
    run.send(0)
    assert [part.kind for part in asked(run).parts] == ["second", "first"]
    run.send(2)  # 1: red
    run.send(0)
    run.send(1)  # 1: blue, done
    assert asked(run) == Decision(0, "second", COLOURS, ("tao", "blue")), "0 is asked alone"
    run.send(0)
    assert run.decision is None
    assert done(run) == [(1, "red blue"), (0, "blue red")]


def test_when_nobody_is_in_the_middle_of_a_deed_the_step_ends_and_is_taken_again() -> None:
    run = opened(3)
    run.send(0)
    assert run.state.agenda == []
    run.send(asked(run).options.index(("rest", 2)))
    assert run.state.agenda == [], "seat 0 still draws"
    for index in (0, 0, 0):
        run.send(index)
    assert done(run) == [(2, ""), (0, "red red")]
    assert asked(run).options == (("draw", 1), ("rest", 1))


def test_a_lone_option_of_the_window_is_taken_silently_and_noted() -> None:
    @STEPS.step
    async def night(s: State) -> None:
        await together(s, "night", [0], lambda seat: [("rest", seat)], partial(begin, s))

    run = opened()
    run.state.agenda.append(("night",))
    run.advance()
    assert [event.tag for event in run.state.events or ()] == ["only_option", "done"]
