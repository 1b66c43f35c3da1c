"""Servers are killed in the middle of play: no acknowledged answer is lost, none is there twice.

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
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.client import Made, Site
from server.postgres import postgres_server
from server.serving import GENEROUS, Server, starting
from server.storage import opened_store
from torture.cradle import Forked
from vigil.server.room.changes import Answered, AnyChange, Reopened, Started

GAMES: Final = ("ghost_stories", "horizons")
TABLES: Final = 4
MOST: Final = 60
"""A server dies after up to so many acknowledged answers of one life."""
SELDOM: Final = 0.1
"""How often another one dies before while it starts, and how often it is told to stop first."""


class Early(Forked):
    """It acknowledges before it writes."""

    mistake = "early"


class Twice(Forked):
    """It writes answers twice."""

    mistake = "twice"


class Attack:
    """Tables at which players answer as fast as they can, and what was acknowledged to them."""

    def __init__(self, database: str, kind: type[Forked] = Forked, servers: int = 1) -> None:
        self._database = database
        self._kind = kind
        self._servers = servers
        self._made: list[Made] = []
        self._random = Random(1)
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.kills = 0
        self.found: list[str] = []
        """What should not be."""

    def run(self, kills: int) -> None:
        """Kill as many servers, and look after each death in play."""
        while self.kills < kills and not self.found:
            self._live_and_die()
            asyncio.run(self._look())
            print(f"\r{self.kills}/{kills} kills, {self.count} answers", end="", file=sys.stderr)
        print(file=sys.stderr)

    @property
    def count(self) -> int:
        """How many answers were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    # -- one life

    def _live_and_die(self) -> None:
        """Start servers, let people play, and kill one of them; another one stops by itself."""
        if self._random.random() < SELDOM:
            self._end(self._kind(self._database, GENEROUS), self._random.random() / 2)
        with ExitStack() as stack:
            started = [self._kind(self._database, GENEROUS) for _ in range(self._servers)]
            servers = [stack.enter_context(starting(server)) for server in started]
            self._go_on(servers)
            target = self.count + self._random.randint(1, MOST)
            players = [
                threading.Thread(target=self._play, args=(servers[n % len(servers)].site, made))
                for n, made in enumerate(self._made)
            ]
            for player in players:
                player.start()
            while self.count < target and any(player.is_alive() for player in players):
                time.sleep(self._random.random() / 50)
            victim = self._random.choice(servers)
            if self._random.random() < SELDOM:
                victim.tell_to_stop()
            self._end(victim, self._random.random() / 50)
        for player in players:
            player.join()

    def _end(self, server: Server, seconds: float) -> None:
        """Kill a server in a while."""
        time.sleep(seconds)
        server.kill()
        self.kills += 1

    def _go_on(self, servers: list[Server]) -> None:
        """Every game that is not over goes on, and new ones take the place of those that are."""
        going = []
        for made in self._made:
            try:
                info = servers[0].site.get(made.path)
            except AssertionError as cause:
                self.found.append(f"{made.id} cannot be opened: {str(cause)[:200]}")
            else:
                going += [made] if info["status"] == "playing" else []
        self._made = going
        while len(self._made) < TABLES:
            made = servers[0].site.new_table(self._random.choice(GAMES), "Ann")
            self._made.append(made)
            self.acknowledged[made.id] = {}

    def _play(self, site: Site, made: Made) -> None:
        """Answer until the server is gone or the game over, and remember what it acknowledged."""
        random, answers = Random(made.id), self.acknowledged[made.id]
        with (
            suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError),
            site.viewer(made.id, made.tokens[0]) as viewer,
        ):
            while viewer.may_answer:
                ply, (_, index) = viewer.ply, random.choice(viewer.choices())
                if viewer.do("answer", ply=ply, index=index)["type"] == "done":
                    answers[ply] = index

    # -- after a death

    async def _look(self) -> None:
        """Compare every log with what was acknowledged."""
        async with opened_store(self._database) as store:
            for made in self._made:
                changes = [change for _, change in await store.entries(made.id)]
                self.found += violations(changes, self.acknowledged[made.id])


def violations(changes: list[AnyChange], acknowledged: dict[int, int]) -> list[str]:
    """What is wrong with a log: answers lost, other than acknowledged, or there twice."""
    ply, written, wrong = 0, dict[int, int](), list[str]()
    for change in changes:
        match change:
            case Started(answers):
                ply = len(answers)
            case Answered(ply=at, answers=answers):
                if at != ply:
                    wrong.append(f"the answer at ply {at} stands where {ply} is due")
                ply = at + len(answers)
                written[at] = answers[0]
            case Reopened(to):
                wrong.append(f"the rules could not follow the log behind ply {to}")
            case _:
                pass
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
    told = f"{attack.kills} kills, {attack.count} answers: none lost or twice"
    print("\n".join(attack.found) or told)
    return bool(attack.found)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word.isdecimal()]
    sys.exit(main(int(given[0]) if given else 500, [w for w in sys.argv[1:] if w.startswith("--")]))
