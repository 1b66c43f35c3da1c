"""Goes from table to table with several people, and knows what all of these must look like."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from threading import Semaphore, Thread
from traceback import format_exc
from typing import Final

from server.client import Site
from torture.attacked_table import LOST
from torture.books import Books, new_name
from torture.picture import Chair, Picture
from torture.sight import look_at
from torture.table_attack import TableAttack
from vigil.tables.room.challenge import today

SEATS: Final = {"ghost_stories": 4, "horizons": 3}
"""How many can play each game."""
WEIGHTS: Final = {
    "answer": 60,
    "say": 10,
    "take": 16,
    "free": 2,
    "seat_bot": 3,
    "pick": 5,
    "luck": 5,
    "renew": 3,
    "rehost": 2,
    "start": 16,
    "undo": 14,
    "redo": 10,
    "agree": 20,
    "decline": 3,
    "concede": 5,
    "pause": 2,
    "resume": 12,
    "replace": 1,
    "come_back": 10,
    "fork": 2,
    "upload": 2,
    "rematch": 14,
    "inherit": 12,
    "delete": 0.3,
}
"""How often each thing is tried."""
PARKED: Final = 3
"""The number of idle tables beside the active one."""
GRAVES: Final = 3
"""The number of deleted tables checked."""
SELDOM: Final = 0.02
NOW_AND_THEN: Final = 0.2
"""How often a table is looked at where nothing was done since it was looked at last."""
STUCK: Final = 25
"""After this many refusals, players go to another table."""


class Driver:
    """People who play, and one who talks all the while."""

    def __init__(self, number: int, books: Books) -> None:
        self._random = Random(number)
        self._books = books
        self._sites: list[Site] = []
        self._idle = 0
        self.tired = False
        """Whether it does nothing more in this life of the servers."""
        self._silent = False
        self._turn_to_talk = Semaphore(0)
        self.tables: list[TableAttack] = []
        """The first one is played at."""
        self.deleted: list[TableAttack] = []
        self.making: Picture | None = None
        """A table for which a request is in flight."""

    # -- lives of servers

    def play(self, sites: list[Site]) -> None:
        """Do anything until a server is gone."""
        self.meet(sites)
        self.tired = False
        try:
            if not self.tables:
                self.new_table()
            self._act_while_one_talks()
        except LOST:
            pass
        except Exception:  # a thread would tell nobody
            self._books.found.append(format_exc())
        self.part()

    def _act_while_one_talks(self) -> None:
        self._silent, self._turn_to_talk = False, Semaphore(0)
        talking = Thread(target=self._talk)
        talking.start()
        try:
            while not self.tired:
                if self.step():
                    self._turn_to_talk.release()
        finally:
            self._silent = True
            self._turn_to_talk.release()
            talking.join()

    def meet(self, sites: list[Site]) -> None:
        """Go to servers."""
        self._sites = sites
        for table in self.tables:
            table.meet(sites)

    def part(self) -> None:
        """Leave them."""
        for table in [*self.tables, *self.deleted]:
            table.part()

    def _talk(self) -> None:
        """One who looks on says something for each thing that the others do."""
        table, name = self.tables[0], f"Zoe {self.tables[0].id[:8]}"
        table.touched = True
        with suppress(*LOST), self._sites[-1].viewer(table.id, name=name) as viewer:
            while self._turn_to_talk.acquire() and not self._silent:
                if table.chat.say(viewer, name):
                    self._books.note("say")

    def check(self, site: Site, others: float = NOW_AND_THEN) -> None:
        """Look at the tables after a death, at those where nothing was done now and then."""
        for table in [*self.tables, *self.deleted]:
            if not (table.touched or self._random.random() < others):
                continue
            try:
                self._books.found += table.check(site)
            except AssertionError as cause:
                self._books.found.append(str(cause)[:300])
            else:
                self._adopt_rematch(site, table)
        self.deleted += [table for table in self.tables if table.sure.deleted]
        self.tables = [table for table in self.tables if not table.sure.deleted]

    def _adopt_rematch(self, site: Site, table: TableAttack) -> None:
        """A rematch that nobody was told of is there for those who inherit."""
        id = table.sure.rematch
        if not id or table.sure.deleted or any(made.id == id for made in table.made):
            return
        seen = look_at(site, id)
        assert seen is not None, f"{id} is no rematch"
        picture = Picture(seen.chairs, ("",) * len(seen.chairs))
        again = TableAttack(table.game, id, picture, self._random, self._books)
        table.made.append(again)
        self.tables += table.new_ones()

    def in_flight(self) -> list[Picture]:
        """The tables that may have been made without a word; from now on they are others'."""
        making = [one for one in (self.making, *(t.making for t in self.tables)) if one is not None]
        self.making = None
        for table in self.tables:
            table.making = None
        return making

    # -- one thing after the other

    def step(self) -> str:
        """Do something at the table; the kind of it, nothing if it could not be done."""
        kind = self._random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        done = self.act(kind)
        self._idle = 0 if done else self._idle + 1
        table = self.tables[0]
        weary = 0.1 if table.sure.status == "over" else SELDOM
        if table.sure.deleted or self._idle > STUCK or self._random.random() < weary:
            self._move()
        return done

    def act(self, kind: str) -> str:
        """Try one thing; what was acknowledged."""
        table = self.tables[0]
        done: str = getattr(table, kind)()
        if done:
            self._books.note(done)
        for made in table.new_ones():
            made.meet(self._sites)
            self.tables.append(made)
        return done

    def _move(self) -> None:
        """Go to another table, and leave those that are too many."""
        self._idle = 0
        old = self.tables[0]
        rest = [table for table in self.tables[1:] if not table.sure.deleted]
        playable = [table for table in rest if table.sure.host and table.sure.status != "over"]
        if playable and self._random.random() < 0.7:
            new = self._random.choice(playable)
            self.tables = [new, *(table for table in rest if table is not new), old]
        else:
            self.tables = [*rest, old]
            self.new_table()
        self._bury(old)
        for table in self.tables[PARKED + 1 :]:
            table.part()
            self._delete(table)

    def _delete(self, table: TableAttack) -> None:
        """Its host deletes a table, or everybody forgets it."""
        if done := table.delete():
            self._books.note(done)
            self._bury(table)
        else:
            self.tables.remove(table)

    def _bury(self, table: TableAttack) -> None:
        if table.sure.deleted:
            self.tables.remove(table)
            self.deleted = [*self.deleted, table][-GRAVES:]

    def new_table(self) -> None:
        """Make a table of some kind, at which some sit, or all and the game begins."""
        random, game = self._random, self._random.choice(list(SEATS))
        players, start = random.randint(2, SEATS[game]), random.random() < 0.3
        day = today().isoformat() if start and random.random() < 0.5 else ""
        self.open_table(game, players, players if start else random.randint(1, players), day)

    def open_table(self, game: str, players: int, taken: int, day: str = "") -> None:
        """Make a table; where all seats are taken the game begins."""
        names, start = [new_name() for _ in range(taken)], taken == players
        chairs = tuple(Chair(name) for name in [*names, *[""] * (players - taken)])
        new = Picture(chairs, ("",) * players, challenge=day)
        new = self.making = new.started() if start else new
        body = {
            "game": game,
            "setup": {"players": players},
            "seats": [{"name": name} for name in names],
            "start": start,
            "challenge": day,
        }
        reply = self._random.choice(self._sites).http.post("/api/tables", json=body)
        self.making = None
        assert reply.is_success, reply.text
        made = new.told(created := reply.json())
        table = TableAttack(game, created["table"]["id"], made, self._random, self._books)
        table.meet(self._sites)
        self.tables.insert(0, table)
        self._books.note("new table")
