"""The lands of a board: their contents and the next actions of the invaders."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vigil.games.horizons.model.pieces import INVADERS, STRENGTH
from vigil.games.horizons.presentation.views import HorizonsView, LandView
from vigil.games.horizons.terminal import marks
from vigil.games.horizons.terminal.pen import Pen
from vigil.terminal.style import DANGER, OPTION
from vigil.words import Speaker, Words


def board_panel(pen: Pen, view: HorizonsView, letter: str) -> Panel:
    """A board and its eight lands."""
    table = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    lands = [land for land in view["lands"] if land["id"].startswith(letter)]
    numbers = [pen.number("land", land["id"]) for land in view["lands"]]
    table.add_column(justify="right", width=max(map(len, numbers)), style=OPTION)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for land in lands:
        table.add_row(pen.number("land", land["id"]), *_row(view, land))
    return pen.panel(table, _title(pen, view, letter), "#8a8570")


def _title(pen: Pen, view: HorizonsView, letter: str) -> Text:
    title = Text().append(pen.speaker.name("board", letter), "bold")
    if letter in view["island"]["assumed"]:
        title.append(f" ({pen.words.text('cli-assumed')})", "italic")
    return title


def _row(view: HorizonsView, land: LandView) -> Iterator[Text]:
    where = Text().append(f"{land['id']} ", "bold").append_text(marks.terrain(land["terrain"]))
    yield where.append(marks.COAST if land["coastal"] else " ")
    yield Text(" ").join(pieces(land))
    yield Text(" ").join(presence(view, land))
    yield Text(" ").join(foreseen(land))


def pieces(land: LandView) -> Iterator[Text]:
    """Counts by letter, with a mark for each damage."""
    for kind, letter in marks.PIECES.items():
        if land[kind]:
            hurt = sum(damage * count for other, damage, count in land["damaged"] if other == kind)
            text = f"{letter}{land[kind]}{_damage(hurt)}"
            yield Text(text, marks.PIECE_STYLES.get(kind, ""))


def _damage(points: int) -> str:
    return marks.DAMAGE * points if points < 3 else f"{marks.DAMAGE}{points}"


def presence(view: HorizonsView, land: LandView) -> Iterator[Text]:
    """Presence by spirit, with a star for a sacred site."""
    for seat, count in enumerate(land["presence"]):
        if count:
            sacred = marks.SACRED if seat in land["sacred"] else ""
            yield marks.spirit(view["spirits"][seat]["id"]).append(f"{count}{sacred}")


def foreseen(land: LandView) -> Iterator[Text]:
    """Damage of a ravage against the defence, the blight it brings, and what is built."""
    plan, line = land["next"], Text()
    if plan["ravage"]:
        damage = sum(STRENGTH[kind] * land[kind] for kind in INVADERS)
        line.append(f"R{damage}", DANGER if plan["blight"] else "bold")
    line.append(f"/{land['defend']}" if land["defend"] else "")
    if plan["blight"]:
        line.append("+X" + ("»" if plan["cascade"] else ""), DANGER)
    if line:
        yield line
    if plan["build"]:
        yield Text(f"B+{marks.PIECES[plan['build']]}", "bold")


# -- a land by its name


def place(view: HorizonsView, speaker: Speaker, words: Words, name: str) -> RenderableType | None:
    """A land: its terrain, its contents, its forecast, and its neighbours."""
    land = next((one for one in view["lands"] if one["id"].lower() == name.lower()), None)
    if land is None:
        return None
    terrain = speaker.name("terrain", land["terrain"])
    title = Text(words.text("hz-land", land=land["id"], terrain=terrain), "bold")
    title.append(f", {speaker.name('term', 'coastal').lower()}" if land["coastal"] else "")
    there = [
        Text(f"{speaker.name('piece', kind)} × {land[kind]}") for kind in marks.PIECES if land[kind]
    ]
    there += [
        marks.spirit(spirit["id"]).append(f" {speaker.name('spirit', spirit['id'])} × {count}")
        for spirit, count in zip(view["spirits"], land["presence"], strict=True)
        if count
    ]
    beside = Text(words.text("cli-land-beside", lands=", ".join(land["adjacent"])))
    return Group(title, Text(", ").join(there), Text(" ").join(foreseen(land)), beside)
