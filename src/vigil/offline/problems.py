"""Why nothing was changed; the page puts it into words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.words.errors import PREFIXES


class Problem(Struct):
    """A refusal: the name of its text stands for the text."""

    code: str
    text: str
    data: dict[str, Any]


def problem_of(error: VigilError) -> Problem:
    """A refusal as data, with the name of the text that explains it."""
    name = type(error).__name__
    data = {name: value if type(value) is int else str(value) for name, value in error.data.items()}
    return Problem(error.code, f"{PREFIXES.get(name, name)}-{error.code}", data)
