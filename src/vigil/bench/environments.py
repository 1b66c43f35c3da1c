"""Environments for learning programs: ours beside those of others, as streams of random steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from vigil.bench.contenders import Contender, connect_four
from vigil.core.game import Setup

OURS: Final = ("gym", "aec")
NEEDED: Final = ("gymnasium", "pettingzoo", "PIL")


def environments(kinds: Mapping[str, Setup]) -> dict[str, Contender | None]:
    """All environments that are measured, by name; none where its packages are missing."""
    ours = {
        f"{kind} {way}": _ours(f"{kind} {way}", setup, way) if all(map(find_spec, NEEDED)) else None
        for kind, setup in kinds.items()
        for way in OURS
    }
    return ours | {
        name: make() if all(map(find_spec, packages)) else None
        for name, (packages, make) in _PEERS.items()
    }


def _ours(name: str, setup: Setup, way: str) -> Contender:
    env = import_module("vigil.env")
    make, play = (env.GameEnv, gym_steps) if way == "gym" else (env.raw_env, aec_steps)
    return _contender(name, partial(play, make(setup.game, setup=setup)))


def gym_steps(env: Any, seed: int) -> Iterator[Any]:
    """A random game of one controller."""
    choose = Random(seed).choice
    seen, _ = env.reset(seed=seed)
    ended = cut_off = False
    while not (ended or cut_off):
        yield env
        seen, _, ended, cut_off, _ = env.step(choose(seen["action_mask"].nonzero()[0]))


def aec_steps(env: Any, seed: int) -> Iterator[Any]:
    """A random game of agents in turn."""
    choose = Random(seed).choice
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut_off, _ = env.last()
        if ended or cut_off:
            env.step(None)
        else:
            yield env
            env.step(choose(seen["action_mask"].nonzero()[0]))


def _catanatron_gym() -> Contender:
    env = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()

    def steps(seed: int) -> Iterator[Any]:
        choose = Random(seed).choice
        env.reset(seed=seed)
        ended = cut_off = False
        while not (ended or cut_off):
            yield env
            _, _, ended, cut_off, _ = env.step(choose(env.get_valid_actions()))

    return _contender("catanatron gym", steps)


def _contender(name: str, steps: Callable[[int], Iterator[Any]]) -> Contender:
    """An environment; it is not copied."""
    return Contender(name=name, positions=steps, copy=lambda env: env)


_PEERS: Final[Mapping[str, tuple[tuple[str, ...], Callable[[], Contender]]]] = {
    "catanatron gym": (("catanatron", "catanatron_gym"), _catanatron_gym),
    "PettingZoo connect_four": (("pettingzoo", "pygame"), connect_four),
}
"""The environments we compare with, and the packages that they need."""
