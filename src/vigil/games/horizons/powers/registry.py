"""The registry of powers and spirit panels by id; filled when the content is imported."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from vigil.games.horizons.model.options import SPIRITS
from vigil.games.horizons.model.special import SPECIAL_RULES
from vigil.games.horizons.powers.power import Panel, Power, Text

POWERS: Final[dict[str, Power]] = {}
PANELS: Final[dict[str, Panel]] = {}

MINOR: Final = "minor"
MAJOR: Final = "major"
COMMON: Final = (MINOR, MAJOR)
"""The decks of cards that belong to no spirit."""


def add_power(power: Power) -> Power:
    """Register a power under its id."""
    POWERS[power.id] = power
    return power


def with_text(power: Power) -> Callable[[Text], Power]:
    """Register a power whose text is the coroutine below."""
    return lambda text: add_power(replace(power, text=text))


def add_panel(panel: Panel) -> None:
    """Register a spirit under its id, with its special rule."""
    SPIRITS.append(panel.id)
    PANELS[panel.id] = panel
    SPECIAL_RULES[panel.id] = panel.special_rule


def cards_of(deck: str) -> tuple[str, ...]:
    """The cards of a deck by id."""
    return tuple(power.id for power in POWERS.values() if power.deck == deck)
