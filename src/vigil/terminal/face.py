"""What the terminal needs to know about a game; the plain face supplies the rest."""

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
    """How one game looks in a terminal; it is given the view of that game."""

    draw: Draw = plain_face.draw
    """The table in the columns of a canvas, and with fewer lines where there are not enough."""
    pages: Mapping[str, Draw] = field(default_factory=dict)
    """What a small screen shows by itself, by name."""
    heading: str = "turn_began"
    """The event that heads the others."""
    recalled: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the kind of a question: the events whose last occurrence is needed to answer it."""
    player: Callable[[Any, Speaker, int], str] = plain_face.player
    """Who sits in a seat."""
    pick: Callable[[str, Speaker], str] = plain_face.pick
    """What that is called which a seat chose before the game, by its id."""
    place: Callable[[Any, Speaker, Words, str], RenderableType | None] = plain_face.place
    """What there is to say about a place of the table by its name, such as a land."""
    columns: Mapping[str, JustifyMethod] = field(default_factory=lambda: plain_face.COLUMNS)
    """The columns of a list of pieces."""
    row: Callable[[Content, Speaker, Words], list[Text]] = plain_face.row
    """A piece in such a list."""
    key: Callable[[Sequence[Content], Speaker, Words], str] = plain_face.key
    """What the marks in such a list mean."""
    notes: Callable[[Content, Speaker, Words], list[Text]] = plain_face.notes
    """The text after the name of a piece in a heading."""


FACE: Final[PartKind[Face]] = PartKind("face")


def face_of(game: str) -> Face:
    """The face of a game."""
    return find_plugin(game).load(FACE) or Face()
