"""A refusal in words: why nothing was changed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.tables.errors import Refused
from vigil.words.errors import sayable


class Problem(Struct):
    """Why a request changed nothing."""

    code: str
    text: str
    data: dict[str, Any]


def problem_told(error: VigilError, text: str) -> Problem:
    """A refusal as data, with a text."""
    return Problem(error.code, text, {name: sayable(value) for name, value in error.data.items()})


def status_of(error: VigilError) -> int:
    """The HTTP status of a refusal."""
    return error.status if isinstance(error, Refused) else 400
