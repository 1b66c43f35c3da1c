"""Villagers flee and die, and their families' curses follow."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from vigil.core.decision import Option, choose, roll
from vigil.core.deck import KNOWN, Deck
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, COLOURS, GREEN, RED, YELLOW
from vigil.games.ghost_stories.phases.arrival import choose_space, place_ghost
from vigil.games.ghost_stories.table.geometry import BOARD, LINES, SIDES, TAO
from vigil.games.ghost_stories.table.queries import (
    group_decider,
    holds_incarnation,
    is_living,
    side_of,
    tao_supply,
    taoist_option,
)
from vigil.games.ghost_stories.table.state import State
from vigil.games.ghost_stories.table.steps import step
from vigil.games.ghost_stories.table.verbs import (
    check_deck,
    clear_circle,
    give_tao,
    haunt,
    lose_one_qi,
)
from vigil.games.ghost_stories.white_moon.table.queries import (
    face_up,
    first_stack,
    has_room,
    moon,
    rules,
)
from vigil.games.ghost_stories.white_moon.table.verbs import (
    bury,
    lay_down,
    put_on_top,
    see_villager,
    take_top,
    turn_up_villager,
)

# -- how villagers die


def flee(s: State, space: int) -> None:
    """The top villager of the first stack in a haunter's line goes one tile away, or dies."""
    tile = first_stack(s, space)
    if tile < 0:
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
    await turn_up_villager(s, tile)
    s.push(("death_curse", family, tile))


@step
async def stack_dies(s: State, tile: int) -> None:
    """All villagers of a tile die in place of its haunting; then their curses, top to bottom."""
    families: list[str] = []
    while moon(s).stacks[tile]:
        families.append(take_top(s, tile) or await see_villager(s))
        bury(s, families[-1], tile, "haunted")
    s.push(*(("death_curse", family, tile) for family in families))


async def devour(s: State, kind: str, victims: list[Option]) -> None:
    """The players choose who is devoured."""
    victim = await choose(s, group_decider(s), kind, victims)
    s.push(("villager_dies", int(victim[2]), kind))


# -- the curses of the families


@step
async def death_curse(s: State, family: str, tile: int) -> None:
    """What a family's death brings upon the board in turn."""
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
    holders = [taoist_option(s, side) for side in SIDES if s.tao[5 * side + colour]]
    if not holders:
        clear_circle(s)
        return
    chosen = await choose(s, group_decider(s), "give_up_tao", holders, TAO[colour])
    give_tao(s, side_of(s, str(chosen[1])), colour, "villager")


async def add_incarnation(s: State, tile: int) -> None:
    """An incarnation comes out of the box; without a free space it waits on the deck (W8)."""
    number = await incarnation_from_box(s)
    card = s.setup.cards[number]
    if card is None:
        return
    s.incarnations += 1
    s.emit("incarnation_added", ghost=number)
    if 0 in s.ghosts:
        place_ghost(s, number, await choose_space(s, card))
    else:
        s.deck = s.deck.place_on_top(("card", number))


async def incarnation_from_box(s: State) -> int:
    """A random incarnation that is not in the game; 0 when the box has none.

    Which of the unseen ones wait in the deck nobody knows, so each is in the box as likely as the
    others; those that never were dealt are there for certain.
    """
    pool, in_deck = s.deck.pool("incarnation"), s.deck.count("incarnation")
    seen = {*s.ghosts, *s.discard, *(top[1] for name, top in s.deck.layers if name == KNOWN)}
    every = [card.number for card in s.setup.cards if card and card.incarnation]
    aside: list[Option] = [("card", n) for n in every if n not in seen and ("card", n) not in pool]
    unsure = [(card, len(pool) - in_deck) for card in pool if len(pool) > in_deck]
    chances = [(card, max(1, len(pool))) for card in aside] + unsure
    if not chances:
        return 0
    options = tuple(card for card, _ in chances)
    weights = tuple(weight for _, weight in chances)
    drawn = options[0] if len(options) == 1 else await roll("box_incarnation", options, weights)
    pools = tuple((name, tuple(c for c in cards if c != drawn)) for name, cards in s.deck.pools)
    s.deck = Deck(s.deck.layers, pools)
    return int(drawn[1])


async def kill_another(s: State, tile: int) -> None:
    """The players choose one more villager, who dies too."""
    if face_up(s):
        await devour(s, "kill_another", face_up(s))


async def haunt_own_tile(s: State, tile: int) -> None:
    """The tile the villager stood on is haunted, unless it is already."""
    if not s.haunted[tile]:
        haunt(s, tile, "sheng")


async def draw_one(s: State, tile: int) -> None:
    """The board in turn draws and places a ghost."""
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
        s.discard += (int(value[1]),)
    if name == KNOWN or value == 1:
        del layers[index]
    else:
        layers[index] = (name, value - 1)
    s.deck = Deck(tuple(layers), s.deck.pools)


async def lose_qi_choice(s: State, tile: int) -> None:
    """A board of the players' choice loses 1 Qi."""
    boards = [BOARD[s.colours[side]] for side in SIDES if s.qi[side]]
    chosen = await choose(s, group_decider(s), "zhou_curse", boards)
    await lose_one_qi(s, side_of(s, str(chosen[1])), "villager")


async def knock_down_active(s: State, tile: int) -> None:
    """The active Taoist is laid down; a neutral board has none."""
    if is_living(s, s.active):
        lay_down(s, s.active, "hua")


CURSES: Final[dict[str, Curse]] = {
    "long": removes_tao(GREEN),
    "chang": removes_tao(RED),
    "teng": removes_tao(YELLOW),
    "weng": removes_tao(BLUE),
    "miao": removes_tao(BLACK),
    "wu": add_incarnation,
    "xiang": kill_another,
    "sheng": haunt_own_tile,
    "sun": draw_one,
    "li": remove_bottom_card,
    "zhou": lose_qi_choice,
    "hua": knock_down_active,
}
