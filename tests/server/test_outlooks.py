"""The forecast of a table, over HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

from core.play import opened
from server.client import Made, Site
from vigil import SeededDealer, Table
from vigil.core.event import Event
from vigil.games.ghost_stories import Setup
from vigil.games.horizons import Setup as Horizons
from vigil.insight.foresight import gravity
from vigil.tables.replies.outlooks import difference, given_too
from vigil.tables.replies.outlooks import outlook as outlook_of


def outlook(made: Made, query: str = "", status: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = made.site.get(f"{made.path}/outlook{query}", status)
    return found


def places(found: dict[str, Any]) -> set[str]:
    """The kinds of places that have odds."""
    return {odds["place"][0] for odds in found["odds"]}


def test_it_has_the_odds_of_each_place_and_the_answers_that_lead_there(site: Site) -> None:
    made = site.new_table("ghost_stories", "Foreseen")
    luck = Random(1)
    with site.viewer(made.id, made.tokens[0]) as ann:
        while "tile" not in places(found := outlook(made, "?seat=0")):
            ann.answer(luck)
        assert found["ply"] == ann.ply
        assert found["difference"] is None
    assert places(found) == {"tile", "herbs"}
    for odds in found["odds"]:
        for chance in odds["chances"]:
            (some, all_), (more, _) = chance["alone"], chance["helped"]
            assert 0 <= some <= all_
            assert more or chance["reason"]


def test_it_says_what_an_answer_changes(site: Site) -> None:
    made = site.new_table("horizons", "Foreseen")
    found = outlook(made, "?seat=0&answer=0")
    assert found["forecast"][-1][0] == "explore_due"
    assert found["difference"] == {
        "answer": 0,
        "prevented": [],
        "caused": [],
        "uncertain": False,
        "cost": 0,
        "now": [],
    }


def test_an_answer_to_an_earlier_question_changes_nothing_any_more(site: Site) -> None:
    made = site.new_table("ghost_stories", "Late")
    last = made.site.get(f"{made.path}/at/0")["last"]
    path = f"{made.path}/outlook?seat=0"
    assert made.site.get(f"{path}&answer=0&ply={last}")["difference"] is not None
    for answer, ply in ((0, last - 1), (999, last - 1), (999, last)):
        late = made.site.get(f"{path}&answer={answer}&ply={ply}")
        assert late["difference"] is None


def test_it_refuses_what_is_not_there(site: Site) -> None:
    made = site.new_table("horizons", "Refusing")
    assert outlook(made, "?seat=7", 409)["code"] == "no_such_seat"
    assert outlook(made, "?seat=0&answer=999", 409)["code"] == "no_such_option"


def test_before_the_start_there_is_none(site: Site) -> None:
    seats = [{"name": "Ann"}]
    body = {"game": "horizons", "setup": {"players": 1}, "seats": seats}
    made = Made(site, site.post("/api/tables", body))
    assert outlook(made, status=409)["code"] == "not_started"


def test_an_answer_that_brings_something_grave_about_has_a_cost() -> None:
    """Of the answers in a game played at random, one costs more than it prevents."""
    random, costs = Random(0), set[int]()
    table = Table.start(Setup(players=1, ask_all=False), SeededDealer(0))
    while table.decision is not None:
        for answer in range(len(table.decision.options)):
            found = difference(table.fork(), 0, answer)
            caused, prevented = (
                {gravity(table, Event(tag, data)) for tag, data in events}
                for events in (found.caused, found.prevented)
            )
            assert found.cost == 0 or found.cost == max(caused) > max(prevented, default=0)
            costs.add(found.cost)
        table.apply(random.randrange(len(table.decision.options)))
    assert len(costs) > 1


def test_what_others_have_picked_counts_as_given_in_the_forecast() -> None:
    game = Table.start(Horizons(players=2), SeededDealer(1))
    decision = game.decision
    assert decision is not None
    assert decision.seats() == (0, 1)
    picked = decision.options_of(0)[0]
    together, counted = given_too(game, [picked, picked])
    assert counted == [picked]
    assert together.decision is not None
    assert decision.options[picked] not in together.decision.options
    found = outlook_of(game, 1, None, [picked])
    assert (found.ply, found.also) == (game.ply, [picked])
    assert outlook_of(game, 1, None).also == []


def test_an_answer_after_which_chance_speaks_does_not_count() -> None:
    game = opened()
    assert given_too(game, [0]) == (game, [])


def test_answers_that_are_none_are_refused_and_late_ones_left_out(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    (seat,) = made.info["asked"]
    ply = made.at(0)["last"]
    for text in ("x", "1,,x", "1,2,3,4,5,6,7,8,9"):
        assert outlook(made, f"?seat={seat}&also={text}", 409)["code"] == "bad_answers"
    assert outlook(made, f"?seat={seat}&ply={ply + 1}&also=0")["also"] == []
    assert outlook(made, f"?seat={seat}&ply={ply}&also=999")["also"] == []
