"""The nine villagers and the help they give."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from vigil.core.decision import PASS, Option, choose
from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.content.tiles import (
    BUDDHIST_TEMPLE,
    CEMETERY,
    CIRCLE_OF_PRAYER,
    HERBALIST,
    NIGHT_WATCHMAN,
    PAVILION,
    SORCERERS_HUT,
    TAOIST_ALTAR,
    TEA_HOUSE,
)
from vigil.games.ghost_stories.phases.arrival import push_left_stone
from vigil.games.ghost_stories.phases.curse import roll_curse
from vigil.games.ghost_stories.phases.dice import WHITE, roll_tao
from vigil.games.ghost_stories.phases.powers import companions, send_taoist
from vigil.games.ghost_stories.phases.rewards import gain_tao
from vigil.games.ghost_stories.table.geometry import (
    BOARD,
    BOARD_SPACES,
    SIDES,
    SPACES,
    TAO,
    TILE,
    TILES,
)
from vigil.games.ghost_stories.table.modules import Villager
from vigil.games.ghost_stories.table.queries import (
    board_name,
    buddhas_in_temple,
    card_at,
    dead,
    free_dice,
    free_spaces,
    ghost_option,
    is_living,
    qi_supply,
    side_of,
    space_named,
    space_option,
    standing,
    tao_in_supply,
    tao_supply,
    taoist_option,
)
from vigil.games.ghost_stories.table.state import State
from vigil.games.ghost_stories.table.steps import step
from vigil.games.ghost_stories.table.verbs import (
    bring_back,
    discard_ghost,
    drive_back_haunters,
    gain_qi,
    lose_one_qi,
    meet_buddha,
    move_ghost,
    revive,
    set_circle,
    settle_mantra,
    take_buddha,
    take_tao,
)

Help: TypeAlias = Callable[[State], Awaitable[None]]

_villagers: dict[str, Villager] = {}


def always(s: State) -> bool:
    """Nothing is needed."""
    return True


def villager(
    tile: str, needs: Callable[[State], bool] = always, *, rolls: bool = False
) -> Callable[[Help], Help]:
    """Register the help of a tile; it can be asked for only while ``needs`` holds."""

    def register(help_: Help) -> Help:
        _villagers[tile] = Villager(help_, needs, rolls)
        return help_

    return register


def villager_of(s: State, tile: str) -> Villager:
    """The villager of a tile; a module may have changed his help."""
    changed = s.setup.module.villagers
    return changed[tile] if tile in changed else _villagers[tile]


def can_help(s: State, tile: str) -> bool:
    """Whether asking that villager would do anything."""
    return villager_of(s, tile).needs(s)


def rolls_dice(s: State, tile: str) -> bool:
    """Whether that villager's help has the curse die or an exorcism rolled."""
    return villager_of(s, tile).rolls


@step
async def ask_villager(s: State, place: int) -> None:
    """The villager of a tile helps the active Taoist."""
    tile = s.village[place]
    s.emit("villager_asked", board=board_name(s, s.active), tile=place, name=tile)
    await villager_of(s, tile).help(s)


async def ask(s: State, kind: str, options: list[Option], about: Option = ()) -> Option:
    """Ask the active player."""
    return await choose(s, s.seat_at[s.active], kind, options, about)


def can_revive(s: State) -> bool:
    """Whether a Taoist is dead and there is Qi for him; a lone player has nobody (D18)."""
    return s.setup.players > 1 and bool(dead(s)) and qi_supply(s) > 0


@villager(CEMETERY, can_revive, rolls=True)
async def cemetery(s: State) -> None:
    """A dead Taoist returns with 2 Qi; then the curse die (D18, D19)."""
    chosen = await ask(s, "revive", [taoist_option(s, side) for side in dead(s)])
    revive(s, side_of(s, str(chosen[1])))
    here = (s.village.index(CEMETERY),)
    await roll_curse(s, 0, here if s.setup.rules.cemetery_can_be_haunted else ())


@villager(TAOIST_ALTAR, lambda s: any(s.haunted))
async def taoist_altar(s: State) -> None:
    """A haunted tile becomes active again; then a ghost arrives."""
    chosen = await ask(s, "restore_tile", [TILE[tile] for tile in TILES if s.haunted[tile]])
    bring_back(s, int(chosen[1]), TAOIST_ALTAR)
    s.push(("draw_ghost",))


def herbalist_dice(s: State) -> int:
    """Dice of the Herbalist: two, as far as ghosts have not captured them (V8)."""
    return min(2, free_dice(s)) if s.setup.rules.herbalist_needs_free_dice else 2


@villager(HERBALIST, lambda s: herbalist_dice(s) > 0)
async def herbalist(s: State) -> None:
    """Two Tao dice; each gives a token of its colour, white one of your choice."""
    white_counts = not standing(s) & CANCELS_WHITE
    for face in await roll_tao(s, herbalist_dice(s), exorcism=False):
        if face == WHITE:
            if white_counts:
                await gain_tao(s, HERBALIST)
        elif tao_supply(s, face):
            take_tao(s, s.active, face, HERBALIST)


