"""A simulated game under the eyes of a witness, who hears of every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from vigil.bots import Bot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.event import Event
from vigil.core.game import Setup, find_game
from vigil.core.history import Bookmark
from vigil.core.step import Run
from vigil.core.table import Table
from vigil.simulation.facts import Facts, Row
from vigil.simulation.games import Played


class Testimony(NamedTuple):
    """A finished game, and what the witness has to say of it."""

    played: Played
    row: Row
    turns: list[tuple[int, Row]]
    """How the table stood after which turn; turn 0 is the set-up."""


def play_witnessed(setup: Setup, bot: Bot, seed: int, facts: Facts) -> Testimony:
    """Play one game to its end; it goes as it would without a witness."""
    game = find_game(setup.game)
    run = Table.start(setup) if bot.looks_ahead else Run(game.steps, game.new(setup))
    send = run.apply if isinstance(run, Table) else run.send
    witness, news, dealer = facts.witness(run.state), listen(run), SeededDealer(seed)
    if run.decision is None:
        run.advance()
    witness.happened(news())
    turns: list[tuple[int, Row]] = []
    decisions = ply = turn = 0
    while (decision := run.decision) is not None:
        chance = decision.seat == CHANCE
        send(dealer.deal(decision, ply) if chance else bot.choose(run, decision))
        ply, decisions = ply + 1, decisions + (not chance)
        witness.happened(news())
        if run.state.turn != turn:
            turn = run.state.turn
            turns.append((turn - 1, witness.turn(run.state)))
    assert run.outcome is not None
    turns.append((turn, witness.turn(run.state)))
    return Testimony(Played(run.outcome, turn, decisions), witness.game(run.state), turns)


def listen(run: Run) -> Callable[[], list[Event]]:
    """What gives the events since it was last asked; a game without history keeps none of them."""
    mark = Bookmark(None, 0)

    def of_table() -> list[Event]:
        nonlocal mark
        assert isinstance(run, Table)
        events, mark = run.events_since(mark), run.bookmark()
        return events

    def of_run() -> list[Event]:
        events, run.state.events = run.state.events or [], []
        return events

    if isinstance(run, Table):
        return of_table
    run.state.events = []
    return of_run
