"""The whole table: boards round the village, players in the corners, supply below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.games.ghost_stories.presentation.views import SupplyView
from vigil.games.ghost_stories.terminal import marks, white_moon
from vigil.games.ghost_stories.terminal.cells import player_cell, space_cell, tile_cell
from vigil.games.ghost_stories.terminal.pen import COLUMNS, FEWER_LINES, LINES, Pen
from vigil.games.ghost_stories.white_moon.presentation.views import GhostStoriesView
from vigil.terminal.canvas import Canvas
from vigil.terminal.style import DANGER, packed
from vigil.words import Speaker, Words

HIGHEST: Final = 6
"""Lines inside the highest cells."""
VILLAGE_ROWS: Final = 3
"""Rows of cells with one line more in White Moon."""
BLOCKED: Final[tuple[Literal["tao_blocked", "white_cancelled"], ...]] = (
    "tao_blocked",
    "white_cancelled",
)
"""What ghosts keep from the players."""
NORTH, EAST, SOUTH, WEST = range(4)
CORNERS: Final = {NORTH: (0, 0), EAST: (0, 4), SOUTH: (4, 4), WEST: (4, 0)}
"""The corner, row and column, in which the player of each side is drawn."""


def draw(view: GhostStoriesView, speaker: Speaker, words: Words, canvas: Canvas) -> RenderableType:
    """The table as plain text, in the columns of a canvas and, if need be, fewer lines."""
    pen = pen_for(view, speaker, words, canvas)
    above, below = around(pen, view, canvas.width)
    middle = [grid(pen, view)] if view["boards"] else []
    return Group(*above, *middle, *below)


def pen_for(view: GhostStoriesView, speaker: Speaker, words: Words, canvas: Canvas) -> Pen:
    """What the table is drawn with: the highest cells for which there is room."""
    numbers, moon = option_numbers(view), view.get("white_moon")
    pen = Pen(words, speaker, canvas.width // COLUMNS, LINES, numbers, moon)
    above, below = around(pen, view, canvas.width)
    rest = len(above) + len(below) + (0 if moon is None else VILLAGE_ROWS + white_moon.HEIGHT - 1)
    highest = HIGHEST if canvas.filled else LINES
    lines = min((canvas.height - rest) // COLUMNS - 2, highest)
    return replace(pen, lines=max(lines, FEWER_LINES), framed=lines >= FEWER_LINES)


def around(pen: Pen, view: GhostStoriesView, width: int) -> tuple[list[Text], list[RenderableType]]:
    """What stands above and below the boards; the families only where there are frames."""
    families: list[RenderableType] = []
    if pen.moon is not None and pen.framed:
        families += white_moon.below(pen, pen.moon, width)
    return packed(header(pen, view), width), [*families, *supply(pen, view, width)]


def draw_families(
    view: GhostStoriesView, speaker: Speaker, words: Words, canvas: Canvas
) -> RenderableType:
    """The families of White Moon alone; without it the table."""
    moon = view.get("white_moon")
    if moon is None:
        return draw(view, speaker, words, canvas)
    pen = Pen(words, speaker, canvas.width // COLUMNS, LINES, {}, moon)
    return Group(*white_moon.below(pen, moon, canvas.width))


def supply(pen: Pen, view: GhostStoriesView, width: int) -> list[Text]:
    """The lines below the village; without frames there is room for one."""
    if not pen.framed:
        return packed(_tao_line(pen, view["supply"]), width)
    return packed(_deck_line(pen, view), width) + packed(_tao_line(pen, view["supply"]), width)


def option_numbers(view: GhostStoriesView) -> dict[tuple[str | int, ...], int]:
    """The number a player types for each open option."""
    decision = view["decision"]
    if decision is None or decision["options"] is None or decision["seat"] < 0:
        return {}
    numbers = {tuple(option): number for number, option in enumerate(decision["options"], 1)}
    if ("stay",) in numbers:
        asked = (board["tile"] for board in view["boards"] if board["seat"] == decision["seat"])
        numbers.update({("tile", tile): numbers["stay",] for tile in asked if tile is not None})
    return numbers


def grid(pen: Pen, view: GhostStoriesView) -> Grid:
    """Five rows of five cells."""
    cells = dict(_cells(pen, view))
    table = Grid.grid()
    for _ in range(COLUMNS):
        table.add_column(width=pen.width)
    for row in range(COLUMNS):
        table.add_row(*(cells[row, column] for column in range(COLUMNS)))
    return table


def _cells(pen: Pen, view: GhostStoriesView) -> Iterable[tuple[tuple[int, int], RenderableType]]:
    higher = pen.moon is not None and pen.framed
    village = replace(pen, lines=pen.lines + 1) if higher else pen
    for tile in view["village"]:
        row, column = divmod(tile["tile"], 3)
        yield (row + 1, column + 1), tile_cell(village, tile)
    for board in view["boards"]:
        active = board["colour"] == view["active"]
        yield CORNERS[board["side"]], player_cell(pen, board, active)
        across = village if board["side"] in (EAST, WEST) else pen
        for space in board["spaces"]:
            place = _place(board["side"], space["line"][0])
            yield place, space_cell(across, board["colour"], space)


def _place(side: int, tile: int) -> tuple[int, int]:
    """Row and column of the ghost space that faces a tile from a side."""
    row, column = divmod(tile, 3)
    if side in (NORTH, SOUTH):
        return (0 if side == NORTH else 4), column + 1
    return row + 1, (0 if side == WEST else 4)


# -- the lines above and below


def header(pen: Pen, view: GhostStoriesView) -> list[Text]:
    """Turn, phase, and how near the end is; in a low drawing the question says the phase."""
    say = pen.words.text
    beaten, phase = view["incarnations"], Text(pen.speaker.name("term", f"{view['phase']}_phase"))
    return [
        *([Text(say("cli-game-ghost_stories"), "bold")] if pen.framed else []),
        Text(say("cli-turn", turn=view["turn"])),
        *([phase] if pen.framed else []),
        Text(say("cli-haunted-tiles", count=view["haunted"], limit=view["tiles_to_lose"])),
        Text(say("cli-wu-feng", count=len(beaten["exorcised"]), needed=beaten["needed"])),
    ]


def _deck_line(pen: Pen, view: GhostStoriesView) -> list[Text]:
    say, deck, supply = pen.words.text, view["deck"], view["supply"]
    parts = [say("cli-deck", count=deck["cards"])]
    if deck["until_incarnation"] is not None:
        parts.append(say("cli-until-wu-feng", count=deck["until_incarnation"]))
    parts += [
        say("cli-discard", count=len(deck["discard"])),
        say("cli-dice", count=supply["dice"]),
        say("cli-qi-supply", count=supply["qi"]),
    ]
    return [Text(part) for part in parts]


def _tao_line(pen: Pen, supply: SupplyView) -> list[Text]:
    """The Tao supply, which is also the key to the letters."""
    parts = [_tao(pen, colour, count) for colour, count in supply["tao"].items()]
    parts[0] = Text(pen.words.text("cli-tao-supply") + " ").append_text(parts[0])
    blocked = [fact for fact in BLOCKED if supply[fact]]
    return parts + [Text(pen.words.text(f"cli-{fact}"), DANGER) for fact in blocked]


def _tao(pen: Pen, colour: str, count: int) -> Text:
    name = f"{pen.speaker.name('colour', colour)} " if pen.lines >= LINES else ""
    return Text(f"{marks.colour_mark(colour)} {name}{count}", marks.STYLES[colour])
