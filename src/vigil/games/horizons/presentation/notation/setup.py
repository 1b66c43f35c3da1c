"""The clauses of a position that give its setup."""

from __future__ import annotations

from typing import Final

from vigil.core.clauses import Words, write_flag
from vigil.core.notation import SetupClause, all_words, joined


def option(name: str, example: str) -> SetupClause:
    """An option of the setup, yes or no."""
    return SetupClause(key=name, field=name, example=example, read=Words.flag, write=write_flag)


def read_seats(words: Words) -> bool | tuple[int, ...]:
    """Yes or no for all seats, or the seats for which it is yes."""
    return words.numbers() if words.next.isdecimal() else words.flag()


def write_seats(value: bool | tuple[int, ...]) -> str:
    """Yes or no, or the seats."""
    return write_flag(value) if isinstance(value, bool) else joined(value)


SETUP_CLAUSES: Final = (
    SetupClause(
        key="players", field="players", example="players: 2", read=Words.number, always=True
    ),
    SetupClause(
        key="progression",
        field="progression",
        example="progression: yes",
        read=read_seats,
        write=write_seats,
    ),
    option("bonus_growth", "bonus_growth: yes"),
    option("escalation", "escalation: yes"),
    option("first_explore", "first_explore: no"),
    option("ask_all", "ask_all: no"),
    SetupClause(
        key="chosen spirits",
        field="spirits",
        example="chosen spirits: eyes_watch_from_the_trees",
        read=all_words,
        write=joined,
    ),
    SetupClause(
        key="boards",
        field="boards",
        example="players: 2; boards: G H",
        read=all_words,
        write=joined,
    ),
    SetupClause(
        key="switches", field="switches", example="switches: H1 H7", read=all_words, write=joined
    ),
)
