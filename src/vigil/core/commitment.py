"""Fair dice: a secret is committed to before the first roll and shown after the last.

Where players add luck of their own, the seed is made of both: neither side chooses it alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.errors import BadRecord, IllegalAnswer
from vigil.core.record import Record
from vigil.core.table import Table


def commitment(seed: int) -> str:
    """A digest that binds a dealer to its seed; it tells nothing of a long random one."""
    return sha256(f"vigil dealer {seed}".encode()).hexdigest()


def mixed(secret: int, luck: Sequence[str]) -> int:
    """The seed that a secret and the luck of each seat make; without any luck the secret itself."""
    if not any(luck):
        return secret
    text = f"vigil dealt {secret} {' '.join(one or '-' for one in luck)}"
    return int(sha256(text.encode()).hexdigest(), 16)


def verify(record: Record, shown: str | None = None) -> int:
    """Prove every roll and draw of a record against its commitment; say how many there were."""
    promise = shown or record.commitment
    if promise is None:
        raise BadRecord("no_commitment")
    if record.seed is None:
        raise BadRecord("seed_not_revealed")
    secret = record.seed if record.secret is None else record.secret
    if commitment(secret) != promise or mixed(secret, record.luck) != record.seed:
        raise BadRecord("other_dealer", commitment=promise)
    return _check_chance(record, SeededDealer(record.seed))


def _check_chance(record: Record, dealer: SeededDealer) -> int:
    """Play the record again and compare each answer of chance with the dealer's."""
    table = Table.replay(record, to=0)
    table.dealer = None
    checked = 0
    for ply, answer in enumerate(record.answers):
        decision = table.decision
        if decision is not None and decision.seat == CHANCE and ply >= record.dealt_from:
            if dealer.deal(decision, ply) != answer:
                code = "no_longer_replays" if record.earlier else "unfair_roll"
                raise BadRecord(code, ply=ply, kind=decision.kind)
            checked += 1
        try:
            table.apply(answer)
        except IllegalAnswer as cause:
            raise BadRecord("no_longer_replays", ply=ply) from cause
    return checked
