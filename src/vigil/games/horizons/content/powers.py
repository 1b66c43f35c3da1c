"""All powers and spirits; importing this module makes every one of them known."""

from vigil.games.horizons.content import major, minor, spirits
from vigil.games.horizons.content.registry import PANELS, POWERS

__all__ = ["PANELS", "POWERS", "major", "minor", "spirits"]
