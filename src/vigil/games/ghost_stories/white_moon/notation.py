"""The clauses of a position that describe White Moon."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from vigil.core.errors import BadPosition
from vigil.games.ghost_stories.queries import board_name, place_of, side_of
from vigil.games.ghost_stories.state import State
from vigil.games.ghost_stories.table import SIDES
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, SIZES
from vigil.games.ghost_stories.white_moon.queries import (
    CORNERS,
    CRYSTALS,
    ROOM,
    index_of,
    moon,
    tiles_with_villagers,
)
from vigil.games.ghost_stories.white_moon.state import MoonState

UNSEEN: Final = "?"


# -- writing


def write(s: State) -> list[str]:
    """Everything of White Moon that is not as a fresh game has it."""
    m = moon(s)
    clauses = {
        "villagers": ", ".join(write_stack(m, tile) for tile in range(9) if m.stacks[tile]),
        "shelter": write_families(m.shelter),
        "graveyard": write_families(m.graveyard),
        "receptacles": " ".join(str(c) for c, f in zip(CORNERS, m.receptacles, strict=True) if f),
        "su-ling": " ".join(map(str, place_of(s, m.su_ling))) if m.su_ling >= 0 else "",
        "owed": " ".join(m.owed),
        "new crystals": str(m.new_crystals or ""),
    }
    clauses |= {name: "yes" for name, field in FLAGS.items() if getattr(m, field)}
    clauses |= {
        "crystals": write_pairs(s, m.crystals),
        "lying": write_pairs(s, m.lying),
        "artifacts": ", ".join(write_artifacts(s)),
    }
    written = [f"{key}: {value}" for key, value in clauses.items() if value]
    return [f"portal: {m.portal}", *written]


def write_stack(m: MoonState, tile: int) -> str:
    """A stack of villagers from the bottom."""
    return " ".join([str(tile), *(family or UNSEEN for family in m.stacks[tile])])


def write_families(counts: list[int]) -> str:
    """Members of families, one word each."""
    return " ".join(f for f, count in zip(FAMILIES, counts, strict=True) for _ in range(count))


def write_pairs(s: State, values: Iterable[object]) -> str:
    """What belongs to Taoists, by board."""
    pairs = zip(SIDES, values, strict=True)
    return ", ".join(f"{board_name(s, side)} {value}" for side, value in pairs if value)


def write_artifacts(s: State) -> list[str]:
    """Who has which artifact."""
    owners = zip(ARTIFACTS, moon(s).artifacts, strict=True)
    return [f"{artifact} {board_name(s, side)}" for artifact, side in owners if side >= 0]


FLAGS: Final = {
    "omen": "omen",
    "claw used": "claw_used",
    "barrier": "barrier",
    "barrier due": "barrier_due",
}


# -- reading


def read_villagers(s: State, value: str) -> None:
    """Stacks such as ``0 ? ? hua``: a tile and its villagers from the bottom."""
    for part in value.split(","):
        tile, *stack = part.split()
        moon(s).stacks[int(tile)] = tuple("" if word == UNSEEN else known(word) for word in stack)


def known(family: str) -> str:
    """A family by its name."""
    if family not in FAMILIES:
        raise KeyError(family)
    return family


def read_families(counts: Callable[[MoonState], list[int]]) -> Callable[[State, str], None]:
    """Read members of families, one word each."""

    def read(s: State, value: str) -> None:
        for word in value.split():
            counts(moon(s))[index_of(known(word))] += 1

    return read


def read_crystals(s: State, value: str) -> None:
    """Crystals of Taoists, such as ``red 1, blue 2``."""
    for part in value.split(","):
        colour, count = part.split()
        moon(s).crystals[side_of(s, colour)] = int(count)


def read_receptacles(s: State, value: str) -> None:
    """The corner tiles at which a crystal lies."""
    for word in value.split():
        moon(s).receptacles[CORNERS.index(int(word))] = True


def read_su_ling(s: State, value: str) -> None:
    """The board and place in front of which she stands."""
    colour, place = value.split()
    moon(s).su_ling = 3 * side_of(s, colour) + range(3).index(int(place))


def read_artifacts(s: State, value: str) -> None:
    """Artifacts with their owners, such as ``moon_dust red``."""
    for part in value.split(","):
        artifact, colour = part.split()
        moon(s).artifacts[ARTIFACTS.index(artifact)] = side_of(s, colour)


def read_lying(s: State, value: str) -> None:
    """Taoists laid down, and by what: ``red hua`` or ``red roots``."""
    for part in value.split(","):
        colour, why = part.split()
        moon(s).lying[side_of(s, colour)] = {"hua": "hua", "roots": "roots"}[why]


def read_portal(s: State, value: str) -> None:
    """The tile of the portal."""
    moon(s).portal = range(9).index(int(value))


def read_new_crystals(s: State, value: str) -> None:
    """Crystals the active Taoist took this turn."""
    moon(s).new_crystals = int(value)


def read_owed(s: State, value: str) -> None:
    """Families whose rewards come at the end of the barrier."""
    moon(s).owed = tuple(known(word) for word in value.split())


def read_flag(field: str) -> Callable[[State, str], None]:
    """Read a yes or no."""
    return lambda s, value: setattr(moon(s), field, value == "yes")


READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "portal": read_portal,
    "villagers": read_villagers,
    "shelter": read_families(lambda m: m.shelter),
    "graveyard": read_families(lambda m: m.graveyard),
    "crystals": read_crystals,
    "new crystals": read_new_crystals,
    "receptacles": read_receptacles,
    "su-ling": read_su_ling,
    "artifacts": read_artifacts,
    "lying": read_lying,
    "owed": read_owed,
    **{name: read_flag(field) for name, field in FLAGS.items()},
}


def settle_position(s: State) -> None:
    """What nobody has seen is the rest; refuse more villagers or crystals than there are."""
    m = moon(s)
    seen = [family for stack in m.stacks for family in stack if family]
    m.unseen = [
        SIZES[family] - seen.count(family) - saved - dead
        for family, saved, dead in zip(FAMILIES, m.shelter, m.graveyard, strict=True)
    ]
    face_down = sum(stack.count("") for stack in m.stacks)
    problems = {
        "too_many_villagers": min(m.unseen) < 0 or sum(m.unseen) < face_down,
        "full_tile": any(len(stack) > ROOM for stack in m.stacks),
        "villager_on_haunted_tile": any(s.haunted[tile] for tile in tiles_with_villagers(s)),
        "too_many_crystals": sum(m.crystals) + sum(m.receptacles) > CRYSTALS,
        "negative_tokens": min(*m.crystals, m.new_crystals) < 0,
    }
    for code, wrong in problems.items():
        if wrong:
            raise BadPosition(code)
