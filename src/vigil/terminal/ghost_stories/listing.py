"""The pieces of Ghost Stories in a list, and in the heading of their text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import JustifyMethod
from rich.text import Text

from vigil.core.game import Content
from vigil.terminal.ghost_stories import marks
from vigil.terminal.style import FAINT
from vigil.words import Speaker, Words

COLUMNS: Final[Mapping[str, JustifyMethod]] = {
    "number": "right",
    "name": "left",
    "kind": "left",
    "colour": "left",
    "resistance": "right",
    "stones": "left",
}


def row(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Number, name, kind, colour, resistance and stones."""
    facts, colour = entry.facts, entry.facts.get("colour")
    style = marks.STYLES[colour] if colour else ""
    return [
        Text(str(facts.get("number", "")), FAINT),
        Text(speaker.name(entry.kind, entry.id)),
        Text(words.text(f"cli-kind-{entry.kind}"), FAINT),
        Text(marks.colour_mark(colour) if colour else "", style),
        Text(_resistance(facts.get("resistance", {})), style),
        Text(_stones(speaker, entry)),
    ]


def notes(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Kind, number and colour."""
    facts, colour = entry.facts, entry.facts.get("colour")
    kind = words.text(f"cli-kind-{entry.kind}")
    found = [Text(f"{kind} {facts['number']}" if "number" in facts else kind, FAINT)]
    if colour:
        name = f"{marks.colour_mark(colour)} {speaker.name('colour', colour)}"
        found.append(Text(name, marks.STYLES[colour]))
    return found


def _resistance(needed: Mapping[str, int]) -> str:
    if len(needed) == 1:
        return str(*needed.values())
    return "".join(f"{marks.LETTERS[colour]}{count}" for colour, count in needed.items())


def _stones(speaker: Speaker, entry: Content) -> str:
    """The left, the middle and the right stone of a card, parted by bars."""
    facts = entry.facts
    if "enter" not in facts:
        return ""
    stones = (facts["enter"], facts["yin"], [*facts["curses"], *facts["rewards"]])
    names = [", ".join(speaker.name("ability", id) for id in ids) for ids in stones]
    return " | ".join(name or "–" for name in names)
