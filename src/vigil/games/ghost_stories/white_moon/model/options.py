"""What the players choose before a game with White Moon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from vigil.core.errors import IllegalSetup
from vigil.core.setup import Choice, PlainSetup, one_of
from vigil.games.ghost_stories.model.geometry import TILES
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.white_moon.model.own_cards import CARDS, changed, read_cards

PORTALS: Final = {"centre": (4,), "edge": (1, 3, 5, 7), "corner": (0, 2, 6, 8)}
"""Where the portal may stand, from easy to hard; the tile is drawn by chance."""

VILLAGES: Final = ("first_games", "random")
"""The Kung-Fu School in place of the Night Watchman, or nine of the ten tiles by chance."""

INCARNATIONS: Final = ("mixed", "new", "base")


@dataclass(frozen=True, kw_only=True)
class Options(PlainSetup):
    """The choices; the defaults are those of first games."""

    of_any_kind: ClassVar[tuple[str, ...]] = ("portal",)

    portal: str | int = "centre"
    """A kind of place, or the number of a tile."""
    village: str = "first_games"
    incarnations: str = "mixed"
    """Which incarnations the deck may hold."""
    cards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Printed figures in place of our estimates, by card."""

    def __post_init__(self) -> None:
        portal = self.portal if type(self.portal) is int else str(self.portal)
        one_of("portal", portal, (*PORTALS, *TILES))
        one_of("village_tiles", self.village, VILLAGES)
        one_of("incarnations", self.incarnations, INCARNATIONS)
        if not isinstance(self.cards, Mapping):
            raise IllegalSetup("cards", value=self.cards, known=", ".join(CARDS))
        for card, changes in self.cards.items():
            changed(card, changes)


def options_of(setup: Setup) -> Options:
    """The options of a setup, checked."""
    return Options.from_data(setup.options)


def choices(module: str, switches: Iterable[str]) -> tuple[Choice, ...]:
    """The options and readings that the module offers to the players."""
    own = Options()
    return (
        Choice(
            entry="options.portal",
            values=(*PORTALS,),
            more=(*TILES,),
            default=own.portal,
            module=module,
            metavar="PLACE",
        ),
        Choice(
            entry="options.village",
            values=VILLAGES,
            default=own.village,
            module=module,
            flag="village-tiles",
            metavar="WHICH",
        ),
        Choice(
            entry="options.incarnations",
            values=INCARNATIONS,
            default=own.incarnations,
            module=module,
            metavar="WHICH",
        ),
        Choice(
            entry="options.cards",
            values=(),
            file=read_cards,
            default={},
            module=module,
            asked=False,
            box=True,
            metavar="FILE",
        ),
        Choice(entry="switches", values=(*switches,), default=(), takes="some", module=module),
    )
