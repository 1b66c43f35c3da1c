"""What a seat plays with: a colour with a side of its board, a spirit; chosen before the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from vigil.core.game import find_game
from vigil.tables.protocol.messages import SeatInfo, TableInfo
from vigil.tables.replies.offers import GameOffer
from vigil.terminal.face import face_of
from vigil.words import Words, box_of, speaker_for


class Offered(NamedTuple):
    """Something a seat can play with; empty for a random pick."""

    value: str
    side: str
    name: str
    text: str
    """Its effect."""
    also: tuple[str, ...] = ()
    """Setup entries that are yes for this seat."""


class Picks:
    """The picks available to the seats of a table, if its setup leaves them open."""

    def __init__(self, offer: GameOffer, info: TableInfo, words: Words) -> None:
        game = find_game(info.game)
        self._face, self._setup = face_of(game.name), game.setup.from_data(info.setup)
        self._words = words.of(game.name)
        self._speaker = speaker_for(self._setup, self._words)
        by_seat = [choice for choice in offer.choices if choice.takes == "seats"][:1]
        is_open = by_seat and not info.setup.get(by_seat[0].entry)
        self._values: Sequence[str] = tuple(map(str, by_seat[0].values)) if is_open else ()
        self._sides: Mapping[str, Sequence[str]] = by_seat[0].sides if is_open else {}
        self._each = [
            choice.entry
            for choice in offer.choices
            if choice.takes == "each" and info.setup.get(choice.entry) is not True
        ]

    def name(self, value: str, side: str = "", also: Sequence[str] = ()) -> str:
        """The name of a pick; empty if everything is random."""
        names = [self._face.pick(value, self._speaker)] if value else []
        names += [self._called(side)] if side else []
        return " · ".join([*names, *map(self._own, also)])

    def offered(self, seat: SeatInfo, taken: Sequence[str]) -> list[Offered]:
        """Everything that no other seat has, with chance in the first place, then what a seat says
        yes or no to; nothing to choose is an empty list.
        """
        also = seat.also
        chance = Offered("", "", self._words.text("web-home-any"), "")
        things = [chance, *self._free(taken)] if self._values else []
        turned = [self._turned(seat, entry) for entry in self._each]
        return [*[thing._replace(also=also) for thing in things], *turned]

    def _turned(self, seat: SeatInfo, entry: str) -> Offered:
        """The pick of a seat with an entry flipped."""
        before = seat.also
        after = tuple(one for one in before if one != entry)
        after = after if entry in before else (*before, entry)
        key = "tui-turn-off" if entry in before else "tui-turn-on"
        name = self._words.text(key, name=self._own(entry))
        return Offered(seat.pick, seat.side, name, "", after)

    def _own(self, entry: str) -> str:
        """The name of a yes-or-no entry."""
        return self._words.text(f"web-home-choice-{entry}")

    def _free(self, taken: Sequence[str]) -> Iterator[Offered]:
        for value in self._values:
            if value not in taken:
                for side in self._sides.get(value, ("",)):
                    yield Offered(value, side, self.name(value, side), self._text(side or value))

    def _called(self, id: str) -> str:
        entry = box_of(self._setup).get(id)
        return id if entry is None else self._speaker.name(entry.kind, id)

    def _text(self, id: str) -> str:
        entry = box_of(self._setup).get(id)
        return "" if entry is None else self._speaker.text(entry.kind, id)
