"""A seat of a table, and who has it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import normalize

from msgspec import Struct

from vigil.server.common.errors import Refused


class Seat(Struct):
    """Who sits there: a person under a name, a bot, or nobody."""

    name: str = ""
    bot: str = ""
    generation: int = 0

    def named_like(self, name: str) -> bool:
        """Whether nobody could tell this seat's person from one of that name."""
        return normalize("NFKC", self.name).casefold() == normalize("NFKC", name).casefold()

    @property
    def human(self) -> bool:
        """Whether a person has it."""
        return bool(self.name) and not self.bot


def check_taken(seats: Sequence[Seat]) -> None:
    """Refuse to begin while a seat is free."""
    free = [number for number, seat in enumerate(seats) if not seat.human and not seat.bot]
    if free:
        raise Refused("seats_free", seats=", ".join(map(str, free)))


def check_name(seats: Sequence[Seat], name: str, own: Collection[int]) -> None:
    """Refuse a name that somebody else has; the seats of one person may share theirs."""
    others = (seat for number, seat in enumerate(seats) if number not in own)
    if any(other.named_like(name) for other in others):
        raise Refused("name_taken", name=name)
