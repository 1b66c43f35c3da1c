"""How many answer sequences of a length there are from a position."""

from __future__ import annotations

from vigil.core import Table, find_game


def count(table: Table, depth: int) -> int:
    """Answer sequences of this length; a game that ends earlier counts once."""
    if table.decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(table.decision.options)
    total = 0
    for index in range(len(table.decision.options)):
        twin = table.fork()
        twin.apply(index)
        total += count(twin, depth - 1)
    return total


def counts(name: str, text: str, depth: int) -> list[int]:
    """The counts of depth 1, 2 and so on, from a position of a game."""
    game = find_game(name)
    table = Table.at(game, game.read(text))
    return [count(table, n) for n in range(1, depth + 1)]
