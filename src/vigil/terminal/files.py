"""Games on disk: saves and records, opened alike."""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import randbelow

from vigil.core.dealer import SeededDealer
from vigil.core.errors import BadSave
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.words import Words


def read_table(path: str) -> Table:
    """The game in the file of a save or of a record."""
    return table_in(read_text(path))


def table_in(text: str) -> Table:
    """The game in a save or in a record."""
    try:
        return Table.load(text)
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
