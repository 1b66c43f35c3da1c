"""One simulated game: chance answered by its seed, no history unless the bot looks ahead."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from vigil.bots import Bot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Setup, find_game
from vigil.core.state import Outcome
from vigil.core.step import Run
from vigil.core.table import Table


class Played(NamedTuple):
    """What is kept of a finished game."""

    outcome: Outcome
    turns: int
    decisions: int
    """Answers of the players; chance is not counted."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series, the same whoever plays it."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def play_game(setup: Setup, bot: Bot, seed: int) -> Played:
    """Play one game to its end."""
    if bot.looks_ahead:
        run: Run = Table.start(setup)
    else:
        game = find_game(setup.game)
        run = Run(game.steps, game.new(setup))
        run.advance()
    decisions = play_out(run, bot, SeededDealer(seed))
    assert run.outcome is not None
    return Played(run.outcome, run.state.turn, decisions)


def play_out(run: Run, bot: Bot, dealer: SeededDealer) -> int:
    """Play a game from its first question to its end and count the answers of the players."""
    choose, deal = bot.choose, dealer.deal
    send = run.apply if isinstance(run, Table) else run.send
    ply = dealt = 0
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            send(deal(decision, ply))
            dealt += 1
        else:
            send(choose(run, decision))
        ply += 1
    return ply - dealt
