"""The spirits: energy, tracks, elements, the innate power and the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.games.horizons.presentation.catalogue import CONTENT
from vigil.games.horizons.presentation.views import (
    Elements,
    HorizonsView,
    PowerView,
    SpiritView,
    ThresholdView,
    Track,
    TrackSlot,
)
from vigil.games.horizons.terminal import marks
from vigil.games.horizons.terminal.pen import Pen
from vigil.terminal.canvas import meaning, standing_for
from vigil.terminal.style import FAINT, OPTION, packed
from vigil.words import Speaker

POWERS: Final[Mapping[str, Mapping[str, Any]]] = {
    entry.id: entry.facts for entry in CONTENT if entry.kind in ("power", "innate")
}
"""The printed figures of each power."""


def player(view: HorizonsView, speaker: Speaker, seat: int) -> str:
    """The spirit in a seat, with its glyph."""
    id = view["spirits"][seat]["id"]
    return f"{marks.SPIRITS[id]} {speaker.name('spirit', id)}"


def pick(value: str, speaker: Speaker) -> str:
    """A spirit that a player wants, with its glyph."""
    return f"{marks.SPIRITS[value]} {speaker.name('spirit', value)}"


def spirit_panel(pen: Pen, view: HorizonsView, spirit: SpiritView) -> RenderableType:
    """A spirit; in a low terminal those not asked are short."""
    id, seat = spirit["id"], spirit["seat"]
    asked = view["decision"] is not None and seat in view["decision"]["seats"]
    style = f"bold {marks.SPIRIT_STYLES[id]}"
    title = Text(marks.ACTIVE if asked else "", style).append(player(view, pen.speaker, seat))
    parts = [*_summary(pen, spirit), *(_details(pen, spirit) if asked or not pen.low else ())]
    number = pen.number("spirit", seat)
    frame = style if asked else marks.SPIRIT_STYLES[id]
    return standing_for(
        pen.panel(Group(*parts), title, frame, number),
        pen.options.get(("spirit", seat), ()),
        ("spirit", id),
        [f"spirit:{seat}"],
    )


# -- what is always shown


def _summary(pen: Pen, spirit: SpiritView) -> Iterator[RenderableType]:
    say = pen.words.text
    parts = [
        say("cli-energy", energy=spirit["energy"], income=spirit["income"]),
        _plays(pen, spirit),
    ]
    if spirit["destroyed"]:
        parts.append(say("cli-destroyed", count=spirit["destroyed"]))
    if spirit["range_bonus"]:
        parts.append(say("cli-range-bonus", count=spirit["range_bonus"]))
    yield from packed([Text(part) for part in parts], pen.width - 2)
    if spirit["elements"]:
        yield from packed([*_elements(pen, spirit["elements"])], pen.width - 2, " ")


def _plays(pen: Pen, spirit: SpiritView) -> str:
    """Cards a turn, and how many may still be played now."""
    left, plays = spirit["plays_left"], spirit["plays"]
    if left:
        return pen.words.text("cli-plays-left", plays=plays, left=left)
    return pen.words.text("cli-plays", plays=plays)


def _elements(pen: Pen, have: Elements) -> Iterator[Text]:
    for name, count in have.items():
        named = Text().append(str(count), "bold").append_text(marks.element(name))
        yield named.append("\N{NO-BREAK SPACE}" + pen.speaker.name("element", name), FAINT)


# -- the rest


def _details(pen: Pen, spirit: SpiritView) -> Iterator[RenderableType]:
    yield _track(pen, "energy", spirit["energy_track"], spirit["energy_open"])
    yield _track(pen, "plays", spirit["plays_track"], spirit["plays_open"])
    yield from _innate(pen, spirit["innate"])
    yield from _cards(pen, "in-play", [_in_play(pen, power) for power in spirit["powers"]])
    yield from _cards(pen, "hand", [_card(pen, id, Text()) for id in spirit["hand"]])
    if spirit["discard"]:
        names = ", ".join(pen.speaker.name("power", id) for id in spirit["discard"])
        line = Text(f"{pen.words.text('cli-discarded')} {names}", FAINT)
        line.truncate(pen.width - 2, overflow="ellipsis")
        yield line


def _track(pen: Pen, track: Track, slots: list[TrackSlot], first_covered: int) -> Text:
    """The slots of a track; a bar parts the open ones from the covered ones."""
    line = Text(f"{pen.words.text(f'cli-track-{track}')} ")
    for place, (number, element) in enumerate(slots):
        line.append(marks.OPEN if place == first_covered else " ")
        slot = Text(str(number) if number else "")
        if element:
            slot.append_text(marks.element(element))
        line.append_text(slot if place < first_covered else Text(slot.plain, FAINT))
    line.stylize(meaning(names=[f"track:{track}"]))
    return line


def _innate(pen: Pen, innate: PowerView) -> Iterator[RenderableType]:
    """The innate power as a line like a card, and its levels."""
    yield _lines([_card(pen, innate["id"], _state(innate))])
    levels = [_level(threshold) for threshold in innate["thresholds"]]
    yield from (Text("  ").append_text(line) for line in packed(levels, pen.width - 4))


def _level(threshold: ThresholdView) -> Text:
    """The needs of a level: reached, or what is missing if some of it is there."""
    needed, missing = marks.amounts(threshold["elements"]), threshold["missing"]
    if not missing:
        return needed.append(marks.DONE, "bold")
    if missing != threshold["elements"]:
        needed.append(" -").append_text(marks.amounts(missing))
    return needed


def _cards(pen: Pen, title: str, rows: list[list[Text]]) -> Iterator[RenderableType]:
    """Cards under a heading."""
    if rows:
        yield Text(pen.words.text(f"cli-{title}"), "bold")
        yield _lines(rows)


def _lines(rows: list[list[Text]]) -> Grid:
    """Lines with number, state, cost and speed, name, elements."""
    table = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    width = max(row[0].cell_len for row in rows)
    table.add_column(justify="right", width=width, style=OPTION)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    table.add_column(no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _in_play(pen: Pen, power: PowerView) -> list[Text]:
    return _card(pen, power["id"], _state(power))


def _state(power: PowerView) -> Text:
    """Used, usable now, or not now."""
    if power["used"]:
        return Text(marks.DONE, FAINT)
    return Text(marks.USABLE if power["why_not"] is None else marks.NOT_NOW)


def _card(pen: Pen, id: str, state: Text) -> list[Text]:
    """A card with the number of its option, cost, speed and elements."""
    facts = POWERS[id]
    innate = facts["deck"] == "innate"
    sign = state.append("" if innate else str(facts["cost"])).append_text(
        marks.speed(facts["speed"])
    )
    kind = "innate" if innate else "power"
    name = Text(pen.speaker.name(kind, id))
    name.stylize(meaning(pen.options.get(("card", id), ()), (kind, id), [f"{kind}:{id}"]))
    return [Text(pen.number("card", id)), sign, name, marks.elements(facts["elements"])]
