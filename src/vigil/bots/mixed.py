"""Bots that share a table, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.bots.bot import Bot
from vigil.bots.custom_bot import Player, make_player
from vigil.core.decision import EVERYONE, Decision
from vigil.core.step import Run


class Mixed:
    """A bot for each seat; of several that are asked at once one after the other answers."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self._bots = bots
        self.looks_ahead = any(bot.looks_ahead for bot in bots)

    def choose(self, table: Run, decision: Decision) -> int:
        """What the bot of the seat chooses that has to answer."""
        seat = seat_to_answer(decision)
        own = decision.options_of(seat)
        if len(own) == 1:
            return own[0]
        return own[self._bots[seat].choose(table, decision.put_to(seat))]


def seat_to_answer(decision: Decision) -> int:
    """The seat whose turn it is to say something.

    Of questions put together it is that of the first. At a window, a seat that can end its part of
    it by an option that names nothing else comes before one that has done so already.
    """
    question = decision.parts[0] if decision.parts else decision
    if question.seat != EVERYONE:
        return question.seat
    ending = [int(option[1]) for option in question.options if len(option) == 2]
    return min(ending or question.seats())


def make_players(players: Sequence[Player], seed: int) -> Bot:
    """One bot for all seats, or one for each."""
    if len(players) == 1:
        return make_player(players[0], seed)
    return Mixed([make_player(player, seed + seat) for seat, player in enumerate(players)])
