"""Finding cards, tiles, powers and terms by a word in any language, an id or a number."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.core.decision import Option
from vigil.core.game import Content, Setup
from vigil.terminal.screen import Screen
from vigil.words import (
    LANGUAGES,
    Speaker,
    Words,
    box_of,
    glossary_of,
    rulings_about,
    speaker_for,
)

FULL: Final = 3
"""The most results printed in full; more are listed."""


def find(setup: Setup, word: str) -> list[Content]:
    """What a word means: those called so, else with a word that begins so, else with it."""
    wanted = folded(word)
    things = (*box_of(setup).values(), *glossary_of(setup))
    speakers = [speaker_for(setup, Words(language)) for language in LANGUAGES]
    known = [(entry, _keys(entry, speakers)) for entry in things]
    exact = [entry for entry, keys in known if wanted in keys]
    begun = [entry for entry, keys in known if any(f" {wanted}" in f" {key}" for key in keys)]
    return exact or begun or [e for e, keys in known if any(wanted in key for key in keys)]


def _keys(entry: Content, speakers: list[Speaker]) -> list[str]:
    """The id, the number and the names in all languages."""
    names = [speaker.name(entry.kind, entry.id) for speaker in speakers]
    number = [str(entry.facts["number"])] if "number" in entry.facts else []
    return [folded(entry.id), *number, *map(folded, names)]


def folded(text: str) -> str:
    """Lower case, without diacritics."""
    letters = normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not combining(letter)).strip()


def named_in(setup: Setup, *options: Option) -> list[Content]:
    """The things that options name by id, or as a card by number."""
    box = box_of(setup)
    numbers = {entry.facts.get("number"): entry for entry in box.values()}
    found: list[Content | None] = []
    for option in options:
        found += [box.get(part) for part in option if isinstance(part, str)]
        if option[:1] == ("card",):
            found += [numbers.get(part) for part in option[1:] if isinstance(part, int)]
    return [entry for entry in found if entry is not None]


# -- showing the results


def show_found(screen: Screen, found: list[Content]) -> None:
    """Print a few results in full, or many as a list."""
    if len(found) > FULL:
        screen.console.print(listed(screen, found), width=screen.width)
        return
    for entry in found:
        screen.console.print(described(screen, entry), width=screen.width)


def described(screen: Screen, entry: Content) -> RenderableType:
    """A thing with its full text and its rulings."""
    heading = Text(screen.speaker.name(entry.kind, entry.id), "bold")
    notes = screen.face.notes(entry, screen.speaker, screen.words)
    text = Text(screen.speaker.text(entry.kind, entry.id))
    rulings = [Text(f"• {ruling}", "dim") for ruling in rulings_about(entry, screen.words)]
    return Group(Text("  ").join([heading, *notes]), text, *rulings, Text())


def listed(screen: Screen, entries: list[Content]) -> Grid:
    """Things in a table."""
    key = screen.face.key(entries, screen.speaker, screen.words)
    table = Grid(box=None, pad_edge=False, header_style="bold", caption=key or None)
    table.caption_justify = "left"
    for column, justify in screen.face.columns.items():
        table.add_column(screen.words.text(f"cli-column-{column}"), justify=justify)
    for entry in entries:
        table.add_row(*screen.face.row(entry, screen.speaker, screen.words))
    return table
