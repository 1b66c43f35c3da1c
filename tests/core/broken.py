"""Toy games that each break one promise of the contract."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from core import toy
from core.toy import STEPS, TOY, Setup, State
from vigil.core.decision import CHANCE, Decision, Option, choose
from vigil.core.game import Game
from vigil.core.state import Outcome
from vigil.core.step import Step

BROKEN: Final[dict[str, Game]] = {}
"""The broken games by the rule they break."""

_outside = itertools.count()


def breaks(rule: str, base: type[Setup] = Setup, **changes: Any) -> None:
    """Note a toy game that breaks a rule."""
    name = f"toy_{len(BROKEN)}"
    kind: type[Setup] = type("Setup", (base,), {"game": name})
    read = toy.reader(kind, changes.get("state", State))
    BROKEN[rule] = replace(TOY, **{"name": name, "setup": kind, "read": read, **changes})


def instead_of(name: str) -> Callable[[Step], dict[str, Step]]:
    """The steps of the toy with another function in place of one."""
    return lambda function: {**STEPS, name: function}


# -- decisions


@instead_of("door")
async def lone_option(s: State, seat: int) -> None:
    await Decision(seat, "door", (("open",),))


@instead_of("door")
async def same_option_twice(s: State, seat: int) -> None:
    await choose(s, seat, "door", [("open",), ("listen",), ("open",)])


@instead_of("door")
async def option_without_tag(s: State, seat: int) -> None:
    await choose(s, seat, "door", [(1, 2), (1, 3)])


@instead_of("door")
async def third_of_two_seats(s: State, seat: int) -> None:
    await choose(s, 2, "door", [("open",), ("listen",)])


@instead_of("door")
async def weight_of_nothing(s: State, seat: int) -> None:
    faces: tuple[Option, ...] = (("calm",), ("gust",))
    await Decision(CHANCE, "wind", faces, (), (1, 0))


@instead_of("door")
async def question_after_the_end(s: State, seat: int) -> None:
    s.outcome = Outcome(False, "dark", 0)
    await choose(s, seat, "door", [("open",), ("listen",)])


breaks("there are at least two options", steps=lone_option)
breaks("no option comes twice", steps=same_option_twice)
breaks("options are tagged tuples", steps=option_without_tag)
breaks("the seats asked exist", steps=third_of_two_seats)
breaks("weights are positive and belong to chance", steps=weight_of_nothing)
breaks("an open game has no outcome", steps=question_after_the_end)


# -- tables


def view_by_number(s: State, seat: int | None, decision: Decision | None) -> dict[str, Any]:
    return {"layers": dict(enumerate(s.deck.layers))}


class Forgetful(State):
    notes: Any


def forgetful_state(setup: Setup) -> Forgetful:
    fresh = toy.new_state(setup)
    names = [*fresh.to_data(), "setup"]
    return Forgetful(notes=[], **{name: getattr(fresh, name) for name in names})


@instead_of("lanterns")
async def noting(s: Forgetful) -> None:
    s.notes.append(s.turn)
    await choose(s, 0, "note", [("yes",), ("no",)])


@instead_of("lanterns")
async def drawing_from_outside(s: State) -> None:
    s.light = next(_outside)
    await choose(s, 0, "light", [("yes",), ("no",)])


@instead_of("lanterns")
async def keeping_a_set(s: State) -> None:
    s.ready = {1, 2}  # type: ignore[assignment]
    await choose(s, 0, "light", [("yes",), ("no",)])


def read_without_lives(text: str) -> State:
    found = TOY.read(text)
    assert isinstance(found, State)
    found.lives = 0
    return found


breaks("views are plain data", view=view_by_number)
breaks("a fork is independent", steps=noting, state=Forgetful, new=forgetful_state)
breaks("a fork is equal", steps=drawing_from_outside)
breaks("a state survives plain data", steps=keeping_a_set)
breaks("a position survives notation", read=read_without_lives)


# -- the whole game


@instead_of("lanterns")
async def event_with_a_set(s: State) -> None:
    s.emit("seats", seats={0, 1})


@instead_of("lanterns")
async def stumbling(s: State) -> None:
    raise ZeroDivisionError("a mistake in the rules")


@instead_of("turn")
async def endless_turn(s: State, seat: int) -> None:
    await choose(s, seat, "wait", [("yes",), ("no",)])
    s.push(("turn", seat))


@instead_of("door")
async def fading_door(s: State, seat: int) -> None:
    await choose(s, seat, "door", [("open",), ("listen",)])
    s.agenda.clear()


class CarelessSetup(Setup):
    """A setup that forgets how many players there are."""

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Setup:
        return super().from_data({**data, "players": 1})


breaks("events are plain data", steps=event_with_a_set)
breaks("a legal answer is taken", steps=stumbling)
breaks("every game ends", steps=endless_turn)
breaks("a finished game has an outcome", steps=fading_door)
breaks("a setup survives plain data", base=CarelessSetup)
