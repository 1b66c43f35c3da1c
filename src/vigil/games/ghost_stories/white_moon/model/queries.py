"""Questions about the parts of White Moon: nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from vigil.core.decision import Option
from vigil.games.ghost_stories.content.abilities import Ability
from vigil.games.ghost_stories.model.geometry import LINES, TILES
from vigil.games.ghost_stories.model.queries import is_living, living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.abilities import REMOVE_PORTAL, REMOVE_SU_LING
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.rules import MoonRules, moon_rules
from vigil.games.ghost_stories.white_moon.model.state import MoonState

ROOM: Final = 3
"""No tile ever holds more villagers."""
CRYSTALS: Final = 4
CORNERS: Final = (0, 2, 6, 8)
"""The corner tiles; a receptacle stands next to each."""


def moon(s: State) -> MoonState:
    """The parts of White Moon on the table."""
    assert isinstance(s.module, MoonState)
    return s.module


def rules(s: State) -> MoonRules:
    """The readings of this game."""
    return moon_rules(s.setup.switches)


# -- villagers


def index_of(family: str) -> int:
    """The number of a family."""
    return FAMILIES.index(family)


def has_room(s: State, tile: int) -> bool:
    """Whether one more villager may stand on that tile."""
    return not s.haunted[tile] and len(moon(s).stacks[tile]) < ROOM


class TopVillager(NamedTuple):
    """A villager on top of a stack."""

    family: str
    tile: int


def face_up(s: State) -> list[TopVillager]:
    """The villagers on top of their stacks."""
    tops = [TopVillager(stack[-1], tile) for tile, stack in enumerate(moon(s).stacks) if stack]
    return [villager for villager in tops if villager.family]


def as_villagers(villagers: Iterable[TopVillager]) -> dict[Option, TopVillager]:
    """The options that name these villagers."""
    return {("villager", *villager): villager for villager in villagers}


def first_stack(s: State, space: int) -> int | None:
    """The nearest tile with villagers in the line of a ghost, if any."""
    stacks = moon(s).stacks
    return next((tile for tile in LINES[space] if stacks[tile]), None)


def is_saved(s: State, family: str) -> bool:
    """Whether a whole family is in the shelter."""
    return moon(s).shelter[index_of(family)] == SIZES[family]


def dead_families(s: State) -> list[str]:
    """Families with members in the graveyard."""
    return [family for family, dead in zip(FAMILIES, moon(s).graveyard, strict=True) if dead]


def as_families(families: Iterable[str]) -> dict[Option, str]:
    """The options that name these families."""
    return {("family", family): family for family in families}


# -- the portal and Su-Ling


def in_play(s: State, ability: Ability) -> bool:
    """Whether a ghost in play has that ability on its left stone."""
    cards = [s.setup.cards[number] for number in s.ghosts if number]
    return any(ability in card.enter for card in cards if card)


def portal_is_open(s: State) -> bool:
    """Whether the portal stands in the village."""
    return not in_play(s, REMOVE_PORTAL)


def is_su_ling_free(s: State) -> bool:
    """Whether Su-Ling is not held by a ghost."""
    return not in_play(s, REMOVE_SU_LING)


# -- crystals and artifacts


def crystals_in_reserve(s: State) -> int:
    """Moon crystals that no one has and no receptacle holds."""
    return CRYSTALS - sum(moon(s).crystals) - sum(moon(s).receptacles)


def receptacle_at(tile: int) -> int | None:
    """The receptacle next to a tile, if it is a corner."""
    return CORNERS.index(tile) if tile in CORNERS else None


def has_artifact(s: State, side: int, artifact: str) -> bool:
    """Whether the living Taoist of that side has an artifact."""
    return moon(s).artifacts[ARTIFACTS.index(artifact)] == side and is_living(s, side)


def taker(s: State) -> int:
    """The side that takes what the active board has won: itself, or the next living Taoist."""
    return living(s)[0]


def tiles_with_villagers(s: State) -> list[int]:
    """The tiles that hold villagers."""
    return [tile for tile in TILES if moon(s).stacks[tile]]
