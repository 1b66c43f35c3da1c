"""All measurements of this build of the engine, and of the other one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from vigil.bench.contenders import Rivals, engines, kinds_of, with_all_players
from vigil.bench.environments import environments
from vigil.bench.figures import (
    bytes_an_answer,
    gain_of_two_workers,
    start_up,
    us_at_plies,
    us_of_bot,
)
from vigil.bench.measure import ROUNDS, measure, measure_steps, ratios
from vigil.build_variant import VARIABLE, build_variant
from vigil.core.game import find_game

FORMS: Final = ("pure", "compiled")
FOR_PLAY: Final = 0.7
"""The share of the time in which engines play side by side."""
FOR_BOTS: Final = 0.2
FOR_STEPS: Final = 0.2
"""The share of the time in which environments play side by side."""
FOR_SERVER: Final = 0.3
"""The extra time for a server."""


def measured(
    games: Sequence[str], seconds: float, *, server: bool, rivals: Rivals
) -> dict[str, Any]:
    """The build that runs, measured for about that many seconds, as plain data."""
    kinds = {name: setup for game in games for name, setup in kinds_of(find_game(game)).items()}
    contenders = {**engines(kinds), **rivals.engines}
    there = [contender for contender in contenders.values() if contender is not None]
    speeds = measure(there, FOR_PLAY * seconds)
    each = FOR_BOTS * seconds / len(kinds)
    first = kinds[games[0]]
    return {
        "form": build_variant(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "engines": dict.fromkeys(contenders)
        | {name: one._asdict() for name, one in speeds.items()},
        "ratios": {kind: ratios(speeds, kind) for kind in kinds},
        "bytes_an_answer": {kind: bytes_an_answer(setup) for kind, setup in kinds.items()},
        "us_at_ply": {kind: us_at_plies(with_all_players(kinds[kind])) for kind in kinds},
        "rules_bot_us": {kind: us_of_bot(setup, "rules", each) for kind, setup in kinds.items()},
        "choices": rivals.share_of_choices(),
        "steps": measure_steps({**environments(kinds), **rivals.environments}, FOR_STEPS * seconds),
        "two_workers": gain_of_two_workers(first, seconds),
        "start": start_up(),
        "server": _server(FOR_SERVER * seconds) if server else None,
    }


def _server(seconds: float) -> dict[str, float]:
    load: dict[str, float] = import_module("vigil.bench.network").load(seconds)._asdict()
    return load


def both_forms(
    games: Sequence[str],
    seconds: float,
    *,
    server: bool,
    compiled: Path | None,
    rivals: Path | None,
) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """Both builds of the engine, one after the other, each in a separate process.

    The compiled one is that of a folder, or the one that runs; none where there is none.
    """
    options = (str(seconds), "server" if server else "-", str(rivals or "-"))
    for name in FORMS:
        variables = _environment(name, compiled)
        yield name, None if variables is None else _run([*options, *games], variables)


def _environment(name: str, compiled: Path | None) -> Mapping[str, str] | None:
    others = {key: value for key, value in os.environ.items() if key != VARIABLE}
    if name == "pure":
        return {**others, VARIABLE: "1"}
    if compiled is not None:
        return {**others, "PYTHONPATH": str(compiled)}
    return others if build_variant() == "compiled" else None


def _run(arguments: Sequence[str], variables: Mapping[str, str]) -> dict[str, Any]:
    command = [sys.executable, "-m", "vigil.bench", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=variables)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
