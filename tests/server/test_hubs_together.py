"""Two servers on one database: an entry is written once, and both show the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from server.hubs import Listener, answer, heard, log, opened_hub, seated, until, watch
from server.postgres import Postgres
from server.rooms import TO_THE_END
from vigil.server.hosts.hub import Hub
from vigil.server.hosts.server_table import ServerTable
from vigil.tables.errors import Gone, Refused
from vigil.tables.protocol import messages
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import Answered

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Hub, ServerTable, Hub, ServerTable]]:
    """Two servers that have the same table open."""
    async with opened_hub(database) as left, opened_hub(database) as right:
        here = await seated(left, "Ann", "Bob")
        yield left, here, right, await right.room("table")


def emotes(viewer: Listener) -> list[str]:
    """What a viewer has heard people say; who comes and goes is told when it is known."""
    return [told["emote"] for told in viewer.ear.told if told["type"] == "emoted"]


async def test_of_two_answers_at_one_ply_one_is_accepted(database: str) -> None:
    async with two(database) as (left, here, right, there):
        for ply in (0, 2):
            tries = [
                hosted.do(partial(answering.answer, number=0, ply=ply, index=0))
                for hosted in (here, there)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            refused = [one for one in done if isinstance(one, Refused)]
            assert [one.code for one in refused] == ["stale"]
        answered = [change.ply for change in await log(left) if isinstance(change, Answered)]
        assert answered == [0, 2]
        await asyncio.gather(here.catch_up(), there.catch_up())
        assert here.room.ply == there.room.ply == 3
        assert await log(left) == await log(right)


async def test_who_comes_second_is_shown_what_the_first_did(tmp_path: object) -> None:
    async with two(f"{tmp_path}/vigil.db") as (_, here, _, there):
        viewer = watch(there, 0)
        await answer(here, "open", "keep 4")
        with pytest.raises(Refused) as caught:
            await there.do(lambda room: answering.answer(room, 0, 0, 0))
        assert (caught.value.code, caught.value.data["now"]) == ("stale", 3)
        told = heard(viewer, "update")
        assert [message["events"][0][0] for message in told] == ["found", "kept"]
        assert told[-1]["decision"]["kind"] == "lanterns"


async def test_who_comes_second_with_something_else_still_gets_it(tmp_path: object) -> None:
    async with two(f"{tmp_path}/vigil.db") as (left, here, _, there):
        await answer(here, "open")
        await there.do(lambda room: seating.reissue(room, 1))
        await here.do(lambda room: answering.pause(room, 1))
        assert [type(change).__name__ for change in await log(left)][-3:] == [
            "Answered",
            "Reissued",
            "Paused",
        ]
        assert here.room.state.seats[1].generation == 2


async def test_who_missed_a_snapshot_is_shown_everything_anew(tmp_path: object) -> None:
    async with two(f"{tmp_path}/vigil.db") as (left, here, _, there):
        viewer = watch(there, 0, 1)
        await answer(here, *TO_THE_END)
        await here.do(lambda room: seating.reissue(room, 1))
        await left.save_all()
        with pytest.raises(Refused):
            await there.do(lambda room: answering.answer(room, 0, 0, 0))
        told = heard(viewer)
        assert [message["type"] for message in told] == ["unseated", "rewound", "status"]
        assert told[1]["ply"] == 10
        assert viewer.seats == {0}


# -- with news


async def test_viewers_of_both_servers_see_every_change(pg_database: str) -> None:
    async with two(pg_database) as (_, here, _, there):
        viewer = watch(there, 1)
        await answer(here, "open", "keep 4")
        await until(lambda: there.room.ply == 3)
        assert [m["events"][0][0] for m in heard(viewer, "update")] == ["found", "kept"]
        await here.do(lambda room: undoing.undo(room, 0))
        await until(lambda: there.room.ply == 2)
        assert [m["decision"]["kind"] for m in heard(viewer, "rewound")] == ["coin"]
        await there.do(lambda room: seating.reissue(room, 1))
        assert viewer.seats == frozenset()
        await until(lambda: here.room.state.seats[1].generation == 2)


async def test_a_table_deleted_at_one_server_is_gone_at_the_other(pg_database: str) -> None:
    async with two(pg_database) as (left, _, right, there):
        viewer = watch(there, 1)
        await left.delete("table")
        await until(lambda: "table" not in right.rooms)
        assert heard(viewer)[-1] == {"type": "closed"}
        with pytest.raises(Gone):
            await right.room("table")


async def test_what_is_said_is_heard_on_both_servers_unless_it_is_muted(
    pg_database: str,
) -> None:
    async with two(pg_database) as (_, here, _, there):
        near, far, deaf = watch(here), watch(there), watch(there)
        deaf.muted.add(0)
        here.announce(messages.Emoted("Ann", 0, "hello"), 0)
        here.announce(messages.Emoted("Bob", 1, "thanks"), 1)
        await until(lambda: "thanks" in emotes(deaf) and "thanks" in emotes(far))
        assert emotes(deaf) == ["thanks"]
        assert emotes(near) == emotes(far) == ["hello", "thanks"]


async def test_who_is_there_shows_on_both_servers(pg_database: str) -> None:
    async with two(pg_database) as (_, here, right, there):
        ann = watch(here, 0)
        here.tell_presence()
        await until(lambda: there.info().seats[0].here)
        watch(there)
        there.tell_presence()
        await until(lambda: here.info().spectators == 1)
        del right.rooms["table"]
        again = await right.room("table")
        await until(lambda: again.info().seats[0].here)
        await there.do(lambda room: seating.reissue(room, 0))
        await until(lambda: not ann.seats and not again.info().seats[0].here)


async def test_after_the_connection_was_lost_everything_missed_is_followed(
    postgres: Postgres, pg_database: str
) -> None:
    async with two(pg_database) as (_, here, _, there):
        viewer = watch(there)
        postgres.cut_off(pg_database)
        while here.room.ply == 0:
            try:
                await answer(here, "open")
            except Refused:
                await here.catch_up()
        await until(lambda: there.room.ply == 2)
        assert heard(viewer, "update")[0]["events"] == [["found", {"coin": 4}]]


async def test_a_table_opened_while_it_changes_is_up_to_date(pg_database: str) -> None:
    async with opened_hub(pg_database) as left, opened_hub(pg_database) as right:
        here = await seated(left, "Ann", "Bob")
        for tag in TO_THE_END:
            _, there = await asyncio.gather(answer(here, tag), right.room("table"))
            await until(lambda: right.rooms["table"].room.ply == here.room.ply)
            del right.rooms["table"]
            assert isinstance(there, ServerTable)


async def test_servers_of_another_database_hear_nothing(
    postgres: Postgres, pg_database: str
) -> None:
    with postgres.database() as other:
        async with two(pg_database) as (_, here, _, there), opened_hub(other) as elsewhere:
            stranger = watch(await seated(elsewhere, "Cid", "Dee"))
            near, far = watch(here), watch(there)
            here.announce(messages.Emoted("Ann", 0, "hello"), 0)
            await until(lambda: emotes(far))
            assert (emotes(near), emotes(stranger)) == (["hello"], [])


async def test_one_bot_answers_once_though_two_servers_have_its_table(
    pg_database: str,
) -> None:
    async with two(pg_database) as (left, here, _, there):
        await here.do(lambda room: seating.seat_bot(room, 0, "first"))
        await until(lambda: there.room.ply >= 4)
        there.wake_bots()
        await until(lambda: not here.bots.is_thinking and not there.bots.is_thinking)
        answered = [change for change in await log(left) if isinstance(change, Answered)]
        assert [change.ply for change in answered] == sorted({c.ply for c in answered})


async def test_the_result_of_a_game_is_kept_by_another_server_if_the_one_that_ended_it_dies(
    pg_database: str,
) -> None:
    async with two(pg_database) as (_, here, right, there):
        await here.do(lambda room: agreeing.concede(room, 0))
        async with here.lock:  # what a server does that dies before it keeps the result
            await here.log.carry_out(lambda room: agreeing.agree(room, 1))
        await there.catch_up()
        assert [result.table_id for result in await right.store.results()] == ["table"]
