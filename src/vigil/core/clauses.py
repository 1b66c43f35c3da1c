"""Position notations consist of clauses ``key: value``: splitting them and reading their words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar, cast

from vigil.core.errors import BadPosition

T = TypeVar("T")
W = TypeVar("W", bound=str)

MOST: Final = 99_999
"""The highest count in a position."""
NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
NONE: Final = "none"
"""The word for an empty list."""
FEW: Final = 9
"""Up to this many right words are named in an error."""
LONG: Final = 60
"""As many characters of a wrong word as an error repeats."""


def split_clauses(text: str) -> dict[str, str]:
    """Clauses by key, separated by semicolons or lines; each key once, each with a colon."""
    clauses: dict[str, str] = {}
    for clause in re.split(r"[;\r\n]", text):
        if not clause.strip():
            continue
        key, colon, value = clause.partition(":")
        key = " ".join(key.split())
        if not colon:
            raise BadPosition("no_colon", clause=shown(" ".join(clause.split())))
        if key in clauses:
            raise BadPosition("clause_twice", clause=shown(key))
        clauses[key] = " ".join(value.split())
    return clauses


def nearest(word: str, known: Iterable[object]) -> str:
    """Suggestions for a wrong word: the most similar ones, or else all of them or the first few."""
    right = list(map(str, known))
    alike = get_close_matches(word, right, n=3)
    return ", ".join(alike or right[:FEW])


def shown(text: str) -> str:
    """As much of a wrong text as an error repeats."""
    return text if len(text) <= LONG else f"{text[:LONG]}…"


def write_flag(value: bool) -> str:
    """Yes or no."""
    return "yes" if value else "no"


class Words:
    """The words of a clause or a part of it, taken one by one; a wrong one is an error."""

    def __init__(self, clause: str, text: str, example: str = "") -> None:
        self.clause = clause
        self.text = text
        self._example = example
        self._words = text.split()
        self._taken = 0

    def __bool__(self) -> bool:
        return self._taken < len(self._words)

    def parts(self, separator: str = ",") -> Iterator[Words]:
        """The parts between commas, or another separator; each must be used up."""
        for text in self.text.split(separator):
            part = Words(self.clause, text.strip(), self._example)
            yield part
            part.end()
        self._taken = len(self._words)

    def named_parts(self, known: Iterable[str]) -> Iterator[tuple[str, Words]]:
        """The parts between commas, each after its name, which is known and comes once."""
        right, names = dict.fromkeys(known), set[str]()
        for part in self.parts():
            name = part.pick(right)
            if name in names:
                raise BadPosition("word_twice", clause=self.clause, value=name)
            names.add(name)
            yield name, part

    @property
    def next(self) -> str:
        """The next word, without taking it; nothing at the end."""
        return self._words[self._taken] if self else ""

    def take(self) -> str:
        """The next word."""
        taken = self._taken
        if taken >= len(self._words):
            value = shown(f"{self.clause}: {self.text}".strip())
            raise BadPosition("word_missing", value=value, example=self._example)
        self._taken = taken + 1
        return self._words[taken]

    def end(self) -> None:
        """Refuse a surplus word: a comma may be missing before it."""
        if self._taken < len(self._words):
            before = shown(" ".join(self._words[: self._taken]))
            word = shown(self._words[self._taken])
            raise BadPosition("surplus_word", clause=self.clause, value=word, before=before)

    def pick(self, known: Iterable[W]) -> W:
        """The next word, one of the known ones."""
        word, right = self.take(), known if isinstance(known, tuple | dict) else tuple(known)
        if word not in right:
            raise BadPosition(
                "unknown_word", clause=self._before(), value=shown(word), known=nearest(word, right)
            )
        return cast("W", word)

    def _before(self) -> str:
        """The clause, and the text before the last word taken in its part."""
        before = " ".join(self._words[: self._taken - 1])
        return shown(f"{self.clause}: {before}" if before else self.clause)

    def number(self, least: int = 0, most: int = MOST) -> int:
        """The next word, a number within the bounds."""
        word = self.take()
        if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
            raise BadPosition(
                "not_a_number", clause=self._before(), value=shown(word), least=least, most=most
            )
        return int(word)

    def flag(self) -> bool:
        """The next word, yes or no."""
        return self.pick(("yes", "no")) == "yes"

    def rest(self, known: Iterable[str]) -> tuple[str, ...]:
        """All other words, each known and used once; ``none`` means no words."""
        right = dict.fromkeys(known)
        return self._once(self.pick(right) for _ in self._left())

    def numbers(self, least: int = 0, most: int = MOST) -> tuple[int, ...]:
        """All other words, different numbers within these bounds; ``none`` means no words."""
        return self._once(self.number(least, most) for _ in self._left())

    def counts(self, highest: Mapping[str, int], nothing: str = NONE) -> dict[str, int]:
        """All other words in pairs, a word and a number; each word has a highest number."""
        pairs = []
        for _ in self._left(nothing):
            word = self.pick(highest)
            pairs.append((word, self.number(0, highest[word])))
        self._once(word for word, _ in pairs)
        return dict(pairs)

    def _left(self, nothing: str = NONE) -> Iterator[None]:
        """Iterate while words are left, at least once, so that ``none`` is read."""
        if not self or self._words[self._taken :] == [nothing]:
            self.take()
        while self._taken < len(self._words):
            yield

    def _once(self, values: Iterable[T]) -> tuple[T, ...]:
        """The values; an error if one is repeated."""
        found = tuple(values)
        if len(set(found)) == len(found):
            return found
        for place, value in enumerate(found):
            if value in found[:place]:
                raise BadPosition("word_twice", clause=self.clause, value=value)
        return found
