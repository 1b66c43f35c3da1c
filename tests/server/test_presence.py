from __future__ import annotations

import time

import pytest

from vigil.tables.host.remote_presence import FRESH_SECONDS, RemotePresence


def test_the_viewers_of_all_other_servers_are_there() -> None:
    elsewhere = RemotePresence()
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset(), 0)
    assert elsewhere.note("left", frozenset({0}), 2)
    assert elsewhere.note("right", frozenset({0, 3}), 1)
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0, 3}), 3)
    assert elsewhere.note("left", frozenset(), 0)
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0, 3}), 1)


def test_what_is_told_again_is_not_new() -> None:
    elsewhere = RemotePresence()
    assert elsewhere.note("left", frozenset({0}), 2)
    assert not elsewhere.note("left", frozenset({0}), 2)


def test_a_server_that_tells_nothing_any_more_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = RemotePresence()
    elsewhere.note("left", frozenset({0}), 2)
    later = time.monotonic() + FRESH_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset(), 0)


def test_whoever_is_gone_with_a_server_is_missed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = RemotePresence()
    elsewhere.note("left", frozenset({0}), 0)
    elsewhere.note("right", frozenset(), 0)
    assert not elsewhere.forget_silent()
    later = time.monotonic() + FRESH_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    elsewhere.note("middle", frozenset({1}), 0)
    assert elsewhere.forget_silent()
    assert not elsewhere.forget_silent()
    assert elsewhere.seats == frozenset({1})
