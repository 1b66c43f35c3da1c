"""``vigil completion``: scripts for shell completion."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from shlex import quote
from typing import Any, Final

import shtab

from vigil.cli.commands import COMMANDS, options_of
from vigil.cli.parser import Parser, UsageError
from vigil.words import Words

SHELLS: Final = ("bash", "zsh", "tcsh", "fish")


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("shell", "SHELL", known=SHELLS)


def run(args: Namespace, words: Words) -> int:
    """Print the script of a shell."""
    if args.shell not in SHELLS:
        code = "which_shell" if args.shell is None else "shell"
        raise UsageError(code, value=args.shell or "", known=", ".join(SHELLS))
    shell = args.shell
    print(fish(words) if shell == "fish" else shtab.complete(all_commands(words), shell))
    return 0


def fish(words: Words) -> str:
    """The script for fish, which shtab does not write."""
    lines = ["complete -c vigil -f"]
    for name in COMMANDS:
        about = quote(words.text(f"cli-about-{name}"))
        lines.append(f"complete -c vigil -n __fish_use_subcommand -a {name} -d {about}")
        parser = Parser(name, words)
        options_of(name).arguments(parser)
        parser.always_takes()
        seen = f"complete -c vigil -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{seen} {option}" for option in _for_fish(parser)]
    return "\n".join(lines)


def _for_fish(parser: Parser) -> Iterator[str]:
    for option in parser.declared:
        names = [
            f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
            for name in option.option_strings
        ]
        value = "" if option.nargs == 0 else " -r -F"
        text = quote((option.help or "").replace("%%", "%"))
        yield f"{' '.join(names)}{value} -d {text}"


def all_commands(words: Words) -> ArgumentParser:
    """One parser with every command and its options."""
    whole = ArgumentParser(prog="vigil", add_help=False)

    class Completed(Parser):
        """The parser of a command, as argparse looks it up."""

        def __init__(self, prog: str, **_: Any) -> None:
            super().__init__(prog.split()[-1], words)

    listed = whole.add_subparsers(parser_class=Completed)
    for name in COMMANDS:
        parser = listed.add_parser(name, help=words.text(f"cli-about-{name}"))
        options_of(name).arguments(parser)
        parser.always_takes()
    return whole
