"""Village tiles: the new Kung-Fu School, and two changed ones."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.colours import BLACK, COLOURS
from vigil.games.ghost_stories.content.tiles import CEMETERY, HERBALIST
from vigil.games.ghost_stories.model.geometry import SIDES, SPACES
from vigil.games.ghost_stories.model.modules import Villager
from vigil.games.ghost_stories.model.packed import is_used, set_borrowed
from vigil.games.ghost_stories.model.queries import (
    as_taoists,
    board_name,
    card_at,
    dead,
    is_blocked,
    is_player,
    qi_supply,
    standing,
    tao_supply,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.verbs import discard_ghost, revive, spend_power_token, take_tao
from vigil.games.ghost_stories.phases.curse import roll_curse
from vigil.games.ghost_stories.phases.dice import WHITE, roll_tao
from vigil.games.ghost_stories.phases.exorcism import (
    counted,
    dice_count,
    end_borrowed_strength,
    fail,
    pay,
    possible,
    tokens_of,
)
from vigil.games.ghost_stories.phases.villagers import ask, herbalist_dice
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.queries import as_families, dead_families, has_room
from vigil.games.ghost_stories.white_moon.model.verbs import bring_to_life, gain_crystal
from vigil.games.ghost_stories.white_moon.phases.multi_exorcism import name_ghosts

# -- the Kung-Fu School


def school_targets(s: State, colour: int) -> list[int]:
    """All ghosts in play of a colour, incarnations aside."""
    cards = [(space, card_at(s, space)) for space in SPACES if s.ghosts[space]]
    return [space for space, card in cards if card.colour == colour and not card.incarnation]


def school_colours(s: State) -> list[int]:
    """The own colour, black, and with a power token that of a neutral board (WM-F12)."""
    own = [s.colours[s.active], BLACK]
    lent = [s.colours[side] for side in SIDES if lends_colour(s, side)]
    return [colour for colour in own + lent if school_targets(s, colour)]


def lends_colour(s: State, side: int) -> bool:
    """Whether a token, or one already spent there this turn, names a neutral board's colour."""
    if is_player(s, side) or not s.qi[side] or is_blocked(s, side):
        return False
    return s.tokens[s.active] > 0 or is_used(s, side)


def school_helps(s: State) -> bool:
    """Whether there is a target, and dice or the right to try with tokens alone (R23)."""
    can_try = dice_count(s) > 0 or s.setup.rules.tokens_only_attempt
    return can_try and bool(school_colours(s))


async def kung_fu_school(s: State) -> None:
    """One roll against all ghosts of a colour; no shared tokens, no right stones."""
    options: dict[Option, int] = {("colour", COLOURS[c]): c for c in school_colours(s)}
    colour = await ask(s, "school_colour", options)
    borrow_colour(s, colour)
    spaces = school_targets(s, colour)
    dice = dice_count(s)
    s.emit("school_began", board=board_name(s, s.active), colour=COLOURS[colour], dice=dice)
    roll = counted(s, await roll_tao(s, dice, exorcism=True))
    tokens = tokens_of(s, [s.active])
    ways = possible(s, spaces, roll, tokens)
    chosen = await name_ghosts(s, s.seat_at[s.active], "school_ghosts", spaces, ways)
    end_borrowed_strength(s)
    if not chosen.ghosts:
        await fail(s, spaces, roll, tokens)
        return
    await pay(s, chosen.payments, [s.active])
    for i in chosen.ghosts:
        discard_ghost(s, spaces[i], KUNG_FU_SCHOOL)


def borrow_colour(s: State, colour: int) -> None:
    """Naming a neutral board's colour costs a token, which lends its power too (WM-F12).

    A token spent there before has already lent the power: it only names the colour (R16).
    """
    if colour == BLACK or colour == s.colours[s.active]:
        return
    side = s.colours.index(colour)
    if not is_used(s, side):
        spend_power_token(s, side)
        set_borrowed(s, side)


# -- the Cemetery


def cemetery_options(s: State) -> dict[Option, int | str]:
    """The dead Taoists, and the dead villagers if the tile has room."""
    taoists = dead(s) if s.setup.players > 1 and qi_supply(s) else []
    families = dead_families(s) if has_room(s, s.village.index(CEMETERY)) else []
    return {**as_taoists(s, taoists), **as_families(families)}


async def cemetery(s: State) -> None:
    """A Taoist comes back, or a villager; then the curse die."""
    here = s.village.index(CEMETERY)
    match await ask(s, "revive", cemetery_options(s)):
        case str(family):
            bring_to_life(s, family, here)
        case int(side):
            revive(s, side)
    await roll_curse(s, 0, (here,) if s.setup.rules.cemetery_can_be_haunted else ())


# -- the Herbalist


async def herbalist(s: State) -> None:
    """Two Tao dice; white gives a moon crystal instead of a token."""
    white_counts = not standing(s) & CANCELS_WHITE
    for face in await roll_tao(s, herbalist_dice(s), exorcism=False):
        if face == WHITE:
            if white_counts:
                gain_crystal(s, s.active, HERBALIST)
        elif tao_supply(s, face):
            take_tao(s, s.active, face, HERBALIST)


VILLAGERS: Final[dict[str, Villager]] = {
    KUNG_FU_SCHOOL: Villager(kung_fu_school, school_helps, rolls=True),
    CEMETERY: Villager(cemetery, lambda s: bool(cemetery_options(s)), rolls=True),
    HERBALIST: Villager(herbalist, lambda s: herbalist_dice(s) > 0),
}
