"""Anything in any order: what is refused changes nothing, and the log says all the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from core.toy import Setup
from server.rooms import ALONE, CELLAR, Desk
from vigil.core.commitment import Known, commitment, verify
from vigil.tables.errors import Refused
from vigil.tables.host.history import fold
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import AnyChange
from vigil.tables.room.room import Room

STEPS = 60


def some_request(random: Random, room: Room) -> Callable[[Room], AnyChange]:
    """A request, sensible or not."""
    table = room.table
    seat, ply = random.randrange(-1, 3), random.randrange(-1, 20)
    if table is not None and table.decision is not None and random.random() < 0.6:
        who, option = random.choice(table.decision.seats()), random.randrange(3)
        return lambda room: answering.answer(room, who, table.ply, option)
    requests: list[Callable[[Room], AnyChange]] = [
        lambda room: seating.claim(room, seat, "Ann"),
        lambda room: seating.seat_bot(room, seat, "random"),
        lambda room: seating.vacate(room, seat),
        lambda room: seating.reissue(room, seat),
        lambda room: answering.start(room),
        lambda room: answering.answer(room, seat, ply, 0),
        lambda room: undoing.undo(room, seat),
        lambda room: undoing.undo(room, seat, "turn"),
        lambda room: undoing.undo(room, seat, to=ply),
        lambda room: agreeing.agree(room, seat),
        lambda room: agreeing.decline(room, seat),
        lambda room: answering.pause(room, seat),
        lambda room: answering.resume(room, seat),
        lambda room: agreeing.concede(room, seat),
        lambda room: answering.rematch(room, "next"),
    ]
    return random.choice(requests)


@pytest.mark.parametrize("setup", [ALONE, CELLAR], ids=["one", "two"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_the_log_says_all(setup: Setup, seed: int) -> None:
    random = Random(seed)
    desk = Desk(setup).seat(*["Ann", "Bob"][: setup.players]).start()
    for _ in range(STEPS):
        before, wish = desk.room.snapshot(), some_request(random, desk.room)
        try:
            desk.do(wish)
        except Refused:
            assert desk.room.snapshot() == before
        restored = Room(setup, desk.room.seed)
        assert restored.restore(desk.room.snapshot())
        assert restored.snapshot() == desk.room.snapshot()
        answers, _ = fold(desk.log)
        assert tuple(answers) == desk.game.record.answers


@pytest.mark.parametrize("seed", range(4))
def test_whatever_was_undone_the_dice_are_proved_fair(seed: int) -> None:
    random = Random(seed)
    desk = Desk(ALONE).seat("Ann").start()
    while not desk.room.over:
        decision = desk.game.decision
        assert decision is not None
        ply, index = desk.game.ply, random.randrange(len(decision.options))
        if ply and random.random() < 0.3:
            desk.do(partial(undoing.undo, number=0, to=random.randrange(ply)))
        else:
            desk.do(partial(answering.answer, number=0, ply=ply, index=index))
    record = desk.room.record()
    found = verify(record, Known(commitment(desk.room.seed)))
    assert (found.grade, found.finished, found.checked > 0) == ("without_players", True, True)
    assert record.commitment == commitment(desk.room.seed)
