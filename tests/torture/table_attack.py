"""Several people at one table who do everything that a server acknowledges, one after another.

What was acknowledged is ``sure``; what a request in flight would lead to is ``maybe``. Only one
request is in flight at a time, except for one who looks on and talks all the while.
"""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from threading import Lock
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.client import Site, Viewer
from torture.picture import ANY, GIVE_UP, NOBODY, Chair, Picture
from torture.sight import Sight, differences, look_at, settled, wish_in

LOST: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)
"""What a client sees of a server that dies."""
BROKEN: Final = 500
UNAVAILABLE: Final = 503
SHOWN: Final = 100
"""So many lines of chat are shown to whoever comes."""
PICKS: Final = {
    "ghost_stories": ("yellow", "red", "green", "blue"),
    "horizons": (
        "eyes_watch_from_the_trees",
        "devouring_teeth_lurk_underfoot",
        "fathomless_mud_of_the_swamp",
        "rising_heat_of_stone_and_sand",
        "sun_bright_whirlwind",
    ),
}
NUMBERS: Final = count(1)
"""No name comes twice, so that results and lines of chat tell whose they are."""


def new_name() -> str:
    """A name that nobody has."""
    return f"Ann {next(NUMBERS)}"


@dataclass
class Books:
    """What came of all requests of an attack."""

    acts: Counter[str] = field(default_factory=Counter)
    """How many of each kind were acknowledged."""
    refused: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    """What should not be."""
    tables: set[str] = field(default_factory=set)
    """All tables of which somebody was told."""
    lock: Lock = field(default_factory=Lock)

    def note(self, act: str) -> None:
        """Something was acknowledged."""
        with self.lock:
            self.acts[act] += 1

    def note_refusal(self, code: str, status: int = 0) -> None:
        """A refusal, which has changed nothing; a server with a mistake of its own is found."""
        self.refused[code] += 1
        if code == "internal" or (status >= BROKEN and status != UNAVAILABLE):
            self.found.append(f"the server failed: {status} {code}")


@dataclass
class Chat:
    """What everybody has said, and the line of each that is not acknowledged."""

    said: dict[str, list[str]] = field(default_factory=dict)
    maybe: dict[str, str] = field(default_factory=dict)

    def say(self, viewer: Viewer, name: str) -> bool:
        """Say something; whether it was acknowledged."""
        said = self.said.setdefault(name, [])
        text = self.maybe[name] = f"{name} says {len(said)}"
        done: bool = viewer.do("say", text=text)["type"] == "done"
        del self.maybe[name]
        if done:
            said.append(text)
        return done

    def check(self, shown: list[dict[str, Any]]) -> list[str]:
        """What is missing, or there and nobody was told so; what is there is sure from now on."""
        wrong = []
        for name in self.said.keys() | {line["name"] for line in shown}:
            heard = [line["text"] for line in shown if line["name"] == name]
            said, more = self.said.get(name, []), [self.maybe.pop(name, "")]
            if heard and more == heard[-1:]:
                self.said[name] = said = said + more
            if heard != (said[len(said) - len(heard) :] if len(shown) == SHOWN else said):
                wrong.append(f"chat: {name} said {said}, {heard} is there")
        return wrong


