"""Servers are killed in the middle of play: nothing acknowledged is lost, or is there twice.

``PYTHONPATH=tests python -m torture.kills [KILLS] [--postgresql | --together]`` does it again and
again: on SQLite, on PostgreSQL, or with two servers on one PostgreSQL of which either dies.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from server.client import Site
from server.postgres import postgres_server
from server.serving import GENEROUS, Forked, Server, starting
from server.storage import opened_store
from torture.books import Books
from torture.driver import NOW_AND_THEN, Driver
from torture.picture import Picture
from torture.sight import differences, look_at
from vigil.tables.host.history import answers_in
from vigil.tables.room.changes import AnyChange, Redone, Reopened, Rewound, Started, Withdrawn

TABLES: Final = 4
MOST: Final = 80
"""The most acknowledgements before a server is killed."""
SELDOM: Final = 0.1
"""How often another one dies before while it starts, and how often it is told to stop first."""
LIMITS: Final = msgspec.structs.replace(GENEROUS, vote_seconds=3600.0)
"""No vote ends by itself."""
TRIES: Final = 500
MANY: Final = 100_000

AIMS: Final = {
    "new table": ("say",),
    "take": ("take",),
    "free": ("free",),
    "seat bot": ("seat_bot",),
    "pick": ("pick",),
    "luck": ("luck",),
    "renew": ("renew",),
    "rehost": ("rehost",),
    "start": ("start", "take"),
    "say": ("say",),
    "delete": ("delete",),
    "answer": ("answer",),
    "undo": ("undo", "answer"),
    "redo": ("redo", "undo", "answer"),
    "propose": ("concede",),
    "agree": ("agree", "concede"),
    "decline": ("decline", "concede"),
    "concede": ("agree", "concede"),
    "call vote": ("replace", "answer"),
    "oppose": ("decline", "replace", "answer"),
    "stand in": ("agree", "replace", "answer"),
    "come back": ("come_back", "agree", "replace", "answer"),
    "pause": ("pause",),
    "resume": ("resume", "pause"),
    "rematch": ("rematch", "agree", "concede"),
    "inherit": ("inherit", "rematch", "agree", "concede"),
    "fork": ("fork", "answer"),
    "upload": ("upload", "answer"),
}
"""What an attack can aim at, and what leads there."""
ROUND: Final = {
    **dict.fromkeys(("undo", "redo"), ("horizons", 2, 2)),
    **dict.fromkeys(("take", "free", "seat bot", "pick", "luck", "start"), ("ghost_stories", 4, 2)),
}
"""Game, seats and people where four who play will not do."""


class Attack:
    """Tables at which people do everything, and what was acknowledged to them."""

    def __init__(
        self, database: str, kind: type[Forked] = Forked, servers: int = 1, tables: int = TABLES
    ) -> None:
        self._database = database
        self._kind = kind
        self._servers = servers
        self._random = Random(1)
        self.books = Books()
        self._drivers = [Driver(number, self.books) for number in range(tables)]
        self._kept: set[str] = set()
        """All tables that the database had after the last death."""
        self.kills = 0

    @property
    def found(self) -> list[str]:
        """What should not be."""
        return self.books.found

    @property
    def count(self) -> int:
        """How much was acknowledged."""
        return self.books.acts.total()

    def run(self, kills: int) -> None:
        """Kill as many servers, and look after each death."""
        while self.kills < kills and not self.found:
            self._live_and_die()
            asyncio.run(self._look_into_database())
            print(f"\r{self.kills}/{kills} kills, {self.count} acts", end="", file=sys.stderr)
        print(file=sys.stderr)
        self._look_around()

    def aim_at(self, *acts: str) -> None:
        """Kill the server at the moment when it has acknowledged the last of these, and look."""
        with starting(self._kind(self._database, LIMITS)) as server:
            for driver, act in zip(self._drivers, acts, strict=True):
                driver.meet([server.site])
                driver.open_table(*ROUND.get(act, ("ghost_stories", 4, 4)))
                self._until(driver, act)
            self._end(server, 0)
            for driver in self._drivers:
                driver.part()
        asyncio.run(self._look_into_database())
        self._look_around()

    def _until(self, driver: Driver, act: str) -> None:
        """Do what leads to an act, until that is acknowledged."""
        path = AIMS[act]
        for _ in range(TRIES):
            if self.books.acts[act]:
                return
            any(map(driver.act, [*path[:1], *self._random.sample(path[1:], len(path) - 1)]))
        raise AssertionError(f"{act} was never acknowledged: {self.books.refused}")

    # -- one life

    def _live_and_die(self) -> None:
        """Start servers, let people play, and kill one of them; another one stops by itself."""
        if self._random.random() < SELDOM:
            self._end(self._kind(self._database, LIMITS), self._random.random() / 2)
        with ExitStack() as stack:
            started = [self._kind(self._database, LIMITS) for _ in range(self._servers)]
            servers = [stack.enter_context(starting(server)) for server in started]
            sites = [server.site for server in servers]
            self._check(self._random.choice(sites))
            target = self.count + self._random.randint(1, MOST)
            threads = [
                threading.Thread(target=driver.play, args=(sites,)) for driver in self._drivers
            ]
            for thread in threads:
                thread.start()
            while self.count < target and any(thread.is_alive() for thread in threads):
                time.sleep(self._random.random() / 50)
            victim = self._random.choice(servers)
            if self._random.random() < SELDOM:
                victim.tell_to_stop()
            self._end(victim, self._random.random() / 50)
            for driver in self._drivers:
                driver.tired = True
            for thread in threads:
                thread.join()

    def _end(self, server: Server, seconds: float) -> None:
        """Kill a server in a while."""
        time.sleep(seconds)
        server.kill()
        self.kills += 1

    # -- after a death

    def _look_around(self) -> None:
        """Start a server without a mistake and look at all tables, unless enough is known."""
        if not self.found:
            with starting(Forked(self._database, LIMITS)) as server:
                self._check(server.site, 1)

    def _check(self, site: Site, others: float = NOW_AND_THEN) -> None:
        """Compare what a server shows with what was acknowledged."""
        making = [picture for driver in self._drivers for picture in driver.in_flight()]
        for driver in self._drivers:
            driver.check(site, others)
        for id in self._kept - self.books.tables:
            self._check_orphan(site, id, making)

    def _check_orphan(self, site: Site, id: str, making: list[Picture]) -> None:
        """A table of which nobody was told is one that was asked for, and whole."""
        seen = look_at(site, id)
        wrong = [differences(site, id, picture, seen) for picture in making]
        if [] in wrong:
            del making[wrong.index([])]
        else:
            self.found.append(f"{id}, nobody asked for it: {min(wrong, key=len, default=[])}")
        self.books.tables.add(id)

    async def _look_into_database(self) -> None:
        """No log has a gap, or an answer where it cannot stand; games that ended have results."""
        async with opened_store(self._database) as store:
            self._kept = {row.id for row in await store.list_tables(public=False, limit=MANY)}
            results = [result.table_id for result in await store.results()]
            for table in [table for driver in self._drivers for table in driver.tables]:
                wrong = faults(await store.entries(table.id))
                if table.counts and results.count(table.id) != 1:
                    wrong.append("its result is missing")
                self.found.extend(f"{table.id}, {text}" for text in wrong)


def faults(entries: list[tuple[int, AnyChange]]) -> list[str]:
    """What is wrong with a log by itself."""
    missing = {*range(1, len(entries) + 1)} - {entry for entry, _ in entries}
    gaps = [f"entry {entry} of the log is missing" for entry in sorted(missing)]
    return gaps or violations([change for _, change in entries], {})


def violations(changes: list[AnyChange], acknowledged: dict[int, int]) -> list[str]:
    """What is wrong with a log: answers lost, other than acknowledged, or there twice."""
    ply, written, wrong = 0, dict[int, int](), list[str]()
    for change in changes:
        match change:
            case Started(answers):
                ply = len(answers)
            case Rewound(to) | Withdrawn(to) | Redone(to=int(to)):
                ply = to
                written = {at: index for at, index in written.items() if at < to}
            case Reopened(to):
                wrong.append(f"the rules could not follow the log behind ply {to}")
            case _:
                pass
        for one in answers_in(change):
            if one.ply != ply:
                wrong.append(f"the answer at ply {one.ply} stands where {ply} is due")
            ply = one.ply + len(one.answers)
            written[one.ply] = one.answers[0]
    lost = [at for at, index in acknowledged.items() if written.get(at) != index]
    return wrong + [f"the answer at ply {at} was acknowledged and is lost" for at in lost]


@contextmanager
def database_of(options: list[str]) -> Iterator[str]:
    """An empty database of the kind that is wanted."""
    if not options:
        yield str(Path(tempfile.mkdtemp()) / "vigil.db")
        return
    with postgres_server() as postgres, postgres.database() as address:
        yield address


def main(kills: int, options: list[str]) -> int:
    """Kill servers; say what was found, and whether that is nothing."""
    with database_of(options) as database:
        attack = Attack(database, servers=2 if "--together" in options else 1)
        attack.run(kills)
    told = ", ".join(f"{many} {act}" for act, many in attack.books.acts.most_common())
    print(f"{attack.kills} kills, {attack.count} acknowledged: {told}")
    print("\n".join(attack.found) or "nothing lost, nothing twice")
    return bool(attack.found)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word.isdecimal()]
    sys.exit(main(int(given[0]) if given else 500, [w for w in sys.argv[1:] if w.startswith("--")]))
