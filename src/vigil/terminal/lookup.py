"""Finding cards, tiles, powers and terms by a word of any language, an id or a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.core.game import Content, Game
from vigil.terminal import ghost_stories
from vigil.terminal.ghost_stories import marks
from vigil.terminal.screen import Screen
from vigil.words import LANGUAGES, Words, speaker_for

Pieces: TypeAlias = tuple[Content, ...]

BOXES: Final[Mapping[str, Mapping[str, Pieces]]] = {"ghost_stories": ghost_stories.BOXES}
"""For games with editions, what is in the box of each."""
GLOSSARIES: Final[Mapping[str, Callable[[Pieces], Pieces]]] = {
    "ghost_stories": ghost_stories.glossary
}
"""What can be looked up besides the pieces."""
FULL: Final = 3
"""So many finds are printed with their texts; more only as a list."""


def pieces_of(game: Game, edition: str | None) -> Pieces:
    """Everything in the box, as the edition has it."""
    return game.content if edition is None else BOXES[game.name][edition]


def find(game: Game, word: str, edition: str | None = None) -> list[Content]:
    """What a word means: things called exactly so, else things whose name contains it."""
    wanted, pieces = _folded(word), pieces_of(game, edition)
    entries = (*pieces, *GLOSSARIES[game.name](pieces))
    known = [(entry, _keys(game, entry)) for entry in entries]
    exact = [entry for entry, keys in known if wanted in keys]
    return exact or [entry for entry, keys in known if any(wanted in key for key in keys)]


def _keys(game: Game, entry: Content) -> list[str]:
    """The id, the number and the names in all languages."""
    names = [speaker_for(game.name, Words(one)).name(entry.kind, entry.id) for one in LANGUAGES]
    number = [str(entry.facts["number"])] if "number" in entry.facts else []
    return [entry.id, *number, *map(_folded, names)]


def _folded(text: str) -> str:
    """Without case and without marks on letters."""
    letters = normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not combining(letter)).strip()


# -- showing what was found


def show_found(screen: Screen, found: list[Content]) -> None:
    """Print a few finds in full, many as a list."""
    if len(found) > FULL:
        screen.console.print(listed(screen, found), width=screen.width)
        return
    for entry in found:
        screen.console.print(described(screen, entry), width=screen.width)


def described(screen: Screen, entry: Content) -> RenderableType:
    """A thing with its full text."""
    heading = Text(screen.speaker.name(entry.kind, entry.id), "bold")
    heading.append(f"  {screen.words.text(f'cli-kind-{entry.kind}')}", "dim")
    if "number" in entry.facts:
        heading.append(f" {entry.facts['number']}", "dim")
    if "colour" in entry.facts:
        colour = entry.facts["colour"]
        heading.append(f"  {marks.colour_mark(colour)} ", marks.STYLES[colour])
        heading.append(screen.speaker.name("colour", colour), marks.STYLES[colour])
    return Group(heading, Text(screen.speaker.text(entry.kind, entry.id)), Text())


def listed(screen: Screen, entries: list[Content]) -> Grid:
    """Things in a table: number, name, kind, colour, resistance and stones."""
    table = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("number", "name", "kind", "colour", "resistance", "stones"):
        right = column in ("number", "resistance")
        table.add_column(
            screen.words.text(f"cli-column-{column}"), justify="right" if right else "left"
        )
    for entry in entries:
        table.add_row(*_row(screen, entry))
    return table


def _row(screen: Screen, entry: Content) -> list[Text]:
    facts, colour = entry.facts, entry.facts.get("colour")
    style = marks.STYLES[colour] if colour else ""
    return [
        Text(str(facts.get("number", "")), "dim"),
        Text(screen.speaker.name(entry.kind, entry.id)),
        Text(screen.words.text(f"cli-kind-{entry.kind}"), "dim"),
        Text(marks.colour_mark(colour) if colour else "", style),
        Text(_resistance(facts.get("resistance", {})), style),
        Text(_stones(screen, entry)),
    ]


def _resistance(needed: Mapping[str, int]) -> str:
    if len(needed) == 1:
        return str(*needed.values())
    return "".join(f"{marks.LETTERS[colour]}{count}" for colour, count in needed.items())


def _stones(screen: Screen, entry: Content) -> str:
    """The left, the middle and the right stone of a card, parted by bars."""
    facts = entry.facts
    if "enter" not in facts:
        return ""
    stones = (facts["enter"], facts["yin"], [*facts["curses"], *facts["rewards"]])
    names = [", ".join(screen.speaker.name("ability", id) for id in ids) for ids in stones]
    return " | ".join(name or "–" for name in names)
