"""The boards and what belongs to them: seats, powers, Qi, tokens, figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vigil.core.clauses import NONE, Words, write_flag
from vigil.core.errors import BadPosition
from vigil.core.notation import Clause
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS, NOTHING
from vigil.games.ghost_stories.content.powers import (
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    POWERS,
)
from vigil.games.ghost_stories.model.geometry import SIDES, TILES
from vigil.games.ghost_stories.model.options import Setup, is_village
from vigil.games.ghost_stories.model.packed import set_tao_row, tao_row
from vigil.games.ghost_stories.model.queries import board_name, is_player, resting_place, side_of
from vigil.games.ghost_stories.model.state import NEUTRAL, State
from vigil.games.ghost_stories.phases.setup import equip

DEFAULT_COLOURS: Final = ("red", "yellow", "green", "blue")
DEFAULT_SEATS: Final = {
    1: (0, NEUTRAL, NEUTRAL, NEUTRAL),
    2: (0, NEUTRAL, 1, NEUTRAL),
    3: (0, 1, 2, NEUTRAL),
    4: (0, 1, 2, 3),
}
NO_SEAT: Final = "-"
MANY: Final = 99
"""No board has more of anything."""


# -- the boards


class Board(NamedTuple):
    """A board of the setup."""

    colour: str
    power: str
    seat: int


def read_boards(s: State, words: Words) -> None:
    """Four boards from the north clockwise: colour, then power, then seat."""
    rows = list[Board]()
    for part in words.parts():
        rows.append(read_row(s.setup, len(rows) % len(SIDES), part))
    if sorted(row.colour for row in rows) != sorted(BOARD_COLOURS):
        raise BadPosition("boards", known=", ".join(BOARD_COLOURS))
    lay(s, rows)


def read_row(setup: Setup, side: int, words: Words) -> Board:
    """A board; without a power its first one, without a seat the usual one."""
    colour = words.pick(BOARD_COLOURS)
    powers = powers_of(setup, colour)
    power = words.pick(powers) if words else usual_power(setup, colour)
    seat = usual_seats(setup)[side]
    if words:
        seats = {NO_SEAT: NEUTRAL, **{str(number): number for number in range(setup.players)}}
        seat = seats[words.pick(seats)]
    return Board(colour, power, seat)


def lay_usual_boards(s: State) -> None:
    """What the setup has chosen, else red, yellow, green and blue with their first powers."""
    setup, seats = s.setup, usual_seats(s.setup)
    order = sorted(SIDES, key=lambda side: (seats[side] < 0, seats[side], side))
    left = [colour for colour in DEFAULT_COLOURS if colour not in setup.colours]
    colours = [*setup.colours, *left]
    laid = {side: colours[place] for place, side in enumerate(order)}
    if not setup.colours:
        laid = dict(zip(SIDES, DEFAULT_COLOURS, strict=True))
    lay(s, [Board(laid[side], usual_power(setup, laid[side]), seats[side]) for side in SIDES])


def usual_seats(setup: Setup) -> tuple[int, ...]:
    """The player at each side: as chosen, or from the north on."""
    if setup.seats is None:
        return DEFAULT_SEATS[setup.players]
    return tuple(setup.seats.index(side) if side in setup.seats else NEUTRAL for side in SIDES)


def powers_of(setup: Setup, colour: str) -> tuple[str, ...]:
    """The powers that a board may show; alone, the red board always flies."""
    pair = POWERS[BOARD_COLOURS.index(colour)]
    flies = setup.players == 1 and DANCE_OF_THE_TWIN_WINDS in pair
    return (DANCE_OF_THE_SPIRES,) if flies else pair


def usual_power(setup: Setup, colour: str) -> str:
    """The chosen power of a board, or its first one."""
    powers = powers_of(setup, colour)
    return next((power for power in powers if power in setup.powers), powers[0])


def lay(s: State, rows: list[Board]) -> None:
    """Lay the boards and equip the players."""
    s.colours = tuple(BOARD_COLOURS.index(row.colour) for row in rows)
    s.powers = tuple(row.power for row in rows)
    s.seat_at = tuple(row.seat for row in rows)
    s.village = s.setup.village or s.setup.tiles[: len(TILES)]
    for side in SIDES:
        if is_player(s, side):
            equip(s, side)


def write_boards(s: State) -> str:
    """The boards from the north clockwise, with power and seat."""
    seats = [NO_SEAT if seat < 0 else str(seat) for seat in s.seat_at]
    return ", ".join(f"{board_name(s, side)} {s.powers[side]} {seats[side]}" for side in SIDES)


def read_village(s: State, words: Words) -> None:
    """The nine tiles row by row."""
    s.village = words.rest(s.setup.tiles)
    if not is_village(s.setup, s.village):
        raise BadPosition("village", known=", ".join(s.setup.tiles))


# -- what belongs to a board


class Part(NamedTuple):
    """A part of what belongs to a board, by its side."""

    read: Callable[[State, int, Words], None]
    write: Callable[[State, int], str]
    die: Callable[[State, int], None]
    """What death makes of it."""


def count_part(values: Callable[[State], list[int]], most: int) -> Part:
    """A number; the dead have none."""

    def read(s: State, side: int, words: Words) -> None:
        values(s)[side] = words.number(0, most)

    def die(s: State, side: int) -> None:
        values(s)[side] = 0

    return Part(read, lambda s, side: str(values(s)[side]), die)


def read_tao(s: State, side: int, words: Words) -> None:
    """Colours with their numbers of tokens."""
    held = words.counts(dict.fromkeys(COLOURS, MANY))
    set_tao_row(s, side, [held.get(colour, 0) for colour in COLOURS])


def write_tao(s: State, side: int) -> str:
    """Colours with their numbers of tokens."""
    held = zip(COLOURS, tao_row(s, side), strict=True)
    return " ".join(f"{colour} {count}" for colour, count in held if count) or NONE


def lose_tao(s: State, side: int) -> None:
    """The dead have no Tao tokens."""
    set_tao_row(s, side, NOTHING)


def read_yin_yang(s: State, side: int, words: Words) -> None:
    """Whether the Taoist has his Yin-Yang."""
    s.yin_yang[side] = words.flag()


def lose_yin_yang(s: State, side: int) -> None:
    """The dead have no Yin-Yang."""
    s.yin_yang[side] = False


def lie_down(s: State, side: int) -> None:
    """The dead lie on the Cemetery."""
    s.at[side] = resting_place(s)


def drop_tokens(s: State, side: int) -> None:
    """The dead have no power tokens, except in the first print (D17)."""
    if s.setup.rules.dead_drop_tokens:
        s.tokens[side] = 0


PARTS: Final[dict[str, Part]] = {
    "qi": count_part(lambda s: s.qi, MANY),
    "tao": Part(read_tao, write_tao, lose_tao),
    "at": count_part(lambda s: s.at, len(TILES) - 1)._replace(die=lie_down),
    "yin_yang": Part(read_yin_yang, lambda s, side: write_flag(s.yin_yang[side]), lose_yin_yang),
    "buddhas": count_part(lambda s: s.held_buddhas, MANY),
    "tokens": count_part(lambda s: s.tokens, MANY)._replace(die=drop_tokens),
}
"""What belongs to a board, part by part."""


def board_clause(colour: str) -> Clause[State]:
    """The clause of all that belongs to the board of a colour."""

    def read(s: State, words: Words) -> None:
        side, unsaid = side_of(s, colour), dict(PARTS)
        for name, part in words.named_parts(PARTS):
            unsaid.pop(name).read(s, side, part)
        if is_player(s, side) and not s.qi[side]:
            for left in unsaid.values():
                left.die(s, side)

    def write(s: State) -> str:
        side = side_of(s, colour)
        return ", ".join(f"{name} {part.write(s, side)}" for name, part in PARTS.items())

    example = f"{colour}: qi 2, tao red 1 black 2, at 4, yin_yang no, buddhas 1, tokens 0"
    return Clause(key=colour, example=example, read=read, write=write, page="a colour")


LAYOUT: Final = (
    Clause(
        key="boards",
        example="players: 3; boards: red, yellow, green strength_of_the_mountain 2, blue",
        read=read_boards,
        write=write_boards,
        unsaid=lay_usual_boards,
    ),
    Clause(
        key="village",
        example="village: tea_house pavilion circle_of_prayer night_watchman buddhist_temple"
        " sorcerers_hut herbalist taoist_altar cemetery",
        read=read_village,
        write=lambda s: " ".join(s.village),
    ),
)
CLAUSES: Final = tuple(board_clause(colour) for colour in BOARD_COLOURS)
