"""Other engines and environments, which ``make bench`` measures beside ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, TypeAlias

from vigil.bench.contenders import Contender, Rivals
from vigil.bench.environments import aec_steps

Made: TypeAlias = tuple[tuple[str, ...], Callable[[], Contender]]
"""The packages that a contender needs, and how it is made."""


def _catanatron() -> Contender:
    package = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def positions(seed: int) -> Iterator[Any]:
        game = package.Game([package.RandomPlayer(c) for c in package.Color], seed=seed + 1)
        while game.winning_color() is None and game.state.num_turns < limit:
            yield game
            game.play_tick()

    return Contender(name="catanatron", positions=positions, copy=lambda game: game.copy())


def _share_of_choices() -> float | None:
    """The part of catanatron's actions that are a choice; its others we would not ask for."""
    if find_spec("catanatron") is None:
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


def _connect_four() -> Contender:
    """A classic game of PettingZoo."""
    package = import_module("pettingzoo.classic.connect_four_v3")

    def positions(seed: int) -> Iterator[Any]:
        return aec_steps(package.raw_env(), seed)

    return Contender(name="PettingZoo connect_four", positions=positions, copy=deepcopy)


def _catanatron_gym() -> Contender:
    env = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()

    def steps(seed: int) -> Iterator[Any]:
        choose = Random(seed).choice
        env.reset(seed=seed)
        ended = cut_off = False
        while not (ended or cut_off):
            yield env
            _, _, ended, cut_off, _ = env.step(choose(env.get_valid_actions()))

    return Contender(name="catanatron gym", positions=steps, copy=lambda env: env)


ENGINES: Final[Mapping[str, Made]] = {
    "catanatron": (("catanatron",), _catanatron),
    "python-chess": (("chess",), _chess),
    "OpenSpiel gin_rummy": (("pyspiel",), partial(_open_spiel, "gin_rummy")),
    "OpenSpiel backgammon": (("pyspiel",), partial(_open_spiel, "backgammon")),
    "PettingZoo connect_four": (("pettingzoo", "pygame"), _connect_four),
}
ENVIRONMENTS: Final[Mapping[str, Made]] = {
    "catanatron gym": (("catanatron", "catanatron_gym"), _catanatron_gym),
    "PettingZoo connect_four": (("pettingzoo", "pygame"), _connect_four),
}


def _installed(rivals: Mapping[str, Made]) -> dict[str, Contender | None]:
    """All of them by name; none where a package is missing."""
    return {
        name: make() if all(map(find_spec, packages)) else None
        for name, (packages, make) in rivals.items()
    }


RIVALS: Final = Rivals(
    engines=_installed(ENGINES),
    environments=_installed(ENVIRONMENTS),
    share_of_choices=_share_of_choices,
)
