"""The cells of the drawing: a ghost space, a village tile, a player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.panel import Panel
from rich.text import Text

from vigil.terminal.face import View
from vigil.terminal.ghost_stories import marks
from vigil.terminal.style import DANGER, FAINT, OPTION
from vigil.words import Speaker, Words

LINES: Final = 3
"""Lines of text inside a cell."""
FEWER_LINES: Final = 2
"""Where the terminal is low: names on one line, powers in the frame."""

DOTTED: Final = box.Box(
    "┌┄┄┐\n"  # an empty ghost space
    "┆ ┆┆\n"
    "├┄┼┤\n"
    "┆ ┆┆\n"
    "├┄┼┤\n"
    "├┄┼┤\n"
    "┆ ┆┆\n"
    "└┄┴┘\n"
)


@dataclass(frozen=True)
class Pen:
    """What every cell is drawn with."""

    words: Words
    speaker: Speaker
    width: int
    """Width of a cell with its border."""
    lines: int
    """Lines of text inside a cell."""
    options: Mapping[tuple[str | int, ...], int]
    """The number of each option that is open now."""

    def cell(
        self,
        lines: list[Text],
        title: Text,
        style: str,
        *targets: tuple[str | int, ...],
        frame: box.Box = box.ROUNDED,
    ) -> Panel:
        """A framed cell; the number of the option that names it stands in its frame."""
        title.truncate(self.width - 6, overflow="ellipsis")
        number = next((self.options[t] for t in targets if t in self.options), None)
        return Panel(
            Text("\n", no_wrap=True, overflow="ellipsis").join(lines),
            frame,
            title=title or None,
            title_align="left",
            subtitle=None if number is None else Text(f"[{number}]", OPTION),
            subtitle_align="right",
            border_style=style,
            width=self.width,
            height=self.lines + 2,
            padding=0,
        )

    def fitted(self, text: str, lines: int, style: str = "") -> list[Text]:
        """A text wrapped to the cell."""
        return [Text(line, style) for line in marks.fitted(text, self.width - 2, lines)]


# -- ghost spaces


def space_cell(pen: Pen, colour: str, space: View) -> Panel:
    """A ghost space of a board, with its ghost or its Buddha."""
    names = [(kind, colour, space["place"]) for kind in ("ghost", "space")]
    ghost = space["ghost"]
    if ghost is None:
        lines = pen.fitted(_buddha(pen) if space["buddha"] else "", pen.lines)
        return pen.cell(lines, Text(), marks.EMPTY_STYLES[colour], *names, frame=DOTTED)
    title = Text(f"{marks.INCARNATION} " if ghost["incarnation"] else "")
    title.append_text(marks.resistance(ghost)).append(_conditions(ghost, space["buddha"]))
    lines = pen.fitted(pen.speaker.name("ghost", ghost["id"]), pen.lines - 1, "bold")
    return pen.cell(
        [*lines, _stones(pen, ghost)], title, marks.STYLES[colour], *names, frame=box.SQUARE
    )


def _buddha(pen: Pen) -> str:
    return f"{marks.BUDDHA} {pen.speaker.name('term', 'buddha')}"


def _conditions(ghost: View, buddha: bool) -> str:
    """Mantra, Buddha, and whether the ghost cannot be exorcised now."""
    found = {
        marks.MANTRA: ghost["mantra"],
        marks.BUDDHA: ghost["exposed"] or buddha,
        marks.BLOCKED: not ghost["exorcisable"],
    }
    return "".join(f" {mark}" for mark, holds in found.items() if holds)


def _stones(pen: Pen, ghost: View) -> Text:
    """Where its figure stands, and what the ghost does while it is in play."""
    line = Text()
    if ghost["haunter"] is not None:
        near = ghost["haunter"] == len(marks.TRACK) - 1
        line.append(marks.TRACK[ghost["haunter"]], DANGER if near else "")
    shown = [id for id in ghost["enter"] + ghost["yin"] if id in STANDING]
    named = ", ".join(pen.speaker.name("ability", id) for id in shown)
    return line.append(f" {named}" if line and named else named, "italic")


STANDING: Final = frozenset(
    {
        "capture_tao_die",
        "disable_board_power",
        "disable_tao_tokens",
        "disable_all_powers",
        "tormentor",
        "board_discard_tao",
        "group_discard_tao",
        "roll_every_turn",
        "dice_immune",
        "requires_empty_opposite",
        "requires_buddha",
        "white_not_wild",
    }
)
"""Abilities that matter as long as the ghost stands there; haunters have their figure."""


# -- the village


def tile_cell(pen: Pen, tile: View) -> Panel:
    """A village tile and what stands or lies on it."""
    haunted = tile["haunted"]
    name = pen.speaker.name("tile", tile["name"])
    lines = pen.fitted(name, pen.lines - 1, FAINT if haunted else "bold")
    return pen.cell(
        [*lines, _on_tile(tile)],
        _tile_title(pen, tile),
        "#5fd0a0" if haunted else "#d8cba8",
        ("tile", tile["tile"]),
        frame=box.DOUBLE if haunted else box.ROUNDED,
    )


def _tile_title(pen: Pen, tile: View) -> Text:
    """Haunted, or how soon a haunter strikes here."""
    if tile["haunted"]:
        return Text(f"{marks.HAUNTED} {pen.words.text('cli-haunted')}", "bold #5fd0a0")
    if not tile["threats"]:
        return Text()
    turns = min(threat[2] for threat in tile["threats"])
    return Text(f"{marks.FIGURE}{turns}", DANGER if turns == 1 else "")


def _on_tile(tile: View) -> Text:
    parts = [_figure(marks.TAOIST, colour) for colour in tile["taoists"]]
    parts += [_figure(marks.DEAD, colour) for colour in tile["dead"]]
    if tile["circle"]:
        parts.append(Text(marks.colour_mark(tile["circle"]), marks.STYLES[tile["circle"]]))
    parts += [
        Text(f"{mark}{tile[count]}")
        for mark, count in ((marks.BUDDHA, "buddhas"), (marks.POWER_TOKEN, "power_tokens"))
        if tile[count]
    ]
    return Text(" ").join(parts)


def _figure(mark: str, colour: str) -> Text:
    return Text(mark + marks.LETTERS[colour], f"bold {marks.STYLES[colour]}")


# -- the players


def player_cell(pen: Pen, board: View, active: bool) -> Panel:
    """A player's tokens and power, or those of a neutral board."""
    colour = board["colour"]
    style = marks.STYLES[colour]
    neutral = Text(pen.words.text("cli-neutral"), FAINT)
    tokens = neutral if board["neutral"] else marks.tokens(board["tao"])
    lines = [_possessions(pen, board), tokens, _power(pen, board)]
    return pen.cell(
        lines[: pen.lines],
        _player_title(pen, board, active),
        f"bold {style}" if active else style,
        ("taoist", colour),
        ("board", colour),
        frame=box.HEAVY if active else box.ROUNDED,
    )


