"""Bots as other authors would write them."""

from __future__ import annotations

from typing import Any

import numpy

from vigil.core.decision import Decision
from vigil.core.step import Run
from vigil.core.table import Table


class Last:
    """Takes the last option, as a number of NumPy; says nothing about looking ahead."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: Run, decision: Decision) -> Any:
        assert isinstance(table, Table)
        return numpy.int64(len(decision.options) - 1)


class Quick(Last):
    """Needs no history."""

    looks_ahead = False

    def choose(self, table: Run, decision: Decision) -> Any:  # noqa: ARG002
        assert not isinstance(table, Table)
        return 0


class Wild(Last):
    """Takes an option that does not exist."""

    def choose(self, table: Run, decision: Decision) -> Any:  # noqa: ARG002
        return "the best one"


class Broken(Last):
    """Has a bug."""

    def choose(self, table: Run, decision: Decision) -> Any:  # noqa: ARG002
        raise ZeroDivisionError("a mistake of mine")


class Dumb:
    """Has no answer to anything."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
