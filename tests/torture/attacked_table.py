"""A table under attack: what its people were told, and how they ask for more.

What was acknowledged is ``sure``; what a request in flight would lead to is ``maybe``. Only one
request is in flight at a time, except for one who looks on and talks all the while.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.client import Site, Viewer
from torture.books import Books, Chat
from torture.picture import NOBODY, Picture
from torture.sight import Sight, differences, look_at, settled

LOST: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)
"""What a client sees of a server that dies."""


class AttackedTable:
    """A table, the people there, and what they were told."""

    def __init__(self, game: str, id: str, picture: Picture, random: Random, books: Books) -> None:
        self.game = game
        self.id = id
        self.path = f"/api/tables/{id}"
        books.tables.add(id)
        self.sure = picture
        self.maybe: tuple[Picture, ...] = ()
        self.touched = True
        """Whether it has had a request since it was last viewed."""
        self.chat = Chat()
        self._random = random
        self._books = books
        self._sites: list[Site] = []
        self._viewers: dict[int, Viewer] = {}
        self._stack = ExitStack()
        self._last = NOBODY
        """The seat that acted last; all others have to hear what happened first."""

    # -- lives of servers

    def meet(self, sites: list[Site]) -> None:
        """Go to servers."""
        self._sites, self._last = sites, NOBODY

    def part(self) -> None:
        """Leave them."""
        self._viewers.clear()
        self._stack.close()

    def check(self, site: Site) -> list[str]:
        """After a death: in what the table differs from all that it may look like."""
        seen = look_at(site, self.id)
        wrong: list[list[str]] = []
        for picture in (self.sure, *self.maybe):
            wrong.append(differences(site, self.id, picture, seen))
            if not wrong[-1]:
                self.sure, self.maybe, self.touched = settled(picture, seen), (), False
                return self._named([*self._chat_wrong(seen), *self._results_wrong(site)])
        return self._named(min(wrong, key=len))

    def _named(self, wrong: list[str]) -> list[str]:
        return [f"{self.id}, {text}" for text in wrong]

    def _chat_wrong(self, seen: Sight | None) -> list[str]:
        return [] if seen is None else self.chat.check(seen.chat)

    @property
    def counts(self) -> bool:
        """Whether the end of its game was acknowledged, and is one that is counted."""
        return self.sure.ended and self.sure.origin is None and not self.sure.deleted

    def _results_wrong(self, site: Site) -> list[str]:
        """The result of a game that is over is there, once."""
        sure = self.sure
        if sure.origin is not None or sure.rematch or sure.deleted:
            return []
        games: int
        if sure.challenge:
            results = site.get(f"/api/challenge?day={sure.challenge}")["results"]
            games = sum(result["table"] == self.id for result in results)
        else:
            tallies = site.get(f"/api/statistics?table={self.id}")["tallies"]
            games = sum(tally["games"] for tally in tallies)
        return [] if games == sure.ended else [f"{games} results of a game that ended {sure.ended}"]

    # -- asking

    def _http(
        self, method: str, path: str, body: object, token: str, *maybe: Picture
    ) -> dict[str, Any] | None:
        """Make a request; ``None`` if it is refused."""
        self.touched, self.maybe = True, maybe
        site, headers = self._random.choice(self._sites), {"Vigil-Token": token} if token else {}
        reply = site.http.request(method, path, json=body, headers=headers)
        self.maybe = ()
        if reply.is_success:
            found: dict[str, Any] = reply.json() if reply.content else {}
            return found
        self._books.note_refusal(reply.json().get("code", "internal"), reply.status_code)
        return None

    def _do(self, viewer: Viewer, request: str, *maybe: Picture, **data: Any) -> bool:
        """Send a message; whether it was done."""
        self.maybe = maybe
        reply = viewer.do(request, **data)
        self.maybe = ()
        if reply["type"] == "done":
            return True
        self._books.note_refusal(reply["code"])
        return False

    def _viewer(self, seat: int) -> Viewer:
        """The player of a seat, who knows the current table."""
        self.touched = True
        token = self.sure.tokens[seat]
        back = self.sure.returned(seat)
        if seat not in self._viewers:
            self.maybe = (back,)
            site = self._sites[seat % len(self._sites)]
            self._viewers[seat] = self._stack.enter_context(site.viewer(self.id, token))
            self.maybe, self.sure = (), back
        elif self._last != seat:
            self._viewers[seat].hello(token)
        viewer, self._last = self._viewers[seat], seat
        if seat not in viewer.seats:
            self._books.found.append(f"{self.id}, the token of seat {seat} opens nothing")
        self._hear(viewer)
        return viewer

    def _hear(self, viewer: Viewer) -> None:
        """How far the game stands is what a player is told of it."""
        if self.sure.loose and viewer.ply >= self.sure.ply:
            self.sure = replace(self.sure, ply=viewer.ply, further=False)
            if viewer.table["status"] == "over":
                self.sure = replace(self.sure, status="over", ended=True)

    def _players(self) -> list[int]:
        """The seats of people who have their tokens."""
        return [seat for seat in sorted(self.sure.people) if self.sure.tokens[seat]]

    def _any_player(self) -> Viewer | None:
        players = self._players()
        return self._viewer(self._random.choice(players)) if players else None
