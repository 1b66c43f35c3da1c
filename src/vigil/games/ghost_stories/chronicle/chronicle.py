"""The chronicle of a game of Ghost Stories."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from vigil.core import Decision, Event, Option, Table
from vigil.games.ghost_stories.chronicle.dice import Dice
from vigil.games.ghost_stories.model.geometry import SIDES
from vigil.games.ghost_stories.model.queries import board_name
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.state import MoonState
from vigil.games.ghost_stories.white_moon.model.verbs import DEAD_TO_LOSE
from vigil.insight.report.chronicle import Chronicle
from vigil.insight.report.luck_tally import LuckTally
from vigil.insight.report.report import Figures, Player, Tone

OWN_DEEDS = {
    "villager_asked": "helped",
    "exorcism_failed": "failed",
    "qi_lost": "qi_lost",
}
"""Actions of the board named in the event."""

TURN_DEEDS = {"tile_restored": "freed", "villager_saved": "saved"}
"""Actions of the active Taoist."""

MOMENTS: dict[str, tuple[Tone, int]] = {
    "tile_haunted": ("bad", 2),
    "tile_restored": ("good", 2),
    "taoist_died": ("bad", 3),
    "taoist_revived": ("good", 2),
    "board_haunted": ("bad", 2),
    "villager_died": ("bad", 1),
    "family_saved": ("good", 2),
    "barrier_began": ("good", 2),
}
"""Events that always matter, with their weights."""

BY_ROLL = ("exorcised", KUNG_FU_SCHOOL)
"""The reason of a discard when a Taoist has beaten the ghost with dice."""


class GhostStoriesChronicle(Chronicle):
    """Notes the actions of the Taoists and of Wu-Feng, and the luck of the dice."""

    turn_tag: ClassVar[str] = "turn_began"
    deed_ids: ClassVar[tuple[str, ...]] = (
        *("exorcised", "failed", "tao_spent", "qi_lost", "helped", "freed", "buddhas"),
        "saved",
    )

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._dice = Dice()
        self._beaten = 0
        """Ghosts that the roll now being resolved has beaten."""
        if self.state.module is None:
            del self.deeds["saved"]

    @property
    def state(self) -> State:
        """The current state."""
        assert isinstance(self.table.state, State)
        return self.table.state

    def players(self) -> list[Player]:
        """Taoists by the colour of their boards, once these are laid out."""
        s = self.state
        if not s.turn:
            return []
        sides = [s.seat_at.index(seat) for seat in range(s.setup.players)]
        return [Player("taoist", board_name(s, side)) for side in sides]

    def figures(self) -> Figures:
        """Life, haunted tiles, ghosts and cards; with White Moon the villagers too."""
        s = self.state
        figures = {
            "qi": sum(s.qi[side] for side in SIDES if s.seat_at[side] >= 0),
            "haunted": sum(s.haunted),
            "ghosts": sum(1 for number in s.ghosts if number),
            "deck": s.deck.count(),
        }
        if isinstance(s.module, MoonState):
            figures |= {"saved": sum(s.module.shelter), "dead": sum(s.module.graveyard)}
        return figures

    def limits(self) -> Figures:
        """Haunted tiles and dead villagers that lose the game."""
        s = self.state
        limits = {"haunted": s.setup.numbers.tiles_to_lose}
        return limits if s.module is None else limits | {"dead": DEAD_TO_LOSE}

    def fortunes(self) -> Iterable[LuckTally]:
        """The dice."""
        return self._dice.fortunes()

    def turn_of(self, event: Event | None) -> tuple[int, int]:
        """Number and seat of a turn; -1 for a neutral board."""
        s = self.state
        if event is None:
            return s.turn, s.seat_at[s.active]
        return event.data["turn"], event.data["seat"]

    def refs(self, event: Event) -> Iterable[str]:
        """A space, or a board or its Taoist; a tile; a family."""
        data = event.data
        if "place" in data:
            yield f"space:{data['board']}:{data['place']}"
        elif "board" in data:
            yield f"{'board' if event.tag == 'board_haunted' else 'taoist'}:{data['board']}"
        for fact in ("tile", "family"):
            if fact in data:
                yield f"{fact}:{data[fact]}"

    def chance(self, decision: Decision, option: Option) -> None:
        """The dice."""
        self._dice.chance(self.state, decision, option)

    def choice(self, decision: Decision, option: Option) -> None:
        """What players decide about the dice."""
        self._dice.choice(decision, option)

    def note(self, event: Event) -> None:
        """Actions, moments and rolls."""
        tag, data = event
        self._dice.note(event)
        self._count(event)
        if tag in MOMENTS:
            self.keep(tag, event, *MOMENTS[tag])
        elif tag == "ghost_placed" and self._is_incarnation(data["ghost"]):
            self.keep("incarnation_came", event, "bad", 3)
        elif tag == "ghost_discarded":
            self._discarded(event)

    def _count(self, event: Event) -> None:
        tag, data = event
        if tag in OWN_DEEDS:
            self.count(OWN_DEEDS[tag], self._seat(data["board"]))
        elif tag in TURN_DEEDS:
            self.count(TURN_DEEDS[tag], self.seat)
        elif tag == "tao_lost" and data["why"] == "exorcism":
            self.count("tao_spent", self._seat(data["board"]))
        elif tag == "buddha_placed":
            self.count("buddhas", self._seat(data["taoist"]))
        elif tag in ("exorcism_began", "school_began"):
            self._beaten = 0

    def _discarded(self, event: Event) -> None:
        """Note a ghost that was exorcised, or removed by a Buddha."""
        why = event.data["why"]
        if why in BY_ROLL:
            self._beaten += 1
            self.count("exorcised", self.seat)
        if self._is_incarnation(event.data["ghost"]):
            self.keep("incarnation_exorcised", event, "good", 3)
        elif why in BY_ROLL and self._beaten == 2:
            self.keep("two_exorcised", event, "good", 2)
        elif why == "buddha":
            self.keep("buddha_caught", event, "good", 1)

    def _seat(self, colour: str) -> int:
        """The player of a board; -1 for a neutral one."""
        s = self.state
        return next(s.seat_at[side] for side in SIDES if board_name(s, side) == colour)

    def _is_incarnation(self, number: int) -> bool:
        card = self.state.setup.cards[number]
        return card is not None and card.incarnation
