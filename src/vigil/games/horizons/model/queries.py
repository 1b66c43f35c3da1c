"""Queries about the state: nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.games.horizons.model.pieces import (
    CITY,
    DAHAN,
    HEALTH,
    INVADERS,
    SLOTS,
    SLOTS_OF,
    STRENGTH,
    TOWN,
    WIDTH,
    Invader,
)
from vigil.games.horizons.model.special import SPECIAL_RULES
from vigil.games.horizons.model.state import State

SACRED: int = 2
"""Presence that makes a sacred site."""

MUST_GO: Final = (0, 1, 3)
"""By terror level, the first slot of invaders that bar victory: all, buildings, cities."""


# -- lands


def land_name(s: State, land: int) -> str:
    """Board letter and number."""
    return s.setup.island.names[land]


def lands_in(mask: int) -> list[int]:
    """The lands whose bits are set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def owner_of(s: State, land: int) -> int:
    """The seat that decides about a land when no power does: that of its board."""
    return s.setup.island.board_of(land)


# -- pieces


def count(s: State, land: int, kinds: Iterable[str]) -> int:
    """Pieces of these kinds in a land."""
    pieces, first, found = s.pieces, WIDTH * land, 0
    for kind in kinds:
        for slot in SLOTS_OF[kind]:
            found += pieces[first + slot]
    return found


def pieces_in(s: State, land: int, slot: int) -> int:
    """Pieces of a slot in a land."""
    return s.pieces[WIDTH * land + slot]


def has(s: State, land: int, kinds: Iterable[str]) -> bool:
    """Whether a land has a piece of one of these kinds."""
    pieces, first = s.pieces, WIDTH * land
    for kind in kinds:
        for slot in SLOTS_OF[kind]:
            if pieces[first + slot]:
                return True
    return False


def has_nearby(s: State, land: int, kinds: Iterable[str]) -> bool:
    """Whether a piece of one of these kinds is next to a land."""
    return any(has(s, other, kinds) for other in s.setup.island.adjacent[land])


def has_invaders(s: State, land: int) -> bool:
    """Whether invaders are there: the first six slots."""
    first = WIDTH * land
    return any(s.pieces[first : first + 6])


def has_dahan(s: State, land: int) -> bool:
    """Whether dahan are there: the last six slots."""
    first = WIDTH * land
    return any(s.pieces[first + 6 : first + WIDTH])


def slots_with(s: State, land: int, kinds: Iterable[str]) -> list[int]:
    """Slots of these kinds that hold a piece in a land."""
    pieces, first = s.pieces, WIDTH * land
    return [slot for kind in kinds for slot in SLOTS_OF[kind] if pieces[first + slot]]


def health(s: State, land: int, kind: str) -> int:
    """Damage that destroys a piece there, weakened or hardened as it may be."""
    if kind == DAHAN:
        return HEALTH[DAHAN] + s.this_turn.dahan_bonus[land]
    return max(1, HEALTH[kind] - invader_weakness(s, land))


def invader_weakness(s: State, land: int) -> int:
    """Health that invaders lack there because of spirits."""
    weakness = 0
    for seat, spirit in enumerate(s.spirits):
        hook = SPECIAL_RULES[spirit].invader_weakness
        if hook is not None:
            weakness += hook(s, seat, land)
    return weakness


def to_be_built(s: State, land: int) -> Invader:
    """A city where towns outnumber cities, else a town."""
    return CITY if count(s, land, (TOWN,)) > count(s, land, (CITY,)) else TOWN


def built_by_special_rules(s: State, land: int, building: Invader) -> Invader:
    """The building, or what a spirit turns it into there."""
    for seat, spirit in enumerate(s.spirits):
        hook = SPECIAL_RULES[spirit].built_instead
        instead = None if hook is None else hook(s, seat, land)
        if instead is not None:
            return instead
    return building


def health_left(s: State, land: int, slot: int) -> int:
    """Damage still needed to destroy a piece of a slot."""
    kind, damage = SLOTS[slot]
    return health(s, land, kind) - damage


def ravage_damage(s: State, land: int) -> int:
    """Damage of all invaders in a land, before defence."""
    return sum(STRENGTH[kind] * count(s, land, (kind,)) for kind in INVADERS)


def defence(s: State, land: int) -> int:
    """Defence of a land: its own and what spirits give in their lands."""
    total = s.this_turn.defend[land]
    for seat, amount in s.this_turn.wards:
        if presence(s, seat, land):
            total += amount
    for each, more in s.this_turn.guards:
        dahan = count(s, land, (DAHAN,))
        total += each * dahan + more if dahan else 0
    return total


# -- presence


def presence(s: State, seat: int, land: int) -> int:
    """Presence of a spirit in a land."""
    return s.presence[len(s.blight) * seat + land]


def presence_by_land(s: State, seat: int) -> list[int]:
    """Presence of a spirit in all lands."""
    size = len(s.blight)
    return s.presence[size * seat : size * seat + size]


def presence_mask(s: State, seat: int) -> int:
    """Lands with presence of a spirit, as bits."""
    mask = 0
    for land, there in enumerate(presence_by_land(s, seat)):
        if there:
            mask |= 1 << land
    return mask


def sacred_mask(s: State, seat: int) -> int:
    """Sacred sites of a spirit, as bits."""
    mask = 0
    for land, there in enumerate(presence_by_land(s, seat)):
        if there >= SACRED:
            mask |= 1 << land
    return mask


def anyone_in(s: State, land: int) -> int:
    """Presence of all spirits in a land."""
    return sum(presence(s, seat, land) for seat in s.setup.seats)


def is_sacred(s: State, seat: int, land: int) -> bool:
    """Whether a land is a sacred site of a spirit."""
    return s.presence[len(s.blight) * seat + land] >= SACRED


def any_sacred(s: State, land: int) -> bool:
    """Whether a land is a sacred site of some spirit."""
    return any(is_sacred(s, seat, land) for seat in s.setup.seats)


# -- fear and terror


def terror_level(s: State) -> int:
    """Terror level: one more for every three fear cards earned."""
    return min(3, 1 + s.taken // 3)


def cards_until_next_level(s: State) -> int | None:
    """Fear cards to earn before the terror level rises; ``None`` at the highest."""
    return None if terror_level(s) == 3 else 3 - s.taken % 3


def is_terrified(s: State) -> bool:
    """Whether the victory condition of the terror level holds."""
    level = terror_level(s)
    for slot in range(MUST_GO[level - 1], 6):  # noqa: SIM110  # asked after every action
        if any(s.pieces[slot::WIDTH]):
            return False
    return True
