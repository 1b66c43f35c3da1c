"""The report about many games: results of ``vigil simulate`` as a page or as JSON."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from vigil.cli.extras import import_with
from vigil.cli.parser import UsageError
from vigil.research.simulation.about import About, read_about
from vigil.research.simulation.results import Results, read_results, read_turns
from vigil.research.simulation.writing import check_writable
from vigil.research.study import Study, study_of
from vigil.terminal.files import write_text
from vigil.words import Words

STARTS: Final = (b"PAR1", b"game,rules,version,")
"""The first bytes of result files: Parquet, and CSV with its first columns."""
MARK: Final = b'<meta name="generator" content="vigil report">'
"""A marker near the beginning of every page written here."""


def holds_results(path: str) -> bool:
    """Whether a file holds results, judged by its contents; otherwise it may be a game."""
    with Path(path).open("rb") as file:
        return file.read(max(map(len, STARTS))).startswith(STARTS)


def report_results(args: Namespace, words: Words) -> int:
    """Write the page, or print the same figures as JSON."""
    target = args.out or f"{Path(args.reported).with_suffix('.html')}"
    if not args.json or args.out is not None:
        check_target(target)
    results = read(args.reported)
    turns = None if args.turns is None else read(args.turns, results.game)
    study = study_of(results, turns)
    if not args.json or args.out is not None:
        write_text(target, page_of(study, read_about(args.reported), words))
    if args.json:
        made = read_about(args.reported)
        facts = {name: getattr(made, name, None) for name in ("seed", "command", "date")}
        print(msgspec.json.encode(msgspec.to_builtins(study) | facts).decode())
    else:
        print(words.text("cli-written", file=target))
    return 0


def read(path: str, game: str = "") -> Results:
    """The games, or the turns, in a file; Parquet needs its extra."""
    if Path(path).suffix.lower() == ".parquet":
        import_with("parquet", "pyarrow")
    return read_turns(path, game) if game else read_results(path)


def check_target(path: str) -> None:
    """Refuse early a file that cannot be written, or a page that is not ours."""
    target = Path(path)
    if target.exists():
        with target.open("r+b") as file:
            if MARK not in file.read(1000):
                raise UsageError("not_a_report", file=path)
    check_writable(path)


def page_of(study: Study, about: About | None, words: Words) -> str:
    """The page, drawn with the packages of an extra."""
    made = import_with("report", "vigil.research.study.page")
    page: str = made.page(study, words.language, about)
    return page
