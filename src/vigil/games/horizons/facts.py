"""What the rows of a simulation say about games and rounds of Horizons of Spirit Island."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from vigil.core.event import Event
from vigil.core.facts import Column, Facts, Row
from vigil.games.horizons.model.pieces import CITY, DAHAN, EXPLORER, TOWN
from vigil.games.horizons.model.queries import count, terror_level
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.registry import POWERS

COLUMNS: Final = (
    # Settled before the first round.
    Column("spirits", "words", "the spirit of each seat", "spirit", "before"),
    Column("boards", "words", "the board of each seat", "board", "before"),
    # Chosen in the first round.
    Column("first_growths", "words", "the first growth option of each spirit", "spirit", "early"),
    Column("first_cards", "words", "cards played in the first round", "power", "early"),
    # Develop during the game.
    Column("cards_gained", "counts", "power cards gained", "power", "during"),
    Column("cards_played", "counts", "how often each card was played", "power", "during"),
    Column("innates_used", "counts", "innate powers used", "innate", "during"),
    Column("elements", "counts", "elements of the cards played", "element", "during"),
    Column("fear_cards", "words", "fear cards revealed", "fear", "during"),
    Column("fear", "count", "fear generated", stage="during"),
    Column("destroyed", "counts", "pieces destroyed, by kind", "piece", "during"),
    Column("built", "counts", "pieces that came to the island, by kind", "piece", "during"),
    Column("ravages", "count", "ravages that took place", stage="during"),
    Column("blight_added", "count", "blight put on the island", stage="during"),
    Column("blight_removed", "count", "blight taken off the island", stage="during"),
    Column("presence_lost", "count", "presence destroyed", stage="during"),
    # The state of the island at the end.
    Column("terror", "count", "terror level"),
    Column("fear_taken", "count", "fear cards earned"),
    Column("blight", "count", "blight on the island"),
    Column("blight_left", "count", "blight left in the pool"),
    Column("explorers", "count", "explorers left"),
    Column("towns", "count", "towns left"),
    Column("cities", "count", "cities left"),
    Column("dahan", "count", "Dahan left"),
    Column("presence", "count", "presence on the island"),
    Column("invader_cards", "count", "cards left in the invader deck"),
)

TURN_COLUMNS: Final = (
    Column("blight", "count", "blight on the island"),
    Column("terror", "count", "terror level"),
    Column("fear", "count", "fear generated so far"),
    Column("explorers", "count", "explorers on the island"),
    Column("towns", "count", "towns on the island"),
    Column("cities", "count", "cities on the island"),
    Column("dahan", "count", "Dahan on the island"),
    Column("presence", "count", "presence on the island"),
    Column("energy", "count", "energy of all spirits"),
    Column("plays", "count", "cards played so far"),
)

COUNTS: Final = ("fear", "ravages", "blight_added", "blight_removed", "presence_lost")
COUNTS_BY_THING: Final = (
    *("cards_gained", "cards_played", "innates_used", "elements", "destroyed", "built"),
)

Told: TypeAlias = dict[str, Any]
"""The facts of an event."""


def new_counts() -> dict[str, int]:
    """Counts that start at zero; much faster than a ``Counter``."""
    return defaultdict(int)


class HorizonsFacts:
    """Counts what the spirits do and what happens to the island."""

    def __init__(self, _: State) -> None:
        self.counts: dict[str, int] = defaultdict(int)
        self.things: dict[str, dict[str, int]] = defaultdict(new_counts)
        self.round = 0
        self.growths: dict[int, int] = {}
        """The first growth option of each seat."""
        self.first_cards: list[str] = []
        self.fear_cards: list[str] = []

    def happened(self, events: Sequence[Event]) -> None:
        """Note the events that matter."""
        for tag, told in events:
            note = NOTES.get(tag)
            if note is not None:
                note(self, told)

    def turn(self, s: State) -> Row:
        """The island, and what the spirits have done so far."""
        return {
            **standing(s),
            "fear": self.counts["fear"],
            "energy": sum(s.energy),
            "plays": sum(self.things["cards_played"].values()),
        }

    def game(self, s: State) -> Row:
        """Who played where, what was done, the state of the island."""
        growths = sorted(self.growths.items())
        return {
            "spirits": s.spirits,
            "boards": tuple(s.setup.island.boards),
            "first_growths": tuple(f"{s.spirits[seat]}:{number + 1}" for seat, number in growths),
            "first_cards": tuple(self.first_cards),
            **{column: dict(self.things[column]) for column in COUNTS_BY_THING},
            "fear_cards": tuple(self.fear_cards),
            **{column: self.counts[column] for column in COUNTS},
            **standing(s),
            "fear_taken": s.taken,
            "blight_left": s.blight_pool,
            "invader_cards": s.invader_deck.count(),
        }

    # -- notes

    def round_began(self, _: Told) -> None:
        """Count the rounds."""
        self.round += 1

    def grown(self, told: Told) -> None:
        """The first growth of each seat, the bonus growth apart."""
        if self.round:
            self.growths.setdefault(told["seat"], told["number"])

    def played(self, told: Told) -> None:
        """A card, with its elements."""
        self.things["cards_played"][told["card"]] += 1
        for element in POWERS[told["card"]].elements:
            self.things["elements"][element] += 1
        if self.round == 1:
            self.first_cards.append(told["card"])

    def used(self, told: Told) -> None:
        """An innate power among the powers used."""
        if POWERS[told["power"]].deck == "innate":
            self.things["innates_used"][told["power"]] += 1

    def frightened(self, told: Told) -> None:
        """Fear by its amount."""
        self.counts["fear"] += told["amount"]


Note: TypeAlias = Callable[[HorizonsFacts, Told], None]


def counting(column: str) -> Note:
    """Makes a note that counts an event."""

    def note(collector: HorizonsFacts, _: Told) -> None:
        collector.counts[column] += 1

    return note


def counting_by(fact: str, column: str) -> Note:
    """Makes a note that counts an event by the value of one of its facts."""

    def note(collector: HorizonsFacts, told: Told) -> None:
        collector.things[column][told[fact]] += 1

    return note


NOTES: Final[Mapping[str, Note]] = {
    "round_began": HorizonsFacts.round_began,
    "growth_chosen": HorizonsFacts.grown,
    "card_played": HorizonsFacts.played,
    "power_used": HorizonsFacts.used,
    "fear_generated": HorizonsFacts.frightened,
    "fear_card_revealed": lambda collector, told: collector.fear_cards.append(told["card"]),
    "card_gained": counting_by("card", "cards_gained"),
    "piece_destroyed": counting_by("piece", "destroyed"),
    "piece_added": counting_by("piece", "built"),
    "ravaged": counting("ravages"),
    "blight_added": counting("blight_added"),
    "blight_removed": counting("blight_removed"),
    "presence_destroyed": counting("presence_lost"),
}
"""The events that are noted, and how."""


def standing(s: State) -> Row:
    """Pieces, presence and blight on the island, and the terror level."""
    lands = s.setup.lands
    explorers, towns, cities, dahan = (
        sum(count(s, land, (kind,)) for land in lands) for kind in (EXPLORER, TOWN, CITY, DAHAN)
    )
    return {
        "blight": sum(s.blight),
        "terror": terror_level(s),
        "explorers": explorers,
        "towns": towns,
        "cities": cities,
        "dahan": dahan,
        "presence": sum(s.presence),
    }


FACTS: Final = Facts(columns=COLUMNS, turn_columns=TURN_COLUMNS, collector=HorizonsFacts)
