"""The luck of the players: part of the dice, known before the game, proved after it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from server.client import Made, Site, play
from server.serving import serving
from server.test_challenges import challenged
from server.test_picks import waiting
from vigil.core.commitment import Known, commitment, mixed, verify
from vigil.core.errors import NotVerified
from vigil.core.record import Record
from vigil.teaching.lessons import lessons

ANNS, BENS = "0a" * 16, "f3" * 32


def add(made: Made, seat: int, luck: str, status: int = 0, token: str = "") -> Any:
    path, given = f"{made.path}/seats/{seat}/luck", token or made.tokens[seat]
    return made.site.ask("PUT", path, {"luck": luck}, given, status)


def given_up(made: Made) -> Record:
    """The record of a game that both gave up at once."""
    with made.site.viewer(made.id, made.tokens[0], made.tokens[1]) as both:
        both.do("concede")
    return Record.from_json(made.site.http.get(f"{made.path}/record").text)


def test_the_dice_are_made_of_both_and_proved_at_the_end(site: Site) -> None:
    made = waiting(site)
    promise = site.get(made.path)["commitment"]
    add(made, 0, ANNS)
    assert add(made, 1, BENS)["luck"] == [ANNS, BENS]
    site.post(f"{made.path}/start", {}, made.host)
    running = Record.from_json(site.http.get(f"{made.path}/record").text)
    assert (running.seed, running.secret, running.luck) == (None, None, (ANNS, BENS))
    record, info = given_up(made), site.get(made.path)
    secret = int(info["seed"])
    assert commitment(secret) == promise == info["commitment"]
    assert (record.secret, record.seed) == (secret, mixed(secret, (ANNS, BENS)))
    ours = Known(promise, ((0, ANNS), (1, BENS)))
    assert (verify(record, ours).grade, verify(record, ours).confirmed) == ("everything", 2)
    for forged in (replace(record, luck=(ANNS, "")), replace(record, luck=(BENS, ANNS))):
        with pytest.raises(NotVerified):
            verify(forged, Known(promise))


def test_an_operator_who_leaves_luck_out_is_found_by_the_player_who_gave_it(site: Site) -> None:
    made = waiting(site)
    promise = site.get(made.path)["commitment"]
    site.post(f"{made.path}/start", {}, made.host)
    record = given_up(made)
    assert verify(record, Known(promise)).grade == "without_players"
    with pytest.raises(NotVerified) as caught:
        verify(record, Known(promise, ((0, ANNS),)))
    assert caught.value.code == "luck_left_out"


def test_a_game_that_goes_on_after_its_end_is_still_checked(site: Site) -> None:
    made = waiting(site)
    add(made, 0, ANNS)
    site.post(f"{made.path}/start", {}, made.host)
    with site.viewer(made.id, made.tokens[0], made.tokens[1]) as both:
        both.do("concede")
        both.do("undo", to=both.ply - 1)
        both.until(lambda viewer: viewer.table["status"] == "playing")
        play([both], 6)
    record = given_up(made)
    assert verify(record, Known(made.info["commitment"], ((0, ANNS),))).grade == "everything"


def test_a_lesson_is_checked_as_a_game_from_a_position(site: Site) -> None:
    name = next(iter(lessons()))
    body = {"game": lessons()[name].game, "lesson": name, "seats": [{"name": "Ann"}]}
    made = Made(site, site.post("/api/tables", body | {"start": True}))
    with site.viewer(made.id, made.tokens[0]) as ann:
        play([ann], 400)
        if ann.table["status"] != "over":
            ann.do("concede")
    record = Record.from_json(site.http.get(f"{made.path}/record").text)
    shown, began = made.info["commitment"], made.info["origin"]["ply"]
    with pytest.raises(NotVerified) as caught:
        verify(record, Known(shown))
    assert caught.value.code == "other_beginning"
    assert verify(record, Known(shown, (), began)).grade == "without_players"


def test_without_any_luck_it_is_as_before(site: Site) -> None:
    made = waiting(site)
    site.post(f"{made.path}/start", {}, made.host)
    record = given_up(made)
    assert (record.secret, record.luck) == (None, ())
    assert verify(record).checked > 0


def test_luck_is_given_by_its_player_before_the_game_and_in_its_form(site: Site) -> None:
    made = waiting(site)
    assert add(made, 0, ANNS, 403, made.tokens[1])["code"] == "not_your_seat"
    for wrong in ("", "xyz", "0a" * 15, "0a" * 33, "0A" * 16):
        assert add(made, 0, wrong, 409)["code"] == "no_luck"
    add(made, 0, BENS)
    assert add(made, 0, ANNS)["luck"] == [ANNS, ""]
    site.post(f"{made.path}/start", {}, made.host)
    assert add(made, 0, BENS)["luck"] == [ANNS, ""]  # it came too late


def test_luck_that_waits_in_line_behind_the_start_comes_too_late(site: Site) -> None:
    made = waiting(site)
    with ThreadPoolExecutor(21) as many:
        given = [many.submit(add, made, 0, ANNS) for _ in range(10)]
        started = many.submit(site.post, f"{made.path}/start", {}, made.host)
        given += [many.submit(add, made, 1, BENS) for _ in range(10)]
    told = [one.result() for one in given] + [started.result()]
    dealt = site.get(made.path)["luck"]
    assert all(info["luck"] == dealt for info in told if info["status"] == "playing")


def test_a_deal_that_all_share_takes_no_luck(site: Site) -> None:
    made = challenged(site, "Ann", start=False)
    assert add(made, 0, ANNS, 409)["code"] == "luck_fixed"


def test_a_game_with_luck_goes_on_after_a_restart(database: str) -> None:
    with serving(database) as server:
        made = waiting(server.site)
        add(made, 0, ANNS)
        server.site.post(f"{made.path}/start", {}, made.host)
        shown = made.at(0)
    with serving(database) as server:
        again = Made(server.site, made.created)
        assert again.at(0) == shown
        assert verify(given_up(again)).checked > 0
