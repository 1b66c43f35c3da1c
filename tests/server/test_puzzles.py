"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Site
from vigil.core.game import game_names
from vigil.teaching.book import solution
from vigil.teaching.puzzles import example_of, puzzles_of

GAME, NAME = "ghost_stories", "two-back-18-43"
PUZZLE = f"/api/puzzles/{GAME}/{NAME}"
CHOICES = list(solution(example_of(puzzles_of(GAME)[NAME])).choices)


def attempt(site: Site, *answers: int, path: str = PUZZLE) -> dict[str, Any]:
    reply = site.http.post(path, json={"answers": answers})
    assert reply.status_code == 200
    found: dict[str, Any] = reply.json()
    return found


def state(table: dict[str, Any]) -> tuple[bool, bool, bool]:
    return table["judged"], table["solved"], table["lucky"]


def test_the_list_has_every_puzzle_with_its_grade(site: Site) -> None:
    listed = site.get("/api/puzzles")
    assert len(listed) == sum(len(puzzles_of(game)) for game in game_names())
    assert all(1 <= one["grade"] <= 5 and one["succeed"] < one["lines"] for one in listed)


@pytest.mark.parametrize("day", [1, 60, 366])
def test_the_puzzle_of_a_day_comes_alone_with_its_position(site: Site, day: int) -> None:
    found = site.get(f"/api/puzzles/days/{day}")
    assert found["puzzle"] in [one for one in site.get("/api/puzzles") if one["day"] == day]
    whole = attempt(site, path="/api/puzzles/{game}/{id}".format_map(found["puzzle"]))
    assert found["view"] == whole["view"]


@pytest.mark.parametrize("day", [0, 367, -1])
def test_there_is_no_puzzle_outside_of_the_year(site: Site, day: int) -> None:
    reply = site.http.get(f"/api/puzzles/days/{day}")
    assert (reply.status_code, reply.json()["code"]) == (404, "no_such_puzzle")


def test_a_puzzle_begins_at_its_position(site: Site) -> None:
    table = attempt(site)
    assert state(table) == (False, False, False)
    assert table["counts"] == [[0, 2]]
    assert table["next"] == CHOICES[0]
    assert table["decision"] is not None


def test_the_solution_solves_a_puzzle_and_nothing_more_is_asked(site: Site) -> None:
    table = attempt(site, *CHOICES)
    assert state(table) == (True, True, False)
    assert table["counts"] == [[2, 2]]
    assert table["decision"] is None
    assert attempt(site, *CHOICES, 0) == table


def test_what_goes_against_the_goal_is_said(site: Site) -> None:
    """The first answers of a puzzle of few lines miss its goal."""
    name = "no-villager-dies-3-132"
    table = attempt(site, path=f"/api/puzzles/{GAME}/{name}")
    answers: list[int] = []
    while not table["judged"]:
        answers.append(len(table["decision"]["options"]) - 1)
        table = attempt(site, *answers, path=f"/api/puzzles/{GAME}/{name}")
    assert state(table) == (True, False, False)
    assert {tag for tag, _ in table["against"]} <= {"villager_died", "taoist_died"}
    assert table["against"]


@pytest.mark.parametrize(
    ("path", "answers", "status", "code"),
    [
        (f"{PUZZLE}x", [], 404, "no_such_puzzle"),
        ("/api/puzzles/chess/mate", [], 404, "no_such_game"),
        (PUZZLE, [99], 400, "no_such_option"),
        (PUZZLE, [0] * 61, 409, "too_many_answers"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    site: Site, path: str, answers: list[int], status: int, code: str
) -> None:
    reply = site.http.post(path, json={"answers": answers})
    assert (reply.status_code, reply.json()["code"]) == (status, code)
