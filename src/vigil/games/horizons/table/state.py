"""The state of a game: the island, the spirits, the decks and what holds for this turn."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from vigil.core.deck import Deck
from vigil.core.state import GameState, Generated, Shared, state
from vigil.games.horizons.table.options import Setup

Phase: TypeAlias = Literal["set_up", "spirit", "fast", "invader", "slow"]


class Vengeance(NamedTuple):
    """A land where a spirit avenges destroyed pieces, with ``near`` in the next lands too."""

    land: int
    seat: int
    near: bool


class Ward(NamedTuple):
    """Defence that a spirit gives in its lands."""

    seat: int
    amount: int


class Guard(NamedTuple):
    """Defence that dahan give where they are: for each of them, and more."""

    each: int
    more: int


class Shunned(NamedTuple):
    """Lands, by the name for their kind, where invaders do not do some actions, as bits."""

    lands: str
    actions: int


@state
class ThisTurn(Generated):
    """What holds until time passes; then a new turn takes its place."""

    # Lists by land.
    defend: list[int]
    skips: list[int]
    """Bits of the invader actions that do not happen in the land."""
    exhausted: list[int]
    """How many single actions, ravage or build, may still be skipped."""
    no_blight: list[bool]
    dahan_bonus: list[int]
    dahan_safe: list[bool]
    fallen: list[int]
    """Towns, cities and dahan to be avenged when the action is complete."""

    # On the whole island.
    vengeance: tuple[Vengeance, ...]
    wards: tuple[Ward, ...]
    guards: tuple[Guard, ...]
    shunned: tuple[Shunned, ...]

    # Lists by seat.
    elements: list[int]
    """Elements gained by powers: ``8 * seat + element``."""
    used: list[tuple[str, ...]]
    """Powers already used."""
    hastened: list[tuple[str, ...]]
    """Powers made fast."""
    repeated: list[tuple[str, ...]]
    """Cards used again."""
    repeats: list[int]
    """Cards that may be used again."""
    reach: list[int]
    """Extra range of all powers."""
    might: list[int]
    """Uses left of extra damage given to a spirit."""
    swift: list[int]
    """Slow powers with push or gather that may be used fast."""
    sharing: list[int]
    """Bits of the seats whose presence also counts for targeting."""
    keeps: list[int]
    """Cards that return to the hand when time passes."""


def new_turn(setup: Setup) -> ThisTurn:
    """A turn in which nothing has happened yet."""
    lands, seats = len(setup.lands), setup.players
    return ThisTurn(
        defend=[0] * lands,
        skips=[0] * lands,
        exhausted=[0] * lands,
        no_blight=[False] * lands,
        dahan_bonus=[0] * lands,
        dahan_safe=[False] * lands,
        fallen=[0] * lands,
        vengeance=(),
        wards=(),
        guards=(),
        shunned=(),
        elements=[0] * (8 * seats),
        used=[()] * seats,
        hastened=[()] * seats,
        repeated=[()] * seats,
        repeats=[0] * seats,
        reach=[0] * seats,
        might=[0] * seats,
        swift=[0] * seats,
        sharing=[0] * seats,
        keeps=[0] * seats,
    )


@state
class State(GameState):
    """Lists go by land or by seat; a land's own counts stand in ``pieces``."""

    setup: Shared[Setup]

    # The island.
    pieces: list[int]
    """Invaders and dahan: ``WIDTH * land + slot``."""
    blight: list[int]
    presence: list[int]
    """Presence: ``lands * seat + land``."""
    blight_pool: int

    # The spirits.
    spirits: tuple[str, ...]
    energy: list[int]
    destroyed: list[int]
    """Presence destroyed and out of the game."""
    energy_open: list[int]
    plays_open: list[int]
    """Open slots of the presence tracks."""
    hand: list[tuple[str, ...]]
    in_play: list[tuple[str, ...]]
    discard: list[tuple[str, ...]]
    learned: list[int]
    """Cards taken from the progression."""

    # The spirits' turn.
    growth: list[int | None]
    """The growth option chosen; nothing before."""
    growing: list[tuple[int, ...]]
    """Growth actions still to be done."""
    plays: list[int | None]
    """Cards that may still be played; nothing before growth is done and when that is over."""
    ready: list[bool]
    """Whether the spirit phase is over for a spirit."""
    passed: list[bool]

    # Fear and the invaders.
    fear: int
    """Fear since the last fear card."""
    earned: int
    """Fear cards earned and not yet resolved."""
    taken: int
    """Fear cards earned in all."""
    fear_deck: Deck
    invader_deck: Deck
    ravage_card: str
    build_card: str
    explore_card: str
    invader_discard: tuple[str, ...]

    # The power decks.
    minor: Deck
    major: Deck
    minor_discard: tuple[str, ...]
    major_discard: tuple[str, ...]

    # The round.
    phase: Phase
    this_turn: ThisTurn
    doom: str
    """Why the game is lost, if it is; judged when the action is complete."""
