"""Finds the command, sets the language, reports mistakes in one line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType
from typing import Final

from vigil.cli.examples import examples_of
from vigil.cli.extras import import_with
from vigil.cli.front_door import chosen_door
from vigil.cli.language import default_language, split_language
from vigil.cli.main import MISTAKE, VERSION, is_terminal, show_version
from vigil.cli.parser import Parser, UsageError
from vigil.core.errors import VigilError
from vigil.core.plugin import plugin_names, plugins
from vigil.words import LANGUAGES, Words, explain

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
"""The extras that commands need."""


LIGHT: Final = ("admin", "serve", "train")
"""Commands whose options are in a separate module, which needs no extra."""


def speak(arguments: Sequence[str]) -> int:
    """Run a command line in its language; report a mistake in one line."""
    rest, language = split_language(arguments)
    words = Words(language if language in LANGUAGES else default_language())
    try:
        check_language(language)
        return dispatch(rest, words)
    except BrokenPipeError:
        raise
    except (VigilError, OSError) as error:
        sentence = " ".join([in_its_file(error, words), *near_miss(error, words)])
        print(f"vigil: {' '.join(sentence.split())}", file=sys.stderr)
        if trace := getattr(error, "data", {}).get("trace"):
            print(trace, file=sys.stderr)
        return MISTAKE


def check_language(name: str | None) -> None:
    """Refuse a language that is not available."""
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
    if list(arguments) == ["play"] or (not name and is_terminal()):
        through = chosen_door(words)
        return dispatch(through, words) if through else 0
    if not name:
        return first_steps(words)
    if name in ("-h", "--help", "help"):
        print(overview(words))
        return 0
    if name not in COMMANDS:
        raise UsageError("command", value=name, known=", ".join(COMMANDS))
    parser = Parser(name, words)
    options_of(name).arguments(parser)
    given = parser.read(rest)
    status: int = command_of(name).run(given, words)
    return status


def options_of(name: str) -> ModuleType:
    """The module that declares the arguments of a command, even if its extra is missing."""
    return import_module(f"vigil.cli.{name}_options") if name in LIGHT else command_of(name)


def command_of(name: str) -> ModuleType:
    """The module of a command."""
    module = f"vigil.cli.{name}"
    return import_with(EXTRAS[name], module) if name in EXTRAS else import_module(module)


def first_steps(words: Words) -> int:
    """The first steps for newcomers."""
    games = ", ".join(words.text(f"cli-game-{plugin.name}") for plugin in plugins())
    lines = {name: examples_of(name)[0] for name in COMMANDS}
    print(words.text("cli-first-steps", games=games, **lines))
    return 0


def overview(words: Words) -> str:
    """The list of commands."""
    usage = words.text("cli-heading-usage")
    lines = [f"{usage}: vigil {{{','.join(COMMANDS)}}} …", "", words.text("cli-about"), ""]
    width = max(map(len, COMMANDS)) + 2
    lines += [f"  {name:{width}}{words.text(f'cli-about-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", words.text("cli-about-more")])


def in_its_file(error: VigilError | OSError, words: Words) -> str:
    """A mistake, with the name of its file unless the sentence has it."""
    sentence, file = said(error, words), str(getattr(error, "data", {}).get("file", ""))
    return f"{file}: {sentence}" if file and file not in sentence else sentence


def near_miss(error: VigilError | OSError, words: Words) -> Iterator[str]:
    """The name that was probably meant."""
    facts = getattr(error, "data", {})
    known, value = str(facts.get("known", "")).split(", "), str(facts.get("value", ""))
    for found in get_close_matches(value, known, 1) if value else ():
        yield words.text("cli-did-you-mean", value=found)


def said(error: VigilError | OSError, words: Words) -> str:
    """A mistake in the reader's language."""
    if isinstance(error, VigilError):
        return explain(error, words)
    from vigil.terminal.files import file_trouble  # slow: it imports the whole terminal

    return file_trouble(error, words)
