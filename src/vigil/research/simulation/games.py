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
from vigil.research.simulation.facts import Facts, Row, Witness


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
    run = _before_anything(setup)
    run.advance()
    return run


def _before_anything(setup: Setup) -> Run:
    game = find_game(setup.game)
    return Run(game.steps, game.new(setup))


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
    """Each turn that was over, with its row, if they were asked for."""


class Ear(list[Event]):
    """Hears what happens in a game, for its witness."""

    def __init__(self, state: GameState, witness: Witness) -> None:
        super().__init__()
        self._state, self._witness = state, witness
        self._turn = state.turn
        self.rows: list[tuple[int, Row]] = []

    def append(self, event: Event) -> None:
        """The first event of a turn ends the turn before it."""
        if self._state.turn != self._turn:
            self.end_turn()
        super().append(event)

    def end_turn(self) -> None:
        """Tell the witness what has happened, ask how the table stands; the set-up is no turn."""
        self._witness.happened(self)
        self.clear()
        if self._turn:
            self.rows.append((self._turn, self._witness.turn(self._state)))
        self._turn = self._state.turn


def watch_game(setup: Setup, bot: Bot, seed: int, facts: Facts, *, turns: bool = True) -> Watched:
    """Play the same game as ``play_game`` before a witness, who may be asked after every turn.

    The witness sees a game without history; where a bot needs a table, both are played alike.
    """
    run, dealer = _before_anything(setup), SeededDealer(seed)
    witness = facts.witness(run.state)
    heard = run.state.events = Ear(run.state, witness) if turns else []
    run.advance()
    table = Table.start(setup) if bot.looks_ahead else None
    ply = decisions = 0
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            index = dealer.deal(decision, ply)
        else:
            index = bot.choose(run if table is None else table, decision)
            decisions += 1
        run.send(index)
        if table is not None:
            table.apply(index)
        ply += 1
    rows = _ended(heard, witness)
    return Watched(_played(run, decisions), witness.game(run.state), rows)


def _ended(heard: list[Event], witness: Witness) -> list[tuple[int, Row]]:
    """Tell the witness the rest; the rows of the turns, if they were asked for."""
    if isinstance(heard, Ear):
        heard.end_turn()
        return heard.rows
    witness.happened(heard)
    return []
