"""The only code that moves tokens, figures and cards; each verb emits its event."""

from __future__ import annotations

from typing import NoReturn

from vigil.core.state import Outcome
from vigil.core.step import GameEnd
from vigil.games.ghost_stories.content.cards import HAUNTS, NEEDS_BUDDHA
from vigil.games.ghost_stories.content.colours import COLOURS, NOTHING
from vigil.games.ghost_stories.content.powers import ENFEEBLEMENT_MANTRA, FAVOURITE_OF_THE_GODS
from vigil.games.ghost_stories.content.tiles import CIRCLE_OF_PRAYER
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES
from vigil.games.ghost_stories.model.packed import (
    add_tao,
    set_borrowed,
    set_tao_row,
    set_used,
    tao_row,
)
from vigil.games.ghost_stories.model.queries import (
    board_name,
    card_at,
    is_blocked,
    is_deck_lost,
    is_living,
    is_player,
    living,
    place_of,
    qi_supply,
    resting_place,
)
from vigil.games.ghost_stories.model.scoring import score
from vigil.games.ghost_stories.model.state import State

# -- the end


def end_game(s: State, won: bool, reason: str) -> NoReturn:
    """End the game."""
    s.outcome = Outcome(won, reason, score(s, won))
    s.emit("game_ended", won=won, reason=reason, score=s.outcome.score)
    raise GameEnd


def check_deck(s: State) -> None:
    """An empty deck may lose the game (R2)."""
    if is_deck_lost(s):
        end_game(s, False, "deck_empty")


# -- Qi


def gain_qi(s: State, side: int, why: str) -> None:
    """Take a Qi token from the supply, if one is left."""
    if not qi_supply(s):
        s.emit("no_qi_left", board=board_name(s, side), why=why)
        return
    s.qi[side] += 1
    s.emit("qi_gained", board=board_name(s, side), why=why, qi=s.qi[side])


def lose_one_qi(s: State, side: int, why: str) -> None:
    """A board with Qi loses one; without any it falls."""
    s.qi[side] -= 1
    s.emit("qi_lost", board=board_name(s, side), why=why, qi=s.qi[side])
    if s.qi[side] == 0:
        fall(s, side)


def fall(s: State, side: int) -> None:
    """A Taoist without Qi dies; a neutral board without Qi becomes haunted."""
    if is_player(s, side):
        die(s, side)
    else:
        s.emit("board_haunted", board=board_name(s, side))
    settle_mantra(s)
    if not living(s):
        end_game(s, False, "taoists_dead")


def die(s: State, side: int) -> None:
    """All belongings are returned, and the figure is laid on the Cemetery."""
    set_tao_row(s, side, NOTHING)
    s.held_buddhas[side] = 0
    s.yin_yang[side] = False
    if s.setup.rules.dead_drop_tokens:
        s.tokens_on_centre += s.tokens[side]
        s.tokens[side] = 0
    s.at[side] = resting_place(s)
    s.emit("taoist_died", board=board_name(s, side))
    s.setup.module.taoist_died(s, side)


def revive(s: State, side: int, qi: int = 2) -> None:
    """Revive a dead Taoist in place with this much Qi, or what the supply has."""
    s.qi[side] = min(qi, qi_supply(s))
    s.emit("taoist_revived", board=board_name(s, side), qi=s.qi[side])


# -- Tao tokens


def take_tao(s: State, side: int, colour: int, why: str) -> None:
    """Take a Tao token from the supply."""
    add_tao(s, side, colour)
    s.emit("tao_gained", board=board_name(s, side), colour=COLOURS[colour], why=why)


def give_tao(s: State, side: int, colour: int, why: str) -> None:
    """Put a Tao token back into the supply."""
    add_tao(s, side, colour, -1)
    s.emit("tao_lost", board=board_name(s, side), colour=COLOURS[colour], why=why)


def give_all_tao(s: State, side: int, why: str) -> None:
    """Put every Tao token of a Taoist back into the supply."""
    for colour, count in enumerate(tao_row(s, side)):
        for _ in range(count):
            give_tao(s, side, colour, why)


