"""Fields that keep several values in one list or number, because copies of them are cheap.

Only this file knows how: Tao tokens by side and colour, and sets of boards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.geometry import SIDES
from vigil.games.ghost_stories.model.state import State

ROW: Final = len(COLOURS)


# -- Tao tokens


def tao_of(s: State, side: int, colour: int) -> int:
    """Tao tokens of a colour that a board has."""
    return s.tao[ROW * side + colour]


def tao_row(s: State, side: int) -> list[int]:
    """Tao tokens of a board by colour."""
    return s.tao[ROW * side : ROW * side + ROW]


def tao_held(s: State, colour: int) -> int:
    """Tao tokens of a colour that all boards have."""
    return sum(s.tao[colour::ROW])


def tao_in_supply(s: State) -> list[int]:
    """Colours that the supply still has."""
    tao, circle = s.tao, s.circle
    return [
        c
        for c, tokens in enumerate(s.tao_tokens)
        if tao[c] + tao[c + ROW] + tao[c + 2 * ROW] + tao[c + 3 * ROW] + (circle == c) < tokens
    ]


def add_tao(s: State, side: int, colour: int, count: int = 1) -> None:
    """A board has more, or with a negative count fewer, Tao tokens of a colour."""
    s.tao[ROW * side + colour] += count


def set_tao_row(s: State, side: int, counts: Iterable[int]) -> None:
    """A board has just these Tao tokens, by colour."""
    s.tao[ROW * side : ROW * side + ROW] = counts


# -- sets of boards


def is_used(s: State, side: int) -> bool:
    """Whether the power of a board was used once, or borrowed, this turn."""
    return s.used >> side & 1 == 1


def set_used(s: State, side: int) -> None:
    """The power of a board is used for this turn."""
    s.used |= 1 << side


def is_borrowed(s: State, side: int) -> bool:
    """Whether the lasting power of a board is borrowed this turn."""
    return s.borrowed >> side & 1 == 1


def set_borrowed(s: State, side: int) -> None:
    """The lasting power of a board is borrowed for this turn."""
    s.borrowed |= 1 << side


def end_borrowing(s: State, side: int) -> None:
    """The power of a board is no longer borrowed."""
    s.borrowed &= ~(1 << side)


def as_set(sides: Iterable[int]) -> int:
    """Boards as one number."""
    return sum(1 << side for side in sides)


def sides_in(boards: int) -> list[int]:
    """The boards of such a number."""
    return [side for side in SIDES if boards >> side & 1]
