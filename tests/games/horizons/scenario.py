"""A position of Horizons, played by hand."""

from __future__ import annotations

from typing import ClassVar

from games.scenario import Scenario as AnyScenario
from vigil.games.horizons import State
from vigil.games.horizons.model.queries import count


class Scenario(AnyScenario):
    """A table of Horizons with its cards in our hands."""

    name: ClassVar[str] = "horizons"

    @property
    def state(self) -> State:
        """The state on the table."""
        state = self.table.state
        assert isinstance(state, State)
        return state

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


def position(text: str) -> Scenario:
    """A scenario at a position in notation."""
    return Scenario(text)
