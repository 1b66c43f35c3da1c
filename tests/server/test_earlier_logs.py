"""Logs and snapshots that earlier servers wrote: names in them never change."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from server.rooms import begun
from vigil.tables.room import undoing
from vigil.tables.room.changes import (
    Agreed,
    Answered,
    AnyChange,
    Change,
    Proposed,
    Redone,
    Returned,
    Started,
    StoodIn,
    WithdrawalProposed,
    Withdrawn,
)
from vigil.tables.room.picks import NOTHING

ENTRIES: list[tuple[dict[str, Any], Change]] = [
    (
        {"kind": "started", "answers": [2], "told": [["turn_began", {"seat": 0}]]},
        Started((2,), (("turn_began", {"seat": 0}),)),
    ),
    (
        {"kind": "answered", "seat": 1, "ply": 4, "answers": [0, 3], "told": []},
        Answered(1, 4, (0, 3), ()),
    ),
    ({"kind": "proposed", "seat": 0, "to": 3, "along": [1, 2]}, Proposed(0, 3, (1, 2))),
    (
        {"kind": "withdrawalproposed", "seat": 0, "to": 3, "along": [], "whose": [0]},
        WithdrawalProposed(0, 3, whose=(0,)),
    ),
    (
        {
            "kind": "withdrawn",
            "to": 3,
            "seat": 0,
            "kept": [{"kind": "answered", "seat": 1, "ply": 3, "answers": [0], "told": []}],
        },
        Withdrawn(3, 0, (Answered(1, 3, (0,), ()),)),
    ),
    (
        {
            "kind": "redone",
            "seat": 0,
            "answered": [{"kind": "answered", "seat": 0, "ply": 3, "answers": [0], "told": []}],
        },
        Redone(0, (Answered(0, 3, (0,), ()),)),
    ),
    ({"kind": "stoodin", "seat": 1, "bot": "rules"}, StoodIn(1, "rules")),
    ({"kind": "returned", "seat": 1}, Returned(1)),
    ({"kind": "agreed", "seat": 3, "along": []}, Agreed(3)),
]


@pytest.mark.parametrize(("data", "change"), ENTRIES)
def test_an_entry_is_read_and_written_as_ever(data: dict[str, Any], change: Change) -> None:
    assert msgspec.json.decode(json.dumps(data), type=AnyChange) == change
    assert json.loads(msgspec.json.encode(change)) == data


def test_a_snapshot_is_written_as_ever() -> None:
    data = json.loads(begun("Ann", "Bob").room.snapshot())
    assert set(data) == {"facts", "rules", "table"}
    expected = {"seats", "entries", "paused", "conceded", "proposal", "reopened", "rematch"}
    assert set(data["facts"]) == expected | {"undone", "picks", "host", "luck"}


def test_a_snapshot_of_a_time_before_picks_opens_without_any() -> None:
    room = begun("Ann", "Bob").room
    data = json.loads(room.snapshot())
    del data["facts"]["picks"]
    assert room.restore(json.dumps(data).encode())
    assert room.state.picked == [NOTHING, NOTHING]


def test_a_snapshot_of_a_time_before_luck_is_dealt_by_the_servers_seed() -> None:
    room = begun("Ann", "Bob").room
    data = json.loads(room.snapshot())
    del data["facts"]["luck"]
    assert room.restore(json.dumps(data).encode())
    assert room.dealt == room.seed


def test_a_snapshot_of_a_time_before_redo_opens_with_nothing_to_do_again() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    data = json.loads(desk.room.snapshot())
    del data["facts"]["undone"]
    assert desk.room.restore(json.dumps(data).encode())
    assert desk.refused(lambda room: undoing.redo(room, 0)).code == "nothing_to_redo"


def test_a_snapshot_of_a_time_before_choices_were_taken_back_alone_can_do_again() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    data = json.loads(desk.room.snapshot())
    del data["facts"]["undone"]["branches"]
    assert desk.room.restore(json.dumps(data).encode())
    assert isinstance(undoing.redo(desk.room, 0), Redone)
    assert desk.game.ply == 3
