"""Special rules of spirits: the hooks at which a spirit can differ from the others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set
from dataclasses import dataclass
from typing import Final

from vigil.games.horizons.model.pieces import Invader
from vigil.games.horizons.model.state import State


@dataclass(frozen=True, kw_only=True)
class SpecialRule:
    """A spirit's special rule; its defaults change nothing."""

    id: str
    bonus_damage: int = 0
    """Damage added once in each use of a power that damages invaders."""
    invader_weakness: Callable[[State, int, int], int] | None = None
    """Health that invaders lack: state, the spirit's seat, land."""
    built_instead: Callable[[State, int, int], Invader | None] | None = None
    """The piece that a build adds instead of a town or city: state, seat, land."""
    after_adding_presence: Callable[[State, int, int, bool], Awaitable[None]] | None = None
    """Growth has added a presence: state, seat, land, whether it was moved from another land."""
    after_defending: Callable[[State, int, Set[int]], Awaitable[None]] | None = None
    """A power of the spirit is over that has defended these lands: state, seat, lands."""


SPECIAL_RULES: Final[dict[str, SpecialRule]] = {}
"""The special rule of each spirit by the spirit's id; filled when the content is imported."""


def special_rule(s: State, seat: int) -> SpecialRule:
    """The special rule of the spirit at a seat."""
    return SPECIAL_RULES[s.spirits[seat]]
