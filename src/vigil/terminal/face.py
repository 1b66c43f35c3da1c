"""What the terminal needs to know about a game; the plain face has the defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from rich.console import JustifyMethod, RenderableType
from rich.text import Text

from vigil.core.game import Content
from vigil.core.plugin import PartKind, find_plugin
from vigil.terminal import plain_face
from vigil.terminal.canvas import Canvas
from vigil.words import Speaker, Words

Draw: TypeAlias = Callable[[Any, Speaker, Words, Canvas], RenderableType]


@dataclass(frozen=True, kw_only=True)
class Face:
    """The drawing of a game in a terminal, from the view of that game."""

    draw: Draw = plain_face.draw
    """The table in the columns of a canvas, and in fewer lines if there are not enough."""
    pages: Mapping[str, Draw] = field(default_factory=dict)
    """Pages that a small screen shows separately, by name."""
    heading: str = "turn_began"
    """The event that is a heading in the log."""
    recalled: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the kind of a question: events to recall when answering it."""
    player: Callable[[Any, Speaker, int], str] = plain_face.player
    """The player of a seat."""
    pick: Callable[[str, Speaker], str] = plain_face.pick
    """The name of what a seat picked before the game, by its id."""
    place: Callable[[Any, Speaker, Words, str], RenderableType | None] = plain_face.place
    """The description of a place on the table, such as a land, by its name."""
    columns: Mapping[str, JustifyMethod] = field(default_factory=lambda: plain_face.COLUMNS)
    """The columns of a list of pieces."""
    row: Callable[[Content, Speaker, Words], list[Text]] = plain_face.row
    """A piece in that list."""
    key: Callable[[Sequence[Content], Speaker, Words], str] = plain_face.key
    """The legend of the marks in that list."""
    notes: Callable[[Content, Speaker, Words], list[Text]] = plain_face.notes
    """The text after the name of a piece in a heading."""


FACE: Final[PartKind[Face]] = PartKind("face")


def face_of(game: str) -> Face:
    """The face of a game."""
    return find_plugin(game).load(FACE) or Face()
