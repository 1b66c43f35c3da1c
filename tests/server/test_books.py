"""The rulebooks and their examples over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Site
from vigil.teaching.book import examples_of, solution
from vigil.words import LANGUAGES

NAME = "two-red-faces"
EXAMPLE = f"/api/examples/ghost_stories/{NAME}"
CHOICES = list(solution(examples_of("ghost_stories")[NAME]).choices)


def attempt(site: Site, *answers: int) -> dict[str, Any]:
    reply = site.http.post(EXAMPLE, json={"answers": answers})
    assert reply.status_code == 200
    found: dict[str, Any] = reply.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_has_a_text_for_each_section_that_it_lists(site: Site, language: str) -> None:
    for book in site.get(f"/api/books?language={language}"):
        texts = site.get(f"/api/books/{book['book']}/{language}")
        listed = {one["id"]: one for chapter in book["chapters"] for one in chapter["sections"]}
        assert listed.keys() == texts.keys()
        for id, text in texts.items():
            assert text.startswith(f"# {listed[id]['title']}\n")


def test_a_text_that_is_known_is_not_sent_again(site: Site) -> None:
    first = site.http.get("/api/books/ghost_stories/en")
    again = site.http.get(
        "/api/books/ghost_stories/en", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_an_example_begins_at_its_position(site: Site) -> None:
    table = attempt(site)
    assert table["decision"]["kind"] == "move"
    assert (table["follows"], table["next"], table["solved"]) == (True, CHOICES[0], False)
    assert table["film"]["frames"] == []


def test_the_solution_solves_an_example_and_its_last_answer_is_a_film(site: Site) -> None:
    table = attempt(site, *CHOICES)
    assert (table["follows"], table["next"], table["solved"]) == (True, None, True)
    assert "ghost_discarded" in [frame["event"][0] for frame in table["film"]["frames"]]
    assert table["events"][-1][1][-1][0] == table["film"]["frames"][-1]["event"][0]


def test_whoever_leaves_the_solution_plays_on_by_himself(site: Site) -> None:
    table = attempt(site, CHOICES[0] + 1)
    assert (table["follows"], table["next"], table["solved"]) == (False, None, False)
    assert table["decision"] is not None


@pytest.mark.parametrize(
    ("path", "answers", "status", "code"),
    [
        (f"{EXAMPLE}x", [], 404, "no_such_example"),
        ("/api/examples/chess/mate", [], 404, "no_such_game"),
        (EXAMPLE, [99], 400, "no_such_option"),
        (EXAMPLE, [0] * 61, 409, "too_many_answers"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    site: Site, path: str, answers: list[int], status: int, code: str
) -> None:
    reply = site.http.post(path, json={"answers": answers})
    assert (reply.status_code, reply.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/books?language=de", "no_such_language"),
        ("/api/books/ghost_stories/de", "no_such_language"),
        ("/api/books/chess/en", "no_such_book"),
    ],
)
def test_what_is_not_written_is_not_found(site: Site, path: str, code: str) -> None:
    reply = site.http.get(path)
    assert (reply.status_code, reply.json()["code"]) == (404, code)
