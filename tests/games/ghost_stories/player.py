"""A player with a little purpose, so that games last and much of the box is seen.

He goes where a ghost can be beaten or a villager is needed, spends what he has, and otherwise takes
what chance offers. He knows no more than anybody at the table.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final

from vigil.core import Decision, Option
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.content.cards import BLOCKS_TAO, IMMUNE_TO_DICE
from vigil.games.ghost_stories.model.geometry import FACING
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import (
    board_name,
    card_at,
    dead,
    free_dice,
    is_full,
    standing,
)
from vigil.games.ghost_stories.model.resistance import is_exorcisable, resistance_of
from vigil.games.ghost_stories.phases.villagers import can_help

WHIM: Final = 0.6
"""How much a passing fancy weighs against a plan."""

GREED: Final = {"both": 3.0, "ghost": 2.0, "qi": 1.0, "stop": 0.0, "pass": -1.0, "end": -1.0}


class Player:
    """Answers for every seat."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, s: State, decision: Decision) -> int:
        """The index of the answer."""
        worth = [self._worth(s, decision, option) for option in decision.options]
        return worth.index(max(worth))

    def _worth(self, s: State, decision: Decision, option: Option) -> float:
        whim = WHIM * self._random.random()
        if decision.kind == "move":
            return whim + worth_of_move(s, option)
        if decision.kind in ("act", "end_turn"):
            return whim + worth_of_action(s, option)
        if decision.kind == "place_ghost":
            side = next(side for side in range(4) if board_name(s, side) == option[1])
            return whim - sum(1 for n in s.ghosts[3 * side : 3 * side + 3] if n)
        return whim + GREED.get(str(option[0]), 0.0)


def worth_of_move(s: State, option: Option) -> float:
    """A tile is worth the better of its two actions; powers and dire need come first."""
    if option[0] == "power":
        return 8.0 if option[1] != "dance_of_the_spires" else worth_of_flight(s)
    if option[0] == "yin_yang":
        return worth_of_yin_yang(s)
    tile = int(option[1]) if option[0] == "tile" else s.at[s.active]
    return max(worth_of_exorcism(s, tile), worth_of_help(s, tile))


def worth_of_action(s: State, option: Option) -> float:
    """What can be done where one stands; passing is the last resort."""
    here = s.at[s.active]
    if option[0] == "exorcise":
        return worth_of_exorcism(s, here)
    if option[0] == "help":
        return worth_of_help(s, here)
    if option[0] == "yin_yang":
        return worth_of_yin_yang(s)
    return 4.0 if option[0] in ("power", "space") else -1.0


def worth_of_flight(s: State) -> float:
    """A power token for flying is well spent when a far tile is worth much."""
    return max(worth_of_exorcism(s, tile) for tile in range(9)) - 1.0


def worth_of_yin_yang(s: State) -> float:
    """It is kept until the village is nearly lost."""
    return 9.0 if sum(s.haunted) >= s.setup.numbers.tiles_to_lose - 1 else -0.7


def worth_of_exorcism(s: State, tile: int) -> float:
    """The chance to beat the ghosts there, weighed by the harm they do."""
    spaces = [space for space in FACING[tile] if is_exorcisable(s, space)]
    return sum(chance_to_beat(s, space) * harm(s, space) for space in spaces)


def chance_to_beat(s: State, space: int) -> float:
    """Each die hits one time in three; own tokens count while they may be spent."""
    needed, free, _ = resistance_of(s, space)
    tokens = [0] * 5 if standing(s) & BLOCKS_TAO else tao_row(s, s.active)
    missing = sum(max(0, n - t) for n, t in zip(needed, tokens, strict=True)) - free
    dice = 0 if card_at(s, space).standing & IMMUNE_TO_DICE else free_dice(s)
    enough = range(max(0, missing), dice + 1)
    return sum(comb(dice, hits) * 2.0 ** (dice - hits) for hits in enough) / 3.0**dice


def harm(s: State, space: int) -> float:
    """How much a ghost hurts."""
    card = card_at(s, space)
    return (
        2.0
        + 8.0 * card.incarnation
        + 1.5 * (s.haunters[space] is not None)
        + 2.0 * (s.haunters[space] == 1)
        + 2.0 * is_full(s, space // 3)
        + 1.0 * bool(card.yin)
    )


def worth_of_help(s: State, tile: int) -> float:
    """What the villager of a tile would be good for now."""
    if s.haunted[tile] or not can_help(s, s.village[tile]):
        return 0.0
    ghosts, close = sum(1 for n in s.ghosts if n), s.haunters.count(1)
    worth = {
        "cemetery": 3.0 * len(dead(s)),
        "taoist_altar": 2.5 * sum(s.haunted),
        "herbalist": 1.6,
        "sorcerers_hut": 0.4 * ghosts if s.qi[s.active] > 1 else 0.1,
        "buddhist_temple": 1.2,
        "night_watchman": 1.4 * close,
        "circle_of_prayer": 1.1 if s.circle is None else 0.5,
        "pavilion": 0.8,
        "tea_house": 2.0 if s.qi[s.active] < 3 else 0.6,
    }
    return worth[s.village[tile]]
