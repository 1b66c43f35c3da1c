"""The variable that stands for the state of a game where a table says which one it has.

A table of one game is also a table of any game: code that takes any takes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.core.state import GameState

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # the checker brings it; Python has it from 3.13 on

    S = TypeVar("S", bound=GameState, default=GameState, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=GameState, covariant=True)