def ordinary_ghosts(s: State) -> list[int]:
    """Spaces whose ghost is no incarnation."""
    cards = s.setup.cards
    found = [(space, cards[number]) for space, number in enumerate(s.ghosts) if number]
    return [space for space, card in found if card and not card.incarnation]


@villager(SORCERERS_HUT, lambda s: bool(ordinary_ghosts(s)))
async def sorcerers_hut(s: State) -> None:
    """Discard any ghost without curse or reward, then lose 1 Qi (R8, R9, R10)."""
    chosen = await ask(s, "sorcery", [ghost_option(s, space) for space in ordinary_ghosts(s)])
    discard_ghost(s, space_named(s, chosen), SORCERERS_HUT)
    await lose_one_qi(s, s.active, SORCERERS_HUT)


@villager(BUDDHIST_TEMPLE, lambda s: buddhas_in_temple(s) > 0)
async def buddhist_temple(s: State) -> None:
    """Take a Buddha; it can be placed from the next turn on."""
    take_buddha(s, s.active)


def boards_with_haunters_out(s: State) -> list[int]:
    """Sides whose boards have a haunter's figure on a stone."""
    return [side for side in SIDES if any(s.haunters[sp] == 1 for sp in BOARD_SPACES[side])]


@villager(NIGHT_WATCHMAN, lambda s: 1 in s.haunters)
async def night_watchman(s: State) -> None:
    """All haunters' figures of one board go back onto their cards (R17)."""
    options = [BOARD[s.colours[side]] for side in boards_with_haunters_out(s)]
    chosen = await ask(s, "watch_board", options)
    drive_back_haunters(s, side_of(s, str(chosen[1])))


def circle_colours(s: State) -> list[int]:
    """Colours that could lie on the Circle of Prayer instead of the present one."""
    return [colour for colour in tao_in_supply(s) if colour != s.circle]


@villager(CIRCLE_OF_PRAYER, lambda s: bool(circle_colours(s)))
async def circle_of_prayer(s: State) -> None:
    """Put a Tao token on the tile, or another one in its place."""
    chosen = await ask(s, "set_circle", [TAO[colour] for colour in circle_colours(s)])
    set_circle(s, COLOURS.index(str(chosen[1])))


def travellers(s: State) -> list[int]:
    """Taoists the Pavilion can move: the others; a lone player his own (D18)."""
    if s.setup.players == 1 and s.setup.rules.lone_pavilion_moves_own:
        return [s.active]
    return companions(s)


def ghost_can_move(s: State) -> bool:
    """Whether a ghost and a free space for it are there."""
    return any(s.ghosts) and bool(free_spaces(s))


@villager(PAVILION, lambda s: ghost_can_move(s) or bool(travellers(s)))
async def pavilion(s: State) -> None:
    """Move a ghost to any free space, then another Taoist to any tile."""
    s.push(("carry_taoist",))
    if ghost_can_move(s):
        await blow_ghost(s)


def declinable(s: State) -> list[Option]:
    """The option to leave a part of the Pavilion's help (V3)."""
    return [] if s.setup.rules.pavilion_is_full else [PASS]


async def blow_ghost(s: State) -> None:
    """The Pavilion's first part: a ghost moves with all it has (R11, R12)."""
    ghosts = [ghost_option(s, space) for space in SPACES if s.ghosts[space]]
    ghost = await ask(s, "move_ghost", ghosts + declinable(s))
    if ghost == PASS:
        return
    spaces = [space_option(s, space) for space in free_spaces(s)]
    to = space_named(s, await ask(s, "move_ghost_to", spaces, ghost))
    move_ghost(s, space_named(s, ghost), to)
    card = card_at(s, to)
    stays = not s.buddhas[to] or meet_buddha(s, to)
    settle_mantra(s)
    if stays:
        s.setup.module.ghost_blown(s, to)
    if stays and not s.setup.rules.moved_ghosts_stay_quiet:
        push_left_stone(s, card, to)


@step
async def carry_taoist(s: State) -> None:
    """The Pavilion's second part: another Taoist goes to any tile."""
    if not is_living(s, s.active) or not travellers(s):
        return
    options = [taoist_option(s, side) for side in travellers(s)] + declinable(s)
    taoist = await ask(s, "carry_taoist", options)
    if taoist == PASS:
        return
    side = side_of(s, str(taoist[1]))
    tiles = [TILE[tile] for tile in TILES if tile != s.at[side]]
    ways = s.setup.module.destinations(s, side, tiles, PAVILION)
    send_taoist(s, side, await ask(s, "carry_taoist_to", ways, taoist), PAVILION)


@villager(TEA_HOUSE)
async def tea_house(s: State) -> None:
    """Take a Tao token and a Qi; then a ghost arrives."""
    await gain_tao(s, TEA_HOUSE)
    gain_qi(s, s.active, TEA_HOUSE)
    s.push(("draw_ghost",))
