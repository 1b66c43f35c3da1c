"""The whole table: invaders, fear and blight above, boards and spirits below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.presentation.views import (
    BlightView,
    FearView,
    HorizonsView,
    InvaderFacts,
    InvadersView,
)
from vigil.games.horizons.terminal import marks
from vigil.games.horizons.terminal.island import island
from vigil.games.horizons.terminal.lands import board_panel
from vigil.games.horizons.terminal.one_board import board_pages
from vigil.games.horizons.terminal.pen import Pen, option_numbers
from vigil.games.horizons.terminal.spirits import spirit_panel
from vigil.terminal.canvas import Canvas, meaning
from vigil.terminal.style import DANGER, FAINT, packed
from vigil.words import Speaker, Words

HIGH: Final = 28
"""Lines of the full drawing."""
OF_SPIRITS: Final = 6
"""Lines of those for short spirit panels."""
LEAST_MAP: Final = 7
"""Lines of a map for each board; with fewer the spirits are drawn alone."""
LOWEST_MAP: Final = (10, 13, 22)
"""Lines that the map of one, two or three boards needs at least; with fewer it is shown board by
board."""
NARROWEST: Final = 33
"""Columns that a board needs at least."""
ACTIONS: Final[tuple[Literal["ravage", "build", "explore"], ...]] = ("ravage", "build", "explore")
ROMAN: Final = {1: "I", 2: "II", 3: "III"}
FEW: Final = 2
"""Blight in the pool from which it is a danger."""
CARDS_TO_RISE: Final = 3
"""Fear cards that raise the terror level."""


def draw(view: HorizonsView, speaker: Speaker, words: Words, canvas: Canvas) -> RenderableType:
    """The table as plain text, in the columns of a canvas and, if necessary, fewer lines."""
    pen, across = pen_for(view, speaker, words, canvas)
    spirits = grid([spirit_panel(pen, view, spirit) for spirit in view["spirits"]], across)
    if canvas.filled and view["lands"]:
        head = brief(pen, view, canvas.width)
        if canvas.height - len(head) < LOWEST_MAP[len(view["island"]["boards"]) - 1]:
            return board_pages(pen, view, head, canvas)
        return Mapped(pen, view, canvas, spirits)
    below = [] if pen.low else packed(key(pen), canvas.width)
    letters = view["island"]["boards"] if view["lands"] else []
    boards = grid([board_panel(pen, view, letter) for letter in letters], across)
    return Group(*above(pen, view, canvas.width), boards, spirits, *below)


def draw_spirits(
    view: HorizonsView, speaker: Speaker, words: Words, canvas: Canvas
) -> RenderableType:
    """The spirits alone, with everything on their panels."""
    pen, across = pen_for(view, speaker, words, replace(canvas, height=HIGH))
    return grid([spirit_panel(pen, view, spirit) for spirit in view["spirits"]], across)


def pen_for(view: HorizonsView, speaker: Speaker, words: Words, canvas: Canvas) -> tuple[Pen, int]:
    """The means to draw the table, and how many panels fit side by side."""
    across = max(1, min(max(2, view["setup"]["players"]), canvas.width // NARROWEST))
    low, numbers = canvas.height < HIGH, option_numbers(view)
    return Pen(words, speaker, canvas.width // across, low, numbers), across


def above(pen: Pen, view: HorizonsView, width: int) -> list[Text]:
    """The lines about the whole table."""
    parts = [header(pen, view), track(pen, view["invaders"]), fear(pen, view["fear"])]
    parts.append([victory(pen, view), blight(pen, view["blight"])])
    return [line for some in parts for line in packed(some, width)]


def brief(pen: Pen, view: HorizonsView, width: int) -> list[Text]:
    """The same in fewer lines."""
    invaders = [part for part in track(pen, view["invaders"]) if part.plain]
    state = [*header(pen, view)[1:], *fear(pen, view["fear"])[:3], blight(pen, view["blight"])]
    return packed([*state, *invaders], width)


@dataclass(frozen=True)
class Mapped:
    """The island as a map in the lines that the rest leaves."""

    pen: Pen
    view: HorizonsView
    canvas: Canvas
    spirits: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lines above, the map, then the spirits where there is room for them."""
        pen, view, canvas = self.pen, self.view, self.canvas
        low = canvas.height < HIGH - OF_SPIRITS
        head = brief(pen, view, canvas.width) if low else above(pen, view, canvas.width)
        below = console.render_lines(self.spirits, options, new_lines=True)
        room = canvas.height - len(head) - len(below)
        shown = room >= LEAST_MAP * len(view["island"]["boards"])
        yield from head
        rows = room if shown else canvas.height - len(head)
        yield island(pen, view, canvas.width, min(rows, canvas.width // 3))
        if shown:
            yield self.spirits


def grid(cells: Sequence[RenderableType], across: int) -> Grid:
    """That many panels side by side."""
    table = Grid.grid()
    for start in range(0, len(cells), across):
        table.add_row(*cells[start : start + across])
    return table


# -- the lines above


def header(pen: Pen, view: HorizonsView) -> list[Text]:
    """Round and phase."""
    say, phase = pen.words.text, view["phase"]
    return [
        Text(say("cli-game-horizons"), "bold"),
        Text(say("cli-round", round=view["turn"])),
        Text(say("cli-setup") if phase == "set_up" else pen.speaker.name("phase", phase)),
    ]


def track(pen: Pen, invaders: InvadersView) -> list[Text]:
    """What the invaders do, and what may come next."""
    lying = ((invaders[action], action) for action in ACTIONS)
    parts = [_card(pen, card, action) for card, action in lying if card]
    return [*parts, *_deck(pen, invaders)]


def _card(pen: Pen, card: InvaderFacts, action: str) -> Text:
    """An invader card on the track."""
    line = Text().append(f"{pen.speaker.name('action', action)}: ", "bold")
    line.append_text(marks.terrains(card["terrains"])).append(" " if card["terrains"] else "")
    line.append(pen.speaker.name("invader", card["id"]))
    return named(line, f"invader:{action}")


def _deck(pen: Pen, invaders: InvadersView) -> Iterator[Text]:
    """How many cards are left, and which terrains the next may show."""
    yield Text(pen.words.text("cli-invader-deck", count=invaders["left"]))
    stage = next(iter(invaders["stages"]), None)
    if stage is not None and invaders["unseen"].get(stage):
        line = Text(pen.words.text("cli-next-stage", stage=ROMAN[int(stage[-1])]) + " ")
        yield line.append_text(Text(" ").join(_may_come(invaders["unseen"][stage])))


def _may_come(cards: list[str]) -> Iterator[Text]:
    """The terrains of cards not yet seen."""
    for card in cards:
        printed = INVADER_CARDS[card]
        coast = Text(marks.COAST)
        yield Text().join(map(marks.terrain, printed.terrains)) if printed.terrains else coast


def fear(pen: Pen, state: FearView) -> list[Text]:
    """The fear pool, the cards earned and the terror level."""
    say, level = pen.words.text, state["terror_level"]
    parts = [
        Text(say("cli-fear", count=state["generated"], pool=state["pool"])),
        Text(say("cli-fear-earned", count=state["earned"]), "bold" if state["earned"] else ""),
        Text(pen.speaker.name("terror", str(level)), "bold"),
    ]
    if level in (1, 2):
        missing = CARDS_TO_RISE - (FEAR_DECK_SIZE - state["left"]) % CARDS_TO_RISE
        parts.append(Text(say("cli-next-level", count=missing, level=ROMAN[level + 1])))
    parts.append(Text(say("cli-fear-deck", count=state["left"])))
    return [named(part, "fear") for part in parts]


def victory(pen: Pen, view: HorizonsView) -> Text:
    """When the spirits win now."""
    return Text(pen.speaker.text("terror", str(view["fear"]["terror_level"])))


def blight(pen: Pen, state: BlightView) -> Text:
    """The blight pool; empty it loses the game."""
    style = DANGER if state["pool"] <= FEW else ""
    return named(Text(pen.words.text("cli-blight", count=state["pool"]), style), "blight")


def named(part: Text, name: str) -> Text:
    """A part, with its name for lessons."""
    part.stylize(meaning(names=[name]))
    return part


# -- the key below


def key(pen: Pen) -> list[Text]:
    """The letters of terrains and pieces."""
    name = pen.speaker.name
    parts = [marks.terrain(id).append(f" {name('terrain', id)}") for id in marks.TERRAINS]
    parts.append(Text(f"{marks.COAST} {name('term', 'coastal').lower()}"))
    parts += [Text(f"{letter} {name('piece', id)}") for id, letter in marks.PIECES.items()]
    parts.append(Text(f"{marks.SACRED} {name('term', 'sacred_site').lower()}"))
    for part in parts:
        part.stylize(FAINT)
    return parts
