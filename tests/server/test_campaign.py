"""The campaign over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Made, Site
from vigil.teaching.campaign import scenarios_of
from vigil.words import LANGUAGES

NIGHT = "03-guest"
BOTH = [{"name": "Ann"}, {"name": "Ann"}]


def opened(site: Site, **body: Any) -> dict[str, Any]:
    reply = site.http.post("/api/tables", json={"game": "ghost_stories", **body})
    assert reply.status_code == 201, reply.text
    made: dict[str, Any] = reply.json()
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_told_in_each_language(site: Site, language: str) -> None:
    told = site.get(f"/api/campaign?language={language}")
    nights = [one for one in told["scenarios"] if one["game"] == "ghost_stories"]
    for one, scenario in zip(nights, scenarios_of("ghost_stories").values(), strict=True):
        assert one["title"] == scenario.title[language]
        assert one["goals"] == [lantern.goal[language] for lantern in scenario.lanterns]


def test_a_table_of_a_scenario_has_its_set_up(site: Site) -> None:
    made = opened(site, scenario=NIGHT, seats=BOTH, start=True)
    assert made["table"]["setup"]["players"] == 2
    assert made["table"]["setup"]["seats"] == [0, 2]
    earned = site.get(f"/api/tables/{made['table']['id']}/earned")
    assert (earned["scenario"], earned["over"], earned["lanterns"]) == (NIGHT, False, [])


@pytest.mark.parametrize("scenario", [NIGHT, ""])
def test_a_game_that_has_not_begun_names_its_scenario_and_has_earned_nothing(
    site: Site, scenario: str
) -> None:
    made = opened(site, scenario=scenario, seats=BOTH, setup={"players": 2})
    earned = site.get(f"/api/tables/{made['table']['id']}/earned")
    assert (earned["game"], earned["scenario"]) == ("ghost_stories", scenario)
    assert (earned["over"], earned["lanterns"], earned["achievements"]) == (False, [], [])


def test_players_choose_only_what_a_scenario_leaves_to_them(site: Site) -> None:
    wanted = {"qi": 5, "colours": ["green", "yellow"]}
    setup = opened(site, scenario=NIGHT, setup=wanted)["table"]["setup"]
    assert (setup["qi"], setup["colours"]) == (None, ["green", "yellow"])


def test_an_easier_game_is_not_the_scenario(site: Site) -> None:
    easier = scenarios_of("ghost_stories")[NIGHT].setup | {"qi": 5}
    made = opened(site, setup=easier, seats=BOTH, start=True)
    assert site.get(f"/api/tables/{made['table']['id']}/earned")["scenario"] == ""


def test_a_table_of_a_scenario_is_called_so_in_each_language(site: Site) -> None:
    title = scenarios_of("ghost_stories")[NIGHT].title
    table = opened(site, scenario=NIGHT, public=True)["table"]
    assert (table["title"], table["scenario"]) == ("", {"id": NIGHT, "title": title})
    assert site.get("/api/tables")[0]["scenario"]["title"] == title
    assert opened(site)["table"]["scenario"] is None


def test_the_rematch_of_a_scenario_is_the_same_scenario(site: Site) -> None:
    body = {"scenario": NIGHT, "seats": BOTH, "start": True, "setup": {"colours": ["red", "blue"]}}
    made = Made(site, opened(site, **body))
    with site.viewer(made.id, *made.tokens.values()) as both:
        both.do("concede")
        both.until(lambda both: both.table["status"] == "over")
    again = site.post(f"{made.path}/rematch", token=made.tokens[0])["table"]
    assert (again["scenario"], again["setup"]) == (made.info["scenario"], made.info["setup"])


def test_an_unknown_scenario_is_refused_with_those_there_are(site: Site) -> None:
    reply = site.http.post("/api/tables", json={"game": "ghost_stories", "scenario": "99-moon"})
    assert reply.status_code == 404
    assert reply.json()["code"] == "no_such_scenario"
