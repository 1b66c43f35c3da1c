"""The reason for an answer, over HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.client import Made, Site
from vigil.server.common.fair_queue import Place
from vigil.server.hosts import worker_queue
from vigil.server.hosts.bots import BotWorkers
from vigil.tables.errors import TooMuch


def why(made: Made, ply: int, status: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = made.site.get(f"{made.path}/why?ply={ply}", status)
    return found


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_every_answer_of_a_player_has_a_reason(site: Site, game: str) -> None:
    made, luck, plies = site.new_table(game, "Ann"), Random(2), list[int]()
    with site.viewer(made.id, made.tokens[0]) as ann:
        for _ in range(12):
            plies.append(ann.ply)
            ann.answer(luck)
    found = [why(made, ply) for ply in plies]
    assert [(one["ply"], one["seat"]) for one in found] == [(ply, 0) for ply in plies]
    assert len({one["reason"]["kind"] for one in found}) > 1
    assert not any(one["weighed"] for one in found)


@pytest.mark.parametrize(("bot", "has_chances"), [("value", True), ("rules:bold", False)])
def test_a_bot_says_what_it_weighed_and_took_and_says_it_again(
    site: Site, bot: str, has_chances: bool
) -> None:
    made, luck = site.new_table("ghost_stories", "Ann", f"[{bot}]"), Random(2)
    with site.viewer(made.id, made.tokens[0]) as ann:
        while 1 not in ann.heard_from:
            ann.until(lambda ann: ann.may_answer or 1 in ann.heard_from)
            if ann.may_answer:
                ann.answer(luck)
    answers = made.site.get(f"{made.path}/record")["answers"]
    moments = [made.at(ply) for ply in range(len(answers))]
    plies = [ply for ply, one in enumerate(moments) if one["decision"]["seats"] == [1]]
    found = why(made, plies[0])
    assert found == why(made, plies[0])
    weighed = found["weighed"]
    assert len(weighed) > 1
    assert found["taken"] in [one["answer"] for one in weighed]
    assert {one["chance"] is not None for one in weighed} == {has_chances}
    assert found["decision"]["seats"] == [1]
    assert found["view"]["game"] == "ghost_stories"


@pytest.mark.anyio
@pytest.mark.parametrize("most", ["MOST_OF_ADDRESS", "MOST_OF_TABLE"])
async def test_no_more_is_thought_over_again_than_leaves_bots_time_to_answer(
    monkeypatch: pytest.MonkeyPatch, most: str
) -> None:
    monkeypatch.setattr(worker_queue, most, 0)
    workers = BotWorkers(1)
    with pytest.raises(TooMuch) as caught:
        await workers.ponder(Place("here", "table"), "rules", 1, 0, "", 0)
    await workers.stop()
    assert caught.value.code == "too_much_pondering"


def test_chance_has_no_reasons(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann")
    assert why(made, 0, 409)["code"] == "chance_answered"


def test_an_answer_that_was_not_given_has_no_reason(site: Site) -> None:
    made = site.new_table("horizons", "Ann")
    last = site.get(f"{made.path}/at/0")["last"]
    assert why(made, last, 409)["code"] == "no_such_ply"
    assert why(made, -1, 409)["code"] == "no_such_ply"


def test_before_the_start_nobody_has_answered(site: Site) -> None:
    body = {"game": "horizons", "setup": {"players": 1}, "seats": [{"name": "Ann"}]}
    made = Made(site, site.post("/api/tables", body))
    assert why(made, 0, 409)["code"] == "not_started"
