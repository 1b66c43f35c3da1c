"""A game at any of its plies, whatever was looked at before."""

from __future__ import annotations

from random import Random

import pytest

from server.rooms import TO_THE_END, Desk, begun
from vigil.core.errors import BadRecord
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.tables.host import replays
from vigil.tables.host.replay import Replay
from vigil.tables.host.replays import Replays
from vigil.tables.room import agreeing, undoing

pytestmark = pytest.mark.anyio


def same(shown: Table, record: Record, ply: int) -> bool:
    """Whether a game equals its replay."""
    fresh = Table.replay(record, to=ply)
    found, wanted = ((t.ply, t.decision, t.view(), t.events) for t in (shown, fresh))
    return found == wanted


def test_any_ply_in_any_order() -> None:
    record, replay = begun("Ann", "Bob").answer(*TO_THE_END).room.record(), Replay()
    plies = [*range(len(record.answers) + 1)] * 2
    Random(4).shuffle(plies)
    for ply in plies:
        assert same(replay.at(record, ply), record, ply)


def test_a_ply_at_which_chance_is_asked_is_shown_as_such() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END, "open", "keep 5")
    assert desk.room.record().seed is not None
    shown = Replay().at(desk.room.record(), 1)
    assert shown.decision is not None
    assert shown.decision.chance


def test_a_game_that_goes_on_and_back_is_followed() -> None:
    desk, replay = begun("Ann", "Bob").answer("open", "keep 4"), Replay()
    everywhere(replay, desk)
    desk.answer("ready 0", "ready 1", "open")
    everywhere(replay, desk)
    desk.do(lambda room: undoing.undo(room, 1, to=2))
    desk.do(lambda room: agreeing.agree(room, 0))
    desk.answer("bury 4")
    everywhere(replay, desk)


def everywhere(replay: Replay, desk: Desk) -> None:
    record = desk.room.record()
    for ply in range(len(record.answers), -1, -1):
        assert same(replay.at(record, ply), record, ply)


def test_a_record_is_shown_as_far_as_the_rules_can_follow_it() -> None:
    played = begun("Ann", "Bob").answer("open", "keep 4").room.record()
    record, replay = Record(played.setup, (*played.answers[:2], 99), played.rules), Replay()
    for _ in range(2):
        assert same(replay.at(record, 2), record, 2)
        with pytest.raises(BadRecord):
            replay.at(record, 3)


async def test_only_so_many_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)
    record, kept = begun("Ann", "Bob").answer("open").room.record(), Replays(WORKER_THREAD)
    for table in ("a", "b", "a", "c", "b"):
        assert same(await kept.at(table, record, 1), record, 1)
        assert len(kept._kept) <= 2
