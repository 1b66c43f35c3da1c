"""One simulated game: chance answered by its seed, no history unless the bot looks ahead."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from vigil.bots import Bot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.event import Event
from vigil.core.game import Setup, find_game
from vigil.core.state import GameState, Outcome
from vigil.core.step import Run
from vigil.core.table import Table
from vigil.simulation.facts import Facts, Row, Witness


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
    run = Table.start(setup) if bot.looks_ahead else _bare_run(setup)
    decisions = play_out(run, bot, SeededDealer(seed))
    return _played(run, decisions)


def _bare_run(setup: Setup) -> Run:
    """A game before its first question, without history."""
    game = find_game(setup.game)
    run = Run(game.steps, game.new(setup))
    run.advance()
    return run


def _played(run: Run, decisions: int) -> Played:
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


# -- with a witness


class Watched(NamedTuple):
    """A game that somebody watched."""

    played: Played
    facts: Row
    turns: list[tuple[int, Row]]
    """Each turn that was over, with its row."""


class _Turns(list[Event]):
    """Listens to what happens, only to notice at once that a turn is over."""

    def __init__(self, state: GameState, witness: Witness) -> None:
        super().__init__()
        self._state, self._witness = state, witness
        self._turn = state.turn
        self.rows: list[tuple[int, Row]] = []

    def append(self, event: Event) -> None:  # noqa: ARG002  # which one does not matter
        """The first event of a turn ends the turn before it."""
        if self._state.turn != self._turn:
            self.end_turn()

    def end_turn(self) -> None:
        """Ask the witness how the table stands; the set-up is no turn."""
        if self._turn:
            self.rows.append((self._turn, self._witness.turn(self._state)))
        self._turn = self._state.turn


def watch_game(setup: Setup, bot: Bot, seed: int, facts: Facts) -> Watched:
    """Play the same game as ``play_game`` before a witness.

    The witness sees a game without history; where a bot needs a table, both are played alike.
    """
    run, dealer = _bare_run(setup), SeededDealer(seed)
    table = Table.start(setup) if bot.looks_ahead else None
    witness = facts.witness(run.state)
    turns = run.state.events = _Turns(run.state, witness)
    ply = decisions = 0
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            index = dealer.deal(decision, ply)
        else:
            index = bot.choose(run if table is None else table, decision)
            witness.answered(run.state, *decision.own(index))
            decisions += 1
        run.send(index)
        if table is not None:
            table.apply(index)
        ply += 1
    turns.end_turn()
    return Watched(_played(run, decisions), witness.game(run.state), turns.rows)
