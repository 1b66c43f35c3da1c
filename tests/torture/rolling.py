"""A rolling upgrade: a server of an earlier commit and one of this one on one PostgreSQL.

``PYTHONPATH=tests python -m torture.rolling COMMIT`` checks the earlier commit out beside the
project and lets both servers run. Tables of each are played at the other, then the earlier server
stops and everything is played on at the new one; restarting the earlier one is refused.
What the earlier commit needs must be installed here.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from server.client import Made, Site, play
from server.postgres import postgres_server
from server.serving import GENEROUS, PATIENCE, Server, serving, starting

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ("ghost_stories", "horizons")
ANSWERS: Final = 12
"""Answers at each table at each visit."""
KNOWN: Final = (
    "messages_per_second",
    "messages_at_once",
    "requests_per_second",
    "requests_at_once",
)
"""Limits that every server knows."""


class Earlier(Server):
    """A server of the sources in a folder."""

    def __init__(self, sources: Path, database: str) -> None:
        limits = {name: getattr(GENEROUS, name) for name in KNOWN}
        config = msgspec.json.encode({"database": database, "port": 0, "limits": limits})
        runner = sources / "tests" / "server" / "runner.py"
        path = os.pathsep.join(str(sources / part) for part in ("src", "tests"))
        self.process = subprocess.Popen(
            [sys.executable, str(runner), config.decode()],
            env=os.environ | {"PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The sources of a commit in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "earlier"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


class Tables:
    """Tables for two and how far each has come."""

    def __init__(self) -> None:
        self._plies: dict[Made, int] = {}

    def open(self, site: Site) -> None:
        """Begin one of each game."""
        self._plies |= {site.new_table(game, "Ann", "Ben"): 0 for game in GAMES}

    def play(self, site: Site, where: str) -> None:
        """Everybody goes on at a server, from where everybody stopped at the last one."""
        for made, before in self._plies.items():
            ann, ben = made.tokens[0], made.tokens[1]
            with site.viewer(made.id, ann) as one, site.viewer(made.id, ben) as other:
                assert one.ply >= before, f"{made.id}: {one.ply} instead of {before} at {where}"
                play([one, other], ANSWERS)
                self._plies[made] = max(one.ply, other.ply)
        print(f"{where}: {len(self._plies)} tables, now at {sorted(self._plies.values())} answers")


def upgrade(sources: Path, database: str) -> None:
    """Both servers, each other's tables, then the new one alone."""
    tables = Tables()
    with starting(Earlier(sources, database)) as earlier:
        tables.open(earlier.site)
        tables.play(earlier.site, "at the earlier server")
        with serving(database) as newer:
            tables.open(newer.site)
            tables.play(newer.site, "at the new one beside it")
            tables.play(earlier.site, "at the earlier one again")
            earlier.tell_to_stop()
            earlier.process.communicate(timeout=PATIENCE)
            tables.play(newer.site, "at the new one alone")


def refused(sources: Path, database: str) -> str:
    """What the earlier server says when it is started after the new one; nothing if it runs."""
    late = Earlier(sources, database)
    assert late.process.stdout is not None
    if late.process.stdout.readline():
        late.kill()
        return ""
    said = late.process.communicate(timeout=PATIENCE)[1].strip().splitlines()
    return said[-1] if said else "(no word)"


def main() -> None:
    """Upgrade from a commit."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m torture.rolling")
    parser.add_argument("commit", help="the earlier commit, such as HEAD~100")
    given = parser.parse_args()
    with (
        checked_out(given.commit) as sources,
        postgres_server() as postgres,
        postgres.database() as database,
    ):
        upgrade(sources, database)
        said = refused(sources, database)
        print(f"started once more, the earlier one {f'says: {said}' if said else 'runs'}")


if __name__ == "__main__":
    main()
