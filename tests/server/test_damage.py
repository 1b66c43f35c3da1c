"""Damaged rows: a bad snapshot costs nothing, a bad log closes one table, all else goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from cli.command import inside
from server.client import play
from server.hubs import answer, heard, opened_hub, seated, watch
from server.serving import GENEROUS, serving
from server.storage import opened_store, table
from torture.rows import Row, Rows, rows_of
from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.hosts.hub import Hub
from vigil.tables.damage import Damage
from vigil.tables.errors import Damaged, Unavailable
from vigil.tables.host.history import events_since
from vigil.tables.room import answering, seating
from vigil.tables.room.challenge import today
from vigil.tables.tokens import Claim, Signer

pytestmark = pytest.mark.anyio

PLAYED = ("open", "keep 4", "ready 0", "ready 1")
ENTRIES = 3 + len(PLAYED)
"""Two sit down, the game starts, then they play."""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database; ``torture.database`` has the same damage in PostgreSQL too."""
    return str(tmp_path / "vigil.db")


@asynccontextmanager
async def kept(database: str, *, snapshot: bool = False) -> AsyncIterator[Rows]:
    """The rows of a table that was played, and of another one that waits."""
    async with opened_hub(database) as hub:
        await hub.store.add_table(table("other"))
        other = await hub.room("other")
        for number, name in enumerate(("Cid", "Dee")):
            await other.do(partial(seating.claim, number=number, name=name))
        await answer(await seated(hub, "Ann", "Bob"), *PLAYED)
    async with rows_of(database) as rows:
        if not snapshot:
            for row in await rows.all("snapshots"):
                await rows.delete("snapshots", row)
        yield rows


async def entry(rows: Rows, number: int, of: str = "table") -> Row:
    found = await rows.all("entries")
    return next(row for row in found if (row["table_id"], row["entry"]) == (of, number))


async def snapshot_of(rows: Rows, of: str = "table") -> Row:
    return next(row for row in await rows.all("snapshots") if row["table_id"] == of)


def edited(data: bytes, edit: Callable[[Any], object]) -> bytes:
    """JSON with something in it changed."""
    found = json.loads(data)
    edit(found)
    return json.dumps(found).encode()


# -- snapshots


async def truncated(rows: Rows, row: Row) -> None:
    await rows.update("snapshots", row, {"data": row["data"][:-20]})


async def no_json(rows: Rows, row: Row) -> None:
    await rows.update("snapshots", row, {"data": b"\xff\xfe", "checksum": None})


async def of_another_table(rows: Rows, row: Row) -> None:
    other = await snapshot_of(rows, "other")
    values = {name: other[name] for name in ("entry", "data", "checksum")}
    await rows.update("snapshots", row, values)


async def of_another_entry(rows: Rows, row: Row) -> None:
    await rows.update("snapshots", row, {"entry": 2, "checksum": None})


async def ahead_of_the_log(rows: Rows, row: Row) -> None:
    await rows.update("snapshots", row, {"entry": 1000, "checksum": None})


async def with_a_seat_too_many(rows: Rows, row: Row) -> None:
    data = edited(row["data"], lambda data: data["facts"]["seats"].append({}))
    await rows.update("snapshots", row, {"data": data, "checksum": None})


async def with_the_game_of_another_seed(rows: Rows, row: Row) -> None:
    data = edited(row["data"], lambda data: data["facts"].update(luck=["a" * 32, "b" * 32]))
    await rows.update("snapshots", row, {"data": data, "checksum": None})


async def of_a_later_version(rows: Rows, row: Row) -> None:
    def later(data: Any) -> None:
        data["table"] = data["table"].replace('"rules":', '"rules":9')

    await rows.update("snapshots", row, {"data": edited(row["data"], later), "checksum": None})


async def altered(rows: Rows, row: Row) -> None:
    data = row["data"].replace(b'"Ann"', b'"Eve"')
    await rows.update("snapshots", row, {"data": data})


BAD_SNAPSHOTS = (
    truncated,
    no_json,
    of_another_table,
    of_another_entry,
    ahead_of_the_log,
    with_a_seat_too_many,
    with_the_game_of_another_seed,
    of_a_later_version,
    altered,
)


