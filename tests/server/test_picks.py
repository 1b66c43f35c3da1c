"""What seats choose for themselves before a game, and who may choose it."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Made, Site

EYES = "eyes_watch_from_the_trees"


def waiting(site: Site, game: str = "ghost_stories", players: int = 2, **more: Any) -> Made:
    seats = [{"name": "Ann"}, {"name": "Ben"}][:players]
    body = {"game": game, "setup": {"players": players}, "seats": seats}
    return Made(site, site.post("/api/tables", body | more))


def pick(made: Made, seat: int, token: str, status: int = 0, **body: str) -> Any:
    return made.site.ask("PUT", f"{made.path}/seats/{seat}/pick", body, token, status)


def test_a_player_picks_for_his_seat_and_all_see_it(site: Site) -> None:
    made = waiting(site)
    with site.viewer(made.id, made.tokens[1]) as ben:
        pick(made, 0, made.tokens[0], value="red", side="dance_of_the_spires")
        ben.until(lambda viewer: viewer.table["seats"][0]["pick"] == "red")
        assert ben.table["seats"][0]["side"] == "dance_of_the_spires"
        assert ben.table["setup"]["colours"] == []
    setup = site.post(f"{made.path}/start", {}, made.host)["setup"]
    assert setup["colours"][0] == "red"
    assert setup["powers"] == ["dance_of_the_spires"]
    assert len({*setup["colours"]}) == 2
    record = site.get(f"{made.path}/record")
    assert record["setup"]["colours"] == setup["colours"]


def test_where_nobody_picks_the_rules_decide(site: Site) -> None:
    made = waiting(site)
    pick(made, 0, made.tokens[0], value="red")
    pick(made, 0, made.tokens[0])
    assert site.post(f"{made.path}/start", {}, made.host)["setup"]["colours"] == []


def test_of_two_who_want_the_same_the_first_has_it(site: Site) -> None:
    made = waiting(site, "horizons")
    pick(made, 1, made.tokens[1], value=EYES)
    refused = pick(made, 0, made.tokens[0], 409, value=EYES)
    assert refused["code"] == "pick_taken"
    assert "seat 1" in refused["text"]
    pick(made, 1, made.tokens[1])
    assert pick(made, 0, made.tokens[0], value=EYES)["seats"][0]["pick"] == EYES


def test_only_its_player_picks_for_a_seat_and_the_host_where_nobody_sits(site: Site) -> None:
    made = waiting(site, players=3)
    assert pick(made, 1, made.tokens[0], 403, value="red")["code"] == "not_your_pick"
    assert pick(made, 1, made.host, 403, value="red")["code"] == "not_your_pick"
    assert pick(made, 2, made.tokens[0], 403, value="red")["code"] == "not_your_pick"
    assert pick(made, 2, "x", 403, value="red")["code"] == "bad_token"
    assert pick(made, 2, made.host, value="red")["seats"][2]["pick"] == "red"
    assert pick(made, 7, made.host, 409, value="red")["code"] == "no_such_seat"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"value": "purple"}, "no_such_pick"),
        ({"value": "red", "side": "second_wind"}, "no_such_pick"),
        ({"side": "second_wind"}, "no_such_pick"),
    ],
)
def test_what_is_not_offered_is_refused(site: Site, body: dict[str, str], code: str) -> None:
    made = waiting(site)
    refused = pick(made, 0, made.tokens[0], 409, **body)
    assert refused["code"] == code
    assert refused["text"]
    seat = body.get("value", ""), body.get("side", "")
    seats = [{"pick": seat[0], "side": seat[1]}]
    new = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats}
    assert site.post("/api/tables", new, status=409)["code"] == code


def test_a_pick_that_the_rules_forbid_is_refused(site: Site) -> None:
    made = waiting(site, players=1)
    refused = pick(made, 0, made.tokens[0], 400, value="red", side="dance_of_the_twin_winds")
    assert refused["code"] == "alone_the_red_board_flies"


def test_the_set_up_is_fixed_when_the_game_starts(site: Site) -> None:
    made = waiting(site)
    site.post(f"{made.path}/start", {}, made.host)
    assert pick(made, 0, made.tokens[0], 409, value="red")["code"] == "already_started"
    named = {"players": 2, "colours": ["red", "blue"]}
    fixed = waiting(site, setup=named)
    assert pick(fixed, 0, fixed.tokens[0], 409, value="green")["code"] == "no_picks"


def test_a_table_is_made_with_picks_and_its_rematch_has_them_too(site: Site) -> None:
    seats = [{"name": "Ann", "pick": EYES}, {"bot": "random"}]
    made = waiting(site, "horizons", seats=seats, start=True)
    assert made.info["setup"]["spirits"][0] == EYES
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    again = Made(site, site.post(f"{made.path}/rematch", token=made.tokens[0]))
    assert [seat["pick"] for seat in again.info["seats"]] == [EYES, ""]
    assert again.info["setup"]["spirits"] == []


def test_a_table_opens_again_with_its_picks(site: Site) -> None:
    """A fork of it plays the same setup."""
    made = waiting(site, "horizons")
    pick(made, 1, made.tokens[1], value=EYES)
    setup = site.post(f"{made.path}/start", {}, made.host)["setup"]
    fork = Made(site, site.post(f"{made.path}/fork", {"ply": 0}))
    assert fork.info["setup"] == setup


def test_a_seat_says_for_itself_that_it_plays_for_the_first_time(site: Site) -> None:
    made = waiting(site, "horizons")
    path = f"{made.path}/seats/1/pick"
    body = {"value": EYES, "also": ["progression"]}
    info = site.ask("PUT", path, body, made.tokens[1])
    assert [seat["also"] for seat in info["seats"]] == [[], ["progression"]]
    refused = site.ask("PUT", path, {"also": ["escalation"]}, made.tokens[1], 409)
    assert refused["code"] == "no_such_pick"
    setup = site.post(f"{made.path}/start", {}, made.host)["setup"]
    assert (setup["progression"], setup["spirits"][1]) == ([1], EYES)


def test_a_table_can_be_made_with_seats_of_first_players(site: Site) -> None:
    seats = [{"name": "Ann", "also": ["progression"]}, {"bot": "random"}]
    made = waiting(site, "horizons", seats=seats, start=True)
    assert made.info["setup"]["progression"] == [0]
