"""The clauses of a position that describe White Moon."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from vigil.core.clauses import Words
from vigil.core.errors import BadPosition
from vigil.core.notation import Clause, joined
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES, SIDES, TILES
from vigil.games.ghost_stories.model.queries import (
    TAO_TOKENS_PER_COLOUR,
    board_name,
    place_of,
    side_of,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES, HUA, SIZES
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS, ROOM, index_of, moon
from vigil.games.ghost_stories.white_moon.model.state import MoonState

UNSEEN: Final = "?"
LAID_BY: Final = (HUA, "roots")
"""What lays a Taoist down."""


# -- villagers


def see(s: State, words: Words) -> str:
    """A member of a family, of which one less is unseen now."""
    family = words.pick(FAMILIES)
    unseen = moon(s).unseen
    unseen[index_of(family)] -= 1
    if unseen[index_of(family)] < 0:
        most = SIZES[family]
        raise BadPosition("too_many_villagers", clause=words.clause, value=family, most=most)
    return family


def read_villagers(s: State, words: Words) -> None:
    """Stacks such as ``0 ? ? hua``: a tile and its villagers from the bottom."""
    stacks = moon(s).stacks
    for part in words.parts():
        tile = part.number(0, len(TILES) - 1)
        if stacks[tile]:
            raise BadPosition("word_twice", clause=words.clause, value=tile)
        while part:
            stacks[tile] += (read_villager(s, part),)
        if not stacks[tile]:
            part.take()
        if len(stacks[tile]) > ROOM:
            raise BadPosition("full_tile", value=tile)


def read_villager(s: State, words: Words) -> str:
    """A villager by family, or an unseen one."""
    if words.next == UNSEEN:
        words.take()
        return ""
    return see(s, words)


def write_villagers(s: State) -> str:
    """Every stack from the bottom, after its tile."""
    stacks = [(tile, stack) for tile, stack in enumerate(moon(s).stacks) if stack]
    return ", ".join(joined([tile, *(who or UNSEEN for who in stack)]) for tile, stack in stacks)


def families_clause(
    name: str, counts: Callable[[MoonState], list[int]], example: str
) -> Clause[State]:
    """The clause of members of families, one word each."""

    def read(s: State, words: Words) -> None:
        while words:
            counts(moon(s))[index_of(see(s, words))] += 1

    def write(s: State) -> str:
        members = zip(FAMILIES, counts(moon(s)), strict=True)
        return joined(family for family, count in members for _ in range(count))

    return Clause(key=name, example=example, read=read, write=write)


# -- what Taoists have


def by_board(s: State, values: Iterable[object]) -> str:
    """What belongs to Taoists, by the colours of their boards."""
    pairs = zip(SIDES, values, strict=True)
    return ", ".join(f"{board_name(s, side)} {value}" for side, value in pairs if value)


def read_crystals(s: State, words: Words) -> None:
    """Crystals of Taoists, such as ``red 1, blue 2``."""
    for colour, part in words.named_parts(BOARD_COLOURS):
        moon(s).crystals[side_of(s, colour)] = part.number()


def read_lying(s: State, words: Words) -> None:
    """Taoists laid down, and by what: ``red hua`` or ``red roots``."""
    for colour, part in words.named_parts(BOARD_COLOURS):
        moon(s).lying[side_of(s, colour)] = part.pick(LAID_BY)


def read_artifacts(s: State, words: Words) -> None:
    """Artifacts with their owners, such as ``moon_dust red``."""
    for artifact, part in words.named_parts(ARTIFACTS):
        moon(s).artifacts[ARTIFACTS.index(artifact)] = side_of(s, part.pick(BOARD_COLOURS))


def write_artifacts(s: State) -> str:
    """Who has which artifact."""
    owners = zip(ARTIFACTS, moon(s).artifacts, strict=True)
    owned = [(artifact, side) for artifact, side in owners if side is not None]
    return ", ".join(f"{artifact} {board_name(s, side)}" for artifact, side in owned)


# -- the village and Su-Ling


def read_portal(s: State, words: Words) -> None:
    """The tile of the portal."""
    moon(s).portal = words.number(0, len(TILES) - 1)


def read_su_ling(s: State, words: Words) -> None:
    """The board and place in front of which she stands."""
    side = side_of(s, words.pick(BOARD_COLOURS))
    moon(s).su_ling = BOARD_SPACES[side][words.number(0, 2)]


def write_su_ling(s: State) -> str:
    """The board and place in front of which she stands; nothing in the reserve."""
    at = moon(s).su_ling
    return "" if at is None else joined(place_of(s, at))


def read_receptacles(s: State, words: Words) -> None:
    """The corner tiles at which a crystal lies."""
    for tile in words.rest(map(str, CORNERS)):
        moon(s).receptacles[CORNERS.index(int(tile))] = True


def write_receptacles(s: State) -> str:
    """The corner tiles at which a crystal lies."""
    return joined(c for c, full in zip(CORNERS, moon(s).receptacles, strict=True) if full)


def read_new_crystals(s: State, words: Words) -> None:
    """Crystals the active Taoist took this turn."""
    moon(s).new_crystals = words.number()


def read_owed(s: State, words: Words) -> None:
    """Families whose rewards come at the end of the barrier."""
    moon(s).owed = words.rest(FAMILIES)


def flag_clause(name: str, field: str, example: str) -> Clause[State]:
    """The clause of a yes or no."""

    def read(s: State, words: Words) -> None:
        setattr(moon(s), field, words.flag())

    def write(s: State) -> str:
        return "yes" if getattr(moon(s), field) else ""

    return Clause(key=name, example=f"modules: white_moon; {example}", read=read, write=write)


# -- what the box holds


def read_tao_tokens(s: State, words: Words) -> None:
    """How many Tao tokens of each of the five colours the game has."""
    s.tao_tokens = tuple(words.number(0, TAO_TOKENS_PER_COLOUR) for _ in COLOURS)


def write_tao_tokens(s: State) -> str:
    """How many Tao tokens there are, if some have left the game."""
    usual = all(count == TAO_TOKENS_PER_COLOUR for count in s.tao_tokens)
    return "" if usual else joined(s.tao_tokens)


def read_incarnations(s: State, words: Words) -> None:
    """Incarnations to be exorcised in all."""
    s.incarnations = words.number(0, sum(1 for card in s.setup.cards if card and card.incarnation))


def write_incarnations(s: State) -> str:
    """Incarnations to be exorcised in all, if not as many as the level has."""
    return "" if s.incarnations == s.setup.incarnations else str(s.incarnations)


PIECES: Final = (
    Clause(
        key="tao tokens",
        example="modules: white_moon; tao tokens: 4 4 3 4 4",
        read=read_tao_tokens,
        write=write_tao_tokens,
    ),
    Clause(
        key="incarnations",
        example="modules: white_moon; incarnations: 2",
        read=read_incarnations,
        write=write_incarnations,
    ),
)

CLAUSES: Final = (
    Clause(
        key="portal",
        example="modules: white_moon; portal: 4",
        read=read_portal,
        write=lambda s: str(moon(s).portal),
    ),
    Clause(
        key="villagers",
        example="modules: white_moon; villagers: 0 ? ? hua, 4 sun",
        read=read_villagers,
        write=write_villagers,
    ),
    families_clause("shelter", lambda m: m.shelter, "modules: white_moon; shelter: long sun sun"),
    families_clause(
        "graveyard", lambda m: m.graveyard, "modules: white_moon; graveyard: hua hua miao"
    ),
    Clause(
        key="receptacles",
        example="modules: white_moon; receptacles: 0 8",
        read=read_receptacles,
        write=write_receptacles,
    ),
    Clause(
        key="su-ling",
        example="modules: white_moon; su-ling: red 0",
        read=read_su_ling,
        write=write_su_ling,
    ),
    Clause(
        key="owed",
        example="modules: white_moon; shelter: zhou zhou zhou; barrier: yes; owed: zhou;"
        " next: barrier_ends",
        read=read_owed,
        write=lambda s: " ".join(moon(s).owed),
    ),
    Clause(
        key="new crystals",
        example="modules: white_moon; crystals: red 1; new crystals: 1",
        read=read_new_crystals,
        write=lambda s: str(moon(s).new_crystals or ""),
    ),
    flag_clause("omen", "omen", "omen: yes"),
    flag_clause("claw used", "claw_used", "artifacts: vengeful_claw red; claw used: yes"),
    flag_clause("barrier", "barrier", "barrier: yes; next: barrier_board 0, barrier_ends"),
    flag_clause("barrier due", "barrier_due", "shelter: zhou zhou zhou; barrier due: yes"),
    Clause(
        key="crystals",
        example="modules: white_moon; crystals: red 2, blue 1",
        read=read_crystals,
        write=lambda s: by_board(s, moon(s).crystals),
    ),
    Clause(
        key="lying",
        example="modules: white_moon; lying: red hua, blue roots",
        read=read_lying,
        write=lambda s: by_board(s, moon(s).lying),
    ),
    Clause(
        key="artifacts",
        example="modules: white_moon; artifacts: moon_dust red, divine_sword blue",
        read=read_artifacts,
        write=write_artifacts,
    ),
)
