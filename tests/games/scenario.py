"""A position, with every question answered by hand, chance included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from vigil.core import CHANCE, Decision, Event, Option, Outcome, Table, find_game
from vigil.core.fields import plain


class Scenario:
    """A table at a position; each answer names the kind of question it answers."""

    name: ClassVar[str]

    def __init__(self, text: str) -> None:
        self.game = find_game(self.name)
        self.table = Table.at(self.game, self.game.read(text))

    def answer(self, kind: str, *option: str | int) -> Self:
        """Answer the pending question, which must be of that kind and offer that option."""
        asked = self.table.decision
        assert asked is not None, f"the game is over: {self.table.outcome}"
        parts = [part for part in asked.parts or (asked,) if part.kind == kind]
        assert parts, f"asked {asked}, not {kind}; {self}"
        decision = next((part for part in parts if option in part.options), parts[0])
        assert option in decision.options, f"{option} is not among {decision.options}; {self}"
        own = decision.options.index(option)
        self.table.apply(asked.options_of(decision.seat_of(own))[own] if asked.parts else own)
        return self

    @property
    def decision(self) -> Decision:
        """The pending question; of joint questions, that of the last seat to answer."""
        asked = self.table.decision
        assert asked is not None, f"the game is over: {self.table.outcome}"
        return asked.parts[0] if asked.parts else asked

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
