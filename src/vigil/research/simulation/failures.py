"""Failed games: the author of a bot sees which game, why, and the line of their code."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

import vigil
from vigil.core.errors import VigilError

OURS: Final = Path(vigil.__file__).parent
LAST: Final = 3
"""The frames shown of a failure without external code."""


class GameFailed(VigilError):
    """A game broke off; ``trace`` has the frames of the bot's author, the innermost first."""

    template = "a game could not be played to its end: {code}"


@contextmanager
def named_failures(number: int, seed: int) -> Iterator[None]:
    """Turn any mistake in a game into ``GameFailed`` with its number and seed."""
    try:
        yield
    except VigilError:
        raise
    except Exception as cause:
        reason = f"{type(cause).__name__}: {cause}"
        trace = authors_frames(cause.__traceback__)
        raise GameFailed(
            "broke_off", number=number, seed=str(seed), reason=reason, trace=trace
        ) from cause


def authors_frames(found: TracebackType | None) -> str:
    """The frames outside Vigil, the innermost first; without any, the last of ours."""
    frames = traceback.extract_tb(found)
    theirs = [one for one in frames if not Path(one.filename).is_relative_to(OURS)]
    shown = theirs or frames[-LAST:]
    return "".join(traceback.format_list(shown[::-1])).rstrip()
