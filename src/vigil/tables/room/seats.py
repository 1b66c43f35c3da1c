"""A seat of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from vigil.tables.errors import Refused
from vigil.words.names import alike


class Seat(Struct):
    """A seat: a person with a name, a bot, or no one; with both, the bot fills in."""

    name: str = ""
    bot: str = ""
    generation: int = 0
    reserved: bool = False
    """Whether it is reserved for the person of that name, who has not come to this table yet."""

    def named_like(self, name: str) -> bool:
        """Whether this seat's person could be confused with one of that name."""
        return bool(self.name) and alike(self.name, name)

    @property
    def owned(self) -> bool:
        """Whether it belongs to a person, even while a bot fills in."""
        return bool(self.name)

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.owned and not self.bot and not self.reserved


def check_unowned(number: int, seat: Seat) -> None:
    """Refuse to give a player's seat away, also while a bot fills in."""
    if seat.owned:
        raise Refused("seat_taken", seat=number, name=seat.name)


def check_taken(seats: Sequence[Seat]) -> None:
    """Refuse to start while a seat is free."""
    free = [number for number, seat in enumerate(seats) if not seat.human and not seat.bot]
    if free:
        raise Refused("seats_free", seats=", ".join(map(str, free)))


def check_name(seats: Sequence[Seat], name: str, own: Collection[int]) -> None:
    """Refuse a name that another player has; the seats of one person may share theirs."""
    others = (seat for number, seat in enumerate(seats) if number not in own)
    if any(other.named_like(name) for other in others):
        raise Refused("name_taken", name=name)
