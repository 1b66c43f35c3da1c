"""How strong a ghost is right now, and why."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from vigil.games.ghost_stories.content.cards import NEEDS_BUDDHA, NEEDS_EMPTY_OPPOSITE
from vigil.games.ghost_stories.queries import card_at
from vigil.games.ghost_stories.state import State
from vigil.games.ghost_stories.table import OPPOSITE

Weakener: TypeAlias = Literal["circle", "mantra"]


class Resistance(NamedTuple):
    """What it takes to exorcise a ghost."""

    needed: tuple[int, ...]
    """Faces or tokens of each colour."""
    free: int
    """How many of them fall away, in a colour still to be chosen."""
    because: tuple[Weakener, ...]
    """What weakens the ghost."""


def resistance_of(s: State, space: int) -> Resistance:
    """The printed resistance less the Circle of Prayer and the mantra (R18, R22)."""
    card, rules, circle = card_at(s, space), s.setup.rules, s.circle
    if circle < 0 and s.mantra != space:
        return Resistance(card.resistance, 0, ())
    needed: list[int] = list(card.resistance)
    because: list[Weakener] = []
    free = 0
    affected = not card.many_coloured or rules.circle_weakens_many_coloured
    if circle >= 0 and needed[circle] and affected and _may_sink(s, sum(needed)):
        needed[circle] -= 1
        because.append("circle")
    adds = rules.circle_and_mantra_add_up or not because
    if s.mantra == space and adds and any(needed) and _may_sink(s, sum(needed)):
        because.append("mantra")
        if card.many_coloured:
            free = 1
        else:
            needed[card.colour] -= 1
    return Resistance(tuple(needed), free, tuple(because))


def _may_sink(s: State, total: int) -> bool:
    return total > 1 or s.setup.rules.resistance_may_reach_zero


def is_exorcisable(s: State, space: int) -> bool:
    """Whether there is a ghost that an exorcism can reach now (D4, D5)."""
    number = s.ghosts[space]
    if not number:
        return False
    bits, rules = s.lasting[space], s.setup.rules
    if bits & NEEDS_EMPTY_OPPOSITE:
        across = OPPOSITE[space]
        if rules.howling_needs_empty_space:
            return not s.ghosts[across]
        return s.haunters[across] != 1
    if bits & NEEDS_BUDDHA:
        return s.exposed[space] or s.buddhas[space]
    return True
