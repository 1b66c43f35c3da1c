"""The two forms of the tests: ``make test`` is the quick one, ``make test-all`` the long one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import cycle, islice, product
from typing import Any, Final

USUAL: Final = 64
GAMES: Final = int(os.environ.get("VIGIL_GAMES", USUAL))
"""How many random games are walked."""

LONG: Final = GAMES > USUAL


def crossed(*sides: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Everything with everything in the long form; in the quick one each at least once."""
    listed = [list(side) for side in sides]
    if LONG:
        return list(product(*listed))
    most = max(map(len, listed))
    return list(zip(*(islice(cycle(side), most) for side in listed), strict=True))
