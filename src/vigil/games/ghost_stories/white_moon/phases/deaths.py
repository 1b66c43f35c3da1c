"""Villagers flee and die, and their families' curses follow."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import Option, pick, roll
from vigil.core.deck import KNOWN, Deck
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, COLOURS, GREEN, RED, YELLOW
from vigil.games.ghost_stories.model.geometry import LINES, SIDES, TAO
from vigil.games.ghost_stories.model.packed import tao_of
from vigil.games.ghost_stories.model.queries import (
    as_boards,
    as_taoists,
    group_decider,
    holds_incarnation,
    is_living,
    tao_supply,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    check_deck,
    clear_circle,
    give_tao,
    haunt,
)
from vigil.games.ghost_stories.phases.arrival import choose_space, place_ghost
from vigil.games.ghost_stories.phases.qi import board_loses_qi
from vigil.games.ghost_stories.white_moon.content.families import (
    CHANG,
    HUA,
    LI,
    LONG,
    MIAO,
    SHENG,
    SUN,
    TENG,
    WENG,
    WU,
    XIANG,
    ZHOU,
)
from vigil.games.ghost_stories.white_moon.model.queries import (
    TopVillager,
    as_villagers,
    face_up,
    first_stack,
    has_room,
    moon,
    rules,
)
from vigil.games.ghost_stories.white_moon.model.verbs import (
    bury,
    lay_down,
    put_on_top,
    take_top,
)
from vigil.games.ghost_stories.white_moon.phases.turning_up import meet_unseen, turn_up

# -- how villagers die


def flee(s: State, space: int) -> None:
    """The top villager of the first stack in a haunter's line goes one tile away, or dies."""
    tile = first_stack(s, space)
    if tile is None:
        return
    beyond = LINES[space][LINES[space].index(tile) + 1 :]
    if not beyond or not has_room(s, beyond[0]):
        s.push(("villager_dies", tile, "cannot_flee"))
        return
    family = take_top(s, tile)
    put_on_top(s, beyond[0], family)
    s.emit("villager_fled", family=family, start=tile, tile=beyond[0])
    s.push(("turn_up", tile))


@step
async def villager_dies(s: State, tile: int, why: str) -> None:
    """The top villager of a tile dies, the next one is turned up, the curse applies."""
    family = take_top(s, tile)
    bury(s, family, tile, why)
    await turn_up(s, tile)
    s.push(("death_curse", family, tile))


@step
async def stack_dies(s: State, tile: int) -> None:
    """All villagers of a tile die in place of its haunting; then their curses, top to bottom."""
    families: list[str] = []
    while moon(s).stacks[tile]:
        families.append(take_top(s, tile) or await meet_unseen(s))
        bury(s, families[-1], tile, "haunted")
    s.push(*(("death_curse", family, tile) for family in families))


async def devour(s: State, kind: str, victims: list[TopVillager]) -> None:
    """The players choose who is devoured."""
    victim = await pick(s, group_decider(s), kind, as_villagers(victims))
    s.push(("villager_dies", victim.tile, kind))


# -- the curses of the families


@step
async def death_curse(s: State, family: str, tile: int) -> None:
    """What a family's death brings upon the active board."""
    s.emit("family_cursed", family=family)
    await CURSES[family](s, tile)


Curse = Callable[[State, int], Awaitable[None]]


def removes_tao(colour: int) -> Curse:
    """A Tao token leaves the game: of the supply, else of a player, else of the Circle (W8)."""

    async def remove(s: State, tile: int) -> None:
        if not s.tao_tokens[colour]:
            return
        if not tao_supply(s, colour):
            await give_up_tao(s, colour)
        left = list(s.tao_tokens)
        left[colour] -= 1
        s.tao_tokens = tuple(left)
        s.emit("tao_removed", colour=COLOURS[colour])

    return remove


async def give_up_tao(s: State, colour: int) -> None:
    """The players choose whose token it is; the one on the Circle of Prayer goes last."""
    holders = as_taoists(s, [side for side in SIDES if tao_of(s, side, colour)])
    if not holders:
        clear_circle(s)
        return
    side = await pick(s, group_decider(s), "give_up_tao", holders, TAO[colour])
    give_tao(s, side, colour, "villager")


async def add_incarnation(s: State, tile: int) -> None:
    """An incarnation comes out of the box; without a free space it waits on the deck (W8)."""
    card = await incarnation_from_box(s)
    if card is None:
        return
    s.incarnations += 1
    s.emit("incarnation_added", ghost=card.number)
    if 0 in s.ghosts:
        place_ghost(s, card.number, await choose_space(s, card))
    else:
        s.deck = s.deck.place_on_top(("card", card.number))


