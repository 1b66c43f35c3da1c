"""Parts of sentences that every game builds in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import floor
from typing import Any, Final, TypeAlias

from vigil.core.game import Content
from vigil.words.catalogue import Words

View: TypeAlias = Mapping[str, Any]
"""The result of ``table.view(seat)``."""

Args: TypeAlias = dict[str, str | int]
"""The arguments of a text."""

Pieces: TypeAlias = tuple[Content, ...]
"""Things with names and texts."""

MINUS: Final = "\N{MINUS SIGN}"
NOTHING: Final = "—"
AND: Final = " · "
"""The separator of things in a line."""


def sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def clause(text: str) -> str:
    """The text with a small first letter, for use after a colon."""
    return text[:1].lower() + text[1:]


def noted(name: str, notes: Iterable[str]) -> str:
    """A name with notes in brackets, if there are any."""
    remarks = "; ".join(notes)
    return f"{name} ({remarks})" if remarks else name


def percent(words: Words, chance: Fraction) -> str:
    """A chance in whole percent; the possible is never 0, and the uncertain never 100."""
    rounded = floor(chance * 100 + Fraction(1, 2))
    amount = "<1" if chance and not rounded else ">99" if chance < 1 and rounded == 100 else rounded
    return words.text("game-percent", amount=str(amount))


def ending(words: Words, prefix: str, outcome: Mapping[str, Any]) -> str:
    """The result of a game and its score, with the lines of the score if known."""
    result = "win" if outcome["won"] else "loss"
    reason = words.text(f"{prefix}-{result}-{outcome['reason']}")
    lines = [
        f"{words.text(f'{prefix}-score-{line}')} {points:+d}".replace("-", MINUS)
        for line, points in outcome.get("lines", {}).items()
        if points
    ]
    score = noted(str(outcome["score"]).replace("-", MINUS), lines)
    own = f"{prefix}-ending-{result}"
    return words.text(own if words.has(own) else f"game-{result}", reason=reason, score=score)
