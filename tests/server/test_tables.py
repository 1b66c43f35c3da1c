"""Tables over HTTP: making, finding and joining them, and who may do what."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.client import Made, Site, play
from server.serving import serving

SETUP = {"players": 2, "level": "nightmare", "edition": "first_print", "switches": ["R22"]}


def listed(site: Site, id: str) -> dict[str, Any] | None:
    """A table in the list of public ones."""
    return next((table for table in site.get("/api/tables") if table["id"] == id), None)


def test_a_table_has_the_set_up_asked_for(site: Site) -> None:
    body = {"game": "ghost_stories", "setup": SETUP, "title": "  On a\nrainy day "}
    made = Made(site, site.post("/api/tables", body))
    assert SETUP.items() <= made.info["setup"].items()
    assert (made.info["title"], made.info["status"]) == ("On a rainy day", "waiting")
    assert [seat["name"] for seat in made.info["seats"]] == ["", ""]
    assert made.tokens == {}
    assert site.get(made.path) == made.info


def test_modules_with_options_of_their_own_are_chosen_too(site: Site) -> None:
    options = {"modules": ["white_moon"], "options": {"portal": "edge"}}
    made = site.new_table("ghost_stories", "Ann", **options)
    assert options.items() <= made.info["setup"].items()
    assert made.info["status"] == "playing"


def test_a_table_tells_whose_answer_it_awaits(site: Site) -> None:
    waiting = Made(site, site.post("/api/tables", {"game": "horizons"}))
    assert waiting.info["asked"] == []
    alone = site.new_table("horizons", "Ann")
    assert site.get(alone.path)["asked"] == [0]


def test_public_tables_are_listed_and_private_ones_are_not(site: Site) -> None:
    body = {"game": "horizons", "setup": {"players": 1}, "seats": [{"name": "Ann"}]}
    public = Made(site, site.post("/api/tables", body | {"public": True, "title": "Open"}))
    private = Made(site, site.post("/api/tables", body))
    found = listed(site, public.id)
    assert found is not None
    assert (found["title"], found["game"]) == ("Open", "horizons")
    assert listed(site, private.id) is None
    assert site.get(private.path)["status"] == "waiting"


def test_the_list_shows_who_sits_and_which_seats_are_free(site: Site) -> None:
    body = {"game": "horizons", "setup": {"players": 3}, "public": True}
    seats = [{"name": "Ann"}, {"bot": "random"}]
    made = Made(site, site.post("/api/tables", body | {"seats": seats}))
    found = listed(site, made.id)
    assert found is not None
    free = {"name": "", "bot": ""}
    assert found["seats"] == [{"name": "Ann", "bot": ""}, {"name": "", "bot": "random"}, free]
    assert found["status"] == "waiting"
    site.post(f"{made.path}/start", {"fill": "random"}, made.host)
    found = listed(site, made.id)
    assert found is not None
    assert (found["status"], found["seats"][2]["bot"]) == ("playing", "random")


def test_the_list_still_shows_it_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "vigil.db")
    seats = [{"name": "Ann"}, {"bot": "random"}]
    body = {"game": "horizons", "setup": {"players": 3}, "public": True, "seats": seats}
    with serving(file) as server:
        made = Made(server.site, server.site.post("/api/tables", body))
        empty = Made(server.site, server.site.post("/api/tables", body | {"seats": []}))
        before = [listed(server.site, table.id) for table in (made, empty)]
    with serving(file) as server:
        after = [listed(server.site, table.id) for table in (made, empty)]
        shown = [[one and one["seats"] for one in both] for both in (before, after)]
        assert shown[0] == shown[1]
        assert [len(seats or ()) for seats in shown[1]] == [3, 3]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"game": "ghost_stories", "setup": {"players": 9}}, 400, "players"),
        ({"game": "ghost_stories", "setup": {"level": "brutal"}}, 400, "level"),
        ({"game": "ghost_stories", "setup": {"colour": "red"}}, 400, "unknown_field"),
        ({"game": "ghost_stories", "setup": {"game": "chess"}}, 400, "unknown_field"),
        ({"game": "ghost_stories", "setup": {"players": "2"}}, 400, "wrong_kind"),
        ({"game": "ghost_stories", "setup": {"modules": 5}}, 400, "wrong_kind"),
        ({"game": "ghost_stories", "setup": {"village": [[]]}}, 400, "bad_request"),
        ({"game": "horizons", "setup": {"progression": "no"}}, 400, "wrong_kind"),
        ({"game": "horizons", "setup": []}, 400, "bad_request"),
        ({"game": 5}, 400, "bad_request"),
        ({}, 400, "bad_request"),
        ([], 400, "bad_request"),
        ({"game": "horizons", "seats": [{}, {}]}, 409, "no_such_seat"),
        ({"game": "horizons", "seats": [{"name": "x" * 25}]}, 409, "bad_name"),
        ({"game": "horizons", "seats": [{"bot": "skynet"}]}, 400, "unknown_bot"),
        ({"game": "horizons", "start": True}, 409, "seats_free"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    site: Site, body: object, status: int, code: str
) -> None:
    problem = site.post("/api/tables", body, status=status)
    assert problem["code"] == code
    assert problem["text"]


def test_of_a_table_that_cannot_begin_nothing_is_kept(site: Site) -> None:
    body = {"game": "horizons", "setup": {"players": 2}, "title": "Half", "public": True}
    body |= {"seats": [{"name": "Ann"}], "start": True}
    assert site.post("/api/tables", body, status=409)["code"] == "seats_free"
    assert "Half" not in [table["title"] for table in site.get("/api/tables")]


def test_a_body_that_is_no_json_is_refused(site: Site) -> None:
    for body in (b"", b"{", b"\xff", b"[" * 100_000):
        reply = site.http.post("/api/tables", content=body)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_refusal_speaks_the_language_of_the_browser(site: Site, language: str) -> None:
    reply = site.http.get("/api/tables/none", headers={"Accept-Language": f"{language}-XX,de"})
    said = {"en": "not found", "ru": "не найден", "pl": "Nie znaleziono"}
    assert said[language] in reply.json()["text"]


# -- seats


@pytest.fixture
def waiting(site: Site) -> Made:
    """A table with two free seats."""
    return Made(site, site.post("/api/tables", {"game": "horizons", "setup": {"players": 2}}))


def claim(made: Made, seat: int, name: str) -> str:
    return str(made.site.post(f"{made.path}/seats/{seat}", {"name": name})["token"])


def test_a_seat_is_claimed_without_an_account(waiting: Made) -> None:
    token = claim(waiting, 1, " Ann ")
    with waiting.site.viewer(waiting.id, token) as ann:
        assert ann.seats == [1]
        free = {"pick": "", "side": "", "also": [], "away": False, "since": None, "reserved": False}
        assert ann.table["seats"][1] == {"name": "Ann", "bot": "", "here": True} | free
        assert (ann.ply, ann.view, ann.decision) == (-1, None, None)
        assert ann.refused("answer", ply=0, index=0) == "not_started"


def test_a_name_at_a_table_is_one_persons(waiting: Made) -> None:
    site, seats = waiting.site, f"{waiting.path}/seats"
    token = site.post(f"{seats}/0", {"name": "Ann"})["token"]
    assert site.post(f"{seats}/1", {"name": "ann"}, status=409)["code"] == "name_taken"
    with site.viewer(waiting.id, name="Ann") as stranger:
        assert stranger.refused("say", text="I am Ann") == "name_yourself"
    assert site.post(f"{seats}/1", {"name": "Ann"}, token)["token"]


def test_a_seat_that_is_taken_or_not_there_is_refused(waiting: Made) -> None:
    claim(waiting, 1, "Ann")
    path = f"{waiting.path}/seats"
    assert waiting.site.post(f"{path}/1", {"name": "Bob"}, status=409)["code"] == "seat_taken"
    assert waiting.site.post(f"{path}/2", {"name": "Bob"}, status=409)["code"] == "no_such_seat"
    assert waiting.site.post(f"{path}/0", {"name": " "}, status=409)["code"] == "bad_name"
    assert waiting.site.post(f"{path}/0", {}, status=400)["code"] == "bad_request"
    assert waiting.site.post(f"{path}/x", {"name": "Bob"}, status=404)["code"] == "bad_request"
    nowhere = waiting.site.post("/api/tables/none/seats/0", {"name": "Bob"}, status=404)
    assert nowhere["code"] == "no_such_table"


def test_a_lost_token_is_made_anew_by_the_host_and_the_old_one_is_worth_nothing(
    waiting: Made,
) -> None:
    site, path = waiting.site, f"{waiting.path}/seats/0/token"
    old = claim(waiting, 0, "Ann")
    assert site.post(path, token=old, status=403)["code"] == "not_the_host"
    with site.viewer(waiting.id, old) as ann:
        new = site.post(path, token=waiting.host)["token"]
        ann.until(lambda viewer: not viewer.table["seats"][0]["here"])
        assert ann.refused("pause") == "not_your_seat"
        ann.hello(old)
        assert ann.seats == []
        ann.hello(new)
        assert ann.seats == [0]
    assert site.post(f"{waiting.path}/seats/1/token", token=waiting.host, status=409)["code"] == (
        "seat_free"
    )


def test_a_host_takes_a_new_token_and_the_old_one_is_worth_nothing(waiting: Made) -> None:
    site = waiting.site
    new = site.post(f"{waiting.path}/host", token=waiting.host)["host"]
    for path in ("host", "start"):
        refused = site.post(f"{waiting.path}/{path}", {}, waiting.host, status=403)
        assert refused["code"] == "not_the_host"
    assert site.post(f"{waiting.path}/start", {"fill": "random"}, new)["status"] == "playing"


def test_tokens_of_other_tables_and_forged_ones_are_worth_nothing(
    waiting: Made, site: Site
) -> None:
    other = site.new_table("horizons", "Ann", "Bob")
    mine = claim(waiting, 0, "Ann")
    forged = mine.replace(waiting.id, other.id)
    with site.viewer(other.id, mine, forged, waiting.host, "", "...", "x") as nobody:
        assert nobody.seats == []
    for token in (mine, forged, waiting.host, "", "x"):
        path = f"{other.path}/seats/1"
        assert site.ask("DELETE", path, token=token or "-", status=403)["code"] == "bad_token"
        assert site.post(f"{other.path}/start", {}, token or "-", 403)["code"] == "not_the_host"
    assert site.ask("DELETE", f"{other.path}/seats/1", status=400)["code"] == "bad_request"


def test_a_player_stands_up_and_the_host_frees_any_seat(waiting: Made) -> None:
    site, path = waiting.site, waiting.path
    ann, bob = claim(waiting, 0, "Ann"), claim(waiting, 1, "Bob")
    assert site.ask("DELETE", f"{path}/seats/1", token=ann, status=403)["code"] == "not_your_seat"
    assert site.ask("DELETE", f"{path}/seats/0", token=ann)["seats"][0]["name"] == ""
    assert site.ask("DELETE", f"{path}/seats/0", token=ann, status=403)["code"] == "bad_token"
    assert site.ask("DELETE", f"{path}/seats/1", token=waiting.host)["seats"][1]["name"] == ""
    assert site.ask("DELETE", f"{path}/seats/1", token=bob, status=403)["code"] == "bad_token"


def test_the_host_starts_and_bots_fill_the_free_seats(waiting: Made) -> None:
    site, path = waiting.site, f"{waiting.path}/start"
    token = claim(waiting, 1, "Ann")
    assert site.post(path, {}, waiting.host, 409)["code"] == "seats_free"
    assert site.post(path, {"fill": "skynet"}, waiting.host, 400)["code"] == "unknown_bot"
    with site.viewer(waiting.id, token) as ann:
        site.post(path, {"fill": "random"}, waiting.host)
        ann.until(lambda viewer: viewer.table["status"] == "playing")
        assert ann.table["seats"][0]["bot"] == "random"
        assert ann.events
        ann.until(lambda viewer: viewer.may_answer)
    assert site.post(path, {}, waiting.host, 409)["code"] == "already_started"


def test_a_bot_takes_the_place_of_an_absent_player_and_gives_it_back(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Bob")
    path = f"{made.path}/seats/1/bot"
    refused = site.ask("PUT", path, {"bot": "random"}, made.tokens[0], 403)
    assert refused["code"] == "not_your_seat"
    with site.viewer(made.id, made.tokens[0]) as ann:
        site.ask("PUT", path, {"bot": "random"}, made.host)
        while 1 not in ann.heard_from:
            ann.until(lambda viewer: viewer.may_answer or 1 in viewer.heard_from)
            play([ann], 1)
        token = claim(made, 1, "Bob")
        ann.until(lambda viewer: viewer.table["seats"][1]["name"] == "Bob")
    with site.viewer(made.id, token) as bob:
        assert bob.seats == [1]


def test_a_player_lets_a_bot_play_his_own_seat_or_a_free_one(waiting: Made) -> None:
    site, token = waiting.site, claim(waiting, 0, "Ann")
    path = f"{waiting.path}/seats"
    assert site.ask("PUT", f"{path}/1/bot", {"bot": "random"}, token)["seats"][1]["bot"] == "random"
    bold = site.ask("PUT", f"{path}/1/bot", {"bot": "rules:bold"}, token)
    assert bold["seats"][1]["bot"] == "rules:bold"
    for unknown in ("x", "rules:lazy"):
        refused = site.ask("PUT", f"{path}/1/bot", {"bot": unknown}, token, 400)
        assert refused["code"] == "unknown_bot"
    assert site.ask("DELETE", f"{path}/1", token=token)["seats"][1]["bot"] == ""
    assert site.ask("PUT", f"{path}/0/bot", {"bot": "random"}, token)["seats"][0]["bot"] == "random"
    assert site.ask("PUT", f"{path}/0/bot", {"bot": "random"}, token, 403)["code"] == "bad_token"


# -- again


def test_a_rematch_is_one_table_with_the_same_seats(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Bob", "[random]", level="hell")
    path, (ann, bob) = f"{made.path}/rematch", (made.tokens[0], made.tokens[1])
    assert site.post(path, token=ann, status=409)["code"] == "not_over"
    with site.viewer(made.id, ann) as first, site.viewer(made.id, bob) as second:
        first.do("concede")
        second.until(lambda viewer: viewer.table["proposal"])
        second.do("agree")
        new = Made(site, site.post(path, token=ann))
        assert second.wait_for("rematch")["new"] == new.id
        second.until(lambda viewer: viewer.table["rematch"] == new.id)
    assert (new.info["setup"], new.info["status"]) == (made.info["setup"], "waiting")
    assert [seat["name"] or seat["bot"] for seat in new.info["seats"]] == ["Ann", "Bob", "random"]
    assert [seat["reserved"] for seat in new.info["seats"]] == [False, True, False]
    again = site.post(path, token=bob, status=409)
    assert (again["code"], again["data"]["table"]) == ("rematch_exists", new.id)
    seat = f"{new.path}/seats/1/inherit"
    assert site.post(seat, token=ann, status=403)["code"] == "bad_token"
    stranger = site.post(f"{new.path}/seats/1", {"name": "Eve"}, status=409)
    assert (stranger["code"], stranger["data"]["name"]) == ("seat_taken", "Bob")
    token = site.post(seat, token=bob)["token"]
    assert site.post(seat, token=bob, status=409)["code"] == "seat_taken"
    with site.viewer(new.id, token, new.tokens[0]) as both:
        assert both.seats == [0, 1]
        assert both.table["seats"][1]["name"] == "Bob"
    elsewhere = Made(site, site.post("/api/tables", {"game": "horizons", "setup": {"players": 2}}))
    assert site.post(f"{elsewhere.path}/seats/1/inherit", token=bob, status=403)["code"] == (
        "bad_token"
    )
    assert site.post(path, token=new.tokens[0], status=403)["code"] == "bad_token"


def test_a_glance_shows_the_table_and_how_its_game_stands(site: Site) -> None:
    waiting = Made(site, site.post("/api/tables", {"game": "horizons"}))
    assert site.get(f"{waiting.path}/glance") == {"table": waiting.info, "view": None}
    playing = site.new_table("ghost_stories", "Ann")
    glance = site.get(f"{playing.path}/glance")
    assert glance["table"] == site.get(playing.path)
    assert (glance["view"]["turn"], len(glance["view"]["boards"])) == (1, 4)
    assert glance["view"]["decision"] is None


def test_the_host_deletes_a_table_and_its_link_says_so(site: Site) -> None:
    made = site.new_table("horizons", "Ann", "Ben")
    with site.viewer(made.id, made.tokens[1]) as ben:
        assert site.ask("DELETE", made.path, token=made.tokens[1], status=403)["text"]
        assert site.get(made.path)["status"] == "playing"
        reply = site.http.delete(made.path, headers={"Vigil-Token": made.host})
        assert reply.status_code == 204
        with pytest.raises(ConnectionClosed):
            ben.wait_for("nothing more")
    for path in (made.path, f"{made.path}/glance", f"{made.path}/record"):
        assert site.get(path, status=410)["code"] == "table_deleted"
    with connect(site.socket(made.id)) as connection:
        assert json.loads(connection.recv())["code"] == "table_deleted"
    again = site.ask("DELETE", made.path, token=made.host, status=410)
    assert again["text"].startswith("The host deleted this table")


def test_the_results_of_a_deleted_table_still_count(site: Site) -> None:
    made = site.new_table("horizons", "Wanda", "[random]")
    with site.viewer(made.id, made.tokens[0]) as wanda:
        wanda.do("concede")
    site.http.delete(made.path, headers={"Vigil-Token": made.host})
    assert site.get("/api/statistics?name=Wanda")["names"]["Wanda"] == 1
