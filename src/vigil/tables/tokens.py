"""Seat tokens: signed, unguessable, and worthless once the seat has a newer one."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

HOST = -1
"""The seat of the table's maker; it may sit people down but not play for them."""


class Claim(NamedTuple):
    """What a token says of its bearer."""

    table: str
    seat: int
    generation: int


class Signer:
    """Makes tokens with one key, and reads those of others too."""

    def __init__(self, key: bytes, *others: bytes) -> None:
        self._keys = (key, *others)

    def sign(self, claim: Claim) -> str:
        """The token for a seat."""
        text = f"{claim.table}.{claim.seat}.{claim.generation}"
        return f"{text}.{_seal(self._keys[0], text)}"

    def read(self, token: str) -> Claim | None:
        """What a token says, if we made it."""
        text, _, seal = token.rpartition(".")
        seals = [_seal(key, text) for key in self._keys]
        if not any(hmac.compare_digest(seal.encode(), made.encode()) for made in seals):
            return None
        table, seat, generation = text.rsplit(".", 2)
        return Claim(table, int(seat), int(generation))


def _seal(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()


def new_table_id() -> str:
    """A name for a table that cannot be guessed: a link to it is an invitation."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass  # a command line would take it for an option
    return made
