"""What the terminal has to know about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import JustifyMethod, RenderableType
from rich.text import Text

from vigil.core.game import Content
from vigil.words import Speaker, Words

View: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Face:
    """How one game looks in a terminal."""

    draw: Callable[[View, Speaker, Words, int, int], RenderableType]
    """The table in that many columns, and with fewer lines where there are not enough."""
    player: Callable[[View, Speaker, int], str]
    """Who sits in a seat."""
    is_done: Callable[[View, int], bool]
    """Whether the player in a seat has nothing more to say to a question for everyone."""
    modules: tuple[str, ...]
    """Modules whose pieces are found by a word even where they are not played."""
    columns: Mapping[str, JustifyMethod]
    """The columns of a list of pieces."""
    row: Callable[[Content, Speaker, Words], list[Text]]
    """A piece in such a list."""
    key: Callable[[Sequence[Content], Speaker, Words], str]
    """What the marks in such a list mean."""
    notes: Callable[[Content, Speaker, Words], list[Text]]
    """What stands behind the name of a piece in a heading."""