def set_circle(s: State, colour: int) -> None:
    """Put a token on the Circle of Prayer, replacing the one there."""
    s.circle = colour
    s.emit("circle_set", colour=COLOURS[colour])


def clear_circle(s: State) -> None:
    """The token on the Circle of Prayer goes back to the supply."""
    if s.circle is not None:
        s.emit("circle_cleared", colour=COLOURS[s.circle])
        s.circle = None


# -- the village


def move_taoist(s: State, side: int, tile: int, why: str) -> None:
    """Put a Taoist's figure on a tile."""
    start, s.at[side] = s.at[side], tile
    s.emit("taoist_moved", board=board_name(s, side), start=start, tile=tile, why=why)


def haunt(s: State, tile: int, why: str) -> None:
    """Turn a tile to its haunted side; too many of them lose the game (R1)."""
    if s.setup.module.spares_tile(s, tile):
        return
    s.haunted[tile] = True
    s.emit("tile_haunted", tile=tile, name=s.village[tile], why=why)
    if s.village[tile] == CIRCLE_OF_PRAYER and not s.setup.rules.circle_survives_haunting:
        clear_circle(s)
    if sum(s.haunted) >= s.setup.numbers.tiles_to_lose:
        end_game(s, False, "village_haunted")
    s.setup.module.misfortune(s)


def haunt_first_active(s: State, line: tuple[int, ...], why: str) -> bool:
    """Haunt the first active tile of a line; return whether there was one."""
    for tile in line:
        if not s.haunted[tile]:
            haunt(s, tile, why)
            return True
    s.emit("nothing_to_haunt", why=why)
    return False


def bring_back(s: State, tile: int, why: str) -> None:
    """Turn a haunted tile to its active side."""
    s.haunted[tile] = False
    s.emit("tile_restored", tile=tile, name=s.village[tile], why=why)


# -- tokens and Buddhas


def spend_yin_yang(s: State, side: int) -> None:
    """The Yin-Yang goes back to the supply."""
    s.yin_yang[side] = False
    s.emit("yin_yang_spent", board=board_name(s, side))


def regain_yin_yang(s: State, side: int, why: str) -> None:
    """Take the Yin-Yang back."""
    s.yin_yang[side] = True
    s.emit("yin_yang_gained", board=board_name(s, side), why=why)


def spend_power_token(s: State, lender: int) -> None:
    """A power token goes to the centre tile; the power of a neutral board is used."""
    s.tokens[s.active] -= 1
    s.tokens_on_centre += 1
    set_used(s, lender)
    s.emit("power_borrowed", board=board_name(s, s.active), lender=board_name(s, lender))


def borrow_favourite(s: State) -> None:
    """A power token lends the Gods' Favourite for one roll, or else for the turn (V9)."""
    side = s.powers.index(FAVOURITE_OF_THE_GODS)
    spend_power_token(s, side)
    if not s.setup.rules.borrowed_favourite_is_one_roll:
        set_borrowed(s, side)


def take_power_tokens(s: State, side: int, count: int) -> None:
    """Take power tokens from the centre tile."""
    s.tokens[side] += count
    s.tokens_on_centre -= count
    s.emit("tokens_taken", board=board_name(s, side), count=count)


def take_buddha(s: State, side: int) -> None:
    """Take a Buddha from the temple."""
    s.held_buddhas[side] += 1
    s.new_buddhas += 1
    s.emit("buddha_taken", board=board_name(s, side))


def place_buddha(s: State, side: int, space: int) -> None:
    """Set a Buddha on an empty ghost space."""
    s.held_buddhas[side] -= 1
    s.placed_buddhas += 1
    s.buddhas[space] = True
    board, place = place_of(s, space)
    s.emit("buddha_placed", taoist=board_name(s, side), board=board, place=place)


def return_buddha(s: State, space: int) -> None:
    """A Buddha goes back to the temple."""
    s.buddhas[space] = False
    board, place = place_of(s, space)
    s.emit("buddha_returned", board=board, place=place)


# -- ghosts


