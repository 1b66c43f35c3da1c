"""What seats have picked is part of the room: its log and its snapshots hold it."""

from __future__ import annotations

from vigil.games.horizons import Setup
from vigil.tables.room import answering, seating
from vigil.tables.room.changes import Change
from vigil.tables.room.picks import Pick, settled
from vigil.tables.room.room import Room

SETUP = Setup(players=3)
EYES = Pick("eyes_watch_from_the_trees")
SEED = 3


def started(*picks: Pick) -> tuple[Room, list[Change]]:
    """A game of bots, and its log."""
    room = Room(SETUP, SEED)
    log: list[Change] = [seating.seat_bot(room, seat, "random") for seat in range(SETUP.players)]
    log += [seating.pick(room, seat, pick) for seat, pick in enumerate(picks)]
    return room, [*log, answering.start(room)]


def test_picks_are_followed_in_the_log_and_kept_in_snapshots() -> None:
    room, log = started(Pick(), EYES)
    follower, later = Room(SETUP, SEED), Room(SETUP, SEED)
    for change in log:
        follower.follow(change)
    assert later.restore(room.snapshot())
    assert follower.setup == later.setup == room.setup
    assert room.setup.to_data()["spirits"][1] == EYES.value
    assert room.record().setup == room.setup
    assert later.offered == SETUP


def test_who_has_not_picked_gets_by_chance_what_is_left() -> None:
    given = {settled(SETUP, (EYES,), seed).to_data()["spirits"][1] for seed in range(20)}
    assert len(given) > 2
    assert EYES.value not in given
