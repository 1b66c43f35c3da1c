"""The types of what a screen is shown of Ghost Stories; the client has them too."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from vigil.core.view import GameView, OfEach
from vigil.games.ghost_stories.content.colours import BoardColour, Colour
from vigil.games.ghost_stories.model.resistance import Weakener

SpaceId: TypeAlias = tuple[BoardColour, int]
"""A ghost space: the colour of its board and its place from the left, 0 to 2."""
Counts: TypeAlias = dict[str, int]
"""A number of things of each colour; colours without any may be left out."""
PowerBlock: TypeAlias = Literal["haunted_board", "ghost", "used", "mantra_rests"]
"""Why the power of a board cannot be used."""
Layer: TypeAlias = (
    tuple[Literal["ghost", "incarnation"], int] | tuple[Literal["known"], tuple[str, int]]
)
"""A number of cards with the same back, or a card that is known to lie there."""


# -- cards


class PrintedCard(TypedDict):
    """The printed facts of a ghost card."""

    number: int
    id: str
    incarnation: bool
    resistance: Counts
    enter: list[str]
    """Abilities of the left stone; then those of the middle and of the right one."""
    yin: list[str]
    curses: list[str]
    rewards: list[str]
    estimated: list[str]
    """Fields whose printed figures are not known: ours are estimates."""
    name: str | None
    """What its owner calls it."""


class ColouredCard(PrintedCard):
    """A ghost card with its colour."""

    colour: Colour


class CardFacts(PrintedCard):
    """A ghost card in the box."""

    colour: Colour | None
    """Nothing for a card that takes the colour of its board and lies on none."""


class ModuleCardFacts(CardFacts):
    """A ghost card in the box of a module."""

    module: str


class GhostView(ColouredCard):
    """A ghost in play with its resistance now, and why."""

    needed: Counts
    needed_total: int
    free: int
    """Faces of any colour that it needs less."""
    because: list[Weakener]
    exorcisable: bool
    haunter: int | None
    """Where its figure stands: 0 on the card, 1 on the first stone."""
    mantra: bool
    exposed: bool
    ignored: bool
    """Whether something keeps its lasting abilities from working."""


# -- the village and the boards


class TileView(TypedDict):
    """A village tile and all that stands or lies on it."""

    tile: int
    name: str
    haunted: bool
    can_help: bool
    taoists: list[BoardColour]
    dead: list[BoardColour]
    buddhas: int
    power_tokens: int
    circle: Colour | None
    threats: list[tuple[BoardColour, int, int]]
    """Ghosts whose haunter would haunt it next: board, place, turns of the board until."""


class SpaceView(TypedDict):
    """A ghost space: what it faces and what is on it."""

    place: int
    line: tuple[int, int, int]
    """The tiles in front of it, the nearest first."""
    opposite: SpaceId
    buddha: bool
    ghost: GhostView | None


class BoardView(TypedDict):
    """A board with its Taoist, tokens, power and ghost spaces."""

    side: int
    """The side of the village, clockwise from north."""
    colour: BoardColour
    seat: int | None
    neutral: bool
    alive: bool
    haunted: bool
    qi: int
    tile: int | None
    tao: OfEach[Colour, int]
    yin_yang: bool
    buddhas: int
    power_tokens: int
    power: str
    power_blocked: PowerBlock | None
    spaces: list[SpaceView]


# -- supply and deck


class SupplyView(TypedDict):
    """What the bank still has, and what ghosts keep from the players."""

    tao: OfEach[Colour, int]
    qi: int
    dice: int
    tao_blocked: bool
    white_cancelled: bool


class DeckView(TypedDict):
    """What the odds depend on."""

    cards: int
    ghosts: int
    layers: list[Layer]
    """The deck from the top."""
    until_incarnation: int | None
    unseen_ghosts: OfEach[Colour, int]
    unseen_incarnations: list[int]
    discard: list[int]


class IncarnationsView(TypedDict):
    """The incarnations that were exorcised, and how many have to be."""

    exorcised: list[int]
    needed: int


class TableView(GameView):
    """The table of the base game; village and boards are empty until they are laid."""

    phase: Literal["yin", "yang"]
    acted: int
    """How many actions were taken this turn."""
    active: BoardColour | None
    village: list[TileView]
    boards: list[BoardView]
    supply: SupplyView
    deck: DeckView
    haunted: int
    """How many tiles are haunted."""
    tiles_to_lose: int
    incarnations: IncarnationsView
    circle: Colour | None
    """The Tao token on the Circle of Prayer."""


# -- the box


class NoFacts(TypedDict):
    """A thing without figures."""


class ModuleFacts(TypedDict):
    """A thing of a module."""

    module: str


class PowerFacts(TypedDict):
    """A power of a board."""

    colour: BoardColour


class FamilyFacts(ModuleFacts):
    """A family of villagers."""

    size: int


class ArtifactFacts(ModuleFacts):
    """An artifact, and the family that gives it."""

    family: str


class FactsByKind(TypedDict):
    """The printed facts of each kind of thing in the box."""

    artifact: ArtifactFacts
    family: FamilyFacts
    ghost: CardFacts | ModuleCardFacts
    incarnation: CardFacts | ModuleCardFacts
    piece: ModuleFacts
    power: PowerFacts
    tile: NoFacts | ModuleFacts
