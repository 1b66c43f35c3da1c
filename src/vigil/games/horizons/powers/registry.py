"""Where powers and spirit panels are found by id; filled when the content is imported."""

from __future__ import annotations

from typing import Final

from vigil.games.horizons.powers.power import Panel, Power

POWERS: Final[dict[str, Power]] = {}
PANELS: Final[dict[str, Panel]] = {}


def add_powers(*powers: Power) -> tuple[Power, ...]:
    """Make powers known by their ids."""
    POWERS.update({power.id: power for power in powers})
    return powers


def add_panel(panel: Panel) -> Panel:
    """Make a spirit known by its id."""
    PANELS[panel.id] = panel
    return panel
