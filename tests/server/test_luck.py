"""The luck of the players: part of the dice, known before the game, proved after it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.client import Made, Site
from server.serving import serving
from server.test_challenges import challenged
from server.test_picks import waiting
from vigil.core.commitment import commitment, mixed, verify
from vigil.core.record import Record

pytestmark = pytest.mark.xdist_group("servers")

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
    assert verify(record, promise) > 0


def test_without_any_luck_it_is_as_before(site: Site) -> None:
    made = waiting(site)
    site.post(f"{made.path}/start", {}, made.host)
    record = given_up(made)
    assert (record.secret, record.luck) == (None, ())
    assert verify(record) > 0


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
        assert verify(given_up(again)) > 0
