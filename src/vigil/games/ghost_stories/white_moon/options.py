"""What the players choose before a game with White Moon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from vigil.core.errors import IllegalSetup
from vigil.core.setup import Choice, PlainSetup, one_of
from vigil.games.ghost_stories.setup import Setup
from vigil.games.ghost_stories.table import TILES
from vigil.games.ghost_stories.white_moon.own_cards import CARDS, changed

PORTALS: Final = {"centre": (4,), "edge": (1, 3, 5, 7), "corner": (0, 2, 6, 8)}
"""Where the portal may stand, from easy to hard; the tile is drawn by chance."""

VILLAGES: Final = ("first_games", "random")
"""The Kung-Fu School in place of the Night Watchman, or nine of the ten tiles by chance."""

INCARNATIONS: Final = ("mixed", "new", "base")


@dataclass(frozen=True, kw_only=True)
class Options(PlainSetup):
    """The choices; the defaults are those of first games."""

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
    """The options of a set-up, checked."""
    return Options.from_data(setup.options)


def choices(module: str, switches: Iterable[str]) -> tuple[Choice, ...]:
    """The options and readings that the module offers to the players."""
    entries = {"portal": tuple(PORTALS), "village": VILLAGES, "incarnations": INCARNATIONS}
    own = Options().to_data()
    return (
        *(
            Choice(entry=f"options.{entry}", values=values, default=own[entry], module=module)
            for entry, values in entries.items()
        ),
        Choice(entry="switches", values=(*switches,), default=(), takes="some", module=module),
    )
