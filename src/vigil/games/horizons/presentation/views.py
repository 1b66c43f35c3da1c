"""The types of what a screen is shown of Horizons of Spirit Island; the client has them too."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from vigil.core.view import GameView, OfEach
from vigil.games.horizons.model.pieces import Element, Invader, Piece, Terrain
from vigil.games.horizons.model.state import Phase
from vigil.games.horizons.powers.power import GrowthOp, PowerDeck, Speed, Strength

Track: TypeAlias = Literal["energy", "plays"]
Deck: TypeAlias = Literal["minor", "major"]

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = list[Point]
Elements: TypeAlias = dict[Element, int]
"""A number of each element; those without any are left out."""
TrackSlot: TypeAlias = tuple[int, Element | Literal[""]]
"""A slot of a presence track: a number, an element or both; 0 and nothing for none."""
WhyNot: TypeAlias = Literal["too_dear", "in_hand", "used", "elements", "no_target", "other_phase"]
"""Why a power cannot be used now."""


# -- the island


class IslandView(TypedDict):
    """Boards by letter, which of them are assumed, and the oceans as outlines."""

    boards: list[str]
    assumed: list[str]
    oceans: list[Outline]


class ForecastView(TypedDict):
    """The next ravage, build and explore in a land, as the cards are now."""

    ravage: bool
    damage: int
    blight: bool
    cascade: bool
    build: Invader | None
    can_explore: bool


class LandView(TypedDict):
    """A land: what is there and what the invaders will do."""

    id: str
    """The letter of its board and its number, such as ``G5``."""
    terrain: Terrain
    coastal: bool
    adjacent: list[str]
    outline: Outline
    explorer: int
    town: int
    city: int
    dahan: int
    damaged: list[tuple[Piece, int, int]]
    """Pieces with damage: kind, damage, how many."""
    health: OfEach[Piece, int]
    blight: int
    presence: list[int]
    """Presence by seat."""
    sacred: list[int]
    """Seats with a sacred site here."""
    defend: int
    next: ForecastView


# -- the spirits


class ThresholdView(TypedDict):
    """The elements a threshold needs, and those still missing."""

    elements: Elements
    missing: Elements


class PowerView(TypedDict):
    """A power: whether it can be used now and, if not, why; thresholds against elements."""

    id: str
    used: bool
    why_not: WhyNot | None
    thresholds: list[ThresholdView]


class SpiritView(TypedDict):
    """A spirit: tracks, cards, elements and what it can use now."""

    seat: int
    id: str
    special: str
    board: str
    energy: int
    income: int
    plays: int
    plays_left: int
    energy_track: list[TrackSlot]
    energy_open: int
    """How many slots of the track are open."""
    plays_track: list[TrackSlot]
    plays_open: int
    destroyed: int
    """Presence that was destroyed."""
    growth: list[list[GrowthOp]]
    """The actions of each growth option."""
    grown: int | None
    """The growth option of this turn; nothing before one is chosen."""
    growing: list[int]
    """The numbers of its actions that are still to be done."""
    elements: Elements
    hand: list[str]
    in_play: list[str]
    discard: list[str]
    powers: list[PowerView]
    hand_powers: list[PowerView]
    innate: PowerView
    asks_levels: bool
    """Whether using the innate power asks which of its levels are used."""
    range_bonus: int
    passed: bool


# -- fear, blight, invaders, decks


class FearView(TypedDict):
    """The fear pool, earned cards and the terror level."""

    generated: int
    pool: int
    earned: int
    left: int
    terror_level: int
    until_next_level: int | None
    """Fear cards to earn before the terror level rises; nothing at the highest."""


class BlightView(TypedDict):
    """Blight left in the pool, and on the island."""

    pool: int
    start: int
    on_island: int


class InvaderFacts(TypedDict):
    """An invader card as printed."""

    id: str
    stage: int
    terrains: list[Terrain]
    coastal: bool
    escalation: bool


class InvadersView(TypedDict):
    """The invader track and what is left in the deck, stage by stage."""

    ravage: InvaderFacts | None
    build: InvaderFacts | None
    explore: InvaderFacts | None
    left: int
    stages: dict[str, int]
    unseen: dict[str, list[str]]
    discard: list[str]


class DecksView(TypedDict):
    """Sizes of the power decks and their discards."""

    minor: int
    major: int
    minor_discard: list[str]
    major_discard: list[str]


class HorizonsView(GameView):
    """The whole table; lands and spirits are empty until the spirits are chosen."""

    phase: Phase
    island: IslandView
    lands: list[LandView]
    spirits: list[SpiritView]
    fear: FearView
    blight: BlightView
    invaders: InvadersView
    decks: DecksView


# -- the box


class PowerFacts(TypedDict):
    """A power card or an innate power."""

    deck: PowerDeck
    cost: int
    speed: Speed
    elements: list[Element]
    range: int | None
    """Nothing when a spirit is the target."""
    from_sacred_site: bool
    from_terrain: list[Terrain]
    target: str
    """What the target land must be or have; for spirits ``any`` or ``another``."""
    terrains: list[Terrain]
    thresholds: list[Elements]
    """The elements of its threshold, or of each level of an innate power."""


class GrowthFacts(TypedDict):
    """One action of a growth option; the amount is a range of presence, or energy."""

    op: GrowthOp
    amount: int
    terrains: list[Terrain]


class SpiritFacts(TypedDict):
    """A spirit's panel; powers by id."""

    special: str
    growth: list[list[GrowthFacts]]
    energy: list[TrackSlot]
    plays: list[TrackSlot]
    innate: str
    cards: list[str]
    progression: list[str]
    strengths: OfEach[Strength, int]
    complexity: str


class BoardFacts(TypedDict):
    """An island board."""

    assumed: bool
    terrains: list[Terrain]
    """The terrains of lands 1 to 8."""


class NoFacts(TypedDict):
    """What has no figures."""


class FactsByKind(TypedDict):
    """The printed facts of each kind of thing in the box."""

    board: BoardFacts
    fear: NoFacts
    innate: PowerFacts
    invader: InvaderFacts
    power: PowerFacts
    spirit: SpiritFacts
