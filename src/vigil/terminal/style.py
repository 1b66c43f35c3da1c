"""Styles and lines that the drawings of all games share."""

from __future__ import annotations

from typing import Final

from rich.text import Text

OPTION: Final = "bold #ffcb52"
"""The style of questions and option numbers."""
DANGER: Final = "bold #ff8370"
LOUD: Final = "bold white on #b3152a"
FAINT: Final = "dim"


def packed(parts: list[Text], width: int, between: str = " · ") -> list[Text]:
    """Parts side by side, as many per line as fit; none is broken."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1] = Text(between).join([lines[-1], part])
        else:
            lines.append(part)
    return lines
