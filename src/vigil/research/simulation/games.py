"""One simulated game: chance answered by its seed, no history unless the bot looks ahead."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from vigil.bots import Bot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.event import Event
from vigil.core.facts import FactCollector, Facts, Row
from vigil.core.game import Setup, find_game
from vigil.core.state import GameState, Outcome
from vigil.core.step import Run
from vigil.core.table import Table


class Played(NamedTuple):
    """The stored data of a finished game."""

    outcome: Outcome
    turns: int
    decisions: int
    """Answers of the players; chance is not counted."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series, the same for every bot."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def play_game(setup: Setup, bot: Bot, seed: int) -> Played:
    """Play one game to its end."""
    dealer = SeededDealer(seed)
    run = Table.start(setup, dealer) if bot.looks_ahead else _bare_run(setup)
    decisions = play_out(run, bot, dealer)
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


# -- with a collector


class GameFacts(NamedTuple):
    """A game played with a collector."""

    played: Played
    facts: Row
    turns: list[tuple[int, Row]]
    """Each completed turn with its row, if requested."""


class EventListener(list[Event]):
    """Passes the events of a game to its collector."""

    def __init__(self, state: GameState, collector: FactCollector) -> None:
        super().__init__()
        self._state, self._collector = state, collector
        self._turn = state.turn
        self.rows: list[tuple[int, Row]] = []

    def append(self, event: Event) -> None:
        """Collect an event; the first one of a turn ends the turn before it."""
        if self._state.turn != self._turn:
            self.end_turn()
        super().append(event)

    def end_turn(self) -> None:
        """Give the collector the events, then the figures of a turn; the setup is not a turn."""
        self._collector.happened(self)
        self.clear()
        if self._turn:
            self.rows.append((self._turn, self._collector.turn(self._state)))
        self._turn = self._state.turn


def play_with_facts(
    setup: Setup, bot: Bot, seed: int, facts: Facts, *, turns: bool = True
) -> GameFacts:
    """Play the same game as ``play_game`` with a collector, and ask it after every turn if wanted.

    The collector sees a game without history; where a bot needs a table, both are played in
    parallel.
    """
    run, dealer = _before_anything(setup), SeededDealer(seed)
    collector = facts.collector(run.state)
    heard = run.state.events = EventListener(run.state, collector) if turns else []
    run.advance()
    table = Table.start(setup, dealer) if bot.looks_ahead else None
    ply = decisions = 0
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            run.send(dealer.deal(decision, ply))
        else:
            index = bot.choose(run if table is None else table, decision)
            run.send(index)
            if table is not None:
                table.apply(index)
            decisions += 1
        ply += 1
    rows = _ended(heard, collector)
    return GameFacts(_played(run, decisions), collector.game(run.state), rows)


def _ended(heard: list[Event], collector: FactCollector) -> list[tuple[int, Row]]:
    """Give the collector the rest; return the rows of the turns, if requested."""
    if isinstance(heard, EventListener):
        heard.end_turn()
        return heard.rows
    collector.happened(heard)
    return []
