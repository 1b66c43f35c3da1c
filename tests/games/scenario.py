"""A position, and somebody who answers every question by hand, chance included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from vigil.core import CHANCE, Decision, Event, Option, Outcome, Table, find_game
from vigil.core.state import plain


class Scenario:
    """A table at a position; each answer names the kind of question it answers."""

    name: ClassVar[str]

    def __init__(self, text: str) -> None:
        self.game = find_game(self.name)
        self.table = Table.at(self.game, self.game.read(text))

    def answer(self, kind: str, *option: str | int) -> Self:
        """Answer the pending question, which must be of that kind and offer that option."""
        decision = self.decision
        assert decision.kind == kind, f"asked {decision}, not {kind}; {self}"
        assert option in decision.options, f"{option} is not among {decision.options}; {self}"
        self.table.apply(decision.options.index(option))
        return self

    @property
    def decision(self) -> Decision:
        """The pending question."""
        assert self.table.decision is not None, f"the game is over: {self.table.outcome}"
        return self.table.decision

    @property
    def kind(self) -> str:
        """The kind of the pending question."""
        return self.decision.kind

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the pending question."""
        return self.decision.options

    @property
    def asks_chance(self) -> bool:
        """Whether a die or a card is awaited."""
        return self.decision.seat == CHANCE

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    def events(self, tag: str) -> list[Event]:
        """Everything of that kind that has happened."""
        return [event for event in self.table.events if event.tag == tag]

    def view(self) -> Mapping[str, Any]:
        """The view of a spectator, as it reaches a screen."""
        shown: Mapping[str, Any] = plain(self.table.view())
        return shown

    def __str__(self) -> str:
        return self.game.write(self.table.state)
