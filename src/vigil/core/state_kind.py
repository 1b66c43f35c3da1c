"""The type variable for the state of a game, used where a table names it.

Code that takes a table of any game also takes a table of one game.
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
