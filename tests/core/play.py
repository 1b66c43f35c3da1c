"""Ways to lead a toy table: by the names of options, or at random."""

from __future__ import annotations

from core.toy import Setup
from vigil.core import Option, SeededDealer, Table
from vigil.core.dealer import Dealer


def answer(table: Table, *tags: str) -> Table:
    """Answer with the options whose parts, joined by blanks, are named."""
    for tag in tags:
        assert table.decision is not None, f"nothing is asked, {tag} was to be answered"
        names = [" ".join(map(str, option)) for option in table.decision.options]
        assert tag in names, f"{table.decision.kind} offers {names}, not {tag}"
        table.apply(names.index(tag))
    return table


def opened(*tags: str, setup: Setup | None = None, dealer: Dealer | None = None) -> Table:
    """A new toy table after some answers."""
    return answer(Table.start(setup or Setup(), dealer), *tags)


def finished(seed: int, setup: Setup | None = None, dealer: Dealer | None = None) -> Table:
    """A toy game played at random to its end; without a dealer chance is answered too."""
    table = Table.start(setup or Setup(), dealer)
    player = SeededDealer(seed)
    while table.decision is not None:
        table.apply(player.deal(table.decision, table.ply))
    return table


def stages(table: Table) -> list[Table]:
    """Forks of a finished game at each of its plies, the first one first."""
    found = []
    for ply in range(table.ply + 1):
        found.append(table.fork(table.dealer))
        found[-1].rewind(ply)
    return found


def kind(table: Table) -> str:
    """What is asked now."""
    assert table.decision is not None
    return table.decision.kind


def options(table: Table) -> tuple[Option, ...]:
    """What can be answered now."""
    assert table.decision is not None
    return table.decision.options


def told(table: Table) -> list[str]:
    """The tags of all events."""
    return [event.tag for event in table.events]
