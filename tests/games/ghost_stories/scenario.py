"""A position of Ghost Stories, played by hand."""

from __future__ import annotations

from typing import ClassVar, Self

from games.scenario import Scenario as AnyScenario
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import side_of


class Scenario(AnyScenario):
    """A table of Ghost Stories with its dice and cards in our hands."""

    name: ClassVar[str] = "ghost_stories"

    def dice(self, *faces: str) -> Self:
        """Roll these faces with the Tao dice, one by one."""
        for face in faces:
            self.answer("tao_die", "face", face)
        return self

    def curse(self, face: str) -> Self:
        """Roll this face with the curse die."""
        return self.answer("curse_die", "curse", face)

    def draw(self, number: int) -> Self:
        """Draw this card from the ghost deck."""
        return self.answer("ghost_card", "card", number)

    # -- looking

    @property
    def state(self) -> State:
        """The state on the table."""
        state = self.table.state
        assert isinstance(state, State)
        return state

    def side(self, colour: str) -> int:
        """The side of the board of that colour."""
        return side_of(self.state, colour)

    def qi(self, colour: str) -> int:
        """Qi of a board."""
        return self.state.qi[self.side(colour)]

    def tao(self, colour: str) -> dict[str, int]:
        """Tao tokens of the Taoist of that colour."""
        held = tao_row(self.state, self.side(colour))
        return {name: count for name, count in zip(COLOURS, held, strict=True) if count}

    def ghosts(self, colour: str) -> list[int]:
        """Card numbers on a board from the left; 0 is an empty space."""
        first = 3 * self.side(colour)
        return self.state.ghosts[first : first + 3]


def position(text: str) -> Scenario:
    """A scenario at a position in notation."""
    return Scenario(text)