class TableAttack:
    """A table, the people there, and what they were told."""

    def __init__(self, game: str, id: str, picture: Picture, random: Random, books: Books) -> None:
        self.game = game
        self.id = id
        self.path = f"/api/tables/{id}"
        books.tables.add(id)
        self.sure = picture
        self.maybe: tuple[Picture, ...] = ()
        self.touched = True
        """Whether anything was asked of it since somebody looked at it."""
        self.making: Picture | None = None
        """Another table for which a request is in flight."""
        self.made: list[TableAttack] = []
        """Tables that came of this one."""
        self._told = 0
        """How many of these whoever asks knows."""
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

    def new_ones(self) -> list[TableAttack]:
        """Tables that came of this one since that was asked last."""
        told, self._told = self._told, len(self.made)
        return self.made[told:]

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
        """The player of a seat, who knows the table as it stands."""
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

    # -- before the game and beside it

    def take(self) -> str:
        """Somebody takes a free seat, or that of a bot."""
        free = [seat for seat, chair in enumerate(self.sure.chairs) if not chair.name]
        if not free:
            return ""
        seat, name = self._random.choice(free), new_name()
        after = self.sure.taken(seat, name)
        reply = self._http("POST", f"{self.path}/seats/{seat}", {"name": name}, "", after)
        return self._sat_down(after, seat, reply, "take")

    def _sat_down(self, after: Picture, seat: int, reply: dict[str, Any] | None, act: str) -> str:
        if reply is None:
            return ""
        self.sure, self._last = after.with_token(seat, reply["token"]), NOBODY
        return act

    def free(self) -> str:
        """Somebody stands up, or the host frees the seat of one, or of a bot."""
        taken = [seat for seat, chair in enumerate(self.sure.chairs) if not chair.free]
        if not taken:
            return ""
        seat = self._random.choice(taken)
        token = self._random.choice(
            [t for t in (self.sure.tokens[seat], self.sure.host) if t] or [""]
        )
        after = self.sure.freed(seat)
        if (
            not token
            or self._http("DELETE", f"{self.path}/seats/{seat}", None, token, after) is None
        ):
            return ""
        self.sure, self._last = after, NOBODY
        return "free"

    def seat_bot(self) -> str:
        """The host lets a bot have a free seat, until the game begins."""
        free = [seat for seat, chair in enumerate(self.sure.chairs) if chair.free]
        if not free or not self.sure.host or self.sure.status != "waiting":
            return ""
        seat, bot = self._random.choice(free), self._random.choice(("rules", "random"))
        after, path = self.sure.with_bot(seat, bot), f"{self.path}/seats/{seat}/bot"
        if self._http("PUT", path, {"bot": bot}, self.sure.host, after) is None:
            return ""
        self.sure = after
        return "seat bot"

    def pick(self) -> str:
        """A player picks what to play with."""
        if self.sure.origin or self.sure.challenge or not self._may_prepare():
            return ""
        seat, value = self._random.choice(self._players()), self._random.choice(PICKS[self.game])
        if any(chair.pick == value for chair in self.sure.chairs):
            return ""
        after = self.sure.with_chair(seat, pick=value)
        path, token = f"{self.path}/seats/{seat}/pick", self.sure.tokens[seat]
        if self._http("PUT", path, {"value": value}, token, after) is None:
            return ""
        self.sure = after
        return "pick"

    def luck(self) -> str:
        """A player adds to the dice."""
        if self.sure.challenge or not self._may_prepare():
            return ""
        seat, luck = self._random.choice(self._players()), self._random.randbytes(16).hex()
        after = self.sure.with_luck(seat, luck)
        path, token = f"{self.path}/seats/{seat}/luck", self.sure.tokens[seat]
        if self._http("PUT", path, {"luck": luck}, token, after) is None:
            return ""
        self.sure = after
        return "luck"

    def _may_prepare(self) -> bool:
        return self.sure.status == "waiting" and bool(self._players())

    def renew(self) -> str:
        """The host makes a new token for a player."""
        people = sorted(self.sure.people)
        if not people or not self.sure.host:
            return ""
        seat = self._random.choice(people)
        after, path = self.sure.with_token(seat, ""), f"{self.path}/seats/{seat}/token"
        reply = self._http("POST", path, None, self.sure.host, after)
        return self._sat_down(after, seat, reply, "renew")

    def rehost(self) -> str:
        """The host takes a new token."""
        after = self.sure.with_host("")
        if not self.sure.host:
            return ""
        reply = self._http("POST", f"{self.path}/host", None, self.sure.host, after)
        if reply is None:
            return ""
        self.sure = self.sure.with_host(reply["host"])
        return "rehost"

    def start(self) -> str:
        """The host starts the game, of people alone."""
        full = len(self.sure.people) == len(self.sure.chairs)
        if self.sure.status != "waiting" or not self.sure.host or not full:
            return ""
        after = self.sure.started()
        if self._http("POST", f"{self.path}/start", {}, self.sure.host, after) is None:
            return ""
        self.sure, self._last = after, NOBODY
        return "start"

    def say(self) -> str:
        """A player says something."""
        viewer = self._any_player()
        if viewer is None:
            return ""
        name = self.sure.chairs[self._last].name
        return "say" if self.chat.say(viewer, name) else ""

    def delete(self) -> str:
        """The host deletes the table."""
        after = replace(self.sure, deleted=True)
        if (
            not self.sure.host
            or self._http("DELETE", self.path, None, self.sure.host, after) is None
        ):
            return ""
        self.sure = after
        return "delete"

    # -- the game

    def answer(self) -> str:
        """Somebody who is asked answers."""
        if self.sure.status != "playing":
            return ""
        for seat in self._random.sample(self._players(), len(self._players())):
            viewer = self._viewer(seat)
            if viewer.may_answer and self.sure.status == "playing":
                return self._answer(viewer)
        return ""

    def _answer(self, viewer: Viewer) -> str:
        ply, (_, index) = viewer.ply, self._random.choice(viewer.choices())
        after = self.sure.answered(ply, index)
        if not self._do(viewer, "answer", after, ply=ply, index=index):
            return ""
        over = viewer.decision is None
        after = replace(after, ply=viewer.ply, further=False, ended=after.ended or over)
        self.sure = replace(after, status="over" if over else "playing")
        return "answer"

    def undo(self) -> str:
        """Somebody goes back, at once or by a proposal."""
        return self._turn(self._random.choice(("choice", "action", "turn")))

    def redo(self) -> str:
        """Somebody does again what was undone, likewise."""
        return self._turn("redo")

    def _turn(self, depth: str) -> str:
        players = self._players()
        if self.sure.status == "waiting" or not players:
            return ""
        again = self._last in players and self._random.random() < 0.7
        seat, self._last = self._last if again else self._random.choice(players), NOBODY
        viewer = self._viewer(seat)
        told = None if viewer.undo is None else viewer.undo[depth]
        if told is None:
            return ""
        redo, to = depth == "redo", told["to"]
        happens = self.sure.redone(to) if redo else self.sure.rewound(to)
        after = happens if told["free"] else self.sure.proposed(seat, to)
        more = {} if redo else {"depth": depth}
        if not self._do(viewer, "redo" if redo else "undo", after, **more):
            return ""
        self._went(after, viewer)
        return ("redo" if redo else "undo") if told["free"] else "propose"

    def _went(self, after: Picture, viewer: Viewer) -> None:
        """Note what has happened to the game, which may stand further on, or be over again."""
        over = after.ply >= 0 and viewer.table["status"] == "over"
        ply = viewer.ply if after.further and viewer.ply >= after.ply else after.ply
        ended, further = after.ended or over, after.further and ply != viewer.ply
        status = "over" if over else after.status
        self.sure = replace(after, ply=ply, further=further, ended=ended, status=status)

    def agree(self) -> str:
        """Somebody agrees to what is proposed."""
        wish = self.sure.wish
        if wish is None:
            return ""
        open_to = [s for s in self._players() if s not in wish.agreed and s != wish.absent]
        if not open_to:
            return ""
        seat = self._random.choice(open_to)
        viewer, after = self._viewer(seat), self.sure.agreed(seat)
        if not self._do(viewer, "agree", after):
            return ""
        self._went(after, viewer)
        return "agree" if self.sure.wish else self._decided(wish.to)

    def _decided(self, to: int) -> str:
        return {GIVE_UP: "concede", -2: "stand in"}.get(to, "go")

    def decline(self) -> str:
        """Somebody declines, or votes to wait."""
        wish = self.sure.wish
        if wish is None:
            return ""
        players = [seat for seat in self._players() if seat != wish.absent]
        if not players:
            return ""
        seat = self._random.choice(players)
        viewer, after = self._viewer(seat), self.sure.declined(seat)
        if not self._do(viewer, "decline", after):
            return ""
        self.sure = after
        return "oppose" if after.wish else "decline"

    def concede(self) -> str:
        """Somebody wants to give up."""
        if self.sure.status != "playing" or (viewer := self._any_player()) is None:
            return ""
        alone = self.sure.people == {self._last}
        after = self.sure.conceded() if alone else self.sure.proposed(self._last, GIVE_UP)
        if not self._do(viewer, "concede", after):
            return ""
        self.sure = after
        return "concede" if alone else "propose"

    def pause(self) -> str:
        """Somebody pauses."""
        return self._halt("playing", "paused", "pause")

    def resume(self) -> str:
        """Somebody goes on."""
        return self._halt("paused", "playing", "resume")

    def _halt(self, before: str, status: str, request: str) -> str:
        if self.sure.status != before or (viewer := self._any_player()) is None:
            return ""
        after = replace(self.sure, status=status)
        if not self._do(viewer, request, after):
            return ""
        self.sure = after
        return request

    def replace(self) -> str:
        """Somebody who is asked goes away, and another one wants a bot to play for him."""
        players = self._players()
        if self.sure.status != "playing" or self.sure.wish or len(players) < 2:
            return ""
        asked = [seat for seat in players if self._viewer(seat).may_answer]
        if not asked or self.sure.status != "playing":
            return ""
        absent = self._random.choice(asked)
        seat = self._random.choice([seat for seat in players if seat != absent])
        self._go_away(absent, viewer := self._viewer(seat))
        called = self.sure.called(seat, absent, "rules")
        stood_in = self.sure.stood_in(absent, "rules")
        if not self._do(viewer, "replace", called, stood_in, of=absent, bot="rules"):
            return ""
        told = wish_in(viewer.table)
        self.sure = stood_in if told is None else replace(called, wish=told)
        return "stand in" if told is None else "call vote"

    def _go_away(self, seat: int, witness: Viewer) -> None:
        """Leave, and wait until another one was told so."""
        self._viewers.pop(seat).connection.close()
        witness.until(lambda viewer: not viewer.table["seats"][seat]["here"])

    def come_back(self) -> str:
        """Somebody for whom a bot plays takes his seat again."""
        bots = [n for n, chair in enumerate(self.sure.chairs) if chair.name and chair.bot]
        away = [seat for seat in bots if self.sure.tokens[seat]]
        if not away:
            return ""
        self._viewer(away[0])
        return "come back"

    # -- other tables

    def fork(self) -> str:
        """Somebody makes another table from a ply on, for all or for himself alone."""
        sure, name = self.sure, self._random.choice(("", new_name()))
        if sure.status == "waiting" or sure.loose or len(sure.chairs) > 4:
            return ""
        ply = self._random.randint(0, sure.ply)
        answers = {at: index for at, index in sure.answers.items() if at < ply}
        empty = (Chair(name),) * len(sure.chairs)
        tokens = ("",) * len(empty)
        new = Picture(empty, tokens, answers=answers, origin=(self.id, ply))
        new = new.started() if name else new
        return self._make("fork", f"{self.path}/fork", {"ply": ply, "name": name}, "", new)

    def upload(self) -> str:
        """Somebody takes the record along and makes a table of it."""
        if self.sure.status == "waiting" or self.sure.loose:
            return ""
        record = self._http("GET", f"{self.path}/record", None, "")
        if record is None:
            return ""
        empty, ply = (Chair(),) * len(self.sure.chairs), len(record["answers"])
        answers = {at: index for at, index in self.sure.answers.items() if at < ply}
        tokens = ("",) * len(empty)
        new = Picture(empty, tokens, answers=answers, origin=(None, ply))
        return self._make("upload", "/api/records", record, "", new)

    def rematch(self) -> str:
        """Somebody wants to play again."""
        players = self._players()
        if self.sure.status != "over" or self.sure.rematch or self.sure.challenge or not players:
            return ""
        if self.sure.origin is not None or any(chair.bot for chair in self.sure.chairs):
            return ""
        seat = self._random.choice(players)
        chairs = tuple(replace(chair, name="", bot="") for chair in self.sure.chairs)
        new = Picture(chairs, ("",) * len(chairs))
        maybe, token = replace(self.sure, rematch=ANY), self.sure.tokens[seat]
        made = self._make("rematch", f"{self.path}/rematch", None, token, new, maybe)
        if made:
            table = self.made[-1]
            table.sure = table.sure.with_chair(seat, name=self.sure.chairs[seat].name)
            self.sure = replace(self.sure, rematch=table.id)
        return made

    def _make(
        self, act: str, path: str, body: object, token: str, new: Picture, *maybe: Picture
    ) -> str:
        """Make another table."""
        self.making = new
        reply = self._http("POST", path, body, token, *maybe)
        self.making = None
        if reply is None:
            return ""
        id, told = reply["table"]["id"], new.told(reply)
        self.made.append(TableAttack(self.game, id, told, self._random, self._books))
        return act

    def inherit(self) -> str:
        """Somebody takes his seat at the rematch."""
        again = next((table for table in self.made if table.id == self.sure.rematch), None)
        if again is None or again.sure.deleted:
            return ""
        for seat in self._players():
            if again.sure.chairs[seat].free:
                return self._inherit(again, seat)
        return ""

    def _inherit(self, again: TableAttack, seat: int) -> str:
        after = again.sure.taken(seat, self.sure.chairs[seat].name)
        again.touched, again.maybe = True, (after,)
        path = f"{again.path}/seats/{seat}/inherit"
        reply = self._http("POST", path, None, self.sure.tokens[seat])
        again.maybe = ()
        return again._sat_down(after, seat, reply, "inherit")
