"""The dealer answers for chance. It is not part of the state, and its own state is one integer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import Any, Protocol

from vigil.core.decision import Decision


class Dealer(Protocol):
    """Anything that answers chance decisions, knowing how many answers came before."""

    def deal(self, decision: Decision, ply: int) -> int:
        """The index of the option that chance picks at this ply."""
        ...


class SeededDealer:
    """Deals by seed and ply alone, so that a rewound game sees the same dice again.

    Ply ``p`` takes the 32-bit number ``p % 16`` of the keyed BLAKE2b digest of block ``p // 16``.
    """

    __slots__ = ("_block", "_key", "_numbers", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key = b""
        self._block = -1
        self._numbers: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return SeededDealer, (self.seed,)  # compiled classes need their own copy

    def deal(self, decision: Decision, ply: int) -> int:
        """Pick an option with its weight."""
        if ply >> 4 != self._block:
            self._key = self._key or blake2b(str(self.seed).encode()).digest()
            self._block = ply >> 4
            digest = blake2b(self._block.to_bytes(8, "big"), key=self._key).digest()
            self._numbers = unpack(">16I", digest)
        number, weights = self._numbers[ply & 15], decision.weights
        if weights is None:
            return (number * len(decision.options)) >> 32
        return weighted_index(number, weights)


def forked_dealer(dealer: Dealer | None, ply: int, number: int) -> Dealer | None:
    """A dealer with other dice for the fork of this number, independent of the real ones.

    The same forks of the same game have the same dice, so a seed reproduces whole simulations.
    """
    if dealer is None:
        return None
    seed = dealer.seed if isinstance(dealer, SeededDealer) else None
    digest = blake2b(f"fork/{seed}/{ply}/{number}".encode(), digest_size=8).digest()
    return SeededDealer(int.from_bytes(digest, "big"))


def weighted_index(number: int, weights: Sequence[int]) -> int:
    """The index that a 32-bit number selects, in proportion to the weights."""
    left = (number * sum(weights)) >> 32
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("weights are positive")
