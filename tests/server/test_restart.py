"""Servers stop and die in the middle of games: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from cli.command import inside
from server.client import PATIENCE, Made, Site, Viewer, play
from server.hubs import opened_hub
from server.serving import Server, serving

RESTARTING = (1001, 1012)
"""With these codes a server says that it will be back."""

MANY = 60
"""A server is killed after more acknowledged answers than this."""


def test_games_go_on_after_a_death_and_after_a_stop(database: str) -> None:
    with serving(database) as server:
        site = server.site
        made = site.new_table("ghost_stories", "Ann", "Bob")
        with ExitStack() as stack:
            known, *_ = viewers = at_table(site, made, stack)
            play(viewers, 5)
            known.do("say", text="See you")
            known.until(lambda viewer: viewer.view_ply == viewer.ply)
            kept = die_in_the_middle(server, site)
    with serving(database) as server:
        site = server.site
        assert count_of(kept) > MANY
        for id, answers in kept.items():
            record = site.get(f"/api/tables/{id}/record")["answers"]
            assert {ply: record[ply] for ply in answers} == answers
        with site.viewer(made.id, made.tokens[0], since=known.ply) as ann:
            assert (ann.ply, ann.happened, ann.view) == (known.ply, [], known.view)
            assert ann.decision == known.decision
            assert ann.welcome["chat"][0]["text"] == "See you"
            assert ann.table["commitment"] == made.info["commitment"]
        with ExitStack() as stack:
            viewers = at_table(site, made, stack)
            assert play(viewers, 3) > 0
            last = viewers[0].ply
            server.stop()
            for viewer in viewers:
                assert goodbye(viewer) in RESTARTING
    assert asyncio.run(saved_ply(database, made.id)) == last


def test_a_backup_made_while_playing_plays_on_at_another_host(
    database: str, tmp_path: Path
) -> None:
    plays_on_elsewhere(database, str(tmp_path / "other.db"), str(tmp_path / "tables.backup"))


def test_a_backup_of_a_file_plays_on_in_postgresql(pg_database: str, tmp_path: Path) -> None:
    plays_on_elsewhere(str(tmp_path / "own.db"), pg_database, str(tmp_path / "tables.backup"))


def plays_on_elsewhere(database: str, other: str, file: str) -> None:
    """A backup that is made in the middle of a game is restored at another host."""
    with serving(database) as server:
        made = server.site.new_table("ghost_stories", "Ann", "Bob")
        with ExitStack() as stack:
            viewers = at_table(server.site, made, stack)
            play(viewers, 5)
            assert inside("admin", "backup", "--file", file, "--database", database).returncode == 0
            known = viewers[0].events
            play(viewers, 3)
    assert inside("admin", "restore", "--file", file, "--database", other).returncode == 0
    with serving(other) as server, ExitStack() as stack:
        viewers = at_table(server.site, made, stack)
        assert viewers[0].events == known
        assert play(viewers, 3) > 0
        assert server.site.post(f"{made.path}/seats/1/token", token=made.host)["token"]


def at_table(site: Site, made: Made, stack: ExitStack) -> list[Viewer]:
    """The players and a spectator."""
    tokens = (*made.tokens.values(), "")
    return [stack.enter_context(site.viewer(made.id, token)) for token in tokens]


async def saved_ply(database: str, table: str) -> int:
    """Where the game of a table stands that a server has saved before it ended."""
    async with opened_hub(database) as hub:
        hosted = await hub.room(table)
        assert hosted.log.saved == hosted.room.state.entries
        return hosted.room.ply


def goodbye(viewer: Viewer) -> int:
    """The code with which a server closes a connection."""
    with pytest.raises(ConnectionClosed) as caught:
        viewer.until(lambda _: False)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def die_in_the_middle(server: Server, site: Site) -> dict[str, dict[int, int]]:
    """Kill a server while four players answer as fast as they can; what it acknowledged."""
    tables = [site.new_table("horizons", "Ann") for _ in range(4)]
    kept: dict[str, dict[int, int]] = {made.id: {} for made in tables}
    many = threading.Event()
    players = [
        threading.Thread(target=hurry, args=(site, made, kept, many), daemon=True)
        for made in tables
    ]
    for player in players:
        player.start()
    assert many.wait(PATIENCE)
    server.kill()
    for player in players:
        player.join(PATIENCE)
    return kept


def count_of(kept: dict[str, dict[int, int]]) -> int:
    return sum(map(len, kept.values()))


def hurry(site: Site, made: Made, kept: dict[str, dict[int, int]], many: threading.Event) -> None:
    """Answer until the server is gone, and remember what it has acknowledged."""
    random, answers = Random(made.id), kept[made.id]
    try:
        with site.viewer(made.id, made.tokens[0]) as viewer:
            while viewer.may_answer:
                ply, (_, index) = viewer.ply, random.choice(viewer.choices())
                if viewer.do("answer", ply=ply, index=index)["type"] == "done":
                    answers[ply] = index
                if count_of(kept) > MANY:
                    many.set()
            viewer.until(lambda _: False)
    except ConnectionClosed:
        pass
