"""``vigil report``: the report of one game, or a page about many."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from vigil.cli.input_text import STDIN, about, input_text
from vigil.cli.parser import Parser, UsageError
from vigil.cli.results_report import holds_results, report_results
from vigil.insight.report import report_of
from vigil.research.simulation.about import about_data
from vigil.terminal import make_console
from vigil.terminal.files import reported_in, warn_of_rules
from vigil.terminal.report import drawn
from vigil.words import Words, speaker_for


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    say = parser.words.text
    parser.takes("reported", "FILE")
    parser.option("--out", "PAGE", text=say("cli-option-report-out"))
    parser.option("--turns", "FILE", text=say("cli-option-report-turns"))
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Print the report of a game, or write a page about many."""
    if args.reported is None:
        raise UsageError("which_file", command="report")
    if args.reported != STDIN and holds_results(args.reported):
        return report_results(args, words)
    for option, value in (("--out", args.out), ("--turns", args.turns)):
        if value is not None:
            raise UsageError("only_results", option=option, file=args.reported)
    return report_game(args, words)


def report_game(args: Namespace, words: Words) -> int:
    """Print the score, the key moments, who did what, and the luck."""
    with about(args.reported):
        table = reported_in(input_text(args.reported))[0]
    warn_of_rules(table.record, words)
    report = report_of(table.record)
    if args.json:
        made = about_data(args.command_line, table.record.seed)
        print(msgspec.json.encode(msgspec.to_builtins(report) | made).decode())
    else:
        make_console().print(drawn(report, speaker_for(table.setup, words), words))
    return 0
