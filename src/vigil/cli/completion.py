"""``vigil completion``: what a shell needs to complete command lines."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from typing import Any, Final

import shtab

from vigil.cli.commands import COMMANDS, command_of
from vigil.cli.parser import Parser, UsageError
from vigil.words import Words

SHELLS: Final = ("bash", "zsh", "tcsh")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("shell", "SHELL", known=", ".join(SHELLS))


def run(args: Namespace, words: Words) -> int:
    """Print the script of a shell."""
    if args.shell not in SHELLS:
        code = "which_shell" if args.shell is None else "shell"
        raise UsageError(code, value=args.shell or "", known=", ".join(SHELLS))
    print(shtab.complete(all_commands(words), args.shell))
    return 0


def all_commands(words: Words) -> ArgumentParser:
    """One parser that knows every command with its options."""
    whole = ArgumentParser(prog="vigil", add_help=False)

    class Completed(Parser):
        """The parser of the command that argparse names."""

        def __init__(self, prog: str, **_: Any) -> None:
            super().__init__(prog.split()[-1], words)

    listed = whole.add_subparsers(parser_class=Completed)
    for name in COMMANDS:
        parser = listed.add_parser(name, help=words.text(f"cli-about-{name}"))
        with suppress(UsageError):  # what it needs is not installed
            command_of(name).arguments(parser)
        parser.always_takes()
    return whole
