"""A position as features of the network that estimates the win chance.

Boards are listed in the order in which they act, the active one first, so that the same danger
gives the same features on every board.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from vigil.core.deck import KNOWN
from vigil.games.ghost_stories.bot.analysis import CALM
from vigil.games.ghost_stories.bot.moon_features import moon_features
from vigil.games.ghost_stories.content.abilities import (
    GAIN_2_TAO,
    GAIN_QI_OR_YIN_YANG,
    ROLL_EVERY_TURN,
    TORMENTOR,
)
from vigil.games.ghost_stories.content.cards import (
    BLOCKS_ALL_POWERS,
    BLOCKS_POWER,
    BLOCKS_TAO,
    CANCELS_WHITE,
    CAPTURES_DIE,
    IMMUNE_TO_DICE,
    NEEDS_BUDDHA,
    NEEDS_EMPTY_OPPOSITE,
    Card,
)
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.model.geometry import (
    FACING,
    LINES,
    NEIGHBOURS,
    OPPOSITE,
    SIDE_OF,
    SIDES,
    SPACES,
)
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import (
    card_at,
    holds_incarnation,
    is_living,
    is_player,
)
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.model.state import MoonState

FAR: Final = 6
"""Faces that no roll shows: more make no difference."""
POWER_NAMES: Final = tuple(power for pair in POWERS.values() for power in pair)


class Traits(NamedTuple):
    """What matters about a card wherever it lies."""

    torments: bool
    curses: int
    tao: int
    gift: bool


@lru_cache(maxsize=512)
def traits(card: Card) -> Traits:
    """What matters about a card."""
    tao = sum(
        2 if reward is GAIN_2_TAO else 1
        for reward in card.rewards
        if reward is not GAIN_QI_OR_YIN_YANG
    )
    return Traits(
        TORMENTOR in card.yin or ROLL_EVERY_TURN in card.yin,
        len(card.curses),
        tao,
        GAIN_QI_OR_YIN_YANG in card.rewards,
    )


class Ghost(NamedTuple):
    """A ghost in play as a danger and as a prize."""

    space: int
    strength: int
    wait: int
    """Turns of Taoists before its board acts."""
    lacks: tuple[int, ...]
    """Faces that each board's Taoist lacks against it with the tokens he has."""
    traits: Traits


def features(s: State) -> list[float]:
    """The figures of a position."""
    order = [(s.active + ahead) % 4 for ahead in SIDES]
    alive = [is_living(s, side) for side in SIDES]
    waits = _waits(order, alive)
    ghosts = [_ghost(s, space, waits) for space in SPACES if s.ghosts[space]]
    found = [*_deck(s), *_village(s), *_means(s, alive), *_crowd(s, ghosts, alive)]
    found += _dangers(s, ghosts, alive)
    found += _incarnations(s, ghosts, alive)
    for side in order:
        found += _board(s, side, ghosts, alive[side])
    if isinstance(s.module, MoonState):
        found += moon_features(s, s.module, waits)
    return found


def _waits(order: Sequence[int], alive: Sequence[bool]) -> list[int]:
    """Turns of Taoists before each board acts, that of the active board among them."""
    waits, turns = [0] * 4, 0
    for side in order:
        waits[side] = turns
        turns += alive[side]
    return waits


def _ghost(s: State, space: int, waits: Sequence[int]) -> Ghost:
    needed, tao = resistance_of(s, space).needed, s.tao
    lacks = []
    for start in (0, 5, 10, 15):
        missing = 0
        for colour in range(5):
            more = needed[colour] - tao[start + colour]
            if more > 0:
                missing += more
        lacks.append(missing)
    card = card_at(s, space)
    return Ghost(space, sum(needed), waits[SIDE_OF[space]], tuple(lacks), traits(card))


def _deck(s: State) -> list[float]:
    """How long the game lasts still."""
    before, left = 0, 0
    seen = False
    for layer in s.deck.layers:
        size = 1 if layer[0] == KNOWN else layer[1]
        left += size
        seen = seen or holds_incarnation(s, layer)
        before += 0 if seen else size
    due = s.incarnations - len(s.exorcised)
    return [before / 20, left / 40, due / 4, float(due == 1), float(seen), s.setup.players / 4]


def _village(s: State) -> list[float]:
    haunted = sum(s.haunted)
    left = s.setup.numbers.tiles_to_lose - haunted
    found = [haunted / 3, float(left <= 1), float(left == 2), float(s.circle is not None)]
    dark = {tile for tile, is_dark in zip(s.village, s.haunted, strict=True) if is_dark}
    return found + [float(tile in dark) for tile in VILLAGE_TILES]


def _means(s: State, alive: Sequence[bool]) -> list[float]:
    """What the Taoists have."""
    living = [side for side in SIDES if alive[side]]
    qi = [s.qi[side] for side in living]
    held = [sum(s.tao[colour::5]) for colour in range(5)]
    placed = sum(1 for lies, ghost in zip(s.buddhas, s.ghosts, strict=True) if lies and not ghost)
    return [
        len(living) / 4,
        sum(is_player(s, side) for side in SIDES) / 4 - len(living) / 4,
        sum(qi) / 12,
        min(qi, default=0) / 4,
        sum(1 for each in qi if each == 1) / 2,
        sum(1 for each in qi if each == 2) / 2,
        sum(held) / 12,
        *(each / 4 for each in held),
        sum(1 for side in living if s.yin_yang[side]) / 4,
        sum(s.held_buddhas) / 2,
        placed / 2,
        sum(s.tokens[side] for side in living) / 4,
        sum(s.qi[side] for side in SIDES if not is_player(s, side)) / 6,
    ]


