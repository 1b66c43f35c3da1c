"""Powers: a card or an innate power, with its figures and effects."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from vigil.games.horizons.model.pieces import Element, Terrain
from vigil.games.horizons.model.special import SpecialRule

if TYPE_CHECKING:
    from vigil.games.horizons.powers.use import PowerUse

FAST: Final = "fast"
SLOW: Final = "slow"

Elements: TypeAlias = Mapping[Element, int]
Speed: TypeAlias = Literal["fast", "slow"]
GrowthOp: TypeAlias = Literal["reclaim_all", "add_presence", "gain_power_card", "gain_energy"]
PowerDeck: TypeAlias = Literal["minor", "major", "unique", "innate"]
Strength: TypeAlias = Literal["offence", "control", "fear", "defence", "utility"]
Text: TypeAlias = Callable[["PowerUse"], Awaitable[None]]
"""A card whose effects need a variable, an order or another spirit's choice."""


class Effect(Protocol):
    """Something that a power does, step by step."""

    async def run(self, use: PowerUse) -> None:
        """Do it for this use of the power."""
        ...


Figures: TypeAlias = tuple[Effect, ...]
"""Effects as a card prints them."""


@dataclass(frozen=True, kw_only=True)
class Range:
    """How far a power reaches, and from where."""

    value: int
    sacred: bool = False
    """Whether it is counted from sacred sites only."""
    terrain: tuple[Terrain, ...] = ()
    """Terrains the origin must have."""


@dataclass(frozen=True, kw_only=True)
class Threshold:
    """Extra effects for a spirit that has the elements."""

    elements: Elements
    effects: tuple[Effect, ...] = ()
    """Empty if it changes the range, or if the text of the card has the effects."""
    instead: bool = False
    """Whether it may replace the effects before it, rather than add to them."""
    reach: int | None = None
    """The range the power has with it, if it changes."""


@dataclass(frozen=True, kw_only=True)
class Power:
    """A power card or an innate power."""

    id: str
    deck: PowerDeck
    cost: int = 0
    speed: Speed
    elements: tuple[Element, ...] = ()
    reach: Range | None = None
    """``None`` when a spirit is the target."""
    target: str = "any"
    """What the target land must be or have; for spirits ``any`` or ``another``."""
    terrains: tuple[Terrain, ...] = ()
    """Terrains the target land must have."""
    effects: tuple[Effect, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    levels: tuple[Threshold, ...] = ()
    """The levels of an innate power."""
    moves: bool = False
    """Whether it pushes or gathers."""
    text: Text | None = None
    """The text of the card, if it has a special order; then the text runs the effects."""


@dataclass(frozen=True, kw_only=True)
class Growth:
    """One action of a growth option."""

    op: GrowthOp
    amount: int = 0
    """Range of presence, or energy."""
    terrains: tuple[Terrain, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Slot:
    """A slot of a presence track."""

    number: int = 0
    element: Element | Literal[""] = ""


@dataclass(frozen=True, kw_only=True)
class Placement:
    """Presence at setup: a land number, or the first or last land of a terrain."""

    count: int
    number: int = 0
    terrain: str = ""
    highest: bool = False


@dataclass(frozen=True, kw_only=True)
class Panel:
    """A spirit: growth, tracks, innate power, special rule and its four cards."""

    id: str
    special_rule: SpecialRule
    setup: tuple[Placement, ...]
    growth: tuple[tuple[Growth, ...], ...]
    energy: tuple[Slot, ...]
    plays: tuple[Slot, ...]
    innate: Power
    cards: tuple[Power, ...]
    progression: tuple[str, ...]
    strengths: Mapping[Strength, int]
    """Its ratings, as printed: from 1 to 5."""
    complexity: str = "low"

    @property
    def special(self) -> str:
        """The id of the special rule."""
        return self.special_rule.id
