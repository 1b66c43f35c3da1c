"""Files of games: saves, records and bug reports, all opened alike."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any

from platformdirs import user_data_path

from vigil.core.dealer import SeededDealer
from vigil.core.errors import BadSave
from vigil.core.game import find_game
from vigil.core.record import Record, dumps_checked, read_bug_report
from vigil.core.table import Table
from vigil.words import Words


def read_table(path: str) -> Table:
    """The game in a save, a record or a bug report."""
    return read_reported(path)[0]


def read_reported(path: str) -> tuple[Table, Mapping[str, Any] | None]:
    """The game in a file, with the other contents of a bug report."""
    return reported_in(read_text(path))


def reported_in(text: str) -> tuple[Table, Mapping[str, Any] | None]:
    """The game in a text, with the other contents of a bug report."""
    reported = read_bug_report(text)
    return table_in(text if reported is None else str(reported.get("record"))), reported


def save_text(table: Table, bots: Mapping[int, str]) -> str:
    """A save, with the bots and their seats."""
    data = json.loads(table.save())
    del data["check"]
    return dumps_checked(data | {"bots": {str(seat): bot for seat, bot in bots.items()}})


def bots_in(path: str) -> dict[int, str]:
    """The bots of a save by seat; none in other files."""
    try:
        data = json.loads(read_text(path))
        return {int(seat): str(bot) for seat, bot in data.get("bots", {}).items()}
    except (ValueError, AttributeError):
        return {}


def kept_games() -> Path:
    """The folder of unfinished games."""
    return user_data_path("vigil") / "games"


def last_kept() -> Path | None:
    """The game saved last."""
    found = kept_games().glob("*.save")
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def keep(table: Table, bots: Mapping[int, str]) -> Path:
    """Save a game in the data folder, one file for each deal."""
    dealer = table.dealer
    deal = dealer.seed if isinstance(dealer, SeededDealer) else 0
    path = kept_games() / f"{table.game.name}-{deal}.save"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(str(path), save_text(table, bots))
    return path


def table_in(text: str) -> Table:
    """The game in a save or in a record."""
    try:
        return Table.load(text, foreign=True)
    except BadSave as error:
        if error.data.get("found") != "record":
            raise
    return Table.replay(Record.from_json(text))


def warn_of_rules(record: Record, words: Words) -> None:
    """Print on standard error that a game began under earlier rules."""
    if record.earlier:
        print(earlier_rules(record, words), file=sys.stderr)


def earlier_rules(record: Record, words: Words) -> str:
    """One sentence about the rules a game began under and the current ones."""
    now = find_game(record.game).rules_version
    return words.text("cli-earlier-rules", found=record.rules, known=now)


def playable(table: Table) -> Table:
    """The table with a dealer, which also answers a pending roll."""
    if table.dealer is None:
        table.dealer = SeededDealer(new_seed())
    table.rewind(table.ply)
    return table


def new_seed() -> int:
    """A random seed."""
    return randbelow(1 << 32)


def read_text(path: str) -> str:
    """A whole file; invalid bytes become question marks."""
    return Path(path).read_text(encoding="utf-8", errors="replace")


def write_text(path: str, text: str) -> None:
    """Write a file; if that fails, the old one stays whole."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        error.filename = path  # the requested file, not the draft
        raise


def file_trouble(error: OSError, words: Words) -> str:
    """One sentence about a file that could not be read or written."""
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied"}
    kind = kinds.get(type(error), "other")
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return words.text("cli-file-output", reason=reason)
    folder = Path(str(error.filename)).parent
    if kind == "missing" and not folder.is_dir():
        return words.text("cli-file-no-folder", file=str(error.filename), folder=str(folder))
    return words.text(f"cli-file-{kind}", file=str(error.filename), reason=reason)
