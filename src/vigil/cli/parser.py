"""Arguments read with argparse, every word of it in the reader's language."""

from __future__ import annotations

from argparse import (
    Action,
    ArgumentError,
    ArgumentParser,
    HelpFormatter,
    Namespace,
    RawDescriptionHelpFormatter,
    _ArgumentGroup,
)
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from vigil.core.errors import VigilError
from vigil.words import Words


class UsageError(VigilError):
    """The command line asks for something that does not exist."""

    template = "wrong arguments: {code}"


class Parser(ArgumentParser):
    """The parser of one command; mistakes are raised as ``UsageError``."""

    def __init__(self, command: str, words: Words) -> None:
        self.words = words
        super().__init__(
            prog=f"vigil {command}",
            description=words.text(f"cli-about-{command}"),
            formatter_class=self._formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._given = self.add_argument_group(words.text("cli-heading-arguments"))
        self._chosen = self.add_argument_group(words.text("cli-heading-options"))
        self._by_game: dict[str, _ArgumentGroup] = {"": self._chosen}

    def _formatter(self, prog: str) -> HelpFormatter:
        return _Formatter(prog, self.words.text("cli-heading-usage"))

    def takes(self, name: str, metavar: str, **facts: str) -> None:
        """Declare a positional argument, ``None`` when it is left out."""
        text = self.words.text(f"cli-argument-{name}", **facts)
        self._given.add_argument(name, nargs="?", metavar=metavar, help=text)

    def option(
        self, name: str, metavar: str = "", game: str = "", text: str = "", **settings: Any
    ) -> None:
        """Declare an option, of one game or of all; without a metavar it is a switch."""
        if metavar:
            settings["metavar"] = metavar
        else:
            settings.setdefault("action", "store_true")
        text = text or self.words.text(f"cli-option-{name.removeprefix('--')}")
        self._group(game).add_argument(name, help=text, **settings)

    def _group(self, game: str) -> _ArgumentGroup:
        """Where the help lists the options of a game."""
        if game not in self._by_game:
            title = self.words.text("cli-heading-game", game=self.words.text(f"cli-game-{game}"))
            self._by_game[game] = self.add_argument_group(title)
        return self._by_game[game]

    def read(self, arguments: Sequence[str]) -> Namespace:
        """The values of the arguments."""
        text = self.words.text
        self._chosen.add_argument("--lang", metavar="LANG", help=text("cli-option-lang"))
        self._chosen.add_argument("-h", "--help", action="help", help=text("cli-option-help"))
        try:
            found, unknown = self.parse_known_args(arguments)
        except ArgumentError as error:
            raise self._misused(error) from error
        if unknown:
            raise UsageError("unknown_argument", value=unknown[0], command=self.prog)
        return found

    def _misused(self, error: ArgumentError) -> UsageError:
        """An option without its value, or a switch with one."""
        name = str(error.argument_name).split("/")[-1]
        action: Action = self._option_string_actions[name]
        if action.nargs == 0:
            return UsageError("takes_no_value", option=name)
        return UsageError("needs_a_value", option=name, metavar=str(action.metavar))

    def error(self, message: str) -> NoReturn:
        """What argparse itself cannot make sense of."""
        raise UsageError("unreadable", command=self.prog, reason=message)


class _Formatter(RawDescriptionHelpFormatter):
    """Help with the word for usage in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=26)
        self._usage_word = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Any, prefix: str | None = None
    ) -> None:
        """The usage line."""
        super().add_usage(usage, actions, groups, prefix or f"{self._usage_word}: ")


def number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number, from ``least`` on or up to ``most``."""

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
