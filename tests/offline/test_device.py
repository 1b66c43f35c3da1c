"""A device without a server speaks as a server does."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from functools import wraps
from typing import Any

import pytest

from offline.shelves import Memory, Page
from vigil.core.commitment import commitment
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.offline.table import BREATH
from vigil.tables.room.challenge import today
from vigil.teaching.book import solution
from vigil.teaching.puzzles import example_of, puzzles_of

ANN = {"name": "Ann"}
BOT = {"bot": "rules"}
NOT_IN_A_BROWSER = (
    *("litestar", "sqlalchemy", "asyncpg", "prometheus_client", "uvicorn", "multiprocessing"),
    *("numpy", "babel", "fluent", "rich"),
)


def on_a_device(test: Callable[[Page], Awaitable[None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(_run(test))

    del run.__wrapped__  # pytest would look for a fixture
    return run


async def _run(test: Callable[[Page], Awaitable[None]]) -> None:
    await test(Page(Memory()))


async def answered(page: Page, table: str, count: int) -> None:
    """Give the first option this many times."""
    visit = await page.visit(table, "0")
    for _ in range(count):
        ply = (await page.device.table(table)).room.ply
        assert (await page.say(visit, "answer", ply=ply, index=0))["type"] == "done"


@on_a_device
async def test_a_table_is_made_played_and_opened_again_where_it_was(page: Page) -> None:
    id = await page.make("ghost_stories", ANN)
    assert id.startswith("here-")
    await answered(page, id, 8)
    record = await page.ask("GET", f"/api/tables/{id}/record")
    again = Page(page.shelf)
    assert await again.ask("GET", f"/api/tables/{id}/record") == record
    await again.visit(id, "0")
    welcome = again.last("welcome")
    assert (welcome["seats"], welcome["ply"]) == ([0], len(record["answers"]))
    assert len(welcome["events"]) == 9


@on_a_device
async def test_an_answer_is_kept_before_the_page_hears_of_it(page: Page) -> None:
    id = await page.make("horizons", ANN)
    visit = await page.visit(id, "0")
    heard: list[str] = []
    keep = page.shelf.append

    async def append(table: str, entry: int, change: str, glance: str) -> None:
        assert "update" not in [one["type"] for one in page.told]
        heard.append(change)
        await keep(table, entry, change, glance)

    page.shelf.append = append  # type: ignore[method-assign]
    await page.say(visit, "answer", ply=page.last("welcome")["ply"], index=0)
    assert heard
    assert page.last("update")["events"] is not None


@on_a_device
async def test_the_record_of_a_local_game_can_be_taken_to_a_server(page: Page) -> None:
    id = await page.make("horizons", ANN)
    await answered(page, id, 5)
    text = (await page.device.ask("GET", f"/api/tables/{id}/record")).body
    record = Record.from_json(text)
    assert Table.replay(record).ply == len(record.answers)


@on_a_device
async def test_bots_play_along_while_somebody_looks(page: Page) -> None:
    id = await page.make("ghost_stories", BOT, BOT)
    entries = page.shelf.logs[id]
    before = len(entries)
    await asyncio.sleep(5 * BREATH)
    assert len(entries) == before
    await page.visit(id)
    while page.told[-1]["type"] != "update":
        await asyncio.sleep(BREATH)
    assert len(entries) > before


@on_a_device
async def test_whoever_plays_alone_takes_anything_back(page: Page) -> None:
    id = await page.make("ghost_stories", ANN)
    visit = await page.visit(id, "0")
    before = page.last("welcome")["ply"]
    await page.say(visit, "answer", ply=before, index=0)
    assert (await page.say(visit, "undo"))["type"] == "done"
    assert page.last("rewound")["ply"] == before


@on_a_device
async def test_what_a_bot_chose_for_itself_stays_when_a_choice_is_taken_back(page: Page) -> None:
    setup = {"players": 2, "progression": True}
    id = await page.make("horizons", ANN, BOT, setup=setup)
    visit = await page.visit(id, "0")
    room = (await page.device.table(id)).room
    assert room.decision is not None
    index = room.decision.options_of(0)[0]
    assert (await page.say(visit, "answer", ply=room.ply, index=index))["type"] == "done"
    while 1 in room.asked:
        await asyncio.sleep(BREATH)
    assert (await page.say(visit, "undo"))["type"] == "done"
    rewound = page.last("rewound")
    assert {seat for _, _, seat in rewound["events"]} == {1}
    record = await page.ask("GET", f"/api/tables/{id}/record")
    assert len(record["answers"]) == rewound["ply"] == rewound["since"] + len(rewound["events"])
    assert await Page(page.shelf).ask("GET", f"/api/tables/{id}/record") == record


@on_a_device
async def test_what_takes_others_is_refused_in_one_sentence(page: Page) -> None:
    id = await page.make("ghost_stories", ANN)
    visit = await page.visit(id, "0")
    assert (await page.say(visit, "say", text="hello"))["code"] == "needs_server"
    assert (await page.say(visit, "hint", ply=0))["code"] == "needs_server"
    assert (await page.say(visit, "lead", ply=0))["code"] == "nobody_else"
    for address in ("/api/statistics", "/api/tables", f"/api/tables/{id}/analysis"):
        assert (await page.ask("GET", address, status=409))["code"] == "needs_server"
    looking_ahead = {"game": "ghost_stories", "setup": {"players": 2}, "seats": [{"bot": "value"}]}
    refused = await page.ask("POST", "/api/tables", looking_ahead, status=409)
    assert refused["text"] == "server-error-needs_server"


@on_a_device
async def test_a_lesson_begins_at_its_position(page: Page) -> None:
    id = await page.make("horizons", ANN, lesson="horizons_1")
    assert (await page.ask("GET", f"/api/tables/{id}"))["lesson"] == "horizons_1"


@on_a_device
async def test_a_puzzle_is_solved(page: Page) -> None:
    name, puzzle = next(iter(puzzles_of("ghost_stories").items()))
    choices = list(solution(example_of(puzzle)).choices)
    tried = await page.ask("POST", f"/api/puzzles/ghost_stories/{name}", {"answers": choices})
    assert (tried["judged"], tried["solved"]) == (True, True)


@on_a_device
async def test_a_deleted_table_is_gone(page: Page) -> None:
    id = await page.make("ghost_stories", ANN)
    await page.device.ask("DELETE", f"/api/tables/{id}")
    refused = await page.ask("GET", f"/api/tables/{id}", status=404)
    assert refused["code"] == "no_such_table"


@on_a_device
async def test_a_line_goes_on_from_an_earlier_moment(page: Page) -> None:
    id = await page.make("ghost_stories", ANN)
    await answered(page, id, 4)
    line = await page.ask("POST", f"/api/tables/{id}/fork", {"ply": 1, "name": "Ann"})
    assert line["table"]["origin"] == {"table": id, "ply": 1, "turn": 0}
    at = await page.ask("GET", f"/api/tables/{id}/at/1?since=0")
    assert at["ply"] == 1
    assert at["view"]


@pytest.mark.parametrize(
    "address",
    [
        "/api/games",
        "/api/books?language=ru",
        "/api/puzzles",
        "/api/games/ghost_stories/content?modules=white_moon",
    ],
)
def test_the_library_needs_no_server(address: str) -> None:
    async def look() -> None:
        assert await Page(Memory()).ask("GET", address)

    asyncio.run(look())


def test_nothing_is_imported_that_a_browser_does_not_have() -> None:
    blocked = f"import sys; sys.modules.update(dict.fromkeys({NOT_IN_A_BROWSER}))"
    done = subprocess.run(
        [sys.executable, "-c", f"{blocked}; import vigil.offline"], capture_output=True, check=False
    )
    assert done.stderr.decode() == ""


@on_a_device
async def test_the_deal_of_the_day_is_played_once_a_server_has_told_it(page: Page) -> None:
    day = today().isoformat()
    body = {"game": "horizons", "setup": {"players": 1}, "seats": [ANN], "challenge": day}
    for told in ({}, {"seed": ""}, {"seed": "soon"}, {"seed": "-1"}, {"seed": "1" * 80}):
        refused = await page.ask("POST", "/api/tables", body | told, status=409)
        assert (refused["code"], refused["text"]) == ("needs_deal", "server-error-needs_deal")
    later = {"challenge": (today() + timedelta(days=1)).isoformat(), "seed": "7"}
    assert (await page.ask("POST", "/api/tables", body | later, status=409))[
        "code"
    ] == "no_such_day"
    made = (await page.ask("POST", "/api/tables", body | {"seed": "7"}))["table"]
    assert (made["challenge"], made["commitment"]) == (day, commitment(7))
    again = await Page(page.shelf).ask("GET", f"/api/tables/{made['id']}")
    assert again["challenge"] == day


@on_a_device
async def test_the_dice_of_a_record_are_proved(page: Page) -> None:
    seed = 7
    table = Table.start(find_game("ghost_stories").setup(), SeededDealer(seed))
    fair = replace(table.record, commitment=commitment(seed))
    first, *rest = fair.answers
    loaded = replace(fair, answers=(first ^ 1, *rest))
    honest = await proved(page, fair)
    assert honest["found"]["grade"] == "nothing"
    assert honest["found"]["rolls"] + honest["found"]["draws"] == len(fair.answers)
    known = await proved(page, fair, commitment=commitment(seed))
    assert known["found"]["grade"] == "without_players"
    assert known["view"]["turn"] == table.view()["turn"]
    assert (await proved(page, loaded))["code"] == "unfair_roll"
    assert (await proved(page, fair, commitment=commitment(8)))["code"] == "other_commitment"
    ours = {"commitment": commitment(seed), "luck": {"0": "0f" * 16}}
    assert (await proved(page, fair, **ours))["code"] == "luck_left_out"


async def proved(page: Page, record: Record, **known: object) -> dict[str, Any]:
    """What a device finds of a record."""
    body = json.dumps({"record": record.to_json(), **known})
    found: dict[str, Any] = json.loads((await page.device.ask("POST", "/api/verify", body)).body)
    return found
