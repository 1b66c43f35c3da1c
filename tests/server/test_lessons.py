"""Lessons: the path they explain is the path of the engine, and their tables are dealt alike."""

from __future__ import annotations

from itertools import groupby

import pytest

from server.client import Site
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.teaching.lessons import Lesson, lesson_dealt, lessons
from vigil.words import LANGUAGES, Words

LESSONS = lessons()


def started(lesson: Lesson) -> Table:
    game = find_game(lesson.game)
    return Table.at(game, game.read(lesson.position), SeededDealer(lesson.seed))


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


def faces(table: Table, tag: str = "tao_rolled") -> list[object]:
    return [rolled["faces"] for rolled in told(table, tag)]


def test_every_game_has_its_course_of_chapters() -> None:
    courses = groupby(sorted(LESSONS), key=lambda name: name.rpartition("_")[0])
    numbers = {course: [int(one.rpartition("_")[2]) for one in names] for course, names in courses}
    assert numbers == {
        "ghost_stories": [1, 2, 3, 4],
        "horizons": [1, 2, 3, 4],
        "white_moon": [1, 2],
    }


@pytest.mark.parametrize("name", LESSONS)
def test_the_engine_asks_what_the_lesson_expects(name: str) -> None:
    lesson = LESSONS[name]
    end = walked(lesson)
    plies = [*(question.ply for question in lesson.path), end.ply]
    steps = [step.ply for step in lesson.steps]
    assert steps == sorted(steps)
    assert set(steps) <= set(plies)
    assert steps[0] == plies[0], "the first question is explained"
    assert steps[-1] == plies[-1], "the lesson says when it is over"
    assert 8 <= len(steps) <= 16
    assert len({step.id for step in lesson.steps}) == len(steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_words(name: str, language: str) -> None:
    lesson, words = LESSONS[name], Words(language)
    assert words.has(f"web-learn-{name}")
    for step in lesson.steps:
        assert words.has(f"web-learn-{name}-{step.id}")
        assert words.has(f"web-learn-{name}-{step.id}.title")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_mistake_is_explained_at_every_question(name: str, language: str) -> None:
    lesson, words = LESSONS[name], Words(language)
    for question in lesson.path:
        step = [step for step in lesson.steps if step.ply <= question.ply][-1]
        assert words.has(f"web-learn-{name}-{step.id}.else")


@pytest.mark.parametrize("name", LESSONS)
def test_the_last_chapter_of_a_course_suggests_a_first_game(name: str) -> None:
    lesson = LESSONS[name]
    course, _, number = name.rpartition("_")
    is_last = f"{course}_{int(number) + 1}" not in LESSONS
    assert (lesson.first_game is not None) == is_last
    if lesson.first_game is not None:
        assert find_game(lesson.game).setup.from_data(lesson.first_game).players == 1


def test_each_chapter_has_a_deal_of_its_own() -> None:
    assert len({(one.game, one.seed) for one in LESSONS.values()}) == len(LESSONS)


# -- what the words tell is what happens


def test_ghost_stories_1_rolls_what_its_words_tell() -> None:
    table = walked(LESSONS["ghost_stories_1"])
    assert faces(table) == [
        ["white", "blue", "white"],
        ["red", "black"],
        ["white", "yellow", "yellow"],
    ]
    assert [drawn["ghost"] for drawn in told(table, "ghost_drawn")] == [41, 34, 31]


def test_ghost_stories_2_haunts_and_curses_as_its_words_tell() -> None:
    table = walked(LESSONS["ghost_stories_2"])
    assert faces(table) == [["green", "red"], ["black", "black", "green"]]
    assert [haunted["name"] for haunted in told(table, "tile_haunted")] == ["herbalist"]
    assert [rolled["face"] for rolled in told(table, "curse_rolled")] == ["lose_qi", "none"]
    assert [lost["board"] for lost in told(table, "qi_lost")] == ["green"]


def test_ghost_stories_3_drives_the_haunter_back_and_meets_the_lich() -> None:
    table = walked(LESSONS["ghost_stories_3"])
    assert [driven["board"] for driven in told(table, "haunters_driven_back")] == ["yellow"]
    assert [lost["qi"] for lost in told(table, "qi_lost")] == [2]
    assert [gone["why"] for gone in told(table, "ghost_discarded")] == [
        "exorcised",
        "sorcerers_hut",
        "buddha",
    ]
    assert told(table, "ghost_drawn")[-1]["ghost"] == 11


def test_ghost_stories_4_fails_once_and_is_won() -> None:
    table = walked(LESSONS["ghost_stories_4"])
    assert faces(table) == [["black", "red", "blue"], ["white", "green", "green"]]
    assert table.outcome is not None
    assert table.outcome.won


def test_white_moon_1_completes_a_family_and_calls_su_ling() -> None:
    table = walked(LESSONS["white_moon_1"])
    assert [saved["family"] for saved in told(table, "family_saved")] == ["sun"]
    assert [taken["artifact"] for taken in told(table, "artifact_taken")] == ["armor_of_the_just"]
    assert [(fled["start"], fled["tile"]) for fled in told(table, "villager_fled")] == [(1, 2)]
    assert told(table, "crystal_placed") == [{"tile": 0, "why": "su_ling"}]


def test_white_moon_2_has_a_death_and_the_barrier() -> None:
    table = walked(LESSONS["white_moon_2"])
    assert [died["family"] for died in told(table, "villager_died")] == ["zhou"]
    assert faces(table, "barrier_rolled") == [
        ["white", "yellow", "white", "blue"],
        ["blue", "white", "green", "white"],
    ]
    assert [saved["family"] for saved in told(table, "family_saved")] == ["li", "long"]
    assert [gone["why"] for gone in told(table, "ghost_discarded")] == ["barrier"] * 3
    assert told(table, "artifact_taken")[-1]["artifact"] == "life_potion"


def placed(table: Table, why: str) -> list[tuple[object, object]]:
    return [(add["piece"], add["land"]) for add in told(table, "piece_added") if add["why"] == why]


def test_horizons_1_builds_in_one_mountain_only() -> None:
    table = walked(LESSONS["horizons_1"])
    assert placed(table, "build") == [("city", "G8")]
    assert placed(table, "explore")[2:] == [("explorer", "G2"), ("explorer", "G4")]


def test_horizons_2_holds_one_jungle_and_loses_the_other() -> None:
    table = walked(LESSONS["horizons_2"])
    assert [(one["land"], one["damage"]) for one in told(table, "ravaged")] == [
        ("G6", 0),
        ("G7", 2),
    ]
    assert [one["land"] for one in told(table, "blight_added")] == ["G7"]
    assert placed(table, "build") == [("town", "G8")]


def test_horizons_3_reaches_the_threshold_and_the_second_level() -> None:
    table = walked(LESSONS["horizons_3"])
    assert placed(table, "build") == []
    causes = [one["why"] for one in told(table, "fear_generated")]
    assert causes == ["visions_of_fiery_doom"] * 2 + ["violent_windstorms"]


def test_horizons_4_is_won_at_terror_level_three() -> None:
    table = walked(LESSONS["horizons_4"])
    assert [rose["level"] for rose in told(table, "terror_rose")] == [3]
    assert [one["card"] for one in told(table, "fear_card_revealed")] == ["scapegoats"]
    assert [one["left"] for one in told(table, "blight_added")] == [2]
    assert table.outcome is not None
    assert table.outcome.won


# -- at a server


@pytest.mark.parametrize("name", LESSONS)
def test_a_table_of_a_lesson_begins_at_its_position(site: Site, name: str) -> None:
    body = {"game": LESSONS[name].game, "lesson": name, "seats": [{"name": "Ann"}], "start": True}
    tables = [site.post("/api/tables", body)["table"] for _ in range(2)]
    assert [table["lesson"] for table in tables] == [name, name]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    assert tables[0]["seed"] is None
    game = started(LESSONS[name])
    assert tables[0]["setup"] == game.setup.to_data()
    record = site.get(f"/api/tables/{tables[0]['id']}/record")
    assert tuple(record["answers"]) == game.record.answers
    assert record["origin"] == game.record.origin


def test_an_ordinary_table_is_no_lesson(site: Site) -> None:
    table = site.post("/api/tables", {"game": "horizons"})["table"]
    assert table["lesson"] == ""
    assert lesson_dealt("horizons", LESSONS["ghost_stories_1"].seed) == ""


@pytest.mark.parametrize("body", [{"lesson": "chess"}, {"lesson": "ghost_stories_1"}])
def test_there_is_no_such_lesson_of_this_game(site: Site, body: dict[str, str]) -> None:
    problem = site.post("/api/tables", {"game": "horizons"} | body, status=404)
    assert problem["code"] == "no_such_lesson"
    assert problem["data"]["known"] == "horizons_1, horizons_2, horizons_3, horizons_4"
