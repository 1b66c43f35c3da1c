"""Why somebody answered as he did, over HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.client import Made, Site
from vigil.core import Decision
from vigil.core.event import Event
from vigil.foresight import Consequences
from vigil.server.api.reasons import Reason, reason_for

pytestmark = pytest.mark.xdist_group("servers")

TWO = Decision(0, "act", (("help",), ("pass",)))
ONE = Decision(0, "act", (("pass",),))
HAUNTED = (Event("tile_haunted", {"tile": 3}),)


@pytest.mark.parametrize(
    ("decision", "changed", "reason"),
    [
        (ONE, Consequences(HAUNTED, (), uncertain=False), "only"),
        (TWO, Consequences(HAUNTED, HAUNTED, uncertain=False), "prevents"),
        (TWO, Consequences((), (), uncertain=True), "chance"),
        (TWO, Consequences((), HAUNTED, uncertain=False), "causes"),
        (TWO, Consequences((), (), uncertain=False), "nothing_better"),
    ],
)
def test_the_reason_is_what_the_answer_prevents_then_what_it_causes(
    decision: Decision, changed: Consequences, reason: Reason
) -> None:
    assert reason_for(decision, 0, changed) == reason


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
    assert all(bool(one["events"]) == (one["reason"] in ("prevents", "causes")) for one in found)
    assert len({one["reason"] for one in found}) > 1


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
