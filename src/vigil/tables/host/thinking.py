"""How a bot answers: from a saved game and its own seed."""

from __future__ import annotations

from typing import Protocol
from zlib import crc32

from vigil.bots import Bot, make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.tables.host.open_table import OpenTable


class Thinkers(Protocol):
    """The processes that think for bots."""

    async def choose(self, table: OpenTable, seat: int, bot: str) -> int:
        """Let a bot answer for a seat."""
        ...


def bot_seed(table: str) -> int:
    """The seed of a table's bots; the dealer's would reveal the dice."""
    return crc32(table.encode())


def think(bot: str, seed: int, seat: int, save: str, longest: float | None = None) -> int:
    """A bot's answer for a seat of a saved game, within the time limit."""
    table = Table.load(save)
    table.dealer = SeededDealer(seed)  # bots must not see the dice before they fall
    return answer_of(make_bot(bot, seed + table.ply, longest=longest), table, seat)


def answer_of(bot: Bot, table: Table, seat: int) -> int:
    """What a bot answers for a seat, as if no other seat were asked."""
    decision = table.decision
    assert decision is not None
    own = decision.options_of(seat)
    return own[0] if len(own) == 1 else own[bot.choose(table, decision.put_alone_to(seat))]
