"""The value of each villager's help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.bots.heuristics import REFUSED
from vigil.games.ghost_stories.bot.analysis import NEW_GHOST, Analysis
from vigil.games.ghost_stories.bot.attempts import expected, throw
from vigil.games.ghost_stories.bot.lives import CURSES, death
from vigil.games.ghost_stories.content.cards import NEEDS_BUDDHA
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
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, SIDES, SPACES
from vigil.games.ghost_stories.model.packed import tao_in_supply
from vigil.games.ghost_stories.model.queries import card_at, dead, living
from vigil.games.ghost_stories.phases.villagers import can_help, ordinary_ghosts
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.queries import dead_families
from vigil.games.ghost_stories.white_moon.phases.village import school_colours, school_targets

REVIVAL: Final = 9.0
ALIVE_AGAIN: Final = 0.5
"""How much of a villager's death his return makes up for."""
BUDDHA: Final[tuple[float, ...]] = (2.6, 1.4)
"""A first Buddha in the hand, and a second one."""
BREEZE: Final = 0.3
"""What the Pavilion is good for in general."""
SNARE: Final = 20.0
"""A Buddha under an incarnation that only a Buddha makes vulnerable."""
DARK_ARTS: Final = 0.6
"""What sorcery costs beside the Qi."""
HERBS: Final = 0.9
"""How much of two Tao tokens the Herbalist's dice bring."""
PRAYER: Final = 0.15
"""A ghost of the colour on the Circle of Prayer, and how much the better chance against it."""
PRAYER_HELPS: Final = 0.67
EMPTY_CIRCLE: Final = 1.2
"""The worth of a first token there against the ghosts ahead."""


def help_worth(now: Analysis, tile: int) -> float:
    """The value of a villager's help now."""
    if tile not in now.helps:
        now.helps[tile] = _help_worth(now, tile)
    return now.helps[tile]


def _help_worth(now: Analysis, tile: int) -> float:
    name = now.s.village[tile]
    if now.s.haunted[tile] or name not in HELP or not can_help(now.s, name):
        return 0.0
    return HELP[name](now)


def cemetery(now: Analysis) -> float:
    """A Taoist returns, or by the moon a villager; then the curse die."""
    worth = REVIVAL if dead(now.s) and now.s.setup.players > 1 else best_revival(now)
    return worth - now.curse


def best_revival(now: Analysis) -> float:
    """The dead villager whose return is worth most."""
    return max([revival(now, family) for family in dead_families(now.s)])


def revival(now: Analysis, family: str) -> float:
    """The worth of reviving a villager of a family, whose curse has been suffered already."""
    return ALIVE_AGAIN * (death(now.s, family) - CURSES[family])


def kung_fu_school(now: Analysis) -> float:
    """One roll against all ghosts of a colour, without their right stones."""
    return max([school_lesson(now, colour) for colour in school_colours(now.s)])


def school_lesson(now: Analysis, colour: int) -> float:
    """What the School is worth against the ghosts of a colour; three of them are enough."""
    side = now.s.active
    foes = sorted(school_targets(now.s, colour), key=lambda space: sum(now.needs[space]))[:3]
    prizes = {space: now.harm(space) for space in foes}
    return expected(now, side, prizes, throw(now, side, foes, [side]))


def taoist_altar(now: Analysis) -> float:
    """A tile comes back, a ghost comes too."""
    return now.restoring - NEW_GHOST


def herbalist(now: Analysis) -> float:
    """Two tokens as the dice fall: five faces are colours, one is a free choice."""
    worths = now.tao_worths(now.s.active)
    return HERBS * 2 * (sum(worths) + max(worths)) / 6


def sorcerers_hut(now: Analysis) -> float:
    """The worst ghost for a Qi; for the last one only a ghost that is about to lose the game."""
    side = now.s.active
    if now.is_last_qi(side) or (now.s.qi[side] == 1 and not now.is_lost_soon):
        return 2 * REFUSED
    worst = max((now.harm(space) for space in ordinary_ghosts(now.s)), default=0.0)
    return worst - now.qi(side) - DARK_ARTS


def buddhist_temple(now: Analysis) -> float:
    """A Buddha stops one ghost, whatever its strength, or becomes a snare."""
    worth = BUDDHA[now.s.held_buddhas[now.s.active]]
    return worth + snare_is_missing(now) * SNARE / 2


def night_watchman(now: Analysis) -> float:
    """The board with the most threatening figures."""
    return max(watch(now, side) for side in SIDES)


def watch(now: Analysis, side: int) -> float:
    """The worth of driving back the haunters of a board: they need one more round."""
    out = [space for space in BOARD_SPACES[side] if now.s.haunters[space] == 1]
    return now.respite * sum([now.haunter(space) for space in out])


def circle_of_prayer(now: Analysis) -> float:
    """The best colour instead of the current one."""
    s = now.s
    present = -EMPTY_CIRCLE if s.circle is None else prayer(now, s.circle)
    others = [colour for colour in tao_in_supply(s) if colour != s.circle]
    return max((prayer(now, colour) for colour in others), default=0.0) - present


def prayer(now: Analysis, colour: int) -> float:
    """What a colour on the Circle of Prayer is worth, averaged over the Taoists."""
    s, total = now.s, 0.0
    sides = living(s)
    for space in now.present:
        if card_at(s, space).resistance[colour]:
            lacks = [now.lacks(side, space) for side in sides]
            gains = [
                now.gain(side, space, sum(lack))
                for side, lack in zip(sides, lacks, strict=True)
                if lack[colour]
            ]
            total += PRAYER + PRAYER_HELPS * sum(gains) / len(sides)
    return total


def pavilion(now: Analysis) -> float:
    """A breath of wind, or a snare for an incarnation that needs a Buddha."""
    s = now.s
    snares = any(s.buddhas[space] and not s.ghosts[space] for space in SPACES)
    return BREEZE + SNARE * (snares and any(is_elusive(now, space) for space in now.incarnations))


def snare_is_missing(now: Analysis) -> bool:
    """Whether an incarnation needs a Buddha and none lies ready."""
    return not any(now.s.buddhas) and any(is_elusive(now, space) for space in now.incarnations)


def is_elusive(now: Analysis, space: int) -> bool:
    """Whether a ghost there can be exorcised only once it has met a Buddha."""
    s = now.s
    return bool(s.lasting[space] & NEEDS_BUDDHA) and not s.exposed[space] and not s.buddhas[space]


def tea_house(now: Analysis) -> float:
    """A token and a Qi; a ghost comes too."""
    side = now.s.active
    return max(now.tao_worths(side)) + now.more_qi(side) - NEW_GHOST


HELP: Final[Mapping[str, Callable[[Analysis], float]]] = {
    CEMETERY: cemetery,
    KUNG_FU_SCHOOL: kung_fu_school,
    TAOIST_ALTAR: taoist_altar,
    HERBALIST: herbalist,
    SORCERERS_HUT: sorcerers_hut,
    BUDDHIST_TEMPLE: buddhist_temple,
    NIGHT_WATCHMAN: night_watchman,
    CIRCLE_OF_PRAYER: circle_of_prayer,
    PAVILION: pavilion,
    TEA_HOUSE: tea_house,
}
