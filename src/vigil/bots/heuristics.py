"""What the bot ``rules`` knows of a game: readable priorities for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from vigil.bots.styles import Style
from vigil.core.decision import Decision, Option
from vigil.core.plugin import find_plugin

Priority: TypeAlias = Callable[[Any, Option], float]
"""What an option is worth, given the analysis of the table; higher is better."""


class Heuristics(NamedTuple):
    """The rules of thumb of a game."""

    analyse: Callable[[Any, Decision, Style], Any]
    """What is worked out about the state once for each question, by what a bot cares for."""
    priorities: Mapping[str, Mapping[str, Priority]]
    """By kind of question and tag of option; what is not named is worth nothing, good or bad."""


NONE = Heuristics(lambda state, _decision, _style: state, {})
"""Of a game without rules of thumb; all its options are alike."""


@cache
def heuristics_of(game: str) -> Heuristics:
    """The rules of thumb of a game."""
    found: Heuristics | None = find_plugin(game).load("heuristics")
    return found or NONE