def _crowd(s: State, ghosts: Sequence[Ghost], alive: Sequence[bool]) -> list[float]:
    """How many ghosts there are, and how hard they are to send back."""
    by_side = [0] * 4
    for ghost in ghosts:
        by_side[SIDE_OF[ghost.space]] += 1
    ease = [0] * (FAR + 1)
    for ghost in ghosts:
        lacks = [lack for lack, lives in zip(ghost.lacks, alive, strict=True) if lives]
        ease[min(FAR, min(lacks, default=FAR))] += 1
    return [
        len(ghosts) / 8,
        (len(ghosts) / 8) ** 2,
        by_side.count(3) / 2,
        by_side.count(2) / 2,
        by_side.count(0) / 2,
        sum(ghost.strength for ghost in ghosts) / 20,
        sum(1 for ghost in ghosts if ghost.strength >= 3) / 4,
        *(each / 3 for each in ease),
        sum(ghost.traits.curses for ghost in ghosts) / 3,
        sum(ghost.traits.tao for ghost in ghosts) / 4,
        sum(ghost.traits.gift for ghost in ghosts) / 3,
    ]


def _dangers(s: State, ghosts: Sequence[Ghost], alive: Sequence[bool]) -> list[float]:
    """What the ghosts are going to do."""
    round_ = max(1, sum(alive))
    near, soon, fatal, haunters = 0.0, 0.0, 0.0, 0
    torment, tormentors = 0.0, 0
    for ghost in ghosts:
        place = s.haunters[ghost.space]
        if place is not None:
            haunters += 1
            wait = ghost.wait + (1 - place) * round_
            threat = CALM**wait
            near += threat
            soon += wait < round_
            if all(s.haunted[tile] for tile in LINES[ghost.space]):
                fatal += threat
        if ghost.traits.torments:
            tormentors += 1
            torment += CALM**ghost.wait
    bits = s.lasting
    return [
        haunters / 4,
        near / 2,
        soon / 2,
        fatal,
        tormentors / 3,
        torment / 2,
        sum(1 for each in bits if each & CAPTURES_DIE) / 2,
        sum(1 for each in bits if each & BLOCKS_POWER) / 2,
        float(any(each & BLOCKS_TAO for each in bits)),
        float(any(each & BLOCKS_ALL_POWERS for each in bits)),
        float(any(each & CANCELS_WHITE for each in bits)),
        sum(1 for each in bits if each & IMMUNE_TO_DICE) / 2,
        float(s.mantra is not None),
    ]


def _incarnations(s: State, ghosts: Sequence[Ghost], alive: Sequence[bool]) -> list[float]:
    """Wu-Feng in play: how far the Taoists are from sending him back."""
    shown = [ghost for ghost in ghosts if card_at(s, ghost.space).incarnation]
    found = [len(shown) / 2, float(bool(shown))]
    if not shown:
        return found + [0.0] * 9
    living = [side for side in SIDES if alive[side]]
    foe = min(shown, key=lambda ghost: min([ghost.lacks[side] for side in living], default=FAR))
    needed, space = resistance_of(s, foe.space).needed, foe.space
    best = min([foe.lacks[side] for side in living], default=FAR)
    purse = [sum([s.tao[5 * side + colour] for side in living]) for colour in range(5)]
    together = sum(max(0, need - held) for need, held in zip(needed, purse, strict=True))
    tile = LINES[space][0]
    there = [s.at[side] == tile for side in living]
    bits = s.lasting[space]
    return [
        *found,
        min(best, FAR) / 4,
        float(best <= 1),
        float(best == 2),
        together / 4,
        sum(there) / 2,
        foe.strength / 4,
        float(bool(bits & IMMUNE_TO_DICE)),
        float(bool(bits & NEEDS_EMPTY_OPPOSITE) and bool(s.ghosts[OPPOSITE[space]])),
        float(bool(bits & NEEDS_BUDDHA) and not s.exposed[space]),
    ]


def _board(s: State, side: int, ghosts: Sequence[Ghost], lives: bool) -> list[float]:
    """A board: its Taoist, their odds from their tile, and the ghosts on it."""
    own = [ghost for ghost in ghosts if SIDE_OF[ghost.space] == side]
    out = sum(1 for ghost in own if s.haunters[ghost.space] == 1)
    found = [
        float(lives),
        s.qi[side] / 4,
        float(lives and s.qi[side] == 1),
        len(own) / 3,
        float(len(own) == 3),
        len(own) / 3 * (s.qi[side] == 1),
        out / 2,
        sum(1 for ghost in own if ghost.traits.torments) / 2,
        *_chances(s, side, ghosts, lives),
    ]
    return found + [float(s.powers[side] == power) for power in POWER_NAMES]


def _chances(s: State, side: int, ghosts: Sequence[Ghost], lives: bool) -> list[float]:
    """What a Taoist could exorcise next turn: one ghost, or two at a corner."""
    if not lives:
        return [0.0] * 4
    lacks = {ghost.space: ghost.lacks[side] for ghost in ghosts}
    one, two, here = FAR, 2 * FAR, s.at[side]
    for tile in (here, *NEIGHBOURS[here]):
        faced = [lacks[space] for space in FACING[tile] if space in lacks]
        if faced:
            one = min(one, *faced)
            if len(faced) == 2:
                two = min(two, sum(faced))
    return [one / 4, float(one <= 1), two / 8, sum(tao_row(s, side)) / 4]
