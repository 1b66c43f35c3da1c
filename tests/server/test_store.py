from __future__ import annotations

import json
import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from server.storage import opened_store, set_read_only, table
from vigil.server.storage import postgresql
from vigil.server.storage.backup import backed_up, backed_up_server, restored
from vigil.server.storage.sqlite import SqliteDatabase
from vigil.server.storage.store import Saved, Store
from vigil.tables.errors import NotFound, Refused, Unavailable
from vigil.tables.room.challenge import today
from vigil.tables.tokens import Claim, Signer

pytestmark = pytest.mark.anyio


ANN = '[{"name":"Ann","bot":""}]'


def stand(entry: int) -> bytes:
    """As much of a snapshot as tells where it stands."""
    return b'{"facts":{"entries":%d}}' % entry


async def test_tables_are_kept_and_listed_latest_first(database: str) -> None:
    async with opened_store(database) as store:
        for id, public in (("a", True), ("b", False), ("c", True)):
            await store.add_table(table(id, public=public))
        await store.save_snapshots([Saved("a", 1, stand(1), "playing", ANN, 2.0)])
        assert [row.id for row in await store.list_tables(public=True)] == ["a", "c"]
        assert len(await store.list_tables(public=False)) == 3
        found = await store.find_table("a")
        assert found is not None
        assert (found.status, found.seats, found.seed) == ("playing", ANN, "3")
        assert await store.find_table("d") is None