def _player_title(pen: Pen, board: View, active: bool) -> Text:
    colour = board["colour"]
    name = pen.speaker.name("colour", colour).capitalize()
    if pen.lines == FEWER_LINES:
        name = _power(pen, board).plain
    mark = marks.ACTIVE if active else ""
    return Text(f"{mark}{marks.colour_mark(colour)} {name}", f"bold {marks.STYLES[colour]}")


def _possessions(pen: Pen, board: View) -> Text:
    """Qi, Yin-Yang, power tokens and Buddhas."""
    if board["haunted"]:
        return Text(f"{marks.DEAD} {pen.words.text('cli-no-qi')}", DANGER)
    line = Text(pen.words.text("gs-note-qi", qi=board["qi"]), "bold")
    line.append(f" {marks.YIN_YANG}" if board["yin_yang"] else "")
    for mark, count in ((marks.POWER_TOKEN, "power_tokens"), (marks.BUDDHA, "buddhas")):
        line.append(f" {mark}{board[count]}" if board[count] else "")
    return line


def _power(pen: Pen, board: View) -> Text:
    """The power of the board; crossed out while it cannot be used."""
    name = pen.speaker.name("power", board["power"])
    if board["power_blocked"] is None:
        return Text(name)
    return Text(f"{marks.BLOCKED} {name}", FAINT)
