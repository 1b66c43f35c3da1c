"""Targeting: which lands or spirits a power can be used on."""

from __future__ import annotations

from vigil.games.horizons.model.queries import (
    has_dahan,
    has_invaders,
    lands_in,
    presence_mask,
    sacred_mask,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.elements import reaches
from vigil.games.horizons.powers.power import Power


def origins(s: State, seat: int, power: Power) -> int:
    """Lands from which the range of a power is counted, as bits."""
    assert power.reach is not None
    sharing, mask = s.this_turn.sharing[seat], 0
    for other in s.setup.seats:
        if other == seat or sharing >> other & 1:
            mask |= sacred_mask(s, other) if power.reach.sacred else presence_mask(s, other)
    if power.reach.terrain:
        terrain = s.setup.island.terrain
        mask = sum(1 << land for land in lands_in(mask) if terrain[land] in power.reach.terrain)
    return mask


def range_of(s: State, seat: int, power: Power) -> int:
    """How far a power reaches now: thresholds that change it come before targeting."""
    assert power.reach is not None
    value = power.reach.value
    for threshold in power.thresholds:
        if threshold.reach is not None and reaches(s, seat, threshold.elements):
            value = threshold.reach
    return value + s.this_turn.reach[seat]


def lands_in_range(s: State, mask: int, distance: int) -> int:
    """Lands at most so far from one of the lands given, as bits."""
    rings = s.setup.island.within
    ring = rings[min(distance, len(rings) - 1)]
    found = 0
    for land in lands_in(mask):
        found |= ring[land]
    return found


def reached_lands(s: State, seat: int, power: Power) -> list[int]:
    """Lands in the range of a power."""
    return lands_in(lands_in_range(s, origins(s, seat, power), range_of(s, seat, power)))


def target_lands(s: State, seat: int, power: Power) -> list[int]:
    """Lands that a power can target now."""
    return [land for land in reached_lands(s, seat, power) if is_valid_target(s, land, power)]


def is_valid_target(s: State, land: int, power: Power) -> bool:
    """Whether a land is what a power must target."""
    island = s.setup.island
    if power.terrains and island.terrain[land] not in power.terrains:
        return False
    match power.target:
        case "invaders":
            return has_invaders(s, land)
        case "no_invaders":
            return not has_invaders(s, land)
        case "dahan":
            return has_dahan(s, land)
        case "blight":
            return s.blight[land] > 0
        case "no_blight":
            return s.blight[land] == 0
        case "coastal":
            return island.coastal[land]
    return True


def needs_threshold(s: State, seat: int, power: Power, land: int) -> bool:
    """Whether a land is in range only because a threshold makes the power reach further."""
    assert power.reach is not None
    printed = power.reach.value + s.this_turn.reach[seat]
    return not lands_in_range(s, origins(s, seat, power), printed) >> land & 1


def target_spirits(s: State, seat: int, power: Power) -> list[int]:
    """Spirits that a power can target; in a solo game the spirit itself."""
    others = [other for other in s.setup.seats if other != seat or power.target != "another"]
    return others or [seat]


def can_target(s: State, seat: int, power: Power) -> bool:
    """Whether a power has a target at all."""
    if power.reach is None:
        return True
    return any(is_valid_target(s, land, power) for land in reached_lands(s, seat, power))
