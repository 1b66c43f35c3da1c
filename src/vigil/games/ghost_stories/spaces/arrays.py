"""A position as arrays: boards and their ghosts go by colour, as options do."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from vigil.core.deck import KNOWN
from vigil.env.spaces import Array, Column, one_of_each
from vigil.games.ghost_stories.content.cards import LASTING, Card
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, SIDES, TILES
from vigil.games.ghost_stories.model.options import LEVELS, PLAYERS
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import (
    holds_incarnation,
    is_living,
    qi_supply,
)
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.numbering import (
    ABILITIES,
    MOST,
    POWER_NAMES,
    TILE_KINDS,
    printed,
)

DECK: Final = 90
"""The maximum size of a deck, unseen removed cards included."""
QI: Final = 20

TILES_ARRAY: Final = Array(
    "tiles",
    "the village, row by row",
    (
        *one_of_each("is", TILE_KINDS),
        Column("haunted"),
        *one_of_each("Taoist here", BOARD_COLOURS),
    ),
    tuple(f"tile {tile}" for tile in TILES),
)
SPACES_ARRAY: Final = Array(
    "ghosts",
    "the ghost spaces: boards by colour, three places each, anticlockwise",
    (
        Column("ghost"),
        Column("incarnation"),
        *one_of_each("colour", COLOURS),
        *one_of_each("stone", (ability.id for ability in ABILITIES), MOST),
        *one_of_each("lasting", (ability.id for ability in LASTING)),
        *one_of_each("needs", COLOURS, 9),
        Column("needs less of any colour"),
        Column("haunter on the card"),
        Column("haunter on the board"),
        Column("Buddha"),
        Column("exposed by a Buddha"),
        Column("mantra"),
    ),
    tuple(f"{colour} {place}" for colour in BOARD_COLOURS for place in range(3)),
)
BOARDS_ARRAY: Final = Array(
    "boards",
    "the boards by colour, with their Taoists",
    (
        *one_of_each("side", SIDES),
        *one_of_each("seat", SIDES),
        *one_of_each("power", POWER_NAMES),
        Column("alive"),
        Column("in turn"),
        Column("Qi", QI),
        *one_of_each("Tao", COLOURS, 5),
        Column("Yin-Yang"),
        Column("Buddhas", 2),
        Column("power tokens", 3),
        Column("power used"),
        Column("power borrowed"),
    ),
    BOARD_COLOURS,
)
TABLE_ARRAY: Final = Array(
    "table",
    "what belongs to no one, and the figures of the setup",
    (
        *one_of_each("circle of prayer", COLOURS),
        Column("power tokens on the centre", 3),
        Column("haunted tiles", 9),
        Column("cards before the next incarnation", DECK),
        Column("cards in the deck", DECK),
        Column("incarnations to exorcise", 10),
        Column("ghosts discarded", DECK),
        Column("Qi in the supply", QI),
        Column("yang phase"),
        Column("has had help"),
        Column("has exorcised"),
        Column("Buddhas taken this turn", 2),
        Column("Buddhas placed this turn", 2),
        Column("mantra rests"),
        Column("haunted tiles that lose", 4),
        Column("players", max(PLAYERS)),
        *one_of_each("level", LEVELS),
        Column("first print"),
    ),
)
BASE_ARRAYS: Final = (TILES_ARRAY, SPACES_ARRAY, BOARDS_ARRAY, TABLE_ARRAY)

FLAG: Final = tuple(bytes(int(n == place) for n in range(12)) for place in range(12))
"""A row of twelve in which one is marked."""
WIDTH: Final = len(TILES_ARRAY.columns)
HAUNTED: Final = len(TILE_KINDS)
"""The column of a tile that says whether it is haunted; after it come the Taoists."""


def base_arrays(s: State) -> list[bytes]:
    """The figures of all arrays of the base game."""
    sides = [s.colours.index(colour) for colour in range(4)]
    return [_tiles(s, sides), _spaces(s, sides), _boards(s, sides), _table(s)]


def flag(place: int, of: int) -> bytes:
    """One marked of that many; none for a place below 0."""
    return FLAG[place][:of] if place >= 0 else bytes(of)


# Rows are put together from parts that are kept, because positions are much alike.


@lru_cache(maxsize=512)
def _laid(village: tuple[str, ...]) -> bytes:
    """The tiles of an undisturbed village."""
    kinds = [flag(TILE_KINDS.index(tile), HAUNTED) for tile in village]
    return b"".join(kind.ljust(WIDTH, b"\0") for kind in kinds)


def _tiles(s: State, sides: list[int]) -> bytes:
    rows = bytearray(_laid(s.village))
    for tile, haunted in enumerate(s.haunted):
        if haunted:
            rows[WIDTH * tile + HAUNTED] = 1
    for place, side in enumerate(sides, HAUNTED + 1):
        if is_living(s, side):
            rows[WIDTH * s.at[side] + place] = 1
    return bytes(rows)


EMPTY: Final = bytes(len(SPACES_ARRAY.columns))
EMPTY_WITH_BUDDHA: Final = EMPTY[:-3] + bytes((1, 0, 0))
NEEDS: Final = len(EMPTY) - 11
"""The first column of the resistance; after it come two of the haunter and three marks."""


@lru_cache(maxsize=4096)
def _ghost(card: Card, lasting: int, haunter: int | None, buddha: bool, exposed: bool) -> bytes:
    """A ghost in play, as strong as printed."""
    bits = [lasting >> bit & 1 for bit in range(len(LASTING))]
    figure = flag(-1 if haunter is None else haunter, 2)
    rest = bytes((*bits, *card.resistance, 0, *figure, buddha, exposed, 0))
    return printed(card) + rest


def _spaces(s: State, sides: list[int]) -> bytes:
    ghosts, lasting, haunters = s.ghosts, s.lasting, s.haunters
    buddhas, exposed, circle = s.buddhas, s.exposed, s.circle
    rows: list[bytes] = []
    for cards, side in zip(s.setup.cards_on, sides, strict=True):
        for space in BOARD_SPACES[side]:
            card = cards[ghosts[space]]
            if card is None:
                rows.append(EMPTY_WITH_BUDDHA if buddhas[space] else EMPTY)
                continue
            row = _ghost(card, lasting[space], haunters[space], buddhas[space], exposed[space])
            if s.mantra == space or (circle is not None and card.resistance[circle]):
                row = _weakened(s, space, row)
            rows.append(row)
    return b"".join(rows)


def _weakened(s: State, space: int, row: bytes) -> bytes:
    """The row of a ghost whose strength the Circle of Prayer or the mantra may change."""
    needed, free, _ = resistance_of(s, space)
    now = bytes((*needed, free))
    return b"".join((row[:NEEDS], now, row[NEEDS + 6 : -1], bytes((s.mantra == space,))))


@lru_cache(maxsize=512)
def _board(side: int, seat: int, power: str) -> bytes:
    """A board of the setup."""
    powers = flag(POWER_NAMES.index(power), len(POWER_NAMES))
    return flag(side, 4) + flag(seat, 4) + powers


def _boards(s: State, sides: list[int]) -> bytes:
    rows = []
    for side in sides:
        seat, qi, bit = s.seat_at[side], s.qi[side], 1 << side
        rows.append(_board(side, seat, s.powers[side]))
        rows.append(
            bytes(
                (
                    *(seat >= 0 and qi > 0, s.active == side, qi, *tao_row(s, side)),
                    *(s.yin_yang[side], s.held_buddhas[side], s.tokens[side]),
                    *(s.used & bit > 0, s.borrowed & bit > 0),
                )
            )
        )
    return b"".join(rows)


@cache
def _chosen(players: int, level: str, edition: str) -> bytes:
    """The figures of a setup."""
    lost_at = LEVELS[level].tiles_to_lose
    levels = flag([*LEVELS].index(level), len(LEVELS))
    return bytes((lost_at, players, *levels, edition == "first_print"))


def _table(s: State) -> bytes:
    circle, done, setup = s.circle, s.done, s.setup
    before, left = _deck(s)
    figures = (
        s.tokens_on_centre,
        sum(s.haunted),
        before,
        left,
        s.incarnations - len(s.exorcised),
        min(DECK, len(s.discard)),
        qi_supply(s),
        s.yang,
        "help" in done,
        "exorcism" in done,
        s.new_buddhas,
        s.placed_buddhas,
        s.mantra_rests,
    )
    chosen = _chosen(setup.players, setup.level, setup.edition)
    return b"".join((flag(-1 if circle is None else circle, 5), bytes(figures), chosen))


def _deck(s: State) -> tuple[int, int]:
    """Cards before the next incarnation, and cards in all."""
    before, left, seen = 0, 0, False
    for layer in s.deck.layers:
        size = 1 if layer[0] == KNOWN else layer[1]
        left += size
        seen = seen or holds_incarnation(s, layer)
        before += 0 if seen else size
    return min(DECK, before), min(DECK, left)
