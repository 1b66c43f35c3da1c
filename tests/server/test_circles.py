"""Circles of friends: a daily deal counts once the server has replayed its record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.client import Made, Site, play_out
from server.storage import opened_store
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.server.storage.backup import backed_up_circles, restored
from vigil.server.storage.circles import Circle, Circles, SharedDeal, streak
from vigil.tables.room.challenge import today


@pytest.fixture(scope="module")
def day() -> str:
    return today().isoformat()


@pytest.fixture(scope="module")
def record(site: Site, day: str) -> str:
    """The deal of today for one, played at random to its end."""
    body = {
        "game": "ghost_stories",
        "setup": {"players": 1},
        "challenge": day,
        "seats": [{"name": "Ann"}],
        "start": True,
    }
    made = Made(site, site.post("/api/tables", body))
    play_out(made)
    return site.http.get(f"{made.path}/record").text


class Tuesday:
    def __init__(self, site: Site) -> None:
        self.site = site
        made = site.post("/api/circles", {"title": "Tuesday", "name": "Ann"})
        self.ann: str = made["token"]
        self.path = f"/api/circles/{made['circle']['id']}"
        self.ben: str = site.post(f"{self.path}/members", {"name": "Ben"})["token"]

    def look(self, token: str = "", status: int = 0) -> Any:
        return self.site.ask("GET", self.path, token=token, status=status)

    def delete(self, path: str, token: str) -> int:
        headers = {"Vigil-Token": token}
        return self.site.http.request("DELETE", self.path + path, headers=headers).status_code


@pytest.fixture
def circle(site: Site) -> Tuesday:
    return Tuesday(site)


def test_members_see_each_other_and_strangers_only_the_title(circle: Tuesday) -> None:
    seen = circle.look(circle.ben)
    assert [one["name"] for one in seen["members"]] == ["Ann", "Ben"]
    assert seen["me"] == seen["members"][1]["member"]
    stranger = circle.look()
    assert (stranger["title"], stranger["members"], stranger["deals"]) == ("Tuesday", [], [])
    other = Tuesday(circle.site)
    assert circle.look(other.ann, 403)["code"] == "not_a_member"
    assert circle.site.get("/api/circles/nobody", 404)["code"] == "no_such_circle"


def test_a_deal_counts_once_replayed_and_can_be_watched(
    circle: Tuesday, record: str, day: str
) -> None:
    site, path = circle.site, f"{circle.path}/deals"
    shared = site.post(path, {"record": record, "day": day}, circle.ann)
    (deal,) = shared["deals"]
    outcome = Table.replay(Record.from_json(record)).outcome
    assert outcome is not None
    assert (deal["won"], deal["score"], deal["players"]) == (outcome.won, outcome.score, 1)
    assert [one["streak"] for one in shared["members"]] == [1, 0]
    assert site.post(path, {"record": record, "day": day}, circle.ann)["deals"] == [deal]
    seen = f"{circle.path}/members/{deal['member']}/deals/{day}/ghost_stories/1"
    told = site.http.get(seen, headers={"Vigil-Token": circle.ben})
    assert told.text == record
    assert site.ask("GET", seen, token="none", status=403)["code"] == "not_a_member"


def test_what_is_not_the_deal_or_was_changed_does_not_count(
    circle: Tuesday, record: str, day: str
) -> None:
    site, path = circle.site, f"{circle.path}/deals"
    made = site.new_table("ghost_stories", "Ann")
    for text in (
        site.http.get(f"{made.path}/record").text,
        record.replace('"answers":[', '"answers":[0,'),
    ):
        assert site.http.post(
            path, json={"record": text, "day": day}, headers={"Vigil-Token": circle.ann}
        ).status_code in (400, 409)
    read = Record.from_json(record)
    cut = Record(read.setup, read.answers[:-1], read.rules, read.seed).to_json()
    refused = site.post(path, {"record": cut, "day": day}, circle.ann, 409)
    assert refused["code"] == "deal_not_over"
    assert circle.look(circle.ann)["deals"] == []


def test_one_leaves_with_everything_and_the_last_one_takes_the_circle_along(
    circle: Tuesday, record: str, day: str
) -> None:
    circle.site.post(f"{circle.path}/deals", {"record": record, "day": day}, circle.ben)
    ann, ben = (one["member"] for one in circle.look(circle.ann)["members"])
    assert circle.delete(f"/members/{ann}", circle.ben) == 403
    assert circle.delete(f"/members/{ben}", circle.ben) == 204
    seen = circle.look(circle.ann)
    assert (len(seen["members"]), seen["deals"]) == (1, [])
    assert circle.look(circle.ben, 403)["code"] == "not_a_member"
    assert circle.delete(f"/members/{ann}", circle.ann) == 204
    assert circle.look("", 404)["code"] == "no_such_circle"


def test_the_founder_alone_deletes_a_circle_and_passes_it_on_by_leaving(circle: Tuesday) -> None:
    assert circle.delete("", circle.ben) == 403
    ann = circle.look(circle.ann)["me"]
    assert circle.delete(f"/members/{ann}", circle.ann) == 204
    assert circle.delete("", circle.ben) == 204
    assert circle.look("", 404)["code"] == "no_such_circle"


def test_the_host_lists_a_table_and_takes_it_out_again(site: Site) -> None:
    made = Made(site, site.post("/api/tables", {"game": "horizons", "setup": {"players": 2}}))
    path = f"{made.path}/listing"

    def is_listed() -> bool:
        return made.id in [one["id"] for one in site.get("/api/tables")]

    assert not is_listed()
    assert site.ask("PUT", path, {"public": True}, "none", 403)["code"] == "not_the_host"
    assert site.ask("PUT", path, {"public": True}, made.host)["public"]
    assert is_listed()
    assert not site.ask("PUT", path, {"public": False}, made.host)["public"]
    assert not is_listed()


@pytest.mark.parametrize(
    ("played", "days"),
    [([], 0), (["d3"], 1), (["d3", "d2"], 2), (["d2", "d1"], 2), (["d1"], 0), (["d3", "d1"], 1)],
)
def test_a_streak_goes_up_to_today_or_yesterday(played: list[str], days: int) -> None:
    assert streak(played, "d3", {"d3": "d2", "d2": "d1", "d1": "d0"}) == days


@pytest.mark.anyio
async def test_a_backup_brings_circles_back_to_another_server(tmp_path: Path) -> None:
    async with opened_store(str(tmp_path / "one.db")) as store:
        circles = Circles(store)
        ann = await circles.found("tuesday", "Tuesday", "Ann")
        ben = await circles.join("tuesday", "Ben")
        deal = SharedDeal(ben.member, "2026-11-19", "ghost_stories", 1, False, -12)
        assert await circles.share("tuesday", deal, "the record")
        lines = await backed_up_circles(store)
    async with opened_store(str(tmp_path / "two.db")) as store:
        for line in (*lines, *lines):
            assert not await restored(store, line)
        circles = Circles(store)
        assert await circles.circle("tuesday") == Circle("tuesday", "Tuesday", ann.member)
        assert await circles.members("tuesday") == [ann, ben]
        assert await circles.deals("tuesday") == [deal]
        at = (ben.member, "2026-11-19", "ghost_stories", 1)
        assert await circles.record("tuesday", *at) == "the record"
