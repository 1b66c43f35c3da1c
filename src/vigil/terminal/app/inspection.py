"""Looking up what an option is about: cards, ghosts and places in it and its question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from vigil.core.table import Table
from vigil.terminal.app.line_filters import without_breaks
from vigil.terminal.lookup import described, named_in
from vigil.terminal.meaning import meaning_of
from vigil.terminal.screen import Screen
from vigil.words import box_of

LAST_LINES: Final = 2
"""Last lines of a card's text, with its target and effect."""


class Found(NamedTuple):
    """Things with their descriptions."""

    names: str
    text: RenderableType


def inspected(
    voice: Screen, table: Table, number: int, drawn: Iterable[tuple[str, str]]
) -> Found | None:
    """The things an option is about, in its text or on the board; nothing if there are none."""
    decision = table.decision
    assert decision is not None
    asked, option = decision.own(number - 1)
    named = [(one.kind, one.id) for one in named_in(table.setup, option, asked.about)]
    pieces = [*dict.fromkeys([*named, *drawn])]
    if not pieces:
        return None
    names = ", ".join(name_of(voice, *piece) for piece in pieces)
    return Found(names, Group(*(piece_text(voice, table, *piece) for piece in pieces)))


def name_of(voice: Screen, kind: str, id: str) -> str:
    """What a piece is called; lands are known by their ids."""
    return id if kind == "land" else voice.speaker.name(kind, id)


def piece_text(voice: Screen, table: Table, kind: str, id: str) -> RenderableType:
    """Everything about a piece, or about the place of that name."""
    entry = box_of(table.setup).get(id)
    return (
        meaning_of(voice, table, name_of(voice, kind, id))
        if entry is None
        else described(voice, entry)
    )


def card_text(voice: Screen, table: Table, number: int, label: str) -> Text:
    """The text of the card that an option chooses, unless the option has it."""
    decision = table.decision
    assert decision is not None
    _, option = decision.own(number - 1)
    texts = [voice.speaker.text(one.kind, one.id) for one in named_in(table.setup, option[-1:])]
    lines = [
        line for text in texts for line in without_breaks(text).splitlines()[: -LAST_LINES - 1 : -1]
    ]
    return Text("\n".join(line for line in lines if line not in label))
