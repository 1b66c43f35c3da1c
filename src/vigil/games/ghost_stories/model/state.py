"""The state of a game: everything that lies on the table, as small plain values."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from vigil.core.deck import Deck
from vigil.core.state import GameState
from vigil.games.ghost_stories.model.modules import ModuleState
from vigil.games.ghost_stories.model.options import Setup

NEUTRAL: Final = -1
"""The seat of a neutral board; like other seats below 0 it belongs to no one."""


class State(GameState[Setup]):
    """The state; lists go by side of the village (0-3), ghost space (0-11) or tile (0-8)."""

    # The table, laid at setup.
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
    """Power tokens on the centre tile."""

    # The ghost spaces.
    ghosts: list[int]
    """Number of the card on each space; 0 for none."""
    haunters: list[int | None]
    """The place of each haunter's figure: 0 on its card, 1 on the first stone."""
    lasting: list[int]
    """The lasting effects of the ghost on each space, as bits."""
    buddhas: list[bool]
    exposed: list[bool]
    """Whether the ghost has met the Buddha that makes it vulnerable."""
    mantra: int | None
    """Space of the ghost under the Enfeeblement Mantra."""
    mantra_rests: bool
    """Whether the mantra came back this turn; it can be used again in the next."""

    # The Taoists and neutral boards, by side.
    qi: list[int]
    tao: list[int]
    """Tao tokens by side and colour; see ``packed.py``."""
    tao_tokens: tuple[int, ...]
    """How many Tao tokens of each colour the game has."""
    at: list[int]
    """The tile of each Taoist."""
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

    # Written from the fields above by tools/write_fields.py.
    # fmt: off
    __slots__ = (
        "active", "at", "borrowed", "buddhas", "circle", "colours", "deck", "discard", "done",
        "exorcised", "exposed", "ghosts", "haunted", "haunters", "held_buddhas", "incarnations",
        "lasting", "mantra", "mantra_rests", "module", "new_buddhas", "placed_buddhas", "powers",
        "qi", "seat_at", "tao", "tao_tokens", "tokens", "tokens_on_centre", "used", "village",
        "yang", "yin_yang",
    )
    kinds: ClassVar[dict[str, Any]] = {
        **GameState.kinds, "village": tuple[str, ...], "seat_at": tuple[int, ...],
        "colours": tuple[int, ...], "powers": tuple[str, ...], "haunted": list[bool],
        "circle": int | None, "tokens_on_centre": int, "ghosts": list[int],
        "haunters": list[int | None], "lasting": list[int], "buddhas": list[bool],
        "exposed": list[bool], "mantra": int | None, "mantra_rests": bool, "qi": list[int],
        "tao": list[int], "tao_tokens": tuple[int, ...], "at": list[int], "yin_yang": list[bool],
        "held_buddhas": list[int], "tokens": list[int], "deck": Deck, "discard": tuple[int, ...],
        "exorcised": tuple[int, ...], "incarnations": int, "active": int, "yang": bool,
        "done": tuple[str, ...], "used": int, "borrowed": int, "new_buddhas": int,
        "placed_buddhas": int, "module": ModuleState | None,
    }

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        other.agenda = self.agenda[:]
        other.turn = self.turn
        other.action = self.action
        other.outcome = self.outcome
        other.setup = self.setup
        other.village = self.village
        other.seat_at = self.seat_at
        other.colours = self.colours
        other.powers = self.powers
        other.haunted = self.haunted[:]
        other.circle = self.circle
        other.tokens_on_centre = self.tokens_on_centre
        other.ghosts = self.ghosts[:]
        other.haunters = self.haunters[:]
        other.lasting = self.lasting[:]
        other.buddhas = self.buddhas[:]
        other.exposed = self.exposed[:]
        other.mantra = self.mantra
        other.mantra_rests = self.mantra_rests
        other.qi = self.qi[:]
        other.tao = self.tao[:]
        other.tao_tokens = self.tao_tokens
        other.at = self.at[:]
        other.yin_yang = self.yin_yang[:]
        other.held_buddhas = self.held_buddhas[:]
        other.tokens = self.tokens[:]
        other.deck = self.deck
        other.discard = self.discard
        other.exorcised = self.exorcised
        other.incarnations = self.incarnations
        other.active = self.active
        other.yang = self.yang
        other.done = self.done
        other.used = self.used
        other.borrowed = self.borrowed
        other.new_buddhas = self.new_buddhas
        other.placed_buddhas = self.placed_buddhas
        other.module = (None if self.module is None else self.module.copy())
        other.events = None
        return other