@pytest.mark.parametrize("damage", BAD_SNAPSHOTS)
async def test_a_bad_snapshot_is_replaced_by_one_from_the_log(
    damage: Callable[[Rows, Row], Awaitable[None]], file: str
) -> None:
    async with kept(file, snapshot=True) as rows:
        good = await snapshot_of(rows)
        await damage(rows, good)
        async with opened_hub(file) as hub:
            hosted = await hub.room("table")
            assert (hosted.log.entries, hosted.room.ply) == (ENTRIES, 5)
            assert [seat.name for seat in hosted.room.state.seats] == ["Ann", "Bob"]
            assert [row.damage for row in await hub.store.list_tables(public=False)] == [None] * 2
        assert await snapshot_of(rows) == good


async def test_a_snapshot_without_a_checksum_is_good(file: str) -> None:
    async with kept(file, snapshot=True) as rows:
        await rows.update("snapshots", await snapshot_of(rows), {"checksum": None})
        async with opened_hub(file) as hub:
            assert (await hub.store.opened("table")).entries == []
            assert (await hub.room("table")).room.ply == 5


# -- the log


async def gap(rows: Rows) -> None:
    await rows.delete("entries", await entry(rows, 5))


async def foreign(rows: Rows) -> None:
    other = await entry(rows, 2, "other")
    await rows.update("entries", await entry(rows, 5), {"change": other["change"]})


async def foreign_before_the_first(rows: Rows) -> None:
    await rows.insert("entries", await entry(rows, 2, "other") | {"table_id": "table", "entry": 0})


async def doubled(rows: Rows) -> None:
    await rows.insert("entries", await entry(rows, ENTRIES) | {"entry": ENTRIES + 1})


async def doubled_without_checksums(rows: Rows) -> None:
    again = {"entry": ENTRIES + 1, "checksum": None}
    await rows.insert("entries", await entry(rows, ENTRIES) | again)


async def swapped(rows: Rows) -> None:
    first, second = await entry(rows, 4), await entry(rows, 5)
    for row, other in ((first, second), (second, first)):
        values = {name: other[name] for name in ("change", "checksum")}
        await rows.update("entries", row, values)


async def swapped_without_checksums(rows: Rows) -> None:
    first, second = await entry(rows, 4), await entry(rows, 5)
    for row, other in ((first, second), (second, first)):
        await rows.update("entries", row, {"change": other["change"], "checksum": None})


async def unreadable(rows: Rows) -> None:
    await rows.update("entries", await entry(rows, 5), {"change": b"{", "checksum": None})


async def of_nobodys_seat(rows: Rows) -> None:
    row = await entry(rows, 2)
    data = edited(row["change"], lambda data: data.update(seat=-1))
    await rows.update("entries", row, {"change": data, "checksum": None})


async def bad_setup(rows: Rows) -> None:
    row = next(row for row in await rows.all("tables") if row["id"] == "table")
    await rows.update("tables", row, {"setup": '{"players": "many"}'})


BAD_LOGS = (
    (gap, Damage(5, "missing")),
    (foreign, Damage(5, "altered")),
    (foreign_before_the_first, Damage(1, "foreign")),
    (doubled, Damage(ENTRIES + 1, "altered")),
    (doubled_without_checksums, Damage(ENTRIES + 1, "misfit")),
    (swapped, Damage(4, "altered")),
    (swapped_without_checksums, Damage(4, "misfit")),
    (unreadable, Damage(5, "unreadable")),
    (of_nobodys_seat, Damage(2, "misfit")),
    (bad_setup, Damage(0, "row")),
)


async def refused(hub: Hub) -> Damage:
    """What is wrong with the table, as a visitor is told."""
    with pytest.raises(Damaged) as caught:
        await hub.room("table")
    assert caught.value.code == "table_damaged"
    row = next(row for row in await hub.store.list_tables(public=False) if row.id == "table")
    assert row.damage is not None
    return row.damage


