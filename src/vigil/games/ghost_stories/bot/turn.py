"""The turn of a Taoist: where to go, what to do there, when to spend powers and the Yin-Yang."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.bots.heuristics import REFUSED
from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import VICTORY, YIN_YANG, Analysis
from vigil.games.ghost_stories.bot.attempts import attempt, exorcism
from vigil.games.ghost_stories.bot.lives import rescue
from vigil.games.ghost_stories.bot.villagers import SNARE, help_worth, snare_is_missing
from vigil.games.ghost_stories.content.powers import (
    BOTTOMLESS_POCKETS,
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    ENFEEBLEMENT_MANTRA,
    HEAVENLY_GUST,
    SECOND_WIND,
    STRENGTH_OF_THE_MOUNTAIN,
)
from vigil.games.ghost_stories.content.tiles import (
    BUDDHIST_TEMPLE,
    CIRCLE_OF_PRAYER,
    HERBALIST,
    NIGHT_WATCHMAN,
    SORCERERS_HUT,
    TAOIST_ALTAR,
)
from vigil.games.ghost_stories.model.geometry import (
    BOARD_SPACES,
    CENTRE,
    FACING,
    LINES,
    NEIGHBOURS,
    SIDES,
    TILES,
)
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import living, side_of, wields
from vigil.games.ghost_stories.phases.powers import companions
from vigil.games.ghost_stories.white_moon.model.queries import portal_is_open

NEXT_TURN: Final = 0.3
"""How much of what can be done next door counts for the turn after this one."""
LAY: Final = 0.6
"""What a Buddha that can be placed adds to a tile."""
SHARE: Final = 0.9
"""What each token that an incarnation asks for adds to the tile before it."""
ONCE_MORE: Final = 0.65
"""How much of an action Second Wind brings a second time."""
POWER_TOKEN: Final = 0.4
GATHER: Final = 0.5
"""A power token that waits on the centre tile."""
MANTRA: Final = 0.8
IDLE: Final = 0.05
"""The value of doing nothing."""
FIRST: Final = 100.0
"""Options that come before move and action if they are worth their price."""
TREASURES: Final[Mapping[str, float]] = {
    TAOIST_ALTAR: 0.5,
    HERBALIST: 0.4,
    NIGHT_WATCHMAN: 0.3,
    SORCERERS_HUT: 0.3,
    BUDDHIST_TEMPLE: 0.3,
    CIRCLE_OF_PRAYER: 0.2,
}
"""Villagers that are missed when haunted."""


# -- move and action


def deed(now: Analysis, tile: int) -> float:
    """What the active Taoist can do on a tile."""
    if tile not in now.deeds:
        now.deeds[tile] = best_deed(now, tile)
    return now.deeds[tile]


def best_deed(now: Analysis, tile: int) -> float:
    """The better of the two actions, or more with a blue power."""
    one = exorcism(now, now.s.active, tile)
    other = max(help_worth(now, tile), saving(now, tile))
    if wields(now.s, HEAVENLY_GUST):
        return max(0.0, one) + max(0.0, other)
    return max(one, other) * (1 + ONCE_MORE * wields(now.s, SECOND_WIND))


def spot(now: Analysis, tile: int) -> float:
    """The worth of standing on a tile, this turn and the next."""
    later = NEXT_TURN * max(fetching(now, tile), *[deed(now, other) for other in NEIGHBOURS[tile]])
    besides = altar(now, tile) + support(now, tile)
    if tile == CENTRE:
        besides += GATHER * now.s.tokens_on_centre
    return deed(now, tile) + later + besides


def saving(now: Analysis, tile: int) -> float:
    """The worth of saving the villager at the portal."""
    if now.moon is None or tile != now.moon.portal or not now.moon.stacks[tile]:
        return 0.0
    return rescue(now.s, now.moon.stacks[tile][-1]) if portal_is_open(now.s) else 0.0


def fetching(now: Analysis, tile: int) -> float:
    """The worth of bringing a villager from a neighbouring tile to the portal and saving them."""
    if now.moon is None or not now.moon.stacks[tile] or tile not in NEIGHBOURS[now.moon.portal]:
        return 0.0
    return rescue(now.s, now.moon.stacks[tile][-1]) if portal_is_open(now.s) else 0.0


def altar(now: Analysis, tile: int) -> float:
    """The worth of a place where the Buddha in hand can be placed."""
    s = now.s
    if s.held_buddhas[s.active] <= s.new_buddhas:
        return 0.0
    free = any(not s.ghosts[space] and not s.buddhas[space] for space in FACING[tile])
    return LAY + snare_is_missing(now) * SNARE / 2 if free else 0.0


def support(now: Analysis, tile: int) -> float:
    """What one's tokens are worth to the others before an incarnation: they may use them."""
    found = 0.0
    for space in now.incarnations:
        if LINES[space][0] == tile:
            held = tao_row(now.s, now.s.active)
            shared = [min(n, h) for n, h in zip(now.needs[space], held, strict=True)]
            found += SHARE * sum(shared)
    return found


def go(now: Analysis, option: Option) -> float:
    """Move to a tile."""
    return spot(now, int(option[1]))


def stay(now: Analysis, _: Option) -> float:
    """Stay where one is."""
    return spot(now, now.s.at[now.s.active])


def exorcise(now: Analysis, _: Option) -> float:
    """Attempt an exorcism."""
    return exorcism(now, now.s.active, now.s.at[now.s.active])


