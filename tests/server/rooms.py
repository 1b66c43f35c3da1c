"""Rooms of the toy game, with the log that their requests have written; one of Horizons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
import pytest

from core.toy import Setup
from vigil.core.decision import Decision
from vigil.core.game import Setup as AnySetup
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.games.horizons import Setup as Horizons
from vigil.tables.errors import Refused
from vigil.tables.room import answering, seating
from vigil.tables.room.changes import AnyChange, Change
from vigil.tables.room.room import Room

C = TypeVar("C", bound=Change)

SEED: Final = 3
CELLAR: Final = Setup(coins=(1, 2, 3, 4, 5), lives=3, goal=9)
"""With this seed the doors hide 4, 1 and 5 coins: the third coin kept wins."""

ALONE: Final = Setup(players=1, coins=(1, 2, 3, 4, 5), lives=3, goal=9)
THREE: Final = Setup(players=3, coins=(1, 2, 3, 4, 5), lives=3, goal=9)
FOUR: Final = Setup(players=4, coins=(1, 2, 3, 4, 5), lives=3, goal=9)
TO_THE_END: Final = ("open", "keep 4", "ready 0", "ready 1", "open", "keep 1", "ready 0", "ready 1")

_decode = msgspec.json.Decoder(AnyChange).decode


class Desk:
    """A room and its log; what is written there is what another server would read."""

    def __init__(self, setup: AnySetup = CELLAR, origin: Record | None = None) -> None:
        self.setup = setup
        self.origin = origin
        self.room = Room(setup, SEED, origin)
        self.log: list[AnyChange] = []

    def do(self, request: Callable[[Room], C]) -> C:
        """Carry out a request; following the log gives the same room."""
        change = request(self.room)
        self.log.append(_decode(msgspec.json.encode(change)))
        assert self.copy().snapshot() == self.room.snapshot()
        return change

    def copy(self) -> Room:
        """The room of another server, which has only the log."""
        room = Room(self.setup, SEED, self.origin)
        for change in self.log:
            room.follow(change)
        return room

    def refused(self, request: Callable[[Room], object]) -> Refused:
        """Why a request is refused; nothing has changed."""
        before = self.room.snapshot()
        with pytest.raises(Refused) as caught:
            request(self.room)
        assert self.room.snapshot() == before
        return caught.value

    @property
    def game(self) -> Table:
        return self.room.game

    def seat(self, *names: str) -> Desk:
        """People sit down in order; a name in brackets is a bot, an empty one leaves a seat.

        The seats of one name are one person's.
        """
        for number, name in enumerate(names):
            if name.startswith("["):
                self.do(partial(seating.seat_bot, number=number, bot=name[1:-1]))
            elif name:
                own = [seat for seat in range(number) if names[seat] == name]
                self.do(partial(seating.claim, number=number, name=name, own=own))
        return self

    def start(self) -> Desk:
        self.do(answering.start)
        return self

    def answer(self, *tags: str) -> Desk:
        """The asked player takes the named options."""
        for tag in tags:
            decision = self.game.decision
            assert decision is not None
            index = [" ".join(map(str, option)) for option in decision.options].index(tag)
            seat = next(s for s in decision.seats() if index in decision.options_of(s))
            self.do(partial(answering.answer, number=seat, ply=self.game.ply, index=index))
        return self


def begun(*names: str, setup: AnySetup = CELLAR, origin: Record | None = None) -> Desk:
    """A game that has just started."""
    return Desk(setup, origin).seat(*names).start()


def while_ann_grows() -> tuple[Room, Decision]:
    """Two spirits at a table: Ann is in the middle of her growth, Bob has yet to choose his."""
    room = Room(Horizons(players=2), SEED)
    for seat, name in enumerate(("Ann", "Bob")):
        seating.claim(room, seat, name)
    answering.start(room)
    while (asked := room.game.decision) is not None and asked.put_to(0).kind == "spirit_phase":
        answering.answer(room, 0, room.ply, asked.options_of(0)[-1])
    assert asked is not None
    return room, asked
