"""What can be done at a table of a server beside answering: gestures, a pause, another game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from vigil.tables.protocol.messages import Concede, Emote, Pause, Replace, Resume
from vigil.tables.replies.tables import Created, SeatToken
from vigil.terminal.app.keyring import keep_host_token, keep_token
from vigil.terminal.app.place import Deed

if TYPE_CHECKING:
    from vigil.terminal.app.network import NetworkPlace

GESTURES: Final = ("hello", "thanks", "well_done", "hurry", "oops", "think", "yes", "no")
SUBSTITUTE: Final = "rules"
"""The bot that plays for somebody who is away."""


def deeds_at(place: NetworkPlace) -> list[Deed]:
    """What this viewer can do now; who only watches makes gestures, and follows the others."""
    say, ask = place.words.text, place.connection.ask
    gestures = [
        Deed(say(f"web-table-emote-{name}"), partial(ask, Emote(emote=name))) for name in GESTURES
    ]
    return [*_about_the_game(place), *gestures]


def _about_the_game(place: NetworkPlace) -> Iterator[Deed]:
    say, ask, status = place.words.text, place.connection.ask, place.info.status
    if status == "over" and (place.own or place.info.rematch):
        yield Deed(say("tui-do-rematch"), partial(_go_to_rematch, place))
    if place.lent and status != "over":
        yield Deed(say("tui-do-back"), partial(place.connection.hello, back=True))
    if not place.own or status == "over":
        return
    for seat in place.info.asked:
        there = place.info.seats[seat]
        if seat not in place.own and there.name and not there.bot:
            text = say("tui-do-replace", name=place.player(seat))
            yield Deed(text, partial(ask, Replace(of=seat, bot=SUBSTITUTE)))
    paused = status == "paused"
    name = "resume" if paused else "pause"
    yield Deed(say(f"tui-do-{name}"), partial(ask, Resume() if paused else Pause()))
    yield Deed(say("tui-do-concede"), partial(ask, Concede()))


async def _go_to_rematch(place: NetworkPlace) -> None:
    """Make another table with the same seats, or take one's own where somebody has made it."""
    new, token = place.info.rematch, place.connection.token
    if new is None:
        ask = partial(place.address.ask, Created, "POST", "/rematch", token=token)
        made = await asyncio.to_thread(ask)
        there = place.address.beside(made.table.id)
        keep_host_token(there.link, made.host)
        keep_token(there.link, next(iter(made.tokens.values())))
    else:
        there = place.address.beside(new)
        for seat in place.own[:1]:
            inherit = partial(there.ask, SeatToken, "POST", f"/seats/{seat}/inherit", token=token)
            keep_token(there.link, (await asyncio.to_thread(inherit)).token)
    place.go_on_to(there.link)
