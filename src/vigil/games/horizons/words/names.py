"""Names of the things on the table: ids become words of one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.games.horizons.powers.power import Elements, Growth
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.shown.catalogue import CONTENT
from vigil.games.horizons.table.boards import BOARDS
from vigil.words.catalogue import Words
from vigil.words.phrases import View

KIND_OF: Final = {entry.id: entry.kind for entry in CONTENT}
"""What kind of thing each id of the box is."""

REASONS: Final = ("why", "power", "innate", "special", "fear")
"""What the reason of an event can be."""


class Names:
    """Every name the speaker needs, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content; innate powers are powers too."""
        return self.words.text(f"hz-{KIND_OF[id] if kind == 'power' else kind}-{id}")

    def text(self, kind: str, id: str) -> str:
        """The text that stands in the catalogue under a name."""
        return self.words.text(f"hz-{kind}-{id}.text")

    def card(self, id: str) -> str:
        """The name of a card of any deck."""
        return self.name(KIND_OF[id], id)

    def listed(self, kind: str, ids: Iterable[str]) -> str:
        """Names one after the other."""
        return ", ".join(self.name(kind, id) for id in ids)

    def who(self, seat: int, view: View) -> str:
        """The spirit in that seat."""
        return self.name("spirit", view["spirits"][seat]["id"])

    def land(self, id: str) -> str:
        """A land and its terrain."""
        terrain = BOARDS[id[0]].lands[int(id[1:]) - 1].terrain
        return self.words.text("hz-land", land=id, terrain=self.name("terrain", terrain))

    def piece(self, kind: str, damage: int) -> str:
        """A piece, with its damage if it has any."""
        name = self.name("piece", kind)
        return self.words.text("hz-piece-hurt", piece=name, damage=damage) if damage else name

    def needed(self, elements: Elements) -> str:
        """The elements of a threshold."""
        return ", ".join(
            self.words.text("hz-needed", element=self.name("element", id), count=count)
            for id, count in elements.items()
        )

    def slot(self, number: int, element: str) -> str:
        """A slot of a presence track: a number, an element or both."""
        if not element:
            return str(number)
        name = self.name("element", element)
        return self.words.text("hz-slot-both", number=number, element=name) if number else name

    def growth(self, spirit: str, number: int) -> str:
        """All actions of a growth option."""
        return "; ".join(self.growth_action(action) for action in PANELS[spirit].growth[number])

    def growth_action(self, action: Growth) -> str:
        """One action of a growth option."""
        key = f"hz-growth-{action.op}"
        if action.op == "gain_energy":
            return self.words.text(key, amount=action.amount)
        if action.op != "add_presence":
            return self.words.text(key)
        if not action.terrains:
            return self.words.text(key, range=action.amount)
        terrains = self.listed("terrain", action.terrains)
        return self.words.text(f"{key}.terrain", range=action.amount, terrains=terrains)

    def why(self, id: str) -> str:
        """The reason of an event: a phrase of its own, a power, a special rule or a fear card."""
        keys = (f"hz-{kind}-{id}" for kind in REASONS)
        return self.words.text(next(key for key in keys if self.words.has(key)))
