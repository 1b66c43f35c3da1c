"""The daily challenge: the same deal for everybody, and a table of results."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import pytest

from server.client import Made, Site
from server.serving import serving
from vigil.core.commitment import Known, commitment, verify
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.tables.room.challenge import (
    AHEAD,
    DAYS,
    DailyDeals,
    DealSecret,
    challenge_setup,
    today,
)


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


MONDAY = date(2026, 11, 16)


def test_another_day_has_another_deal_and_levels_take_turns() -> None:
    game, secret = find_game("ghost_stories"), DealSecret.made(date.min)
    days = [MONDAY + timedelta(days=number) for number in range(4)]
    assert len({secret.seed(game.name, one, 1) for one in days}) == 4
    levels = {challenge_setup(game, one, 1)["level"] for one in days}
    assert levels == {"initiation", "normal", "nightmare", "hell"}


def test_an_ordinary_game_is_no_challenge(site: Site) -> None:
    assert site.new_table("horizons", "Ann").info["challenge"] == ""


def test_a_deal_follows_from_a_secret_of_its_server() -> None:
    one, other = (DealSecret.made(date.min) for _ in range(2))
    seeds = {secret.seed("horizons", MONDAY, 1) for secret in (one, other, BY_DATE)}
    assert len(seeds) == 3
    assert DealSecret.read(str(one)) == one
    assert one.seed("horizons", MONDAY, 1) == one.seed("horizons", MONDAY, 1) < 2**128


BY_DATE = DealSecret(date.max, b"")
"""How servers dealt before they had secrets."""


def test_days_before_the_secret_are_dealt_as_they_were() -> None:
    secret = DealSecret.made(MONDAY)
    sunday = MONDAY - timedelta(days=1)
    assert secret.seed("horizons", sunday, 1) == BY_DATE.seed("horizons", sunday, 1)
    assert secret.seed("horizons", sunday, 1) == 0x6CBBEA7E52CBE7F66B7231F194B96F05
    assert secret.seed("horizons", MONDAY, 1) != BY_DATE.seed("horizons", MONDAY, 1)


@pytest.mark.parametrize("back", range(DAYS + 1))
@pytest.mark.parametrize("dealer", ["this server", "another server", "the date"])
def test_a_challenge_is_known_by_its_seed_for_a_week(back: int, dealer: str) -> None:
    own, other = DealSecret.made(date.min), DealSecret.made(date.min)
    deals = DailyDeals(own, other)
    day = MONDAY - timedelta(days=back)
    made = datetime.combine(MONDAY, time(13), UTC).timestamp()
    secret = {"this server": own, "another server": other, "the date": BY_DATE}[dealer]
    found = deals.day_of("horizons", 2, secret.seed("horizons", day, 2), made)
    assert found == (day.isoformat() if back < DAYS else "")
    assert deals.day_of("horizons", 2, 12345, made) == ""


# -- before its day


def test_the_coming_days_are_committed_to_and_not_dealt(site: Site) -> None:
    found = site.get("/api/challenge")
    told = {
        (one["day"], one["game"], one["players"]): one["commitment"] for one in found["commitments"]
    }
    days = [(today() + timedelta(days=number)).isoformat() for number in range(AHEAD + 1)]
    assert sorted({day for day, _, _ in told}) == days
    assert len(set(told.values())) == len(told)
    made = challenged(site, "Ann")
    assert made.info["commitment"] == told[days[0], "horizons", 1]
    for number, day in enumerate(days[1:], 1):
        dated = commitment(BY_DATE.seed("horizons", today() + timedelta(days=number), 1))
        assert told[day, "horizons", 1] != dated
        body = {"game": "horizons", "challenge": day, "seats": [{"name": "Ann"}], "start": True}
        assert site.post("/api/tables", body, status=409)["code"] == "no_such_day"
        assert site.get(f"/api/challenge?day={day}", status=409)["code"] == "no_such_day"
        assert site.get(f"/api/challenge/seeds?day={day}", status=409)["code"] == "no_such_day"


@pytest.mark.parametrize("written", ["%Y%m%d", "%G-W%V-%u", "%Y-%m-%d"])
def test_tomorrow_is_refused_however_it_is_written(site: Site, written: str) -> None:
    day = (today() + timedelta(days=1)).strftime(written)
    body = {"game": "horizons", "challenge": day}
    assert site.post("/api/tables", body, status=409)["code"] == "no_such_day"


def test_a_fork_of_a_challenge_and_a_rematch_have_dice_of_their_own(site: Site) -> None:
    made = challenged(site, "Ann")
    told = {one["commitment"] for one in site.get("/api/challenge")["commitments"]}
    fork = site.post(f"{made.path}/fork", {"ply": 0, "name": "Ann"})
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    again = site.post(f"{made.path}/rematch", {}, made.tokens[0])
    for other in (fork["table"], again["table"]):
        assert other["commitment"] not in told
        assert other["challenge"] == ""


def test_what_was_committed_to_is_verified_after_the_game(site: Site) -> None:
    shown = {
        (one["game"], one["players"]): one["commitment"]
        for one in site.get("/api/challenge")["commitments"]
        if one["day"] == today().isoformat()
    }
    made = challenged(site, "Ann")
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    record = Record.from_json(site.http.get(f"{made.path}/record").text)
    assert verify(record, Known(shown["horizons", 1])).grade == "without_players"
    seeds = site.get("/api/challenge/seeds")
    assert seeds["day"] == today().isoformat()
    (mine,) = [one for one in seeds["seeds"] if (one["game"], one["players"]) == ("horizons", 1)]
    assert mine["seed"] == str(record.seed) == site.get(made.path)["seed"]


def test_a_deal_stays_the_same_after_a_restart(database: str) -> None:
    def told() -> Any:
        with serving(database) as server:
            challenged(server.site, "Ann")
            return server.site.get("/api/challenge")["commitments"]

    assert told() == told()


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
