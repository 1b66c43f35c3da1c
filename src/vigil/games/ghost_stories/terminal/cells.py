"""The cells of the drawing: a ghost space, a village tile, a player."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.text import Text

from vigil.games.ghost_stories.content.colours import BoardColour
from vigil.games.ghost_stories.presentation.views import BoardView, GhostView, SpaceView, TileView
from vigil.games.ghost_stories.terminal import marks, white_moon
from vigil.games.ghost_stories.terminal.pen import FEWER_LINES, Pen
from vigil.terminal.style import DANGER, FAINT
from vigil.words import Speaker

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


# -- ghost spaces


def space_cell(pen: Pen, colour: BoardColour, space: SpaceView) -> RenderableType:
    """A ghost space of a board, with its ghost or its Buddha, and Su-Ling in front of it."""
    names = [(kind, colour, space["place"]) for kind in ("ghost", "space")]
    ghost, su_ling = space["ghost"], white_moon.is_su_ling_at(pen, colour, space["place"])
    if ghost is None:
        lines = pen.fitted(_buddha(pen) if space["buddha"] else "", pen.lines)
        title = Text(_su_ling(pen) if su_ling else "", f"bold {marks.MOONLIGHT}")
        return pen.cell(lines, title, marks.EMPTY_STYLES[colour], *names, frame=DOTTED)
    title = Text(f"{marks.INCARNATION} " if ghost["incarnation"] else "")
    title.append_text(marks.resistance(ghost)).append(_conditions(ghost, space["buddha"], su_ling))
    lines = pen.needed(pen.speaker.name("ghost", ghost["id"]), pen.lines - 1, "bold")
    return pen.cell(
        [*lines, *_stones(pen, ghost, pen.lines - len(lines))],
        title,
        marks.STYLES[colour],
        *names,
        frame=box.SQUARE,
        piece=("ghost", str(ghost["id"])),
    )


def _buddha(pen: Pen) -> str:
    return f"{marks.BUDDHA} {pen.speaker.name('term', 'buddha')}"


def _su_ling(pen: Pen) -> str:
    return f"{marks.SU_LING} {pen.speaker.name('piece', 'su_ling')}"


def _conditions(ghost: GhostView, buddha: bool, su_ling: bool) -> str:
    """Mantra, Buddha, Su-Ling, and whether the ghost cannot be exorcised now."""
    found = {
        marks.MANTRA: ghost["mantra"],
        marks.BUDDHA: ghost["exposed"] or buddha,
        marks.SU_LING: su_ling,
        marks.BLOCKED: not ghost["exorcisable"],
    }
    return "".join(f" {mark}" for mark, holds in found.items() if holds)


def _stones(pen: Pen, ghost: GhostView, lines: int) -> list[Text]:
    """Where its figure stands, and what the ghost does while it is in play."""
    stone = ghost["haunter"]
    figure = "" if stone is None else marks.TRACK[stone]
    left = [] if ghost["ignored"] else [id for id in ghost["enter"] if id in LASTING]
    shown = left + [id for id in ghost["yin"] if id != HAUNTER]
    named = ", ".join(pen.speaker.name("ability", id) for id in shown)
    rows = pen.fitted(f"{figure} {named}".strip(), lines, "italic")
    if figure:
        near = stone == len(marks.TRACK) - 1
        rows[0].stylize(f"not italic {DANGER}" if near else "not italic", 0, len(figure))
    return rows


HAUNTER: Final = "haunter"
"""Known by its figure."""
LASTING: Final = frozenset(
    {
        "capture_tao_die",
        "disable_board_power",
        "disable_tao_tokens",
        "disable_all_powers",
        "remove_portal",
        "remove_su_ling",
    }
)
"""Abilities of the left stone that matter as long as the ghost stands there."""


# -- the village


def tile_cell(pen: Pen, tile: TileView) -> RenderableType:
    """A village tile and what stands or lies on it."""
    haunted = tile["haunted"]
    name = pen.speaker.name("tile", tile["name"])
    below = [*white_moon.villagers_on(pen, tile["tile"]), _on_tile(pen, tile)]
    state = Text(" ").join([*_tile_state(pen, tile), *white_moon.beside_tile(pen, tile["tile"])])
    style = FAINT if haunted else "bold"
    room = pen.lines - len(below)
    if room:
        title, lines = pen.named(name, state, room, style)
    else:
        title, lines = Text(" ").join(filter(None, (state, Text(name, style)))), []
    return pen.cell(
        [*lines, *below],
        title,
        _tile_style(pen, tile),
        ("tile", tile["tile"]),
        *white_moon.options_at(pen, tile["tile"]),
        frame=box.DOUBLE if haunted else box.ROUNDED,
        piece=("tile", tile["name"]),
    )


def _tile_style(pen: Pen, tile: TileView) -> str:
    """The colour of a tile's frame."""
    if tile["haunted"]:
        return "#5fd0a0"
    return marks.MOONLIGHT if white_moon.has_portal(pen, tile["tile"]) else "#d8cba8"


