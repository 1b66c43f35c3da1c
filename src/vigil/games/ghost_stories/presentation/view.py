"""The view for a screen: plain data, nothing secret, nothing left to compute."""

from __future__ import annotations

from vigil.core.decision import Decision
from vigil.core.deck import KNOWN
from vigil.core.fields import plain
from vigil.core.view import outcome_view
from vigil.games.ghost_stories.content.cards import BLOCKS_TAO, CANCELS_WHITE, Card
from vigil.games.ghost_stories.content.colours import COLOURS, BoardColour, Colour
from vigil.games.ghost_stories.content.powers import ENFEEBLEMENT_MANTRA
from vigil.games.ghost_stories.content.tiles import BUDDHIST_TEMPLE, CIRCLE_OF_PRAYER
from vigil.games.ghost_stories.model.geometry import (
    BOARD_SPACES,
    CENTRE,
    LINES,
    OPPOSITE,
    PLACE_OF,
    SIDES,
    TILES,
)
from vigil.games.ghost_stories.model.packed import is_used, tao_row
from vigil.games.ghost_stories.model.queries import (
    board_name,
    buddhas_in_temple,
    card_at,
    dead,
    free_dice,
    holds_incarnation,
    is_blocked,
    is_living,
    is_player,
    place_of,
    qi_supply,
    standing,
    tao_supply,
)
from vigil.games.ghost_stories.model.resistance import is_exorcisable, resistance_of
from vigil.games.ghost_stories.model.scoring import score_lines
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.villagers import can_help
from vigil.games.ghost_stories.presentation.views import (
    BoardView,
    ColouredCard,
    DeckView,
    GhostView,
    PowerBlock,
    SpaceView,
    SupplyView,
    TableView,
    TileView,
)


def view(s: State, seat: int | None, decision: Decision | None) -> TableView:
    """The whole table as plain data for a seat, or for a spectator."""
    laid = len(s.powers) == 4 and len(s.village) == 9
    return {
        "game": s.setup.game,
        "setup": s.setup.to_data(),
        "seat": seat,
        "turn": s.turn,
        "phase": "yang" if s.yang else "yin",
        "acted": len(s.done),
        "active": board_name(s, s.active) if laid else None,
        "village": village_view(s) if laid else [],
        "boards": [board_view(s, side) for side in SIDES] if laid else [],
        "supply": supply_view(s),
        "deck": deck_view(s),
        "haunted": sum(s.haunted),
        "tiles_to_lose": s.setup.numbers.tiles_to_lose,
        "incarnations": {"exorcised": list(s.exorcised), "needed": s.incarnations},
        "circle": circle_view(s),
        **s.setup.module.view(s),
        "decision": None if decision is None else decision.to_data(),
        "outcome": s.outcome and outcome_view(s.outcome, score_lines(s, s.outcome.won)),
    }


# -- the village


def village_view(s: State) -> list[TileView]:
    """The nine tiles row by row."""
    threatened = threats(s)
    return [tile_view(s, tile, threatened[tile]) for tile in TILES]


def tile_view(s: State, tile: int, threatened: list[tuple[BoardColour, int, int]]) -> TileView:
    """A village tile and everything on it."""
    name = s.village[tile]
    return {
        "tile": tile,
        "name": name,
        "haunted": s.haunted[tile],
        "can_help": not s.haunted[tile] and can_help(s, name),
        "taoists": [board_name(s, side) for side in SIDES if _stands(s, side, tile)],
        "dead": [board_name(s, side) for side in dead(s) if tile == s.at[side]],
        "buddhas": buddhas_in_temple(s) if name == BUDDHIST_TEMPLE else 0,
        "power_tokens": s.tokens_on_centre if tile == CENTRE else 0,
        "circle": circle_view(s) if name == CIRCLE_OF_PRAYER else None,
        "threats": threatened,
    }


def circle_view(s: State) -> Colour | None:
    """The colour of the token on the Circle of Prayer."""
    return None if s.circle is None else COLOURS[s.circle]


def _stands(s: State, side: int, tile: int) -> bool:
    return is_living(s, side) and s.at[side] == tile


def threats(s: State) -> list[list[tuple[BoardColour, int, int]]]:
    """By tile, ghosts whose haunter would haunt it next: board, place, turns of the board until."""
    found: list[list[tuple[BoardColour, int, int]]] = [[] for _ in TILES]
    for space, haunter in enumerate(s.haunters):
        if haunter is None or s.setup.module.is_silenced(s, space):
            continue
        first = next((tile for tile in LINES[space] if not s.haunted[tile]), None)
        if first is not None:
            found[first].append((*place_of(s, space), 2 - haunter))
    return found


