"""A table in the memory of this server: the data its parts share."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

import msgspec

from vigil.core.errors import BadRecord
from vigil.core.game import find_game, game_names, setup_in
from vigil.core.record import Record
from vigil.tables.damage import damaged
from vigil.tables.errors import Unavailable
from vigil.tables.host.attendance import Attendance
from vigil.tables.host.marks import Marks
from vigil.tables.host.remote_presence import RemotePresence
from vigil.tables.host.viewer import Viewer, encode
from vigil.tables.protocol.messages import (
    Origin,
    ScenarioName,
    SeatInfo,
    Sitter,
    TableInfo,
)
from vigil.tables.room.room import Room
from vigil.tables.row import Row
from vigil.teaching.campaign import scenarios_of
from vigil.teaching.lessons import lesson_dealt

MOST_NAMED: Final = 20
"""The most spectators listed by name."""
SHOWN_SECONDS: Final = 5.0
"""How long a rendered view is kept: viewers of a table mostly come together."""


def new_room(row: Row) -> Room:
    """The room of a table before its first entry; ``Damaged`` if its row names no game."""
    try:
        setup = setup_in(find_game(row.game), msgspec.json.decode(row.setup))
        origin = None if row.origin is None else Record.from_json(row.origin)
        return Room(setup, int(row.seed), origin)
    except Exception as cause:  # damaged data can raise anything
        if isinstance(cause, BadRecord) and cause.code.startswith("newer"):
            raise Unavailable("newer_log", table=row.id) from cause
        raise damaged(row.id, 0, "row") from cause


def scenario_of(row: Row) -> ScenarioName | None:
    """The scenario of a table, if it still exists."""
    known = row.scenario and row.game in game_names()
    found = scenarios_of(row.game).get(row.scenario) if known else None
    return ScenarioName(row.scenario, found.title) if found else None


class Drawn(NamedTuple):
    """The view of a room at an entry, ready to send."""

    room: Room
    entry: int
    view: Mapping[str, Any]
    at: float


class OpenTable:
    """A table's row, its room as far as this server has followed it, and its viewers."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.room = new_room(row)
        self.challenge = ""
        """The day whose challenge is played here; empty for an ordinary game."""
        self.viewers: set[Viewer] = set()
        self.elsewhere = RemotePresence()
        self.attendance = Attendance()
        self.marks = Marks()
        self.maker = ""
        """The address that made it; empty once the server has forgotten it."""
        self.shows_origin = True
        """Whether the table it was forked from may be named: on one device, or if public."""
        self._drawn: Drawn | None = None

    @property
    def here(self) -> frozenset[int]:
        """The seats whose players are on this server."""
        return frozenset(seat for viewer in self.viewers for seat in viewer.seats)

    @property
    def looking(self) -> frozenset[int]:
        """The seats whose players have the table in view on this server."""
        viewers = (viewer for viewer in self.viewers if not viewer.away)
        return frozenset(seat for viewer in viewers for seat in viewer.seats)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players have the table in view, on any server."""
        return self.looking | self.elsewhere.looking

    @property
    def watching(self) -> list[str]:
        """The names of the spectators at this server, each once."""
        names = (self.name_of(viewer) for viewer in self.viewers if not viewer.seats)
        return sorted(set(filter(None, names)))[:MOST_NAMED]

    def name_of(self, viewer: Viewer) -> str:
        """The name under which a viewer chats; a spectator's is never like a player's."""
        seats = self.room.state.seats
        if not viewer.seats and any(seat.named_like(viewer.name) for seat in seats):
            return ""
        return viewer.name

    def note_presence(self) -> None:
        """Note who is here now, to know since when players are away."""
        connected = self.here | self.elsewhere.seats
        seats = len(self.room.state.seats)
        self.attendance.note(seats, connected, connected - self.present)

    @property
    def payers(self) -> set[str]:
        """The accounts that bots think for: players, otherwise the host, otherwise spectators."""
        players = {viewer.address for viewer in self.viewers if viewer.seats}
        maker = {self.maker} if self.maker else set()
        return players or maker or {viewer.address for viewer in self.viewers}

    @property
    def spectators(self) -> int:
        """The number of spectators on this server."""
        return sum(1 for viewer in self.viewers if not viewer.seats)

    @property
    def sitters(self) -> list[Sitter]:
        """The players of the seats."""
        return [Sitter(seat.name, seat.bot) for seat in self.room.state.seats]

    @property
    def origin(self) -> Origin | None:
        """The game that this one was forked from; a private table is not named."""
        origin = self.room.origin
        row = self.row
        table = row.forked_from if self.shows_origin else None
        return None if origin is None else Origin(table, len(origin.answers), row.forked_turn)

    @cached_property
    def lesson(self) -> str:
        """The lesson; empty for an ordinary game."""
        return lesson_dealt(self.row.game, self.room.seed)

    def view(self) -> Mapping[str, Any] | None:
        """The view as sent: rendered and encoded once for all viewers."""
        drawn, entry = self._drawn, self.room.state.entries
        if drawn is None or drawn.room is not self.room or drawn.entry != entry:
            view = self.room.view()
            if view is None:
                return None
            raw = cast("Mapping[str, Any]", msgspec.Raw(encode(view)))
            drawn = self._drawn = Drawn(self.room, entry, raw, time.monotonic())
        return drawn.view

    def put_away(self) -> None:
        """Drop a view that was rendered a while ago."""
        if self._drawn is not None and time.monotonic() - self._drawn.at > SHOWN_SECONDS:
            self._drawn = None

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        room, state = self.room, self.room.state
        return TableInfo(
            id=self.row.id,
            title=self.row.title,
            public=self.row.public,
            game=self.row.game,
            setup=room.setup.to_data(),
            status=room.status,
            seats=self._seats(),
            asked=list(room.asked),
            spectators=self.spectators + self.elsewhere.spectators,
            watching=[*self.watching, *self.elsewhere.watching][:MOST_NAMED],
            proposal=state.proposal,
            commitment=room.commitment,
            seed=str(room.seed) if room.over else None,
            luck=state.luck,
            reopened_at=state.reopened.to if state.reopened else None,
            rematch=state.rematch or None,
            origin=self.origin,
            lesson=self.lesson,
            challenge=self.challenge,
            scenario=scenario_of(self.row),
        )

    def _seats(self) -> list[SeatInfo]:
        self.note_presence()
        here, present = self.here | self.elsewhere.seats, self.present
        seats = zip(self.room.state.seats, self.room.state.picked, strict=True)
        return [
            SeatInfo(
                name=seat.name,
                bot=seat.bot,
                here=number in here,
                away=number in here and number not in present,
                since=self.attendance.away_since(number) if seat.owned else None,
                reserved=seat.reserved,
                pick=pick.value,
                side=pick.side,
                also=pick.also,
            )
            for number, (seat, pick) in enumerate(seats)
        ]
