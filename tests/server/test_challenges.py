"""The day's challenge: the same deal for everybody, and a table of results."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from server.client import Made, Site
from vigil.core.game import find_game
from vigil.server.room.challenge import challenge_dealt, challenge_seed, challenge_setup, today

pytestmark = pytest.mark.xdist_group("servers")


def challenged(site: Site, *names: str, game: str = "horizons", **more: Any) -> Made:
    seats = [{"name": name} for name in names]
    body = {"game": game, "setup": {"players": len(names)}, "seats": seats, "start": True}
    return Made(site, site.post("/api/tables", body | {"challenge": today().isoformat()} | more))


def test_everybody_gets_the_same_deal(site: Site) -> None:
    one, other = challenged(site, "Ann"), challenged(site, "Ben")
    assert one.info["challenge"] == today().isoformat()
    assert one.info["setup"] == other.info["setup"]
    assert one.info["commitment"] == other.info["commitment"]
    boards = [site.get(f"{made.path}/glance")["view"]["lands"] for made in (one, other)]
    assert boards[0] == boards[1]
    assert challenged(site, "Ann", "Ben").info["commitment"] != one.info["commitment"]


def test_another_day_has_another_deal_and_levels_take_turns() -> None:
    game, day = find_game("ghost_stories"), date(2026, 11, 16)
    days = [day + timedelta(days=number) for number in range(4)]
    assert len({challenge_seed(game.name, one, 1) for one in days}) == 4
    levels = {challenge_setup(game, one, 1)["level"] for one in days}
    assert levels == {"initiation", "normal", "nightmare", "hell"}


def test_an_ordinary_game_is_no_challenge(site: Site) -> None:
    assert site.new_table("horizons", "Ann").info["challenge"] == ""
    assert challenge_dealt("horizons", 1, 12345, 0.0) == ""


@pytest.mark.parametrize("day", ["soon", "2020-01-01", "9000-01-01", "2026-13-40"])
def test_a_day_that_cannot_be_played_is_refused(site: Site, day: str) -> None:
    refused = site.post("/api/tables", {"game": "horizons", "challenge": day}, status=409)
    assert refused["code"] == "no_such_day"
    assert today().isoformat() in refused["text"]
    assert site.get(f"/api/challenge?day={day}", status=409)["code"] == "no_such_day"


def test_results_stand_in_a_table_of_the_day_and_not_in_the_statistics(site: Site) -> None:
    made = challenged(site, "Challenger", "[no bot]", public=True)
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("concede")
    found = site.get("/api/challenge")
    assert found["day"] == today().isoformat()
    assert {deal["game"] for deal in found["deals"]} >= {"horizons", "ghost_stories"}
    mine = next(result for result in found["results"] if result["table"] == made.id)
    assert (mine["names"], mine["won"], mine["players"]) == (["Challenger", "[no bot]"], False, 2)
    assert "Challenger" not in site.get("/api/statistics")["names"]
    yesterday = (today() - timedelta(days=1)).isoformat()
    assert made.id not in [
        r["table"] for r in site.get(f"/api/challenge?day={yesterday}")["results"]
    ]


def test_a_result_does_not_name_a_private_table(site: Site) -> None:
    made = challenged(site, "Private person")
    with site.viewer(made.id, *made.tokens.values()) as viewer:
        viewer.do("concede")
    reply = site.http.get("/api/challenge")
    mine = next(one for one in reply.json()["results"] if one["names"] == ["Private person"])
    assert mine["table"] is None
    assert made.id not in reply.text


def test_nothing_is_picked_for_a_challenge(site: Site) -> None:
    seats = [{"pick": "eyes_watch_from_the_trees"}]
    body = {"game": "horizons", "setup": {"players": 1}, "seats": seats}
    day = {"challenge": today().isoformat()}
    assert site.post("/api/tables", body | day, status=409)["code"] == "no_picks"
    made = challenged(site, "Ann", start=False)
    pick = {"value": "eyes_watch_from_the_trees"}
    refused = site.ask("PUT", f"{made.path}/seats/0/pick", pick, made.tokens[0], 409)
    assert refused["code"] == "no_picks"
