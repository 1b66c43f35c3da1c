"""Ghost cards as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vigil.games.ghost_stories.content.abilities import (
    CAPTURE_TAO_DIE,
    DICE_IMMUNE,
    DISABLE_ALL_POWERS,
    DISABLE_BOARD_POWER,
    DISABLE_TAO_TOKENS,
    HAUNTER,
    REQUIRES_BUDDHA,
    REQUIRES_EMPTY_OPPOSITE,
    WHITE_NOT_WILD,
    Ability,
)

LASTING: Final = (
    CAPTURE_TAO_DIE,
    DISABLE_BOARD_POWER,
    DISABLE_TAO_TOKENS,
    DISABLE_ALL_POWERS,
    DICE_IMMUNE,
    REQUIRES_EMPTY_OPPOSITE,
    REQUIRES_BUDDHA,
    WHITE_NOT_WILD,
    HAUNTER,
)
(
    CAPTURES_DIE,
    BLOCKS_POWER,
    BLOCKS_TAO,
    BLOCKS_ALL_POWERS,
    IMMUNE_TO_DICE,
    NEEDS_EMPTY_OPPOSITE,
    NEEDS_BUDDHA,
    CANCELS_WHITE,
    HAUNTS,
) = (1 << i for i in range(len(LASTING)))
"""What a card in play does by standing there, as bits."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Card:
    """A ghost or an incarnation of Wu-Feng, with its printed figures."""

    number: int
    id: str
    colour: int
    resistance: tuple[int, int, int, int, int]
    """Faces needed of each colour."""
    enter: tuple[Ability, ...] = ()
    yin: tuple[Ability, ...] = ()
    curses: tuple[Ability, ...] = ()
    rewards: tuple[Ability, ...] = ()
    incarnation: bool = False
    estimated: tuple[str, ...] = ()
    """Fields whose printed values are unknown and estimated here."""
    name: str = ""
    """The owner's name for the card; otherwise the catalogue names it."""
    standing: int = field(init=False)
    left_standing: int = field(init=False)
    """The lasting effects of the left stone."""
    middle_standing: int = field(init=False)
    """The lasting effects of the middle stone."""
    many_coloured: bool = field(init=False)

    def __post_init__(self) -> None:
        printed = self.enter + self.yin
        object.__setattr__(self, "standing", _bits(printed))
        object.__setattr__(self, "left_standing", _bits(self.enter))
        object.__setattr__(self, "middle_standing", _bits(self.yin))
        colours = sum(1 for needed in self.resistance if needed)
        object.__setattr__(self, "many_coloured", colours > 1)


def _bits(abilities: tuple[Ability, ...]) -> int:
    return sum(1 << i for i, ability in enumerate(LASTING) if ability in abilities)


def single(colour: int, resistance: int) -> tuple[int, int, int, int, int]:
    """The resistance of a ghost of one colour."""
    needed = [0] * 5
    needed[colour] = resistance
    return (needed[0], needed[1], needed[2], needed[3], needed[4])


def ghost(
    number: int,
    id: str,
    colour: int,
    resistance: int,
    *,
    enter: tuple[Ability, ...] = (),
    yin: tuple[Ability, ...] = (),
    curses: tuple[Ability, ...] = (),
    rewards: tuple[Ability, ...] = (),
    estimated: tuple[str, ...] = (),
) -> Card:
    """A ghost of one colour, as one line of its table."""
    return Card(
        number=number,
        id=id,
        colour=colour,
        resistance=single(colour, resistance),
        enter=enter,
        yin=yin,
        curses=curses,
        rewards=rewards,
        estimated=estimated,
    )
