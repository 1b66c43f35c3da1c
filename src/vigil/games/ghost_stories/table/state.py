"""The state of a game: everything that lies on the table, as small plain values."""

from __future__ import annotations

from typing import Final

from vigil.core.deck import Deck
from vigil.core.state import GameState, Shared, state
from vigil.games.ghost_stories.table.modules import ModuleState
from vigil.games.ghost_stories.table.options import Setup

NEUTRAL: Final = -1
"""The seat of a neutral board; like other seats below 0 it is nobody's."""


@state
class State(GameState):
    """Lists go by side of the village (0 to 3), by ghost space (0 to 11) or by tile (0 to 8)."""

    setup: Shared[Setup]

    # The table, laid at set-up.
    village: tuple[str, ...]
    """The tile that lies at each of the nine places."""
    seat_at: tuple[int, ...]
    """The player who sits at each side; ``NEUTRAL`` for a neutral board."""
    colours: tuple[int, ...]
    """The colour of the board at each side."""
    powers: tuple[str, ...]
    """The power that the board at each side shows."""

    # The village.
    haunted: list[bool]
    circle: int | None
    """Colour of the Tao token on the Circle of Prayer."""
    tokens_on_centre: int
    """Power tokens that wait on the centre tile."""

    # The ghost spaces.
    ghosts: list[int]
    """Number of the card on each space; 0 for none."""
    haunters: list[int | None]
    """Where the figure of each haunter stands: 0 on its card, 1 on the first stone."""
    lasting: list[int]
    """What the ghost on each space does by standing there, as bits."""
    buddhas: list[bool]
    exposed: list[bool]
    """Whether the ghost has met the Buddha that makes it vulnerable."""
    mantra: int | None
    """Space of the ghost under the Enfeeblement Mantra."""
    mantra_rests: bool
    """Whether the mantra came back from a discarded ghost this turn; it may be laid in the next."""

    # The Taoists and neutral boards, by side.
    qi: list[int]
    tao: list[int]
    """Tao tokens by side and colour; see ``packed.py``."""
    tao_tokens: tuple[int, ...]
    """How many Tao tokens of each colour the game has."""
    at: list[int]
    """The tile on which each Taoist stands."""
    yin_yang: list[bool]
    held_buddhas: list[int]
    tokens: list[int]
    """Power tokens of each player."""

    # The deck.
    deck: Deck
    discard: tuple[int, ...]
    exorcised: tuple[int, ...]
    """Incarnations already sent back, in order."""
    incarnations: int
    """How many incarnations have to be exorcised."""

    # The turn.
    active: int
    """The side whose turn it is."""
    yang: bool
    """Whether the yang phase has begun."""
    done: tuple[str, ...]
    """The actions of yang step 2 so far: ``help`` and ``exorcism``."""
    used: int
    """The boards whose power was used once, or borrowed, this turn; see ``packed.py``."""
    borrowed: int
    """The boards whose lasting power is borrowed this turn; see ``packed.py``."""
    new_buddhas: int
    """Buddhas taken this turn; they cannot be placed before the next one."""
    placed_buddhas: int
    """Buddhas placed this turn."""

    module: ModuleState | None
    """What the module in play adds."""
