"""The list of attacks: each is an async generator that prepares, yields once, then floods."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Final, TypeAlias

from msgspec import Struct

from torture.flood_target import Target

Flood: TypeAlias = Callable[[Target], AsyncIterator[None]]


class Attack(Struct, frozen=True):
    """One way to take a server away from the others."""

    name: str
    flood: Flood
    shares_address: bool = False
    """Whether an honest client of the attacker's own address has to get in, too."""

    @property
    def about(self) -> str:
        """What it does, in one line."""
        return (self.flood.__doc__ or "").splitlines()[0]


CONTROL: Final = "control"
"""What runs beside the server in quiet time: attackers take a processor, too."""

ATTACKS: Final[dict[str, Attack]] = {}


def attack(name: str, *, shares_address: bool = False) -> Callable[[Flood], Flood]:
    """Put an attack on the list."""

    def add(flood: Flood) -> Flood:
        ATTACKS[name] = Attack(name, flood, shares_address)
        return flood

    return add
