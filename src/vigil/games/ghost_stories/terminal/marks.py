"""Letters, glyphs and colours: everything can be recognised without colour."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from rich.text import Text

from vigil.games.ghost_stories.content.colours import Colour
from vigil.games.ghost_stories.presentation.views import GhostView
from vigil.terminal.style import FAINT

LETTERS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K", "white": "W"}
GLYPHS: Final = {"red": "▲", "blue": "●", "green": "♣", "yellow": "◆", "black": "■", "white": "✶"}
STYLES: Final = {
    "red": "#e8593a",
    "blue": "#3f97e6",
    "green": "#2fb583",
    "yellow": "#f3c34c",
    "black": "#a9a9bd",
    "white": "#f6f1e4",
}
EMPTY_STYLES: Final = {
    "red": "#8a4a3c",
    "blue": "#35608c",
    "green": "#2c6b54",
    "yellow": "#8c7434",
}
"""The boards' colours where nothing stands."""

ACTIVE: Final = "▶"
TAOIST: Final = "♟"
DEAD: Final = "†"
YIN_YANG: Final = "☯"
POWER_TOKEN: Final = "✦"
BUDDHA: Final = "☸"
MANTRA: Final = "≈"
INCARNATION: Final = "★"
HAUNTED: Final = "#"
BLOCKED: Final = "✗"
FIGURE: Final = "☠"
VILLAGER: Final = "♙"
UNSEEN: Final = "?"
SAVED: Final = "✓"
LYING: Final = "↓"
SU_LING: Final = "♕"
PORTAL: Final = "◎"
CRYSTAL: Final = "☾"
ESTIMATE: Final = "~"
MOONLIGHT: Final = "#b9c8ff"
TRACK: Final = ("☠··", "·☠·")
"""Where the figure of a haunter stands: on its card, on the first stone; the edge is next."""


def colour_mark(colour: str) -> str:
    """A colour as its letter and glyph."""
    return LETTERS[colour] + GLYPHS[colour]


def tokens(counts: Mapping[Colour, int]) -> Text:
    """Tokens by colour, those at zero faint."""
    parts = [
        Text(f"{LETTERS[colour]}{count}", STYLES[colour] if count else FAINT)
        for colour, count in counts.items()
    ]
    return Text(" ").join(parts)


def resistance(ghost: GhostView) -> Text:
    """What a ghost needs now, and what is printed when that is more."""
    now, printed = ghost["needed"], ghost["resistance"]
    if len(printed) == 1:
        ((colour, most),) = printed.items()
        left = now.get(colour, 0)
        amount = str(left) if left == most else f"{left}/{most}"
        return Text(f"{colour_mark(colour)} {amount}", f"bold {STYLES[colour]}")
    text = Text().join(
        Text(f"{LETTERS[colour]}{now.get(colour, 0)}", f"bold {STYLES[colour]}")
        for colour in printed
    )
    return text.append(f"-{ghost['free']}" if ghost["free"] else "")


def fitted(text: str, width: int, lines: int) -> list[str]:
    """The text in that many lines, padded with empty ones or cut with an ellipsis."""
    found = wrap(text, width) if lines else []
    if len(found) > lines:
        last = " ".join(found[lines - 1 :])
        found[lines - 1 :] = [f"{last[: width - 1].rstrip()}…"]
    return found + [""] * (lines - len(found))
