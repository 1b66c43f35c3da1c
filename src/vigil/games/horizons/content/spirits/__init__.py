"""The five spirits; importing this package makes them known."""

from vigil.games.horizons.content.spirits import (
    devouring_teeth,
    eyes_watch,
    fathomless_mud,
    rising_heat,
    sun_bright_whirlwind,
)

__all__ = [
    "devouring_teeth",
    "eyes_watch",
    "fathomless_mud",
    "rising_heat",
    "sun_bright_whirlwind",
]
