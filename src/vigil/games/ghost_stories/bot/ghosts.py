"""Ghosts on the table: where they are placed and moved, which are removed, which dice rerolled."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import CROWD, Analysis
from vigil.games.ghost_stories.bot.turn import TREASURES
from vigil.games.ghost_stories.bot.villagers import is_elusive
from vigil.games.ghost_stories.content.abilities import HAUNT_FRONT, HAUNT_TILE, HAUNTER
from vigil.games.ghost_stories.content.cards import (
    CANCELS_WHITE,
    NEEDS_BUDDHA,
    NEEDS_EMPTY_OPPOSITE,
    Card,
)
from vigil.games.ghost_stories.model.geometry import (
    FACING,
    LINES,
    OPPOSITE,
    SIDE_OF,
)
from vigil.games.ghost_stories.model.queries import space_named
from vigil.games.ghost_stories.phases.dice import FACES, WHITE
from vigil.games.ghost_stories.phases.exorcism import targets

PUSH: Final = 2.0
"""How much more the crowd of a board counts when a ghost is placed."""
CORNER: Final = 0.3
"""A corner is reached from one tile together with its neighbour, above all one with a ghost."""
PAIR: Final = 0.3
BUDDHA_WAITS: Final = 2.3
BUDDHA_STOPS: Final = 0.8
"""What more a Buddha is worth for each point of resistance above two."""
BUDDHA_WASTED: Final = 3.0
SNARE: Final = 20.0
SHIELD: Final = 3.0
"""A ghost on a space opposite an incarnation it would shield."""
LAST_LINE: Final = 8.0
SPARE: Final = 0.3
"""What a ghost must be worth to be sent back when one may choose."""


# -- arrivals


def place(now: Analysis, option: Option) -> float:
    """Where a ghost is placed: on a Buddha, on an empty board, at a corner, before a bare line."""
    s, space = now.s, space_named(now.s, option)
    card = s.setup.cards[int(now.decision.about[1])]
    if card is None:
        return 0.0
    side = SIDE_OF[space]
    full = CROWD[min(3, now.crowd(side) + 1)] * now.qi(side) * now.toll(side)
    total = meeting(now, space, card) + corner(now, space) - PUSH * full
    shielded = card.standing & NEEDS_EMPTY_OPPOSITE and s.ghosts[OPPOSITE[space]]
    if shielded or now.is_across(space):
        total -= SHIELD
    return total - prey(now, space, card)


def meeting(now: Analysis, space: int, card: Card) -> float:
    """What a Buddha on the space makes of a ghost that comes."""
    if not now.s.buddhas[space]:
        return 0.0
    if card.standing & NEEDS_BUDDHA:
        return SNARE
    if card.incarnation:
        return -BUDDHA_WASTED
    if any(is_elusive(now, other) for other in now.incarnations):
        return -SNARE
    return BUDDHA_WAITS + BUDDHA_STOPS * (sum(card.resistance) - 2)


def corner(now: Analysis, space: int) -> float:
    """Ghosts at a corner can be exorcised two at a time."""
    beside = [other for other in FACING[LINES[space][0]] if other != space]
    return sum(CORNER + PAIR * bool(now.s.ghosts[other]) for other in beside)


def prey(now: Analysis, space: int, card: Card) -> float:
    """What a ghost that haunts would take first from there."""
    if HAUNTER not in card.yin and HAUNT_TILE not in card.enter and HAUNT_FRONT not in card.enter:
        return 0.0
    active = [tile for tile in LINES[space] if not now.s.haunted[tile]]
    return TREASURES.get(now.s.village[active[0]], 0.1) if active else LAST_LINE


def lay_buddha(now: Analysis, option: Option) -> float:
    """A Buddha goes where ghosts crowd already."""
    return 1.0 + 0.3 * now.crowd(SIDE_OF[space_named(now.s, option)])


# -- the Pavilion


def blow(now: Analysis, option: Option) -> float:
    """The ghost to move: one that needs a Buddha, else one of a full board."""
    space = space_named(now.s, option)
    if is_elusive(now, space):
        return SNARE
    return now.crowd(SIDE_OF[space]) * now.qi(SIDE_OF[space])


def blow_to(now: Analysis, option: Option) -> float:
    """Where it goes: onto a Buddha if that does it harm, else to an empty board."""
    ghost, space = space_named(now.s, now.decision.about), space_named(now.s, option)
    total = -now.crowd(SIDE_OF[space]) * now.qi(SIDE_OF[space])
    if not now.s.buddhas[space]:
        return total
    if is_elusive(now, ghost):
        return total + SNARE
    return total + (-BUDDHA_WASTED if ghost in now.incarnations else BUDDHA_WAITS * 2)


# -- exorcism


def send_back(now: Analysis, option: Option) -> float:
    """Choose one of the ghosts."""
    return now.bounty(space_named(now.s, option)) - SPARE


def send_both(now: Analysis, _: Option) -> float:
    """Choose all that can be exorcised."""
    return sum(now.bounty(space) - SPARE for space in targets(now.s))


def banish(now: Analysis, option: Option) -> float:
    """The Sorcerer takes the ghost that does most harm."""
    return now.harm(space_named(now.s, option))


def enfeeble(now: Analysis, option: Option) -> float:
    """The mantra goes where it helps most to win."""
    space, side = space_named(now.s, option), now.s.active
    lacking = sum(now.lacks(side, space))
    share = 0.05 * now.interest(side, space)
    return share + now.gain(side, space, lacking) if lacking else 0.2 * share


def reroll(now: Analysis, option: Option) -> float:
    """Reroll the dice that help against none of the ghosts."""
    face = FACES.index(str(option[1]))
    if face == WHITE:
        return 1.0 if now.standing & CANCELS_WHITE else -1.0
    needed = [now.needs[space][face] for space in targets(now.s)]
    return -1.0 if any(needed) else 1.0
