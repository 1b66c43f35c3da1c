"""What the rows of a simulation say about games and turns of Ghost Stories."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from vigil.core.event import Event
from vigil.core.facts import Column, Facts, Map, Row
from vigil.games.ghost_stories.model.geometry import CENTRE, SIDES, SPACES, TILES
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import board_name, is_player, side_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.state import MoonState

COLUMNS: Final = (
    # Settled before the first turn.
    Column("village", "words", "the tile at each place, row by row", "tile"),
    Column("centre", "word", "the tile in the middle of the village", "tile", "before"),
    Column("colours", "words", "the colour of each Taoist, by seat", "colour", "before"),
    Column("powers", "words", "the power of each Taoist, by seat", "power", "before"),
    Column("neutral_powers", "words", "the powers of neutral boards", "power", "before"),
    Column("first", "word", "the colour that began", "colour", "before"),
    # Chosen in the first turns.
    Column("first_tile", "word", "where the first Taoist to act went", "tile", "early"),
    Column("first_act", "word", "what they did there, if anything", "deed", "early"),
    Column("first_helps", "words", "villagers asked in the first round", "tile", "early"),
    # Develop during the game.
    Column("helps", "counts", "how often each villager helped", "tile", "during"),
    Column("hauntings", "counts", "how often each tile was haunted", "tile", "during"),
    Column("restored", "counts", "how often each tile was restored", "tile", "during"),
    Column("powers_used", "counts", "powers used as an action", "power", "during"),
    Column("powers_borrowed", "counts", "powers borrowed with power tokens", "power", "during"),
    Column("incarnations", "words", "the incarnations that came", "incarnation", "during"),
    Column("curses", "counts", "faces of the curse die, without rerolls", "curse", "during"),
    Column("attempts", "count", "exorcisms attempted", stage="during"),
    Column("exorcised", "count", "ghosts exorcised", stage="during"),
    Column("buddhas", "count", "Buddhas placed", stage="during"),
    Column("deaths", "count", "Taoists who died", stage="during"),
    Column("qi_lost", "count", "Qi lost by Taoists and neutral boards", stage="during"),
    Column("yin_yangs", "count", "Yin-Yangs spent", stage="during"),
    # The state of the table at the end.
    Column("haunted", "words", "the tiles haunted at the end", "tile"),
    Column("ghosts", "count", "ghosts in play at the end"),
    Column("deck", "count", "cards left in the deck"),
    Column("qi", "count", "Qi that the Taoists have left"),
    Column("tao", "count", "Tao tokens that the Taoists have left"),
    # White Moon; nothing without it.
    Column("saved", "counts", "villagers saved, by family", "family", "during"),
    Column("dead", "counts", "villagers dead at the end, by family", "family", "during"),
    Column("families", "words", "families saved completely", "family", "during"),
    Column("artifacts", "words", "artifacts taken", "artifact", "during"),
    Column("crystals", "count", "moon crystals gained", stage="during"),
    Column("barriers", "count", "Mystic Barriers raised", stage="during"),
)

TURN_COLUMNS: Final = (
    Column("haunted", "count", "haunted tiles"),
    Column("ghosts", "count", "ghosts in play"),
    Column("deck", "count", "cards left in the deck"),
    Column("qi", "count", "Qi of the Taoists"),
    Column("tao", "count", "Tao tokens of the Taoists"),
    Column("saved", "count", "villagers saved (White Moon)"),
    Column("dead", "count", "villagers dead (White Moon)"),
)

BY_ROLL: Final = ("exorcised", KUNG_FU_SCHOOL)
"""The reason of a discard when the dice have beaten the ghost."""

FIRST_ROUND: Final = len(SIDES)
"""Turns in a round; neutral boards have turns too."""

COUNTS: Final = ("attempts", "exorcised", "buddhas", "deaths", "qi_lost", "yin_yangs")
COUNTS_BY_THING: Final = ("helps", "hauntings", "restored", "powers_used", "curses")
MOON: Final = ("saved", "dead", "families", "artifacts", "crystals", "barriers")

Told: TypeAlias = dict[str, Any]
"""The facts of an event."""


def new_counts() -> dict[str, int]:
    """Counts that start at zero; much faster than a ``Counter``."""
    return defaultdict(int)


class GhostStoriesFacts:
    """Counts what happens to the village and what the Taoists do."""

    def __init__(self, _: State) -> None:
        self.counts: dict[str, int] = defaultdict(int)
        self.things: dict[str, dict[str, int]] = defaultdict(new_counts)
        self.artifacts: list[str] = []
        self.families: list[str] = []
        self.turns = 0
        self.first = ""
        """The colour of the first player."""
        self.acting = 0
        """The first turn in which a Taoist acts."""
        self.first_tile = CENTRE
        self.first_act = "none"
        self.first_helps: list[str] = []

    def happened(self, events: Sequence[Event]) -> None:
        """Note the events that matter; moves count only in the first round."""
        notes = NOTES if self.turns > FIRST_ROUND else FIRST_NOTES
        for tag, told in events:
            note = notes.get(tag)
            if note is not None:
                note(self, told)

    def turn(self, s: State) -> Row:
        """The state of the table."""
        moon = s.module if isinstance(s.module, MoonState) else None
        return {
            "haunted": sum(s.haunted),
            **standing(s),
            "saved": None if moon is None else sum(moon.shelter),
            "dead": None if moon is None else sum(moon.graveyard),
        }

    def game(self, s: State) -> Row:
        """The deal, the actions and the state of the table."""
        borrowed = self.things["powers_borrowed"].items()
        return {
            **dealt(s),
            "first": self.first,
            "first_tile": s.village[self.first_tile],
            "first_act": self.first_act,
            "first_helps": tuple(self.first_helps),
            **{column: dict(self.things[column]) for column in COUNTS_BY_THING},
            "powers_borrowed": {s.powers[side_of(s, board)]: n for board, n in borrowed},
            "incarnations": met(s),
            **{column: self.counts[column] for column in COUNTS},
            "haunted": tuple(s.village[tile] for tile in TILES if s.haunted[tile]),
            **standing(s),
            **(self.moon(s.module) if isinstance(s.module, MoonState) else dict.fromkeys(MOON)),
        }

    def moon(self, m: MoonState) -> Row:
        """What White Moon adds."""
        return {
            "saved": by_family(m.shelter),
            "dead": by_family(m.graveyard),
            "families": tuple(self.families),
            "artifacts": tuple(self.artifacts),
            "crystals": self.counts["crystals"],
            "barriers": self.counts["barriers"],
        }

    # -- notes

    def turn_began(self, told: Told) -> None:
        """The first turn says who began."""
        self.turns += 1
        self.first = self.first or told["board"]

    def yang_began(self, _: Told) -> None:
        """A Taoist acts."""
        self.acting = self.acting or self.turns

    def moved(self, told: Told) -> None:
        """The first move of the game."""
        if self.turns == self.acting and told["why"] == "move":
            self.first_tile = told["tile"]

    def asked(self, told: Told) -> None:
        """A villager helps; those of the first round are remembered."""
        self.things["helps"][told["name"]] += 1
        if self.turns <= FIRST_ROUND:
            self.first_helps.append(told["name"])
        self.acted("help")

    def attempted(self, _: Told) -> None:
        """An exorcism begins."""
        self.counts["attempts"] += 1
        self.acted("exorcism")

    def acted(self, deed: str) -> None:
        """The first action of the game."""
        if self.turns == self.acting and self.first_act == "none":
            self.first_act = deed

    def discarded(self, told: Told) -> None:
        """Note a ghost beaten by the dice."""
        self.counts["exorcised"] += told["why"] in BY_ROLL


Note: TypeAlias = Callable[[GhostStoriesFacts, Told], None]


def counting(column: str) -> Note:
    """Makes a note that counts an event."""

    def note(collector: GhostStoriesFacts, _: Told) -> None:
        collector.counts[column] += 1

    return note


def counting_by(fact: str, column: str) -> Note:
    """Makes a note that counts an event by the value of one of its facts."""

    def note(collector: GhostStoriesFacts, told: Told) -> None:
        collector.things[column][told[fact]] += 1

    return note


NOTES: Final[Mapping[str, Note]] = {
    "villager_asked": GhostStoriesFacts.asked,
    "exorcism_began": GhostStoriesFacts.attempted,
    "school_began": GhostStoriesFacts.attempted,
    "ghost_discarded": GhostStoriesFacts.discarded,
    "family_saved": lambda collector, told: collector.families.append(told["family"]),
    "artifact_taken": lambda collector, told: collector.artifacts.append(told["artifact"]),
    "tile_haunted": counting_by("name", "hauntings"),
    "tile_restored": counting_by("name", "restored"),
    "power_used": counting_by("power", "powers_used"),
    "power_borrowed": counting_by("lender", "powers_borrowed"),
    "curse_rolled": counting_by("face", "curses"),
    "buddha_placed": counting("buddhas"),
    "taoist_died": counting("deaths"),
    "qi_lost": counting("qi_lost"),
    "yin_yang_spent": counting("yin_yangs"),
    "crystal_gained": counting("crystals"),
    "barrier_began": counting("barriers"),
}
"""The events that are noted, and how."""

FIRST_NOTES: Final[Mapping[str, Note]] = {
    **NOTES,
    "turn_began": GhostStoriesFacts.turn_began,
    "yang_began": GhostStoriesFacts.yang_began,
    "taoist_moved": GhostStoriesFacts.moved,
}
"""The same for the first round."""


def dealt(s: State) -> Row:
    """Village, boards and powers; those of the players by seat."""
    own = [s.seat_at.index(seat) for seat in range(s.setup.players)]
    return {
        "village": s.village,
        "centre": s.village[CENTRE],
        "colours": tuple(board_name(s, side) for side in own),
        "powers": tuple(s.powers[side] for side in own),
        "neutral_powers": tuple(s.powers[side] for side in SIDES if side not in own),
    }


def met(s: State) -> tuple[str, ...]:
    """The incarnations sent back, then those in play."""
    cards = [s.setup.cards[number] for number in (*s.exorcised, *s.ghosts)]
    return tuple(card.id for card in cards if card is not None and card.incarnation)


def standing(s: State) -> Row:
    """Ghosts and cards, and what the Taoists have."""
    own = [side for side in SIDES if is_player(s, side)]
    return {
        "ghosts": len(SPACES) - s.ghosts.count(0),
        "deck": s.deck.count(),
        "qi": sum(s.qi[side] for side in own),
        "tao": sum(sum(tao_row(s, side)) for side in own),
    }


def by_family(counts: list[int]) -> dict[str, int]:
    """Villagers by family, as far as there are any."""
    return {family: count for family, count in zip(FAMILIES, counts, strict=True) if count}


FACTS: Final = Facts(
    columns=COLUMNS,
    turn_columns=TURN_COLUMNS,
    collector=GhostStoriesFacts,
    maps=(Map("hauntings", width=3, places="village", counted="hauntings"),),
)
