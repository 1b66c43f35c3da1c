"""Arriving ghosts: drawing, placing, and the left stone."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.core.deck import draw
from vigil.games.ghost_stories.content.cards import (
    BLOCKS_ALL_POWERS,
    BLOCKS_POWER,
    BLOCKS_TAO,
    CAPTURES_DIE,
    Card,
)
from vigil.games.ghost_stories.content.colours import BLACK
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, LINES, SIDE_OF
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.queries import (
    as_spaces,
    as_tao,
    board_name,
    card_at,
    free_spaces,
    ghost_option,
    group_decider,
    held_colours,
    is_deck_lost,
    is_living,
    living,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    advance_haunter,
    begin_lasting,
    clear_circle,
    end_game,
    give_tao,
    haunt,
    meet_buddha,
    set_ghost,
    settle_mantra,
)
from vigil.games.ghost_stories.phases.curse import haunt_line, roll_curse
from vigil.games.ghost_stories.phases.qi import board_loses_qi


@step
async def draw_ghost(s: State, _space: int | None = None) -> None:
    """Draw a card and bring it into play; with all twelve spaces full lose 1 Qi instead (R24)."""
    if 0 not in s.ghosts:
        if s.deck.layers and not s.setup.rules.no_draw_when_full:
            await draw_in_vain(s)
        await board_loses_qi(s, s.active, "no_space")
        return
    if not s.deck.layers:  # only while the last incarnation's curse is resolved
        s.emit("no_card_left")
        return
    card = await draw_card(s)
    while await s.setup.module.turns_away(s, card):
        card = await draw_card(s)
    space = await choose_space(s, card)
    place_ghost(s, card.number, space)


async def draw_card(s: State) -> Card:
    """The top card; drawing the last one may lose the game, and it comes into play no more."""
    option, s.deck = await draw(s.deck, "ghost_card")
    card = s.setup.card_of[option]
    s.emit("ghost_drawn", ghost=card.number, left=s.deck.count())
    if is_deck_lost(s):
        s.discard += (card.number,)
        end_game(s, False, "deck_empty")
    return card


async def draw_in_vain(s: State) -> None:
    """The other ruling on R24: the card is drawn and discarded, an incarnation stays on top."""
    card = await draw_card(s)
    if card.incarnation:
        s.deck = s.deck.place_on_top(("card", card.number))
    else:
        s.discard += (card.number,)


async def choose_space(s: State, card: Card) -> int:
    """On the board of its colour, black on the active board; elsewhere if that is full."""
    home = BOARD_SPACES[home_of(s, card)] if has_home(s, card) else ()
    options = as_spaces(s, free_spaces(s, home) or free_spaces(s))
    return await pick(s, group_decider(s), "place_ghost", options, ("card", card.number))


def has_home(s: State, card: Card) -> bool:
    """Whether an incarnation has a board of the same colour (D6)."""
    return s.setup.rules.many_coloured_count_as_black or not card.many_coloured


def home_of(s: State, card: Card) -> int:
    """The side whose board a ghost belongs on (D6, R29)."""
    if card.colour != BLACK:
        return s.colours.index(card.colour)
    if is_living(s, s.active) or s.setup.rules.neutral_takes_black:
        return s.active
    return living(s)[0]


def place_ghost(s: State, number: int, space: int) -> None:
    """Lay the card; its left stone acts, unless a Buddha on the space silences it (D12)."""
    set_ghost(s, number, space)
    card = card_at(s, space)
    if s.buddhas[space] and not card.incarnation and not s.setup.rules.buddha_silences_left_stone:
        at_once: list[StepCall] = [(a.id, space) for a in card.enter if not a.lasting]
        s.push(*s.setup.module.left_stone(s, card, space, at_once), ("fall_to_buddha", space))
    elif not s.buddhas[space] or meet_buddha(s, space):
        push_left_stone(s, card, space)


def push_left_stone(s: State, card: Card, space: int) -> None:
    """Queue the abilities of the left stone, left to right."""
    s.push(*s.setup.module.left_stone(s, card, space, [(a.id, space) for a in card.enter]))


@step
def fall_to_buddha(s: State, space: int) -> None:
    """After its left stone, the Buddha on its space sends the ghost back."""
    meet_buddha(s, space)


@step
def haunt_tile(s: State, space: int) -> None:
    """Haunt the first active tile in the line of the ghost."""
    haunt_line(s, LINES[space], "entry")


@step
def haunt_front(s: State, space: int) -> None:
    """Haunt the tile right in front of the ghost, if it is active."""
    tile = LINES[space][0]
    if not s.haunted[tile]:
        haunt(s, tile, "entry")


@step
async def lose_qi(s: State, space: int) -> None:
    """The active board loses 1 Qi (R25)."""
    side = s.active if s.setup.rules.entry_qi_hits_active else SIDE_OF[space]
    await board_loses_qi(s, side, "entry")


@step
def place_haunter_on_board(s: State, space: int) -> None:
    """A fast haunter: its figure starts on the first stone."""
    if s.haunters[space] == 0:
        advance_haunter(s, space, fast=True)


@step
async def curse_die(s: State, space: int, exorcised: int = 0) -> None:
    """The active board rolls the curse die for this ghost; an exorcised one may be gone."""
    await roll_curse(s, exorcised or s.ghosts[space], LINES[space])


@step
def group_discard_tao(s: State, space: int) -> None:
    """Every living Taoist discards a Tao token (R3)."""
    s.push(*(("discard_tao", side, space) for side in living(s)))


@step
def board_discard_tao(s: State, space: int) -> None:
    """The Taoist of this board discards a Tao token; on a neutral board all do (D3)."""
    side = SIDE_OF[space]
    if is_living(s, side):
        s.push(("discard_tao", side, space))
    elif s.setup.rules.bone_cracker_reaches_neutral:
        group_discard_tao(s, space)


@step
def discard_every_turn(s: State, space: int) -> None:
    """Every living Taoist discards a Tao token, in every turn."""
    group_discard_tao(s, space)


@step
async def discard_tao(s: State, side: int, space: int | None = None) -> None:
    """Discard one Tao token of your choice; older saves do not say for which ghost."""
    held = held_colours(s, side)
    if held:
        about = () if space is None or not s.ghosts[space] else ghost_option(s, space)
        colour = await pick(s, s.seat_at[side], "discard_tao", as_tao(held), about)
        give_tao(s, side, colour, "ghost")


@step
def clear_circle_of_prayer(s: State, space: int) -> None:
    """The token on the Circle of Prayer goes back to the supply."""
    clear_circle(s)


@step
def capture_tao_die(s: State, space: int) -> None:
    """A Tao die lies on the card while it is in play."""
    begin_lasting(s, space, CAPTURES_DIE)
    s.emit("die_captured", ghost=s.ghosts[space])


@step
def disable_tao_tokens(s: State, space: int) -> None:
    """No Tao tokens can be spent while the card is in play."""
    begin_lasting(s, space, BLOCKS_TAO)
    s.emit("tao_blocked", ghost=s.ghosts[space])


@step
def disable_board_power(s: State, space: int) -> None:
    """The power of this board cannot be used while the card is on it."""
    begin_lasting(s, space, BLOCKS_POWER)
    s.emit("power_blocked", ghost=s.ghosts[space], board=board_name(s, SIDE_OF[space]))
    settle_mantra(s)


@step
def disable_all_powers(s: State, space: int) -> None:
    """No power can be used while the card is in play."""
    begin_lasting(s, space, BLOCKS_ALL_POWERS)
    s.emit("all_powers_blocked", ghost=s.ghosts[space])
    settle_mantra(s)
