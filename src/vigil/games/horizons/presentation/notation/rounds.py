"""Counters, what lasts this turn, the phase, and the agenda."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from vigil.core.agenda import Entry
from vigil.core.clauses import MOST, Words, write_flag
from vigil.core.notation import Clause
from vigil.games.horizons.content.fear_lands import SHUNNED
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.state import Guard, Shunned, State, Vengeance, Ward
from vigil.games.horizons.presentation.notation.end import DOOMS
from vigil.games.horizons.presentation.notation.lands import CROWD, MARKS
from vigil.games.horizons.presentation.notation.steps import AGENDA, PHASES, read_land, write_land

# -- counters


def counter_clause(name: str, most: int, example: str) -> Clause[State]:
    """The clause of a number."""

    def read(s: State, words: Words) -> None:
        setattr(s, name, words.number(0, most))

    return Clause(key=name, example=example, read=read, write=lambda s: str(getattr(s, name)))


def blight_in_all(s: State) -> int:
    """Blight of the pool and of the boards together."""
    printed = sum(initial.count("blight") for initial in s.setup.island.initial)
    return s.setup.blight_pool + printed


def shrink_pool(s: State) -> None:
    """The pool has not more than the island has left of it."""
    s.blight_pool = min(s.blight_pool, blight_in_all(s) - sum(s.blight))


def pool_clause() -> Clause[State]:
    """The clause of the blight pool."""
    clause = counter_clause("blight_pool", CROWD, "blight_pool: 3")
    return replace(clause, unsaid=shrink_pool)


COUNTERS: Final = (
    counter_clause("fear", CROWD, "fear: 3"),
    counter_clause("earned", FEAR_DECK_SIZE, "taken: 3; earned: 2"),
    counter_clause("taken", FEAR_DECK_SIZE, "taken: 3"),
    pool_clause(),
    counter_clause("turn", MOST, "turn: 4"),
    counter_clause("action", MOST, "action: 60"),
)


# -- what holds this turn


def read_vengeance(s: State, words: Words) -> Vengeance:
    """A land, the seat that takes vengeance, whether next door too, and whether none was taken."""
    vow = Vengeance(read_land(s, words), words.number(0, s.setup.players - 1), words.flag())
    return vow._replace(fresh=words.flag()) if words.next else vow


def read_ward(s: State, words: Words) -> Ward:
    """A seat and the defence it gives in its lands."""
    return Ward(words.number(0, s.setup.players - 1), words.number(0, CROWD))


def read_guard(_: State, words: Words) -> Guard:
    """Defence for each dahan, and more."""
    return Guard(words.number(0, CROWD), words.number(0, CROWD))


def read_shunned(_: State, words: Words) -> Shunned:
    """Lands of a kind and the actions that do not happen there."""
    return Shunned(words.pick(SHUNNED), words.number(0, MARKS["skips"]))


def rows_clause(
    name: str,
    row: Callable[[State, Words], tuple[Any, ...]],
    example: str,
    write_row: Callable[[State, Any], str] = lambda _, row: " ".join(map(str, row)),
) -> Clause[State]:
    """The clause of effects that last for the turn, one in each part."""

    def read(s: State, words: Words) -> None:
        setattr(s.this_turn, name, tuple(row(s, part) for part in words.parts()))

    def write(s: State) -> str:
        return ", ".join(write_row(s, one) for one in getattr(s.this_turn, name))

    return Clause(key=name, example=example, read=read, write=write)


def write_vengeance(s: State, row: Vengeance) -> str:
    """A land, the seat, whether next door too, and ``no`` if some vengeance was taken."""
    vow = f"{write_land(s, row.land)} {row.seat} {write_flag(row.near)}"
    return vow if row.fresh else f"{vow} {write_flag(row.fresh)}"


ONGOING: Final = (
    rows_clause("vengeance", read_vengeance, "vengeance: G5 0 yes", write_vengeance),
    rows_clause("wards", read_ward, "wards: 0 2"),
    rows_clause("guards", read_guard, "guards: 1 0"),
    rows_clause("shunned", read_shunned, "shunned: coastal 2, with_dahan 1"),
)


# -- the phase


def read_phase(s: State, words: Words) -> None:
    """The phase of the round."""
    s.phase = words.pick(("set_up", *PHASES))


def read_doom(s: State, words: Words) -> None:
    """Why the game is about to be lost."""
    s.doom = words.pick(DOOMS)


PHASE: Final = (
    Clause(key="phase", example="phase: fast", read=read_phase, write=lambda s: s.phase),
    Clause(key="doom", example="doom: blight", read=read_doom, write=lambda s: s.doom),
)


# -- the steps to come


def closing(_: State) -> tuple[Entry, ...]:
    """After all steps named comes the next round."""
    return (("next_round",),)


def begin_round(s: State) -> None:
    """Without steps a new round begins, unless the game is over."""
    s.agenda = [] if s.outcome else list(closing(s))


NEXT: Final = AGENDA.clause(
    unsaid=begin_round, rest=closing, example="phase: slow; next: power_phase slow, time_passes"
)
