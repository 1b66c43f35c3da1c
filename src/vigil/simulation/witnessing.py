"""A simulated game under the eyes of a witness, who hears of every event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


class Witnessed(NamedTuple):
    """A finished game, and what the witness has to say of it."""

    played: Played
    row: Row
    turns: list[tuple[int, Row]]
    """If asked for: how the table stood after which turn; turn 0 is the set-up."""


def play_witnessed(
    setup: Setup, bot: Bot, seed: int, facts: Facts, *, turns: bool = False
) -> Witnessed:
    """Play one game to its end; it goes as it would without a witness."""
    game = find_game(setup.game)
    run = Table.start(setup) if bot.looks_ahead else Run(game.steps, game.new(setup))
    news, witness = listen(run), facts.witness(run.state)
    if run.decision is None:
        run.advance()
    found: list[tuple[int, Row]] = []
    decisions = 0
    for turn, given in by_turn(run, bot, SeededDealer(seed)):
        decisions += given
        witness.happened(news())
        if turns:
            found.append((turn, witness.turn(run.state)))
    assert run.outcome is not None
    return Witnessed(Played(run.outcome, turn, decisions), witness.game(run.state), found)


def by_turn(run: Run, bot: Bot, dealer: SeededDealer) -> Iterator[tuple[int, int]]:
    """Play a game; stop whenever a turn has begun, and at the end.

    Gives the turn that is over and how many answers players gave meanwhile.
    """
    choose, deal = bot.choose, dealer.deal
    send = run.apply if isinstance(run, Table) else run.send
    ply = given = turn = 0
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            send(deal(decision, ply))
        else:
            send(choose(run, decision))
            given += 1
        ply += 1
        if run.state.turn != turn and run.decision is not None:
            turn = run.state.turn
            yield turn - 1, given
            given = 0
    yield run.state.turn, given


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
