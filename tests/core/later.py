"""Later rules of the toy game, which games of today do not fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from core.toy import STEPS, TOY, State
from vigil.core.decision import choose


async def knock(s: State, seat: int) -> None:
    """Doors are opened no more; one knocks at them."""
    await choose(s, seat, "knock", [("knock",), ("wait",)])


@contextmanager
def later_rules() -> Iterator[None]:
    """While these rules hold, a game in the middle of a door no longer fits."""
    version = TOY.rules_version
    with patch.dict(STEPS, {"door": knock}):
        object.__setattr__(TOY, "rules_version", version + 1)
        try:
            yield
        finally:
            object.__setattr__(TOY, "rules_version", version)
