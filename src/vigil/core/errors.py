"""The exceptions of Vigil, one for each kind of mistake."""

from __future__ import annotations

from typing import Any, ClassVar


class VigilError(Exception):
    """A mistake of the caller; ``code`` and ``data`` let a screen say it in its own language."""

    template: ClassVar[str] = "{code}"

    def __init__(self, code: str, **data: object) -> None:
        self.code = code
        self.data = data
        super().__init__(code, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.data)

    def __str__(self) -> str:
        sentence = self.template.format(code=self.code.replace("_", " "))
        facts = ", ".join(f"{name}={value!r}" for name, value in self.data.items())
        return f"{sentence} ({facts})" if facts else sentence


def _again(kind: type[VigilError], code: str, data: dict[str, object]) -> VigilError:
    """The error rebuilt in another process."""
    return kind(code, **data)


class IllegalAnswer(VigilError):
    """The answer is not one of the options of the pending decision."""

    template = "illegal answer: {code}"


class IllegalSetup(VigilError):
    """The setup asks for a game the rules do not know."""

    template = "illegal setup: {code}"


class NothingToUndo(VigilError):
    """Raised when there is no earlier answer to undo."""

    template = "nothing to undo: {code}"


class BadSave(VigilError):
    """The save is damaged, or was made by a newer version."""

    template = "this save cannot be opened: {code}"


class BadRecord(VigilError):
    """The record is damaged, newer, or no longer replays."""

    template = "this record cannot be replayed: {code}"


class NotVerified(BadRecord):
    """Raised when a record contradicts its own game."""

    template = "this record is not verified: {code}"


class BadPosition(VigilError):
    """The position notation cannot be read."""

    template = "this position cannot be read: {code}"
