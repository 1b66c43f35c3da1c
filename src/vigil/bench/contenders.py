"""The contenders: a random game as a stream of positions, and how a position is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from runpy import run_path
from typing import Any

from vigil.bots import RandomBot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Game, Setup, find_game
from vigil.core.step import Run
from vigil.core.table import Table


@dataclass(frozen=True, kw_only=True)
class Contender:
    """One engine playing at random."""

    name: str
    positions: Callable[[int], Iterator[Any]]
    """The positions of the random game of a seed, one for each decision of a player."""
    copy: Callable[[Any], object]


@dataclass(frozen=True, kw_only=True)
class Rivals:
    """The other engines measured beside ours; none where a package is missing."""

    engines: Mapping[str, Contender | None] = field(default_factory=dict)
    environments: Mapping[str, Contender | None] = field(default_factory=dict)
    share_of_choices: Callable[[], float | None] = lambda: None
    """The share of actions of the other engine that are real choices."""


def load_rivals(file: Path) -> Rivals:
    """The rivals that a Python file calls ``RIVALS``."""
    found: Rivals = run_path(str(file))["RIVALS"]
    return found


def kinds_of(game: Game) -> dict[str, Setup]:
    """The kinds of a game that are measured by name: alone, and with each of its modules."""
    modules = next((one.values for one in game.choices if one.entry == "modules"), ())
    found = {str(name): game.setup.from_data({"modules": [name]}) for name in modules}
    return {game.name: game.setup.from_data({}), **found}


def with_all_players(setup: Setup) -> Setup:
    """The same kind of game with as many players as can sit at the table."""
    game = find_game(setup.game)
    counts = next((one.values for one in game.choices if one.entry == "players"), (setup.players,))
    return game.setup.from_data(setup.to_data() | {"players": max(map(int, counts))})


def engines(kinds: Mapping[str, Setup]) -> dict[str, Contender]:
    """Our engine, bare and with its history, for each kind of game."""
    ours = [contender for name, setup in kinds.items() for contender in _ours(name, setup)]
    return {contender.name: contender for contender in ours}


def _ours(name: str, setup: Setup) -> Iterator[Contender]:
    yield Contender(name=f"{name} run", positions=partial(run_game, setup), copy=_copy_state)
    yield Contender(name=f"{name} table", positions=partial(table_game, setup), copy=_fork)


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
