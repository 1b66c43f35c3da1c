"""``vigil verify``: were the dice of a record fair?"""

from __future__ import annotations

import json
from argparse import Namespace

from vigil.cli.input_text import input_text
from vigil.cli.parser import Parser, UsageError
from vigil.core.commitment import verify
from vigil.core.record import Record
from vigil.words import Words


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("file", "FILE")
    parser.option("--commitment", "DIGEST")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Check every roll and draw against what the dealer promised."""
    if args.file is None:
        raise UsageError("which_file", command="verify")
    record = Record.from_json(input_text(args.file))
    shown = None if args.commitment is None else args.commitment.strip().lower()
    checked, first = verify(record, shown), record.dealt_from
    if args.json:
        found = {"fair": True, "checked": checked, "dealt_from": first, "seed": str(record.seed)}
        print(json.dumps(found))
    elif first:
        print(words.text("cli-fair-from", count=checked, first=first))
    else:
        print(words.text("cli-fair", count=checked))
    return 0