def set_ghost(s: State, number: int, space: int) -> None:
    """Place a card on a space, a haunter's figure on the card; its left stone has yet to act."""
    s.ghosts[space] = number
    s.lasting[space] = s.setup.middle_standing[number]
    s.haunters[space] = 0 if s.lasting[space] & HAUNTS else None
    board, place = place_of(s, space)
    s.emit("ghost_placed", ghost=number, board=board, place=place)
    s.setup.module.ghost_set(s, space)


def begin_lasting(s: State, space: int, ability: int) -> None:
    """Start a lasting ability of the left stone, for as long as its card is in play."""
    s.lasting[space] |= ability


def lift_ghost(s: State, space: int) -> None:
    """Clear a space of its ghost and all that belongs to it."""
    s.ghosts[space] = 0
    s.haunters[space] = None
    s.lasting[space] = 0
    s.exposed[space] = False
    if s.mantra == space:
        s.mantra = None


def discard_ghost(s: State, space: int, why: str) -> None:
    """Send a ghost back: discard its card and free what it held."""
    number = s.ghosts[space]
    board, place = place_of(s, space)
    freed = s.mantra == space
    lift_ghost(s, space)
    s.discard += (number,)
    s.emit("ghost_discarded", ghost=number, board=board, place=place, why=why)
    if freed:
        s.mantra_rests = True
        s.emit("mantra_returned", why="discarded")


def move_ghost(s: State, start: int, space: int) -> None:
    """Move a ghost with its figure, markers and mantra (R11)."""
    number, haunter = s.ghosts[start], s.haunters[start]
    lasting, exposed = s.lasting[start], s.exposed[start]
    mantra = s.mantra == start
    lift_ghost(s, start)
    s.ghosts[space], s.haunters[space] = number, haunter
    s.lasting[space], s.exposed[space] = lasting, exposed
    if mantra:
        s.mantra = space
    board, place = place_of(s, space)
    origin, spot = place_of(s, start)
    s.emit("ghost_moved", ghost=number, origin=origin, spot=spot, board=board, place=place)
    s.setup.module.ghost_set(s, space)


def advance_haunter(s: State, space: int, *, fast: bool) -> None:
    """A haunter's figure steps onto the first stone; a fast one starts there."""
    s.haunters[space] = 1
    board, place = place_of(s, space)
    s.emit("haunter_advanced", ghost=s.ghosts[space], board=board, place=place, fast=fast)
    s.setup.module.haunter_advanced(s, space)


def strike(s: State, space: int) -> None:
    """A haunter's figure reaches the edge of the village and returns onto its card."""
    s.haunters[space] = 0
    board, place = place_of(s, space)
    s.emit("haunter_struck", ghost=s.ghosts[space], board=board, place=place)


def drive_back_haunters(s: State, side: int) -> None:
    """All haunters' figures of a board go back onto their cards."""
    for space in BOARD_SPACES[side]:
        if s.haunters[space]:
            s.haunters[space] = 0
    s.emit("haunters_driven_back", board=board_name(s, side))


def meet_buddha(s: State, space: int) -> bool:
    """A ghost meets the Buddha on its space; say whether it stays in play (R9, R12)."""
    card = card_at(s, space)
    if card.standing & NEEDS_BUDDHA:
        if s.setup.rules.buddha_stays_under_uncatchable:
            return True
        s.exposed[space] = True
        s.emit("ghost_exposed", ghost=card.number)
    return_buddha(s, space)
    if not card.incarnation:
        discard_ghost(s, space, "buddha")
    return card.incarnation


def set_mantra(s: State, space: int) -> None:
    """Lay the Enfeeblement Mantra on a ghost."""
    s.mantra = space
    board, place = place_of(s, space)
    s.emit("mantra_set", ghost=s.ghosts[space], board=board, place=place)


def settle_mantra(s: State) -> None:
    """When the power behind the mantra is blocked, the mantra is taken off."""
    if s.mantra is None or ENFEEBLEMENT_MANTRA not in s.powers:
        return
    side = s.powers.index(ENFEEBLEMENT_MANTRA)
    awake = is_living(s, side) if is_player(s, side) else s.qi[side] > 0
    if not awake or is_blocked(s, side):
        s.mantra = None
        s.emit("mantra_returned", why="blocked")
