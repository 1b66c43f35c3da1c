"""Who is measured: a random game as a stream of positions, and how a position is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from vigil.bots import RandomBot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Game, Setup, find_game
from vigil.core.step import Run
from vigil.core.table import Table

PEERS: Final[Mapping[str, str]] = {
    "catanatron": "catanatron",
    "python-chess": "chess",
    "OpenSpiel gin_rummy": "pyspiel",
    "OpenSpiel backgammon": "pyspiel",
    "PettingZoo connect_four": "pygame",
}
"""The libraries we compare with, and the packages they are imported as."""


@dataclass(frozen=True, kw_only=True)
class Contender:
    """One engine playing at random."""

    name: str
    positions: Callable[[int], Iterator[Any]]
    """The positions of the random game of a seed, one for each decision of a player."""
    copy: Callable[[Any], object]


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


def contenders(kinds: Mapping[str, Setup]) -> list[Contender]:
    """Our engine, light and with its history, in each game, and the peers that are installed."""
    ours = [contender for name, setup in kinds.items() for contender in _ours(name, setup)]
    return ours + [make() for name, make in _PEERS.items() if name in peers()]


def _ours(name: str, setup: Setup) -> Iterator[Contender]:
    yield Contender(name=f"{name} run", positions=partial(run_game, setup), copy=_copy_state)
    yield Contender(name=f"{name} table", positions=partial(table_game, setup), copy=_fork)


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


def share_of_choices() -> float | None:
    """The part of catanatron's actions that are a choice; its others we would not ask for."""
    if "catanatron" not in peers():
        return None
    play = _catanatron().positions
    choices = [len(game.state.playable_actions) > 1 for seed in range(3) for game in play(seed)]
    return sum(choices) / len(choices)


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


def _open_spiel(game: str) -> Contender:
    loaded = import_module("pyspiel").load_game(game)

    def positions(seed: int) -> Iterator[Any]:
        state, random = loaded.new_initial_state(), Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                yield state
                state.apply_action(random.choice(state.legal_actions()))

    name = f"OpenSpiel {game}"
    return Contender(name=name, positions=positions, copy=lambda state: state.clone())


def connect_four() -> Contender:
    """A classic game of PettingZoo."""
    package = import_module("pettingzoo.classic.connect_four_v3")

    def positions(seed: int) -> Iterator[Any]:
        env, random = package.raw_env(), Random(seed)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                yield env
                moves = [move for move, may in enumerate(seen["action_mask"]) if may]
                env.step(random.choice(moves))

    return Contender(name="PettingZoo connect_four", positions=positions, copy=deepcopy)


_PEERS: Final[Mapping[str, Callable[[], Contender]]] = {
    "catanatron": _catanatron,
    "python-chess": _chess,
    "OpenSpiel gin_rummy": partial(_open_spiel, "gin_rummy"),
    "OpenSpiel backgammon": partial(_open_spiel, "backgammon"),
    "PettingZoo connect_four": connect_four,
}
