"""Fair dice: a secret is committed to before the first roll and shown after the last.

If players add entropy, the seed is made of both: neither side chooses it alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.errors import BadRecord, IllegalAnswer, NotVerified
from vigil.core.record import Record
from vigil.core.table import Table

Grade: TypeAlias = Literal["everything", "without_players", "nothing"]
"""How much is proved: all of it, all but the players' entropy, or nothing."""

DIE: Final = "die"
"""The suffix of all kinds of dice; other chance is a draw."""


def commitment(seed: int) -> str:
    """A hash that binds a dealer to its seed; it reveals nothing about a long random one."""
    return sha256(f"vigil dealer {seed}".encode()).hexdigest()


def mixed(secret: int, luck: Sequence[str]) -> int:
    """The seed made of a secret and the entropy of each seat; without any, the secret itself."""
    if not any(luck):
        return secret
    text = f"vigil dealt {secret} {' '.join(one or '-' for one in luck)}"
    return int(sha256(text.encode()).hexdigest(), 16)


@dataclass(frozen=True)
class Known:
    """What the verifier knows about a game from a source other than its record."""

    commitment: str | None = None
    """The commitment hash that was shown before the game."""
    luck: tuple[tuple[int | None, str], ...] = ()
    """Entropy that players added, each with its seat where that is known."""
    dealt_from: int | None = None
    """The ply at which the game was forked from another; 0 for a start at a given position."""


@dataclass(frozen=True)
class Verified:
    """The result of checking a record."""

    grade: Grade
    rolls: int
    """Dice rolls that follow from the seed."""
    draws: int
    """All other chance that does: cards, tiles, seats."""
    unchecked: int
    """Rolls and draws before the fork from another game."""
    finished: bool
    """Whether the record leads to the end of the game; it may have been given up."""
    confirmed: int
    """How many seats are known to have their entropy in the seed."""
    contributed: int
    """How many seats have any in it, as the record says."""

    @property
    def checked(self) -> int:
        """How many rolls and draws follow from the seed."""
        return self.rolls + self.draws


def verify(record: Record, known: Known | None = None) -> Verified:
    """Check a record against what the caller knows; ``NotVerified`` says what fails."""
    known = known or Known()
    if record.seed is None:
        raise BadRecord("seed_not_revealed")
    _check_seed(record, record.seed, known.commitment or record.commitment)
    _check_luck(record, known)
    if known.commitment is not None:
        _check_beginning(record, known.dealt_from)
    return _check_chance(record, SeededDealer(record.seed), known)


def _check_seed(record: Record, seed: int, shown: str | None) -> None:
    """Check that the seed is made of the commitment and the entropy in the record."""
    secret = seed if record.secret is None else record.secret
    if mixed(secret, record.luck) != seed:
        raise NotVerified("other_seed")
    if shown is not None and commitment(secret) != shown:
        raise NotVerified("other_commitment", commitment=shown)


def _check_luck(record: Record, known: Known) -> None:
    """Check that all known entropy is in the seed."""
    for seat, luck in known.luck:
        if luck not in (record.luck if seat is None else record.luck[seat : seat + 1]):
            raise NotVerified("luck_left_out", luck=luck)


def _check_beginning(record: Record, dealt_from: int | None) -> None:
    """Check the start itself: a record must not decide which of its rolls are checked."""
    own = record.origin is None and record.dealt_from == 0
    if (dealt_from or 0) != record.dealt_from or (dealt_from is None and not own):
        raise NotVerified("other_beginning", first=record.dealt_from)


def _grade(known: Known) -> Grade:
    if known.commitment is None:
        return "nothing"
    return "everything" if known.luck else "without_players"


def _check_chance(record: Record, dealer: SeededDealer, known: Known) -> Verified:
    """Replay the record and compare each answer of chance with the dealer's."""
    table = Table.replay(record, to=0)
    table.dealer = None
    rolls = draws = unchecked = 0
    for ply, answer in enumerate(record.answers):
        decision = table.decision
        if decision is not None and decision.seat == CHANCE:
            if ply < record.dealt_from:
                unchecked += 1
            elif dealer.deal(decision, ply) != answer:
                code = "no_longer_replays" if record.earlier else "unfair_roll"
                raise NotVerified(code, ply=ply, kind=decision.kind)
            elif decision.kind.endswith(DIE):
                rolls += 1
            else:
                draws += 1
        try:
            table.apply(answer)
        except IllegalAnswer as cause:
            raise NotVerified("no_longer_replays", ply=ply) from cause
    finished = table.decision is None
    if not rolls + draws and (unchecked or not finished):
        raise NotVerified("nothing_checked", first=record.dealt_from)
    confirmed = len({luck for _, luck in known.luck})
    contributed = sum(1 for one in record.luck if one)
    return Verified(_grade(known), rolls, draws, unchecked, finished, confirmed, contributed)
