"""Games on disk: saves, records and bug reports, opened alike."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any

from vigil.core.dealer import SeededDealer
from vigil.core.errors import BadSave
from vigil.core.game import find_game
from vigil.core.record import Record, read_bug_report
from vigil.core.table import Table
from vigil.words import Words


def read_table(path: str) -> Table:
    """The game in the file of a save, of a record or of a bug report."""
    return read_reported(path)[0]


def read_reported(path: str) -> tuple[Table, Mapping[str, Any] | None]:
    """The same, with what else a bug report says."""
    text = read_text(path)
    reported = read_bug_report(text)
    return table_in(text if reported is None else str(reported.get("record"))), reported


def table_in(text: str) -> Table:
    """The game in a save or in a record."""
    try:
        return Table.load(text, foreign=True)
    except BadSave as error:
        if error.data.get("found") != "record":
            raise
    return Table.replay(Record.from_json(text))


def warn_of_rules(record: Record, words: Words) -> None:
    """Say beside what is printed that a game began under earlier rules."""
    if record.earlier:
        print(earlier_rules(record, words), file=sys.stderr)


def earlier_rules(record: Record, words: Words) -> str:
    """One sentence about the rules under which a game began and those that play it now."""
    now = find_game(record.game).rules_version
    return words.text("cli-earlier-rules", found=record.rules, known=now)


def playable(table: Table) -> Table:
    """The table with a dealer who answers for chance, also at once."""
    if table.dealer is None:
        table.dealer = SeededDealer(new_seed())
    table.rewind(table.ply)
    return table


def new_seed() -> int:
    """A seed that nobody chose."""
    return randbelow(1 << 32)


def read_text(path: str) -> str:
    """A whole file; bytes that are no text become question marks."""
    return Path(path).read_text(encoding="utf-8", errors="replace")


def write_text(path: str, text: str) -> None:
    """Write a file, or leave the old one whole if that fails."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    draft.write_text(text + "\n", encoding="utf-8")
    draft.replace(target)


def file_trouble(error: OSError, words: Words) -> str:
    """One sentence about a file that could not be read or written."""
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied"}
    kind = kinds.get(type(error), "other")
    reason = error.strerror or type(error).__name__
    return words.text(f"cli-file-{kind}", file=str(error.filename), reason=reason)
