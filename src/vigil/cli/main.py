"""The entry point; slow imports wait until a command needs them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import vigil
from vigil.build_variant import build_variant

MISTAKE: Final = 2
INTERRUPTED: Final = 130
VERSION: Final = ("--version", "-V")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the status is the command's own, 2 for a mistake, 130 after Ctrl-C."""
    open_streams()
    tolerate_encodings()
    given = sys.argv[1:] if arguments is None else arguments
    status = 0
    try:
        status = show_version() if given[:1] and given[0] in VERSION else run_command(given)
        sys.stdout.flush()
    except BrokenPipeError:
        return close_quietly()
    except OSError as error:  # of the output: commands report those of files themselves
        if not status:  # what a command could not write, it has said
            print(f"vigil: {error.strerror}", file=sys.stderr)
        close_quietly()
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def open_streams() -> None:
    """Let output that is closed, as by ``>&-``, go nowhere."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # until the program ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115


def is_terminal() -> bool:
    """Whether a person sits before a screen that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def show_version() -> int:
    """Say which Vigil this is, and whether its engine is compiled."""
    print(f"vigil {vigil.__version__} ({build_variant()})")
    return 0


def run_command(arguments: Sequence[str]) -> int:
    """Run a command with all that belongs to it."""
    from vigil.cli.commands import speak  # a quarter of a second

    return speak(arguments)


def tolerate_encodings() -> None:
    """What a stream cannot show becomes a like sign; bytes it cannot read, question marks."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not is_utf(stream.encoding):
            stream.reconfigure(errors=in_like_signs())
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_utf(encoding: str) -> bool:
    """Whether an encoding has all signs."""
    return encoding.lower().startswith("utf")


def in_like_signs() -> str:
    """The manner in which streams write like signs where they cannot write one."""
    from vigil.terminal.signs import register  # few need it, and it brings the terminal

    return register()


def close_quietly() -> int:
    """The reader of our output has gone: print nothing more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
