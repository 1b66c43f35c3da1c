"""A game with facts of every kind, for tables of results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from vigil.core.decision import Decision, Option
from vigil.core.event import Event
from vigil.core.plugin import Plugin, find_plugin
from vigil.simulation.facts import Column, Facts, Row

COLUMNS: Final = (
    Column("asked_first", "flag", "whether the first question went to the first seat"),
    Column("last_turn", "count", "the last turn"),
    Column("mean_options", "number", "options of a question on average"),
    Column("first_kind", "word", "the kind of the first question"),
    Column("kinds", "words", "the kinds of questions, sorted"),
    Column("answers", "counts", "how often each kind was asked"),
)
TURN_COLUMNS: Final = (Column("answers_so_far", "count", "answers given before the turn was over"),)


class Counting:
    """Counts questions."""

    def __init__(self, state: Any) -> None:
        assert state.turn <= 1
        self._answers: dict[str, int] = {}
        self._options = 0
        self._first: Decision | None = None

    def answered(self, state: Any, decision: Decision, option: Option) -> None:
        assert option in decision.options
        assert state.outcome is None
        self._first = self._first or decision
        self._options += len(decision.options)
        self._answers[decision.kind] = self._answers.get(decision.kind, 0) + 1

    def happened(self, events: Sequence[Event]) -> None:
        """Events are not counted."""

    def turn(self, state: Any) -> Row:
        assert state.turn >= 1
        return {"answers_so_far": sum(self._answers.values())}

    def game(self, state: Any) -> Row:
        assert state.outcome is not None
        assert self._first is not None
        return {
            "asked_first": self._first.seat == 0,
            "last_turn": state.turn,
            "mean_options": self._options / sum(self._answers.values()),
            "first_kind": self._first.kind,
            "kinds": tuple(sorted(self._answers)),
            "answers": self._answers,
        }


FACTS: Final = Facts(columns=COLUMNS, turn_columns=TURN_COLUMNS, witness=Counting)


def with_facts(game: str) -> Plugin:
    """A game that is known already, with these facts in place of its own."""
    return replace(find_plugin(game), facts=FACTS)
