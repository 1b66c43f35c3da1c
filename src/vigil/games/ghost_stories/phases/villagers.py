"""The nine villagers and the help they give."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, TypeVar

from vigil.core.decision import Option, choose, pick
from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
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
from vigil.games.ghost_stories.model.geometry import (
    BOARD_SPACES,
    SIDES,
    SPACES,
    TILE,
    TILES,
)
from vigil.games.ghost_stories.model.modules import Villager
from vigil.games.ghost_stories.model.packed import tao_in_supply
from vigil.games.ghost_stories.model.queries import (
    as_boards,
    as_ghosts,
    as_spaces,
    as_tao,
    as_taoists,
    as_tiles,
    board_name,
    buddhas_in_temple,
    card_at,
    dead,
    free_dice,
    free_spaces,
    ghost_option,
    is_living,
    or_pass,
    qi_supply,
    standing,
    tao_supply,
    taoist_option,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    bring_back,
    discard_ghost,
    drive_back_haunters,
    gain_qi,
    meet_buddha,
    move_ghost,
    revive,
    set_circle,
    settle_mantra,
    take_buddha,
    take_tao,
)
from vigil.games.ghost_stories.phases.arrival import push_left_stone
from vigil.games.ghost_stories.phases.curse import roll_curse
from vigil.games.ghost_stories.phases.dice import WHITE, roll_tao
from vigil.games.ghost_stories.phases.powers import companions, send_taoist
from vigil.games.ghost_stories.phases.qi import board_loses_qi
from vigil.games.ghost_stories.phases.rewards import gain_tao

T = TypeVar("T")

Help: TypeAlias = Callable[[State], Awaitable[None]]

_villagers: dict[str, Villager] = {}


def always(s: State) -> bool:
    """No condition."""
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
    """Get help from the villager of a tile."""
    tile = s.village[place]
    s.emit("villager_asked", board=board_name(s, s.active), tile=place, name=tile)
    await villager_of(s, tile).help(s)


async def ask(s: State, kind: str, options: Mapping[Option, T], about: Option = ()) -> T:
    """Ask the active player."""
    return await pick(s, s.seat_at[s.active], kind, options, about)


def can_revive(s: State) -> bool:
    """Whether a Taoist is dead and there is Qi for him; a lone player has no one (D18)."""
    return s.setup.players > 1 and bool(dead(s)) and qi_supply(s) > 0


@villager(CEMETERY, can_revive, rolls=True)
async def cemetery(s: State) -> None:
    """A dead Taoist returns with 2 Qi; then the curse die (D18, D19)."""
    revive(s, await ask(s, "revive", as_taoists(s, dead(s))))
    here = (s.village.index(CEMETERY),)
    await roll_curse(s, 0, here if s.setup.rules.cemetery_can_be_haunted else ())


@villager(TAOIST_ALTAR, lambda s: any(s.haunted))
async def taoist_altar(s: State) -> None:
    """A haunted tile becomes active again; then a ghost arrives."""
    haunted = [tile for tile in TILES if s.haunted[tile]]
    bring_back(s, await ask(s, "restore_tile", as_tiles(haunted)), TAOIST_ALTAR)
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
    ordinary = s.setup.ordinary
    return [space for space, number in enumerate(s.ghosts) if ordinary[number]]


@villager(SORCERERS_HUT, lambda s: bool(ordinary_ghosts(s)))
async def sorcerers_hut(s: State) -> None:
    """Discard any ghost without curse or reward, then lose 1 Qi (R8, R9, R10)."""
    ghost = await ask(s, "sorcery", as_ghosts(s, ordinary_ghosts(s)))
    discard_ghost(s, ghost, SORCERERS_HUT)
    await board_loses_qi(s, s.active, SORCERERS_HUT)


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
    options = as_boards(s, boards_with_haunters_out(s))
    drive_back_haunters(s, await ask(s, "watch_board", options))


def circle_colours(s: State) -> list[int]:
    """Colours that could replace the current one on the Circle of Prayer."""
    return [colour for colour in tao_in_supply(s) if colour != s.circle]


@villager(CIRCLE_OF_PRAYER, lambda s: bool(circle_colours(s)))
async def circle_of_prayer(s: State) -> None:
    """Put a Tao token on the tile, replacing any there."""
    set_circle(s, await ask(s, "set_circle", as_tao(circle_colours(s))))


def travellers(s: State) -> list[int]:
    """Taoists that the Pavilion can move: the others; a solo player's own (D18)."""
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


def declinable(s: State, options: dict[Option, int]) -> Mapping[Option, int | None]:
    """The options of a part of the Pavilion's help, which the other ruling lets you skip (V3)."""
    return options if s.setup.rules.pavilion_is_full else or_pass(options)


async def blow_ghost(s: State) -> None:
    """The Pavilion's first part: a ghost moves with all it has (R11, R12)."""
    ghosts = as_ghosts(s, [space for space in SPACES if s.ghosts[space]])
    start = await ask(s, "move_ghost", declinable(s, ghosts))
    if start is None:
        return
    spaces = as_spaces(s, free_spaces(s))
    to = await ask(s, "move_ghost_to", spaces, ghost_option(s, start))
    move_ghost(s, start, to)
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
    taoists = as_taoists(s, travellers(s))
    side = await ask(s, "carry_taoist", declinable(s, taoists))
    if side is None:
        return
    tiles = [TILE[tile] for tile in TILES if tile != s.at[side]]
    ways = s.setup.module.destinations(s, side, tiles, PAVILION)
    about = taoist_option(s, side)
    way = await choose(s, s.seat_at[s.active], "carry_taoist_to", ways, about)
    send_taoist(s, side, way, PAVILION)


@villager(TEA_HOUSE)
async def tea_house(s: State) -> None:
    """Take a Tao token and a Qi; then a ghost arrives."""
    await gain_tao(s, TEA_HOUSE)
    gain_qi(s, s.active, TEA_HOUSE)
    s.push(("draw_ghost",))
