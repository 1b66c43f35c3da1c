"""The setup: spirits, boards and the options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from vigil.core.errors import IllegalSetup
from vigil.core.setup import PlainSetup, distinct, one_of
from vigil.games.horizons.model.boards import BOARDS
from vigil.games.horizons.model.island import Island, island_of
from vigil.games.horizons.model.rules import SWITCHES, Rules, rules_of

SPIRITS: Final[list[str]] = []
"""All spirits by id; filled when the content is imported."""
DEFAULT_BOARDS: Final = {1: ("G",), 2: ("G", "H"), 3: ("G", "H", "B")}
BLIGHT_PER_PLAYER: Final = 5
FEAR_PER_PLAYER: Final = 4
FEAR_DECK_SIZE: Final = 9


class OfHorizons(PlainSetup):
    """Which game is set up."""

    game: ClassVar[str] = "horizons"
    earlier_names: ClassVar[Mapping[str, str]] = {"ask_order": "ask_all"}
    """``ask_all`` was once only about ravages."""
    of_any_kind: ClassVar[tuple[str, ...]] = ("progression",)


@dataclass(frozen=True, kw_only=True)
class Setup(OfHorizons):
    """A game of Horizons of Spirit Island; open spirits are drawn by chance."""

    players: int = 1
    spirits: tuple[str, ...] = ()
    """The spirit of each seat."""
    boards: tuple[str, ...] = ()
    """The board of each seat; by default the boards of the box, as far as they are known."""
    progression: bool | tuple[int, ...] = False
    """Whether new power cards come from each spirit's progression, for first games.

    It can also name the seats of those who play for the first time.
    """
    bonus_growth: bool = False
    """Easier: every spirit grows once at the end of the setup."""
    first_explore: bool = True
    """Without it the game is easier still."""
    escalation: bool = False
    """Harder: stage II cards bring towns."""
    ask_all: bool = True
    """Whether everything is asked, even what makes no difference: the order of ravages, growth."""
    modules: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()

    # What follows from the fields above.
    rules: Rules = field(init=False, repr=False, compare=False)
    """The chosen rulings."""
    island: Island = field(init=False, repr=False, compare=False)
    """The boards, joined."""
    lands: range = field(init=False, repr=False, compare=False)
    """All lands by number."""
    seats: range = field(init=False, repr=False, compare=False)
    """All seats."""
    fear_pool: int = field(init=False, repr=False, compare=False)
    """Fear that earns a fear card."""
    blight_pool: int = field(init=False, repr=False, compare=False)
    """Blight in the pool at the start."""
    learners: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The seats whose power cards come from the progressions of their spirits."""

    def __post_init__(self) -> None:
        _check(self)
        learners = _learners(self.progression, self.players)
        self._derive(
            progression=_briefly(learners, self.players),
            learners=learners,
            rules=rules_of(self.switches),
            island=island_of(self.boards or DEFAULT_BOARDS[self.players]),
            lands=range(8 * self.players),
            seats=range(self.players),
            fear_pool=FEAR_PER_PLAYER * self.players,
            blight_pool=BLIGHT_PER_PLAYER * self.players + 1,
        )


def _learners(progression: bool | tuple[int, ...], players: int) -> tuple[int, ...]:
    """The seats that follow the progressions of their spirits: all, none, or those named."""
    if isinstance(progression, bool):
        return tuple(range(players)) if progression else ()
    return tuple(sorted(progression))


def _briefly(learners: tuple[int, ...], players: int) -> bool | tuple[int, ...]:
    """The canonical form of a setup: yes for all seats, no for none."""
    return learners if 0 < len(learners) < players else bool(learners)


def _check(setup: Setup) -> None:
    if type(setup.players) is not int or setup.players not in DEFAULT_BOARDS:
        known = ", ".join(map(str, DEFAULT_BOARDS))
        raise IllegalSetup("players", value=setup.players, known=known)
    _check_progression(setup.progression, setup.players)
    for spirit in setup.spirits:
        one_of("spirit", spirit, SPIRITS)
    for board in setup.boards:
        one_of("board", board, BOARDS)
    for module in setup.modules:
        one_of("module", module, ())
    for switch in setup.switches:
        one_of("switch", switch, SWITCHES)
    distinct("switches_named_twice", setup.switches)
    for code, chosen in (("spirits", setup.spirits), ("boards", setup.boards)):
        if chosen and len(chosen) != setup.players:
            raise IllegalSetup(f"{code}_count", value=len(chosen), known=setup.players)
        distinct(f"{code}_taken_twice", chosen)


def _check_progression(progression: object, players: int) -> None:
    """Refuse anything but yes, no, or a set of seats."""
    if isinstance(progression, bool):
        return
    if not isinstance(progression, tuple) or any(type(seat) is not int for seat in progression):
        raise IllegalSetup("wrong_kind", entry="progression", value=progression)
    for seat in progression:
        one_of("progression", seat, range(players))
    distinct("progression_named_twice", progression)
