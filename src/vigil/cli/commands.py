"""Finds the command, speaks the language, reports mistakes in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from vigil.cli.examples import examples_of
from vigil.cli.extras import import_with
from vigil.cli.language import default_language, split_language
from vigil.cli.main import VERSION, show_version
from vigil.cli.parser import Parser, UsageError
from vigil.core.errors import VigilError
from vigil.core.plugin import plugin_names, plugins
from vigil.words import LANGUAGES, Words, explain

WRONG: Final = 2


COMMANDS: Final = (
    "play",
    "simulate",
    "arena",
    "train",
    "replay",
    "report",
    "analyse",
    "show",
    "cards",
    "bench",
    "serve",
    "join",
    "verify",
    "admin",
    "doctor",
    "completion",
)
"""Each is a module of this package with ``arguments`` and ``run``, imported when it is needed."""

EXTRAS: Final = {"admin": "server", "join": "terminal", "serve": "server", "train": "bots"}
"""The extras that commands need; the others make do with the plain package."""


def speak(arguments: Sequence[str]) -> int:
    """Run a command line in its language; a mistake is one line."""
    rest, language = split_language(arguments)
    words = Words(language if language in LANGUAGES else default_language())
    try:
        check_language(language)
        return dispatch(rest, words)
    except BrokenPipeError:
        raise
    except (VigilError, OSError) as error:
        print(f"vigil: {' '.join(said(error, words).split())}", file=sys.stderr)
        if trace := getattr(error, "data", {}).get("trace"):
            print(trace, file=sys.stderr)
        return WRONG


def check_language(name: str | None) -> None:
    """Refuse a language that we do not speak."""
    if name == "":
        raise UsageError("needs_a_value", option="--lang", metavar="|".join(LANGUAGES))
    if name is not None and name not in LANGUAGES:
        raise UsageError("language", value=name, known=", ".join(LANGUAGES))


def dispatch(arguments: Sequence[str], words: Words) -> int:
    """Run the command that the first argument names."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", ())
    if name == "help" and rest:
        return dispatch([rest[0], "--help"], words)
    if name in VERSION:
        return show_version()
    if not plugin_names():
        raise UsageError("no_games")
    if not name:
        return first_steps(words)
    if name in ("-h", "--help", "help"):
        print(overview(words))
        return 0
    if name not in COMMANDS:
        raise UsageError("command", value=name, known=", ".join(COMMANDS))
    command = command_of(name)
    parser = Parser(name, words)
    command.arguments(parser)
    status: int = command.run(parser.read(rest), words)
    return status


def command_of(name: str) -> ModuleType:
    """The module of a command."""
    module = f"vigil.cli.{name}"
    return import_with(EXTRAS[name], module) if name in EXTRAS else import_module(module)


def first_steps(words: Words) -> int:
    """What a newcomer does."""
    games = ", ".join(words.text(f"cli-game-{plugin.name}") for plugin in plugins())
    lines = {name: examples_of(name)[0] for name in COMMANDS}
    print(words.text("cli-first-steps", games=games, **lines))
    return 0


def overview(words: Words) -> str:
    """What the commands are."""
    usage = words.text("cli-heading-usage")
    lines = [f"{usage}: vigil {{{','.join(COMMANDS)}}} …", "", words.text("cli-about"), ""]
    lines += [f"  {name:10}{words.text(f'cli-about-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", words.text("cli-about-more")])


def said(error: VigilError | OSError, words: Words) -> str:
    """A mistake in the reader's language."""
    if isinstance(error, VigilError):
        return explain(error, words)
    from vigil.terminal.files import file_trouble  # it brings the whole terminal

    return file_trouble(error, words)