# -- the boards


def board_view(s: State, side: int) -> BoardView:
    """A board with its Taoist, tokens, power and ghost spaces."""
    player = is_player(s, side)
    return {
        "side": side,
        "colour": board_name(s, side),
        "seat": s.seat_at[side] if player else None,
        "neutral": not player,
        "alive": is_living(s, side),
        "haunted": s.qi[side] == 0,
        "qi": s.qi[side],
        "tile": s.at[side] if player else None,
        "tao": dict(zip(COLOURS, tao_row(s, side), strict=True)),
        "yin_yang": s.yin_yang[side],
        "buddhas": s.held_buddhas[side],
        "power_tokens": s.tokens[side],
        "power": s.powers[side],
        "power_blocked": power_blocked(s, side),
        "spaces": [space_view(s, space) for space in BOARD_SPACES[side]],
    }


def power_blocked(s: State, side: int) -> PowerBlock | None:
    """Why the power of a board cannot be used; ``None`` when it can."""
    if s.qi[side] == 0:
        return "haunted_board"
    if is_blocked(s, side):
        return "ghost"
    if is_used(s, side):
        return "used"
    rests = s.mantra_rests and s.powers[side] == ENFEEBLEMENT_MANTRA
    return "mantra_rests" if rests else None


def space_view(s: State, space: int) -> SpaceView:
    """A ghost space: the tile it faces and its contents."""
    return {
        "place": PLACE_OF[space],
        "line": LINES[space],
        "opposite": place_of(s, OPPOSITE[space]),
        "buddha": s.buddhas[space],
        "ghost": ghost_view(s, space) if s.ghosts[space] else None,
    }


def ghost_view(s: State, space: int) -> GhostView:
    """A ghost in play with its resistance now, and why."""
    card = card_at(s, space)
    needed, free, because = resistance_of(s, space)
    return {
        **card_view(card),
        "needed": {COLOURS[c]: n for c, n in enumerate(needed) if n},
        "needed_total": sum(needed) - free,
        "free": free,
        "because": list(because),
        "exorcisable": is_exorcisable(s, space),
        "haunter": s.haunters[space],
        "mantra": s.mantra == space,
        "exposed": s.exposed[space],
        "ignored": s.lasting[space] != card.standing,
    }


def card_view(card: Card) -> ColouredCard:
    """The printed facts of a card."""
    return {
        "number": card.number,
        "id": card.id,
        "colour": COLOURS[card.colour],
        "incarnation": card.incarnation,
        "resistance": {COLOURS[c]: n for c, n in enumerate(card.resistance) if n},
        "enter": [ability.id for ability in card.enter],
        "yin": [ability.id for ability in card.yin],
        "curses": [ability.id for ability in card.curses],
        "rewards": [ability.id for ability in card.rewards],
        "estimated": list(card.estimated),
        "name": card.name or None,
    }


# -- supply and deck


def supply_view(s: State) -> SupplyView:
    """What the bank still has, and what ghosts keep from the players."""
    bits = standing(s)
    return {
        "tao": {COLOURS[c]: tao_supply(s, c) for c in range(5)},
        "qi": qi_supply(s),
        "dice": free_dice(s),
        "tao_blocked": bool(bits & BLOCKS_TAO),
        "white_cancelled": bool(bits & CANCELS_WHITE),
    }


def deck_view(s: State) -> DeckView:
    """What the odds depend on: cards left, and the unseen cards by colour."""
    unseen = [s.setup.card_of[option] for option in s.deck.pool("ghost")]
    wu_feng = [s.setup.card_of[option] for option in s.deck.pool("incarnation")]
    return {
        "cards": s.deck.count(),
        "ghosts": s.deck.count("ghost"),
        "layers": plain(s.deck.layers),
        "until_incarnation": _until_incarnation(s),
        "unseen_ghosts": {
            name: sum(1 for card in unseen if card.colour == c) for c, name in enumerate(COLOURS)
        },
        "unseen_incarnations": [card.number for card in wu_feng],
        "discard": list(s.discard),
    }


def _until_incarnation(s: State) -> int | None:
    """Ghosts to be drawn before the next incarnation, seen or unseen."""
    above = 0
    for layer in s.deck.layers:
        if holds_incarnation(s, layer):
            return above
        above += 1 if layer[0] == KNOWN else layer[1]
    return None
