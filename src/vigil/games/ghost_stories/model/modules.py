"""The hooks through which a module changes the game, and the registry of modules.

Without a module every hook leaves the game as the base rules have it. The base rules call the hooks
and know nothing of any module.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    NamedTuple,
    Self,
    TypeAlias,
    TypedDict,
)

from vigil.core.agenda import Agenda
from vigil.core.errors import IllegalSetup
from vigil.core.fields import Fields
from vigil.core.game import Content
from vigil.core.notation import Check, Clause, Ending
from vigil.core.setup import Choice
from vigil.games.ghost_stories.content.cards import Card

if TYPE_CHECKING:
    from vigil.core.decision import Option
    from vigil.games.ghost_stories.model.options import Setup
    from vigil.games.ghost_stories.model.state import State

StepCall: TypeAlias = tuple[Any, ...]
"""An entry of the agenda."""


class Villager(NamedTuple):
    """The help of a village tile, and when it is available."""

    help: Callable[[State], Awaitable[None]]
    needs: Callable[[State], bool]
    rolls: bool = False
    """Whether the help rolls the curse die or the dice of an exorcism."""


class ModuleView(TypedDict):
    """What a module adds to the view: its parts under its own name."""


class ModuleNotation(NamedTuple):
    """What a module adds to positions as text."""

    pieces: tuple[Clause[Any], ...] = ()
    """Clauses of what the box holds, read before the boards."""
    clauses: tuple[Clause[Any], ...] = ()
    """Clauses of the module's own parts."""
    checks: tuple[Check[Any], ...] = ()
    actions: tuple[str, ...] = ()
    """Actions of yang step 2."""
    endings: Mapping[str, Ending] = {}
    agenda: Callable[[Agenda[Any]], Agenda[Any]] = lambda base: base
    """The agenda of the base game with the module's steps."""


class ModuleState(Fields):
    """The module's part of the state; its data has the module's name."""

    __slots__ = ()

    name: str

    @classmethod
    def described_by(cls, data: dict[str, Any]) -> type[Self]:
        """The state of the module that the data names."""
        found: type[Self] = find_module(data["name"]).state
        return found


class Module:
    """The base game alone: no hook changes anything."""

    name: ClassVar[str] = ""
    state: ClassVar[type[Any]] = ModuleState
    switches: ClassVar[Mapping[str, str]] = {}
    """The rulings of the module that a setup may switch."""
    cards: ClassVar[tuple[Card, ...]] = ()
    """Cards that the module adds to the box."""
    villagers: ClassVar[Mapping[str, Villager]] = {}
    """Tiles that the module adds, or whose help it changes."""
    content: ClassVar[tuple[Content, ...]] = ()
    """What the module adds to the box, for card lists."""
    notation: ClassVar[ModuleNotation] = ModuleNotation()
    """What the module adds to positions."""
    choices: ClassVar[tuple[Choice, ...]] = ()
    """What the players also choose before a game with the module."""

    # -- setup

    def check(self, setup: Setup) -> None:
        """Refuse options that make no sense."""
        for option in setup.options:
            raise IllegalSetup("unknown_option", value=option)

    def own_cards(self, setup: Setup) -> tuple[Card, ...]:
        """The module's cards as this game plays them."""
        return self.cards

    def tiles(self, setup: Setup, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """The tiles to choose nine from."""
        return tiles

    def is_dealt(self, setup: Setup, card: Card) -> bool:
        """Whether a card can be in the ghost deck."""
        return True

    def card_on(self, card: Card, colour: int) -> Card:
        """A card as it counts on a board of that colour."""
        return card

    def new_state(self, setup: Setup) -> ModuleState | None:
        """What the module adds to the state before anything is dealt."""
        return None

    def set_up_steps(self, s: State) -> Iterable[StepCall]:
        """Steps that set up the module's own parts."""
        return ()

    # -- the turn and the yin phase

    def begin_turn(self, s: State) -> None:
        """A turn begins."""

    def closing_steps(self) -> Iterable[StepCall]:
        """Steps that close every turn, after the yang phase."""
        return ()

    def ghost_actions(self, s: State, acts: list[StepCall]) -> list[StepCall]:
        """The middle stones about to act, in base order."""
        return acts

    def haunter_advanced(self, s: State, space: int) -> None:
        """A haunter's figure has stepped onto the first stone."""

    def spares_tile(self, s: State, tile: int) -> bool:
        """Whether a tile about to be haunted is spared."""
        return False

    def misfortune(self, s: State) -> None:
        """A tile was haunted or the curse die rolled."""

    # -- ghosts

    async def turns_away(self, s: State, card: Card) -> bool:
        """Whether a card just drawn is put back and another is drawn."""
        return False

    def left_stone(self, s: State, card: Card, space: int, acts: list[StepCall]) -> list[StepCall]:
        """The abilities of a left stone about to act."""
        return acts

    def ghost_set(self, s: State, space: int) -> None:
        """A ghost has been placed on or moved to a space."""

    def ghost_blown(self, s: State, space: int) -> None:
        """The active Taoist has moved a ghost to a space."""

    def is_silenced(self, s: State, space: int) -> bool:
        """Whether the middle stone of the ghost on a space has no effect."""
        return False

    # -- moving and acting

    def destinations(self, s: State, side: int, tiles: list[Option], why: str) -> list[Option]:
        """Where a Taoist may go, and how."""
        return tiles

    def travel(self, s: State, side: int, way: Option, why: str) -> None:
        """A Taoist takes one of the module's ways."""

    def menu(self, s: State, moment: str) -> list[Option]:
        """The module's options for the active Taoist.

        They belong to one of the moments ``move``, ``act`` and ``end_turn``.
        """
        return []

    def possible_actions(self, s: State) -> list[str]:
        """The module's own kinds of action that are possible now."""
        return []

    def tiles_afar(self, s: State) -> list[int]:
        """Tiles whose help the active Taoist can use from anywhere, apart from the Yin-Yang."""
        return []

    def carry_out(self, s: State, moment: str, chosen: Option) -> None:
        """Carry out one of the module's options."""

    def taoist_died(self, s: State, side: int) -> None:
        """A Taoist has lost his belongings and lies dead."""

    # -- exorcism

    def set_dice(self, s: State, count: int) -> list[int]:
        """Faces of dice that are set instead of rolled."""
        return []

    def wild_tokens(self, s: State, sides: list[int]) -> int:
        """How many tokens of these Taoists count as a Tao token of any colour."""
        return 0

    def wild_options(self, s: State, sides: list[int]) -> dict[Option, int]:
        """The options to spend one of these tokens, each with the side of its owner."""
        return {}

    def spend_wild_token(self, s: State, side: int) -> None:
        """A Taoist spends a token that counts as any colour."""

    async def attempt_failed(self, s: State, spaces: list[int]) -> None:
        """An exorcism by the active Taoist has removed none of these ghosts."""

    # -- points and screens

    def score_lines(self, s: State, won: bool) -> dict[str, int]:
        """Points that the module adds."""
        return {}

    def view(self, s: State) -> ModuleView:
        """What a screen needs of the module."""
        return {}


_modules: Final[dict[str, Module]] = {}


def register_module(module: Module) -> Module:
    """Register a module under its name."""
    _modules[module.name] = module
    return module


def module_names() -> tuple[str, ...]:
    """The names of all modules, sorted."""
    return tuple(sorted(_modules))


def find_module(name: str) -> Module:
    """The module of that name; ``KeyError`` when there is none."""
    return _modules[name]


BASE: Final = Module()
