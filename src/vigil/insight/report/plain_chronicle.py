"""The chronicle of any game: the figures of its view turn by turn, and who chose how often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from vigil.core import Decision, Event, Option
from vigil.insight.report.chronicle import Chronicle
from vigil.insight.report.luck_tally import LuckTally
from vigil.insight.report.report import Figures, Player

NOT_FIGURES: Final = frozenset({"turn", "seat"})


class PlainChronicle(Chronicle):
    """Notes what every game has; a game can bring its own chronicle."""

    turn_tag: ClassVar[str] = "turn_began"
    deed_ids: ClassVar[tuple[str, ...]] = ("choices",)

    def players(self) -> list[Player]:
        """The seats by number."""
        return [Player("seat", str(seat)) for seat in range(self.table.setup.players)]

    def figures(self) -> Figures:
        """The numbers that stand alone in the view."""
        shown = self.table.view().items()
        return {id: value for id, value in shown if type(value) is int and id not in NOT_FIGURES}

    def limits(self) -> Figures:
        """None."""
        return {}

    def fortunes(self) -> Iterable[LuckTally]:
        """None."""
        return ()

    def turn_of(self, event: Event | None) -> tuple[int, int]:
        """The current turn, and the seat named in its event."""
        return self.table.state.turn, -1 if event is None else event.data.get("seat", -1)

    def refs(self, event: Event) -> Iterable[str]:  # noqa: ARG002  # it looks at nothing
        """None: nothing on the table is known by name."""
        return ()

    def chance(self, decision: Decision, option: Option) -> None:
        """Nothing: chance is not judged."""

    def choice(self, decision: Decision, option: Option) -> None:
        """Count a choice of the asked seat."""
        self.count("choices", decision.seats()[0] if decision.seat >= 0 else int(option[1]))

    def note(self, event: Event) -> None:
        """Keep the end, the only moment that every game has."""
