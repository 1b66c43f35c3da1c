"""Who is measured: a random game as a stream of positions, and how a position is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from vigil.bots import RandomBot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Setup, find_game
from vigil.core.step import Run
from vigil.core.table import Table

PEERS: Final[Mapping[str, str]] = {"catanatron": "catanatron", "python-chess": "chess"}
"""The libraries we compare with, and the packages they are imported as."""


@dataclass(frozen=True, kw_only=True)
class Contender:
    """One engine playing at random."""

    name: str
    positions: Callable[[int], Iterator[Any]]
    """The positions of the random game of a seed, one for each decision of a player."""
    copy: Callable[[Any], object]


def contenders(setups: Iterable[Setup]) -> list[Contender]:
    """Our engine, light and with its history, in each game, and the peers that are installed."""
    ours = [contender for setup in setups for contender in _ours(setup)]
    return ours + [make() for name, make in _PEERS.items() if name in peers()]


def _ours(setup: Setup) -> Iterator[Contender]:
    yield Contender(name=f"{setup.game} run", positions=partial(run_game, setup), copy=_copy_state)
    yield Contender(name=f"{setup.game} table", positions=partial(table_game, setup), copy=_fork)


def peers() -> list[str]:
    """The peers that are installed."""
    return [name for name, package in PEERS.items() if find_spec(package)]


def _copy_state(run: Run) -> object:
    return run.state.copy()


def _fork(table: Table) -> object:
    return table.fork()


def run_game(setup: Setup, seed: int) -> Iterator[Run]:
    """A random game without history."""
    game = find_game(setup.game)
    run = Run(game.steps, game.new(setup))
    choose, deal, ply = RandomBot(seed).choose, SeededDealer(seed).deal, 0
    run.advance()
    while (decision := run.decision) is not None:
        if decision.seat == CHANCE:
            run.send(deal(decision, ply))
        else:
            yield run
            run.send(choose(run, decision))
        ply += 1


def table_game(setup: Setup, seed: int) -> Iterator[Table]:
    """A random game with history, events and undo."""
    table = Table.start(setup, SeededDealer(seed))
    bot = RandomBot(seed)
    while table.decision is not None:
        yield table
        table.apply(bot.choose(table, table.decision))


def _catanatron() -> Contender:
    package = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def positions(seed: int) -> Iterator[Any]:
        game = package.Game([package.RandomPlayer(c) for c in package.Color], seed=seed + 1)
        while game.winning_color() is None and game.state.num_turns < limit:
            yield game
            game.play_tick()

    return Contender(name="catanatron", positions=positions, copy=lambda game: game.copy())


def _chess() -> Contender:
    chess = import_module("chess")

    def positions(seed: int) -> Iterator[Any]:
        board, choice = chess.Board(), Random(seed).choice
        while not board.is_game_over():
            yield board
            board.push(choice(list(board.legal_moves)))

    return Contender(
        name="python-chess", positions=positions, copy=lambda board: board.copy(stack=False)
    )


_PEERS: Final[Mapping[str, Callable[[], Contender]]] = {
    "catanatron": _catanatron,
    "python-chess": _chess,
}
