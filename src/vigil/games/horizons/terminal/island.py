"""The island as a map: lands with their borders, what stands in them, and the ocean."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text

from vigil.games.horizons.presentation.views import HorizonsView, LandView
from vigil.games.horizons.terminal import marks
from vigil.games.horizons.terminal.lands import foreseen, pieces, presence
from vigil.games.horizons.terminal.pen import Pen
from vigil.games.horizons.terminal.raster import Raster, named, raster
from vigil.terminal.canvas import meaning
from vigil.terminal.style import OPTION

GROUNDS: Final = {
    "jungle": "on #16261a",
    "mountain": "on #25222b",
    "sands": "on #2e2614",
    "wetland": "on #12262b",
}
"""Behind the lands of each terrain."""
OCEAN: Final = "ocean"
WAVES: Final = "~ "
"""The pattern of the ocean."""
Placed: TypeAlias = tuple[dict[int, tuple[int, Text]], list[Text]]
"""Lines of a label by row, each with its first column, and what found no place."""
EDGE: Final = "#8a8570"
WATER: Final = "dim #4f7ea8"


def island(pen: Pen, view: HorizonsView, columns: int, rows: int) -> Text:
    """The map in that many columns and rows; the last of each is the edge."""
    lands = {land["id"]: land for land in view["lands"]}
    outlines = {f"{OCEAN}{n}": outline for n, outline in enumerate(view["island"]["oceans"])}
    outlines |= {id: land["outline"] for id, land in lands.items()}
    drawn = raster(named(outlines), columns, rows)
    labels = {id: _placed(drawn, id, list(_label(pen, view, land))) for id, land in lands.items()}
    return Text("\n", no_wrap=True).join(
        _row(pen, lands, drawn, labels, row) for row in range(rows)
    )


def _row(
    pen: Pen,
    lands: dict[str, LandView],
    drawn: Raster,
    labels: dict[str, dict[int, tuple[int, Text]]],
    row: int,
) -> Text:
    """A row of the map: stretch by stretch its borders and ground, with the labels upon it."""
    line, column = Text(), 0
    for owner, stretch in groupby(drawn.owners[row]):
        end = column + len(list(stretch))
        signs = drawn.borders[row][column:end]
        if owner in lands:
            ground = _ground(pen, lands[owner])
            line.append_text(_labelled(signs, labels[owner].get(row), column, ground))
        else:
            line.append_text(_water(signs, row + column) if owner else Text(signs, EDGE))
        column = end
    return line


def _labelled(signs: str, label: tuple[int, Text] | None, column: int, ground: Style) -> Text:
    """A stretch of a land with its part of the label."""
    found = Text(signs, EDGE)
    if label is not None and column <= label[0] < column + len(signs):
        start, words = label[0] - column, label[1]
        found = Text.assemble(found[:start], words, found[start + words.cell_len :])
    found.stylize_before(ground)
    return found


def _water(signs: str, place: int) -> Text:
    """A stretch of the ocean."""
    waves = "".join(
        WAVES[(place + n) % len(WAVES)] if sign == " " else sign for n, sign in enumerate(signs)
    )
    return Text(waves, WATER)


def _ground(pen: Pen, land: LandView) -> Style:
    """Below everything in a land; pressing it means the options of the land."""
    numbers = pen.options.get(("land", land["id"]), ())
    return Style.parse(GROUNDS[land["terrain"]]) + meaning(
        numbers, ("land", land["id"]), [f"land:{land['id']}"]
    )


# -- labels


def _label(pen: Pen, view: HorizonsView, land: LandView) -> Iterator[list[Text]]:
    """The text of a land, line by line, each made of parts that are not broken."""
    name = Text(land["id"], "bold").append_text(Text(" ").append_text(_terrain(land)))
    number = pen.number("land", land["id"])
    yield [name, *([Text(number, OPTION)] if number else [])]
    yield list(pieces(land))
    yield [*presence(view, land), *foreseen(land)]


def _terrain(land: LandView) -> Text:
    return marks.terrain(land["terrain"]).append(marks.COAST if land["coastal"] else "")


def _placed(drawn: Raster, land: str, lines: list[list[Text]]) -> dict[int, tuple[int, Text]]:
    """The label of a land by row, with its first column; in a small land it covers a border."""
    inside, left = _fitted(drawn, land, lines, over=False)
    return inside if not left else _fitted(drawn, land, lines, over=True)[0]


def _fitted(drawn: Raster, land: str, lines: list[list[Text]], over: bool) -> Placed:
    """A label by lines, else word after word, as near to the middle as it fits."""
    rows = [row for row, owners in enumerate(drawn.owners) if land in owners]
    runs = {row: max(drawn.runs(land, row, over), key=_length, default=(0, 0)) for row in rows}
    whole = [Text(" ").join(line) for line in lines if line]
    words = [part for line in lines for part in line]
    tries = [_stacked(runs, first, whole) for first in rows]
    tries += [_flowing(runs, first, words) for first in rows]
    middle = sum(rows) / max(len(rows), 1)
    least = min((len(left) for _, left in tries), default=0)
    found = [placed for placed in tries if len(placed[1]) == least and placed[0]]
    return min(found, key=lambda one: abs(sum(one[0]) / len(one[0]) - middle), default=({}, words))


def _length(run: tuple[int, int]) -> int:
    return run[1] - run[0]


def _stacked(runs: dict[int, tuple[int, int]], first: int, lines: list[Text]) -> Placed:
    """Lines below each other, each in the middle of its row; all or none."""
    found = {}
    for row, line in enumerate(lines, first):
        start, end = runs.get(row, (0, 0))
        if line.cell_len > end - start:
            return {}, lines
        found[row] = (start + (end - start - line.cell_len) // 2, line.copy())
    return found, []


def _flowing(runs: dict[int, tuple[int, int]], first: int, words: list[Text]) -> Placed:
    """Words one after the other, as many in a row as fit."""
    found: dict[int, tuple[int, Text]] = {}
    left = list(words)
    for row in range(first, max(runs, default=-1) + 1):
        start, end = runs[row]
        line = Text()
        while left and line.cell_len + bool(line) + left[0].cell_len <= end - start:
            line.append(" " if line else "").append_text(left.pop(0))
        if line:
            found[row] = (start + (end - start - line.cell_len) // 2, line)
        elif found:
            break
    return found, left
