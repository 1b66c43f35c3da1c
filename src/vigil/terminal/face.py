"""What the terminal has to know about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import JustifyMethod, RenderableType
from rich.text import Text

from vigil.core.game import Content
from vigil.words import Speaker, Words

View: TypeAlias = Mapping[str, Any]
Pieces: TypeAlias = tuple[Content, ...]


@dataclass(frozen=True, kw_only=True)
class Face:
    """How one game looks in a terminal."""

    draw: Callable[[View, Speaker, Words, int, bool], RenderableType]
    """The table in that many columns, with fewer lines if need be."""
    player: Callable[[View, Speaker, int], str]
    """Who sits in a seat."""
    is_done: Callable[[View, int], bool]
    """Whether the player in a seat has nothing more to say to a question for everyone."""
    box: Callable[[str | None], Pieces]
    """Everything in the box, as an edition has it."""
    glossary: Callable[[Pieces], Pieces]
    """What can be looked up besides the pieces."""
    columns: Mapping[str, JustifyMethod]
    """The columns of a list of pieces."""
    row: Callable[[Content, Speaker, Words], list[Text]]
    """A piece in such a list."""
    notes: Callable[[Content, Speaker, Words], list[Text]]
    """What stands behind the name of a piece in a heading."""
