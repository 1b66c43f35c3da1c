"""Mistakes explained to a person."""

from __future__ import annotations

from typing import Final

from vigil.core.errors import VigilError
from vigil.words.catalogue import Words

PREFIXES: Final = {
    "IllegalAnswer": "answer-error",
    "IllegalSetup": "setup-error",
    "NothingToUndo": "undo-error",
    "BadSave": "save-error",
    "BadRecord": "record-error",
    "BadPosition": "position-error",
    "UnknownBot": "bot-error",
}
"""For each exception the beginning of its keys; the code follows."""

NOTHING: Final = "—"


def explain(error: VigilError, words: Words) -> str:
    """One sentence that says what is wrong and what would be right."""
    args = {name: _sayable(value) for name, value in error.data.items()}
    if "problem" in args and isinstance(error.__cause__, VigilError):
        args["problem"] = explain(error.__cause__, words)
    name = type(error).__name__
    return words.text(f"{PREFIXES.get(name, name)}-{error.code}", **args)


def _sayable(value: object) -> str | int:
    return value if type(value) is int else str(value) or NOTHING
