"""The games that ``torture.rules`` plays: their setups, late positions, players and invariants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from games.ghost_stories.player import Player as VillagePlayer
from games.ghost_stories.property import games as village
from games.ghost_stories.property import invariants as village_invariants
from games.ghost_stories.property.ledger import Ledger as VillageLedger
from games.ghost_stories.white_moon.player import Player as MoonPlayer
from games.ghost_stories.white_moon.property import games as moon
from games.ghost_stories.white_moon.property import invariants as moon_invariants
from games.ghost_stories.white_moon.property.late import late_position as moon_position
from games.ghost_stories.white_moon.property.ledger import Ledger as MoonLedger
from games.horizons.player import Player as IslandPlayer
from games.horizons.property import games as island
from games.horizons.property import invariants as island_invariants
from vigil.core import Decision, Event, Table, find_game
from vigil.core.state import GameState
from vigil.games.ghost_stories.model.rules import SWITCHES as VILLAGE_SWITCHES
from vigil.games.horizons.model.rules import SWITCHES as ISLAND_SWITCHES

MANY: Final = 100_000
"""More setups than go round before they come again."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of game: what it is played with, and what must be true in it."""

    game: str
    setup: Callable[[Random], Any]
    late: Callable[[Any, Random], GameState]
    """A position near the end of a game of that setup."""
    player: Callable[[int], Any]
    """A player with a purpose."""
    invariants: tuple[Callable[[Any, Decision | None], None], ...]
    told: Callable[[Any, list[Event], Any], None]
    """What the events of a whole game say agrees with its last state."""


def some(luck: Random, of: tuple[str, ...]) -> tuple[str, ...]:
    """A few of these, in their order."""
    chosen = set(luck.sample(of, luck.randint(0, 5)))
    return tuple(one for one in of if one in chosen)


def a_village(luck: Random) -> Any:
    """Any setup of Ghost Stories."""
    setup = village.setup_number(luck.randrange(MANY))
    if luck.random() < 0.5:
        return setup
    switches, qi = some(luck, tuple(VILLAGE_SWITCHES)), luck.choice((None, None, 1, 5))
    return replace(setup, switches=switches, qi=qi, black_tao=luck.random() < 0.5)


def a_moon(luck: Random) -> Any:
    """Any setup of White Moon."""
    setup = moon.setup_number(luck.randrange(MANY))
    return setup if luck.random() < 0.5 else replace(setup, switches=some(luck, moon.ALL))


def an_island(luck: Random) -> Any:
    """Any setup of Horizons."""
    setup = island.setup_number(luck.randrange(MANY))
    if luck.random() < 0.5:
        return setup
    return replace(setup, switches=some(luck, tuple(ISLAND_SWITCHES)))


def late_village(setup: Any, luck: Random) -> GameState:
    """A deck of few cards."""
    above = [luck.randint(0, 6) for _ in range(setup.incarnations)]
    layers = (*above, luck.randint(1, 10))
    return find_game("ghost_stories").read(village.late_position(setup, layers))


def late_moon(setup: Any, luck: Random) -> GameState:
    """Villagers saved and dead, incarnations up."""
    return find_game("ghost_stories").read(moon_position(setup, luck))


def late_island(setup: Any, luck: Random) -> GameState:
    """High terror, little blight or few cards left."""
    return island.late_position(setup, luck.choice(island.LATE[1:]))


def ledger_agrees(ledger: type[VillageLedger]) -> Callable[[Any, list[Event], Any], None]:
    """The book-keeper who heard all events knows who owns what at the end."""

    def agrees(setup: Any, events: list[Event], state: Any) -> None:
        keeper = ledger(setup)
        keeper.hear(events)
        keeper.agrees_with(state)

    return agrees


def pieces_agree(_: Any, events: list[Event], state: Any) -> None:
    """The pieces on the island are those that came and did not go."""
    initial = state.setup.island.initial
    there = sum(piece != "blight" for pieces in initial for piece in pieces)
    tags = [event.tag for event in events]
    gone = tags.count("piece_destroyed") + tags.count("piece_removed")
    assert sum(state.pieces) == there + tags.count("piece_added") - gone


KINDS: Final = {
    "ghost_stories": Kind(
        game="ghost_stories",
        setup=a_village,
        late=late_village,
        player=VillagePlayer,
        invariants=village_invariants.INVARIANTS,
        told=ledger_agrees(VillageLedger),
    ),
    "white_moon": Kind(
        game="ghost_stories",
        setup=a_moon,
        late=late_moon,
        player=MoonPlayer,
        invariants=moon_invariants.INVARIANTS,
        told=ledger_agrees(MoonLedger),
    ),
    "horizons": Kind(
        game="horizons",
        setup=an_island,
        late=late_island,
        player=IslandPlayer,
        invariants=island_invariants.INVARIANTS,
        told=pieces_agree,
    ),
}


def purposeful(kind: Kind, seed: int) -> Callable[[Table], int]:
    """The player with a purpose as a walk wants to hear him."""
    player = kind.player(seed)

    def choose(table: Table) -> int:
        found: int = player.choose(table.state, table.decision)
        return found

    return choose
