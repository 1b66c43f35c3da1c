"""The odds of the Herbalist's dice for tokens of a wanted colour."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from vigil.core.chance import Chance
from vigil.core.decision import Decision, Option
from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.content.tiles import HERBALIST
from vigil.games.ghost_stories.model.queries import standing, tao_supply
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.dice import FACES, reroller
from vigil.games.ghost_stories.phases.villagers import herbalist_dice

HERBS: Final[Option] = ("herbs",)
"""The key of the chances of the Herbalist's dice."""


def herbs(s: State) -> list[Chance]:
    """The chances of one and of two tokens of a wanted colour, as far as the supply allows."""
    fits = wanted_face(s)
    dice = herbalist_dice(s)
    one, two = 1 - (1 - fits) ** dice, fits**2 if dice > 1 else Fraction(0)
    found = [(about(s, count), chance) for count, chance in ((1, one), (2, two)) if chance]
    return [Chance((wanted,), chance, chance) for wanted, chance in found if wanted]


def wanted_face(s: State) -> Fraction:
    """The chance that a die shows a wanted colour or white, with a reroll if there is one."""
    faces = 1 if standing(s) & CANCELS_WHITE else 2
    fits = Fraction(faces, len(FACES))
    return 1 - (1 - fits) ** 2 if reroller(s, exorcism=False) is not None else fits


def about(s: State, count: int) -> Option:
    """Tokens of any colour, or of those left in the supply; nothing if there are none."""
    colours = [name for colour, name in enumerate(COLOURS) if tao_supply(s, colour) >= count]
    if len(colours) == len(COLOURS):
        return (*HERBS, count)
    return ("herbs_of", count, *colours) if colours else ()


def is_asked(s: State, decision: Decision, option: Option) -> bool:
    """Whether an answer asks the Herbalist for help, from any tile."""
    if option == ("help",):
        return s.village[s.at[s.active]] == HERBALIST
    return decision.kind == "yin_yang" and s.village[int(option[1])] == HERBALIST
