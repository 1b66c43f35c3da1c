from __future__ import annotations

import time
from typing import Any

import pytest

from vigil.tables.host.attendance import Attendance
from vigil.tables.host.bus import News
from vigil.tables.host.remote_presence import FRESH_SECONDS, RemotePresence


def told(server: str, here: frozenset[int], spectators: int, **more: Any) -> News:
    return News("table", server, here=here, spectators=spectators, **more)


def test_the_viewers_of_all_other_servers_are_there() -> None:
    elsewhere = RemotePresence()
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset(), 0)
    assert elsewhere.note(told("left", frozenset({0}), 2))
    assert elsewhere.note(told("right", frozenset({0, 3}), 1))
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0, 3}), 3)
    assert elsewhere.note(told("left", frozenset(), 0))
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0, 3}), 1)


def test_what_is_told_again_is_not_new() -> None:
    elsewhere = RemotePresence()
    assert elsewhere.note(told("left", frozenset({0}), 2))
    assert not elsewhere.note(told("left", frozenset({0}), 2))


def test_a_server_that_tells_nothing_any_more_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = RemotePresence()
    elsewhere.note(told("left", frozenset({0}), 2))
    later = time.monotonic() + FRESH_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset(), 0)


def test_whoever_is_gone_with_a_server_is_missed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = RemotePresence()
    elsewhere.note(told("left", frozenset({0}), 0))
    elsewhere.note(told("right", frozenset(), 0))
    assert not elsewhere.forget_silent()
    later = time.monotonic() + FRESH_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    elsewhere.note(told("middle", frozenset({1}), 0))
    assert elsewhere.forget_silent()
    assert not elsewhere.forget_silent()
    assert elsewhere.seats == frozenset({1})


def test_who_only_has_the_table_open_elsewhere_does_not_look_at_it() -> None:
    elsewhere = RemotePresence()
    both = frozenset({0, 1})
    assert elsewhere.note(told("left", both, 1, away=frozenset({1}), watching=("Cid",)))
    assert (elsewhere.seats, elsewhere.looking) == (both, frozenset({0}))
    assert elsewhere.watching == ["Cid"]
    assert elsewhere.note(told("left", both, 1, watching=("Cid",)))
    assert elsewhere.looking == both


def test_it_is_known_since_when_somebody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    attendance = Attendance()
    now = [100.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    attendance.note(2, {0, 1}, ())
    assert (attendance.away_since(0), attendance.away_since(1)) == (None, None)
    now[0] = 110.0
    attendance.note(2, {0, 1}, {1})
    now[0] = 120.0
    attendance.note(2, {0, 1}, {1})
    assert (attendance.away_since(0), attendance.away_since(1)) == (None, 110.0)
    attendance.note(2, {0}, ())
    assert attendance.away_since(1) == 120.0
    attendance.note(2, {0, 1}, ())
    assert attendance.away_since(1) is None


def test_nobody_knows_since_when_one_is_gone_who_never_came() -> None:
    attendance = Attendance()
    attendance.note(1, (), ())
    assert attendance.away_since(0) is None
