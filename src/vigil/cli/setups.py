"""Options that set up a game: those of every game, and those of each alone."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any, Final

from vigil.cli.parser import Parser, UsageError, number, words_of
from vigil.core.game import Game, Setup


class SetupOption:
    """An option that fills an entry of the set-up; ``settings`` are those of argparse."""

    def __init__(self, name: str, metavar: str, entry: str, **settings: Any) -> None:
        self.name = name
        self.metavar = metavar
        self.entry = entry
        self.settings = settings


class SetupFlag(SetupOption):
    """An option without a value, which puts one into an entry of the set-up."""

    def __init__(self, name: str, entry: str, value: bool = True) -> None:
        super().__init__(name, "", entry, action="store_const", const=value)


def _sides(text: str) -> tuple[int, ...]:
    return tuple(number("--seats", 0, 3)(word) for word in words_of(text))


SHARED: Final = (
    SetupOption("--players", "N", "players", type=number("--players", 1)),
    SetupOption("--module", "MODULE", "modules", action="append"),
    SetupOption("--switch", "ID", "switches", action="append"),
)
EDITION: Final = SetupOption("--edition", "EDITION", "edition")
OWN: Final[Mapping[str, tuple[SetupOption, ...]]] = {
    "ghost_stories": (
        SetupOption("--level", "LEVEL", "level"),
        EDITION,
        SetupOption("--seats", "SIDES", "seats", type=_sides),
        SetupOption("--colours", "COLOURS", "colours", type=words_of),
        SetupOption("--powers", "POWERS", "powers", type=words_of),
        SetupOption("--first", "SEAT", "first", type=number("--first", 0)),
        SetupOption("--village", "TILES", "village", type=words_of),
        SetupOption("--qi", "QI", "qi", type=number("--qi", 1)),
        SetupFlag("--black-tao", "black_tao"),
    ),
    "horizons": (
        SetupOption("--spirits", "SPIRIT", "spirits", nargs="+"),
        SetupOption("--boards", "BOARD", "boards", nargs="+"),
        SetupFlag("--progression", "progression"),
        SetupFlag("--bonus-growth", "bonus_growth"),
        SetupFlag("--no-first-explore", "first_explore", value=False),
        SetupFlag("--escalation", "escalation"),
    ),
}
"""The options that only one game has."""


def setup_options(parser: Parser) -> None:
    """The options of every command that starts games."""
    for option in SHARED:
        setup_option(parser, option)
    for game, options in OWN.items():
        for option in options:
            setup_option(parser, option, game)


def setup_option(parser: Parser, option: SetupOption, game: str = "") -> None:
    """Declare one of these options, under the name of its game if it has one of its own."""
    settings = option.settings | {"dest": option.entry}
    parser.option(option.name, option.metavar, game=game, **settings)


def given_setup(args: Namespace) -> dict[str, Any]:
    """The entries of the set-up that the options name."""
    options = (*SHARED, *(option for own in OWN.values() for option in own))
    entries = {option.entry: getattr(args, option.entry, None) for option in options}
    return {entry: value for entry, value in entries.items() if value is not None}


def read_setup(game: Game, args: Namespace) -> Setup:
    """The set-up that the options describe; none may belong to another game."""
    given = given_setup(args)
    for option in _of_others(game.name):
        if option.entry in given:
            known = ", ".join(own.name for own in (*SHARED, *OWN[game.name]))
            raise UsageError("other_game", option=option.name, game=game.name, known=known)
    return game.setup.from_data(given)


def _of_others(game: str) -> Iterator[SetupOption]:
    """The options of all other games."""
    for other, options in OWN.items():
        if other != game:
            yield from options
