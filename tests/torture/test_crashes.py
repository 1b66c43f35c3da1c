"""Disks, databases, wires and clocks that fail: what was acknowledged stays, nothing is twice."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from server.client import Made, Viewer, play
from server.postgres import Postgres
from server.serving import GENEROUS, Server, serving, starting
from server.storage import opened_store
from torture import clocks, read_only
from torture.cutting import Cut, wire
from torture.kills import violations
from vigil.tables.room.changes import AnyChange


def answered(viewer: Viewer, many: int, kept: dict[int, int]) -> None:
    """Answer this many times, and note what was acknowledged."""
    for _ in range(many):
        ply, (_, index) = viewer.ply, viewer.choices()[0]
        assert viewer.do("answer", ply=ply, index=index)["type"] == "done"
        kept[ply] = index


def log_of(database: str, made: Made) -> list[AnyChange]:
    """What a database has of a table."""

    async def read() -> list[AnyChange]:
        async with opened_store(database) as store:
            return [change for _, change in await store.entries(made.id)]

    return asyncio.run(read())


# -- the disk


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server cannot write a byte to any file."""
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    database, kept = str(tmp_path / "vigil.db"), dict[int, int]()
    with serving(database) as server:
        site, made = server.site, server.site.new_table("horizons", "Ann")
        with site.viewer(made.id, made.tokens[0]) as ann:
            answered(ann, 3, kept)
            ply, (_, index) = ann.ply, ann.choices()[0]
            with full_disk(server):
                assert ann.refused("answer", ply=ply, index=index) == "storage"
                assert ann.refused("answer", ply=ply, index=index) == "storage"
                assert site.get("/ready", 503)["code"] == "storage"
                refused = site.post("/api/tables", {"game": "horizons"}, status=503)
                assert refused["code"] == "storage"
                assert refused["text"].count(".") == 2
            assert site.get("/ready")
            assert ann.ply == ply
            answered(ann, 3, kept)
        server.stop_with_words()
    assert violations(log_of(database, made), kept) == []
    with serving(database) as server, server.site.viewer(made.id, made.tokens[0]) as ann:
        answered(ann, 2, kept)
    assert violations(log_of(database, made), kept) == []


class ReadOnly(Server):
    """A server whose file cannot be written while another file exists."""

    program = read_only.__file__


def test_a_disk_that_turns_read_only_is_told_and_loses_nothing(tmp_path: Path) -> None:
    database, switch, kept = str(tmp_path / "vigil.db"), tmp_path / "read-only", dict[int, int]()

    class Switched(ReadOnly):
        told = (str(switch),)

    with starting(Switched(database, GENEROUS)) as server:
        site, made = server.site, server.site.new_table("horizons", "Ann")
        with site.viewer(made.id, made.tokens[0]) as ann:
            answered(ann, 3, kept)
            ply, (_, index) = ann.ply, ann.choices()[0]
            switch.touch()
            for _ in range(2):
                assert ann.refused("answer", ply=ply, index=index) == "storage"
            assert ann.refused("say", text="hello") == "storage"
            assert site.get("/ready", 503)["code"] == "storage"
            assert site.get(made.path)["status"] == "playing"
            assert site.post("/api/tables", {"game": "horizons"}, status=503)["code"] == "storage"
            switch.unlink()
            assert site.get("/ready")
            assert ann.ply == ply
            answered(ann, 3, kept)
        words = server.stop_with_words()
        assert "readonly" in words
        assert "Traceback" not in words
    assert violations(log_of(database, made), kept) == []


def test_a_torn_log_opens_with_all_that_was_whole(tmp_path: Path) -> None:
    database, kept = str(tmp_path / "vigil.db"), dict[int, int]()
    with serving(database) as server:
        made = server.site.new_table("ghost_stories", "Ann")
        with server.site.viewer(made.id, made.tokens[0]) as ann:
            answered(ann, 12, kept)
        server.kill()
    torn, log, random = tmp_path / "torn.db", Path(f"{database}-wal"), Random(1)
    whole = log.stat().st_size
    assert whole > 0
    cuts = [whole, *(random.randrange(whole) for _ in range(10))]
    lengths = {}
    for cut in sorted(cuts):
        shutil.copy(database, torn)
        Path(f"{torn}-wal").write_bytes(log.read_bytes()[:cut])
        Path(f"{torn}-shm").unlink(missing_ok=True)
        with sqlite3.connect(torn) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
        found = log_of(str(torn), made)
        lengths[cut] = len(found)
        for file in tmp_path.glob("torn.db*"):
            file.unlink()
    full = log_of(database, made)
    assert violations(full, kept) == []
    assert lengths[whole] == len(full)
    assert list(lengths.values()) == sorted(lengths.values())


