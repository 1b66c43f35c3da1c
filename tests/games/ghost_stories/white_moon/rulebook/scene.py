"""Setting a scene of White Moon: a position with the module, villagers and crystals in our hands.

The boards lie as in the scenes of the base game: red north, yellow east, green south, blue west. So
do the tiles, with the Kung-Fu School in place of the Night Watchman: cemetery 0, altar 1, herbalist
2, sorcerer 3, temple 4, school 5, circle 6, pavilion 7, tea house 8. No villager is in the village
unless the text says so, and the portal stands on the centre tile 4.
"""

from __future__ import annotations

from typing import Final, Self

from games.ghost_stories.rulebook.scene import DECK
from games.ghost_stories.scenario import Scenario
from vigil.core.decision import Option
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS, crystals_in_reserve, moon
from vigil.games.ghost_stories.white_moon.model.state import MoonState

TWIN_WINDS: Final = "boards: red dance_of_the_twin_winds, yellow, green, blue"
SECOND_WIND: Final = "boards: red, yellow, green, blue second_wind"
STRENGTH: Final = "boards: red, yellow, green strength_of_the_mountain, blue"
MANTRA: Final = "boards: red, yellow enfeeblement_mantra, green, blue"


class MoonScenario(Scenario):
    """A table with White Moon, its villagers turned up by hand."""

    def turn_up(self, *families: str) -> Self:
        """Let the next villagers nobody has seen be of these families, one by one."""
        for family in families:
            self.answer("villager", "family", family)
        return self

    # -- looking

    @property
    def moon(self) -> MoonState:
        """The parts of White Moon on the table."""
        return moon(self.state)

    def stack(self, tile: int) -> list[str]:
        """The villagers of a tile from the bottom; ``?`` for one nobody has seen."""
        return [family or "?" for family in self.moon.stacks[tile]]

    @property
    def saved(self) -> list[str]:
        """The villagers in the shelter."""
        return [f for f, n in zip(FAMILIES, self.moon.shelter, strict=True) for _ in range(n)]

    @property
    def dead(self) -> list[str]:
        """The villagers on the graveyard board."""
        return [f for f, n in zip(FAMILIES, self.moon.graveyard, strict=True) for _ in range(n)]

    def crystals(self, colour: str) -> int:
        """Moon crystals of a Taoist."""
        return self.moon.crystals[self.side(colour)]

    @property
    def reserve(self) -> int:
        """Moon crystals in the reserve."""
        return crystals_in_reserve(self.state)

    @property
    def receptacles(self) -> list[int]:
        """The corner tiles at which a crystal lies."""
        return [corner for corner, full in zip(CORNERS, self.moon.receptacles, strict=True) if full]

    @property
    def su_ling(self) -> Option | None:
        """The board and place in front of which Su-Ling stands."""
        at = self.view()["white_moon"]["su_ling"]["at"]
        return tuple(at) if at else None

    def artifacts(self, colour: str) -> list[str]:
        """The artifacts of a Taoist."""
        owners = zip(ARTIFACTS, self.moon.artifacts, strict=True)
        return [artifact for artifact, owner in owners if owner == self.side(colour)]

    def lies(self, colour: str) -> bool:
        """Whether a Taoist's figure is laid down."""
        return bool(self.moon.lying[self.side(colour)])

    def at(self, colour: str) -> int:
        """The tile on which a Taoist stands."""
        return self.state.at[self.side(colour)]

    def told(self, tag: str, *names: str) -> list[tuple[object, ...]]:
        """The named values of every event of a kind."""
        return [tuple(event.data[name] for name in names) for event in self.events(tag)]


def moonlit(text: str, switches: str = "") -> MoonScenario:
    """A position with White Moon; a deck is added if the text has none."""
    clauses = ["modules: white_moon", text]
    if "deck:" not in text:
        clauses.append(DECK)
    if switches:
        clauses.append(f"switches: {switches}")
    return MoonScenario("; ".join(clauses))


def yin(text: str, switches: str = "") -> MoonScenario:
    """A position at the start of the turn of the board that the text names."""
    return moonlit(f"{text}; next: yin", switches)


def ways(s: Scenario, tag: str) -> list[int]:
    """The tiles that the options of one kind name."""
    return [int(option[1]) for option in s.options if option[0] == tag]


def actions(s: Scenario) -> list[str]:
    """The actions of yang step 2 that the pending question offers."""
    return [str(option[0]) for option in s.options if option[0] in ("help", "exorcise", "save")]