async def test_a_deleted_table_takes_its_log_and_chat_along(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        await store.journal.append("table", 1, 1.0, b"{}")
        await store.add_chat("table", "Ann", 0, "hello")
        await store.save_snapshots([Saved("table", 1, stand(1), "playing", "[]", 2.0)])
        assert await store.delete_table("table")
        assert not await store.delete_table("table")
        await store.add_table(table())
        assert await store.entries("table") == []
        assert await store.chat("table") == []
        assert (await store.whole("table")).snapshot is None


async def test_a_snapshot_is_replaced_by_newer_ones_only(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        for entry in (3, 5, 4):
            await store.save_snapshots([Saved("table", entry, stand(entry), "playing", "[]", 2.0)])
        whole = await store.whole("table")
        assert (whole.snapshot, whole.snapshot_entry) == (stand(5), 5)


async def test_the_snapshot_of_a_table_that_is_gone_holds_up_no_other(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        gone, here = (Saved(id, 1, stand(1), "playing", "[]", 2.0) for id in ("gone", "table"))
        await store.save_snapshots([gone, here])
        assert (await store.whole("table")).snapshot == stand(1)
        assert await store.find_table("gone") is None


async def test_the_last_lines_of_chat_are_kept_in_order(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        for number in range(5):
            await store.add_chat("table", "Ann", 0, f"line {number}")
        lines = await store.chat("table", limit=3)
        assert [line["text"] for line in lines] == ["line 2", "line 3", "line 4"]
        with pytest.raises(NotFound):
            await store.add_chat("gone", "Ann", 0, "hello")


async def test_all_servers_of_a_database_sign_with_one_key(database: str) -> None:
    async with opened_store(database) as store, opened_store(database) as other:
        (key,) = await store.signing_keys()
        assert [key] == await other.signing_keys()
        assert len(key) == 32


async def test_all_servers_of_a_database_deal_by_one_secret(database: str) -> None:
    async with opened_store(database) as store, opened_store(database) as other:
        (secret,) = await store.deal_secrets()
        await store.add_table(table())
        assert [secret] == await other.deal_secrets() == await store.deal_secrets()
        assert (len(secret.key), secret.first) == (32, date.min)


async def test_a_server_that_has_dealt_by_the_date_begins_tomorrow(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        (secret,) = await store.deal_secrets()
        assert secret.first == today() + timedelta(days=1)


async def test_the_secret_of_deals_moves_with_a_backup(database: str, tmp_path: Path) -> None:
    async with opened_store(database) as store, opened_store(str(tmp_path / "new.db")) as new:
        line, (secret,) = await backed_up_server(store), await store.deal_secrets()
        await restored(new, line)
        assert {*await new.deal_secrets()} == {secret}
    async with opened_store(str(tmp_path / "used.db")) as used:
        (own,) = await used.deal_secrets()
        for _ in range(2):
            await restored(used, line)
        assert await used.deal_secrets() == [own, secret]  # it deals on as it has promised


async def test_a_backup_from_before_there_was_a_secret_is_taken(database: str) -> None:
    async with opened_store(database) as store:
        await restored(store, '{"keys":[],"results":[]}')
        assert len(await store.deal_secrets()) == 1


async def test_a_game_that_ends_again_counts_as_it_ended_first(database: str) -> None:
    result = {"table_id": "table", "at": 1.0, "game": "toy", "module": "", "level": ""}
    result |= {"players": 2, "names": '["Ann", "Bob"]', "won": False, "score": 3}
    async with opened_store(database) as store:
        await store.add_result(result)
        await store.add_result(result | {"won": True, "at": 2.0})
        (found,) = await store.tallies()
        assert (found["games"], found["won"]) == (1, 0)


async def test_an_embedded_database_survives_the_loss_of_power(tmp_path: object) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys")

    def settings(connection: Connection) -> list[object]:
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    async with opened_store(f"{tmp_path}/vigil.db") as store:
        assert await store._database.read(settings) == ["wal", 2, 1]
        assert await store._database.write(settings) == ["wal", 2, 1]


# -- backups


async def kept(store: Store) -> str:
    """A table with everything that belongs to it, backed up."""
    await store.add_table(table())
    await store.journal.append("table", 1, 1.0, b'{"kind":"vacated","seat":0}')
    await store.add_chat("table", "Ann", 0, "\u0141\u00f3d\u017a")
    await store.save_snapshots([Saved("table", 1, stand(1), "playing", "[]", 2.0)])
    return await backed_up(store, "table")


async def test_a_backup_brings_a_table_back(database: str) -> None:
    async with opened_store(database) as store:
        line = await kept(store)
        assert not await restored(store, line)
        await store.delete_table("table")
        assert await restored(store, line)
        assert await backed_up(store, "table") == line


async def test_a_backup_without_snapshot_and_chat_is_enough(database: str) -> None:
    async with opened_store(database) as store:
        await store.add_table(table())
        line = await backed_up(store, "table")
        await store.delete_table("table")
        assert await restored(store, line)
        assert (await store.whole("table")).snapshot is None


async def test_a_backup_is_of_one_moment(tmp_path: Path) -> None:
    file = str(tmp_path / "vigil.db")
    async with opened_store(file) as store:
        await kept(store)

        def meanwhile(_: object, __: object, statement: str, *___: object) -> None:
            """A player answers between two of the questions."""
            if "FROM snapshots" in statement:
                with sqlite3.connect(file) as other:
                    other.execute("INSERT INTO entries VALUES ('table', 2, 1.0, x'7b7d', NULL)")
                    later = "UPDATE snapshots SET entry = 2, data = ?, checksum = NULL"
                    other.execute(later, [stand(2)])
                other.close()

        database = store._database
        assert isinstance(database, SqliteDatabase)
        event.listen(database._engine, "before_cursor_execute", meanwhile)
        whole = await store.whole("table")
        event.remove(database._engine, "before_cursor_execute", meanwhile)
        assert ([one.entry for one in whole.entries], whole.snapshot_entry) == ([1], 1)
        later = await store.whole("table")
        assert ([one.entry for one in later.entries], later.snapshot_entry) == ([1, 2], 2)


async def test_keys_and_results_move_to_another_server(database: str, tmp_path: Path) -> None:
    result = {"table_id": "table", "at": 1.0, "game": "toy", "module": "", "level": ""}
    result |= {"players": 2, "names": '["Ann"]', "won": True, "score": 3, "challenge": ""}
    async with opened_store(database) as store, opened_store(str(tmp_path / "new.db")) as new:
        await store.add_result(result)
        await new.add_result(result | {"table_id": "other"})
        own = await new.signing_keys()
        for _ in range(2):
            assert not await restored(new, await backed_up_server(store))
        assert await new.signing_keys() == [*own, *await store.signing_keys()]
        assert {one.table_id for one in await new.results()} == {"table", "other"}
        token = Signer(*await store.signing_keys()).sign(Claim("table", 1, 2))
        assert Signer(*await new.signing_keys()).read(token) == Claim("table", 1, 2)


async def test_what_is_no_backup_is_refused(database: str) -> None:
    async with opened_store(database) as store:
        with pytest.raises(NotFound):
            await backed_up(store, "gone")
        bad = ('{"keys":["x"],"results":[]}', '{"keys":[],"results":[],"deals":["soon"]}')
        for line in ("", "{}", "hello", json.dumps({"row": 3}), *bad):
            with pytest.raises(Refused) as caught:
                await restored(store, line)
            assert caught.value.code == "bad_backup"


async def test_a_database_that_takes_nothing_is_not_ready(tmp_path: Path) -> None:
    async with opened_store(str(tmp_path / "vigil.db")) as store:
        await store.ping()
        await set_read_only(store, "on")
        with pytest.raises(Unavailable):
            await store.ping()


async def test_a_database_that_hangs_is_not_waited_for(
    pg_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "COMMAND_SECONDS", 0.5)
    async with opened_store(pg_database) as store, opened_store(pg_database) as other:
        await store.add_table(table())
        async with other._database._engine.begin() as connection:  # type: ignore[attr-defined]
            await connection.execute(text("LOCK TABLE entries, tables, settings"))
            with pytest.raises(Unavailable):
                await store.journal.append("table", 1, 1.0, b"{}")
            with pytest.raises(Unavailable):
                await store.list_tables(public=True)
            with pytest.raises(Unavailable):
                await store.ping()
        await store.journal.append("table", 1, 1.0, b"{}")
        assert len((await store.whole("table")).entries) == 1
