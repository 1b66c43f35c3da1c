"""A question and its position as the active Taoist sees them, for the policy net.

The village is turned until the active board is the first: tiles, ghost spaces and boards follow
clockwise from it. What is alike but for such a turn gives the same inputs and the same actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from vigil.core.decision import Decision, Option
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS, Colours
from vigil.games.ghost_stories.model.geometry import (
    BOARD,
    BOARD_SPACES,
    GHOST,
    SIDES,
    SPACE,
    TAO,
    TAOIST,
    TILES,
)
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import holds_incarnation, qi_supply
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.numbering import (
    BASE_KINDS,
    BASE_OPTIONS,
    MOON_KINDS,
    MOON_OPTIONS,
    POWER_NAMES,
    TILE_KINDS,
    printed,
)
from vigil.games.ghost_stories.phases import curse
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS
from vigil.games.ghost_stories.white_moon.model.state import MoonState

KINDS: Final = {kind: number for number, kind in enumerate((*BASE_KINDS, *MOON_KINDS))}
"""Questions of White Moon come after those of the base game, as do options and inputs."""
OPTIONS: Final = (*BASE_OPTIONS, *MOON_OPTIONS)
ACTIONS: Final = len(OPTIONS)
INPUTS: Final = 1241
"""With White Moon; without it there are fewer."""
FAR: Final = 6
"""Missing faces are counted up to here."""
QI_SHOWN: Final = 6


def _turned(tile: int, quarters: int) -> int:
    """The tile that lies there after turns of the village, clockwise."""
    row, column = divmod(tile, 3)
    for _ in range(quarters):
        row, column = column, 2 - row
    return 3 * row + column


SEEN_TILES: Final = tuple(tuple(_turned(tile, side) for tile in TILES) for side in SIDES)
"""For each side the tiles in the order in which its player sees them."""
SEEN_AS: Final = tuple(tuple(seen.index(tile) for tile in TILES) for seen in SEEN_TILES)
"""For each side and tile its place in that order."""


@cache
def _flag(place: int, size: int) -> bytes:
    """A row in which one place is marked."""
    return bytes(int(n == place) for n in range(size))


def inputs(s: State, question: Decision) -> bytes:
    """The inputs of the net: small whole numbers, all at the same place in every game."""
    active = s.active
    order = (active, (active + 1) & 3, (active + 2) & 3, (active + 3) & 3)
    parts = [_table(s), _flag(KINDS[question.kind], len(KINDS)), _about(s, question)]
    _add_tiles(parts, s, order)
    _add_ghosts(parts, s, order)
    _add_boards(parts, s, order, s.seat_at.index(question.seat))
    if isinstance(s.module, MoonState):
        _add_moon(parts, s.module, order)
    return b"".join(parts)


# -- actions


def action_numbers(s: State) -> Mapping[Option, int]:
    """The number of each option as the active Taoist sees it."""
    return _action_numbers(s.active, s.colours)


@lru_cache(maxsize=512)
def _action_numbers(active: int, colours: tuple[int, ...]) -> Mapping[Option, int]:
    kept = {option: number for number, option in enumerate(OPTIONS)}
    return {option: kept[_renamed(option, active, colours)] for option in OPTIONS}


_BY_TILE: Final = ("tile", "escort", "fetch", "rise_and_go", "rise_and_escort", "receptacle")
_BY_BOARD: Final = ("board", "taoist", "space", "ghost", "moon_crystal")


def _renamed(option: Option, active: int, colours: tuple[int, ...]) -> Option:
    """An option in which sides count from the active one instead of having colours."""
    tag = option[0]
    if tag in _BY_TILE:
        return (tag, SEEN_AS[active][int(option[1])])
    if tag in _BY_BOARD:
        return (tag, _seen_colour(str(option[1]), active, colours), *option[2:])
    if tag == "tao" and len(option) == 3:
        return (tag, option[1], _seen_colour(str(option[2]), active, colours))
    if tag == "villager":
        return (tag, option[1], SEEN_AS[active][int(option[2])])
    return option


def _seen_colour(name: str, active: int, colours: tuple[int, ...]) -> str:
    side = colours.index(BOARD_COLOURS.index(name))
    return BOARD_COLOURS[(side - active) & 3]


# -- inputs


@cache
def _named(active: int, colours: tuple[int, ...]) -> Mapping[Option, bytes]:
    """Places that a question names, as the active Taoist sees them."""
    places = (*BOARD, *TAOIST, *(ghost for board in GHOST for ghost in board))
    kept = {place: number for number, place in enumerate(places)}
    size = len(places)
    found = {place: _flag(kept[_renamed(place, active, colours)], size) for place in places}
    for board in SPACE:
        for _, colour, place in board:
            found["space", colour, place] = found["ghost", colour, place]
    return found


_MARKED: Final[tuple[Option, ...]] = (
    *TAO,
    *curse.FACES,
    *(("artifact", artifact) for artifact in ARTIFACTS),
)
_PLACES: Final = {option: place for place, option in enumerate(_MARKED)}
_DICE: Final = len(_MARKED)
_CARD: Final = _DICE + len(FACES) + 1
_REST: Final = _CARD + 1 + 2 * len(COLOURS)
"""Columns for what a question is about other than places: dice, a number of tokens, a card."""
_NOWHERE: Final = bytes(len(BOARD) + len(TAOIST) + sum(map(len, GHOST)))


def _about(s: State, question: Decision) -> bytes:
    """What the question is about."""
    named = question.about
    if not named:
        return _NOWHERE + bytes(_REST)
    return _named(s.active, s.colours).get(named, _NOWHERE) + _rest(s, named)


def _rest(s: State, named: Option) -> bytes:
    found = bytearray(_REST)
    place = _PLACES.get(named)
    if place is not None:
        found[place] = 1
    elif named[0] == "dice":
        for face in named[1:]:
            found[_DICE + FACES.index(str(face))] += 1
    elif named[0] == "tokens":
        found[_CARD - 1] = int(named[1])
    elif named[0] == "card":
        card = s.setup.card_of[named]
        found[_CARD] = card.incarnation
        found[_CARD + 1 + card.colour] = 1
        found[_CARD + 6 :] = bytes(card.resistance)
    return bytes(found)


@cache
def _level(players: int, level: str, lost_at: int) -> bytes:
    return bytes((lost_at, players)) + _flag([*LEVELS].index(level), len(LEVELS))


def _table(s: State) -> bytes:
    before, left, seen = 0, 0, False
    for layer in s.deck.layers:
        size = 1 if layer[0] == KNOWN else layer[1]
        left += size
        seen = seen or holds_incarnation(s, layer)
        before += 0 if seen else size
    done, setup, circle = s.done, s.setup, s.circle
    lost_at, haunted = setup.numbers.tiles_to_lose, sum(s.haunted)
    figures = (
        s.tokens_on_centre,
        haunted,
        haunted + 1 == lost_at,
        haunted + 2 == lost_at,
        before,
        left,
        seen,
        s.incarnations - len(s.exorcised),
        min(99, len(s.discard)),
        qi_supply(s),
        s.yang,
        "help" in done,
        "exorcism" in done,
        s.new_buddhas,
        s.placed_buddhas,
        s.mantra_rests,
    )
    prayer = bytes(5) if circle is None else _flag(circle, 5)
    return prayer + bytes(figures) + _level(setup.players, setup.level, lost_at)


@lru_cache(maxsize=1024)
def _tile(name: str, haunted: bool, here: int) -> bytes:
    taoists = bytes(here >> place & 1 for place in range(4))
    return _flag(TILE_KINDS.index(name), len(TILE_KINDS)) + bytes((haunted,)) + taoists


def _add_tiles(parts: list[bytes], s: State, order: tuple[int, ...]) -> None:
    here = [0] * 9
    qi, seat_at, at = s.qi, s.seat_at, s.at
    for place, side in enumerate(order):
        if qi[side] > 0 and seat_at[side] >= 0:
            here[at[side]] |= 1 << place
    village, haunted = s.village, s.haunted
    for tile in SEEN_TILES[order[0]]:
        parts.append(_tile(village[tile], haunted[tile], here[tile]))


WIDTH: Final = 48
_EMPTY: Final = bytes(WIDTH)
_EMPTY_WITH_BUDDHA: Final = bytes(WIDTH - 8) + bytes((1,)) + bytes(7)


@lru_cache(maxsize=16384)
def _ghost(card: Card, lasting: int, haunter: int, needed: Colours, free: int, marks: int) -> bytes:
    """A ghost in play; five more figures follow."""
    bits = bytes(lasting >> bit & 1 for bit in range(9))
    figure = bytes((haunter == 0, haunter == 1))
    rest = bytes((*needed, free)) + figure
    return printed(card) + bits + rest + bytes((marks & 1, marks >> 1 & 1, marks >> 2 & 1))


def _add_ghosts(parts: list[bytes], s: State, order: tuple[int, ...]) -> None:
    for side in order:
        cards = s.setup.cards_on[s.colours[side]]
        for space in BOARD_SPACES[side]:
            card = cards[s.ghosts[space]]
            if card is None:
                parts.append(_EMPTY_WITH_BUDDHA if s.buddhas[space] else _EMPTY)
                continue
            weak, haunter = resistance_of(s, space), s.haunters[space]
            place = -1 if haunter is None else haunter
            marks = s.buddhas[space] + 2 * s.exposed[space] + 4 * (s.mantra == space)
            parts.append(_ghost(card, s.lasting[space], place, weak.needed, weak.free, marks))
            parts.append(_lacks(s, weak.needed, order))


def _lacks(s: State, needed: Colours, order: tuple[int, ...]) -> bytes:
    """The faces needed against a ghost, and how many of them each Taoist has no tokens for."""
    n0, n1, n2, n3, n4 = needed
    found = [n0 + n1 + n2 + n3 + n4]
    for side in order:
        t0, t1, t2, t3, t4 = tao_row(s, side)
        missing = max(0, n0 - t0) + max(0, n1 - t1) + max(0, n2 - t2)
        found.append(min(FAR, missing + max(0, n3 - t3) + max(0, n4 - t4)))
    return bytes(found)


@lru_cache(maxsize=512)
def _board(colour: int, power: str, player: bool) -> bytes:
    powers = _flag(POWER_NAMES.index(power), len(POWER_NAMES))
    return _flag(colour, 4) + powers + bytes((player,))


def _add_boards(parts: list[bytes], s: State, order: tuple[int, ...], asked: int) -> None:
    for side in order:
        seat, qi, bit, row = s.seat_at[side], s.qi[side], 1 << side, 5 * side
        tao = s.tao[row : row + 5]
        parts.append(_board(s.colours[side], s.powers[side], seat >= 0))
        parts.append(_flag(min(qi, QI_SHOWN - 1), QI_SHOWN))
        parts.append(
            bytes(
                (
                    *(seat >= 0 and qi > 0, qi, *tao, min(9, sum(tao))),
                    *(s.yin_yang[side], s.held_buddhas[side], s.tokens[side]),
                    *(s.used & bit > 0, s.borrowed & bit > 0, asked == side),
                )
            )
        )


# -- White Moon


@lru_cache(maxsize=4096)
def _stack(villagers: int, top: str | None, portal: bool) -> bytes:
    family = bytes(12) if not top else _flag(FAMILIES.index(top), 12)
    return bytes((min(6, villagers), *family, top == "", portal))


def _add_moon(parts: list[bytes], moon: MoonState, order: tuple[int, ...]) -> None:
    seen = SEEN_TILES[order[0]]
    for tile in seen:
        stack = moon.stacks[tile]
        parts.append(_stack(len(stack), stack[-1] if stack else None, moon.portal == tile))
    found: list[int] = []
    members = zip(moon.unseen, moon.shelter, moon.graveyard, strict=True)
    for family, (unseen, saved, dead) in zip(FAMILIES, members, strict=True):
        found += (SIZES[family], unseen, saved, dead, family in moon.owed)
    found += (min(20, sum(moon.shelter)), min(20, sum(moon.graveyard)))
    for side in order:
        lying = moon.lying[side]
        found += (moon.crystals[side], lying == "hua", lying == "roots")
        found += [owner == side for owner in moon.artifacts]
    corners = [tile for tile in seen if tile in CORNERS]
    found += [moon.receptacles[CORNERS.index(corner)] for corner in corners]
    found += (moon.omen, moon.new_crystals, moon.barrier, moon.barrier_due, moon.claw_used)
    parts.append(bytes(found))
    spot = moon.su_ling
    parts.append(bytes(12) if spot is None else _flag((spot - 3 * order[0]) % 12, 12))
