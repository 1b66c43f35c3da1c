"""What White Moon adds to the arrays of a position."""

from __future__ import annotations

from typing import Final

from vigil.env.spaces import Array, Column, one_of_each
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, SPACES, TILES
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.spaces.arrays import FLAG, flag
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS
from vigil.games.ghost_stories.white_moon.model.state import MoonState

UNSEEN: Final = ""
"""An unseen villager."""
STACK: Final = 6
"""More villagers on a tile are not counted."""
CRYSTALS: Final = 4
LAID_BY: Final = ("hua", "roots")

VILLAGERS_ARRAY: Final = Array(
    "villagers",
    "the villagers on each tile, and the portal",
    (
        Column("villagers", STACK),
        *one_of_each("on top", FAMILIES),
        Column("on top unseen"),
        Column("portal"),
    ),
    tuple(f"tile {tile}" for tile in TILES),
)
FAMILIES_ARRAY: Final = Array(
    "families",
    "what has become of each family",
    (*(Column(name, 3) for name in ("members", "unseen", "saved", "dead")), Column("reward owed")),
    FAMILIES,
)
MOON_BOARDS_ARRAY: Final = Array(
    "moon_boards",
    "what Taoists have of White Moon, by colour",
    (
        Column("moon crystals", CRYSTALS),
        *one_of_each("laid down by", LAID_BY),
        *one_of_each("artifact", ARTIFACTS),
    ),
    BOARD_COLOURS,
)
MOON_ARRAY: Final = Array(
    "moon",
    "Su-Ling, crystals and the Mystic Barrier",
    (
        *one_of_each(
            "Su-Ling at", (f"{colour} {place}" for colour in BOARD_COLOURS for place in range(3))
        ),
        *one_of_each("crystal at corner", CORNERS),
        Column("omen"),
        Column("crystals taken this turn", CRYSTALS),
        Column("barrier"),
        Column("barrier due"),
        Column("claw used"),
    ),
)
MOON_ARRAYS: Final = (VILLAGERS_ARRAY, FAMILIES_ARRAY, MOON_BOARDS_ARRAY, MOON_ARRAY)


def moon_arrays(s: State, moon: MoonState) -> list[bytes]:
    """The figures of the arrays of White Moon."""
    sides = [s.colours.index(colour) for colour in range(4)]
    return [_villagers(moon), _families(moon), _boards(moon, sides), _moon(moon, sides)]


def _villagers(moon: MoonState) -> bytes:
    rows = []
    for tile, stack in enumerate(moon.stacks):
        top = stack[-1] if stack else None
        family = bytes(12) if top in (None, UNSEEN) else FLAG[FAMILIES.index(str(top))]
        rows.append(bytes((min(STACK, len(stack)), *family, top == UNSEEN, moon.portal == tile)))
    return b"".join(rows)


def _families(moon: MoonState) -> bytes:
    figures = zip(FAMILIES, moon.unseen, moon.shelter, moon.graveyard, strict=True)
    return bytes(
        figure
        for family, unseen, saved, dead in figures
        for figure in (SIZES[family], unseen, saved, dead, family in moon.owed)
    )


def _boards(moon: MoonState, sides: list[int]) -> bytes:
    rows = []
    for side in sides:
        laid = [moon.lying[side] == why for why in LAID_BY]
        held = [owner == side for owner in moon.artifacts]
        rows.append(bytes((moon.crystals[side], *laid, *held)))
    return b"".join(rows)


def _moon(moon: MoonState, sides: list[int]) -> bytes:
    order = [space for side in sides for space in BOARD_SPACES[side]]
    stands = bytes(len(SPACES)) if moon.su_ling is None else flag(order.index(moon.su_ling), 12)
    rest = (moon.omen, moon.new_crystals, moon.barrier, moon.barrier_due, moon.claw_used)
    return stands + bytes((*moon.receptacles, *rest))
