"""Seat tokens: signed, unguessable, and void once the seat has a newer one."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

HOST = -1
"""The seat number of the table's host, who can seat people but not play for them."""


class Claim(NamedTuple):
    """The claim of a token."""

    table: str
    seat: int
    generation: int


class Signer:
    """Makes tokens with one key, and also reads those of other keys."""

    def __init__(self, key: bytes, *others: bytes) -> None:
        self._keys = (key, *others)

    def sign(self, claim: Claim) -> str:
        """The token for a seat."""
        text = f"{claim.table}.{claim.seat}.{claim.generation}"
        return f"{text}.{_seal(self._keys[0], text)}"

    def read(self, token: str) -> Claim | None:
        """The claim of a token, if we made it."""
        text, _, seal = token.rpartition(".")
        seals = [_seal(key, text) for key in self._keys]
        if not any(hmac.compare_digest(seal.encode(), made.encode()) for made in seals):
            return None
        table, seat, generation = text.rsplit(".", 2)
        return Claim(table, int(seat), int(generation))


def _seal(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()


def new_table_id() -> str:
    """An unguessable table id: its link is the invitation."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass  # a command line would read it as an option
    return made
