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
        if not status:  # commands report their own write errors
            print(f"vigil: {error.strerror}", file=sys.stderr)
        close_quietly()
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def open_streams() -> None:
    """Replace closed output, as by ``>&-``, by output that goes nowhere."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # until the program ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115


def is_terminal() -> bool:
    """Whether a person sits at a screen that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def show_version() -> int:
    """Print the version, and whether the engine is compiled."""
    print(f"vigil {vigil.__version__} ({build_variant()})")
    return 0


def run_command(arguments: Sequence[str]) -> int:
    """Run a command, with its streams and signals set up."""
    from vigil.cli.commands import speak  # slow: a quarter of a second

    return speak(arguments)


def tolerate_encodings() -> None:
    """Replace characters that a stream cannot show, and bytes that it cannot read."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not is_utf(stream.encoding):
            stream.reconfigure(errors=in_like_signs())
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_utf(encoding: str) -> bool:
    """Whether an encoding can show every character."""
    return encoding.lower().startswith("utf")


def in_like_signs() -> str:
    """The name of the error handler that writes similar characters."""
    from vigil.terminal.signs import register  # rarely needed, and it imports the terminal

    return register()


def close_quietly() -> int:
    """Print nothing more: the reader of our output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
