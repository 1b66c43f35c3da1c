"""Why the server refuses something; each code has a sentence in every language."""

from __future__ import annotations

from typing import ClassVar

from vigil.core.errors import VigilError


class Refused(VigilError):
    """A request that changes nothing: who asked may not, or not now."""

    template = "refused: {code}"
    status: ClassVar[int] = 409


class BadBody(Refused):
    """A body of the wrong shape."""

    status: ClassVar[int] = 400


class NotFound(Refused):
    """Raised when something does not exist."""

    status: ClassVar[int] = 404


class Gone(Refused):
    """There was such a thing, and its host has deleted it."""

    status: ClassVar[int] = 410


class Damaged(Refused):
    """What the database has of one table cannot be read; its admin can repair it."""

    status: ClassVar[int] = 409


class Forbidden(Refused):
    """Another player's seat or table."""

    status: ClassVar[int] = 403


class TooMuch(Refused):
    """More than a limit allows; after some ``seconds`` it may be tried again."""

    status: ClassVar[int] = 429


class Unavailable(Refused):
    """The storage does not answer."""

    status: ClassVar[int] = 503
