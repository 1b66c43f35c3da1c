"""``vigil analyse``: what luck and choices made of a game."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from vigil.cli.extras import import_with
from vigil.cli.input_text import input_text
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.simulate import progress_bar
from vigil.insight.analysis import BUDGET, Analysis, Plan, analyse
from vigil.terminal import make_console
from vigil.terminal.analysis import drawn
from vigil.terminal.files import reported_in, warn_of_rules, write_text
from vigil.words import Words


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("file", "FILE")
    parser.option("--budget", "N", type=number("--budget", 4, 1000), default=BUDGET)
    parser.option("--seed", "SEED", type=number("--seed", 0), default=1)
    parser.option("--workers", "N", type=number("--workers", 1, 256), default=1)
    parser.option("--html", "FILE")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Judge a game, then print or write what was found."""
    if args.file is None:
        raise UsageError("which_file", command="analyse")
    made = None if args.html is None else import_with("report", "vigil.cli.analysis_page")
    record = reported_in(input_text(args.file))[0].record
    warn_of_rules(record, words)
    analysis = watched(Plan.of(record, args.seed, args.budget), args.workers)
    if made is not None:
        write_text(args.html, made.page(analysis, record, words))
    if args.json:
        data = msgspec.to_builtins(analysis) | {"seed": str(analysis.seed)}
        print(msgspec.json.encode(data).decode())
    elif args.html is not None:
        print(words.text("cli-written", file=args.html))
    else:
        make_console().print(drawn(analysis, record, words))
    return 0


def watched(plan: Plan, workers: int) -> Analysis:
    """Analyse with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task("", total=len(plan.replay.judged))
        return analyse(plan, workers, lambda judged: bar.advance(task, judged))
