"""The types of what a screen is shown of White Moon; the client has them too."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from vigil.core.view import OfEach
from vigil.games.ghost_stories.content.colours import BoardColour
from vigil.games.ghost_stories.presentation.views import SpaceId, TableView


class PortalView(TypedDict):
    """The portal, and whether it is open."""

    tile: int
    open: bool


class StackView(TypedDict):
    """The villagers of a tile from the bottom, by family; nothing for an unseen one."""

    tile: int
    stack: list[str | None]


class FamilyView(TypedDict):
    """How a family fares."""

    size: int
    saved: int
    dead: int
    unseen: int


class SuLingView(TypedDict):
    """Where Su-Ling is, and what she may do."""

    at: SpaceId | None
    free: bool
    may_move: bool


class CrystalsView(TypedDict):
    """Crystals in the reserve, and the corner tiles whose receptacles are full."""

    reserve: int
    receptacles: list[int]


class BarrierView(TypedDict):
    """The Mystic Barrier."""

    stands: bool
    promised: bool


class MoonTaoistView(TypedDict):
    """What White Moon gives or does to a Taoist."""

    crystals: int
    artifacts: list[str]
    lying: str | None
    """What has laid him down."""


class MoonView(TypedDict):
    """All parts of White Moon on the table."""

    portal: PortalView
    villagers: list[StackView]
    families: dict[str, FamilyView]
    saved: int
    dead: int
    dead_to_lose: int
    su_ling: SuLingView
    crystals: CrystalsView
    barrier: BarrierView
    taoists: OfEach[BoardColour, MoonTaoistView]


class GhostStoriesView(TableView):
    """The whole table, with or without White Moon."""

    white_moon: NotRequired[MoonView]
    """Only with White Moon, once the table is laid."""
