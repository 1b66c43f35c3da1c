"""Lantern: the keepers of a harbour light bring ships home through a stormy night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.game import Part, Plugin
from vigil_lantern.rules import LANTERN

if TYPE_CHECKING:
    from vigil.game import Heuristics


@Part
def heuristics() -> Heuristics:
    """Rules of thumb for the bot, imported when someone first asks for them."""
    from vigil_lantern.bot import HEURISTICS

    return HEURISTICS


PLUGIN = Plugin(name="lantern", package="vigil_lantern", rules=LANTERN, heuristics=heuristics)
