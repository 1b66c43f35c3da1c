"""``vigil verify``: were the dice of a record fair?"""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from vigil.cli.parser import Parser, UsageError
from vigil.core.fair import verify
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
    record = Record.from_json(Path(args.file).read_text(encoding="utf-8"))
    checked = verify(record, args.commitment)
    if args.json:
        print(json.dumps({"fair": True, "checked": checked, "seed": str(record.seed)}))
    else:
        print(words.text("cli-fair", count=checked))
    return 0
