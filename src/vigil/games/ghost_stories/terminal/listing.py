"""The pieces of Ghost Stories in a list, and in the heading of their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import JustifyMethod
from rich.text import Text

from vigil.core.game import Content
from vigil.games.ghost_stories.terminal import marks
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
STONES: Final = (("enter",), ("yin",), ("curses", "rewards"))
"""What is printed on the left, the middle and the right stone."""


def row(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Number, name, kind, colour, resistance and stones, estimates with a mark."""
    facts, colour = entry.facts, entry.facts.get("colour")
    style = marks.STYLES[colour] if colour else ""
    return [
        Text(str(facts.get("number", "")), FAINT),
        Text(_doubt(entry, "name") + speaker.name(entry.kind, entry.id)),
        Text(_kind(entry, words), FAINT),
        Text(_doubt(entry, "colour") + marks.colour_mark(colour) if colour else "", style),
        Text(_doubt(entry, "resistance") + _resistance(facts.get("resistance", {})), style),
        Text(_stones(speaker, entry)),
    ]


def _kind(entry: Content, words: Words) -> str:
    """What it is, with a mark for what only White Moon has."""
    kind = words.text(f"cli-kind-{entry.kind}")
    return f"{kind} {marks.CRYSTAL}" if "module" in entry.facts else kind


def _doubt(entry: Content, *fields: str) -> str:
    """A mark where one of these fields is an estimate."""
    return marks.ESTIMATE if set(fields) & set(entry.facts.get("estimated", ())) else ""


def key(entries: Sequence[Content], speaker: Speaker, words: Words) -> str:
    """What the marks in a list mean."""
    modules = {entry.facts["module"] for entry in entries if "module" in entry.facts}
    signs = [f"{marks.CRYSTAL} {speaker.name('module', module)}" for module in sorted(modules)]
    if any(entry.facts.get("estimated") for entry in entries):
        signs.append(f"{marks.ESTIMATE} {words.text('gs-estimate')}")
    return " · ".join(signs)


def notes(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Kind, number, colour, module, and whether the figures are certain."""
    facts, colour = entry.facts, entry.facts.get("colour")
    kind = words.text(f"cli-kind-{entry.kind}")
    found = [Text(f"{kind} {facts['number']}" if "number" in facts else kind, FAINT)]
    if colour:
        name = f"{marks.colour_mark(colour)} {speaker.name('colour', colour)}"
        found.append(Text(name, marks.STYLES[colour]))
    if "module" in facts:
        found.append(Text(speaker.name("module", facts["module"]), marks.MOONLIGHT))
    if facts.get("estimated"):
        found.append(Text(words.text("gs-estimate"), "italic"))
    return found


def _resistance(needed: Mapping[str, int]) -> str:
    if len(needed) == 1:
        return str(*needed.values())
    return "".join(f"{marks.LETTERS[colour]}{count}" for colour, count in needed.items())


def _stones(speaker: Speaker, entry: Content) -> str:
    """The left, the middle and the right stone of a card, parted by bars."""
    if "enter" not in entry.facts:
        return ""
    return " | ".join(_stone(speaker, entry, fields) for fields in STONES)


def _stone(speaker: Speaker, entry: Content, fields: tuple[str, ...]) -> str:
    """The abilities on a stone."""
    ids = [id for field in fields for id in entry.facts[field]]
    names = ", ".join(speaker.name("ability", id) for id in ids)
    return _doubt(entry, *fields) + (names or "–")
