"""How long bots may think on a server, wherever one can be named."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from server.client import Made, Site
from server.serving import GENEROUS, serving
from vigil.bots.bot import make_bot
from vigil.bots.lookahead import LookAhead
from vigil.core import SeededDealer, Table
from vigil.games.ghost_stories import Setup
from vigil.tables.bot_budget import check_budget, fitted
from vigil.tables.errors import BadBody
from vigil.tables.limits import Limits

SLOW = ("search@600s", "search@2.5s", "search@10000", "search:bold@201")
FAST = (
    "rules",
    "random",
    "value",
    "search",
    "master",
    "search@2s",
    "search@0.5s",
    "search:bold@200",
)


@pytest.mark.parametrize("name", FAST)
def test_a_bot_may_think_for_two_seconds(name: str) -> None:
    assert check_budget(name, Limits()) == name


@pytest.mark.parametrize("name", SLOW)
def test_one_that_thinks_longer_is_refused(name: str) -> None:
    with pytest.raises(BadBody) as caught:
        check_budget(name, Limits())
    told = {"value": name, "seconds": "2", "fates": 200}
    assert (caught.value.code, caught.value.data) == ("bot_too_slow", told)
    assert check_budget(name, Limits(bot_seconds=600)) == name


@pytest.mark.parametrize(
    ("name", "made"),
    [("search@600s", "search@2s"), ("search:bold@10000", "search:bold@200"), ("rules", "rules")],
)
def test_of_an_older_table_it_keeps_as_much_as_it_may_have(name: str, made: str) -> None:
    assert fitted(name, Limits()) == made


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("search@600s", 2), ("search@1s", 1), ("search", 2), ("master", 2), ("master:bold", 2)],
)
def test_a_bot_stops_after_the_longest_time_whatever_its_name_says(
    name: str, seconds: float
) -> None:
    class Judgement:
        judge = type("Judge", (), {"search": _usual()})

    bot = make_bot(name, 1, longest=2)
    assert isinstance(bot, LookAhead)
    assert bot._budget_of(Judgement()).seconds == seconds  # type: ignore[arg-type]


def _usual() -> Any:
    from vigil.bots.judgement import judgement_of

    return judgement_of(Table.start(Setup(), SeededDealer(1)).state).judge.search


def refused(reply: Any) -> None:
    assert reply["code"] == "bot_too_slow"
    assert "search@2s" in reply["text"]
    assert reply["data"]["value"] == "search@600s"


def test_no_request_of_a_client_seats_a_slow_bot(site: Site) -> None:
    seats = [{"name": "Ann"}, {"bot": "search@600s"}]
    body = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats}
    refused(site.post("/api/tables", body, status=400))
    made = Made(site, site.post("/api/tables", body | {"seats": [{"name": "Ann"}]}))
    seat = f"{made.path}/seats/1/bot"
    refused(site.ask("PUT", seat, {"bot": "search@600s"}, made.host, status=400))
    refused(site.post(f"{made.path}/start", {"fill": "search@600s"}, made.host, status=400))


def test_no_slow_bot_stands_in_for_somebody(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    with site.viewer(made.id, made.tokens[0]) as ann:
        reply = ann.do("replace", of=1, bot="search@600s")
    assert reply["type"] == "refusal"
    refused(reply)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_refusal_says_what_would_be_right_in_every_language(site: Site, language: str) -> None:
    body = {"game": "ghost_stories", "seats": [{"bot": "search@600s"}]}
    reply = site.http.post("/api/tables", json=body, headers={"Accept-Language": language})
    assert "search@600s" in reply.json()["text"]
    assert "search@2s" in reply.json()["text"]
    assert "search@200" in reply.json()["text"]


def test_a_slow_bot_of_an_earlier_server_answers_in_time_and_so_does_its_rematch(
    tmp_path: Path,
) -> None:
    database, patient = str(tmp_path / "vigil.db"), replace(GENEROUS, bot_seconds=600)
    seats = [{"name": "Ann"}, {"bot": "search@600s"}]
    body = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats}
    with serving(database, patient) as server:
        made = Made(server.site, server.site.post("/api/tables", body))
    with serving(database, replace(GENEROUS, bot_seconds=0.05)) as server:
        site, luck = server.site, Random(1)
        site.post(f"{made.path}/start", {}, made.host)
        with site.viewer(made.id, made.tokens[0]) as ann:
            while 1 not in ann.heard_from:
                ann.until(lambda ann: ann.may_answer or 1 in ann.heard_from)
                if ann.may_answer:
                    ann.answer(luck)
            ann.do("concede")
            ann.until(lambda ann: ann.table["status"] == "over")
        again = Made(site, site.post(f"{made.path}/rematch", token=made.tokens[0]))
        assert [seat["bot"] for seat in again.info["seats"]] == ["", "search@0.05s"]
