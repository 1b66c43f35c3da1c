"""Our reinforcement learning environments, as streams of random steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from vigil.bench.contenders import Contender
from vigil.core.game import Setup

OURS: Final = ("gym", "aec")
NEEDED: Final = ("gymnasium", "pettingzoo", "PIL")


def environments(kinds: Mapping[str, Setup]) -> dict[str, Contender | None]:
    """Both environments of each kind of game, by name; none where their packages are missing."""
    return {
        f"{kind} {way}": _ours(f"{kind} {way}", setup, way) if all(map(find_spec, NEEDED)) else None
        for kind, setup in kinds.items()
        for way in OURS
    }


def _ours(name: str, setup: Setup, way: str) -> Contender:
    env = import_module("vigil.env")
    make, play = (env.GameEnv, gym_steps) if way == "gym" else (env.raw_env, aec_steps)
    steps = partial(play, make(setup.game, setup=setup))
    return Contender(name=name, positions=steps, copy=lambda env: env)  # it is not copied


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
