"""A habit of experienced players, and how a choice is checked against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from vigil.core.decision import Decision, Option

Verdict: TypeAlias = bool | None
"""Whether a choice breaks a habit; nothing if the habit does not apply."""
Judge: TypeAlias = Callable[[Any, Decision, Option], Verdict]
"""Judges a choice, by the state before it, the question and the option taken."""


class Habit(NamedTuple):
    """What experienced players do."""

    says: str
    breaks: Judge


def unless(applies: bool, *, kept: bool) -> Verdict:
    """Nothing if a habit does not apply; otherwise whether it is broken."""
    return not kept if applies else None
