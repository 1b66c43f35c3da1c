"""Hints, improving with each batch of simulated games."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from vigil.core.table import Table
from vigil.insight.advice.advise import advise
from vigil.terminal.advice import listed
from vigil.terminal.screen import Screen


def advice_for(
    voice: Screen, table: Table, seat: int
) -> Iterator[tuple[RenderableType, RenderableType]]:
    """The progress, and the best options with their chances and reasons."""
    for advice in advise(table, seat):
        done = advice.scenarios >= advice.of > 0
        key = "cli-hint" if done else "cli-hint-thinking"
        head = voice.words.text(key, scenarios=advice.scenarios, of=advice.of)
        yield Text(head), listed(voice, table, advice.options)
