"""Setting up: seats, boards, village, tokens and deck, in rulebook order."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option, roll, shuffle
from vigil.core.deck import Deck
from vigil.games.ghost_stories.content.colours import BLACK, BOARD_COLOURS
from vigil.games.ghost_stories.content.powers import (
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    POWERS,
)
from vigil.games.ghost_stories.model.geometry import BOARD, CENTRE, SIDES, TILES
from vigil.games.ghost_stories.model.options import (
    GHOSTS,
    GHOSTS_PER_INCARNATION,
    GHOSTS_REMOVED_PER_MISSING_PLAYER,
    NEUTRAL_QI,
    Setup,
)
from vigil.games.ghost_stories.model.packed import add_tao
from vigil.games.ghost_stories.model.queries import TAO_TOKENS_PER_COLOUR, board_name, is_player
from vigil.games.ghost_stories.model.state import NEUTRAL, State
from vigil.games.ghost_stories.model.steps import step

SEATS: Final[dict[Option, int]] = {("seat", seat): seat for seat in range(4)}
SIDE: Final[dict[Option, int]] = {("side", side): side for side in SIDES}
POWER_SIDES: Final[dict[int, dict[Option, str]]] = {
    colour: {("power", power): power for power in pair} for colour, pair in POWERS.items()
}


def new_state(setup: Setup) -> State:
    """The empty table, before anything is drawn or dealt."""
    return State(
        setup=setup,
        agenda=[("set_up",)],
        turn=0,
        action=0,
        outcome=None,
        village=setup.village or (),
        seat_at=(NEUTRAL,) * 4,
        colours=(),
        powers=(),
        haunted=[False] * 9,
        circle=None,
        tokens_on_centre=0,
        ghosts=[0] * 12,
        haunters=[None] * 12,
        lasting=[0] * 12,
        buddhas=[False] * 12,
        exposed=[False] * 12,
        mantra=None,
        mantra_rests=False,
        qi=[NEUTRAL_QI] * 4,
        tao=[0] * 20,
        tao_tokens=(TAO_TOKENS_PER_COLOUR,) * 5,
        at=[CENTRE] * 4,
        yin_yang=[False] * 4,
        held_buddhas=[0] * 4,
        tokens=[0] * 4,
        deck=ghost_deck(setup),
        discard=(),
        exorcised=(),
        incarnations=setup.incarnations,
        active=0,
        yang=False,
        done=(),
        used=0,
        borrowed=0,
        new_buddhas=0,
        placed_buddhas=0,
        module=setup.module.new_state(setup),
    )


@step
async def set_up(s: State) -> None:
    """Seats, boards and village, then the tokens; the first player begins."""
    await seat_players(s)
    await lay_boards(s)
    await lay_village(s)
    for side in SIDES:
        if is_player(s, side):
            equip(s, side)
    s.emit("set_up", colours=[board_name(s, side) for side in SIDES], seats=list(s.seat_at))
    first = s.setup.first
    if first is None:
        (drawn,) = await shuffle("first_player", tuple(SEATS)[: s.setup.players], 1)
        first = SEATS[drawn]
    s.push(*s.setup.module.set_up_steps(s), ("turn", s.seat_at.index(first)))


async def seat_players(s: State) -> None:
    """Each player takes a side; two players sit opposite each other."""
    sides = list(s.setup.seats or ())
    if not sides:
        drawn = 1 if s.setup.players == 2 else s.setup.players
        sides = [SIDE[option] for option in await shuffle("seat", SIDE, drawn)]
        if s.setup.players == 2:
            sides.append((sides[0] + 2) % 4)
    s.seat_at = tuple(sides.index(side) if side in sides else NEUTRAL for side in SIDES)


async def lay_boards(s: State) -> None:
    """Colours go to the players in seat order, then to the neutral boards clockwise."""
    order = sorted(SIDES, key=lambda side: (not is_player(s, side), s.seat_at[side], side))
    chosen = [BOARD_COLOURS.index(colour) for colour in s.setup.colours]
    left = {board: colour for colour, board in enumerate(BOARD) if colour not in chosen}
    colours = [*chosen, *[left[board] for board in await shuffle("board_colour", left)]]
    s.colours = tuple(colours[order.index(side)] for side in SIDES)
    s.powers = tuple([await board_power(s.setup, colour) for colour in s.colours])


async def board_power(setup: Setup, colour: int) -> str:
    """The side of a board that lies up; alone, the red board always flies."""
    pair = POWERS[colour]
    if setup.players == 1 and DANCE_OF_THE_TWIN_WINDS in pair:
        return DANCE_OF_THE_SPIRES
    for power in pair:
        if power in setup.powers:
            return power
    sides = POWER_SIDES[colour]
    return sides[await roll("board_power", tuple(sides))]


async def lay_village(s: State) -> None:
    """The nine tiles are laid at random, row by row."""
    if not s.village:
        tiles: dict[Option, str] = {("village", tile): tile for tile in s.setup.tiles}
        drawn = await shuffle("village_tile", tiles, len(TILES))
        s.village = tuple(tiles[option] for option in drawn)


def equip(s: State, side: int) -> None:
    """A player's Qi, Yin-Yang, Tao tokens and power tokens."""
    setup = s.setup
    s.qi[side] = setup.starting_qi
    s.yin_yang[side] = setup.numbers.yin_yang
    alone = setup.players == 1
    for colour in range(4) if alone else (s.colours[side],):
        add_tao(s, side, colour)
    if setup.black_tao:
        add_tao(s, side, BLACK)
    s.tokens[side] = 3 if alone else int(setup.players < 4)


def ghost_deck(setup: Setup) -> Deck:
    """From the bottom: ten ghosts, an incarnation, and so on; the other ghosts on top."""
    missing = 4 - setup.players
    ghosts = GHOSTS - GHOSTS_REMOVED_PER_MISSING_PLAYER * missing
    below = GHOSTS_PER_INCARNATION * setup.incarnations
    layers = (("incarnation", 1), ("ghost", GHOSTS_PER_INCARNATION)) * setup.incarnations
    return Deck((("ghost", ghosts - below), *layers), setup.pools)