@pytest.mark.parametrize(("damage", "found"), BAD_LOGS)
async def test_a_bad_log_closes_one_table_until_it_is_good_again(
    damage: Callable[[Rows], Awaitable[None]],
    found: Damage,
    file: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with kept(file) as rows:
        await rows.keep()
        await damage(rows)
        async with opened_hub(file) as hub:
            assert [await refused(hub) for _ in range(2)] == [found, found]
            other = await hub.room("other")
            await other.do(answering.start)
            assert other.info().status == "playing"
            assert len(await hub.store.list_tables(public=True)) == 2
            said = [record.getMessage() for record in caplog.records]
            assert said == [f"table table is damaged: entry {found.entry}, {found.reason}"]
            await rows.undo()
            assert (await hub.room("table")).room.ply == 5
            assert [row.damage for row in await hub.store.list_tables(public=False)] == [None] * 2


async def test_a_table_whose_past_is_damaged_is_closed_for_all_who_are_there(
    file: str,
) -> None:
    async with kept(file, snapshot=True) as rows, opened_hub(file) as hub:
        hosted = await hub.room("table")
        viewer = watch(hosted, 0)
        row = await entry(rows, 2)
        await rows.update("entries", row, {"change": b"[]"})
        with pytest.raises(Damaged):
            await events_since(hub.store, "table", 0, hosted.log.entries)
        await asyncio.gather(*hub._setting_aside)
        assert heard(viewer) == [{"type": "closed"}]
        for _ in range(2):
            assert await refused(hub) == Damage(2, "altered")
        await rows.update("entries", row, {"change": row["change"]})
        assert (await hub.room("table")).room.ply == 5


async def test_a_fork_opens_when_the_table_that_it_comes_from_is_damaged(file: str) -> None:
    async with kept(file) as rows:
        for row in await rows.all("tables"):
            fork = row["id"] == "table"
            await rows.update("tables", row, {"forked_from": "other"} if fork else {"seed": "?"})
        async with opened_hub(file) as hub:
            hosted = await hub.room("table")
            assert hosted.room.ply == 5
            with pytest.raises(Damaged):
                await hub.room("other")


async def test_a_log_that_takes_nothing_is_asked_twice_and_no_more(tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    async with opened_hub(database) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        async with rows_of(database) as rows:
            execute = rows._connection.execute  # type: ignore[attr-defined]
            execute(
                "CREATE TRIGGER never BEFORE INSERT ON entries"
                " BEGIN SELECT RAISE(ABORT, 'never'); END"
            )
            for _ in range(2):
                with pytest.raises(Unavailable) as caught:
                    await answer(hosted, "open")
                assert caught.value.data == {"reason": "EntryConflict"}
                await hosted.catch_up()
            execute("DROP TRIGGER never")
        await answer(hosted, "open")


async def test_entries_of_a_version_before_checksums_are_followed(file: str) -> None:
    async with kept(file) as rows:
        for row in await rows.all("entries"):
            await rows.update("entries", row, {"checksum": None})
        async with opened_hub(file) as hub:
            assert (await hub.room("table")).room.ply == 5


# -- all the rest


async def test_lists_and_statistics_leave_out_what_cannot_be_read(database: str) -> None:
    result = {"table_id": "good", "at": 1.0, "game": "toy", "module": "", "level": ""}
    result |= {"players": 2, "names": '["Ann"]', "won": True, "score": 3}
    day = today().isoformat()
    async with kept(database) as rows:
        async with opened_store(database) as store:
            await store.add_result(result)
            await store.add_result(result | {"table_id": "day", "challenge": day})
            bad = result | {"table_id": "bad", "names": "[1"}
            await store.add_result(bad)
            await store.add_result(bad | {"table_id": "bad_day", "challenge": day})
            await store.add_chat("table", "Ann", 0, "hello")
        for row in await rows.all("tables"):
            lost = {"seats": "[["} if row["id"] == "table" else {"setup": "[]"}
            await rows.update("tables", row, lost | {"updated": float("inf")})
        if not rows.is_typed:
            line = (await rows.all("chat"))[0]
            await rows.insert("chat", line | {"id": 99, "name": b"\xff", "seat": "x"})
        async with AsyncTestClient(
            create_app(Config(database=database, limits=GENEROUS))
        ) as client:
            listed = (await client.get("/api/tables")).json()
            assert [(one["id"], one["seats"]) for one in listed] == [("table", [])]
            told = (await client.get("/api/statistics")).json()
            assert (told["tallies"][0]["games"], told["names"]) == (2, {"Ann": 1})
            reply = await client.get("/api/tables/other")
            assert (reply.status_code, reply.json()["code"]) == (409, "table_damaged")
        async with opened_store(database) as store:
            assert [line["text"] for line in await store.chat("table")] == ["hello"]
            assert [one["table_id"] for one in await store.challenge_results(day)] == ["day"]


async def test_a_damaged_key_is_replaced_and_others_stay_good(tmp_path: Path) -> None:
    database = str(tmp_path / "vigil.db")
    async with opened_store(database) as store:
        old = Signer(*await store.signing_keys())
        await store.bring_back_server([b"k" * 32], [])
    async with rows_of(database) as rows:
        execute = rows._connection.execute  # type: ignore[attr-defined]
        execute("UPDATE settings SET value = 'no key' WHERE key = 'signing'")
    async with opened_store(database) as store:
        keys = await store.signing_keys()
        assert len(keys) == 2
        assert keys == await store.signing_keys()
        claim = Claim("table", 0, 1)
        assert Signer(*keys).read(old.sign(claim)) is None
        assert Signer(*keys).read(Signer(b"k" * 32).sign(claim)) == claim


# -- at a real server


async def lose(database: str, number: int, of: str) -> None:
    """Lose an entry of a table, and all snapshots."""
    async with rows_of(database) as rows:
        for row in await rows.all("snapshots"):
            await rows.delete("snapshots", row)
        await rows.delete("entries", await entry(rows, number, of))


def test_players_of_a_damaged_table_are_told_and_its_admin_repairs_it(tmp_path: Path) -> None:
    database, file = str(tmp_path / "vigil.db"), str(tmp_path / "log.jsonl")
    own = ("--database", database)
    with serving(database) as server:
        site, made = server.site, server.site.new_table("horizons", "Ann")
        other = site.new_table("ghost_stories", "Bob")
        with site.viewer(made.id, made.tokens[0]) as ann:
            play([ann], 4)
            ply = ann.ply
        server.stop()
    asyncio.run(lose(database, 5, made.id))
    with serving(database) as server:
        site = server.site
        for _ in range(3):
            told = site.get(made.path, 409)
            assert (told["code"], told["data"]["entry"]) == ("table_damaged", 5)
        assert "admin" in told["text"]
        with site.viewer(other.id, other.tokens[0]) as bob:
            assert play([bob], 2) == 2
        listed = json.loads(inside("admin", "list", "--json", *own).stdout)
        damage = {"entry": 5, "reason": "missing"}
        assert {row["id"]: row["damaged"] for row in listed} == {made.id: damage, other.id: None}
        assert "entry 5 is missing" in inside("admin", "list", *own).stdout
        checked = inside("admin", "check", *own)
        assert (checked.returncode, checked.stdout.splitlines()[-1]) == (
            1,
            "2 tables checked, damaged: 1",
        )
        saved = str(Path(file).with_name("tables.backup"))
        assert inside("admin", "backup", "--file", saved, *own).stdout.startswith(
            "Backed up 2 tables"
        )
        said = inside("admin", "repair", made.id, "--file", file, *own).stdout
        assert "log entries left: 4" in said
        kept = [json.loads(line)["entry"] for line in Path(file).read_text().splitlines()]
        assert 4 in kept
        assert 5 not in kept
        assert 6 in kept
        with site.viewer(made.id, made.tokens[0]) as ann:
            assert -1 < ann.ply < ply
            assert play([ann], 3) == 3
        assert inside("admin", "check", *own).returncode == 0
        words = server.stop_with_words().splitlines()
        assert [json.loads(line)["message"] for line in words] == [
            f"table {made.id} is damaged: entry 5, missing"
        ]
