"""What viewers say and show to each other, without changing the game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final, Protocol

from vigil.bots.judgement import check_judged
from vigil.core.decision import Decision
from vigil.tables.errors import Forbidden, Refused
from vigil.tables.host.audience import UNMUTED
from vigil.tables.host.marks import checked_ref
from vigil.tables.host.table_host import TableHost
from vigil.tables.host.viewer import Viewer
from vigil.tables.limits import clean_text
from vigil.tables.protocol import messages
from vigil.tables.protocol.marks import Sign
from vigil.tables.room import seating
from vigil.tables.room.seats import check_name

SPECTATOR: Final = -1
LONGEST_NOTE: Final = 60
"""The longest note on a plan, in characters."""
MOST_PICKED: Final = 8
CALL_PAUSE: Final = 10.0
"""Seconds between two calls by a viewer."""
EMOTES: Final = ("hello", "thanks", "well_done", "hurry", "oops", "think", "yes", "no")


class Chat(Protocol):
    """The stored chat."""

    async def add_chat(self, table_id: str, name: str, seat: int, text: str, /) -> float:
        """Store a line; return its time."""
        ...

    async def rename_chat(
        self, table_id: str, seats: Sequence[int], before: str, name: str, /
    ) -> None:
        """Rename the author of messages from these seats."""
        ...


class Hinting(Protocol):
    """Tries the options of players."""

    def want(self, viewer: Viewer, seat: int) -> None:
        """Start, for this viewer."""
        ...

    def forget(self, viewer: Viewer) -> None:
        """Stop, for this viewer."""
        ...


async def say(chat: Chat, hosted: TableHost, viewer: Viewer, text: str) -> None:
    """Say a line of chat, which is stored."""
    name = name_of(hosted, viewer)
    if not name:
        raise Forbidden("name_yourself")
    seat = viewer.speaks_as
    at = await chat.add_chat(hosted.row.id, name, seat, text)
    hosted.announce(messages.Chat(at, name, seat, text), seat)


def name_of(hosted: TableHost, viewer: Viewer) -> str:
    """The name under which a viewer is heard."""
    return hosted.table.name_of(viewer)


async def rename(hosted: TableHost, viewer: Viewer, name: str, chat: Chat | None = None) -> None:
    """Change a name, in earlier messages too."""
    before = viewer.name
    if viewer.seats:
        before = hosted.room.state.seats[viewer.speaks_as].name
        await hosted.do(partial(seating.rename, numbers=viewer.seats, name=name))
    else:
        check_name(hosted.room.state.seats, name, ())
    for other in hosted.viewers:
        if other is viewer or (viewer.seats and other.seats & viewer.seats):
            other.name = name
    seats = sorted(viewer.seats) or [SPECTATOR]
    if before and chat is not None:
        await chat.rename_chat(hosted.row.id, seats, before, name)
    if before:
        hosted.announce(messages.Renamed(seats, before, name), UNMUTED)
    hosted.tell_presence()


def look_away(hosted: TableHost, viewer: Viewer, away: bool) -> None:
    """A page was hidden, or is visible again."""
    if viewer.away != away:
        viewer.away = away
        hosted.tell_presence()


def call(hosted: TableHost, viewer: Viewer, of: int) -> None:
    """Call a player to the table, but not too often."""
    seat, now = hosted.room.state.seat(of), time.monotonic()
    if not viewer.seats:
        raise Forbidden("not_your_seat", seat=-1)
    if not seat.owned:
        raise Refused("seat_free", seat=of)
    left = viewer.called_at + CALL_PAUSE - now
    if left > 0:
        raise Refused("called_already", name=seat.name, wait=ceil(left))
    viewer.called_at = now
    hosted.announce(messages.Called(viewer.name, viewer.speaks_as, of), viewer.speaks_as)


def ping(hosted: TableHost, viewer: Viewer, ref: str, sign: Sign) -> None:
    """Point at a thing on the board, a few times per turn."""
    if not viewer.seats:
        raise Forbidden("not_your_seat", seat=-1)
    seat, view = viewer.speaks_as, hosted.room.view() or {}
    pinged = messages.Pinged(viewer.name, seat, checked_ref(ref), sign)
    hosted.table.marks.count_ping(seat, view.get("turn"))
    hosted.announce(pinged, seat)


def plan(hosted: TableHost, viewer: Viewer, wanted: messages.PlanIt) -> None:
    """Show a player's plan to all."""
    if not viewer.seats:
        raise Forbidden("not_your_seat", seat=-1)
    seat = viewer.speaks_as if wanted.seat is None else wanted.seat
    if seat not in viewer.seats:
        raise Forbidden("not_your_seat", seat=seat)
    text = clean_text(wanted.text, LONGEST_NOTE) if wanted.text else ""
    hosted.table.marks.add(seat, wanted.ref, wanted.to, wanted.intent, text)
    hosted.tell_plans()


