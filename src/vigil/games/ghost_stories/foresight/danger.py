"""Whether the village can fall before a Taoist acts again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from vigil.core.decision import Decision, Option
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.foresight.rerolls import ROLLS
from vigil.games.ghost_stories.model.queries import living
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.exorcism import targets
from vigil.games.ghost_stories.white_moon.model.state import MoonState
from vigil.games.ghost_stories.white_moon.model.verbs import DEAD_TO_LOSE
from vigil.insight.danger.search import all_outcomes

ROUND: Final = 4
"""How many turns of boards may come before the same Taoist acts again."""

LINES: Final = 900
"""Enough for three dice and the draw of a ghost."""

EFFORT: Final = 12_000
"""More answers than these lines need in any game played so far."""


def is_near(s: State) -> bool:
    """Whether haunted tiles, Qi, cards or villagers are close to a defeat."""
    if len(s.powers) < ROUND:
        return False
    haunted = s.setup.numbers.tiles_to_lose - sum(s.haunted)
    qi = sum(s.qi[side] for side in living(s))
    dead = sum(s.module.graveyard) if isinstance(s.module, MoonState) else 0
    return haunted <= 2 or qi <= ROUND or len(s.deck.layers) <= ROUND or DEAD_TO_LOSE - dead <= 3


def is_settled(before: State, s: State, _: Decision) -> bool:
    """Whether a yang phase has begun since then, so that a Taoist may act."""
    return s.yang and (s.turn, s.yang) > (before.turn, before.yang)


def outcomes(s: State, decision: Decision) -> list[tuple[int, int]]:
    """The outcomes of chance; those equivalent until a Taoist acts again are merged."""
    if decision.kind == "ghost_card":
        return merged(decision, [drawn_alike(s, option) for option in decision.options])
    begun = (event.tag for event in reversed(s.events or ()) if event.tag in ROLLS)
    if decision.kind != "tao_die" or next(begun, None) != "exorcism_began":
        return all_outcomes(s, decision)
    demands = [resistance_of(s, space).needed for space in targets(s)]
    needed = [any(demand[colour] for demand in demands) for colour in range(len(COLOURS))]
    faces = range(len(decision.options))
    return merged(decision, [face if (*needed, True)[face] else None for face in faces])


def drawn_alike(s: State, option: Option) -> Hashable:
    """What distinguishes ghosts before a player can exorcise them."""
    card = s.setup.card_of[option]
    return card.colour, card.many_coloured, card.incarnation, card.enter, card.yin


def merged(decision: Decision, kinds: Sequence[Hashable]) -> list[tuple[int, int]]:
    """The first outcome of each kind, with the total probability of its kind."""
    weights = decision.weights or (1,) * len(decision.options)
    found = Counter[Hashable]()
    for kind, weight in zip(kinds, weights, strict=True):
        found[kind] += weight
    return [(kinds.index(kind), weight) for kind, weight in found.items()]
