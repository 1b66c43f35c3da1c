"""Playing a game to its end from a position, many times, with fresh dice each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from secrets import randbits
from typing import Final, NamedTuple

from vigil.bots.bot import Bot
from vigil.bots.custom_bot import Player
from vigil.bots.mixed import make_players
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.state import Outcome
from vigil.core.table import Table

BITS: Final = 64
"""Of a seed that is drawn here."""


class RolloutResult(NamedTuple):
    """How the games ended that were played on from one position."""

    outcomes: tuple[Outcome, ...]
    seed: int
    """Gives the same rollouts again, from the same position and with the same bot."""

    @property
    def wins(self) -> int:
        """How many of the games were won."""
        return sum(outcome.won for outcome in self.outcomes)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / len(self.outcomes)

    @property
    def mean_score(self) -> float:
        """The mean score, of lost games too."""
        return sum(outcome.score for outcome in self.outcomes) / len(self.outcomes)


def rollout(
    table: Table,
    bot: Player | Sequence[Player] = "rules",
    n: int = 100,
    *,
    seed: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> RolloutResult:
    """Play the game on ``n`` times, with fresh dice each time; the table stays as it is.

    ``bot`` plays all seats, or is a list of one bot for each seat; each is a name, a class or
    function that makes a bot from a seed, or a bot. ``seed`` fixes dice and bots; without one it
    is drawn as for a fork of the table. ``progress`` hears 1 after each game.
    """
    if n < 1:
        raise ValueError("n must be at least 1")
    players: Sequence[Player]
    players = bot if isinstance(bot, Sequence) and not isinstance(bot, str) else (bot,)
    start = _fresh_seed(table) if seed is None else seed
    outcomes = []
    for number in range(n):
        dice, thinking = _seeds(start, number)
        outcomes.append(_played_on(table, make_players(players, thinking), SeededDealer(dice)))
        progress(1)
    return RolloutResult(tuple(outcomes), start)


def _fresh_seed(table: Table) -> int:
    dealer = table.fork().dealer
    return dealer.seed if isinstance(dealer, SeededDealer) else randbits(BITS)


def _seeds(seed: int, number: int) -> tuple[int, int]:
    """A seed for the dice of a game and one for its bots."""
    digest = blake2b(f"rollout/{seed}/{number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")


def _played_on(table: Table, bot: Bot, dealer: SeededDealer) -> Outcome:
    """One game to its end; bots that look ahead get a table, others the bare game."""
    run = table.fork(dealer) if bot.looks_ahead else table.bare_run()
    send = run.apply if isinstance(run, Table) else run.send
    ply = table.ply
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            send(dealer.deal(decision, ply))
        else:
            send(bot.choose(run, decision))
        ply += 1
    assert run.outcome is not None
    return run.outcome