def ask_for_help(now: Analysis, _: Option) -> float:
    """Ask the villager of one's tile."""
    return help_worth(now, now.s.at[now.s.active])


def idle(now: Analysis, _: Option) -> float:
    """Do nothing."""
    return IDLE


def victory_is_near(now: Analysis) -> bool:
    """Whether the last incarnation is as good as beaten: then nothing else comes first."""
    if not now.incarnations or now.s.done:
        return False
    here = now.s.at[now.s.active]
    reach = (here, *NEIGHBOURS[here]) if now.decision.kind == "move" else (here,)
    return max([exorcism(now, now.s.active, tile) for tile in reach]) >= VICTORY


# -- the Yin-Yang


def touch(now: Analysis, option: Option) -> float:
    """What the Yin-Yang does on a tile."""
    tile = int(option[1])
    if now.s.haunted[tile]:
        return now.restoring + treasure(now, option)
    return help_worth(now, tile)


def treasure(now: Analysis, option: Option) -> float:
    """How much the villager of a tile is missed."""
    return TREASURES.get(now.s.village[int(option[1])], 0.0)


def yin_yang(now: Analysis, _: Option) -> float:
    """Spend the Yin-Yang at once, or keep it."""
    if is_early(now):
        return 2 * REFUSED
    if victory_is_near(now):
        return -FIRST
    worth = max(touch(now, ("tile", tile)) for tile in TILES)
    return FIRST if worth > YIN_YANG else -FIRST


def is_early(now: Analysis) -> bool:
    """Whether the game has just begun, with nothing yet that a Yin-Yang could put right."""
    s = now.s
    if s.turn > s.setup.players or any(s.haunted):
        return False
    weak = any(s.qi[side] == 1 for side in living(s))
    return not weak and all(now.crowd(side) < len(BOARD_SPACES[side]) for side in SIDES)


# -- powers


def power(now: Analysis, option: Option) -> float:
    """Use a power that is worth it; one's own costs nothing, another a power token."""
    name, s = str(option[1]), now.s
    if name not in POWERS:
        return 0.0
    if victory_is_near(now):
        return -FIRST
    price = 0.0 if s.powers[s.active] == name else POWER_TOKEN
    return 2 * FIRST if POWERS[name](now) > price else -FIRST


def pockets(now: Analysis) -> float:
    """A Tao token."""
    return max(now.tao_worths(now.s.active))


def mantra(now: Analysis) -> float:
    """A weaker ghost."""
    return MANTRA


def flight(now: Analysis) -> float:
    """What the best tile is better than the best within reach."""
    here = now.s.at[now.s.active]
    return max(deed(now, tile) for tile in TILES) - max(
        deed(now, tile) for tile in (here, *NEIGHBOURS[here])
    )


def mountain(now: Analysis) -> float:
    """What a fourth die adds to an exorcism; before the move it is unknown where."""
    side = now.s.active
    here = now.s.at[side]
    if now.decision.kind == "move" or help_worth(now, here) > exorcism(now, side, here):
        return 0.0
    return attempt(now, side, here, 1) - attempt(now, side, here)


def other_action(now: Analysis) -> float:
    """The action not yet taken, on the Taoist's tile."""
    return exorcise(now, ()) if now.s.done == ("help",) else ask_for_help(now, ())


def same_action(now: Analysis) -> float:
    """The action just taken, once more."""
    return ask_for_help(now, ()) if now.s.done == ("help",) else exorcise(now, ())


def winds(now: Analysis) -> float:
    """What the best push of another Taoist is worth."""
    pushes = [(side, tile) for side in companions(now.s) for tile in NEIGHBOURS[now.s.at[side]]]
    return max((drift(now, side, tile) for side, tile in pushes), default=0.0)


def drift(now: Analysis, side: int, tile: int) -> float:
    """The gain for a Taoist of being on another tile before their own turn."""
    return outlook(now, side, tile) - outlook(now, side, now.s.at[side])


def outlook(now: Analysis, side: int, tile: int) -> float:
    """The best exorcism of a Taoist who starts his turn on a tile."""
    return max(exorcism(now, side, other) for other in (tile, *NEIGHBOURS[tile]))


def carried(now: Analysis, option: Option) -> float:
    """Which Taoist gains most by being moved anywhere."""
    side = side_of(now.s, str(option[1]))
    return max(drift(now, side, tile) for tile in TILES)


def nudged(now: Analysis, option: Option) -> float:
    """Which Taoist gains most by being moved one tile."""
    side = side_of(now.s, str(option[1]))
    return max(drift(now, side, tile) for tile in NEIGHBOURS[now.s.at[side]])


def carried_to(now: Analysis, option: Option) -> float:
    """Where the Taoist in question gains most."""
    return drift(now, side_of(now.s, str(now.decision.about[1])), int(option[1]))


POWERS: Final[Mapping[str, Callable[[Analysis], float]]] = {
    BOTTOMLESS_POCKETS: pockets,
    ENFEEBLEMENT_MANTRA: mantra,
    DANCE_OF_THE_SPIRES: flight,
    DANCE_OF_THE_TWIN_WINDS: winds,
    STRENGTH_OF_THE_MOUNTAIN: mountain,
    HEAVENLY_GUST: other_action,
    SECOND_WIND: same_action,
}
"""What using each power brings now."""
