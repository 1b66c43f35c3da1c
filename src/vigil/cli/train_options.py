"""The options of ``vigil train``; they can be read where the extra ``bots`` is missing."""

from __future__ import annotations

from vigil.cli.options import takes_game
from vigil.cli.parser import Parser, number
from vigil.cli.task_runners import takes_workers


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    takes_game(parser)
    text = parser.words.text("cli-option-train-module")
    parser.option("--module", "MODULE", text=text)
    parser.option("--games", "N", type=number("--games", 20), default=40_000)
    parser.option("--seed", "SEED", type=number("--seed", 0), default=1)
    takes_workers(parser)
    parser.option("--samples", "FOLDER")
    parser.option("--out", "FILE")
    parser.option("--json")
