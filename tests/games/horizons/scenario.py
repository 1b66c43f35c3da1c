"""A position, and somebody who answers every question by hand, chance included."""

from __future__ import annotations

from typing import Any

from vigil.core import CHANCE, Decision, Event, Option, Outcome, Table, find_game
from vigil.games.horizons import State
from vigil.games.horizons.queries import count


class Scenario:
    """A table at a position; each answer names the kind of question it answers."""

    def __init__(self, text: str) -> None:
        self.game = find_game("horizons")
        self.table = Table.at(self.game, self.game.read(text))

    def answer(self, kind: str, *option: str | int) -> Scenario:
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
        """Whether a card is awaited."""
        return self.decision.seat == CHANCE

    @property
    def state(self) -> State:
        """The state on the table."""
        state = self.table.state
        assert isinstance(state, State)
        return state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    def events(self, tag: str) -> list[Event]:
        """Everything of that kind that has happened."""
        return [event for event in self.table.events if event.tag == tag]

    def land(self, name: str) -> int:
        """The number of a land."""
        return self.state.setup.island.names.index(name)

    def pieces(self, name: str, kind: str) -> int:
        """Pieces of a kind in a land, damaged or not."""
        return count(self.state, self.land(name), (kind,))

    def presence(self, name: str, seat: int = 0) -> int:
        """Presence of a spirit in a land."""
        return self.state.presence[len(self.state.blight) * seat + self.land(name)]

    def blight(self, name: str) -> int:
        """Blight in a land."""
        return self.state.blight[self.land(name)]

    def view(self) -> dict[str, Any]:
        """The view of a spectator."""
        return self.table.view()

    def __str__(self) -> str:
        return self.game.write(self.state)


def position(text: str) -> Scenario:
    """A scenario at a position in notation."""
    return Scenario(text)
