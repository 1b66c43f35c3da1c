"""The current resistance of a ghost, and why."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from vigil.games.ghost_stories.content.cards import NEEDS_BUDDHA, NEEDS_EMPTY_OPPOSITE, Card
from vigil.games.ghost_stories.content.colours import Colours, less_one
from vigil.games.ghost_stories.model.geometry import OPPOSITE
from vigil.games.ghost_stories.model.queries import card_at
from vigil.games.ghost_stories.model.state import State

Weakener: TypeAlias = Literal["circle", "mantra"]


class Resistance(NamedTuple):
    """What is needed to exorcise a ghost."""

    needed: Colours
    """Faces or tokens of each colour."""
    free: int
    """How many of them are waived, in a colour still to be chosen."""
    because: tuple[Weakener, ...]
    """What weakens the ghost."""


def resistance_of(s: State, space: int) -> Resistance:
    """The printed resistance less the Circle of Prayer and the mantra (R18, R22)."""
    card = card_at(s, space)
    if s.circle is None and s.mantra != space:
        return Resistance(card.resistance, 0, ())
    prayed = colour_of_prayer(s, card)
    needed = card.resistance if prayed is None else less_one(card.resistance, prayed)
    because: tuple[Weakener, ...] = () if prayed is None else ("circle",)
    if not mantra_weakens(s, space, needed, because):
        return Resistance(needed, 0, because)
    because = (*because, "mantra")
    if card.many_coloured:
        return Resistance(needed, 1, because)
    return Resistance(less_one(needed, card.colour), 0, because)


def colour_of_prayer(s: State, card: Card) -> int | None:
    """The colour by which the Circle of Prayer weakens a ghost, if it does (V6)."""
    circle = s.circle
    if circle is None or not card.resistance[circle]:
        return None
    affected = not card.many_coloured or s.setup.rules.circle_weakens_many_coloured
    return circle if affected and _may_sink(s, card.resistance) else None


def mantra_weakens(s: State, space: int, needed: Colours, because: tuple[Weakener, ...]) -> bool:
    """Whether the mantra takes one more face off a ghost (R18)."""
    if s.mantra != space or not any(needed):
        return False
    adds = s.setup.rules.circle_and_mantra_add_up or not because
    return adds and _may_sink(s, needed)


def _may_sink(s: State, needed: Colours) -> bool:
    """Whether one face may be waived; in our ruling even the last one (R22)."""
    return s.setup.rules.resistance_may_reach_zero or sum(needed) > 1


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
