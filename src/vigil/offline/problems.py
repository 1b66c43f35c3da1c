"""Why nothing was changed; the page puts it into words."""

from __future__ import annotations

from vigil.core.errors import VigilError
from vigil.tables.errors import Refused
from vigil.tables.problems import Problem, problem_told
from vigil.words.errors import PREFIXES


def problem_of(error: VigilError) -> Problem:
    """A refusal as data, with the name of the text that explains it."""
    name = type(error).__name__
    return problem_told(error, f"{PREFIXES.get(name, name)}-{error.code}")


def needs_server() -> Refused:
    """Why something is not available on a single device."""
    return Refused("needs_server")
