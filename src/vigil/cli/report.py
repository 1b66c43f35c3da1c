"""``vigil report``: how a game went."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from vigil.cli.parser import Parser, UsageError
from vigil.report import report_of
from vigil.terminal import make_console
from vigil.terminal.files import read_table, warn_of_rules
from vigil.terminal.report import drawn
from vigil.words import Words, speaker_for


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("file", "FILE")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Print the score, the moments that mattered, who did what, and the luck."""
    if args.file is None:
        raise UsageError("which_file", command="report")
    table = read_table(args.file)
    warn_of_rules(table.record, words)
    report = report_of(table.record)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        make_console().print(drawn(report, speaker_for(table.setup, words), words))
    return 0
