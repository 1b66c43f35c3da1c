"""Breaking positions: words, clauses, numbers and letters dropped, doubled, swapped and changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

NUMBERS: Final = ("-1", "0", "1", "2", "3", "4", "7", "9", "12", "20", "99", "100000", "1e3", "²")
SIGNS: Final = " ;:,|=-?!*~^b%\t\n0ażя"

STEPS: Final = 0.3
"""How often the steps to come are broken rather than any clause."""

Break: TypeAlias = Callable[[str, str, Random], str]
"""Makes a worse position out of one and another of the same game."""


def clauses_of(text: str) -> list[str]:
    """The clauses of a position."""
    return [clause.strip() for clause in text.split(";")]


def joined(clauses: list[str]) -> str:
    """A position of these clauses."""
    return "; ".join(clauses)


def place(things: list[str], luck: Random) -> int:
    """Any place in a list that has one."""
    return luck.randrange(len(things))


# -- clauses


def drop_clause(text: str, _: str, luck: Random) -> str:
    """A clause less."""
    clauses = clauses_of(text)
    del clauses[place(clauses, luck)]
    return joined(clauses)


def double_clause(text: str, _: str, luck: Random) -> str:
    """A clause twice."""
    clauses = clauses_of(text)
    return joined([*clauses, luck.choice(clauses)])


def take_clause(text: str, other: str, luck: Random) -> str:
    """A clause as another position has it."""
    theirs = luck.choice(clauses_of(other))
    key = theirs.partition(":")[0]
    kept = [clause for clause in clauses_of(text) if clause.partition(":")[0] != key]
    return joined([*kept, theirs])


def swap_values(text: str, _: str, luck: Random) -> str:
    """Two clauses with each other's values."""
    clauses = clauses_of(text)
    one, other = (place(clauses, luck) for _ in range(2))
    keys = [clauses[i].partition(":")[0] for i in (one, other)]
    values = [clauses[i].partition(":")[2] for i in (other, one)]
    clauses[one], clauses[other] = (
        f"{key}:{value}" for key, value in zip(keys, values, strict=True)
    )
    return joined(clauses)


# -- words


def in_words(change: Callable[[list[str], list[str], Random], None]) -> Break:
    """Change the words of one clause; the other position lends words."""

    def change_words(text: str, other: str, luck: Random) -> str:
        clauses = clauses_of(text)
        steps = [i for i, clause in enumerate(clauses) if clause.startswith("next")]
        at = luck.choice(steps) if steps and luck.random() < STEPS else place(clauses, luck)
        key, _, value = clauses[at].partition(":")
        words = re.findall(r"[^\s,|]+|[,|]", value) or [""]
        change(words, other.replace(";", " ").split(), luck)
        clauses[at] = f"{key}: {' '.join(words)}"
        return joined(clauses)

    return change_words


def drop_word(words: list[str], _: list[str], luck: Random) -> None:
    """A word less."""
    del words[place(words, luck)]


def double_word(words: list[str], _: list[str], luck: Random) -> None:
    """A word twice."""
    at = place(words, luck)
    words.insert(at, words[at])


def swap_words(words: list[str], _: list[str], luck: Random) -> None:
    """Two words in each other's places."""
    one, other = place(words, luck), place(words, luck)
    words[one], words[other] = words[other], words[one]


def borrow_word(words: list[str], theirs: list[str], luck: Random) -> None:
    """A word of another position."""
    words[place(words, luck)] = luck.choice(theirs)


def insert_word(words: list[str], theirs: list[str], luck: Random) -> None:
    """A word of another position more."""
    words.insert(place(words, luck), luck.choice(theirs))


def change_number(words: list[str], _: list[str], luck: Random) -> None:
    """Another number in place of one."""
    numbers = [i for i, word in enumerate(words) if word.lstrip("-").isdigit()]
    words[luck.choice(numbers) if numbers else 0] = luck.choice(NUMBERS)


# -- letters


def drop_letter(text: str, _: str, luck: Random) -> str:
    """A letter less."""
    at = luck.randrange(max(1, len(text)))
    return text[:at] + text[at + 1 :]


def insert_sign(text: str, _: str, luck: Random) -> str:
    """A sign more."""
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(SIGNS) + text[at:]


WORDS: Final = (drop_word, double_word, swap_words, borrow_word, insert_word, change_number)
BREAKS: Final[tuple[Break, ...]] = (
    drop_clause,
    double_clause,
    take_clause,
    swap_values,
    *map(in_words, WORDS),
    *(in_words(change_number) for _ in range(3)),
    drop_letter,
    insert_sign,
)


def broken(text: str, other: str, seed: int) -> str:
    """A position broken once or a few times."""
    luck = Random(seed)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        text = luck.choice(BREAKS)(text, other, luck)
    return text
