"""``--sweep``: every combination of some values of setup options and bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import product
from typing import Any, Final, NamedTuple

from vigil.bots import check_player
from vigil.cli.parser import UsageError, words_of
from vigil.cli.setups import SetupOption, options_of, read_setup
from vigil.core.game import Game
from vigil.research.simulation import Plan
from vigil.research.simulation.columns import JOINT, key_of

BOT: Final = "bot"
NOTHING: Final = "none"
"""The value that leaves an option out."""
FLAGS: Final = {"yes": True, "no": False}


class Swept(NamedTuple):
    """A plan of a sweep with the values that make it differ."""

    plan: Plan
    values: Mapping[str, str]


def read_bots(text: str) -> tuple[str, ...]:
    """One bot for all seats, or one for each, separated by commas."""
    names = tuple(check_player(name) for name in words_of(text.replace(JOINT, ",")))
    if not names:
        raise UsageError("no_bots", value=text)
    return names


def read_sweep(typed: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Keys with their values, from texts such as ``level=normal,hell,players=2,4``."""
    found: dict[str, list[str]] = {}
    for text in typed:
        values: list[str] | None = None
        for word in words_of(text):
            key, equals, value = word.partition("=")
            if equals and key not in found:
                values = found[key] = []
            elif equals:
                raise UsageError("sweep_twice", value=key)
            elif values is None:
                raise UsageError("sweep_form", value=text)
            values.append(value if equals else word)
    for key, several in found.items():
        if "" in several or len(set(several)) < len(several):
            raise UsageError("sweep_values", option=key, value=",".join(several))
    return {key: tuple(values) for key, values in found.items()}


def read_plans(game: Game, args: Namespace, seed: int) -> list[Swept]:
    """A plan for every combination; the last key varies fastest."""
    sweep = read_sweep(args.sweep or ())
    options = {key_of(option.choice): option for option in options_of(game)}
    for key in sweep:
        _check_key(key, options, args)
    return [
        Swept(_plan(game, args, seed, options, values), values)
        for values in (dict(zip(sweep, chosen, strict=True)) for chosen in product(*sweep.values()))
    ]


def _check_key(key: str, options: Mapping[str, SetupOption], args: Namespace) -> None:
    """Refuse a key that cannot be swept or is already set."""
    if key not in (*options, BOT):
        raise UsageError("sweep_key", value=key, known=", ".join((*options, BOT)))
    typed = args.bot if key == BOT else options[key].typed(args)
    if typed is not None:
        raise UsageError("sweep_and_option", value=key)


def _plan(
    game: Game,
    args: Namespace,
    seed: int,
    options: Mapping[str, SetupOption],
    values: Mapping[str, str],
) -> Plan:
    """The plan of one combination."""
    own = copy(args)
    for key, value in values.items():
        if key != BOT and value != NOTHING:
            setattr(own, options[key].name, _typed(options[key], value))
    bots = read_bots(values[BOT]) if BOT in values else args.bot or ("random",)
    return Plan(setup=read_setup(game, own), games=args.games, seed=seed, bot=bots)


def _typed(option: SetupOption, value: str) -> Any:
    """The value as its option reads it."""
    if option.is_flag:
        if value not in FLAGS:
            raise UsageError("sweep_flag", option=key_of(option.choice), value=value)
        return FLAGS[value]
    if option.choice.takes == "one":
        return value
    return value.split(JOINT)
