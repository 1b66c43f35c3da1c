"""A position, and somebody who answers every question by hand, chance included."""

from __future__ import annotations

from typing import Any

from vigil.core import CHANCE, Decision, Event, Option, Outcome, Table, find_game
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.queries import side_of
from vigil.games.ghost_stories.table import COLOURS


class Scenario:
    """A table at a position; each answer names the kind of question it answers."""

    def __init__(self, text: str) -> None:
        self.game = find_game("ghost_stories")
        self.table = Table.at(self.game, self.game.read(text))

    # -- answering

    def answer(self, kind: str, *option: str | int) -> Scenario:
        """Answer the pending question, which must be of that kind and offer that option."""
        decision = self.decision
        assert decision.kind == kind, f"asked {decision}, not {kind}; {self}"
        assert option in decision.options, f"{option} is not among {decision.options}; {self}"
        self.table.apply(decision.options.index(option))
        return self

    def dice(self, *faces: str) -> Scenario:
        """Roll these faces with the Tao dice, one by one."""
        for face in faces:
            self.answer("tao_die", "face", face)
        return self

    def curse(self, face: str) -> Scenario:
        """Roll this face with the curse die."""
        return self.answer("curse_die", "curse", face)

    def draw(self, number: int) -> Scenario:
        """Draw this card from the ghost deck."""
        return self.answer("ghost_card", "card", number)

    # -- looking

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

    def side(self, colour: str) -> int:
        """The side of the board of that colour."""
        return side_of(self.state, colour)

    def qi(self, colour: str) -> int:
        """Qi of a board."""
        return self.state.qi[self.side(colour)]

    def tao(self, colour: str) -> dict[str, int]:
        """Tao tokens of the Taoist of that colour."""
        held = self.state.tao[5 * self.side(colour) : 5 * self.side(colour) + 5]
        return {name: count for name, count in zip(COLOURS, held, strict=True) if count}

    def ghosts(self, colour: str) -> list[int]:
        """Card numbers on a board from the left; 0 is an empty space."""
        first = 3 * self.side(colour)
        return self.state.ghosts[first : first + 3]

    def view(self) -> dict[str, Any]:
        """The view of a spectator."""
        return self.table.view()

    def __str__(self) -> str:
        return self.game.write(self.state)


def position(text: str) -> Scenario:
    """A scenario at a position in notation."""
    return Scenario(text)
