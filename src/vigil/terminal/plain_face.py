"""The default face: the view as a tree of plain data, and pieces by name and kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vigil.core.game import Content
from vigil.terminal.canvas import Canvas, meaning
from vigil.terminal.style import FAINT, OPTION, packed
from vigil.words import Speaker, Words
from vigil.words.phrases import NOTHING, View
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.speech_context import SpeechContext

NOT_DRAWN: Final = frozenset({"game", "setup", "seat", "turn", "decision", "outcome"})
"""Entries of a view that are shown elsewhere."""
SEAT: Final = "seat"
"""The entry that holds a player's seat, in any part of a view."""
MOST: Final = 12
"""The longest list shown in full."""
COLUMNS: Final[Mapping[str, JustifyMethod]] = {"name": "left", "kind": "left"}


class Pen(NamedTuple):
    """Drawing tools for the tree."""

    words: Words
    speaker: Speaker
    view: View
    options: Mapping[str, tuple[int, ...]]
    """The numbers of the options that name each thing."""

    def label(self, entry: str) -> str:
        """The name of an entry of the view."""
        key = f"view-{entry}"
        return self.words.text(key) if self.words.has(key) else entry.replace("_", " ")

    def value(self, entry: str, value: Any) -> str:
        """A value in a word; an id by its name if the game has words for it."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        if entry == SEAT and isinstance(value, int):
            return self.speaker.seat(value, self.view)
        if isinstance(self.speaker, PlainSpeaker) and not self.speaker.functions:
            told = SpeechContext(self.speaker, (), None, self.view)
            return str(self.speaker.fact(entry, value, told))
        return str(value)

    def thing(self, entry: str, value: Any) -> Text:
        """A value that can be clicked if options name it, and looked up if it is a piece."""
        found, numbers = Text(self.value(entry, value)), self._numbers(value)
        if numbers:
            found.append(f" [{' '.join(map(str, numbers))}]", OPTION)
        found.stylize(meaning(numbers, self._piece(entry, value)))
        return found

    def _numbers(self, value: Any) -> tuple[int, ...]:
        return self.options.get(value, ()) if isinstance(value, str) else ()

    def _piece(self, entry: str, value: Any) -> tuple[str, str] | None:
        """The kind and the id of an entry's value, if the game has words for it."""
        if not isinstance(self.speaker, PlainSpeaker) or not isinstance(value, str):
            return None
        kind = self.speaker.vocabulary.facts.get(entry)
        return (kind, value) if isinstance(kind, str) and value in self.speaker.box else None


def option_numbers(view: View) -> dict[str, tuple[int, ...]]:
    """The numbers of the options that name each thing by its id."""
    options = (view["decision"] or {}).get("options") if "decision" in view else None
    found: dict[str, tuple[int, ...]] = {}
    for number, (_, *ids) in enumerate(options or (), 1):
        for id in dict.fromkeys(id for id in ids if isinstance(id, str)):
            found[id] = (*found.get(id, ()), number)
    return found


def draw(view: View, speaker: Speaker, words: Words, canvas: Canvas) -> RenderableType:
    """A line of figures, then a panel for each part of the table."""
    pen = Pen(words, speaker, view, option_numbers(view))
    shown = {entry: value for entry, value in view.items() if entry not in NOT_DRAWN}
    head = [Text(words.text(f"cli-game-{view['game']}"), "bold")]
    head.append(Text(words.text(words.own("report-turn"), turn=view["turn"])))
    figures = [figure(pen, *item) for item in shown.items() if is_flat(item[1])]
    panels = [
        Panel(tree(pen, entry, value), ROUNDED, title=pen.label(entry), title_align="left")
        for entry, value in shown.items()
        if not is_flat(value)
    ]
    return Group(*packed([*head, *figures], canvas.width), Columns(panels, width=None))


def is_flat(value: Any) -> bool:
    """Whether a value fits into a line."""
    return not isinstance(value, (Mapping, list, tuple))


def figure(pen: Pen, entry: str, value: Any) -> Text:
    """An entry with its value."""
    return Text(f"{pen.label(entry)}: ", FAINT).append_text(bold(pen.thing(entry, value)))


def bold(text: Text) -> Text:
    """A text in bold."""
    text.stylize_before("bold")
    return text


def tree(pen: Pen, entry: str, value: Any) -> RenderableType:
    """A value of any depth: entries below each other, similar things in a table."""
    if isinstance(value, Mapping):
        return entries(pen, value)
    if not isinstance(value, (list, tuple)):
        return pen.thing(entry, value)
    if all(isinstance(item, Mapping) for item in value) and value:
        return rows(pen, value)
    items = [tree(pen, entry, item) for item in value[:MOST]]
    if all(map(is_flat, value)):
        line = Text(", ").join(item for item in items if isinstance(item, Text))
        return line.append(more(value)) if value else Text(NOTHING)
    return Group(*items, Text(more(value)))


def entries(pen: Pen, value: Mapping[str, Any]) -> Grid:
    """Entries below each other."""
    grid = Grid.grid(padding=(0, 1))
    for entry, inner in value.items():
        grid.add_row(Text(pen.label(entry), FAINT), tree(pen, entry, inner))
    return grid


def rows(pen: Pen, things: Sequence[Mapping[str, Any]]) -> RenderableType:
    """Things in rows, with a column for each entry found in any of them."""
    columns = dict.fromkeys(entry for thing in things for entry in thing)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=FAINT)
    for entry in columns:
        grid.add_column(pen.label(entry))
    for thing in things[:MOST]:
        grid.add_row(*(tree(pen, entry, thing.get(entry)) for entry in columns))
    return Group(grid, Text(more(things))) if len(things) > MOST else grid


def more(items: Sequence[Any]) -> str:
    """The number of items not shown."""
    return f" … +{len(items) - MOST}" if len(items) > MOST else ""


# -- who sits where, and lists of pieces


def player(view: View, speaker: Speaker, seat: int) -> str:
    """The player of a seat."""
    return speaker.seat(seat, view)


def pick(value: str, speaker: Speaker) -> str:
    """The name of a pick."""
    return value


def place(view: View, speaker: Speaker, words: Words, name: str) -> RenderableType | None:
    """Nothing: no place is known by name."""
    return None


def kind_of(entry: Content, words: Words) -> str:
    """What a piece is."""
    key = f"cli-kind-{entry.kind}"
    return words.text(key) if words.has(key) else entry.kind.replace("_", " ")


def row(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """Name and kind of a piece."""
    return [Text(speaker.name(entry.kind, entry.id)), Text(kind_of(entry, words), FAINT)]


def key(entries: Sequence[Content], speaker: Speaker, words: Words) -> str:
    """Nothing: there are no marks."""
    return ""


def notes(entry: Content, speaker: Speaker, words: Words) -> list[Text]:
    """The kind of a piece."""
    return [Text(kind_of(entry, words), FAINT)]
