"""Setting a scene: a position at one moment of a round, and answers that come again and again.

Board G is used alone unless a text says otherwise. Its coast is G1 (mountain, 2 dahan), G2
(wetland, a city) and G3 (sands, a dahan); behind it lie G4 (wetland, a dahan), G5 (sands, a
blight), G6 (jungle), G7 (jungle, 2 dahan) and G8 (mountain, a town). G2 and G5 are in the middle:
G2 borders 1, 3, 4, 5, 6 and G5 borders 2, 4, 6, 7, 8.
"""

from __future__ import annotations

from typing import Final

from games.horizons.scenario import Scenario, position
from vigil.core import Option

TEETH: Final = "devouring_teeth_lurk_underfoot"
EYES: Final = "eyes_watch_from_the_trees"
MUD: Final = "fathomless_mud_of_the_swamp"
HEAT: Final = "rising_heat_of_stone_and_sand"
WIND: Final = "sun_bright_whirlwind"

BOARDS: Final = "GHB"


def number(land: str) -> int:
    """The number of a land on the usual boards."""
    return 8 * BOARDS.index(land[0]) + int(land[1]) - 1


def powers(speed: str, text: str) -> Scenario:
    """A position at the start of the fast or slow phase, which is the last thing that happens."""
    return position(f"{text}; phase: {speed}; next: power_phase {speed}")


def use(s: Scenario, power: str, *land: str, seat: int = 0) -> Scenario:
    """Use a power, on a land where one is asked for."""
    s.answer("power_phase", "use", seat, power)
    return s.answer("target_land", "land", *land) if land else s


def ravage(land: str, text: str) -> Scenario:
    """A position in which one land is about to be ravaged."""
    return position(f"{text}; phase: invader; next: ravage {number(land)}")


def build(land: str, text: str) -> Scenario:
    """A position in which invaders are about to build in one land."""
    return position(f"{text}; phase: invader; next: build {number(land)}")


def explore(card: str, text: str) -> Scenario:
    """A position in which an invader card is about to be turned up."""
    return position(f"{text}; phase: invader; invader_deck: card {card}; next: explore")


def fear(card: str, level: int, text: str) -> Scenario:
    """A position in which one earned fear card is resolved at a terror level."""
    taken = 3 * level - 2
    deck = f"fear_deck: card {card}; earned: 1; taken: {taken}"
    return position(f"{text}; phase: invader; {deck}; next: fear_card")


def spirits(*names: str) -> str:
    """The clauses for a table with these spirits."""
    return f"players: {len(names)}; spirits: {' '.join(names)}"


def named(s: Scenario) -> list[str | int]:
    """The last word of each option of the pending question: lands, cards or numbers."""
    return [option[-1] for option in s.options]


def offered(s: Scenario, *option: str | int) -> bool:
    """Whether the pending question has that option."""
    return option in s.options


def options_of(s: Scenario, seat: int) -> list[Option]:
    """What one seat may answer to a question that all are asked."""
    return [option for option in s.options if option[1] == seat]


def result(s: Scenario) -> tuple[bool, str] | None:
    """Whether the game is won, and why it ended."""
    return None if s.outcome is None else (s.outcome.won, s.outcome.reason)


def done(s: Scenario) -> bool:
    """Whether all that the scene was about has happened."""
    return s.table.decision is None
