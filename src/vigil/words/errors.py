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
    "BadWeights": "weights-error",
    "BadLedger": "arena-error",
    "CannotAnalyse": "analysis-error",
    "BrokenPlugin": "plugin-error",
    "UsageError": "cli-error",
    "Refused": "server-error",
    "BadBody": "server-error",
    "NotFound": "server-error",
    "Gone": "server-error",
    "Forbidden": "server-error",
    "TooMuch": "server-error",
    "Unavailable": "server-error",
    "BadDatabase": "database-error",
    "CannotListen": "listen-error",
}
"""For each exception the beginning of its keys; the code follows."""

NOTHING: Final = "—"


def explain(error: VigilError, words: Words) -> str:
    """One sentence that says what is wrong and what would be right, in English if need be."""
    args = {name: _sayable(value) for name, value in error.data.items()}
    if "problem" in args and isinstance(error.__cause__, VigilError):
        args["problem"] = explain(error.__cause__, words)
    key = _key(error, words)
    return words.text(key, **args) if words.has(key) else str(error)


def _key(error: VigilError, words: Words) -> str:
    """Where its words stand; they may be others when nothing at all would be right."""
    name = type(error).__name__
    key = f"{PREFIXES.get(name, name)}-{error.code}"
    none = f"{key}.none"
    return none if error.data.get("known") == "" and words.has(none) else key


def _sayable(value: object) -> str | int:
    return value if type(value) is int else str(value) or NOTHING
