"""The state of a game: the island, the spirits, the decks and what holds for this turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from vigil.core.deck import Deck
from vigil.core.state import GameState, Shared, state
from vigil.games.horizons.setup import Setup

Phase: TypeAlias = Literal["set_up", "spirit", "fast", "invader", "slow"]


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

    # What holds in a land for this turn.
    defend: list[int]
    skips: list[int]
    """Bits of the invader actions that do not happen in the land."""
    exhausted: list[int]
    """How many single actions, ravage or build, may still be skipped."""
    no_blight: list[bool]
    dahan_bonus: list[int]
    dahan_safe: list[bool]
    vengeance: tuple[tuple[int, int, bool], ...]
    """Lands where destroyed pieces are avenged: land, seat, whether next door too."""
    fallen: list[int]
    """Towns, cities and dahan to be avenged when the action is complete."""
    wards: tuple[tuple[int, int], ...]
    """Defence that a spirit gives in its lands: seat and amount."""

    guards: tuple[tuple[int, int], ...]
    """Defence that dahan give where they are: for each of them, and more."""

    shunned: tuple[tuple[str, int], ...]
    """Lands that invaders shun because of fear cards: by name, with bits of the actions."""

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
    growth: list[int]
    """The growth option chosen; -1 before."""
    growing: list[tuple[int, ...]]
    """Growth actions still to be done."""
    plays: list[int]
    """Cards that may still be played; -1 before growth is done."""
    elements: list[int]
    """Elements gained by powers: ``8 * seat + element``."""
    used: list[tuple[str, ...]]
    """Powers already used."""
    passed: list[bool]
    reach: list[int]
    """Extra range of all powers."""
    might: list[int]
    """Uses left of extra damage given to a spirit."""
    swift: list[int]
    """Slow powers with push or gather that may be used fast."""
    hastened: list[tuple[str, ...]]
    """Powers made fast."""
    repeats: list[int]
    """Cards that may be used again."""
    repeated: list[tuple[str, ...]]
    sharing: list[int]
    """Bits of the seats whose presence also counts for targeting."""
    keeps: list[int]
    """Cards that return to the hand when time passes."""

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
    doom: str
    """Why the game is lost, if it is; judged when the action is complete."""
