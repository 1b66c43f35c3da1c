"""Writes the tables of columns into simulation.md: ``make schema``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vigil.core.facts import Column, facts_of
from vigil.core.plugin import plugins
from vigil.research.simulation.columns import PLAYED, TURN, WHENCE, setup_columns

PAGE: Final = Path(__file__).with_name("simulation.md")
PLACE: Final = re.compile(r"(<!-- columns -->\n).*(<!-- end of columns -->\n)", re.DOTALL)


def table(columns: Sequence[Column]) -> str:
    """Columns as a table of Markdown."""
    rows = [f"| `{one.name}` | {one.kind} | {one.meaning} |" for one in columns]
    return "\n".join(["| column | kind | meaning |", "|---|---|---|", *rows, ""])


def sections() -> str:
    """All columns: of every game, then of each."""
    parts = ["### Every game", table((*WHENCE, *PLAYED))]
    parts += ["### Every turn", table(TURN)]
    for plugin in plugins():
        facts = facts_of(plugin.name)
        parts += [f"### `{plugin.name}`: its setup", table(setup_columns(plugin.name))]
        if facts.columns:
            parts += [f"### `{plugin.name}`: its games", table(facts.columns)]
        if facts.turn_columns:
            parts += [f"### `{plugin.name}`: its turns", table(facts.turn_columns)]
    return "\n\n".join(parts).replace("\n\n\n", "\n\n")


def written(page: str) -> str:
    """The page with its tables as they are now."""
    return PLACE.sub(lambda found: f"{found[1]}\n{sections()}\n{found[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
