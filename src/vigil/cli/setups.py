"""Options that set up a game: those of every game, and those from each game's choices."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from vigil.cli.parser import Parser, UsageError, number, words_of
from vigil.cli.value_file import read_value_file
from vigil.core.game import Game, Setup, find_game
from vigil.core.plugin import plugins
from vigil.core.setup import Choice

PLAYERS: Final = Choice(entry="players", values=(1,), default=None, metavar="N")
MODULE: Final = Choice(entry="modules", values=(), default=(), takes="some", flag="module")
SWITCH: Final = Choice(
    entry="switches", values=(), default=(), takes="some", flag="switch", metavar="ID"
)
SHARED: Final = (PLAYERS, MODULE, SWITCH)
"""The choices that every game has."""
TAKEN: Final = frozenset(
    {"--bot", "--bots", "--game", "--games", "--help", "--humans", "--json", "--lang", "--lesson"}
    | {"--load", "--out", "--plain", "--plot", "--position", "--ray", "--resume", "--seed"}
    | {"--sweep", "--turns", "--workers"}
    | {choice.option for choice in SHARED}
)
"""Names of options that already mean something else in these commands."""


class SetupOption(NamedTuple):
    """An option that fills an entry of the setup."""

    choice: Choice
    name: str
    game: str = ""
    """The game whose choice it is; empty for all."""
    seats: bool = False
    """Whether it names the seats for which a choice is yes, counted from 1."""

    @property
    def settings(self) -> dict[str, Any]:
        """How argparse reads the values: separated by commas or spaces, or repeated."""
        if self.is_flag:
            return {"action": "store_const", "const": not self.choice.default}
        return {} if self.choice.takes == "one" else {"nargs": "+", "action": "extend"}

    @property
    def is_flag(self) -> bool:
        """Whether it takes no value."""
        return isinstance(self.choice.default, bool)

    @property
    def metavar(self) -> str:
        """The placeholder of its value."""
        own = self.choice.metavar or self.choice.option.removeprefix("--").upper()
        return "" if self.is_flag else own

    def typed(self, args: Namespace) -> Any:
        """The typed value; ``None`` if nothing was typed."""
        return getattr(args, self.name, None)

    def value(self, args: Namespace) -> Any:
        """The value for the setup."""
        typed, choice = self.typed(args), self.choice
        if choice.file is not None:
            return read_value_file(typed, choice.file)
        if isinstance(typed, bool):
            return typed
        several = words_of(",".join([typed] if choice.takes == "one" else typed))
        if not several:
            raise UsageError("needs_a_value", option=self.name, metavar=self.metavar)
        if self.seats:
            return tuple(int(self._read(word)) - 1 for word in several)
        return self._read(typed) if choice.takes == "one" else tuple(map(self._read, several))

    def _read(self, word: str) -> str | int:
        """A number where the choice has numbers."""
        known = (*self.choice.values, *self.choice.more)
        numbers = [value for value in known if type(value) is int]
        if numbers and len(numbers) == len(known):
            most = None if self.choice.takes == "one" else max(numbers)
            return number(self.name, min(numbers), most)(word)
        return int(word) if numbers and word.isdecimal() else word


def shared_options() -> list[SetupOption]:
    """The options of all games."""
    return [SetupOption(choice, choice.option) for choice in SHARED]


def own_options(*, suggested: bool = False) -> list[SetupOption]:
    """The options of each game; games share those with the same form.

    A command for people starts from the suggested values, and its options switch them off.
    """
    shared = {choice.entry for choice in SHARED}
    found: dict[str, SetupOption] = {}
    return [
        _free(option, found)
        for plugin in plugins()
        for choice in map(_suggested if suggested else _as_it_is, find_game(plugin.name).choices)
        if choice.entry not in shared
        for option in _ways_to_type(choice, plugin.name)
    ]


def _ways_to_type(choice: Choice, game: str) -> Iterator[SetupOption]:
    """The options of a choice; a yes or no for each seat can also name the seats."""
    yield SetupOption(choice, choice.option, game)
    if choice.takes == "each":
        counts = [one.values for one in find_game(game).choices if one.entry == PLAYERS.entry]
        most = max(int(count) for values in counts for count in values)
        seats = replace(
            choice,
            values=(*range(1, most + 1),),
            default=(),
            takes="some",
            flag=f"{choice.option.removeprefix('--')}-seats",
            metavar="SEAT",
        )
        yield SetupOption(seats, seats.option, game, seats=True)


def _as_it_is(choice: Choice) -> Choice:
    return choice


def _suggested(choice: Choice) -> Choice:
    """A choice whose default is the suggested value."""
    return choice if choice.suggested is None else replace(choice, default=choice.suggested)


def _free(option: SetupOption, found: dict[str, SetupOption]) -> SetupOption:
    """The option; a name already taken gets the game as its prefix."""
    same = found.setdefault(option.name, option).settings == option.settings
    if same and option.name not in TAKEN:
        return option
    return option._replace(name=f"--{option.game}-{option.name[2:]}")


def setup_options(parser: Parser, *, suggested: bool = False) -> None:
    """The options of every command that starts games."""
    for option in shared_options():
        declare(parser, option)
    for option in _each_once(own_options(suggested=suggested)):
        declare(parser, option, option.choice.module or option.game)


def box_options(parser: Parser) -> None:
    """The options that change the contents of the box."""
    declare(parser, SetupOption(MODULE, MODULE.option))
    for option in _each_once(option for option in own_options() if option.choice.box):
        declare(parser, option)


def _each_once(options: Iterable[SetupOption]) -> Iterable[SetupOption]:
    """The options; where games share one, the first game's."""
    found: dict[str, SetupOption] = {}
    for option in options:
        found.setdefault(option.name, option)
    return found.values()


