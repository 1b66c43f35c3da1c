"""The pieces of Horizons in a list, and in the heading of their text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import JustifyMethod
from rich.text import Text

from vigil.core.game import Content
from vigil.games.horizons.terminal import marks
from vigil.terminal.style import FAINT
from vigil.words import Speaker, Words

COLUMNS: Final[Mapping[str, JustifyMethod]] = {
    "name": "left",
    "kind": "left",
    "cost": "right",
    "speed": "left",
    "elements": "left",
    "range": "left",
    "note": "left",
}


def row(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Name, kind, cost, speed, elements, range, and what else is to be known."""
    facts, is_power = entry.facts, "speed" in entry.facts
    return [
        Text(speaker.name(entry.kind, entry.id)),
        Text(kind_of(entry, speaker, words), FAINT),
        Text(str(facts["cost"]) if is_power and entry.kind == "power" else ""),
        _speed(facts, speaker) if is_power else Text(),
        marks.elements(facts["elements"]) if is_power else Text(),
        _range(facts) if is_power else Text(),
        Text(" ").join(_notes(entry, words)),
    ]


def notes(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """The kind, and for all but powers, whose text says it, what else is to be known."""
    kind = Text(kind_of(entry, speaker, words), FAINT)
    return [kind, *(() if "speed" in entry.facts else _notes(entry, words))]


def kind_of(entry: Content, speaker: Speaker, words: Words) -> str:
    """For a power its deck, for other things their kind."""
    if "deck" in entry.facts:
        return speaker.name("deck", entry.facts["deck"])
    return words.text(f"cli-kind-{entry.kind}")


def _speed(facts: Mapping[str, Any], speaker: Speaker) -> Text:
    return marks.speed(facts["speed"]).append(f" {speaker.name('speed', facts['speed'])}")


def _range(facts: Mapping[str, Any]) -> Text:
    """The range; a star when it is counted from sacred sites, letters for terrains."""
    if facts["range"] is None:
        return Text()
    line = marks.terrains(facts["from_terrain"]).append(" " if facts["from_terrain"] else "")
    line.append(f"{facts['range']}{marks.SACRED if facts['from_sacred_site'] else ''}")
    return line.append(" " if facts["terrains"] else "").append_text(
        marks.terrains(facts["terrains"])
    )


def _notes(entry: Content, words: Words) -> Iterator[Text]:
    """Thresholds of a power, terrains of an invader card, a board that is assumed."""
    facts = entry.facts
    yield from (marks.amounts(needed) for needed in facts.get("thresholds", ()))
    if entry.kind == "invader":
        yield Text(marks.COAST) if facts["coastal"] else marks.terrains(facts["terrains"])
    if facts.get("assumed"):
        yield Text(words.text("cli-assumed"), "italic")
