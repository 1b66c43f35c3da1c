"""Conditions and counts that effects of powers refer to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from vigil.games.horizons.model.pieces import BUILDINGS, DAHAN, EXPLORER
from vigil.games.horizons.model.queries import (
    count,
    has_dahan,
    has_invaders,
    lands_in,
    presence,
    sacred_mask,
)
from vigil.games.horizons.powers.use import PowerUse

Condition: TypeAlias = Callable[[PowerUse], bool]
Count: TypeAlias = Callable[[PowerUse], int]


def terrain(*names: str) -> Condition:
    """The target land is one of these."""
    return lambda use: use.s.setup.island.terrain[use.land] in names


def both(one: Condition, other: Condition) -> Condition:
    """Two conditions hold together."""
    return lambda use: one(use) and other(use)


def explorers(use: PowerUse) -> bool:
    """Explorers are in the land."""
    return count(use.s, use.land, (EXPLORER,)) > 0


def invaders(use: PowerUse) -> bool:
    """Invaders are in the land."""
    return has_invaders(use.s, use.land)


def no_invaders(use: PowerUse) -> bool:
    """No invaders are in the land."""
    return not has_invaders(use.s, use.land)


def invaders_and_dahan(use: PowerUse) -> bool:
    """Both invaders and dahan are in the land."""
    return has_invaders(use.s, use.land) and has_dahan(use.s, use.land)


def blighted(use: PowerUse) -> bool:
    """Blight is in the land."""
    return use.s.blight[use.land] > 0


def some_land(use: PowerUse) -> bool:
    """A land was chosen."""
    return use.target_land is not None


def own_presence(use: PowerUse) -> bool:
    """The user has presence in the land."""
    return presence(use.s, use.seat, use.land) > 0


def no_own_presence(use: PowerUse) -> bool:
    """The user has no presence in the land."""
    return not own_presence(use)


def two_buildings(use: PowerUse) -> bool:
    """At least two towns and cities are in the land."""
    return count(use.s, use.land, BUILDINGS) >= 2


def two_sacred_sites(use: PowerUse) -> bool:
    """The user has at least two sacred sites."""
    return len(lands_in(sacred_mask(use.s, use.seat))) >= 2


def another_spirit(use: PowerUse) -> bool:
    """The target is another spirit."""
    return use.other


def per_dahan(use: PowerUse) -> int:
    """Dahan in the land."""
    return count(use.s, use.land, (DAHAN,))


def per_blight(use: PowerUse) -> int:
    """Blight in the land."""
    return use.s.blight[use.land]


def per_blight_nearby(use: PowerUse) -> int:
    """Blight in the lands next to the land."""
    return sum(use.s.blight[land] for land in use.s.setup.island.adjacent[use.land])
