"""``vigil verify``: what is proved about the dice and cards of a record."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from typing import Any, Final

from vigil.cli.input_text import about, input_text
from vigil.cli.parser import Parser, UsageError, number
from vigil.core.commitment import Known, Verified, verify
from vigil.core.errors import NotVerified
from vigil.core.record import LUCK, Record
from vigil.research.simulation.about import about_data
from vigil.words import Words, explain

STATUS: Final = {"everything": 0, "without_players": 3, "nothing": 4}
"""The exit status of each grade."""
FAILED: Final = 1
HASH: Final = re.compile("[0-9a-f]{64}")


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("file", "FILE")
    parser.option("--commitment", "HASH", type=read_hash)
    parser.option("--luck", "[SEAT:]HEX", type=read_luck, action="append")
    parser.option("--from", "N", dest="dealt_from", type=number("--from", 0))
    parser.option("--json")
    codes = parser.words.text("cli-verify-status")
    parser.epilog = f"{parser.epilog}\n\n{codes}"


def run(args: Namespace, words: Words) -> int:
    """Check a record against what the caller knows of the game, and print the grade of proof."""
    if args.file is None:
        raise UsageError("which_file", command="verify")
    with about(args.file):
        record = Record.from_json(input_text(args.file))
    made = about_data(args.command_line, record.seed)
    try:
        found = verify(record, Known(args.commitment, tuple(args.luck or ()), args.dealt_from))
    except NotVerified as error:
        facts = {"error": error.code, "text": explain(error, words)}
        print(json.dumps(failed_data(record) | made | facts) if args.json else facts["text"])
        return FAILED
    if args.json:
        print(json.dumps(as_data(record, found) | made))
    else:
        print("\n".join(said(record, found, words)))
    return STATUS[found.grade]


def read_hash(text: str) -> str:
    """Reads a commitment hash, in upper or lower case."""
    found = text.strip().lower()
    if not HASH.fullmatch(found):
        raise UsageError("commitment", value=text)
    return found


def read_luck(text: str) -> tuple[int | None, str]:
    """Reads a player's entropy, with or without its seat."""
    seat, colon, luck = text.strip().lower().rpartition(":")
    if not LUCK.fullmatch(luck) or (colon and not (seat.isdecimal() and seat.isascii())):
        raise UsageError("luck", value=text)
    return int(seat) if colon else None, luck


def said(record: Record, found: Verified, words: Words) -> list[str]:
    """The grade and its evidence as sentences."""
    lines = [words.text(f"verify-{found.grade}"), checked(found, words)]
    if found.grade == "everything":
        counts = {"confirmed": found.confirmed, "contributed": found.contributed}
        lines.append(words.text("verify-confirmed", **counts))
    if record.dealt_from:
        first, count = record.dealt_from, found.unchecked
        lines.append(words.text("verify-from", first=first, count=count))
    if record.origin is not None:
        lines.append(words.text("verify-position"))
    if not found.finished:
        lines.append(words.text("verify-unfinished"))
    return lines


def checked(found: Verified, words: Words) -> str:
    """The number of rolls and draws that follow from the seed."""
    counts = {"rolls": found.rolls, "draws": found.draws}
    parts = {name: words.text(f"verify-{name}", count=counts[name]) for name in counts}
    there = [parts[name] for name in parts if counts[name]]
    if not there:
        return words.text("verify-no-chance")
    what = words.text("verify-both", **parts) if len(there) > 1 else there[0]
    return words.text("verify-checked", what=what)


def as_data(record: Record, found: Verified) -> dict[str, Any]:
    """The same facts for programs; fairness is unknown where nothing is proved."""
    return {
        "grade": found.grade,
        "fair": None if found.grade == "nothing" else True,
        "checked": found.checked,
        "rolls": found.rolls,
        "draws": found.draws,
        "dealt_from": record.dealt_from,
        "unchecked": found.unchecked,
        "position": record.origin is not None,
        "finished": found.finished,
        "confirmed": found.confirmed,
        "contributed": found.contributed,
    }


def failed_data(record: Record) -> dict[str, Any]:
    """The data printed when the check fails."""
    return {
        "grade": "failed",
        "fair": False,
        "checked": 0,
        "dealt_from": record.dealt_from,
    }
