"""The two forms of the tests: ``make test`` is the quick one, ``make test-all`` the long one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice, product
from typing import Any, Final

USUAL: Final = 32
GAMES: Final = int(os.environ.get("VIGIL_GAMES", USUAL))
"""How many random games are walked."""

LONG: Final = GAMES > USUAL


def in_form(*, quick: int, long: int) -> int:
    """How often something is done in the quick form, and in the long one."""
    return long if LONG else quick


def some(values: Iterable[Any], count: int = 1) -> list[Any]:
    """All of them in the long form, the first ones in the quick one."""
    return list(values) if LONG else list(values)[:count]


def numbers(most: int, is_enough: Callable[[], bool]) -> Iterator[int]:
    """Numbers up to a limit; the quick form stops once enough has been seen."""
    for number in range(most):
        yield number
        if not LONG and is_enough():
            return


def crossed(*sides: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Everything with everything in the long form; in the quick one each at least once."""
    listed = [list(side) for side in sides]
    if LONG:
        return list(product(*listed))
    most = max(map(len, listed))
    return list(zip(*(islice(cycle(side), most) for side in listed), strict=True))
