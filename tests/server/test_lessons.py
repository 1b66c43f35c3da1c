"""Lessons: the path they explain is the path of the engine, and their tables are dealt alike."""

from __future__ import annotations

import pytest

from server.client import Site
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.lessons import Lesson, lesson_dealt, lessons
from vigil.words import LANGUAGES, Words

LESSONS = lessons()


def started(lesson: Lesson) -> Table:
    setup = find_game(lesson.game).setup.from_data(lesson.setup)
    return Table.start(setup, SeededDealer(lesson.seed))


def walked(lesson: Lesson) -> Table:
    """The table at the end of the path; every question on it is the one that the lesson expects."""
    table = started(lesson)
    for question in lesson.path:
        assert table.decision is not None
        assert (table.ply, table.decision.kind) == (question.ply, question.kind)
        assert table.decision.options[question.index] == question.takes
        table.apply(question.index)
    return table


def told(table: Table, tag: str) -> list[dict[str, object]]:
    return [event.data for event in table.events if event.tag == tag]


def test_both_games_have_one() -> None:
    assert set(LESSONS) == {"ghost_stories", "horizons"}


@pytest.mark.parametrize("name", LESSONS)
def test_the_engine_asks_what_the_lesson_expects(name: str) -> None:
    lesson = LESSONS[name]
    end = walked(lesson)
    assert end.decision is not None
    plies = [*(question.ply for question in lesson.path), end.ply]
    steps = [step.ply for step in lesson.steps]
    assert steps == sorted(steps)
    assert set(steps) <= set(plies)
    assert steps[0] == plies[0], "the first question is explained"
    assert steps[-1] == plies[-1], "the lesson says when it is over"
    assert 8 <= len(steps) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_words(name: str, language: str) -> None:
    words = Words(language)
    for step in LESSONS[name].steps:
        assert words.has(f"web-learn-{name}-{step.id}")
        assert words.has(f"web-learn-{name}-{step.id}.title")


def test_the_first_turn_of_ghost_stories_is_as_the_words_tell_it() -> None:
    table = walked(LESSONS["ghost_stories"])
    fight, herbs = told(table, "tao_rolled")
    assert fight["faces"] == ["red", "green", "white"]
    assert [lost["colour"] for lost in told(table, "tao_lost")] == ["red"]
    assert herbs["faces"] == ["black", "red"]
    assert [drawn["ghost"] for drawn in told(table, "ghost_drawn")] == [41, 1]


def test_the_first_round_of_horizons_is_as_the_words_tell_it() -> None:
    table = walked(LESSONS["horizons"])
    cards = [drawn["card"] for drawn in told(table, "invader_card_drawn")]
    assert cards == ["i1_mountain", "i1_jungle"]
    built = [
        (add["piece"], add["land"]) for add in told(table, "piece_added") if add["why"] == "build"
    ]
    assert built == [("city", "G8")]
    explored = [add["land"] for add in told(table, "piece_added") if add["why"] == "explore"]
    assert explored == ["G1", "G8", "G6", "G7"]


@pytest.mark.parametrize("name", LESSONS)
def test_a_table_of_a_lesson_is_dealt_as_it_says(site: Site, name: str) -> None:
    body = {"game": LESSONS[name].game, "lesson": name, "seats": [{"name": "Ann"}], "start": True}
    tables = [site.post("/api/tables", body)["table"] for _ in range(2)]
    assert [table["lesson"] for table in tables] == [name, name]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    assert tables[0]["seed"] is None
    setup = started(LESSONS[name]).setup
    assert tables[0]["setup"] == setup.to_data()
    record = site.get(f"/api/tables/{tables[0]['id']}/record")
    assert tuple(record["answers"]) == started(LESSONS[name]).record.answers


def test_an_ordinary_table_is_no_lesson(site: Site) -> None:
    table = site.post("/api/tables", {"game": "horizons"})["table"]
    assert table["lesson"] == ""
    assert lesson_dealt("horizons", LESSONS["ghost_stories"].seed) == ""


@pytest.mark.parametrize("body", [{"lesson": "chess"}, {"lesson": "ghost_stories"}])
def test_there_is_no_such_lesson_of_this_game(site: Site, body: dict[str, str]) -> None:
    problem = site.post("/api/tables", {"game": "horizons"} | body, status=404)
    assert problem["code"] == "no_such_lesson"
    assert problem["data"]["known"] == "horizons"
