"""White Moon in the drawing: villagers, portal, receptacles, Su-Ling, and the panel below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vigil.games.ghost_stories.content.colours import BoardColour
from vigil.games.ghost_stories.terminal import marks
from vigil.games.ghost_stories.terminal.pen import COLUMNS, Pen
from vigil.games.ghost_stories.white_moon.presentation.views import (
    BarrierView,
    FamilyView,
    MoonView,
    SuLingView,
)
from vigil.terminal.canvas import standing_for
from vigil.terminal.style import DANGER, FAINT, packed

CORNERS: Final = (0, 2, 6, 8)
"""The tiles with a receptacle beside them."""
WAYS: Final = ("escort", "fetch", "rise_and_go", "rise_and_escort", "receptacle")
"""Options that name a tile."""
FAMILIES_ABREAST: Final = 6
HEIGHT: Final = 4
"""Lines of the panel with the families."""
CLOSE: Final = 3
"""So few deaths away the end is a danger."""


# -- in the cells of the base game


def villagers_on(pen: Pen, tile: int) -> list[Text]:
    """A line for the stack of a tile from the top; no line without White Moon."""
    if pen.moon is None:
        return []
    stack = _stack(pen.moon, tile)
    if not stack:
        return [Text()]
    names = [pen.speaker.name("family", id) if id else marks.UNSEEN for id in reversed(stack)]
    top = Text(f"{marks.VILLAGER}{names[0]}", f"bold {marks.MOONLIGHT}")
    rest = " ".join(names[1:])
    if top.cell_len + 1 + len(rest) > pen.width - 2:
        rest = f"+{len(names) - 1}"
    return [top.append(f" {rest}" if rest else "", "not bold")]


def _stack(moon: MoonView, tile: int) -> list[str | None]:
    stacks = {one["tile"]: one["stack"] for one in moon["villagers"]}
    return list(stacks.get(tile, ()))


def beside_tile(pen: Pen, tile: int) -> Iterator[Text]:
    """The receptacle at a corner, and the portal."""
    if pen.moon is None:
        return
    if tile in CORNERS:
        full = tile in pen.moon["crystals"]["receptacles"]
        yield Text(f"({marks.CRYSTAL if full else ' '})", f"bold {marks.MOONLIGHT}" if full else "")
    portal = pen.moon["portal"]
    if tile == portal["tile"]:
        mark = marks.PORTAL if portal["open"] else marks.BLOCKED
        style = f"bold {marks.MOONLIGHT}" if portal["open"] else DANGER
        named = f" {pen.speaker.name('piece', 'portal')}" if pen.framed else ""
        yield Text(f"{mark}{named}", style)


def has_portal(pen: Pen, tile: int) -> bool:
    """Whether the portal stands open on a tile."""
    return pen.moon is not None and pen.moon["portal"] == {"tile": tile, "open": True}


def options_at(pen: Pen, tile: int) -> list[tuple[str | int, ...]]:
    """The options of White Moon that name a tile."""
    stack = [] if pen.moon is None else _stack(pen.moon, tile)
    top = [("villager", stack[-1], tile)] if stack and stack[-1] else []
    return [*((way, tile) for way in WAYS), ("villager", tile), *top]


def is_su_ling_at(pen: Pen, colour: BoardColour, place: int) -> bool:
    """Whether Su-Ling stands in front of a ghost space."""
    return pen.moon is not None and pen.moon["su_ling"]["at"] == (colour, place)


def is_lying(pen: Pen, colour: BoardColour) -> bool:
    """Whether a Taoist has been laid down."""
    return pen.moon is not None and pen.moon["taoists"][colour]["lying"] is not None


def crystals_of(pen: Pen, colour: BoardColour) -> Text:
    """The moon crystals of a Taoist."""
    count = 0 if pen.moon is None else pen.moon["taoists"][colour]["crystals"]
    return Text(f" {marks.CRYSTAL}{count}" if count else "", marks.MOONLIGHT)


# -- below the village


def below(pen: Pen, moon: MoonView, width: int) -> list[RenderableType]:
    """The families in a frame with what the night holds; then who has which artifact."""
    framed = Panel(
        _families(pen, moon),
        box.ROUNDED,
        title=Text(" · ").join(_villagers(pen, moon)),
        title_align="left",
        subtitle=Text(" · ").join(_night(pen, moon)),
        subtitle_align="left",
        border_style=marks.MOONLIGHT,
        width=width // COLUMNS * COLUMNS,
        padding=(0, 1),
    )
    frame = standing_for(framed, names=("shelter", "graveyard"))
    artifacts = list(_artifacts(pen, moon))
    if not artifacts:
        return [frame]
    artifacts[0] = Text(pen.words.text("cli-artifacts") + " ").append_text(artifacts[0])
    return [frame, *packed(artifacts, width)]


def _families(pen: Pen, moon: MoonView) -> Grid:
    """All families in rows."""
    table = Grid.grid(expand=True)
    for _ in range(FAMILIES_ABREAST):
        table.add_column(ratio=1)
    cells = [_family(pen, id, family) for id, family in moon["families"].items()]
    for start in range(0, len(cells), FAMILIES_ABREAST):
        table.add_row(*cells[start : start + FAMILIES_ABREAST])
    return table


def _family(pen: Pen, id: str, family: FamilyView) -> Text:
    """A family and, member by member, who is saved, dead, in sight or not yet seen."""
    seen = family["size"] - family["saved"] - family["dead"] - family["unseen"]
    whole = family["saved"] == family["size"]
    line = Text(f"{pen.speaker.name('family', id)} ", f"bold {marks.MOONLIGHT}" if whole else "")
    line.append(marks.SAVED * family["saved"], f"bold {marks.STYLES['green']}")
    line.append(marks.DEAD * family["dead"], DANGER)
    line.append(marks.VILLAGER * seen, marks.MOONLIGHT)
    return line.append(marks.UNSEEN * family["unseen"], FAINT)


def _villagers(pen: Pen, moon: MoonView) -> list[Text]:
    """The module, and how many are saved and dead."""
    say, limit = pen.words.text, moon["dead_to_lose"]
    return [
        Text(say("cli-game-white_moon"), "bold"),
        Text(say("cli-shelter", count=moon["saved"])),
        Text(
            say("cli-graveyard", count=moon["dead"], limit=limit),
            DANGER if limit - moon["dead"] <= CLOSE else "",
        ),
    ]


def _night(pen: Pen, moon: MoonView) -> list[Text]:
    """Crystals, Su-Ling and the barrier."""
    say, crystals = pen.words.text, moon["crystals"]["reserve"]
    facts = [_su_ling(moon["su_ling"]), _barrier(moon["barrier"])]
    return [
        Text(f"{marks.CRYSTAL} {say('cli-crystals', count=crystals)}"),
        *(Text(say(f"cli-{fact}")) for fact in facts if fact),
    ]


def _su_ling(su_ling: SuLingView) -> str:
    """Where she is when she stands on no stone, or that she may move."""
    if not su_ling["free"]:
        return "su-ling-held"
    if su_ling["may_move"]:
        return "su-ling-may-move"
    return "su-ling-waits" if su_ling["at"] is None else ""


def _barrier(barrier: BarrierView) -> str:
    """Whether it stands, or will."""
    if barrier["stands"]:
        return "barrier-stands"
    return "barrier-promised" if barrier["promised"] else ""


def _artifacts(pen: Pen, moon: MoonView) -> Iterator[Text]:
    """Who has which artifacts."""
    for colour, taoist in moon["taoists"].items():
        if taoist["artifacts"]:
            names = ", ".join(pen.speaker.name("artifact", id) for id in taoist["artifacts"])
            yield Text(f"{marks.colour_mark(colour)} {names}", marks.STYLES[colour])