def declare(parser: Parser, option: SetupOption, owner: str = "") -> None:
    """Declare an option in the group of its game or module."""
    words = parser.words.of(option.game) if option.game else parser.words
    modules = [module for plugin in plugins() for module in modules_of(find_game(plugin.name))]
    facts = {"known": ", ".join(modules)} if option.choice is MODULE else {}
    text = words.text(f"cli-option-{option.choice.option.removeprefix('--')}", **facts)
    settings = option.settings | {"dest": option.name}
    parser.option(option.name, option.metavar, game=owner, text=text, **settings)


def modules_of(game: Game) -> Iterator[str]:
    """The modules of a game."""
    for choice in game.choices:
        if choice.entry == MODULE.entry:
            yield from map(str, choice.values)


def is_set_up(args: Namespace, *, suggested: bool = False) -> bool:
    """Whether any option sets up a game."""
    options = (*shared_options(), *own_options(suggested=suggested))
    return any(option.typed(args) is not None for option in options)


def options_of(game: Game, *, suggested: bool = False) -> list[SetupOption]:
    """The options that set up a game."""
    every = own_options(suggested=suggested)
    return [*shared_options(), *(option for option in every if option.game == game.name)]


def read_setup(game: Game, args: Namespace, *, suggested: bool = False) -> Setup:
    """The setup that the options describe; none may belong to another game or module."""
    every = own_options(suggested=suggested)
    own = options_of(game, suggested=suggested)
    known = [option.name for option in own]
    for option in every:
        if option.name not in known and option.typed(args) is not None:
            facts = {"game": game.name, "known": ", ".join(known)}
            raise UsageError("other_game", option=option.name, **facts)
    typed = [option for option in own if option.typed(args) is not None]
    given: dict[str, Any] = {}
    for choice in game.choices if suggested else ():
        if choice.suggested is not None:
            _fill(given, choice.entry, choice.suggested)
    for option in typed:
        _fill(given, option.choice.entry, option.value(args))
    for option in typed:
        if option.choice.module not in ("", *given.get(MODULE.entry, ())):
            raise UsageError("needs_module", option=option.name, module=option.choice.module)
    return game.setup.from_data(given)


def _fill(given: dict[str, Any], entry: str, value: Any) -> None:
    """Set an entry of the setup; ``options.portal`` is an entry of ``options``."""
    *outer, name = entry.split(".")
    for part in outer:
        given = given.setdefault(part, {})
    given[name] = value
