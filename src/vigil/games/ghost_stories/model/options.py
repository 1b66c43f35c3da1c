"""The setup: everything decided before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from vigil.core.decision import Option
from vigil.core.errors import IllegalSetup
from vigil.core.fields import freeze
from vigil.core.setup import PlainSetup, distinct, one_of
from vigil.games.ghost_stories.content.abilities import DISCARD_EVERY_TURN, ROLL_EVERY_TURN
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.editions import cards_of
from vigil.games.ghost_stories.content.powers import DANCE_OF_THE_TWIN_WINDS, POWERS
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.model.geometry import TILES
from vigil.games.ghost_stories.model.modules import BASE, Module, find_module, module_names
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES, Rules, rules_of


class Level(NamedTuple):
    """A difficulty level."""

    qi: int
    tiles_to_lose: int
    many_incarnations: bool
    yin_yang: bool


LEVELS: Final[Mapping[str, Level]] = {
    "initiation": Level(qi=4, tiles_to_lose=4, many_incarnations=False, yin_yang=True),
    "normal": Level(qi=3, tiles_to_lose=3, many_incarnations=False, yin_yang=True),
    "nightmare": Level(qi=3, tiles_to_lose=3, many_incarnations=True, yin_yang=True),
    "hell": Level(qi=3, tiles_to_lose=3, many_incarnations=True, yin_yang=False),
}

PLAYERS: Final = range(1, 5)
STARTING_QI: Final = range(1, 6)
EVERY_POWER: Final = tuple(power for pair in POWERS.values() for power in pair)
NEUTRAL_QI: Final = 3
GHOSTS: Final = 55
"""Ghosts in the deck of four players; surplus cards of a module are removed unseen."""
EVERY_TURN: Final = frozenset({ROLL_EVERY_TURN, DISCARD_EVERY_TURN})
GHOSTS_PER_INCARNATION: Final = 10
GHOSTS_REMOVED_PER_MISSING_PLAYER: Final = 5


class OfGhostStories(PlainSetup):
    """The setup of a game."""

    game: ClassVar[str] = "ghost_stories"


@dataclass(frozen=True, kw_only=True)
class Setup(OfGhostStories):
    """A setup of Ghost Stories; open entries are drawn by chance."""

    players: int = 4
    level: str = "initiation"
    edition: str = "revised"
    modules: tuple[str, ...] = ()
    """An expansion to play with, if any."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The choices of the module, as it describes them."""
    switches: tuple[str, ...] = ()
    """Ids of rulings to switch, such as ``"R22"``."""
    seats: tuple[int, ...] | None = None
    """The side of the village, 0 to 3 clockwise from north, at which each player sits."""
    colours: tuple[str, ...] = ()
    """Colours of the players in seat order, then of the neutral boards clockwise."""
    powers: tuple[str, ...] = ()
    """Powers that are face up; the other boards are turned by chance."""
    first: int | None = None
    """The seat that begins."""
    village: tuple[str, ...] | None = None
    """The nine tiles row by row."""
    qi: int | None = None
    """Starting Qi of each Taoist, if not the level's; 5 makes a gentler game."""
    black_tao: bool = False
    """Whether each player also starts with a black Tao token."""
    ask_all: bool = True
    """Whether the end of a turn, and passing before it, is asked separately."""

    # What follows from the fields above.
    module: Module = field(init=False, repr=False, compare=False)
    """The module in play; for the base game alone, one that changes nothing."""
    rules: Rules = field(init=False, repr=False, compare=False)
    """The edition's rules with the chosen readings."""
    cards: tuple[Card | None, ...] = field(init=False, repr=False, compare=False)
    """The cards by number; number 0 is an empty space."""
    card_of: dict[Option, Card] = field(init=False, repr=False, compare=False)
    """The cards by the options that name them."""
    cards_on: tuple[tuple[Card | None, ...], ...] = field(init=False, repr=False, compare=False)
    """By colour of the board, the cards as they count there."""
    pools: tuple[tuple[str, tuple[Option, ...]], ...] = field(init=False, repr=False, compare=False)
    """The backs of the ghost deck, with the cards that may have each."""
    middle_stones: tuple[tuple[str, ...], ...] = field(init=False, repr=False, compare=False)
    """By number, the steps of each card's middle stone."""
    restless: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Numbers of the cards that act in every turn, on any board."""
    ordinary: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """By number, whether a card is a ghost other than an incarnation."""
    standing: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By number, the lasting effects of each card in play."""
    middle_standing: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By number, those of its middle stone, from the moment it is placed."""

    def __post_init__(self) -> None:
        self._derive(options=freeze(dict(self.options)))
        _check_names(self)
        self._derive(module=find_module(self.modules[0]) if self.modules else BASE)
        _check(self)
        self._derive(rules=rules_of(self.edition, self.switches))
        self._lay_out_cards()

    def _lay_out_cards(self) -> None:
        """Set the cards of this game, and values derived from them."""
        cards = by_number((*self._printed_cards(), *self.module.own_cards(self)))
        printed = [card for card in cards if card]
        self._derive(
            cards=cards,
            card_of={("card", card.number): card for card in printed},
            cards_on=by_board(cards, self.module.card_on),
            pools=self._pools(printed),
            middle_stones=tuple(
                tuple(ability.id for ability in card.yin if not ability.lasting) if card else ()
                for card in cards
            ),
            restless=tuple(c.number for c in printed if not EVERY_TURN.isdisjoint(c.yin)),
            ordinary=tuple(card is not None and not card.incarnation for card in cards),
            standing=tuple(card.standing if card else 0 for card in cards),
            middle_standing=tuple(card.middle_standing if card else 0 for card in cards),
        )

    def _pools(self, cards: list[Card]) -> tuple[tuple[str, tuple[Option, ...]], ...]:
        dealt = [card for card in cards if self.module.is_dealt(self, card)]
        ghosts = tuple(("card", card.number) for card in dealt if not card.incarnation)
        wu_feng = tuple(("card", card.number) for card in dealt if card.incarnation)
        return (("ghost", ghosts), ("incarnation", wu_feng))

    def _printed_cards(self) -> tuple[Card, ...]:
        """The cards of the edition, as the readings play them (D15, D21)."""
        first_print, rules = self.edition == "first_print", self.rules
        return cards_of(
            first_print=first_print,
            every_turn=first_print and not rules.every_turn_is_its_boards,
            in_front=not rules.entry_haunts_first_active,
        )

    @property
    def numbers(self) -> Level:
        """The figures of the level."""
        return LEVELS[self.level]

    @property
    def starting_qi(self) -> int:
        """Qi of each Taoist at the start."""
        return self.numbers.qi if self.qi is None else self.qi

    @property
    def incarnations(self) -> int:
        """How many incarnations wait in the deck (D2)."""
        if not self.numbers.many_incarnations:
            return 1
        return 4 if self.players > 2 else 3

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles to choose nine from."""
        return self.module.tiles(self, VILLAGE_TILES)


