"""What every game notes while its record is replayed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from vigil.core import Decision, Event, Option, Table
from vigil.insight.report.luck_tally import LuckTally
from vigil.insight.report.report import Figures, Moment, Player, Tone, Turn

TONES: dict[bool, Tone] = {True: "good", False: "bad"}


class Chronicle(ABC):
    """Follows a table from answer to answer; each game adds what it notes."""

    turn_tag: ClassVar[str]
    """The event with which a turn begins."""
    deed_ids: ClassVar[tuple[str, ...]]

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timeline: list[Turn] = []
        self.moments: list[Moment] = []
        self.deeds = {id: [0] * table.setup.players for id in self.deed_ids}
        self.number = 0
        """The number of the current turn."""
        self.seat = -1
        """Whose turn it is."""

    # -- what each game says

    @abstractmethod
    def players(self) -> list[Player]:
        """Who plays in each seat."""

    @abstractmethod
    def figures(self) -> Figures:
        """The current figures of the table."""

    @abstractmethod
    def limits(self) -> Figures:
        """Figures that end the game at a certain value."""

    @abstractmethod
    def fortunes(self) -> Iterable[LuckTally]:
        """The kinds of luck that were tallied."""

    @abstractmethod
    def turn_of(self, event: Event | None) -> tuple[int, int]:
        """Number and seat of the turn begun by an event; without an event, of the current turn."""

    @abstractmethod
    def refs(self, event: Event) -> Iterable[str]:
        """The things on the table that an event is about."""

    @abstractmethod
    def chance(self, decision: Decision, option: Option) -> None:
        """Called before chance picks an option."""

    @abstractmethod
    def choice(self, decision: Decision, option: Option) -> None:
        """Called before a player takes an option."""

    @abstractmethod
    def note(self, event: Event) -> None:
        """Called after an event: count actions, keep moments."""

    # -- following

    def answered(self, index: int) -> None:
        """Called before the pending question is answered."""
        asked = self.table.decision
        assert asked is not None
        decision, option = asked.own(index)
        (self.chance if decision.chance else self.choice)(decision, option)

    def follow(self, events: Iterable[Event]) -> None:
        """Note the events since the last answer."""
        begun = len(self.timeline)
        for event in events:
            if event.tag == self.turn_tag:
                self._begin(event)
            self.note(event)
            if event.tag == "game_ended":
                self.keep("end", event, TONES[event.data["won"]], 3)
        for turn in self.timeline[begun:]:
            turn.figures = self.figures()

    def open(self) -> None:
        """Begin with the current turn, for a game taken up in the middle of one."""
        if not self.timeline and self.table.state.turn:
            self._begin(None)
            self.timeline[0].figures = self.figures()

    def _begin(self, event: Event | None) -> None:
        self.number, self.seat = self.turn_of(event)
        self.timeline.append(Turn(self.number, self.table.ply, self.seat, {}))

    def count(self, id: str, seat: int, amount: int = 1) -> None:
        """Count an action of a seat; actions of no player are not counted."""
        if seat >= 0:
            self.deeds[id][seat] += amount

    def keep(self, kind: str, event: Event, tone: Tone, weight: int) -> None:
        """Store a moment."""
        told, refs = (event.tag, event.data), list(self.refs(event))
        self.moments.append(Moment(kind, self.number, self.table.ply, told, refs, tone, weight))
