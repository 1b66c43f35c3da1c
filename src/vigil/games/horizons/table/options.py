"""The set-up: spirits, boards and the options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Self

from vigil.core.errors import IllegalSetup
from vigil.core.setup import PlainSetup, distinct, one_of
from vigil.games.horizons.table.boards import BOARDS
from vigil.games.horizons.table.island import Island, island_of
from vigil.games.horizons.table.rules import SWITCHES, Rules, rules_of

SPIRITS: Final[list[str]] = []
"""All spirits by id; filled when the content is imported."""
DEFAULT_BOARDS: Final = {1: ("G",), 2: ("G", "H"), 3: ("G", "H", "B")}
BLIGHT_PER_PLAYER: Final = 5
FEAR_PER_PLAYER: Final = 4
FEAR_DECK_SIZE: Final = 9
EARLIER_NAMES: Final = {"ask_order": "ask_all"}
"""What entries of a set-up were called before."""


@dataclass(frozen=True, kw_only=True)
class Setup(PlainSetup):
    """A game of Horizons of Spirit Island; spirits left open are drawn by chance."""

    game: ClassVar[str] = "horizons"

    players: int = 1
    spirits: tuple[str, ...] = ()
    """The spirit of each seat."""
    boards: tuple[str, ...] = ()
    """The board of each seat; by default the boards of the box, as far as they are known."""
    progression: bool = False
    """Whether new power cards come from each spirit's progression, for first games."""
    bonus_growth: bool = False
    """Easier: every spirit grows once at the end of the set-up."""
    first_explore: bool = True
    """Without it the game is easier still."""
    escalation: bool = False
    """Harder: stage II cards bring towns."""
    ask_all: bool = True
    """Whether everything is asked, also what cannot matter: the order of ravages, growth."""
    modules: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The set-up that ``to_data`` described; once ``ask_all`` was about ravages alone."""
        return super().from_data({EARLIER_NAMES.get(name, name): data[name] for name in data})

    @cached_property
    def rules(self) -> Rules:
        """The chosen readings."""
        return rules_of(self.switches)

    @cached_property
    def island(self) -> Island:
        """The boards, joined."""
        return island_of(self.boards or DEFAULT_BOARDS[self.players])

    @cached_property
    def lands(self) -> range:
        """All lands by number."""
        return range(8 * self.players)

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    @cached_property
    def fear_pool(self) -> int:
        """Fear that earns a fear card."""
        return FEAR_PER_PLAYER * self.players

    @cached_property
    def blight_pool(self) -> int:
        """Blight in the pool at the start."""
        return BLIGHT_PER_PLAYER * self.players + 1


def _check(setup: Setup) -> None:
    if type(setup.players) is not int or setup.players not in DEFAULT_BOARDS:
        known = ", ".join(map(str, DEFAULT_BOARDS))
        raise IllegalSetup("players", value=setup.players, known=known)
    for spirit in setup.spirits:
        one_of("spirit", spirit, SPIRITS)
    for board in setup.boards:
        one_of("board", board, BOARDS)
    for module in setup.modules:
        one_of("module", module, ())
    for switch in setup.switches:
        one_of("switch", switch, SWITCHES)
    for code, chosen in (("spirits", setup.spirits), ("boards", setup.boards)):
        if chosen and len(chosen) != setup.players:
            raise IllegalSetup(f"{code}_count", value=len(chosen), known=setup.players)
        distinct(f"{code}_taken_twice", chosen)