# Cached, because many games are set up with the same cards.


@lru_cache(maxsize=64)
def by_number(cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """The cards as a list indexed by number."""
    found = {card.number: card for card in cards}
    return tuple(found.get(number) for number in range(max(found) + 1))


@lru_cache(maxsize=64)
def by_board(
    cards: tuple[Card | None, ...], change: Callable[[Card, int], Card]
) -> tuple[tuple[Card | None, ...], ...]:
    """For each colour of a board the cards as they count there."""
    colours = range(len(BOARD_COLOURS))
    return tuple(tuple(card and change(card, colour) for card in cards) for colour in colours)


def _check_names(setup: Setup) -> None:
    if type(setup.players) is not int or setup.players not in PLAYERS:
        known = ", ".join(map(str, PLAYERS))
        raise IllegalSetup("players", value=setup.players, known=known)
    one_of("level", setup.level, LEVELS)
    one_of("edition", setup.edition, EDITIONS)
    for module in setup.modules:
        one_of("module", module, module_names())
    distinct("modules_named_twice", setup.modules)


def _check(setup: Setup) -> None:
    for switch in setup.switches:
        one_of("switch", switch, (*SWITCHES, *setup.module.switches))
    distinct("switches_named_twice", setup.switches)
    setup.module.check(setup)
    _check_seats(setup)
    _check_boards(setup)
    if setup.first is not None:
        one_of("first", setup.first, range(setup.players))
    if setup.village is not None and not is_village(setup, setup.village):
        raise IllegalSetup("village", value=" ".join(setup.village), known=", ".join(setup.tiles))
    if setup.qi is not None:
        one_of("qi", setup.qi, STARTING_QI)


def is_village(setup: Setup, tiles: tuple[str, ...]) -> bool:
    """Whether nine different tiles of this game make a village."""
    return len(tiles) == len(set(tiles)) == len(TILES) and set(tiles) <= set(setup.tiles)


def _check_seats(setup: Setup) -> None:
    seats = setup.seats
    if seats is None:
        return
    if len(seats) != setup.players:
        raise IllegalSetup("seats", value=len(seats), known=setup.players)
    for side in seats:
        one_of("side", side, range(4))
    distinct("seats_taken_twice", seats)
    if setup.players == 2 and (seats[0] - seats[1]) % 4 != 2:
        raise IllegalSetup("two_players_face_each_other", value=f"{seats[0]}, {seats[1]}")


def _check_boards(setup: Setup) -> None:
    if setup.colours and not setup.players <= len(setup.colours) <= 4:
        raise IllegalSetup("colours", value=len(setup.colours), least=setup.players, most=4)
    for colour in setup.colours:
        one_of("colour", colour, BOARD_COLOURS)
    distinct("colours_taken_twice", setup.colours)
    for power in setup.powers:
        one_of("power", power, EVERY_POWER)
    for pair in POWERS.values():
        if len([power for power in setup.powers if power in pair]) > 1:
            raise IllegalSetup("one_power_for_each_board", value=", ".join(pair))
    if setup.players == 1 and DANCE_OF_THE_TWIN_WINDS in setup.powers:
        raise IllegalSetup("alone_the_red_board_flies", value=DANCE_OF_THE_TWIN_WINDS)
