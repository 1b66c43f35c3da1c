"""The engine as a library: a game with bots, its positions kept, copied and sent elsewhere.

python library.py
"""

from __future__ import annotations

import pickle
from copy import deepcopy

from vigil import SeededDealer, Table
from vigil.bots import RulesBot
from vigil.games.ghost_stories import Setup, State


def play(table: Table[State], turns: int) -> None:
    """Let the rules of thumb play until a turn begins."""
    bot = RulesBot(1)
    while (decision := table.decision) is not None and table.state.turn < turns:
        table.apply(bot.choose(table, decision))


def main() -> None:
    """Play, look, try something out, and go on elsewhere."""
    table = Table[State].start(Setup(players=2), SeededDealer(7))
    play(table, turns=3)
    print(table)
    seen = {table.state.key(): "turn three"}
    other = deepcopy(table)
    play(other, turns=5)
    elsewhere: Table[State] = pickle.loads(pickle.dumps(table))
    assert seen[elsewhere.state.key()] == "turn three"
    assert elsewhere.decision == table.decision != other.decision
    print(f"{other!r} has {len(other.state.colours)} boards.")


if __name__ == "__main__":
    main()
