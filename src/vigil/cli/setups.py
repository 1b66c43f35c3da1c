"""Options that set up a game: those of every game, and those of each alone."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any, Final

from vigil.cli.cards_file import read_cards_file
from vigil.cli.parser import Parser, UsageError, number, words_of
from vigil.core.game import Game, Setup


class SetupOption:
    """An option that fills an entry of the set-up; ``settings`` are those of argparse.

    An entry such as ``options.portal`` is one of a module's own.
    """

    def __init__(
        self, name: str, metavar: str, entry: str, module: str = "", **settings: Any
    ) -> None:
        self.name = name
        self.metavar = metavar
        self.entry = entry
        self.module = module
        self.settings = settings

    def value(self, args: Namespace) -> Any:
        """What the command line says; ``None`` for nothing."""
        return getattr(args, self.entry, None)


class SetupFlag(SetupOption):
    """An option without a value, which puts one into an entry of the set-up."""

    def __init__(self, name: str, entry: str, value: bool = True) -> None:
        super().__init__(name, "", entry, action="store_const", const=value)


def _sides(text: str) -> tuple[int, ...]:
    return tuple(number("--seats", 0, 3)(word) for word in words_of(text))


def _tile_or_word(text: str) -> str | int:
    return int(text) if text.isdecimal() else text


MODULE: Final = SetupOption("--module", "MODULE", "modules", action="append")
SHARED: Final = (
    SetupOption("--players", "N", "players", type=number("--players", 1)),
    MODULE,
    SetupOption("--switch", "ID", "switches", action="append"),
)
EDITION: Final = SetupOption("--edition", "EDITION", "edition")
MOON: Final = "white_moon"
CARDS: Final = SetupOption("--cards", "FILE", "options.cards", MOON, type=read_cards_file)
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
        SetupOption("--portal", "PLACE", "options.portal", MOON, type=_tile_or_word),
        SetupOption("--village-tiles", "WHICH", "options.village", MOON),
        SetupOption("--incarnations", "WHICH", "options.incarnations", MOON),
        CARDS,
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
            setup_option(parser, option, option.module or game)


def setup_option(parser: Parser, option: SetupOption, game: str = "") -> None:
    """Declare one of these options, under the name of the game or module that it belongs to."""
    settings = option.settings | {"dest": option.entry}
    parser.option(option.name, option.metavar, game=game, **settings)


def given_setup(args: Namespace) -> dict[str, Any]:
    """The entries of the set-up that the options name."""
    given: dict[str, Any] = {}
    for option in (*SHARED, *(option for own in OWN.values() for option in own)):
        if option.value(args) is not None:
            *outer, entry = option.entry.split(".")
            inner = given
            for name in outer:
                inner = inner.setdefault(name, {})
            inner[entry] = option.value(args)
    return given


def read_setup(game: Game, args: Namespace) -> Setup:
    """The set-up that the options describe; none may belong to another game or module."""
    given = given_setup(args)
    for option in _of_others(game.name):
        if option.value(args) is not None:
            known = ", ".join(own.name for own in (*SHARED, *OWN[game.name]))
            raise UsageError("other_game", option=option.name, game=game.name, known=known)
    for option in OWN[game.name]:
        if option.value(args) is not None and option.module not in ("", *given.get("modules", ())):
            raise UsageError("needs_module", option=option.name, module=option.module)
    return game.setup.from_data(given)


def _of_others(game: str) -> Iterator[SetupOption]:
    """The options of all other games."""
    for other, options in OWN.items():
        if other != game:
            yield from options
