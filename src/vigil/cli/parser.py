"""The command line, read with argparse; all texts are in the user's language."""

from __future__ import annotations

from argparse import (
    SUPPRESS,
    Action,
    ArgumentError,
    ArgumentParser,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Sequence
from functools import partial
from shlex import join
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, Final, NoReturn

from vigil.cli.examples import examples_of
from vigil.core.errors import VigilError
from vigil.words import Words

FIRM_SPACE: Final = "\N{NO-BREAK SPACE}"


class UsageError(VigilError):
    """The command line asks for something that does not exist."""

    template = "wrong arguments: {code}"


class Parser(ArgumentParser):
    """The parser of one command; mistakes are raised as ``UsageError``."""

    def __init__(self, command: str, words: Words) -> None:
        self.words = words
        super().__init__(
            prog=f"vigil {command}",
            usage=SUPPRESS,
            description=words.text(f"cli-about-{command}"),
            epilog=_shown_examples(command, words),
            formatter_class=partial(RawDescriptionHelpFormatter, max_help_position=26),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._given = self.add_argument_group(words.text("cli-heading-arguments"))
        chosen = self.add_argument_group(words.text("cli-heading-options"))
        self._by_game: dict[str, Callable[..., Action]] = {"": chosen.add_argument}
        self._places: list[str] = []
        self._declared: dict[str, Action] = {}
        self._never_values: frozenset[str] = frozenset()

    def takes(self, name: str, metavar: str, known: Sequence[str] = ()) -> None:
        """Declare a positional argument, ``None`` when it is left out.

        The ``known`` words are never read as values of an option before them.
        """
        text = self.words.text(f"cli-argument-{name}", known=", ".join(known))
        self._never_values |= {*known}
        self._given.add_argument(name, nargs="?", metavar=metavar, help=text)
        self._places.append(metavar)

    def option(
        self,
        name: str,
        metavar: str = "",
        game: str = "",
        text: str = "",
        short: str = "",
        **settings: Any,
    ) -> None:
        """Declare an option of one game or of all; without a metavar it is a switch."""
        if metavar:
            settings["metavar"] = metavar
        else:
            settings.setdefault("action", "store_true")
        names = (short, name) if short else (name,)
        text = text or self.words.text(f"cli-option-{name.removeprefix('--')}")
        if default := settings.get("default"):
            value = ",".join(default) if isinstance(default, tuple) else str(default)
            text = f"{text} {self.words.text('cli-default', value=value)}"
        self._declared[name] = self._adder(game)(*names, help=text, **settings)

    def _adder(self, game: str) -> Callable[..., Action]:
        """The function that adds an option to its group in the help."""
        if game not in self._by_game:
            title = self.words.text("cli-heading-game", game=self.words.text(f"cli-game-{game}"))
            self._by_game[game] = self.add_argument_group(title).add_argument
        return self._by_game[game]

    def read(self, arguments: Sequence[str]) -> Namespace:
        """The values of the arguments, which may come before, between or after the options."""
        self.always_takes()
        try:
            found, unknown = self.parse_known_intermixed_args(self._freed(arguments))
        except ArgumentError as error:
            raise self._misused(error) from error
        if unknown:
            known = ", ".join(self._declared)
            raise UsageError("unknown_argument", value=unknown[0], command=self.prog, known=known)
        found.command_line = f"{self.prog} {join(arguments)}"
        return found

    def _freed(self, arguments: Sequence[str]) -> list[str]:
        """The arguments, with those in front that an option with several values would consume."""
        lists = {name for name, action in self._declared.items() if action.nargs == "+"}
        front: list[str] = []
        rest: list[str] = []
        option = ""
        for word in arguments:
            option = word if word.startswith("-") else option
            swallowed = option in lists and word in self._never_values
            (front if swallowed else rest).append(word)
        return [*front, *rest]

    @property
    def declared(self) -> tuple[Action, ...]:
        """The declared options."""
        return tuple(self._declared.values())

    def always_takes(self) -> None:
        """Declare the options that every command has, after its own."""
        self.option("--lang", "LANG")
        self.option("--help", short="-h", action="help")

    def _misused(self, error: ArgumentError) -> UsageError:
        """An option without its value, or a switch with one."""
        name = str(error.argument_name).split("/")[-1]
        action = self._declared[name]
        if action.nargs == 0:
            return UsageError("takes_no_value", option=name)
        return UsageError("needs_a_value", option=name, metavar=str(action.metavar))

    def error(self, message: str) -> NoReturn:
        """Report a mistake that argparse found."""
        raise UsageError("unreadable", command=self.prog, reason=message)

    def format_help(self) -> str:
        """The help, with the word for “usage” in the reader's language."""
        start = f"{self.words.text('cli-heading-usage')}: {self.prog} "
        shown = [*map(_shown, self._declared.values()), *self._places]
        usage = fill(
            " ".join(f"[{one}]".replace(" ", FIRM_SPACE) for one in shown),
            width=get_terminal_size().columns - 2,
            initial_indent=start,
            subsequent_indent=" " * len(start),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return f"{usage.replace(FIRM_SPACE, ' ')}\n\n{super().format_help()}"


def _shown_examples(command: str, words: Words) -> str:
    """The examples in the help."""
    lines = [f"  {line}" for line in examples_of(command)]
    return "\n".join([f"{words.text('cli-heading-examples')}:", *lines])


def _shown(option: Action) -> str:
    """An option as the usage shows it."""
    name, value = option.option_strings[0], f" {option.metavar}" if option.metavar else ""
    if option.nargs == "?":
        return f"{name} [{option.metavar}]"
    return f"{name}{value} [{option.metavar} ...]" if option.nargs == "+" else name + value


def number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number of at least ``least`` or at most ``most``."""

    def read(text: str) -> int:
        whole = text.isdecimal() and text.isascii()
        if not whole or int(text) < least or (most is not None and int(text) > most):
            data = {"option": option, "value": text, "least": str(least)}
            if most is None:
                raise UsageError("number_from", **data)
            raise UsageError("number", **data, most=str(most))
        return int(text)

    return read


def words_of(text: str) -> tuple[str, ...]:
    """Reads names separated by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
