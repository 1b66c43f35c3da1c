"""Queries about the state: nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from vigil.core.decision import PASS, Option
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories.content.cards import (
    BLOCKS_ALL_POWERS,
    BLOCKS_POWER,
    CAPTURES_DIE,
    Card,
)
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, BoardColour
from vigil.games.ghost_stories.content.tiles import CEMETERY
from vigil.games.ghost_stories.model.geometry import (
    BOARD,
    BOARD_SPACES,
    CENTRE,
    GHOST,
    PLACE_OF,
    SIDE_OF,
    SIDES,
    SPACE,
    SPACES,
    TAO,
    TAOIST,
    TILE,
)
from vigil.games.ghost_stories.model.packed import is_borrowed, is_used, tao_held, tao_row
from vigil.games.ghost_stories.model.state import State

T = TypeVar("T")

TAO_TOKENS_PER_COLOUR = 4
QI_TOKENS = 20
BUDDHAS = 2
TAO_DICE = 3


# -- seats and boards


def is_player(s: State, side: int) -> bool:
    """Whether a player sits there, alive or dead."""
    return s.seat_at[side] >= 0


def is_living(s: State, side: int) -> bool:
    """Whether a living Taoist belongs to that board."""
    return s.qi[side] > 0 and s.seat_at[side] >= 0


def living(s: State) -> list[int]:
    """Sides of the living Taoists, clockwise from the active board."""
    first, seats, qi = s.active, s.seat_at, s.qi
    order = (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4)
    return [side for side in order if qi[side] and seats[side] >= 0]


def dead(s: State) -> list[int]:
    """Sides of the dead Taoists."""
    return [side for side in SIDES if s.seat_at[side] >= 0 and s.qi[side] == 0]


def group_decider(s: State) -> int:
    """The seat that decides for the group: the active one, or the next one alive."""
    return s.seat_at[s.active if is_living(s, s.active) else living(s)[0]]


def board_name(s: State, side: int) -> BoardColour:
    """The colour of the board at that side."""
    return BOARD_COLOURS[s.colours[side]]


def side_of(s: State, colour: str) -> int:
    """The side of the board of that colour."""
    return s.colours.index(BOARD_COLOURS.index(colour))


def held_colours(s: State, side: int) -> list[int]:
    """Colours of which a board has Tao tokens."""
    return [colour for colour, count in enumerate(tao_row(s, side)) if count]


# -- ghost spaces


def card_at(s: State, space: int) -> Card:
    """The ghost on that space."""
    card = s.setup.cards_on[s.colours[SIDE_OF[space]]][s.ghosts[space]]
    assert card is not None
    return card


def standing(s: State) -> int:
    """The lasting effects of all ghosts in play."""
    bits = 0
    for lasting in s.lasting:
        bits |= lasting
    return bits


def place_of(s: State, space: int) -> tuple[BoardColour, int]:
    """A ghost space as options name it: board colour and place, anticlockwise."""
    return BOARD_COLOURS[s.colours[SIDE_OF[space]]], PLACE_OF[space]


def ghost_option(s: State, space: int) -> Option:
    """The option that names the ghost on that space."""
    return GHOST[s.colours[SIDE_OF[space]]][PLACE_OF[space]]


def space_named(s: State, option: Option) -> int:
    """The space that a ``ghost`` or ``space`` option names."""
    _, colour, place = option
    return BOARD_SPACES[side_of(s, str(colour))][int(place)]


def taoist_option(s: State, side: int) -> Option:
    """The option that names the Taoist of that side."""
    return TAOIST[s.colours[side]]


def free_spaces(s: State, spaces: tuple[int, ...] | range = SPACES) -> list[int]:
    """Spaces without a ghost; a Buddha does not occupy a space."""
    ghosts = s.ghosts
    return [space for space in spaces if not ghosts[space]]


def is_full(s: State, side: int) -> bool:
    """Whether all three spaces of a board hold ghosts."""
    left, _, right = BOARD_SPACES[side]
    return 0 not in s.ghosts[left : right + 1]


# -- options that name things, each with the thing it names


def as_taoists(s: State, sides: Iterable[int]) -> dict[Option, int]:
    """The Taoists of these sides."""
    colours = s.colours
    return {TAOIST[colours[side]]: side for side in sides}


def as_boards(s: State, sides: Iterable[int]) -> dict[Option, int]:
    """The boards at these sides."""
    return {BOARD[s.colours[side]]: side for side in sides}


def as_ghosts(s: State, spaces: Iterable[int]) -> dict[Option, int]:
    """The ghosts on these spaces."""
    return {ghost_option(s, space): space for space in spaces}


def as_spaces(s: State, spaces: Iterable[int]) -> dict[Option, int]:
    """These ghost spaces."""
    names = space_options(s.colours)
    return {names[space]: space for space in spaces}


@cache
def space_options(colours: tuple[int, ...]) -> tuple[Option, ...]:
    """The options that name the twelve spaces, with the boards laid in these colours."""
    return tuple(SPACE[colours[SIDE_OF[space]]][PLACE_OF[space]] for space in SPACES)


def as_tiles(tiles: Iterable[int]) -> dict[Option, int]:
    """The tiles at these places."""
    return {TILE[tile]: tile for tile in tiles}


def as_tao(colours: Iterable[int]) -> dict[Option, int]:
    """Tao tokens of these colours."""
    return {TAO[colour]: colour for colour in colours}


def or_pass(options: Mapping[Option, T]) -> dict[Option, T | None]:
    """These options, plus passing."""
    return {**options, PASS: None}


# -- supplies


def tao_supply(s: State, colour: int) -> int:
    """Tao tokens of a colour left in the supply."""
    return s.tao_tokens[colour] - tao_held(s, colour) - (s.circle == colour)


def qi_supply(s: State) -> int:
    """Qi tokens left in the supply."""
    return QI_TOKENS - sum(s.qi)


def resting_place(s: State) -> int:
    """Where the dead lie: the Cemetery, or the centre tile if there is none."""
    return s.village.index(CEMETERY) if CEMETERY in s.village else CENTRE


def buddhas_in_temple(s: State) -> int:
    """Buddhas on the Buddhist Temple, or in the box if the village has none."""
    return BUDDHAS - sum(s.buddhas) - sum(s.held_buddhas)


def free_dice(s: State) -> int:
    """Ordinary Tao dice that no ghost has captured."""
    captured = [lasting for lasting in s.lasting if lasting & CAPTURES_DIE]
    return max(0, TAO_DICE - len(captured))


# -- the deck


def is_deck_lost(s: State) -> bool:
    """Whether the deck is empty while an incarnation is still to be exorcised (R2)."""
    return not s.deck.layers and len(s.exorcised) < s.incarnations


def holds_incarnation(s: State, layer: tuple[str, Any]) -> bool:
    """Whether a layer of the deck is an incarnation, seen or unseen."""
    name, card = layer
    if name != KNOWN:
        return name == "incarnation"
    seen = s.setup.cards[card[1]]
    return seen is not None and seen.incarnation


# -- powers


def is_blocked(s: State, side: int) -> bool:
    """Whether ghosts make the power of that board unusable."""
    left, middle, right = BOARD_SPACES[side]
    if (s.lasting[left] | s.lasting[middle] | s.lasting[right]) & BLOCKS_POWER:
        return True
    if not standing(s) & BLOCKS_ALL_POWERS:
        return False
    return is_player(s, side) or s.setup.rules.forgotten_block_tokens


def has_power(s: State, side: int, power: str) -> bool:
    """Whether the living Taoist of that side can use that power of his own board now."""
    return s.powers[side] == power and is_living(s, side) and not is_blocked(s, side)


def wields(s: State, power: str) -> bool:
    """Whether the active Taoist has that power now, their own or borrowed for the turn."""
    if power not in s.powers:
        return False
    side = s.powers.index(power)
    if side != s.active and not (s.borrowed and is_borrowed(s, side)):
        return False
    return is_living(s, s.active) and not is_blocked(s, side)


def lender(s: State, power: str) -> int | None:
    """The neutral board from which the active Taoist may borrow that power now, if any."""
    if not s.tokens[s.active] or not s.yang or power not in s.powers:
        return None
    side = s.powers.index(power)
    if is_player(s, side) or s.qi[side] == 0 or is_used(s, side) or is_blocked(s, side):
        return None
    return side
