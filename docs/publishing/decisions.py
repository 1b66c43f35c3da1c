"""The records of decisions: their headers, and the list that is made of them.

``python -m publishing.decisions`` in ``docs`` writes the list again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parents[1] / "decisions"
INDEX: Final = FOLDER / "README.md"
_HEADER: Final = re.compile(
    r"# (?P<number>\d+)\. (?P<title>.+)\n\n"
    r"Date: (?P<date>\d{4}-\d\d-\d\d) · "
    r"Status: (?P<status>accepted|superseded by \[(?P<by>\d+)\]\((?P<file>\S+)\))\n\n"
)
_TABLE: Final = re.compile(r"(\| number \|.*\n(?:\|.*\n)+)")


class Decision(NamedTuple):
    """What the header of a record says."""

    file: str
    number: int
    title: str
    date: str
    status: str
    successor: str
    """The file of the decision that took its place, if there is one."""


class BadHeader(ValueError):
    """A record that does not begin as all do."""


def decision_in(path: Path) -> Decision:
    """The header of a record."""
    found = _HEADER.match(path.read_text("utf-8"))
    if found is None:
        raise BadHeader(
            f"{path.name} begins otherwise than '# NUMBER. TITLE', an empty line and "
            "'Date: YYYY-MM-DD · Status: accepted' or '... superseded by [NUMBER](FILE)'"
        )
    number, title = int(found["number"]), found["title"]
    return Decision(path.name, number, title, found["date"], found["status"], found["file"] or "")


def decisions() -> list[Decision]:
    """All records in the order of their numbers."""
    return [decision_in(path) for path in sorted(FOLDER.glob("[0-9]*.md"))]


def table_of(records: list[Decision]) -> str:
    """The list as a table."""
    rows = [
        f"| {one.number} | [{one.title}]({one.file}) | {one.date} | {one.status} |\n"
        for one in records
    ]
    return "".join(("| number | decision | date | status |\n|---|---|---|---|\n", *rows))


def with_table(page: str, table: str) -> str:
    """The page of the list with another table."""
    return _TABLE.sub(lambda _: table, page, count=1)


if __name__ == "__main__":
    INDEX.write_text(with_table(INDEX.read_text("utf-8"), table_of(decisions())), "utf-8")