def intend(hosted: TableHost, viewer: Viewer, ply: int, answers: Sequence[int]) -> None:
    """Show a player's picks to the others, so that their forecasts can include them."""
    decision = hosted.room.decision
    if not viewer.seats:
        raise Forbidden("not_your_seat", seat=-1)
    if decision is None or ply != hosted.room.ply:
        raise Refused("stale", ply=ply, now=hosted.room.ply)
    own = {index for seat in viewer.seats for index in decision.options_of(seat)}
    if len(answers) > MOST_PICKED or not own.issuperset(answers):
        raise Refused("bad_answers", most=MOST_PICKED)
    seat = viewer.speaks_as
    hosted.announce(messages.Intended(viewer.name, seat, ply, tuple(answers)), seat)


def unplan(hosted: TableHost, viewer: Viewer, id: str) -> None:
    """Remove a player's plan."""
    if hosted.table.marks.drop(id, viewer.seats):
        hosted.tell_plans()


def emote(hosted: TableHost, viewer: Viewer, emote: str) -> None:
    """Make a gesture."""
    if emote not in EMOTES:
        raise Refused("no_such_emote", value=emote, known=", ".join(EMOTES))
    seat = viewer.speaks_as
    hosted.announce(messages.Emoted(name_of(hosted, viewer), seat, emote), seat)


def suggest(hosted: TableHost, viewer: Viewer, ply: int, index: int) -> None:
    """Suggest an option to the choosing player."""
    room = hosted.room
    if not viewer.seats:
        raise Forbidden("not_your_seat", seat=-1)
    if room.decision is None or ply != room.ply:
        raise Refused("stale", ply=ply, now=room.ply)
    if not 0 <= index < len(room.decision.options):
        raise Refused("no_such_option", answer=index, last=len(room.decision.options) - 1)
    seat = viewer.speaks_as
    hosted.announce(messages.Suggested(viewer.name, seat, ply, index), seat)


def lead(hosted: TableHost, viewer: Viewer, ply: int | None) -> None:
    """Show all viewers the game at a ply, or the current table again.

    At a table with people, only players lead.
    """
    if not viewer.seats and hosted.room.humans:
        raise Forbidden("not_your_seat", seat=-1)
    name = name_of(hosted, viewer)
    if not name:
        raise Forbidden("name_yourself")
    last = hosted.room.last_ply
    if ply is not None and not 0 <= ply <= last:
        raise Refused("no_such_ply", ply=ply, last=last)
    seat = viewer.speaks_as
    hosted.announce(messages.Led(name, seat, ply), seat)


def look(hosted: TableHost, viewer: Viewer) -> None:
    """The whole question, for a viewer who is not choosing."""
    decision = hosted.room.decision
    whole = None if decision is None else decision.to_data()
    viewer.tell(messages.Question(hosted.room.ply, whole))


def hint(hosted: TableHost, hints: Hinting, viewer: Viewer, request: messages.Hint) -> None:
    """Compute a hint for a choosing player and send it to them alone; or stop it."""
    if request.stop:
        hints.forget(viewer)
        return
    room = hosted.room
    if room.decision is None or request.ply != room.ply:
        raise Refused("stale", ply=request.ply, now=room.ply)
    check_judged(room.setup)
    hints.want(viewer, asked_seat(room.decision, viewer, request.seat))


def asked_seat(decision: Decision, viewer: Viewer, wanted: int | None) -> int:
    """The choosing seat of a viewer: the one they name, else their first."""
    if not viewer.seats or (wanted is not None and wanted not in viewer.seats):
        raise Forbidden("not_your_seat", seat=-1 if wanted is None else wanted)
    seats = viewer.seats if wanted is None else {wanted}
    asked = [seat for seat in decision.seats() if seat in seats]
    if not asked:
        raise Forbidden("not_asked", seat=min(seats))
    return asked[0]


def mute(hosted: TableHost, viewer: Viewer, seat: int, muted: bool) -> None:
    """Mute or unmute a seat; -1 means the spectators."""
    last = len(hosted.room.state.seats) - 1
    if not -1 <= seat <= last:
        raise Refused("no_such_seat", seat=seat, last=last)
    (viewer.muted.add if muted else viewer.muted.discard)(seat)
