"""Games that earlier versions have saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec

from vigil.core.game import find_game
from vigil.tables.room.room import Room
from vigil.tables.room.seats import Seat
from vigil.tables.room.state import RoomState, Snapshot

RECORDS: Final = Path(__file__).parents[1] / "records"
SAVES: Final = sorted(path.name for path in RECORDS.glob("*.save.json"))


def room_of(save: str) -> tuple[Room, bytes]:
    """A room with the game of a stored save, and its snapshot as an earlier server wrote it."""
    data = json.loads(save)
    setup = find_game(data["game"]).setup.from_data(data["setup"])
    seats = [Seat(f"Player {number}", "", 1) for number in range(setup.players)]
    snapshot = Snapshot(RoomState(seats, entries=9), data["rules"], save)
    return Room(setup, data["seed"]), msgspec.json.encode(snapshot)