def _tile_state(pen: Pen, tile: TileView) -> list[Text]:
    """Haunted, or how soon a haunter strikes here."""
    if tile["haunted"]:
        said = f" {pen.words.text('cli-haunted')}" if pen.framed or pen.moon is None else ""
        return [Text(f"{marks.HAUNTED}{said}", "bold #5fd0a0")]
    if not tile["threats"]:
        return []
    turns = min(threat[2] for threat in tile["threats"])
    return [Text(f"{marks.FIGURE}{turns}", DANGER if turns == 1 else "")]


def _on_tile(pen: Pen, tile: TileView) -> Text:
    parts = [_figure(_taoist(pen, colour), colour) for colour in tile["taoists"]]
    parts += [_figure(marks.DEAD, colour) for colour in tile["dead"]]
    if tile["circle"]:
        parts.append(Text(marks.colour_mark(tile["circle"]), marks.STYLES[tile["circle"]]))
    counted = ((marks.BUDDHA, tile["buddhas"]), (marks.POWER_TOKEN, tile["power_tokens"]))
    parts += [Text(f"{mark}{count}") for mark, count in counted if count]
    return Text(" ").join(parts)


def _taoist(pen: Pen, colour: BoardColour) -> str:
    return marks.LYING if white_moon.is_lying(pen, colour) else marks.TAOIST


def _figure(mark: str, colour: BoardColour) -> Text:
    return Text(mark + marks.LETTERS[colour], f"bold {marks.STYLES[colour]}")


# -- the players


def pick(value: str, speaker: Speaker) -> str:
    """A colour that a player wants."""
    return f"{marks.colour_mark(value)} {speaker.name('colour', value).capitalize()}"


def player_cell(pen: Pen, board: BoardView, active: bool) -> RenderableType:
    """A player's tokens and power, or those of a neutral board."""
    colour = board["colour"]
    style = marks.STYLES[colour]
    neutral = Text(pen.words.text("cli-neutral"), FAINT)
    tokens = neutral if board["neutral"] else marks.tokens(board["tao"])
    lines = [_possessions(pen, board), tokens]
    power = _power(pen, board)
    lines += pen.fitted(power.plain, pen.lines - len(lines), str(power.style))
    return pen.cell(
        lines,
        _player_title(pen, board, active),
        f"bold {style}" if active else style,
        ("taoist", colour),
        ("board", colour),
        frame=box.HEAVY if active else box.ROUNDED,
        piece=("power", board["power"]),
    )


def _player_title(pen: Pen, board: BoardView, active: bool) -> Text:
    colour = board["colour"]
    name = pen.speaker.name("colour", colour).capitalize()
    if pen.lines == FEWER_LINES:
        name = _power(pen, board).plain
    mark = marks.ACTIVE if active else ""
    return Text(f"{mark}{marks.colour_mark(colour)} {name}", f"bold {marks.STYLES[colour]}")


def _possessions(pen: Pen, board: BoardView) -> Text:
    """Qi, Yin-Yang, power tokens, Buddhas and moon crystals."""
    if board["haunted"]:
        return Text(f"{marks.DEAD} {pen.words.text('cli-no-qi')}", DANGER)
    line = Text(pen.words.text("gs-note-qi", qi=board["qi"]), "bold")
    line.append(f" {marks.YIN_YANG}" if board["yin_yang"] else "")
    counted = ((marks.POWER_TOKEN, board["power_tokens"]), (marks.BUDDHA, board["buddhas"]))
    for mark, count in counted:
        line.append(f" {mark}{count}" if count else "")
    return line.append_text(white_moon.crystals_of(pen, board["colour"]))


def _power(pen: Pen, board: BoardView) -> Text:
    """The power of the board; crossed out while it cannot be used."""
    name = pen.speaker.name("power", board["power"])
    if board["power_blocked"] is None:
        return Text(name)
    return Text(f"{marks.BLOCKED} {name}", FAINT)
