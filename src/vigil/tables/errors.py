"""Refusals of the server; each code has a sentence in every language."""

from __future__ import annotations

from typing import ClassVar

from vigil.core.errors import VigilError


class Refused(VigilError):
    """A refused request: not allowed, or not now. It has changed nothing."""

    template = "refused: {code}"
    status: ClassVar[int] = 409


class BadBody(Refused):
    """A body of the wrong shape."""

    status: ClassVar[int] = 400


class NotFound(Refused):
    """Raised when something does not exist."""

    status: ClassVar[int] = 404


class Gone(Refused):
    """The thing existed, and its host has deleted it."""

    status: ClassVar[int] = 410


class Damaged(Refused):
    """The stored data of a table cannot be read; the server admin can repair it."""

    status: ClassVar[int] = 409


class Forbidden(Refused):
    """The seat or table belongs to another player."""

    status: ClassVar[int] = 403


class TooMuch(Refused):
    """A limit is exceeded; after some ``seconds`` the request may be repeated."""

    status: ClassVar[int] = 429


class Unavailable(Refused):
    """The storage does not answer."""

    status: ClassVar[int] = 503