# -- the database


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_whose_reply_is_lost_is_found_out(cut: Cut, pg_database: str) -> None:
    kept = dict[int, int]()
    with wire(pg_database) as between, serving(between.address) as server:
        made = server.site.new_table("horizons", "Ann")
        with server.site.viewer(made.id, made.tokens[0]) as ann:
            for _ in range(3):
                answered(ann, 1, kept)
                between.cut = cut
                answered(ann, 1, kept)
        assert between.cuts == 3
        server.stop_with_words()
    assert violations(log_of(pg_database, made), kept) == []


def test_where_nobody_can_find_out_nothing_is_claimed(pg_database: str) -> None:
    kept = dict[int, int]()
    with wire(pg_database) as between, serving(between.address) as server:
        made = server.site.new_table("horizons", "Ann")
        with server.site.viewer(made.id, made.tokens[0]) as ann:
            answered(ann, 2, kept)
            ply, (_, index) = ann.ply, ann.choices()[0]
            between.closed.set()
            between.cut = "after"
            assert ann.refused("answer", ply=ply, index=index) == "unsure"
            between.closed.clear()
            assert ann.refused("answer", ply=ply, index=index) == "stale"
            kept[ply] = index
            assert ann.ply > ply
            answered(ann, 2, kept)
        server.stop_with_words()
    assert violations(log_of(pg_database, made), kept) == []


def test_a_database_that_stands_still_is_waited_for_and_gone_on_with(
    postgres: Postgres, pg_database: str
) -> None:
    kept = dict[int, int]()
    with serving(pg_database) as server:
        made = server.site.new_table("horizons", "Ann")
        with server.site.viewer(made.id, made.tokens[0]) as ann:
            answered(ann, 2, kept)
            ply, (_, index) = ann.ply, ann.choices()[0]
            with standing_still(postgres):
                said = ann.refused("answer", ply=ply, index=index)
                assert said in ("storage", "unsure")
                assert server.site.get("/health")
            ann.do("look")
            if ann.ply == ply:
                answered(ann, 1, kept)
            else:
                assert said == "unsure"
            answered(ann, 2, kept)
        server.stop_with_words()
    assert violations(log_of(pg_database, made), kept) == []


@contextmanager
def standing_still(postgres: Postgres) -> Iterator[None]:
    """PostgreSQL with all of its processes stopped."""
    pids = postgres.pids()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


# -- two versions


def test_what_a_newer_server_wrote_is_told_by_an_older_one(tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    with serving(database) as server:
        made, other = (server.site.new_table("horizons", "Ann") for _ in range(2))
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO entries SELECT table_id, max(entry) + 1, 1.0, ?, NULL FROM entries"
            " WHERE table_id = ?",
            (b'{"kind":"danced","seat":0}', made.id),
        )
    connection.close()
    with serving(database) as server:
        told = server.site.get(made.path, 503)
        assert told["code"] == "newer_log"
        assert "newer server" in told["text"]
        with server.site.viewer(other.id, other.tokens[0]) as ann:
            answered(ann, 2, {})


# -- the clock


def test_a_clock_that_jumps_stops_nobody(tmp_path: Path) -> None:
    database, offset, kept = str(tmp_path / "vigil.db"), tmp_path / "offset", dict[int, int]()
    offset.write_text("0")

    class Jumping(Server):
        program = clocks.__file__
        told = (str(offset),)

    with starting(Jumping(database, GENEROUS)) as server:
        site, made = server.site, server.site.new_table("horizons", "Ann", "Bob")
        with site.viewer(made.id, *made.tokens.values()) as both:
            for seconds in (0, 3600, -3600, 0, -86400, 86400):
                offset.write_text(str(seconds))
                answered(both, 2, kept)
                both.do("say", text=f"It is {seconds}")
                assert site.get("/ready")
                site.new_table("horizons", "Eve")
            play([both], 3)
        with site.viewer(made.id, *made.tokens.values()) as both:
            said = [line["text"] for line in both.welcome["chat"]]
            assert len(said) == 6
            assert both.welcome["seats"] == [0, 1]
    assert violations(log_of(database, made), kept) == []
