"""Which language a browser is answered in."""

from __future__ import annotations

import pytest

from vigil.server.common.problems import preferred, words_for


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en;q=0.5, pl;q=0.7, ru;q=0.6", "pl"),
        ("uk-UA, ru;q=0.5, en;q=0.3", "ru"),
        ("de, fr;q=0.9", "en"),
        ("PL-pl", "pl"),
        ("plt, ru;q=0.2", "ru"),
        ("ru;q=0, pl;q=0.1", "pl"),
        ("*", "en"),
        ("", "en"),
        (";;q=,,=", "en"),
        ("ru ; q = much", "ru"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_likes_best(header: str, language: str) -> None:
    assert words_for({"accept-language": header}).language == language


def test_without_a_wish_the_language_is_english() -> None:
    assert words_for({}).language == "en"


def test_languages_of_one_quality_stay_in_order() -> None:
    assert preferred("pl, ru;q=1.0, en;q=0.9, de;q=7") == ["pl", "ru", "de", "en"]
