"""A habit: what experienced players do, and how a choice is held against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from vigil.core.decision import Decision, Option

Verdict: TypeAlias = bool | None
"""Whether a choice breaks a habit; nothing where the habit says nothing about it."""
Judge: TypeAlias = Callable[[Any, Decision, Option], Verdict]
"""What a choice comes to, by the state before it, the question and the option taken."""


class Habit(NamedTuple):
    """What experienced players do."""

    says: str
    breaks: Judge


def unless(applies: bool, *, kept: bool) -> Verdict:
    """Nothing where a habit does not apply; else whether it is broken."""
    return not kept if applies else None
