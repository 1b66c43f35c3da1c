"""One board at a time, where a terminal is too low for the whole island."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from vigil.games.horizons.presentation.views import HorizonsView, LandView
from vigil.games.horizons.terminal import marks
from vigil.games.horizons.terminal.island import island
from vigil.games.horizons.terminal.lands import foreseen
from vigil.games.horizons.terminal.pen import Pen
from vigil.games.horizons.terminal.raster import turned
from vigil.terminal.canvas import Canvas, Pages, meaning
from vigil.terminal.style import OPTION


def board_pages(pen: Pen, view: HorizonsView, head: list[Text], canvas: Canvas) -> Pages:
    """A page for each board: what concerns all, its map, and a line for each other board."""
    boards = view["island"]["boards"]
    rows = canvas.height - len(head) - len(boards) + 1
    pages = []
    for letter in boards:
        others = [_in_brief(pen, view, other, canvas.width) for other in boards if other != letter]
        drawn = island(pen, alone(view, letter), canvas.width, rows)
        pages.append(Group(*head, drawn, *others))
    return Pages(pages, canvas.height)


def alone(view: HorizonsView, letter: str) -> HorizonsView:
    """The view of a table with this board only, turned level."""
    place, lands = view["island"]["boards"].index(letter), _lands(view, letter)
    outlines = [view["island"]["oceans"][place], *(land["outline"] for land in lands)]
    ocean, *level = [[*outline] for outline in turned(outlines)]
    return {
        **view,
        "island": {**view["island"], "boards": [letter], "oceans": [ocean]},
        "lands": [{**land, "outline": one} for land, one in zip(lands, level, strict=True)],
    }


def _lands(view: HorizonsView, letter: str) -> list[LandView]:
    return [land for land in view["lands"] if land["id"].startswith(letter)]


def _in_brief(pen: Pen, view: HorizonsView, letter: str, width: int) -> Text:
    """A board in a line: its options, its contents, and the next actions of the invaders."""
    lands = _lands(view, letter)
    line = Text(" ").join([Text(letter, "bold"), *_targets(pen, lands), *_pieces(view, lands)])
    for land in lands:
        plan = Text(" ").join(foreseen(land))
        if plan:
            line.append(" · ").append(land["id"]).append(" ").append_text(plan)
    line.truncate(width, overflow="ellipsis")
    line.stylize(meaning(piece=("board", letter)))
    return line


def _targets(pen: Pen, lands: list[LandView]) -> Iterator[Text]:
    """The lands that options name."""
    named = [land["id"] for land in lands if pen.number("land", land["id"])]
    if named:
        first, last = pen.number("land", named[0]), pen.number("land", named[-1])
        yield Text(first if first == last else f"{first}–{last}", OPTION)


def _pieces(view: HorizonsView, lands: list[LandView]) -> Iterator[Text]:
    """Pieces and presence of a whole board."""
    for kind, letter in marks.PIECES.items():
        if count := sum(land[kind] for land in lands):
            yield Text(f"{letter}{count}", marks.PIECE_STYLES.get(kind, ""))
    there = Counter[int]()
    for land in lands:
        there.update(dict(enumerate(land["presence"])))
    for spirit in view["spirits"]:
        if count := there[spirit["seat"]]:
            yield marks.spirit(spirit["id"]).append(str(count))
