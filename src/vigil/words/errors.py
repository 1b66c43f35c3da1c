"""Mistakes explained in one sentence."""

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
    "NotVerified": "verify-error",
    "BadPosition": "position-error",
    "UnknownBot": "bot-error",
    "BotFailed": "own-bot-error",
    "BadWeights": "weights-error",
    "BadLedger": "arena-error",
    "BadResults": "results-error",
    "OtherRules": "study-error",
    "WorkLost": "work-error",
    "GameFailed": "game-error",
    "CannotAnalyse": "analysis-error",
    "BrokenPlugin": "plugin-error",
    "UsageError": "cli-error",
    "UnknownGame": "cli-error",
    "Refused": "server-error",
    "BadBody": "server-error",
    "BadMessage": "server-error",
    "NotFound": "server-error",
    "Gone": "server-error",
    "Damaged": "server-error",
    "Forbidden": "server-error",
    "TooMuch": "server-error",
    "Unavailable": "server-error",
    "BadDatabase": "database-error",
    "CannotListen": "listen-error",
    "ServerError": "tui-error",
}
"""The prefix of the keys for each exception; its code follows."""

NOTHING: Final = "—"
LONGEST: Final = 500
"""The longest value that a sentence repeats, in characters."""
HIGHEST: Final = 10**15
"""The largest number formatted as a number; larger ones are repeated unchanged."""


def explain(error: VigilError, words: Words) -> str:
    """One sentence: what is wrong, and what would be right; in English if no other text exists."""
    args = {name: _said(value) for name, value in error.data.items()}
    if "problem" in args and isinstance(error.__cause__, VigilError):
        args["problem"] = explain(error.__cause__, words)
    key = _key(error, words)
    return words.text(key, **args) if words.has(key) else shortened(str(error))


def _key(error: VigilError, words: Words) -> str:
    """The key of its text; a missing value has another key."""
    name = type(error).__name__
    key = f"{PREFIXES.get(name, name)}-{error.code}"
    none = f"{key}.none"
    return none if error.data.get("known") == "" and words.has(none) else key


def _said(value: object) -> str | int:
    """A value in a sentence; a dash for nothing."""
    return NOTHING if value == "" else sayable(value)


def sayable(value: object) -> str | int:
    """A value in the form in which an error repeats it: an ordinary number or a short text."""
    if type(value) is int and abs(value) < HIGHEST:
        return value
    return shortened(digits(value) if type(value) is int else str(value))


def digits(number: int) -> str:
    """A number as text; a very long one is only described."""
    return str(number) if abs(number) < 10**LONGEST else "10…"


def shortened(text: str) -> str:
    """The beginning of a text that is too long for a sentence."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
