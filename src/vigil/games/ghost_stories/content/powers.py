"""The eight Taoist powers: two sides for each of the four boards."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.colours import BLUE, GREEN, RED, YELLOW

BOTTOMLESS_POCKETS: Final = "bottomless_pockets"
ENFEEBLEMENT_MANTRA: Final = "enfeeblement_mantra"
DANCE_OF_THE_SPIRES: Final = "dance_of_the_spires"
DANCE_OF_THE_TWIN_WINDS: Final = "dance_of_the_twin_winds"
FAVOURITE_OF_THE_GODS: Final = "favourite_of_the_gods"
STRENGTH_OF_THE_MOUNTAIN: Final = "strength_of_the_mountain"
HEAVENLY_GUST: Final = "heavenly_gust"
SECOND_WIND: Final = "second_wind"

POWERS: Final[dict[int, tuple[str, str]]] = {
    YELLOW: (BOTTOMLESS_POCKETS, ENFEEBLEMENT_MANTRA),
    BLUE: (HEAVENLY_GUST, SECOND_WIND),
    GREEN: (FAVOURITE_OF_THE_GODS, STRENGTH_OF_THE_MOUNTAIN),
    RED: (DANCE_OF_THE_SPIRES, DANCE_OF_THE_TWIN_WINDS),
}
"""The two powers of each board colour."""