async def incarnation_from_box(s: State) -> Card | None:
    """A random incarnation that is not in the game, if the box has one."""
    chances = {**never_dealt(s), **perhaps_in_box(s)}
    if not chances:
        return None
    options = tuple(chances)
    lone = len(options) == 1
    drawn = options[0] if lone else await roll("box_incarnation", options, (*chances.values(),))
    take_from_pools(s, drawn)
    return s.setup.card_of[drawn]


def never_dealt(s: State) -> dict[Option, int]:
    """Incarnations that are in the box for certain: one chance for each card that may be."""
    pool = s.deck.pool("incarnation")
    seen = {*s.ghosts, *s.discard, *(card[1] for name, card in s.deck.layers if name == KNOWN)}
    every = [card.number for card in s.setup.cards if card and card.incarnation]
    aside: list[Option] = [("card", number) for number in every if number not in seen]
    return {card: max(1, len(pool)) for card in aside if card not in pool}


def perhaps_in_box(s: State) -> dict[Option, int]:
    """Unseen incarnations: which of them wait in the deck is unknown, so all are as likely."""
    pool = s.deck.pool("incarnation")
    in_box = len(pool) - s.deck.count("incarnation")
    return dict.fromkeys(pool, in_box) if in_box > 0 else {}


def take_from_pools(s: State, card: Option) -> None:
    """A card is seen: it cannot be under the backs of the deck any more."""
    pools = tuple((name, tuple(c for c in cards if c != card)) for name, cards in s.deck.pools)
    s.deck = Deck(s.deck.layers, pools)


async def kill_another(s: State, tile: int) -> None:
    """The players choose one more villager, who dies too."""
    if face_up(s):
        await devour(s, "kill_another", face_up(s))


async def haunt_own_tile(s: State, tile: int) -> None:
    """The tile the villager stood on is haunted, unless it is already."""
    if not s.haunted[tile]:
        haunt(s, tile, SHENG)


async def draw_one(s: State, tile: int) -> None:
    """The active board draws and places a ghost."""
    s.push(("draw_ghost",))


async def remove_bottom_card(s: State, tile: int) -> None:
    """The bottom card of the ghost deck leaves the game unseen."""
    remove_bottom(s)


def remove_bottom(s: State) -> None:
    """Take the lowest card of the deck away; incarnations stay (M1), an empty deck loses (R2)."""
    layers = list(s.deck.layers)
    for i in reversed(range(len(layers))):
        if holds_incarnation(s, layers[i]) and rules(s).bottom_spares_incarnations:
            continue
        take_layer_card(s, i)
        s.emit("bottom_card_removed", left=s.deck.count())
        check_deck(s)
        return


def take_layer_card(s: State, index: int) -> None:
    """Take a card of a layer out of the deck; an incarnation lost so need not be exorcised."""
    layers = list(s.deck.layers)
    name, value = layers[index]
    if holds_incarnation(s, layers[index]):
        s.incarnations -= 1
        s.push(("check_victory",))
    if name == KNOWN:
        s.discard += (s.setup.card_of[value].number,)
    if name == KNOWN or value == 1:
        del layers[index]
    else:
        layers[index] = (name, value - 1)
    s.deck = Deck(tuple(layers), s.deck.pools)


async def lose_qi_choice(s: State, tile: int) -> None:
    """A board of the players' choice loses 1 Qi."""
    boards = as_boards(s, [side for side in SIDES if s.qi[side]])
    side = await pick(s, group_decider(s), "zhou_curse", boards)
    await board_loses_qi(s, side, "villager")


async def knock_down_active(s: State, tile: int) -> None:
    """The active Taoist is laid down; a neutral board has none."""
    if is_living(s, s.active):
        lay_down(s, s.active, HUA)


CURSES: Final[dict[str, Curse]] = {
    LONG: removes_tao(GREEN),
    CHANG: removes_tao(RED),
    TENG: removes_tao(YELLOW),
    WENG: removes_tao(BLUE),
    MIAO: removes_tao(BLACK),
    WU: add_incarnation,
    XIANG: kill_another,
    SHENG: haunt_own_tile,
    SUN: draw_one,
    LI: remove_bottom_card,
    ZHOU: lose_qi_choice,
    HUA: knock_down_active,
}
