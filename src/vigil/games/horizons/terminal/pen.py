"""Drawing tools shared by all parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from vigil.games.horizons.presentation.views import HorizonsView
from vigil.terminal.style import OPTION
from vigil.words import Speaker, Words


@dataclass(frozen=True)
class Pen:
    """Words, the room there is, and the numbers of the open options."""

    words: Words
    speaker: Speaker
    width: int
    """Width of a panel with its border."""
    low: bool
    """Whether lines must be saved."""
    options: Mapping[tuple[str, str | int], tuple[int, ...]]
    """The numbers of the options for a land, a card or a spirit."""

    def number(self, kind: str, id: str | int) -> str:
        """The number to type for a thing, or the first of several; empty if it is not a target."""
        numbers = self.options.get((kind, id), ())
        more = "…" if len(numbers) > 1 else ""
        return f"[{numbers[0]}{more}]" if numbers else ""

    def panel(self, inside: RenderableType, title: Text, style: str, number: str = "") -> Panel:
        """A framed part of the table, with the number of its option in the frame."""
        title.truncate(self.width - 6, overflow="ellipsis")
        return Panel(
            inside,
            box.ROUNDED,
            title=title,
            title_align="left",
            subtitle=Text(number, OPTION) if number else None,
            subtitle_align="right",
            border_style=style,
            width=self.width,
            padding=0,
        )


def option_numbers(view: HorizonsView) -> dict[tuple[str, str | int], tuple[int, ...]]:
    """The numbers of the options that name each thing."""
    decision = view["decision"]
    if decision is None or decision["options"] is None:
        return {}
    lands = {land["id"] for land in view["lands"]}
    found: dict[tuple[str, str | int], tuple[int, ...]] = {}
    for number, option in enumerate(decision["options"], 1):
        thing = _named(option, lands)
        if thing is not None:
            found[thing] = (*found.get(thing, ()), number)
    return found


def _named(option: list[str | int], lands: set[str]) -> tuple[str, str | int] | None:
    """What an option names last: a land, a spirit by its seat, or a card."""
    last = option[-1]
    if last in lands:
        return "land", last
    if option[0] == "spirit":
        return "spirit", last
    return ("card", last) if len(option) > 1 and isinstance(last, str) else None
