"""Names of the things on the table: ids become words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from vigil.core import Content
from vigil.words.catalogue import Words
from vigil.words.ghost_stories.box import BOXES, REVISED
from vigil.words.phrases import View

CARDS: Final[dict[str, Content]] = {
    id: entry for id, entry in BOXES[REVISED].items() if entry.kind in ("ghost", "incarnation")
}
"""The cards by id; only their stones differ between editions."""
CARD_IDS: Final[dict[int, str]] = {entry.facts["number"]: id for id, entry in CARDS.items()}

OF_A_COLOUR: Final = ("board", "taoist", "tao")
"""Kinds that are named after a colour."""


def board_in(view: View, colour: str) -> Mapping[str, Any]:
    """The board of that colour."""
    board: Mapping[str, Any] = next(b for b in view["boards"] if b["colour"] == colour)
    return board


def board_of_seat(view: View, seat: int) -> Mapping[str, Any]:
    """The board of the player in that seat."""
    board: Mapping[str, Any] = next(b for b in view["boards"] if b["seat"] == seat)
    return board


class Names:
    """Every name the speaker needs, in one language, for one edition."""

    def __init__(self, words: Words, edition: str = REVISED) -> None:
        self.words = words
        self.edition = edition

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content."""
        if kind in OF_A_COLOUR:
            return self.words.text(f"gs-colour-{id}.{kind}")
        if kind in ("ghost", "incarnation"):
            kind = CARDS[id].kind
        return self.words.text(f"gs-{kind}-{id}")

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content, in the edition's own words where it has any."""
        key = f"gs-{kind}-{id}"
        own = f"{key}.{self.edition}"
        return self.words.text(own if self.words.has(own) else f"{key}.text")

    def card(self, number: int) -> str:
        """The name of the card with that number."""
        return self.name("ghost", CARD_IDS[number])

    def who(self, colour: str, view: View) -> str:
        """The Taoist of that colour, or the board when nobody plays it."""
        kind = "board" if board_in(view, colour)["neutral"] else "taoist"
        return self.name(kind, colour)

    def player(self, seat: int, view: View) -> str:
        """The Taoist of the player in that seat."""
        return self.name("taoist", board_of_seat(view, seat)["colour"])

    def tile(self, index: int, view: View) -> str:
        """The tile that lies at that place of the village."""
        return self.name("tile", view["village"][index]["name"])

    def space(self, colour: str, place: int) -> str:
        """A ghost space: its board and its place from the left."""
        where = self.words.text(f"gs-place-{place}")
        return self.words.text("gs-space", board=self.name("board", colour), place=where)

    def colours(self, ids: Iterable[str]) -> str:
        """Die faces one after the other."""
        return ", ".join(self.name("colour", id) for id in ids)

    def needed(self, counts: Mapping[str, int], free: int = 0) -> str:
        """What it takes to exorcise a ghost."""
        parts = [
            self.words.text("gs-needed", colour=self.name("colour", colour), count=count)
            for colour, count in counts.items()
        ]
        if free:
            parts.append(self.words.text("gs-needed-less", count=free))
        return ", ".join(parts) or "0"

    def why(self, id: str) -> str:
        """The reason of an event: a tile, a power, or a phrase of its own."""
        for kind in ("tile", "power"):
            if self.words.has(f"gs-{kind}-{id}"):
                return self.name(kind, id)
        return self.words.text(f"gs-why-{id}")
