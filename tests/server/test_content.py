"""The box of a game, and its words, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Site
from vigil.words import LANGUAGES

GHOSTS = "/api/games/ghost_stories/content"


def pieces(box: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {piece["id"]: piece for piece in box}


def test_the_box_of_a_game_holds_its_cards_with_their_facts(site: Site) -> None:
    box = pieces(site.get(GHOSTS))
    assert box["tea_house"]["kind"] == "tile"
    assert box["second_wind"]["facts"] == {"colour": "blue"}
    assert "kung_fu_school" not in box
    assert pieces(site.get("/api/games/horizons/content"))["sun_bright_whirlwind"]["kind"] == (
        "spirit"
    )


def test_editions_and_modules_have_boxes_of_their_own(site: Site) -> None:
    first = pieces(site.get(f"{GHOSTS}?edition=first_print"))
    assert first["w61_bone_cracker"] != pieces(site.get(GHOSTS))["w61_bone_cracker"]
    assert "kung_fu_school" in pieces(site.get(f"{GHOSTS}?modules=white_moon"))


def test_the_box_of_a_table_is_that_of_its_set_up(site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", modules=["white_moon"], edition="first_print")
    whole = site.get(f"{GHOSTS}?edition=first_print&modules=white_moon")
    assert site.get(f"{made.path}/content") == whole


def test_a_box_that_is_known_is_not_sent_again(site: Site) -> None:
    first = site.http.get(GHOSTS)
    again = site.http.get(GHOSTS, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = site.http.get("/api/games/horizons/content", headers=again.headers)
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/content", 404, "no_such_game"),
        (f"{GHOSTS}?edition=third", 400, "edition"),
        (f"{GHOSTS}?modules=black_moon", 400, "module"),
        ("/api/games/horizons/content?edition=revised", 400, "unknown_field"),
        ("/api/tables/none/content", 404, "no_such_table"),
    ],
)
def test_a_box_that_does_not_exist_is_refused(
    site: Site, path: str, status: int, code: str
) -> None:
    assert site.get(path, status)["code"] == code


# -- words


def test_the_texts_of_a_game_come_in_each_language(site: Site) -> None:
    texts = {language: site.get(f"/api/games/horizons/words/{language}") for language in LANGUAGES}
    assert all(any("hz-ask-" in source for source in sources) for sources in texts.values())
    assert len({str(sources) for sources in texts.values()}) == len(LANGUAGES)


def test_texts_that_are_known_are_not_sent_again(site: Site) -> None:
    first = site.http.get("/api/games/horizons/words/pl")
    known = {"If-None-Match": first.headers["etag"]}
    assert site.http.get("/api/games/horizons/words/pl", headers=known).status_code == 304
    assert site.http.get("/api/games/horizons/words/ru", headers=known).status_code == 200


def test_a_game_says_with_what_its_keys_begin(site: Site) -> None:
    assert site.get("/api/games/horizons/words")["prefix"]


@pytest.mark.parametrize(
    ("path", "code"),
    [("horizons/words/de", "no_such_language"), ("chess/words/en", "no_such_game")],
)
def test_words_that_nobody_knows_are_refused(site: Site, path: str, code: str) -> None:
    answer = site.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_game_without_a_board_of_its_own_has_an_empty_module(site: Site) -> None:
    path = "/api/games/horizons/board.js"
    first = site.http.get(path)
    assert (first.status_code, first.text) == (200, "export {}\n")
    assert first.headers["content-type"].startswith("text/javascript")
    assert first.headers["content-security-policy"].startswith("default-src 'self'")
    known = {"If-None-Match": first.headers["etag"]}
    assert site.http.get(path, headers=known).status_code == 304
    assert site.http.get("/api/games/chess/board.js").status_code == 404
