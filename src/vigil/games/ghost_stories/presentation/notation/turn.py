"""Whose turn it is, what was done in it, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from vigil.core.agenda import Entry
from vigil.core.clauses import Words, write_flag
from vigil.core.notation import Clause
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.model.geometry import SIDES
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.packed import as_set, sides_in
from vigil.games.ghost_stories.model.queries import board_name, side_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.presentation.notation.steps import agenda_of

ACTIONS: Final = ("help", "exorcism")
"""The actions of yang step 2; a module may add its own."""


def read_turn(s: State, words: Words) -> None:
    """The active board, and how many turns and actions have begun."""
    s.active = side_of(s, words.pick(BOARD_COLOURS))
    s.turn, s.action = (words.number(), words.number()) if words else (1, 1)


def read_yang(s: State, words: Words) -> None:
    """Whether the yang phase has begun."""
    s.yang = words.flag()


def read_mantra_rests(s: State, words: Words) -> None:
    """Whether the mantra came back this turn and waits for the next one."""
    s.mantra_rests = words.flag()


def done_clause(actions: Iterable[str]) -> Clause[State]:
    """The actions taken so far, at most two."""
    known = tuple(actions)

    def read(s: State, words: Words) -> None:
        s.done = (words.pick(known), *((words.pick(known),) if words else ()))

    return Clause(key="done", example="done: help", read=read, write=lambda s: " ".join(s.done))


def boards_clause(name: str, example: str) -> Clause[State]:
    """The clause of a set of boards, kept as bits."""

    def read(s: State, words: Words) -> None:
        setattr(s, name, as_set(side_of(s, colour) for colour in words.rest(BOARD_COLOURS)))

    def write(s: State) -> str:
        return " ".join(board_name(s, side) for side in sides_in(getattr(s, name)))

    return Clause(key=name, example=example, read=read, write=write)


def count_clause(name: str, example: str) -> Clause[State]:
    """The clause of a number."""

    def read(s: State, words: Words) -> None:
        setattr(s, name, words.number())

    return Clause(key=name, example=example, read=read, write=lambda s: str(getattr(s, name) or ""))


def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """Whose turn it is and what was done in it."""
    return (
        Clause(
            key="turn",
            example="turn: red 7 31",
            read=read_turn,
            write=lambda s: f"{board_name(s, s.active)} {s.turn} {s.action}",
        ),
        Clause(
            key="yang",
            example="yang: yes; next: act",
            read=read_yang,
            write=lambda s: write_flag(s.yang),
        ),
        done_clause((*ACTIONS, *setup.module.notation.actions)),
        boards_clause("used", "players: 2; used: red yellow"),
        boards_clause("borrowed", "players: 2; borrowed: yellow"),
        Clause(
            key="mantra_rests",
            example="boards: red, yellow enfeeblement_mantra, green, blue; mantra_rests: yes",
            read=read_mantra_rests,
            write=lambda s: write_flag(s.mantra_rests),
        ),
        count_clause("new_buddhas", "red: buddhas 1; new_buddhas: 1"),
        count_clause("placed_buddhas", "red ghosts: - -b -; placed_buddhas: 1"),
    )


def closing(s: State) -> tuple[Entry, ...]:
    """What ends the turn: the module's steps, then the next board."""
    return (*s.setup.module.closing_steps(), ("turn", (s.active + 1) % len(SIDES)))


def begin_yang(s: State) -> None:
    """Without steps the yang phase begins, unless the game is over."""
    s.agenda = []
    if s.outcome is None:
        s.yang = True
        s.push(("move",), *closing(s))


def next_clause(setup: Setup) -> Clause[State]:
    """The agenda; ``yin`` is the whole turn of the active board."""
    clause = agenda_of(setup).clause(
        unsaid=begin_yang, rest=closing, example="yang: yes; next: act, turn 1"
    )

    def read(s: State, words: Words) -> None:
        if words.text == "yin":
            words.take()
            s.agenda = [("turn", s.active)]
        else:
            clause.read(s, words)

    return replace(clause, read=read)
