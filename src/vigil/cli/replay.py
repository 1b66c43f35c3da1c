"""``vigil replay``: a recorded game, step by step."""

from __future__ import annotations

import json
from argparse import Namespace
from importlib.util import find_spec
from typing import Any

from vigil.cli.input_text import about, input_text
from vigil.cli.main import is_terminal
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.show import show_table
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.terminal import Screen
from vigil.terminal.files import reported_in, warn_of_rules
from vigil.words import Speaker, Words


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("file", "FILE")
    parser.option("--to", "N", type=number("--to", 0))
    parser.option("--json")
    parser.option("--plain")


def run(args: Namespace, words: Words) -> int:
    """Print the game and the board, at the end or at a given step."""
    if args.file is None:
        raise UsageError("which_file", command="replay")
    with about(args.file):
        played, bug_report = reported_in(input_text(args.file))
    record = played.record
    if args.to is not None and args.to > len(record.answers):
        raise UsageError("no_such_answer", value=args.to, last=len(record.answers))
    warn_of_rules(record, words)
    if args.to is None and not (args.json or args.plain) and watched(record, words):
        return 0
    table = Table.replay(record, args.to)
    screen = Screen.of(record.setup, words)
    if args.json:
        said = {} if bug_report is None else {"words": str(bug_report.get("words"))}
        print(json.dumps(said | as_data(record, table, screen.speaker), ensure_ascii=False))
        return 0
    if bug_report is not None:
        print(words.text("cli-reported", version=printable(str(bug_report.get("vigil")))))
        print(printable(str(bug_report.get("words"))), end="\n\n")
    screen.events(table, table.events)
    show_table(screen, table)
    return 0


def watched(record: Record, words: Words) -> bool:
    """Show the game step by step at a terminal; false where there is none."""
    if not is_terminal() or find_spec("textual") is None:
        return False
    from vigil.terminal.app.start import watch  # slow to import

    watch(record, words)
    return True


def printable(text: str) -> str:
    """A text from a file, without control characters that a terminal would obey."""
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)


def as_data(record: Record, table: Table, speaker: Speaker) -> dict[str, Any]:
    """The replayed game as plain data."""
    view = table.view()
    lines = [speaker.event(event, view) for event in table.events]
    return {
        "game": record.game,
        "seed": None if record.seed is None else str(record.seed),
        "rules": record.rules,
        "answers": table.ply,
        "of": len(record.answers),
        "log": [line for line in lines if line is not None],
        "view": view,
    }
