from __future__ import annotations

from typing import Any

import pytest

from server.rooms import TO_THE_END, begun
from server.storage import opened_store
from vigil.server.storage.store import Store
from vigil.tables.room import agreeing
from vigil.tables.room.results import Tally, names_in, result_of


def finished(*names: str) -> dict[str, Any]:
    desk = begun(*names).answer(*TO_THE_END, "open", "keep 5")
    return result_of("table", desk.room)


def conceded() -> dict[str, Any]:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: agreeing.concede(room, 0))
    desk.do(lambda room: agreeing.agree(room, 1))
    return result_of("other", desk.room)


def test_a_result_says_who_played_what_and_how_it_ended() -> None:
    result = finished("Ann", "[random]")
    del result["at"]
    assert result == {
        "table_id": "table",
        "game": "toy",
        "module": "",
        "level": "",
        "players": 2,
        "names": '["Ann", "random"]',
        "won": True,
        "score": 10,
        "challenge": "",
    }


def test_giving_up_is_a_loss() -> None:
    result = conceded()
    assert (result["won"], result["score"]) == (False, 0)


async def tallies(store: Store, **which: Any) -> list[Tally]:
    return [Tally(**row) for row in await store.tallies(**which)]


@pytest.mark.anyio
async def test_games_are_counted_by_kind_and_player(database: str) -> None:
    results = [finished("Ann", "Bob"), conceded(), finished("Bob", "Bob")]
    async with opened_store(database) as store:
        for number, result in enumerate(results):
            await store.add_result(result | {"table_id": str(number)})
        assert await tallies(store) == [Tally("toy", "", "", 2, games=3, won=2, best=10)]
        found = await tallies(store, name="Ann")
        assert found == [Tally("toy", "", "", 2, games=2, won=1, best=10)]
        assert await tallies(store, name="Eve") == []
        assert await tallies(store, name="ann") == []
        assert (await tallies(store, tables={"1"}))[0].won == 0
        assert names_in(await store.names()) == {"Ann": 2, "Bob": 3}
        assert names_in(await store.names({"2"})) == {"Bob": 1}


@pytest.mark.anyio
async def test_modules_and_levels_are_counted_apart(database: str) -> None:
    result = finished("Ann", "Bob")
    hard = result | {"table_id": "other", "level": "hell", "won": False, "score": -3}
    async with opened_store(database) as store:
        await store.add_result(result)
        await store.add_result(hard)
        assert [(tally.level, tally.best) for tally in await tallies(store)] == [
            ("", 10),
            ("hell", -3),
        ]
