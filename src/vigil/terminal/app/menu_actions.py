"""Actions at a server's table besides answering: gestures, a pause, another game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from vigil.tables.protocol.messages import Call, Concede, Emote, Pause, Replace, Resume
from vigil.tables.replies.tables import Created, SeatToken
from vigil.terminal.app.backend import MenuAction
from vigil.terminal.app.keyring import keep_host_token, keep_token

if TYPE_CHECKING:
    from vigil.terminal.app.network import NetworkBackend

GESTURES: Final = ("hello", "thanks", "well_done", "hurry", "oops", "think", "yes", "no")
SUBSTITUTE: Final = "rules"
"""The bot that plays for an absent player."""


def menu_actions_at(backend: NetworkBackend) -> list[MenuAction]:
    """The actions of this viewer; spectators can make gestures and follow the others."""
    say, ask = backend.words.text, backend.connection.ask
    gestures = [
        MenuAction(say(f"web-table-emote-{name}"), partial(ask, Emote(emote=name)))
        for name in GESTURES
    ]
    return [*_about_the_game(backend), *gestures]


def _about_the_game(backend: NetworkBackend) -> Iterator[MenuAction]:
    say, ask, status = backend.words.text, backend.connection.ask, backend.info.status
    if status == "over" and (backend.own or backend.info.rematch):
        yield MenuAction(say("tui-do-rematch"), partial(_go_to_rematch, backend))
    if backend.lent and status != "over":
        yield MenuAction(say("tui-do-back"), partial(backend.connection.hello, back=True))
    if not backend.own or status == "over":
        return
    for seat in backend.info.asked:
        there = backend.info.seats[seat]
        if seat not in backend.own and there.name and not there.bot:
            text = say("tui-do-replace", name=backend.player(seat))
            yield MenuAction(text, partial(ask, Replace(of=seat, bot=SUBSTITUTE)))
            if there.away or not there.here:
                call = say("tui-do-call", name=backend.player(seat))
                yield MenuAction(call, partial(ask, Call(of=seat)))
    paused = status == "paused"
    name = "resume" if paused else "pause"
    yield MenuAction(say(f"tui-do-{name}"), partial(ask, Resume() if paused else Pause()))
    yield MenuAction(say("tui-do-concede"), partial(ask, Concede()))


async def _go_to_rematch(backend: NetworkBackend) -> None:
    """Go to the rematch, made now if necessary."""
    new, token = backend.info.rematch, backend.connection.token
    if new is None:
        ask = partial(backend.address.ask, Created, "POST", "/rematch", token=token)
        made = await asyncio.to_thread(ask)
        there = backend.address.beside(made.table.id)
        keep_host_token(there.link, made.host)
        keep_token(there.link, next(iter(made.tokens.values())))
    else:
        there = backend.address.beside(new)
        for seat in backend.own[:1]:
            inherit = partial(there.ask, SeatToken, "POST", f"/seats/{seat}/inherit", token=token)
            keep_token(there.link, (await asyncio.to_thread(inherit)).token)
    backend.go_on_to(there.link)
