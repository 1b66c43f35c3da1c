"""Names of the things on the table: ids become words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from vigil.games.ghost_stories.table.options import Setup
from vigil.games.ghost_stories.words.box import box_of
from vigil.words.catalogue import Words
from vigil.words.phrases import View, clause

CARDS: Final = ("ghost", "incarnation")
"""Kinds of cards."""
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
    """Every name the speaker needs, in one language, for one set-up."""

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = words
        self.setup = setup
        self.box = box_of(setup)
        cards = (entry for entry in self.box.values() if entry.kind in CARDS)
        self.cards = {entry.facts["number"]: entry for entry in cards}
        """The cards by number."""

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content; a card may have one that its owner gave it."""
        if kind in OF_A_COLOUR:
            return self.words.text(f"gs-colour-{id}.{kind}")
        if kind in CARDS:
            card = self.box[id]
            return card.facts["name"] or self.words.text(f"gs-{card.kind}-{id}")
        return self.words.text(f"gs-{kind}-{id}")

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content."""
        key = f"gs-{kind}-{id}"
        return self.words.text(self.own(key) or f"{key}.text")

    def own(self, key: str) -> str:
        """The words of the module in play, else of the edition, where they differ."""
        keys = [f"{key}.{part}" for part in (*self.setup.modules, self.setup.edition)]
        return next((own for own in keys if self.words.has(own)), "")

    def card(self, number: int) -> str:
        """The name of the card with that number."""
        return self.name("ghost", self.cards[number].id)

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

    def fate(self, family: str, which: str) -> str:
        """The ``curse`` that a family's death brings, or the ``reward`` for saving all of it."""
        return clause(self.words.text(f"gs-family-{family}.{which}"))

    def why(self, id: str) -> str:
        """The reason of an event: a thing, a Taoist, or a phrase of its own."""
        for kind in ("tile", "power", "artifact"):
            if self.words.has(f"gs-{kind}-{id}"):
                return self.name(kind, id)
        if self.words.has(f"gs-colour-{id}.taoist"):
            return self.name("taoist", id)
        return self.words.text(f"gs-why-{id}")
