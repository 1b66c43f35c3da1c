"""``vigil analyse``: how luck and choices decided a game."""

from __future__ import annotations

import sys
from argparse import Namespace

import msgspec

from vigil.cli.arena import interrupted
from vigil.cli.extras import import_with
from vigil.cli.input_text import about, input_text
from vigil.cli.main import INTERRUPTED
from vigil.cli.options import check_output
from vigil.cli.parser import Parser, UsageError, number
from vigil.cli.simulate import progress_bar
from vigil.cli.task_runners import takes_workers, task_runner_of
from vigil.insight.analysis import BUDGET, Analysis, Plan, analyse
from vigil.insight.analysis.kept import KeptJudgements
from vigil.research.simulation.about import about_data, about_now
from vigil.terminal import make_console
from vigil.terminal.analysis import drawn
from vigil.terminal.files import reported_in, warn_of_rules, write_text
from vigil.words import Words


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("file", "FILE")
    parser.option("--budget", "N", type=number("--budget", 4, 1000), default=BUDGET)
    parser.option("--seed", "SEED", type=number("--seed", 0), default=1)
    takes_workers(parser)
    text = parser.words.text("cli-option-analyse-resume")
    parser.option("--resume", "FILE", text=text)
    parser.option("--html", "FILE")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Judge a game, then print or write the results."""
    if args.file is None:
        raise UsageError("which_file", command="analyse")
    check_output(args.html)
    made = None if args.html is None else import_with("report", "vigil.cli.analysis_page")
    with about(args.file):
        record = reported_in(input_text(args.file))[0].record
    warn_of_rules(record, words)
    plan = Plan.of(record, args.seed, args.budget)
    kept = None if args.resume is None else KeptJudgements(args.resume, plan)
    analysis = watched(plan, kept, args, words)
    if analysis is None:
        return INTERRUPTED
    if made is not None:
        run_by = about_now(args.command_line, args.seed)
        write_text(args.html, made.page(analysis, record, words, run_by))
    if args.json:
        data = msgspec.to_builtins(analysis) | about_data(args.command_line, analysis.seed)
        print(msgspec.json.encode(data).decode())
    elif args.html is not None:
        print(words.text("cli-written", file=args.html))
    else:
        make_console().print(drawn(analysis, record, words))
    return 0


def watched(
    plan: Plan, kept: KeptJudgements | None, args: Namespace, words: Words
) -> Analysis | None:
    """Analyse with a progress bar; after Ctrl-C say how far it got and how to resume."""
    known = [] if kept is None else kept.judged
    done, total = len(known), len(plan.replay.judged)
    with progress_bar() as bar:
        task = bar.add_task("", total=total, completed=done)

        def came(judged: int) -> None:
            nonlocal done
            done += judged
            bar.advance(task, judged)

        keep = (lambda _: None) if kept is None else kept.add
        try:
            runner = task_runner_of(args)
            return analyse(plan, 1, came, known, keep, runner)
        except KeyboardInterrupt:
            pass
    print(interrupted(done, total, args, words), file=sys.stderr)
    return None
